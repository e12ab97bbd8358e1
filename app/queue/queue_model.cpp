// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_model.h"

#include <algorithm>

namespace qs {
namespace {

qsizetype placeIn(const QVector<QueueRow>& rows, const QueueRow& row)
{
    const auto found = std::ranges::find_if(rows, [&row](const QueueRow& other) {
        return other.kind == row.kind && other.id == row.id && other.target == row.target;
    });
    return found == rows.end() ? -1 : found - rows.begin();
}

} // namespace

void QueueModel::setRows(const QVector<QueueRow>& wanted)
{
    QVector<QueueRow> rows; // each once, whatever a file says
    for (const QueueRow& row : wanted)
        if (placeIn(rows, row) < 0) rows << row;
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (placeIn(rows, m_rows[i]) >= 0) continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto before = static_cast<int>(placeIn(m_rows, rows[i]));
        if (before < 0) {
            beginInsertRows({}, i, i);
            m_rows.insert(i, rows[i]);
            endInsertRows();
            continue;
        }
        if (before != i) { // above its place are those that stay above it
            beginMoveRows({}, before, before, {}, i);
            m_rows.move(before, i);
            endMoveRows();
        }
        if (m_rows[i] == rows[i]) continue;
        m_rows[i] = rows[i];
        emit dataChanged(index(i, 0), index(i, kColumns - 1));
    }
}

const QueueRow* QueueModel::at(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_rows.size() ? &m_rows[index.row()] : nullptr;
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : kColumns; }

QString QueueModel::cell(const QueueRow& row, int column)
{
    switch (column) {
    case Name:
        return row.name;
    case Target:
        return row.target;
    case Setup:
        return row.setup.isEmpty() ? QStringLiteral("–") : row.setup;
    case State:
        return row.busy.isEmpty() ? row.state : row.busy;
    case Tasks:
        return row.tasks.isEmpty() ? QStringLiteral("–") : row.tasks;
    default:
        return row.since.isEmpty() ? QStringLiteral("–") : row.since;
    }
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    const QueueRow* row = at(index);
    if (!row) return {};
    if (role == Qt::DisplayRole) return cell(*row, index.column());
    if (role == Qt::ToolTipRole) return cell(*row, index.column()) + QLatin1Char('\n') + row->details;
    if (role == Qt::AccessibleTextRole)
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() + QStringLiteral(": ") +
               cell(*row, index.column());
    return {};
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::DisplayRole) {
        const QString titles[kColumns] = {tr("Name"),  tr("Target"),     tr("Setup"),
                                          tr("State"), tr("Tasks done"), tr("Since")};
        return titles[section];
    }
    if (role != Qt::ToolTipRole) return {};
    const QString tips[kColumns] = {tr("Of the job, as Slurm lists it, or of the session"),
                                    tr("Where it runs"),
                                    tr("What is measured, as a command"),
                                    tr("State; a state that Quantoscope does not know is shown as Slurm reports it"),
                                    tr("Tasks with results, of all"),
                                    tr("When it was submitted, or when the session began")};
    return tips[section];
}

} // namespace qs
