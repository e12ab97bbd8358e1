// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/slurm/slurm.h"
#include "gpu/targets/target.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What the tasks of a batch share out among them.
enum class BatchSplit {
    None,   ///< one task does everything
    Points, ///< points of a sweep
    Parts   ///< modes, variants or configurations, each beside the baseline; their results stay apart
};
std::string_view batchSplitName(BatchSplit split); ///< none, points, parts
std::optional<BatchSplit> parseBatchSplit(std::string_view name);

/// What is known of a task of a batch.
struct BatchTask
{
    slurm::State state;
    std::string reason, start, node, elapsed; ///< as slurm::Entry
    std::string said;                         ///< the last line that it printed, where its script failed
    double fraction = -1;                     ///< of its work; negative: unknown
    double lost = 0;       ///< when it was first seen without its node, which Slurm may give it anew:
                           ///< seconds since 1970; 0: it is not; negative: Slurm has not
    bool finished = false; ///< its result is there, on the cluster
    bool gathered = false; ///< and here

    /// Nothing more will come of it.
    bool isOver() const { return finished || (state.final && lost <= 0); }
};

/// Work that was given to Slurm's queue. It is kept in a list, so that a program that is started later finds it again.
struct Batch
{
    std::string id;   ///< eight hexadecimal digits, unique; part of the name of its job
    std::string name; ///< of its job: 'qs-1a2b3c4d-sweep'
    Target target;
    std::string kind; ///< 'run', or the name of a kind of studies
    nlohmann::ordered_json spec;
    std::string command; ///< the command line, for people
    BatchSplit split = BatchSplit::None;
    int atMost = 0;           ///< tasks at the same time; 0: as many as there is room for
    std::string folder;       ///< on the cluster
    std::string job, cluster; ///< empty: whether Slurm has taken it is not known
    std::string submitted;    ///< date, UTC
    std::vector<BatchTask> tasks;

    int finished() const;
    bool isOver() const;
    /// The name of the kind of work in the job's name: 'qs-ID-WHAT'.
    static std::string jobName(const std::string& id, const std::string& what) { return "qs-" + id + "-" + what; }
};
/// 'done 3 of 8, 2 running, 3 waiting (Resources)'
Message stateText(const Batch& batch);
/// Of the first task that failed and reported why: 'Task 2 failed: …'; empty: there is none.
Message failureText(const Batch& batch);

nlohmann::ordered_json toJson(const Batch& batch);
Result<Batch> batchFromJson(const nlohmann::json& json);

/// A new id.
std::string newBatchId();

/// The specifications of the tasks, `most` at most. Usage where the work cannot be split in this way.
Result<std::vector<nlohmann::ordered_json>> splitWork(const std::string& kind, const nlohmann::ordered_json& spec,
                                                      BatchSplit split, std::size_t most = 1'000);

/// The script that sbatch takes: its directives, the target's setup line, and the worker with the task's number.
/// `worker`: its program there.
std::string batchScript(const Batch& batch, const std::string& worker);
/// The id in the name of the job of a script; empty: there is none.
std::string idInScript(const std::string& script);

/// A script of a task that ended.
struct BatchExit
{
    int task = 0, status = 0;
    std::string said = {}; ///< its last line, where it failed
};

/// What came of asking about a batch.
struct BatchSight
{
    bool queueAnswered = false;             ///< squeue did; what it does not list may still have ended
    std::vector<slurm::Entry> queue, ended; ///< of squeue and of sacct
    std::vector<int> results;               ///< tasks whose results are there
    std::vector<BatchExit> exits;
    std::vector<std::pair<int, double>> progress;
};
/// Whether an entry is of a batch's job; clusters that are not known are taken for the same.
bool isOf(const slurm::Entry& entry, const Batch& batch);
/// Takes it over: what squeue says counts most, then sacct, then the traces of the job itself. What nobody reports is
/// neither done nor failed.
void applySight(Batch& batch, const BatchSight& sight);

} // namespace qs
