// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/result_wire.h"
#include "gpu/remote/wire.h"
#include "gpu/serve/message_writer.h"
#include "gpu/serve/study.h"
#include "gpu/studies/live_bench_cache.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace qs {

/// What the holder of a server does beyond it.
struct ServerHooks
{
    /// The whole result of a request is there; on the thread that did it, before the answer.
    std::function<void(int id, const WriteResult& write)> result{};
    /// What was asked for with "collect"; null: nothing is kept.
    std::function<Result<std::string>(const nlohmann::json& request)> collect{};
    /// Before the process ends.
    std::function<void()> leaving{};
    /// Does the runs instead of what measures them: for tests of the connection alone. Null: they are measured.
    std::function<KernelRunOutcome(SpecSource& specs, std::stop_token stop, EventSink& sink)> run{};
};

/// The worker's side of the messages (serve.h): takes requests, does one at a time on a second thread, and speaks on a
/// third. Where requests come from, and where answers go, is its holder's. It is never destroyed: what hangs in a
/// driver could not be joined.
class Server
{
public:
    explicit Server(Outlet& outlet, ServerHooks hooks = {});
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    static nlohmann::ordered_json hello();
    /// One thread at a time.
    void handle(WireMessage& message);
    void refuseLine(const Message& problem);
    /// Any thread. The number of the request in work; 0: none.
    int inWork();
    /// How long the request in work has not ended since it was to stop; 0: it was not.
    std::chrono::steady_clock::duration stopping();
    /// Stops what is in work and drops what waits; whether all has ended within `patience`.
    bool stopAll(std::chrono::milliseconds patience);
    /// Another reader is there.
    void renewCredit() { m_outbox.renewCredit(); }
    /// Ends the process.
    [[noreturn]] void exitProcess();

private:
    struct Job
    {
        int id = 0;
        std::stop_source stop;
        std::function<void(std::stop_token)> work;
        bool keepsDevice = false; ///< needs no memory of the device, or goes on with what Live left
        std::optional<std::chrono::steady_clock::time_point> stopped{};
    };
    struct Resume
    {
        ResultPieces pieces;
        std::optional<Error> error; ///< the first piece that was wrong; then none is kept
    };
    /// What has no answer and takes effect at once; false where `op` is none of that kind.
    bool control(const std::string& op, const WireMessage& message);
    /// A piece of what the next run resumes; what is wrong with it is that run's answer.
    void addSeries(const WireMessage& message);
    void changeSpec(int id, const nlohmann::json& request);
    void stop(int id);
    static void stop(Job& job);
    void start(int id, const std::string& op, WireMessage message);
    void enqueue(int id, std::function<void(std::stop_token)> work, bool keepsDevice = false);
    void measure(int id, const WireMessage& message, Resume& earlier, std::stop_token stop);
    void listDevices(int id);
    void readTensor(int id, const std::string& path, const nlohmann::json& request);
    /// Of a folder, or of a file with tensors: what can be chosen there; or a tensor.
    void look(int id, const std::string& op, const nlohmann::json& request);
    void collect(int id, const nlohmann::json& request);
    void refuse(int id, const Error& error);
    void loop();
    void guarded(Job& job);

    ServerHooks m_hooks;
    MessageWriter m_outbox;
    ServedStudy m_study;
    Resume m_resume;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::shared_ptr<Job>> m_jobs;
    std::shared_ptr<Job> m_now;
    std::shared_ptr<SpecSource> m_specs; ///< of the run in work
    LiveBenchCache m_live;
    int m_measured = 0;            ///< its number
    std::map<int, RunSpec> m_next; ///< came before the runs that they are for had begun
};

} // namespace qs
