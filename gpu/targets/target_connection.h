// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_place.h"
#include "gpu/targets/host_probe.h"
#include "gpu/targets/ssh_master.h"
#include "gpu/targets/target.h"
#include "gpu/targets/target_steps.h"
#include "gpu/targets/worker_set.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace qs {

/// What is about to be put on another computer, for the user to agree to.
struct UploadQuestion
{
    Target target;
    std::string host, folder; ///< as the computer calls itself; where the worker would be put
    std::uint64_t bytes = 0;  ///< on their way
};

/// How the user is asked; any thread, both block. Empty ones mean no.
struct TargetQuestions
{
    SshPrompter ssh;
    std::function<bool(const UploadQuestion& question)> upload;
};

/// The connection to one target, and what is known of it. Any thread; who comes second waits.
class TargetConnection
{
public:
    /// `master`: of the target's host, shared by all targets there; null where none is needed.
    TargetConnection(Target target, std::shared_ptr<SshMaster> master, TargetQuestions questions);

    /// Connects, brings the worker there where it is missing, and says how to start it; each step goes to `steps`. What
    /// was found out stays known as long as the connection lives. `environment`: 'NAME=value', plain words, of the
    /// worker there.
    Result<WorkerStart> prepare(std::stop_token stop, const StepSink& steps,
                                const std::vector<std::string>& environment = {});
    /// Connects only; enough for shell().
    Result<void> reach(std::stop_token stop);
    /// Why a worker ended: a lost connection, a job that was cancelled. Empty where nothing more is known than its end.
    std::optional<Error> explain(const WorkerFate& fate, const std::string& words);
    /// What a job waits for whose srun has printed `words`; empty: it does not wait. Asks the queue now and then.
    Message waiting(const std::string& words, std::stop_token stop);
    /// Cancels the job of this name, where it still is.
    void abandon(const std::string& job);
    const Target& target() const { return m_target; }
    const HostFacts& facts() const { return m_facts; }
    /// The way to the computer; after prepare() or reach().
    ShellAccess shell() const;
    /// Where the worker and what belongs to it is kept there, and the worker's program; after prepare().
    const std::string& folder() const { return m_folder; }
    std::string workerProgram() const { return m_folder + "/" + m_set->id + "/quantoscope-worker"; }
    /// Whether the user agreed to an upload by now; it is not asked again.
    bool mayUpload() const { return m_target.mayUpload; }

private:
    Result<void> step(TargetStep step, const StepSink& steps, const std::function<Result<Message>()>& work);
    Result<Message> resolve(std::stop_token stop) const;
    Result<Message> connect(std::stop_token stop);
    Result<Message> chooseWorker();
    Result<Message> checkLibrary() const;
    Result<Message> findFolder(std::stop_token stop);
    Result<Message> upload(std::stop_token stop, const StepSink& steps);
    WorkerStart start(const std::vector<std::string>& environment) const;
    std::vector<std::string> slurmWords(const std::string& job) const;

    struct Wait ///< of a job in the queue
    {
        int looks = 0;
        std::chrono::steady_clock::time_point next{};
        Message text;
    };

    Target m_target;
    std::shared_ptr<SshMaster> m_master;
    TargetQuestions m_questions;
    std::mutex m_mutex;
    HostFacts m_facts;
    std::optional<WorkerSet> m_set;
    std::string m_folder, m_version;  ///< for the worker; of the one that is there already
    std::vector<std::string> m_words; ///< that start the worker there; empty: not ready
    std::mutex m_waitMutex;
    std::map<std::string, Wait> m_waits; ///< by the job's number
};

} // namespace qs
