// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runs/runs_model.h"

#include <algorithm>

namespace qs {

int RunsModel::rowOf(const QString& id) const
{
    const auto found = std::find_if(m_runs.begin(), m_runs.end(), [&](const RunRow& r) { return r.id == id; });
    return found == m_runs.end() ? -1 : static_cast<int>(found - m_runs.begin());
}

void RunsModel::setRuns(const QVector<RunRow>& runs)
{
    const bool sameRows =
        runs.size() == m_runs.size() && std::equal(runs.begin(), runs.end(), m_runs.begin(),
                                                   [](const RunRow& a, const RunRow& b) { return a.id == b.id; });
    if (!sameRows && !reorder(runs)) {
        beginResetModel();
        m_runs = runs;
        endResetModel();
        return;
    }
    for (const RunRow& run : runs)
        upsert(run);
}

/// The same runs in another order: what is selected stays selected. False where they are not the same.
bool RunsModel::reorder(const QVector<RunRow>& runs)
{
    if (runs.size() != m_runs.size() || runs.isEmpty()) return false;
    QVector<int> places(runs.size(), -1);
    for (int to = 0; to < runs.size(); ++to) {
        const int from = rowOf(runs[to].id);
        if (from < 0 || places[from] >= 0) return false;
        places[from] = to;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QModelIndexList after;
    for (const QModelIndex& old : before)
        after.append(index(places[old.row()]));
    m_runs = runs;
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
    return true;
}

bool RunsModel::moveRows(const QModelIndex& from, int row, int count, const QModelIndex& to, int before)
{
    if (from.isValid() || to.isValid() || count != 1 || row < 0 || row >= m_runs.size() || before < 0 ||
        before > m_runs.size())
        return false;
    const int place = before > row ? before - 1 : before;
    if (place == row) return false;
    // After the drop: the view still holds on to the rows as they are.
    QMetaObject::invokeMethod(
        this, [this, id = m_runs[row].id, place] { emit moveRequested(id, place); }, Qt::QueuedConnection);
    return true;
}

void RunsModel::upsert(const RunRow& run)
{
    const int row = rowOf(run.id);
    if (row < 0) {
        beginInsertRows({}, 0, 0);
        m_runs.prepend(run);
        endInsertRows();
        return;
    }
    if (m_runs[row] == run) return;
    m_runs[row] = run;
    emit dataChanged(index(row), index(row));
}

void RunsModel::remove(const QString& id)
{
    const int row = rowOf(id);
    if (row < 0) return;
    const bool overlaid = m_runs[row].overlay;
    beginRemoveRows({}, row, row);
    m_runs.removeAt(row);
    endRemoveRows();
    if (overlaid) emit overlayChanged(this->overlaid());
}

QStringList RunsModel::overlaid() const
{
    QStringList ids;
    for (const RunRow& run : m_runs)
        if (run.overlay) ids.append(run.id);
    return ids;
}

int RunsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_runs.size());
}

QString RunsModel::toolTip(const RunRow& run) const
{
    QString text = run.title + QLatin1Char('\n') + run.subtitle;
    if (run.running) text += QLatin1Char('\n') + tr("Running now");
    if (run.baseline) text += QLatin1Char('\n') + tr("★ Baseline: the other runs are compared with it");
    if (!run.modes.isEmpty()) text += QLatin1Char('\n') + run.modes.join(QStringLiteral(", "));
    return run.note.isEmpty() ? text : text + QStringLiteral("\n\n") + run.note;
}

QVariant RunsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const RunRow& run = m_runs[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return run.title;
    case Qt::ToolTipRole:
        return toolTip(run);
    case Qt::CheckStateRole:
        return static_cast<int>(run.overlay ? Qt::Checked : Qt::Unchecked);
    case Qt::AccessibleTextRole:
        return run.title + QStringLiteral(", ") + run.subtitle + (run.running ? tr(", running") : QString()) +
               (run.baseline ? tr(", baseline") : QString());
    case IdRole:
        return run.id;
    case SubtitleRole:
        return run.subtitle;
    case RunningRole:
        return run.running;
    case BaselineRole:
        return run.baseline;
    case NoteRole:
        return run.note;
    default:
        return {};
    }
}

bool RunsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return false;
    RunRow& run = m_runs[index.row()];
    if (role == Qt::CheckStateRole) {
        if (run.running) return false;
        run.overlay = value.toInt() == Qt::Checked;
        emit dataChanged(index, index, {Qt::CheckStateRole});
        emit overlayChanged(overlaid());
        return true;
    }
    const QString title = value.toString().trimmed();
    if (role != Qt::EditRole || run.running || title.isEmpty() || title == run.title) return false;
    emit renameRequested(run.id, title);
    return true;
}

Qt::ItemFlags RunsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) return Qt::ItemIsDropEnabled; // between the rows
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    // The run that goes on is no run of the session yet: there is nothing that a name, a mark or a place could be kept
    // with.
    if (m_runs.value(index.row()).running) return flags;
    return flags | Qt::ItemIsDragEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsEditable;
}

} // namespace qs
