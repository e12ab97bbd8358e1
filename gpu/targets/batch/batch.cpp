// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch.h"

#include "gpu/core/random_hex.h"
#include "gpu/formats/json_fields.h"
#include "gpu/targets/words.h"

#include <algorithm>
#include <array>
#include <ctime>

namespace qs {

namespace {

constexpr std::array kSplits{std::pair{BatchSplit::None, std::string_view("none")},
                             std::pair{BatchSplit::Points, std::string_view("points")},
                             std::pair{BatchSplit::Parts, std::string_view("parts")}};

struct StateWord
{
    static nlohmann::ordered_json write(const JsonWriter&, const slurm::State& state) { return state.word; }
    static void read(ObjectReader& in, const char* key, slurm::State& state)
    {
        std::string word;
        in.read(key, word);
        state = word.empty() ? slurm::State{} : slurm::stateOf(word);
    }
};

/// A target is its own JSON, and a specification is kept as it is.
struct TargetForm
{
    static nlohmann::ordered_json write(const JsonWriter&, const Target& target) { return toJson(target); }
    static void read(ObjectReader& in, const char* key, Target& target)
    {
        const auto* json = in.find(key);
        auto read =
            json ? targetFromJson(*json) : Result<Target>(Error{ErrorCode::BadInput, Message::tr("a target"), {}});
        if (!read) return in.fail(read.error());
        target = std::move(*read);
    }
};
struct AsItIs
{
    static nlohmann::ordered_json write(const JsonWriter&, const nlohmann::ordered_json& json) { return json; }
    static void read(ObjectReader& in, const char* key, nlohmann::ordered_json& json)
    {
        if (const auto* found = in.find(key)) json = *found;
    }
};

/// An entry for each task; one that is no task of an array stands for the only one.
const slurm::Entry* entryOf(const std::vector<slurm::Entry>& entries, const Batch& batch, int task)
{
    const auto found = std::ranges::find_if(entries, [&](const slurm::Entry& e) {
        return isOf(e, batch) && (e.task == task || (e.task < 0 && batch.tasks.size() == 1));
    });
    return found == entries.end() ? nullptr : &*found;
}

} // namespace

template <class V> void fields(V& v, Visited<V, BatchTask>& task)
{
    v("state", task.state, StateWord{});
    v("reason", task.reason);
    v("start", task.start);
    v("node", task.node);
    v("elapsed", task.elapsed);
    v("said", task.said);
    v("fraction", task.fraction);
    v("lost", task.lost);
    v("finished", task.finished);
    v("gathered", task.gathered);
}

template <class V> void fields(V& v, Visited<V, Batch>& batch)
{
    v("id", batch.id);
    v("name", batch.name);
    v("target", batch.target, TargetForm{});
    v("kind", batch.kind);
    v("spec", batch.spec, AsItIs{});
    v("command", batch.command);
    v("split", batch.split, Named{batchSplitName, parseBatchSplit});
    v("at_most", batch.atMost, kCount);
    v("folder", batch.folder);
    v("job", batch.job);
    v("cluster", batch.cluster);
    v("submitted", batch.submitted);
    v("tasks", batch.tasks, List{});
}

std::string_view batchSplitName(BatchSplit split)
{
    return std::ranges::find(kSplits, split, &std::pair<BatchSplit, std::string_view>::first)->second;
}

std::optional<BatchSplit> parseBatchSplit(std::string_view name)
{
    const auto found = std::ranges::find(kSplits, name, &std::pair<BatchSplit, std::string_view>::second);
    return found == kSplits.end() ? std::nullopt : std::optional(found->first);
}

int Batch::finished() const { return static_cast<int>(std::ranges::count_if(tasks, &BatchTask::finished)); }

bool Batch::isOver() const { return std::ranges::all_of(tasks, &BatchTask::isOver); }

Message stateText(const Batch& batch)
{
    const auto all = static_cast<std::int64_t>(batch.tasks.size());
    Message text = Message::tr("%1 of %n tasks done", "%1 of %n task done", all).arg(batch.finished());
    if (batch.job.empty()) return Message::tr("submission not confirmed");
    std::vector<std::pair<slurm::State, int>> states;
    for (const BatchTask& task : batch.tasks) {
        if (task.finished) continue;
        const auto same = std::ranges::find(states, task.state, &std::pair<slurm::State, int>::first);
        same == states.end() ? static_cast<void>(states.emplace_back(task.state, 1))
                             : static_cast<void>(++same->second);
    }
    for (const auto& [state, count] : states) {
        text = Message::tr("%1, %2 %3").arg(text, count, slurm::stateText(state));
        const auto why = std::ranges::find_if(batch.tasks, [&, word = state.word](const BatchTask& task) {
            return !task.finished && task.state.word == word && !task.reason.empty();
        });
        if (state.phase == slurm::Phase::Waiting && why != batch.tasks.end())
            text = Message::tr("%1 (%2)").arg(text, why->reason);
    }
    return text;
}

Message failureText(const Batch& batch)
{
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        const BatchTask& task = batch.tasks[i];
        if (!task.finished && task.state.phase == slurm::Phase::Failed && !task.said.empty())
            return Message::tr("Task %1 failed: %2").arg(static_cast<std::int64_t>(i), task.said);
    }
    return {};
}

nlohmann::ordered_json toJson(const Batch& batch) { return writeFields(batch); }

Result<Batch> batchFromJson(const nlohmann::json& json)
{
    auto batch = readFields<Batch>(json, "batch");
    if (!batch) return batch;
    const bool hex = batch->id.size() == 8 && batch->id.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (!hex || batch->tasks.empty())
        return Error{ErrorCode::BadInput, Message::tr("A batch has no id or no tasks."), {}};
    return batch;
}

std::string newBatchId() { return randomHex(); }

namespace {

constexpr double kRequeues = 600; ///< seconds that Slurm has to put a job back into its queue

/// Of a task that was preempted, or whose node failed: its script asks Slurm to put it back (batchScript()).
void noteLost(const Batch& batch, BatchTask& task, bool hasEnded)
{
    const bool mayReturn =
        (task.state.word == "PREEMPTED" || task.state.word == "NODE_FAIL") && !hasEnded &&
        std::ranges::find(batch.target.slurm.directives, "--no-requeue") == batch.target.slurm.directives.end();
    if (!mayReturn) return void(task.lost = 0);
    const auto now = static_cast<double>(std::time(nullptr));
    if (task.lost == 0) task.lost = now;
    if (task.lost > 0 && now - task.lost > kRequeues) task.lost = -1;
}

} // namespace

bool isOf(const slurm::Entry& entry, const Batch& batch)
{
    return entry.job == batch.job && (entry.cluster.empty() || batch.cluster.empty() || entry.cluster == batch.cluster);
}

void applySight(Batch& batch, const BatchSight& sight)
{
    for (std::size_t i = 0; i < batch.tasks.size(); ++i) {
        BatchTask& task = batch.tasks[i];
        const int number = static_cast<int>(i);
        task.finished = task.finished || std::ranges::find(sight.results, number) != sight.results.end();
        for (const auto& [which, fraction] : sight.progress)
            if (which == number) task.fraction = fraction;
        const auto exit = std::ranges::find(sight.exits, number, &BatchExit::task);
        if (exit != sight.exits.end()) task.said = exit->said;
        const slurm::Entry* entry = entryOf(sight.queue, batch, number);
        if (!entry) entry = entryOf(sight.ended, batch, number);
        if (entry) {
            task.state = entry->state;
            task.reason = entry->reason;
            task.start = entry->start;
            task.node = entry->node.empty() ? task.node : entry->node;
            task.elapsed = entry->elapsed;
            noteLost(batch, task, exit != sight.exits.end());
            continue;
        }
        if (!sight.queueAnswered) continue; // it may be in the queue again
        if (exit != sight.exits.end())
            task.state = slurm::stateOf(exit->status == 0 ? "COMPLETED" : "FAILED");
        else if (!task.state.final && !batch.job.empty())
            task.state = {};
    }
}

} // namespace qs
