// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_service.h"

#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace qs {

using namespace std::chrono_literals;

namespace {

/// Of what has no results.
Result<QueueResults> nothingOf(const Result<void>& done)
{
    return done ? Result<QueueResults>(QueueResults()) : Result<QueueResults>(done.error());
}

} // namespace

QueueService::QueueService(TargetService& targets, Settings& settings, QObject* parent)
    : QObject(parent), m_targets(targets), m_settings(settings),
      m_client(std::make_shared<QueueClient>(targets.place()->sharedHub(), targets.questions()))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        // What is asked now may be waiting for a password; it is not asked twice.
        m_look.isBusy() ? m_timer.start(1s) : query(false);
    });
}

QVector<QueueRow> QueueService::rows() const
{
    QueueStatus status;
    status.batches = m_batches;
    for (const auto& [target, kept] : m_kept)
        status.kept.insert(status.kept.end(), kept.begin(), kept.end());
    for (KeptWork& kept : status.kept)
        kept.isOwn = isOwn(kept);
    QVector<QueueRow> rows = rowsOf(status);
    for (QueueRow& row : rows)
        row.busy = m_busy.value(row.id);
    return rows;
}

/// By what it measured for this session; while a run is in progress there it is the one that works for a program.
bool QueueService::isOwn(const KeptWork& kept) const
{
    const auto isBusy = [](const KeptWork& job) { return job.file.empty() && job.state.hasClient && job.state.works; };
    if (!kept.file.empty() || !kept.state.hasClient) return false;
    if (m_hasMeasured && m_hasMeasured(kept)) return true;
    return m_running.contains(text(kept.target)) && isBusy(kept) &&
           std::ranges::count_if(m_kept.at(kept.target), isBusy) == 1;
}

int QueueService::secondsToNextQuery() const { return m_timer.isActive() ? m_timer.remainingTime() / 1000 : -1; }

void QueueService::start() { query(false); }

void QueueService::setWatched(bool watched)
{
    if (m_watched == watched) return;
    m_watched = watched;
    if (watched) m_ofOthers.clear();
    m_looks = 0;
    if (watched)
        query(false);
    else
        schedule();
}

void QueueService::sessionChanged()
{
    ++m_session;
    for (const Batch& batch : m_batches)
        m_ofOthers << text(batch.id);
}

void QueueService::refresh()
{
    m_looks = 0;
    query(true);
}

void QueueService::refreshSoon()
{
    m_looks = 0;
    m_timer.start(500ms);
}

void QueueService::onRunStarted()
{
    m_noted.clear();
    m_running.clear();
    QStringList names = m_settings.sessionTargets();
    for (const Target& target : measuredTargets()) {
        const QString name = text(target.name);
        if (target.keptMinutes() == 0) continue;
        m_running << name;
        if (!names.contains(name)) {
            names << name;
            m_noted << name;
        }
    }
    if (!m_noted.isEmpty()) m_settings.sessionTargets.set(names);
}

/// Those of the several devices where such are chosen, else the one of the list.
std::vector<Target> QueueService::measuredTargets() const
{
    std::vector<Target> targets;
    const DeviceChoice several = m_targets.several().choice();
    for (const Target& target : m_targets.targets())
        if (several.isSeveral()
                ? std::ranges::find(several.picks, target.name, &DevicePick::target) != several.picks.end()
                : m_targets.name() == text(target.name))
            targets.push_back(target);
    return targets;
}

void QueueService::onRunEnded(bool failed)
{
    const QStringList noted = std::exchange(m_noted, {});
    m_running.clear();
    if (failed) return;
    QStringList names = m_settings.sessionTargets();
    for (const QString& name : noted)
        if (!m_kept.contains(name.toStdString())) names.removeAll(name);
    if (names != m_settings.sessionTargets()) m_settings.sessionTargets.set(names);
}

/// Those that can be asked without connecting, or, where the user asks, all of them.
std::vector<Target> QueueService::sessionTargets(bool asked) const
{
    std::vector<Target> targets;
    const QStringList names = m_settings.sessionTargets();
    const bool connected = m_targets.state() == TargetService::State::Connected;
    for (const Target& target : m_targets.targets()) {
        if (target.keptMinutes() == 0 || target.kind == TargetKind::Slurm) continue;
        const bool chosen = m_targets.name() == text(target.name);
        const bool listed = m_kept.contains(target.name); // it answered before
        if ((asked && (chosen || names.contains(text(target.name)))) ||
            (m_watched && ((chosen && connected) || listed)))
            targets.push_back(target);
    }
    return targets;
}

void QueueService::query(bool asked)
{
    m_timer.stop();
    m_asks = m_asks || asked;
    QueueClient::What what{m_asks, m_watched, sessionTargets(m_asks)};
    m_look.request([client = m_client, what](std::stop_token stop) { return client->query(what, std::move(stop)); },
                   [this](Result<QueueStatus> status) {
                       m_asks = false;
                       m_queriedAt = QDateTime::currentDateTime();
                       if (status) return setStatus(std::move(*status));
                       m_notes = {messageText(status.error())};
                       schedule();
                       emit changed();
                   });
    emit changed();
}

void QueueService::setStatus(QueueStatus status)
{
    m_notes.clear();
    for (const Message& note : status.notes)
        m_notes << messageText(note);
    m_batches = std::move(status.batches);
    QStringList names = m_settings.sessionTargets();
    for (const std::string& target : status.looked) {
        m_kept[target].clear();
        names.removeAll(text(target));
    }
    for (KeptWork& kept : status.kept) {
        if (!names.contains(text(kept.target))) names << text(kept.target);
        m_kept[kept.target].push_back(std::move(kept));
    }
    if (names != m_settings.sessionTargets()) m_settings.sessionTargets.set(names);
    const QVector<QueueRow> now = rows();
    if (now != m_before) m_looks = 0;
    m_before = now;
    schedule();
    emit changed();
    for (const std::string& id : status.ended)
        for (const QueueRow& row : now) {
            if (row.kind != QueueRow::Kind::Batch || row.id != text(id)) continue;
            const bool fetches = m_watched && !m_ofOthers.contains(row.id);
            emit ended(row, fetches);
            if (fetches) fetch(row, false);
        }
}

/// Sessions only while somebody looks: whether their work has ended matters to nobody else.
bool QueueService::isPending() const
{
    if (std::ranges::any_of(m_batches, [](const Batch& batch) { return !batch.isOver(); })) return true;
    if (!m_watched) return false;
    for (const auto& [target, kept] : m_kept)
        if (std::ranges::any_of(kept, [](const KeptWork& job) { return job.file.empty() && job.state.works; }))
            return true;
    return false;
}

void QueueService::schedule()
{
    m_timer.stop();
    if (!isPending()) return;
    m_timer.start(slurm::pollInterval(m_looks, m_watched));
    ++m_looks;
}

void QueueService::work(const QueueRow& row, const QString& busy, Work work,
                        std::function<void(Result<QueueResults>)> then)
{
    if (m_busy.contains(row.id)) return;
    m_busy[row.id] = busy;
    auto& task = m_work[row.id];
    if (!task) task = std::make_unique<LatestTask<QueueResults>>();
    task->request(
        [client = m_client, work = std::move(work)](std::stop_token stop) { return work(*client, std::move(stop)); },
        [this, id = row.id, then = std::move(then)](Result<QueueResults> results) {
            m_busy.remove(id);
            then(std::move(results));
            refreshSoon();
            emit changed();
        });
    emit changed();
}

bool QueueService::checked(const Result<QueueResults>& results, const QString& problem)
{
    if (!results) emit failed(results.error(), problem);
    return results.ok();
}

void QueueService::fetch(const QueueRow& row, bool asked)
{
    work(
        row, tr("fetching results…"),
        [id = row.id.toStdString()](QueueClient& client, std::stop_token stop) {
            return client.fetch(id, std::move(stop));
        },
        [this, name = row.name, asked, session = m_session](const Result<QueueResults>& results) {
            if (!checked(results, tr("The results of %1 were not fetched:").arg(name))) return;
            if (session != m_session)
                return emit done(tr("The results of %1 were not added, because another session was opened. Fetch them "
                                    "again to add them to this one.")
                                     .arg(name));
            emit fetched(*results, name, asked);
        });
}

void QueueService::cancel(const QueueRow& row)
{
    work(
        row, tr("cancelling…"),
        [id = row.id.toStdString()](QueueClient& client, std::stop_token stop) {
            return nothingOf(client.cancel(id, std::move(stop)));
        },
        [this, name = row.name](const Result<QueueResults>& results) {
            if (checked(results, tr("%1 was not cancelled:").arg(name))) emit done(tr("%1 was cancelled.").arg(name));
        });
}

void QueueService::remove(const QueueRow& row, bool force)
{
    work(
        row, tr("removing…"),
        [id = row.id.toStdString(), force, kept = keptOf(row)](QueueClient& client, std::stop_token stop) {
            return nothingOf(kept ? client.removeLeft(*kept, std::move(stop))
                                  : client.remove(id, force, std::move(stop)));
        },
        [this, row](const Result<QueueResults>& results) {
            if (results) return emit done(tr("%1 was removed from the list.").arg(row.name));
            row.kind == QueueRow::Kind::Batch ? emit notRemoved(results.error(), row)
                                              : emit failed(results.error(), tr("%1 was not removed:").arg(row.name));
        });
}

std::optional<KeptWork> QueueService::keptOf(const QueueRow& row) const
{
    const auto there = m_kept.find(row.target.toStdString());
    if (row.kind == QueueRow::Kind::Batch || there == m_kept.end()) return std::nullopt;
    const auto found = std::ranges::find(there->second, row.id.toStdString(), &KeptWork::id);
    return found == there->second.end() ? std::nullopt : std::optional(*found);
}

void QueueService::returnTo(const QueueRow& row)
{
    const auto kept = keptOf(row);
    if (!kept) return;
    work(
        row, row.kind == QueueRow::Kind::Left ? tr("fetching results…") : tr("waiting for its result…"),
        [kept = *kept](QueueClient& client, std::stop_token stop) { return client.returnTo(kept, std::move(stop)); },
        [this, name = row.name](const Result<QueueResults>& results) {
            if (checked(results, tr("The result of %1 was not fetched:").arg(name))) emit fetched(*results, name, true);
        });
}

void QueueService::end(const QueueRow& row)
{
    const auto kept = keptOf(row);
    if (!kept || !kept->file.empty()) return;
    work(
        row, tr("ending…"),
        [kept = *kept](QueueClient& client, std::stop_token stop) {
            return nothingOf(client.end(kept, std::move(stop)));
        },
        [this, name = row.name](const Result<QueueResults>& results) {
            if (checked(results, tr("The session %1 was not ended:").arg(name)))
                emit done(tr("The session %1 is being ended.").arg(name));
        });
}

void QueueService::stopWaiting(const QueueRow& row)
{
    const auto task = m_work.find(row.id);
    if (task == m_work.end() || !m_busy.contains(row.id)) return;
    task->second->cancel();
    m_busy.remove(row.id);
    emit changed();
}

} // namespace qs
