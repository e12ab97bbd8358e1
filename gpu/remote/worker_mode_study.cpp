// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/remote/worker_mode_study.h"

#include "gpu/remote/worker_study.h"
#include "gpu/results/result_json.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

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

WorkerModeStudy::WorkerModeStudy(ModeStudySpec spec, std::shared_ptr<WorkerLink> link)
    : m_spec(std::move(spec)), m_link(std::move(link))
{
    m_result.spec = m_spec;
}

std::optional<Error> WorkerModeStudy::run(std::stop_token stop, StudySink& sink)
{
    if (!m_link->isRunning()) sink.event(phaseEvent("starting a worker process"));
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
    const auto answer = m_link->ask(std::move(request), {}, stop, studyListener(m_result, sink));
    const auto failed = studyError(m_result, answer, *m_link, modeStudyResultFromJson);
    if (m_link->isRunning() && m_link->generation() == m_generation) return failed;
    m_generation = 0; // the model went with the worker
    judge(m_result);
    if (failed && m_result.stopReason.empty()) m_result.stopReason = failed->message;
    return failed;
}

Result<WireMessage> WorkerModeStudy::question(Json request, std::stop_token stop) const
{
    if (!m_link->isRunning() || m_generation != m_link->generation())
        return Error{ErrorCode::Device, "The worker process that held the model of this study has ended.",
                     "Run the study again."};
    return m_link->ask(std::move(request), {}, std::move(stop), {});
}

Result<ModeRow> WorkerModeStudy::tryPlan(const LayerPlan& plan, const std::string& name, std::stop_token stop)
{
    const auto answer = question({{"op", "study-plan"}, {"plan", plan}, {"name", name}}, std::move(stop));
    if (!answer) return answer.error();
    if (auto taken = takeStudyResult(m_result, *answer, modeStudyResultFromJson); !taken) return taken.error();
    // A plan that is tried again under its name keeps its place, so that the last row may be another one.
    const auto row = std::find_if(m_result.plans.begin(), m_result.plans.end(),
                                  [&](const ModeRow& one) { return one.mode == name; });
    if (row == m_result.plans.end()) return Error{ErrorCode::Internal, "The worker process measured no plan.", ""};
    return *row;
}

Result<LayerPlan> WorkerModeStudy::suggestPlan(std::int64_t bytes, std::stop_token stop) const
{
    const auto answer = question({{"op", "study-suggest"}, {"budget", bytes}}, std::move(stop));
    if (!answer) return answer.error();
    LayerPlan plan;
    const auto found = answer->head.find("plan");
    readTexts(found == answer->head.end() ? nullptr : &*found, plan);
    return plan;
}

Result<SizeLedger> WorkerModeStudy::sizeOf(const LayerPlan& plan, std::stop_token stop) const
{
    const auto answer = question({{"op", "study-size"}, {"plan", plan}}, std::move(stop));
    if (!answer) return answer.error();
    const auto found = answer->head.find("size");
    if (found == answer->head.end()) return Error{ErrorCode::Internal, "The worker process told no size.", ""};
    SizeLedger size;
    ObjectReader in(*found, "size");
    for (const auto& [key, value] :
         std::initializer_list<std::pair<const char*, std::int64_t*>>{{"payload", &size.payload},
                                                                      {"scales", &size.scales},
                                                                      {"zero_points", &size.zeroPoints},
                                                                      {"unquantized", &size.unquantized},
                                                                      {"overhead", &size.overhead}})
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

std::vector<std::string> WorkerModeStudy::tensorNames(std::stop_token stop) const
{
    std::vector<std::string> names;
    if (const auto answer = question({{"op", "study-names"}}, std::move(stop))) {
        const auto found = answer->head.find("names");
        readTexts(found == answer->head.end() ? nullptr : &*found, names);
    }
    return names;
}

Result<StudiedTensor> WorkerModeStudy::tensor(const std::string& name, std::stop_token stop) const
{
    const auto answer = question({{"op", "study-tensor"}, {"name", name}}, std::move(stop));
    if (!answer) return answer.error();
    StudiedTensor tensor;
    ObjectReader in(answer->head, "tensor");
    in.read("name", tensor.name);
    in.readInt("rows", tensor.rows, 0, 1e12);
    in.readInt("columns", tensor.columns, 0, 1e12);
    if (in.error()) return *in.error();
    tensor.values.resize(answer->payload.size() / sizeof(float));
    if (static_cast<std::size_t>(tensor.rows * tensor.columns) != tensor.values.size())
        return Error{ErrorCode::Internal, "The worker process sent another size than it announced.", ""};
    if (!tensor.values.empty())
        std::memcpy(tensor.values.data(), answer->payload.data(), tensor.values.size() * sizeof(float));
    return tensor;
}

} // namespace qs
