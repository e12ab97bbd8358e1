// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/queue/queue_row.h"
#include "app/session/settings.h"
#include "app/targets/target_service.h"
#include "app/threads/latest_task.h"

#include <QDateTime>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

namespace qs {

/// What was given to Slurm's queue, and the sessions that were left at targets: how it stands, and what is done with
/// it. Asks now and then, rarely while nobody looks, and not at all where nothing is pending; all on other threads.
class QueueService : public QObject
{
    Q_OBJECT

public:
    QueueService(TargetService& targets, Settings& settings, QObject* parent = nullptr);

    const std::shared_ptr<QueueClient>& client() const { return m_client; }
    /// Whether a session has measured something of this window's session.
    void setHasMeasured(std::function<bool(const KeptWork& kept)> has) { m_hasMeasured = std::move(has); }
    QVector<QueueRow> rows() const;
    /// What could not be asked at the last look.
    const QStringList& notes() const { return m_notes; }
    bool isQuerying() const { return m_look.isBusy(); }
    /// When it was looked last; invalid: not yet.
    const QDateTime& queriedAt() const { return m_queriedAt; }
    /// Until the next look by itself; negative: there is none to come.
    int secondsToNextQuery() const;

    /// Reads the list and, where something is pending that can be asked without a question to the user, asks.
    void start();
    /// Somebody looks at the list, or no longer.
    void setWatched(bool watched);
    /// Another session is open from here on: what was submitted before does not come into it by itself, before the user
    /// looks again, and what is being fetched is not added to it.
    void sessionChanged();
    /// The user wants to know now: hosts that failed before are tried again.
    void refresh();
    /// Something is different: soon.
    void refreshSoon();
    /// A run begins on the chosen target, or on those of several devices, and may be left there.
    void onRunStarted();
    /// It has ended; with an error it may have been left. What an earlier run may have left stays noted.
    void onRunEnded(bool failed);
    /// Targets where work may have been left, and nobody looked since.
    QStringList leftAt() const { return m_settings.sessionTargets(); }

    void fetch(const QueueRow& row) { fetch(row, true); }
    void cancel(const QueueRow& row);
    void remove(const QueueRow& row, bool force = false);
    /// To a session, or what one left.
    void returnTo(const QueueRow& row);
    void end(const QueueRow& row);
    /// Waits for the session's work no longer; it goes on.
    void stopWaiting(const QueueRow& row);

signals:
    /// rows(), notes(), and when was looked.
    void changed();
    /// Nothing more will come of a batch. `fetches`: its results are on their way here.
    void ended(const qs::QueueRow& row, bool fetches);
    /// `asked`: the user did.
    void fetched(const qs::QueueResults& results, const QString& name, bool asked);
    void done(const QString& what);
    void failed(const qs::Error& error, const QString& what);
    /// It may be removed here all the same.
    void notRemoved(const qs::Error& error, const qs::QueueRow& row);

private:
    using Work = std::function<Result<QueueResults>(QueueClient& client, std::stop_token stop)>;
    void query(bool asked);
    void setStatus(QueueStatus status);
    void schedule();
    bool isPending() const;
    bool isOwn(const KeptWork& kept) const;
    std::vector<Target> sessionTargets(bool asked) const;
    std::vector<Target> measuredTargets() const;
    void fetch(const QueueRow& row, bool asked);
    std::optional<KeptWork> keptOf(const QueueRow& row) const;
    void work(const QueueRow& row, const QString& busy, Work work, std::function<void(Result<QueueResults>)> then);
    /// Tells a failure; true where there is none.
    bool checked(const Result<QueueResults>& results, const QString& problem);

    TargetService& m_targets;
    Settings& m_settings;
    std::shared_ptr<QueueClient> m_client;
    std::function<bool(const KeptWork&)> m_hasMeasured;
    std::vector<Batch> m_batches;
    std::map<std::string, std::vector<KeptWork>> m_kept; ///< by the target's name
    QStringList m_notes;
    QStringList m_running, m_noted; ///< targets of the run in progress, and those that were noted for it
    QDateTime m_queriedAt;
    QVector<QueueRow> m_before;     ///< as it was at the last look
    QHash<QString, QString> m_busy; ///< what is done, by the row's id
    bool m_watched = false, m_asks = false;
    QStringList m_ofOthers; ///< batches that are not fetched by themselves, since another session was open then
    int m_session = 0;      ///< counts sessions
    int m_looks = 0;        ///< since something changed
    QTimer m_timer;
    LatestTask<QueueStatus> m_look;
    std::map<QString, std::unique_ptr<LatestTask<QueueResults>>> m_work; ///< by the row's id
};

} // namespace qs
