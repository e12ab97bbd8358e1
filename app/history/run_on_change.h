// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_services.h"
#include "app/threads/latest_task.h"
#include "gpu/results/compare/run_comparison.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QAction;

namespace qs {

class PageModule;
class RunComparing;
class RunStore;

/// Run → Again when the file changes: measures the setup of a page each time a file, such as a library or the input,
/// was written anew, and says what each run came to against the one before it. Compare → Runs has all of them.
class RunOnChange : public QObject
{
    Q_OBJECT

public:
    RunOnChange(const CommandServices& window, RunStore& store, RunComparing& comparing);

    /// Watches `path` for the page at hand; empty: nothing any more.
    void watch(const QString& path);
    const QString& watched() const { return m_path; }
    /// How long nothing may have changed before a run begins: a linker writes for a while.
    static constexpr int kQuietMs = 1000;

private:
    /// What a file was like; invalid while there is none.
    struct Stamp
    {
        QDateTime changed;
        qint64 size = -1;
        QString content = {}; ///< a hash
        bool operator==(const Stamp&) const = default;
    };
    void toggled(bool on);
    void look();
    void seen(const Stamp& now);
    void start();
    void onStored(const PageModule& page, const QString& id);
    void report(const QString& before, const QString& now, const Result<RunComparison>& compared);
    void add(const QString& id);

    CommandServices m_window;
    RunStore& m_store;
    QAction *m_action, *m_show;
    RunComparing& m_comparing;
    QString m_path, m_before, m_first;
    QHash<QString, QString> m_versions; ///< content of the file by run
    double m_spread = 0;                ///< half-width that runs without a change were apart, as a ratio − 1
    QPointer<PageModule> m_page;
    Stamp m_measured, m_last;
    QTimer m_poll;
    bool m_isKnown = false; ///< the file was looked at
    bool m_isOurs = false;  ///< the run in progress was begun here
    LatestTask<Stamp> m_look;
    LatestTask<RunComparison> m_compare;
};

/// 'int8-token-dynamic FASTER 1.20× [1.18, 1.22]; 3 the same, 1 not resolved': at most `most` changes, the largest
/// first.
QString changesText(const RunComparison& compared, int most = 2);

} // namespace qs
