// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/serve.h"

#include "gpu/cli/flags.h"
#include "gpu/cli/program.h"
#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"
#include "gpu/device/device_json.h"
#include "gpu/formats/json_read.h"
#include "gpu/remote/result_wire.h"
#include "gpu/remote/worker_link.h"
#include "gpu/results/run_event_json.h"
#include "gpu/serve/message_writer.h"
#include "gpu/serve/study.h"
#include "gpu/studies/protocol/live_keeper.h"
#include "gpu/studies/protocol/quantize_study.h"

#include "qs_version.h"

#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <deque>
#include <exception>
#include <fcntl.h>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <sys/prctl.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxRequests = 1000; ///< that wait
constexpr auto kShutdownTimeout =
    std::chrono::milliseconds(1000); ///< that what is in work has, once the other side has gone

std::string placeText() { return WorkerLink::processName(::getpid()); }

/// Passes a study's words on, with where it ran.
class PlacedSink final : public EventSink
{
public:
    explicit PlacedSink(MessageWriter& outbox) : m_outbox(outbox) {}
    void event(const RunEvent& event) override
    {
        if (event.kind != RunEvent::Kind::Segment) return m_outbox.event(event);
        RunEvent placed = event;
        placed.environment.process = placeText();
        m_outbox.event(placed);
    }
    void sample(const SampleEvent& sample) override { m_outbox.sample(sample); }

private:
    MessageWriter& m_outbox;
};

/// Reads requests on the thread that calls run(), does one at a time on a second, and speaks on a third.
class Server
{
public:
    explicit Server(int output) : m_outbox(output), m_study(m_outbox) {}
    /// Does not return: what hangs in a driver could not be joined.
    [[noreturn]] void run();

private:
    struct Job
    {
        int id = 0;
        std::stop_source stop;
        std::function<void(std::stop_token)> work;
        bool keepsDevice = false; ///< needs no memory of the device, or goes on with what Live left
    };
    struct Resume
    {
        ResultPieces pieces;
        std::optional<Error> error; ///< the first piece that was wrong; then none is kept
    };
    void take(WireMessage& message);
    /// What has no answer and takes effect at once; false where `op` is none of that kind.
    bool control(const std::string& op, const WireMessage& message);
    /// A piece of what the next run resumes; what is wrong with it is that run's answer.
    void takeSeries(const WireMessage& message);
    void retarget(int id, const nlohmann::json& request);
    void stop(int id);
    void start(int id, const std::string& op, WireMessage message);
    void enqueue(int id, std::function<void(std::stop_token)> work, bool keepsDevice = false);
    void measure(int id, const WireMessage& message, Resume& earlier, std::stop_token stop);
    void listDevices(int id);
    void refuse(int id, const Error& error) { m_outbox.say({{"id", id}, {"ok", false}, {"error", toJson(error)}}); }
    void loop();
    void guarded(Job& job);
    [[noreturn]] void leave();

    MessageWriter m_outbox;
    ServedStudy m_study;
    Resume m_resume;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::shared_ptr<Job>> m_jobs;
    std::shared_ptr<Job> m_now;
    std::shared_ptr<SpecSource> m_specs; ///< of the run in work
    LiveKeeper m_live;
    int m_measured = 0;            ///< its number
    std::map<int, RunSpec> m_next; ///< came before the runs that they are for had begun
};

void Server::run()
{
    std::thread([this] { loop(); }).detach();
    m_outbox.say({{"hello",
                   {{"program", "quantoscope-worker"},
                    {"protocol", kWireProtocol},
                    {"min", kOldestWireProtocol},
                    {"version", QS_VERSION},
                    {"host", hostName()},
                    {"job", batchJob()},
                    {"pid", ::getpid()}}}});
    WireReader reader(STDIN_FILENO);
    WireMessage message;
    while (reader.fill())
        for (auto got = reader.next(message); got != WireReader::Got::Nothing; got = reader.next(message)) {
            if (got == WireReader::Got::Message)
                take(message);
            else
                m_outbox.say({{"ok", false},
                              {"error", toJson(Error{ErrorCode::Usage, reader.problem(),
                                                     Message::tr("Send one JSON object per line.")})}});
        }
    leave();
}

void Server::leave()
{
    std::unique_lock lock(m_mutex);
    m_jobs.clear();
    if (m_now) m_now->stop.request_stop();
    m_changed.wait_for(lock, kShutdownTimeout, [this] { return !m_now; });
    _exit(0); // threads that hang in a driver are not waited for
}

void Server::take(WireMessage& message)
{
    std::string op;
    int id = 0;
    ObjectReader in(message.head, "request");
    in.read("op", op);
    in.readInt("id", id, 0, 2e9);
    if (in.error()) return refuse(id, *in.error());
    if (control(op, message)) return;
    start(id, op, std::move(message));
}

bool Server::control(const std::string& op, const WireMessage& message)
{
    ObjectReader in(message.head, "request");
    if (op == "bye") leave();
    int id = 0;
    in.readInt("id", id, 0, 2e9);
    if (op == "retarget")
        retarget(id, message.head);
    else if (op == "credit") {
        std::int64_t samples = 0;
        in.readInt("samples", samples, 0, 1e12);
        m_outbox.addCredit(samples);
    } else if (op == "paint") {
        const std::lock_guard lock(m_mutex);
        if (m_specs) m_specs->notePaint();
    } else if (op == "stop") {
        stop(id);
    } else if (op == "series") {
        takeSeries(message);
    } else {
        return false;
    }
    return true;
}

void Server::takeSeries(const WireMessage& message)
{
    if (m_resume.error) return;
    // They are kept until a run asks for them, which may be never.
    if (const std::uint64_t free = host::availableMemory().value; m_resume.pieces.empty() && free > 0)
        m_resume.pieces = ResultPieces(std::min<std::uint64_t>(ResultPieces::kMostBytes, free / 2));
    const auto taken = m_resume.pieces.take(message.head, message.payload);
    if (taken) return;
    m_resume.error = taken.error();
    m_resume.pieces = ResultPieces();
}

void Server::retarget(int id, const nlohmann::json& request)
{
    const auto json = request.find("spec");
    auto spec = json != request.end()
                    ? runSpecFromJson(*json)
                    : Error{ErrorCode::Usage, Message::tr("A retarget request requires a 'spec'."), ""};
    if (!spec || !validate(*spec)) return;
    const std::lock_guard lock(m_mutex);
    const bool waits = (m_now && m_now->id == id) ||
                       std::any_of(m_jobs.begin(), m_jobs.end(), [id](const auto& job) { return job->id == id; });
    if (m_specs && m_measured == id)
        m_specs->set(std::move(*spec));
    else if (waits)
        m_next.insert_or_assign(id, std::move(*spec));
}

void Server::stop(int id)
{
    const std::lock_guard lock(m_mutex);
    if (m_now && m_now->id == id) m_now->stop.request_stop();
    for (const auto& job : m_jobs)
        if (job->id == id) job->stop.request_stop();
}

void Server::start(int id, const std::string& op, WireMessage message)
{
    if (op == "ping") return m_outbox.say({{"id", id}, {"ok", true}, {"version", QS_VERSION}});
    if (op == "echo") return m_outbox.say({{"id", id}, {"ok", true}}, std::move(message.payload));
    if (op == "devices") return enqueue(id, [this, id](const std::stop_token&) { listDevices(id); }, true);
    if (op == "run") {
        auto earlier = std::make_shared<Resume>(std::exchange(m_resume, Resume()));
        return enqueue(
            id,
            [this, id, earlier, request = std::move(message)](std::stop_token stop) {
                measure(id, request, *earlier, std::move(stop));
            },
            true);
    }
    if (ServedStudy::knows(op))
        return enqueue(id, [this, id, op, request = std::move(message.head)](std::stop_token stop) {
            m_study.serve(id, op, request, std::move(stop));
        });
    refuse(id, Error{ErrorCode::Usage, Message::tr("Unknown request '%1'.").arg(op.substr(0, 60)),
                     Message::tr("Check that both programs have the same version.")});
}

void Server::enqueue(int id, std::function<void(std::stop_token)> work, bool keepsDevice)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_jobs.size() < kMaxRequests) {
            m_jobs.push_back(std::make_shared<Job>(Job{id, {}, std::move(work), keepsDevice}));
            m_changed.notify_all();
            return;
        }
    }
    refuse(id,
           Error{ErrorCode::Usage, Message::tr("Too many requests are pending."), Message::tr("Wait for responses.")});
}

void Server::loop()
{
    while (true) {
        {
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [this] { return !m_jobs.empty(); });
            m_now = m_jobs.front();
            m_jobs.pop_front();
        }
        m_outbox.setBusy(true);
        if (!m_now->keepsDevice) m_live.release();
        guarded(*m_now);
        m_outbox.setBusy(false);
        const std::lock_guard lock(m_mutex);
        m_now.reset();
        m_changed.notify_all();
    }
}

void Server::guarded(Job& job)
{
    // Nothing of ours throws; memory may still run out in the standard library.
    try {
        job.work(job.stop.get_token());
    } catch (const std::bad_alloc&) {
        refuse(job.id, Error{ErrorCode::Memory, Message::tr("Not enough memory for the request."),
                             Message::tr("Choose smaller sizes.")});
    } catch (const std::exception& e) {
        refuse(job.id, Error{ErrorCode::Internal, Message::tr("The request failed: %1").arg(e.what()),
                             Message::tr("Report this problem.")});
    }
}

void Server::measure(int id, const WireMessage& message, Resume& earlier, std::stop_token stop)
{
    const auto json = message.head.find("spec");
    auto spec = json != message.head.end()
                    ? runSpecFromJson(*json)
                    : Error{ErrorCode::Usage, Message::tr("A run request requires a 'spec'."), ""};
    if (!spec) return refuse(id, spec.error());
    auto specs = std::make_shared<SpecSource>(std::move(*spec));
    if (message.head.contains("resume")) {
        if (earlier.error) return refuse(id, *earlier.error);
        auto resume = earlier.pieces.finish(message.payload);
        if (!resume) return refuse(id, resume.error());
        specs->setResume(std::make_shared<const RunResult>(std::move(*resume)));
    }
    if (const auto only = message.head.find("only_point"); only != message.head.end() && only->is_number_integer())
        specs->setOnlyPoint(only->get<int>());
    {
        const std::lock_guard lock(m_mutex);
        m_specs = specs;
        m_measured = id;
        if (const auto next = m_next.find(id); next != m_next.end()) m_specs->set(std::move(next->second));
        m_next.clear();
    }
    m_outbox.beginRun(id);
    PlacedSink sink(m_outbox);
    StudyOutcome outcome = m_live.run(*specs, std::move(stop), sink);
    {
        const std::lock_guard lock(m_mutex);
        m_specs.reset();
    }
    m_outbox.endRun();
    outcome.result.environment.process = placeText();
    std::string text = sendSeries(outcome.result, [&](Json head, std::string_view payload) {
        head["id"] = id;
        m_outbox.say(std::move(head), std::string(payload));
        return true;
    });
    Json reply{{"id", id}, {"ok", true}};
    if (outcome.error) reply["failed"] = toJson(*outcome.error);
    m_outbox.say(std::move(reply), std::move(text));
}

void Server::listDevices(int id)
{
    Json list = Json::array();
    for (const DeviceListing& device : qs::listDevices())
        list.push_back(toJson(device));
    m_outbox.say({{"id", id}, {"ok", true}, {"devices", std::move(list)}});
}

} // namespace

int serveMain(const std::vector<std::string>& arguments)
{
    Flags flags(
        "serve", "",
        "Serves requests of another program that starts this process, through messages on standard input and output.");
    if (const auto status = readFlags(flags, arguments)) return *status;
    std::signal(SIGPIPE, SIG_IGN);
    // The end of the input ends it; but not while it is suspended. (The thread that started it has to live as long as
    // it shall.)
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // What a library prints must not get between the messages.
    const int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (output < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        return printError(Error{ErrorCode::Io, "serve: cannot use standard output.", "Start this program with pipes."});
    const auto server = std::make_unique<Server>(output);
    server->run(); // which ends the process: threads that hang go on using it until then
}

} // namespace qs
