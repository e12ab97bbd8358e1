// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/worker_mode_study.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/spec/result_json.h"
#include "gpu/spec/run_event_json.h"
#include "gpu/spec/study_event_json.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

ModeStudyEvent spoken(ModeStudyEvent::Kind kind, std::string text)
{
    ModeStudyEvent event;
    event.kind = kind;
    event.text = std::move(text);
    return event;
}

/// Names within the worker are from its own folder, which is this program's; but say so.
std::string fullName(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto full = std::filesystem::absolute(path, failed);
    return failed ? path.string() : full.string();
}

} // namespace

WorkerOptions modeStudyOptions(WorkerOptions options)
{
    options.grace = std::max(options.grace, std::chrono::milliseconds(5'000));
    return options;
}

WorkerModeStudy::WorkerModeStudy(ModeStudySpec spec, std::shared_ptr<WorkerLink> link) : m_spec(std::move(spec)), m_link(std::move(link))
{
    m_result.spec = m_spec;
}

LinkListener WorkerModeStudy::listener(ModeStudySink& sink)
{
    using Kind = ModeStudyEvent::Kind;
    LinkListener listener;
    listener.message = [this, &sink](WireMessage& message) {
        const auto found = message.head.find("event");
        if (found == message.head.end()) return;
        const auto event = modeStudyEventFromJson(*found);
        if (!event) return; // of a newer worker, and of no use here
        takeEvent(m_result, *event);
        sink.event(*event);
    };
    listener.unanswered = [&sink](int left) { sink.event(spoken(Kind::Phase, "the study does not answer; its worker process is ended in " + std::to_string(left) + " s")); };
    listener.silent = [&sink](int seconds) {
        if (seconds > 0) sink.event(spoken(Kind::Note, "The worker process has not been heard of for " + std::to_string(seconds) + " s; it may be suspended. Stop ends it."));
    };
    return listener;
}

std::optional<Error> WorkerModeStudy::run(std::stop_token stop, ModeStudySink& sink)
{
    if (!m_link->isRunning()) sink.event(spoken(ModeStudyEvent::Kind::Phase, "starting a worker process"));
    if (auto running = m_link->ensure(stop); !running) return running.error();
    Json request{{"op", "study-run"}};
    const bool goesOn = m_generation == m_link->generation();
    if (!goesOn) {
        request["spec"] = toJson(m_spec);
        m_result = {};
        m_result.spec = m_spec;
    }
    m_result.environment.process = "worker process " + std::to_string(m_link->pid());
    m_generation = m_link->generation();
    const auto answer = m_link->ask(std::move(request), {}, stop, listener(sink));
    std::optional<Error> failed;
    if (!answer) failed = answer.error();
    else if (auto taken = takeResult(*answer); !taken) failed = taken.error();
    else if (const auto why = answer->head.find("failed"); why != answer->head.end()) failed = errorFromJson(*why);
    if (failed && failed->code == ErrorCode::DeviceLost) {
        m_link->drop(); // its context is gone for good
        failed->hint = "The rows measured so far are kept. The next study starts a new worker process by itself.";
    }
    if (m_link->isRunning() && m_link->generation() == m_generation) return failed;
    m_generation = 0; // the model went with the worker
    judge(m_result);
    if (failed && m_result.stopReason.empty()) m_result.stopReason = failed->message;
    return failed;
}

Result<void> WorkerModeStudy::takeResult(const WireMessage& answer)
{
    const auto json = parseJson(answer.payload, {}, "the study");
    if (!json) return json.error();
    auto result = modeStudyResultFromJson(*json);
    if (!result) return result.error();
    m_result = std::move(*result);
    return {};
}

Result<WireMessage> WorkerModeStudy::question(Json request, std::stop_token stop) const
{
    if (!m_link->isRunning() || m_generation != m_link->generation())
        return Error{ErrorCode::Device, "The worker process that held the model of this study has ended.", "Run the study again."};
    return m_link->ask(std::move(request), {}, std::move(stop), {});
}

Result<ModeRow> WorkerModeStudy::tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop)
{
    const auto answer = question({{"op", "study-plan"}, {"plan", plan}, {"name", name}}, std::move(stop));
    if (!answer) return answer.error();
    if (auto taken = takeResult(*answer); !taken) return taken.error();
    if (m_result.plans.empty()) return Error{ErrorCode::Internal, "The worker process measured no plan.", ""};
    return m_result.plans.back();
}

Result<LayerPlan> WorkerModeStudy::suggestPlan(std::int64_t bytes) const
{
    const auto answer = question({{"op", "study-suggest"}, {"budget", bytes}});
    if (!answer) return answer.error();
    LayerPlan plan;
    const auto found = answer->head.find("plan");
    readTexts(found == answer->head.end() ? nullptr : &*found, plan);
    return plan;
}

Result<SizeLedger> WorkerModeStudy::sizeOf(const LayerPlan& plan) const
{
    const auto answer = question({{"op", "study-size"}, {"plan", plan}});
    if (!answer) return answer.error();
    const auto found = answer->head.find("size");
    if (found == answer->head.end()) return Error{ErrorCode::Internal, "The worker process told no size.", ""};
    SizeLedger size;
    ObjectReader in(*found, "size");
    for (const auto& [key, value] : std::initializer_list<std::pair<const char*, std::int64_t*>>{{"payload", &size.payload}, {"scales", &size.scales}, {"zero_points", &size.zeroPoints},
                                                                                                {"unquantized", &size.unquantized}, {"overhead", &size.overhead}})
        in.readInt(key, *value, 0, 9e15);
    if (in.error()) return *in.error();
    return size;
}

Result<void> WorkerModeStudy::saveModel(const std::filesystem::path& path) const
{
    const auto answer = question({{"op", "study-save"}, {"path", fullName(path)}});
    return answer ? Result<void>() : answer.error();
}

Result<void> WorkerModeStudy::saveQuantized(const LayerPlan& plan, const std::filesystem::path& path) const
{
    const auto answer = question({{"op", "study-save"}, {"path", fullName(path)}, {"plan", plan}});
    return answer ? Result<void>() : answer.error();
}

Result<void> WorkerModeStudy::saveQuantized(const std::string& mode, const std::filesystem::path& path) const
{
    const auto answer = question({{"op", "study-save"}, {"path", fullName(path)}, {"mode", mode}});
    return answer ? Result<void>() : answer.error();
}

std::vector<std::string> WorkerModeStudy::tensorNames() const
{
    std::vector<std::string> names;
    if (const auto answer = question({{"op", "study-names"}})) {
        const auto found = answer->head.find("names");
        readTexts(found == answer->head.end() ? nullptr : &*found, names);
    }
    return names;
}

Result<StudiedTensor> WorkerModeStudy::tensor(const std::string& name) const
{
    const auto answer = question({{"op", "study-tensor"}, {"name", name}});
    if (!answer) return answer.error();
    StudiedTensor tensor;
    ObjectReader in(answer->head, "tensor");
    in.read("name", tensor.name);
    in.readInt("rows", tensor.rows, 0, 1e12);
    in.readInt("columns", tensor.columns, 0, 1e12);
    if (in.error()) return *in.error();
    tensor.values.resize(answer->payload.size() / sizeof(float));
    if (static_cast<std::size_t>(tensor.rows * tensor.columns) != tensor.values.size()) return Error{ErrorCode::Internal, "The worker process sent another size than it announced.", ""};
    std::memcpy(tensor.values.data(), answer->payload.data(), tensor.values.size() * sizeof(float));
    return tensor;
}

} // namespace qs
