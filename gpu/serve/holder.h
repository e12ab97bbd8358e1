// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/session_folder.h"
#include "gpu/serve/kept_outlet.h"
#include "gpu/serve/server.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace qs {

/// How long a session lasts.
struct HoldTimes
{
    std::chrono::seconds idle{600};     ///< without a client and without work
    std::chrono::seconds grace{10'800}; ///< of work without a client, and of an answer that nobody fetched
};

/// A server behind a Unix socket (hold.h). Never destroyed.
class Holder
{
public:
    /// `listener`: a socket that listens at socketPath(folder, note.id).
    Holder(SessionNote note, std::string folder, std::string results, int listener, HoldTimes times);
    /// `signals`: of signalfd(); what it brings ends the session.
    [[noreturn]] void run(int signals);
    /// A line of the log, with the time.
    static void log(const std::string& text);

private:
    using Clock = KeptOutlet::Clock;
    void accept();
    void serve(const std::shared_ptr<SessionConnection>& connection);
    /// False where the connection is of no use any more.
    bool handle(const std::shared_ptr<SessionConnection>& connection, WireMessage& message, bool& attached);
    void handleRequest(WireMessage& message);
    nlohmann::ordered_json hello();
    void storeResult(int id, const WriteResult& write);
    /// Whether a client is there and lets hear of itself.
    bool isHeard(const KeptOutlet::State& state) const;
    bool hasArrived(const KeptOutlet::State& state) const;
    void writeOwed();
    void checkOwed();
    void writeOwedAtEnd();
    Result<std::string> collect(const nlohmann::json& request);
    std::string fileOf(const std::string& instance, int id) const;
    void checkState();
    void checkWork(Clock::time_point now);
    [[noreturn]] void exitProcess(const std::string& why);

    const SessionNote m_note;
    const std::string m_folder, m_results, m_instance;
    const int m_listener;
    const HoldTimes m_times;
    KeptOutlet m_outlet;
    std::mutex m_taking; ///< one message at a time
    std::uint64_t m_received = 0;
    std::string m_what; ///< of the request that was taken last, as a command line
    std::atomic<Clock::time_point> m_heard{Clock::now()};
    std::atomic<bool> m_collects{false}, m_closed{false};
    Clock::time_point m_worked = Clock::now();
    std::uint64_t m_cutsSeen = 0; ///< of the thread that does the jobs
    /// A result that is on its way to its client.
    struct Owed
    {
        std::string file; ///< for it
        WriteResult write;
        std::uint64_t before; ///< the number of the last answer before its own
    };
    std::mutex m_keeping; ///< of the next two
    std::optional<Owed> m_owed;
    std::string m_lastFile;
    Server m_server;
};

} // namespace qs
