// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_parts.h"
#include "app/session/stored_run.h"
#include "app/tasks/latest_task.h"
#include "widgets/runs/run_comparison_model.h"

#include <QObject>

namespace qs {

class RunComparisonView;

/// Compares runs of the session with the baseline run, or where none is chosen with the first of those that are
/// checked, on another thread; shown as a view of the page Compare.
class RunComparing : public QObject
{
    Q_OBJECT

public:
    explicit RunComparing(const WindowParts& window);

    RunComparisonView& view() { return *m_view; }
    bool isBusy() const { return m_task.isBusy(); }

private:
    /// A run as it was when it was asked for.
    struct Side
    {
        QString id, name;
        ResultPtr result;
        bool operator==(const Side&) const = default;
    };
    QVector<Side> sides() const;
    void showView();
    void update();

    WindowParts m_window;
    RunComparisonView* m_view;
    QVector<Side> m_shown; ///< the baseline run first
    LatestTask<QVector<ComparedRun>> m_task;
};

} // namespace qs
