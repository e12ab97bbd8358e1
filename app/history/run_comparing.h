// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "app/threads/latest_task.h"
#include "gpu/results/compare/run_history.h"
#include "widgets/charts/curves/roofline_picture.h"
#include "widgets/charts/curves/sweep_overlay.h"
#include "widgets/runs/run_comparison_model.h"
#include "widgets/runs/side_by_side_model.h"

#include <QHash>
#include <QObject>

#include <optional>

namespace qs {

class PageList;
class RunComparisonView;
class RunStore;

/// Compares runs, sweeps and studies of the session with the baseline run, or where none is chosen with the first of
/// those that are checked, on another thread; shown as a view of the page Compare.
class RunComparing : public QObject
{
    Q_OBJECT

public:
    RunComparing(PageList& pages, RunStore& store, QObject* parent);

    /// Samples, a study, or rows of another tool.
    static bool canCompare(const StoredRun& run);

    RunComparisonView& view() { return *m_view; }
    /// Runs that were measured as a file changed, by their ids, with what tells the state of the file: with one of them
    /// as the baseline run all are compared, and how far runs of the same state are apart is the band of their history.
    void setWatched(const QHash<QString, QString>& versions);
    bool isBusy() const { return m_task.isBusy(); }
    /// The last of the compared runs against the baseline run; null where there is none.
    const RunComparison* last() const { return m_last ? &*m_last : nullptr; }

signals:
    /// Other runs are compared, or none.
    void compared();

private:
    /// A run as it was when it was asked for.
    struct Side
    {
        QString id, name, version;
        ResultPtr result; ///< of a study: empty
        StudyResultPtr study;
        ComparedResult compared() const;
        bool operator==(const Side&) const = default;
    };
    struct Compared
    {
        QVector<ComparedRun> runs;
        std::optional<SideBySide> sideBySide; ///< where all are kernel runs
        RunHistory history;                   ///< of one device; empty of several, and of sweeps
        QStringList historyNames;
        QVector<RooflineSource> devices; ///< where each run is of a device of its own, and no sweep
        QVector<NamedSweep> sweeps;      ///< that of the baseline run first
    };
    static std::optional<SideBySide> besideEachOther(const QVector<Side>& sides);
    static QString shortNameOf(const QVector<Side>& sides, int index);
    static void addHistory(Compared& all, const QVector<Side>& sides);
    static QVector<RooflineSource> devicesOf(const QVector<Side>& sides, const SideBySide& beside);
    static Result<Compared> compare(const QVector<Side>& sides, const std::stop_token& stop);
    QString shownLike(const StoredRun* baseline) const;
    Side sideOf(const StoredRun& run) const;
    QVector<Side> sides() const;
    void keepLast(const QVector<ComparedRun>& runs);
    void showView();
    void update();

    PageList& m_pages;
    RunStore& m_store;
    RunComparisonView* m_view;
    QVector<Side> m_shown; ///< the baseline run first
    QHash<QString, QString> m_versions;
    std::optional<RunComparison> m_last;
    LatestTask<Compared> m_task;
};

} // namespace qs
