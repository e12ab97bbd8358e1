// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "app/targets/target_questions.h"
#include "gpu/targets/batch/batch_submit.h"
#include "gpu/targets/sessions/sessions.h"
#include "gpu/targets/target_hub.h"

#include <memory>
#include <mutex>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// Work that goes on at a target without a connection, or the result that it left there.
struct KeptWork
{
    std::string target; ///< its name
    SessionState state; ///< empty id: it has ended
    std::string file;   ///< of the result there; empty: it has not ended
    bool isOwn = false; ///< this window is connected to it

    std::string id() const { return file.empty() ? state.note.id : file; }
};

/// What came of a look at everything that was left to others.
struct QueueStatus
{
    std::vector<Batch> batches; ///< in the order in which they were submitted
    std::vector<KeptWork> kept;
    std::vector<std::string> looked; ///< targets whose sessions were listed
    std::vector<std::string> ended;  ///< ids of the batches of which nothing more will come, since the look before
    std::vector<Message> notes;      ///< what could not be asked
};

/// What was fetched of a batch or a session.
struct QueueResults
{
    std::string target, what; ///< its name; the command's name ('sweep'), empty: not known
    std::size_t done = 1, all = 1;
    struct One
    {
        RunResult run;
        StudyResultPtr study; ///< instead of it
        std::size_t task = 0;
    };
    std::vector<One> results;
    bool isWhole() const { return done == all; }
};

/// Everything about batches and kept sessions that blocks. Any thread, each call for itself.
class QueueClient
{
public:
    /// `questions`: where the hub's connections ask; null: nobody is asked.
    explicit QueueClient(std::shared_ptr<TargetHub> hub, std::shared_ptr<QuestionQueue> questions = nullptr);

    struct What
    {
        bool asked = false;           ///< by the user, who may be asked for a password; else nobody is asked anything,
                                      ///< and no host that failed before is tried
        bool watched = false;         ///< hosts may be connected to; else only those are asked that were reached before
        std::vector<Target> sessions; ///< targets whose sessions are listed; they may be connected to
    };
    /// Empty where the list of batches cannot be read: the error.
    Result<QueueStatus> query(const What& what, std::stop_token stop);

    /// A connection through which something can be submitted.
    Result<std::shared_ptr<TargetConnection>> prepare(const Target& target, std::stop_token stop);
    Result<Batch> submit(const std::shared_ptr<TargetConnection>& connection, PreparedBatch made, std::stop_token stop);
    /// What is there of its results by now, with those that were fetched before.
    Result<QueueResults> fetch(const std::string& id, std::stop_token stop);
    Result<void> cancel(const std::string& id, std::stop_token stop);
    /// With its files there and here; what has not ended is cancelled. `force`: here in any case.
    Result<void> remove(const std::string& id, bool force, std::stop_token stop);

    /// Waits for the end of its work, where that goes on.
    Result<QueueResults> returnTo(const KeptWork& kept, std::stop_token stop);
    Result<void> end(const KeptWork& kept, std::stop_token stop);
    /// The file that a session left.
    Result<void> removeLeft(const KeptWork& kept, std::stop_token stop);

private:
    struct Reached
    {
        Batch batch;
        std::shared_ptr<TargetConnection> connection;
    };
    Result<Reached> reach(const std::string& id, std::stop_token stop);
    bool mayAsk(const Target& target, const What& what);
    void setReached(const Target& target, bool reached);
    void querySessions(const What& what, QueueStatus& status, std::stop_token stop);
    Result<std::unique_ptr<TargetPlace>> placeOf(const std::string& target) const;

    std::shared_ptr<TargetHub> m_hub;
    std::shared_ptr<QuestionQueue> m_questions;
    BatchList m_list;
    std::mutex m_mutex;
    std::set<std::string> m_reached, m_failed, m_open; ///< hosts; ids of batches that had not ended
};

/// The result that a text holds: of a run or a study, measured at a target. BadInput for what is none.
Result<QueueResults::One> resultOfText(const std::string& text, const std::string& target);

} // namespace qs
