// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/language/isolates.h"
#include "widgets/style/modes/mode_swatch.h"
#include "widgets/tables/cell_text.h"
#include "widgets/tables/table_model.h"

#include <algorithm>
#include <span>
#include <vector>

namespace qs {

/// A table whose columns are a list; subclasses keep the rows.
template <typename Row> class ColumnModel : public TableModel
{
public:
    using TableModel::TableModel;

    const ColumnHead& head(int column) const override { return columnAt(column).head; }
    int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows().size());
    }

    bool hasValues(int column) const override
    {
        const Column<Row>& one = columnAt(column);
        for (int row = 0; row < rowCount(); ++row)
            if (one.has ? one.has(at(row)) : one.raw(at(row)).isValid()) return true;
        return false;
    }

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
        const Row& row = at(index.row());
        const Column<Row>& column = columnAt(index.column());
        switch (role) {
        case Qt::DisplayRole:
            return isolatedForView(column.head.isNumber ? withMinus(column.text(row, QLocale()))
                                                        : column.text(row, QLocale()));
        case ExportRole:
            return column.text(row, QLocale::c());
        case RawRole:
            return column.raw ? column.raw(row) : QVariant();
        case ModeNameRole:
            return nameOf(row);
        case Qt::ToolTipRole:
            return column.toolTip ? isolatedForView(withMinus(column.toolTip(row))) : column.head.toolTip;
        case Qt::TextAlignmentRole:
            return alignmentOf(column.head);
        case Qt::ForegroundRole:
            return inkOf(column.tone ? column.tone(row) : Tone::Plain);
        case Qt::DecorationRole:
            return column.head.isName ? QVariant(modeSwatch(nameOf(row))) : QVariant();
        case Qt::FontRole:
            return column.head.isName && hasHeavyName(row) ? heavyFont() : QVariant();
        default:
            return further(row, role);
        }
    }

protected:
    virtual std::span<const Row> rows() const = 0;
    const Row& at(int row) const { return rows()[static_cast<std::size_t>(row)]; }
    /// Name of the row's mode.
    virtual QString nameOf(const Row& row) const = 0;
    virtual bool hasHeavyName(const Row&) const { return false; }
    /// What there is for FurtherRole and the roles behind it.
    virtual QVariant further(const Row&, int) const { return {}; }

    const Column<Row>& columnAt(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

    std::vector<Column<Row>> m_columns;
};

} // namespace qs
