// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/kept_session.h"
#include "gpu/remote/wire.h"
#include "gpu/remote/worker_place.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// The version of what program and worker say to each other, and the oldest that is understood.
inline constexpr int kWireProtocol = 2;
inline constexpr int kOldestWireProtocol = 2;

/// How to start and treat a worker.
struct WorkerOptions
{
    std::string program;                  ///< empty: the one that findWorker() finds
    std::shared_ptr<WorkerPlace> place{}; ///< null: this computer
    std::vector<std::string> arguments{"serve"};
    std::chrono::milliseconds hello{15'000};   ///< it has to greet within
    std::chrono::milliseconds grace{2'000};    ///< after a stop without a sign of the study, before it is ended
    std::chrono::milliseconds closing{60'000}; ///< the same while the study only works out what it has measured
    std::chrono::milliseconds silence{5'000};  ///< after which it is said that nothing comes
    std::chrono::milliseconds patience{0};     ///< after which a silent one is ended; 0: when the user stops it
    /// Before each attempt to come back to a session that is kept, and of the last one on; empty: none.
    std::vector<std::chrono::milliseconds> reconnect = usualPauses();
    WireLimits limits;

    static std::vector<std::chrono::milliseconds> usualPauses()
    {
        using std::chrono::seconds;
        return {seconds(1), seconds(2), seconds(5), seconds(15), seconds(30)};
    }
};

/// What a conversation brings while it goes on; all on the thread that holds it.
struct LinkListener
{
    std::function<void(WireMessage& message)> message; ///< belongs to the request, before its reply
    std::function<void()> woken;                       ///< after wake()
    std::function<void(int secondsLeft)> unanswered;   ///< a stop was not answered: how long until the worker is ended
    StartingText starting{};                           ///< while there is no worker yet
    std::function<void(int seconds)> silent;           ///< not even a sign of life has come for so long; 0: it is back
};

/// A worker process and the conversation with it: one request at a time, each with an answer or an error. Whatever the
/// worker does, every call returns; a worker that died, hung or spoke nonsense is gone afterwards, and the next request
/// starts a new one. Where the place keeps sessions, a lost connection does not end the worker: the link comes back to
/// it and goes on. Used by one thread at a time, apart from wake().
class WorkerLink
{
public:
    explicit WorkerLink(WorkerOptions options);
    ~WorkerLink();
    WorkerLink(const WorkerLink&) = delete;
    WorkerLink& operator=(const WorkerLink&) = delete;

    /// Starts a worker where there is none, or another one is wanted by now, and waits for its greeting.
    Result<void> ensure(std::stop_token stop, const StartingText& report = {});
    bool isRunning() const { return m_process.has_value(); }
    /// Any thread; 0 where there is none.
    int pid() const { return m_pid; }
    /// 'worker process 4711', as results say where they come from: its number on the computer where it runs.
    std::string processName() const { return processName(m_worker); }
    /// The target that it runs on, as the user calls it; empty: this computer.
    const std::string& target() const { return m_start.target; }
    static std::string processName(int pid) { return "worker process " + std::to_string(pid); }
    /// That nothing has been heard of it for so long.
    Message silenceText(int seconds) const;
    /// Counts the workers that were started, so that a holder of something in one notices that it is another one now.
    int generation() const { return m_generation; }

    /// Sends a request and takes what comes until its answer. The answer's "error" becomes the error of the result.
    Result<WireMessage> ask(nlohmann::ordered_json request, std::string_view payload, std::stop_token stop,
                            const LinkListener& listener);
    /// Of the request that is going on; before it, of the next one.
    int requestId() const { return m_request; }
    /// Something on the way to the worker while a request goes on, or before it.
    bool send(nlohmann::ordered_json head, std::string_view payload = {});
    bool sendIfFree(nlohmann::ordered_json head) { return m_writer && m_writer->writeIfFree(std::move(head)); }
    /// Any thread: has the listener's woken() called soon.
    void wake();
    /// The name of the session that is kept for it; empty: none is.
    std::string session() { return m_attached ? m_session.id() : std::string(); }
    /// That a worker has for taking leave.
    static constexpr std::chrono::milliseconds kPatience{200};
    /// Ends the worker; what became of it. Without patience only the connection, where its session is kept.
    WorkerFate drop(std::chrono::milliseconds patience = {});

private:
    using Clock = std::chrono::steady_clock;
    struct Turn; ///< link_turn.h
    /// Ends a worker that did `what`.
    Error notStarted(Error error) const;
    Error broken(Message what, std::chrono::milliseconds patience = kPatience);
    /// Takes leave of a worker that is gone.
    Error gone();
    /// Waits for bytes or a wake; false where the stream has ended.
    bool wait(std::chrono::milliseconds limit, bool& woken);
    bool stillThere();
    Result<WorkerStart> startHere() const;
    Result<void> open(std::stop_token stop, const StartingText& report);
    Result<void> greet(std::stop_token stop, const StartingText& report);
    Result<void> join(const nlohmann::json& session);
    WireReader::Got read(WireMessage& message);
    Result<void> reconnect(Turn& turn, const LinkListener& listener);
    bool pauseBeforeRetry(Turn& turn, std::chrono::milliseconds pause, const LinkListener& listener);
    WorkerFate endConnection();
    void requestResult(Turn& turn, const std::string& instance);
    Error takenOver();
    Error leftBehind(const Turn& turn);
    Error sessionEnded() const;
    /// Of a message that belongs to the conversation: its answer, which ends it.
    std::optional<Result<WireMessage>> handleMessage(Turn& turn, WireMessage& message, const LinkListener& listener);
    Error noGreeting(Message what);
    Result<WireMessage> converse(nlohmann::ordered_json request, std::string_view payload, std::stop_token stop,
                                 const LinkListener& listener);
    Result<void> tryEcho(std::stop_token stop);
    /// What the place says to the end of a worker, else `usual`.
    Error explained(const WorkerFate& fate, Error usual) const;
    std::optional<Error> checkGreeting(const WireMessage& message);
    std::optional<Error> overdue(Turn& turn, const LinkListener& listener);

    WorkerOptions m_options;
    std::optional<WorkerProcess> m_process;
    std::unique_ptr<WireReader> m_reader;
    std::unique_ptr<WireWriter> m_writer;
    std::atomic<int> m_pid{0};
    WorkerStart m_start;
    KeptSession m_session;
    bool m_attached = false; ///< to the session, by the connection that there is
    KeptSession::Found m_found = KeptSession::Found::Other;
    std::uint64_t m_placeVersion = 0;
    int m_worker = 0;      ///< the number of its process where it runs
    std::string m_chatter; ///< what came before the greeting
    int m_wake = -1;       ///< an eventfd
    int m_request = 1;
    int m_generation = 0;
};

} // namespace qs
