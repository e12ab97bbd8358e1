// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QVector>

namespace qs {

/// The values of a chart as a table. Cells are texts, numbers or empty; numbers in the unit of their column.
class ChartTable
{
public:
    struct Column
    {
        QString name;
        QString unit; ///< empty: none
        QString title() const { return unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit); }
    };

    ChartTable() = default;
    explicit ChartTable(QVector<Column> columns) : m_columns(std::move(columns)) {}
    /// Missing cells at the end stay empty; NaN is an empty cell.
    void addRow(QVector<QVariant> cells);

    const QVector<Column>& columns() const { return m_columns; }
    const QVector<QVector<QVariant>>& rows() const { return m_rows; }
    bool isEmpty() const { return m_rows.isEmpty(); }
    /// Whether a cell holds a number, which is aligned and sorted as such.
    static bool isNumber(const QVariant& cell);
    /// A cell in the C locale, in full precision.
    static QString plainText(const QVariant& cell);

    // Title line and rows, in the C locale.
    QString tsv() const;
    QString csv() const; ///< RFC 4180, with commas and line ends CR LF
    QString markdown() const;

private:
    QVector<Column> m_columns;
    QVector<QVector<QVariant>> m_rows;
};

} // namespace qs
