// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What Slurm's commands print, and what it means. Nothing is run here.
namespace qs::slurm {

/// Where a job is, as far as this program treats it differently.
enum class Phase {
    Waiting,   ///< in the queue, also again
    Running,   ///< and what belongs to it: configuring, completing, suspended
    Done,      ///< it ended by itself, without an error
    Failed,    ///< it ended otherwise
    Cancelled, ///< by scancel
    Unknown    ///< a word of another version of Slurm, or the queue could not be asked
};

/// A state as Slurm calls it. What is not final may still change.
struct State
{
    Phase phase = Phase::Unknown;
    bool final = false;
    std::string word; ///< 'PENDING', 'NODE_FAIL'; empty: the queue does not list the job
    bool operator==(const State&) const = default;
};
/// The first word counts ('CANCELLED by 1000'); a word that is not known is not final.
State stateOf(std::string_view text);
/// For people; the word itself where it is not known.
Message stateText(const State& state);

/// A job, or a task of an array.
struct Entry
{
    std::string job; ///< '4711'
    int task = -1;   ///< of an array; -1: it is none
    State state;
    std::string reason, start, node; ///< why it waits, when it is expected to start, where it runs; may be empty
    std::string elapsed{};           ///< for how long it has run, as '1-02:03:04'; may be empty
    std::string cluster{};           ///< of several, which number their jobs alike; may be empty
};
/// What squeue and sacct are asked for, as the formats of their options; entries of these are read below.
inline constexpr std::string_view kSqueueFormat = "%i|%T|%r|%S|%B|%M";
inline constexpr std::string_view kSacctFormat = "JobID,State,NodeList,Cluster";
/// Lines that are no entries are left out; 'CLUSTER: a' of squeue -M says where those that follow are. Tasks that
/// squeue lists together, '12_[3-5,9%2]', are one entry each.
std::vector<Entry> entriesOfSqueue(const std::vector<std::string>& lines);
std::vector<Entry> entriesOfSacct(const std::vector<std::string>& lines);
/// The numbers in '3-5,9%2'; empty where it is no such list.
std::vector<int> taskNumbers(std::string_view text);

/// A submitted job as `sbatch --parsable` names it.
struct Submitted
{
    std::string job, cluster; ///< the cluster is empty where there is only one
};
/// In the last line that names one; plugins of a site print before it.
std::optional<Submitted> submittedJob(const std::vector<std::string>& lines);
/// Whether an error only means that nothing is known at this moment.
bool isControllerAway(std::string_view words);

/// How long to wait until the queue is asked again. `looks`: how often it was asked since something changed;
/// `watched`: somebody looks at it.
std::chrono::seconds pollInterval(int looks, bool watched);

/// The job that srun waits for, in what it printed; none where it does not wait (any more).
std::optional<std::string> queuedJob(std::string_view words);
/// In what srun reported, the end of a job that was not the worker's own.
std::optional<Error> jobError(const std::string& words);

} // namespace qs::slurm
