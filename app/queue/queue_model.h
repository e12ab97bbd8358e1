// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_row.h"

#include <QAbstractTableModel>

namespace qs {

/// The list of jobs. Rows keep their place and their selection while their content changes.
class QueueModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Target, Setup, State, Tasks, Since, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const QVector<QueueRow>& wanted);
    const QVector<QueueRow>& rows() const { return m_rows; }
    /// Null: there is no such row.
    const QueueRow* at(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static QString cell(const QueueRow& row, int column);

    QVector<QueueRow> m_rows;
};

} // namespace qs
