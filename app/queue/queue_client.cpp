// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/queue/queue_client.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/remote/study_kinds.h"
#include "gpu/targets/batch/batch_board.h"
#include "gpu/targets/batch/batch_results.h"

#include <algorithm>

namespace qs {
namespace {

constexpr std::size_t kMaxFiles = 20; ///< of results that sessions left, the newest

/// 'sweep' of 'qs-1a2b3c4d-sweep'
std::string whatOf(const Batch& batch)
{
    const std::size_t at = batch.name.find('-', 3);
    return at == std::string::npos ? std::string() : batch.name.substr(at + 1);
}

/// Who is asked about a target: its host, or the target itself where it has none.
std::string hostOf(const Target& target) { return target.host.empty() ? target.text() : target.host; }

/// While it lives a host's connection asks the user nothing: a password may be wanted only by who asked for something.
class Quiet
{
public:
    Quiet(QuestionQueue* questions, std::string host) : m_questions(questions), m_host(std::move(host))
    {
        if (m_questions) m_questions->setQuiet(m_host, true);
    }
    ~Quiet()
    {
        if (m_questions) m_questions->setQuiet(m_host, false);
    }
    Quiet(const Quiet&) = delete;
    Quiet& operator=(const Quiet&) = delete;

private:
    QuestionQueue* m_questions;
    std::string m_host;
};

} // namespace

Result<QueueResults::One> resultOfText(const std::string& text, const std::string& target)
{
    const auto json =
        parseJson(text, {.maxBytes = std::size_t{1} << 30, .maxNodes = 100'000'000}, Message::tr("the result"));
    if (!json) return json.error();
    QueueResults::One one;
    if (const StudyKind* kind = kindOfDocument(*json)) {
        auto study = kind->nothing()->parse(*json);
        if (!study) return study.error();
        (*study)->environment.target = target;
        one.study = std::move(*study);
        return one;
    }
    auto run = runResultFromJson(*json);
    if (!run) return run.error();
    one.run = std::move(*run);
    one.run.environment.target = target;
    return one;
}

QueueClient::QueueClient(std::shared_ptr<TargetHub> hub, std::shared_ptr<QuestionQueue> questions)
    : m_hub(std::move(hub)), m_questions(std::move(questions)), m_list(m_hub->folder())
{}

bool QueueClient::mayAsk(const Target& target, const What& what)
{
    const std::lock_guard lock(m_mutex);
    const std::string host = hostOf(target);
    if (what.asked || target.host.empty()) return true; // Slurm's commands here ask nobody
    return what.watched ? !m_failed.contains(host) : m_reached.contains(host);
}

void QueueClient::setReached(const Target& target, bool reached)
{
    const std::lock_guard lock(m_mutex);
    (reached ? m_reached : m_failed).insert(hostOf(target));
    (reached ? m_failed : m_reached).erase(hostOf(target));
}

Result<QueueStatus> QueueClient::query(const What& what, std::stop_token stop)
{
    QueueStatus status;
    auto batches = m_list.all();
    if (!batches) return batches.error();
    status.batches = std::move(*batches);
    {
        const std::lock_guard lock(m_mutex);
        for (const Batch& batch : status.batches)
            if (!batch.isOver()) m_open.insert(batch.id);
    }
    const auto reach = [&](const Target& target) {
        if (!mayAsk(target, what)) return false;
        const Quiet quiet(what.asked ? nullptr : m_questions.get(), target.host);
        const auto reached = m_hub->connection(target)->reach(stop);
        setReached(target, reached.ok());
        if (!reached) status.notes.push_back(reached.error().message);
        return reached.ok();
    };
    for (Message& note : refreshAll(*m_hub, m_list, status.batches, stop, reach))
        if (std::ranges::find(status.notes, note) == status.notes.end()) status.notes.push_back(std::move(note));
    {
        const std::lock_guard lock(m_mutex);
        for (const Batch& batch : status.batches)
            if (batch.isOver() && m_open.erase(batch.id) > 0) status.ended.push_back(batch.id);
    }
    querySessions(what, status, std::move(stop));
    return status;
}

void QueueClient::querySessions(const What& what, QueueStatus& status, std::stop_token stop)
{
    for (const Target& target : what.sessions) {
        if (stop.stop_requested()) return;
        TargetPlace place(m_hub);
        place.choose(target);
        const Quiet quiet(what.asked ? nullptr : m_questions.get(), target.host);
        auto list = sessionsAt(place, target.name, stop);
        setReached(target, list.ok());
        if (!list) {
            status.notes.push_back(list.error().message);
            continue;
        }
        status.looked.push_back(target.name);
        for (SessionState& state : list->sessions)
            status.kept.push_back({target.name, std::move(state), {}});
        const auto files = std::min(kMaxFiles, list->results.size());
        for (auto file = list->results.rbegin(); file != list->results.rbegin() + static_cast<std::ptrdiff_t>(files);
             ++file)
            status.kept.push_back({target.name, {}, *file});
    }
}

Result<std::shared_ptr<TargetConnection>> QueueClient::prepare(const Target& target, std::stop_token stop)
{
    auto connection = m_hub->connection(target);
    const auto ready = connection->prepare(std::move(stop), {});
    setReached(target, ready.ok());
    if (!ready) return ready.error();
    m_hub->noteAgreed(*connection);
    return connection;
}

Result<Batch> QueueClient::submit(const std::shared_ptr<TargetConnection>& connection, PreparedBatch made,
                                  std::stop_token stop)
{
    const auto done = submitPrepared(m_list, *connection, made, std::move(stop));
    return done ? Result<Batch>(std::move(made.batch)) : Result<Batch>(done.error());
}

Result<QueueClient::Reached> QueueClient::reach(const std::string& id, std::stop_token stop)
{
    auto batch = m_list.find(id);
    if (!batch) return batch.error();
    auto connection = m_hub->connection(batch->target);
    const auto reached = connection->reach(std::move(stop));
    setReached(batch->target, reached.ok());
    if (!reached) return reached.error();
    return Reached{std::move(*batch), std::move(connection)};
}

Result<QueueResults> QueueClient::fetch(const std::string& id, std::stop_token stop)
{
    auto reached = reach(id, stop);
    if (!reached) return reached.error();
    Batch& batch = reached->batch;
    const std::string folder = m_list.gathered(batch);
    // What Slurm does not report now was reported before, or is in the files.
    if (const auto told = refreshBatches(*reached->connection, {&batch, 1}, stop); !told) return told.error();
    const auto came = gatherBatch(*reached->connection, batch, folder, std::move(stop));
    if (auto kept = m_list.update(batch); !kept) return kept.error();
    if (!came) return came.error();
    QueueResults results{batch.target.name, whatOf(batch), 0, batch.tasks.size(), {}};
    results.done = static_cast<std::size_t>(std::ranges::count_if(batch.tasks, &BatchTask::gathered));
    if (batch.kind == "run") {
        auto runs = gatheredRuns(batch, folder);
        if (!runs) return runs.error();
        for (std::size_t i = 0; i < runs->size(); ++i)
            if (!(*runs)[i].segments.empty()) results.results.push_back({std::move((*runs)[i]), nullptr, i});
        return results;
    }
    auto studies = gatheredStudies(batch, folder);
    if (!studies) return studies.error();
    for (auto& [task, study] : *studies)
        results.results.push_back({{}, std::move(study), task});
    return results;
}

Result<void> QueueClient::cancel(const std::string& id, std::stop_token stop)
{
    const auto reached = reach(id, stop);
    if (!reached) return reached.error();
    return cancelBatch(*reached->connection, reached->batch, std::move(stop));
}

Result<void> QueueClient::remove(const std::string& id, bool force, std::stop_token stop)
{
    const auto reached = reach(id, stop);
    if (reached) return withdrawBatch(m_list, reached->connection.get(), reached->batch, force, std::move(stop));
    if (!force || reached.error().code == ErrorCode::Interrupted) return reached.error();
    return m_list.remove(id);
}

Result<std::unique_ptr<TargetPlace>> QueueClient::placeOf(const std::string& name) const
{
    auto target = m_hub->find(name);
    if (!target) return target.error();
    auto place = std::make_unique<TargetPlace>(m_hub);
    place->choose(std::move(*target));
    return place;
}

Result<QueueResults> QueueClient::returnTo(const KeptWork& kept, std::stop_token stop)
{
    const auto place = placeOf(kept.target);
    if (!place) return place.error();
    Result<std::string> text = std::string();
    if (kept.file.empty())
        text = resultOfSessionAt(**place, kept.target, kept.state.note.id, std::move(stop));
    else {
        const auto connection = m_hub->connection(*(*place)->chosen());
        if (auto reached = connection->reach(stop); !reached) return reached.error();
        text = fetchText(connection->shell(), kept.file, std::move(stop));
    }
    if (!text) return text.error();
    auto one = resultOfText(*text, kept.target);
    if (!one) return one.error();
    QueueResults results{kept.target, {}, 1, 1, {}};
    if (one->study || !one->run.segments.empty()) results.results.push_back(std::move(*one));
    return results;
}

Result<void> QueueClient::end(const KeptWork& kept, std::stop_token stop)
{
    const auto place = placeOf(kept.target);
    if (!place) return place.error();
    return stopSessionAt(**place, kept.state.note.id, std::move(stop));
}

Result<void> QueueClient::removeLeft(const KeptWork& kept, std::stop_token stop)
{
    if (!kept.file.ends_with(".json")) return {}; // none of ours
    const auto place = placeOf(kept.target);
    if (!place) return place.error();
    const auto connection = m_hub->connection(*(*place)->chosen());
    if (auto reached = connection->reach(stop); !reached) return reached.error();
    return removeThere(connection->shell(), kept.file, std::move(stop));
}

} // namespace qs
