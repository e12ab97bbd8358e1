// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/table/chart_table.h"

#include <QAbstractTableModel>

namespace qs {

/// A ChartTable for views: numbers in the user's language on the screen, as they are for sorting.
class ChartTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;
    void setTable(const ChartTable& table);
    const ChartTable& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    ChartTable m_table;
    QVector<int> m_order;    ///< row of the table at each row of the view
    QVector<int> m_decimals; ///< of each column; −1: each number as it is
};

} // namespace qs
