// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/server.h"

#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"
#include "gpu/device/device_json.h"
#include "gpu/formats/json_read.h"
#include "gpu/formats/tensor_file.h"
#include "gpu/remote/worker_folders.h"
#include "gpu/remote/worker_link.h"
#include "gpu/results/result_stream.h"
#include "gpu/results/run_event_json.h"

#include "qs_version.h"

#include <algorithm>
#include <exception>
#include <new>
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

} // namespace

Server::Server(Outlet& outlet, ServerHooks hooks) : m_hooks(std::move(hooks)), m_outbox(outlet), m_study(m_outbox)
{
    m_study.onResult(m_hooks.result);
    std::thread([this] { loop(); }).detach();
}

Json Server::hello()
{
    return {{"program", "quantoscope-worker"},
            {"protocol", kWireProtocol},
            {"min", kOldestWireProtocol},
            {"version", QS_VERSION},
            {"host", hostName()},
            {"job", batchJob()},
            {"pid", ::getpid()}};
}

void Server::refuse(int id, const Error& error)
{
    m_outbox.send({{"id", id}, {"ok", false}, {"error", toJson(error)}});
}

void Server::refuseLine(const Message& problem)
{
    m_outbox.send({{"ok", false},
                   {"error", toJson(Error{ErrorCode::Usage, problem, Message::tr("Send one JSON object per line.")})}});
}

int Server::inWork()
{
    const std::lock_guard lock(m_mutex);
    return m_now ? m_now->id : m_jobs.empty() ? 0 : m_jobs.front()->id;
}

std::chrono::steady_clock::duration Server::stopping()
{
    const std::lock_guard lock(m_mutex);
    if (!m_now || !m_now->stopped) return {};
    return std::chrono::steady_clock::now() - *m_now->stopped;
}

void Server::stop(Job& job)
{
    if (!job.stopped) job.stopped = std::chrono::steady_clock::now();
    job.stop.request_stop();
}

bool Server::stopAll(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    m_jobs.clear();
    if (m_now) stop(*m_now);
    return m_changed.wait_for(lock, patience, [this] { return !m_now; });
}

void Server::exitProcess()
{
    stopAll(kShutdownTimeout);
    if (m_hooks.leaving) m_hooks.leaving();
    _exit(0); // threads that hang in a driver are not waited for
}

void Server::handle(WireMessage& message)
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
    if (op == "bye") exitProcess();
    int id = 0;
    in.readInt("id", id, 0, 2e9);
    if (op == "retarget")
        changeSpec(id, message.head);
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
        addSeries(message);
    } else {
        return false;
    }
    return true;
}

void Server::addSeries(const WireMessage& message)
{
    if (m_resume.error) return;
    // They are kept until a run asks for them, which may be never.
    if (const std::uint64_t free = host::availableMemory().value; m_resume.pieces.empty() && free > 0)
        m_resume.pieces = ResultPieces(std::min<std::uint64_t>(ResultPieces::kMaxBytes, free / 2));
    const auto taken = m_resume.pieces.add(message.head, message.payload);
    if (taken) return;
    m_resume.error = taken.error();
    m_resume.pieces = ResultPieces();
}

void Server::changeSpec(int id, const nlohmann::json& request)
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
    if (m_now && m_now->id == id) stop(*m_now);
    for (const auto& job : m_jobs)
        if (job->id == id) stop(*job);
}

void Server::start(int id, const std::string& op, WireMessage message)
{
    if (op == "ping") return m_outbox.send({{"id", id}, {"ok", true}, {"version", QS_VERSION}});
    if (op == "echo") return m_outbox.send({{"id", id}, {"ok", true}}, std::move(message.payload));
    if (op == "collect" && m_hooks.collect)
        return enqueue(
            id, [this, id, request = std::move(message.head)](const std::stop_token&) { collect(id, request); }, true);
    if (op == "list" || op == "tensors" || op == "tensor")
        return enqueue(
            id, [this, id, op, request = std::move(message.head)](const std::stop_token&) { look(id, op, request); },
            true);
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
            m_jobs.push_back(std::make_shared<Job>(Job{id, {}, std::move(work), keepsDevice, {}}));
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
    specs->setMoreFollows(message.head.contains("more_follows"));
    specs->setTimesOnly(message.head.contains("times_only"));
    {
        const std::lock_guard lock(m_mutex);
        m_specs = specs;
        m_measured = id;
        if (const auto next = m_next.find(id); next != m_next.end()) m_specs->set(std::move(next->second));
        m_next.clear();
    }
    m_outbox.beginRun(id);
    PlacedSink sink(m_outbox);
    KernelRunOutcome outcome =
        m_hooks.run ? m_hooks.run(*specs, std::move(stop), sink) : m_live.run(*specs, std::move(stop), sink);
    {
        const std::lock_guard lock(m_mutex);
        m_specs.reset();
    }
    m_outbox.endRun();
    outcome.result.environment.process = placeText();
    const auto result = std::make_shared<const RunResult>(std::move(outcome.result));
    if (m_hooks.result) m_hooks.result(id, [result](TextSink& file) { writeResult(*result, file); });
    std::string text = sendSeries(*result, [&](Json head, std::string_view payload) {
        head["id"] = id;
        m_outbox.send(std::move(head), std::string(payload));
        return true;
    });
    Json reply{{"id", id}, {"ok", true}};
    if (outcome.error) reply["failed"] = toJson(*outcome.error);
    m_outbox.send(std::move(reply), std::move(text));
}

void Server::listDevices(int id)
{
    Json list = Json::array();
    for (const DeviceListing& device : qs::listDevices())
        list.push_back(toJson(device));
    m_outbox.send({{"id", id}, {"ok", true}, {"devices", std::move(list)}});
}

void Server::look(int id, const std::string& op, const nlohmann::json& request)
{
    std::string path;
    ObjectReader in(request, "request");
    in.read("path", path);
    if (in.error()) return refuse(id, *in.error());
    Json answer{{"id", id}, {"ok", true}};
    if (op == "tensor") return readTensor(id, path, request);
    if (op == "list") {
        const auto listing = listFolder(path);
        if (!listing) return refuse(id, listing.error());
        answer.update(toJson(*listing));
    } else {
        const auto tensors = listTensors(path);
        if (!tensors) return refuse(id, tensors.error());
        answer["tensors"] = tensorsToJson(*tensors);
    }
    m_outbox.send(std::move(answer));
}

void Server::readTensor(int id, const std::string& path, const nlohmann::json& request)
{
    constexpr double kMaxPayloadElements = 1 << 25; // of a payload that the other side takes
    std::string name;
    std::int64_t elements = 1;
    ObjectReader in(request, "request");
    in.read("tensor", name);
    in.readInt("elements", elements, 1, kMaxPayloadElements);
    if (in.error()) return refuse(id, *in.error());
    const auto tensor = readTensorRows(path, name, elements);
    if (!tensor) return refuse(id, tensor.error());
    if (static_cast<double>(tensor->values.size()) > kMaxPayloadElements)
        return refuse(id, Error{ErrorCode::Memory, Message::tr("A row of the tensor is too long to be sent."), ""});
    Json answer{{"id", id}, {"ok", true}};
    answer.update(toJson(*tensor));
    m_outbox.send(std::move(answer),
                  {reinterpret_cast<const char*>(tensor->values.data()), tensor->values.size() * sizeof(float)});
}

/// What an earlier request left behind, which no reader was there for.
void Server::collect(int id, const nlohmann::json& request)
{
    auto kept = m_hooks.collect(request);
    if (!kept) return refuse(id, kept.error());
    m_outbox.send({{"id", id}, {"ok", true}, {"whole", true}}, std::move(*kept));
}

} // namespace qs
