// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/study_estimate.h"

#include "gpu/core/host_info.h"
#include "gpu/core/parallel.h"
#include "gpu/studies/accuracy/study.h"
#include "gpu/studies/llm/estimate.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

/// Of AccuracyStudy::expectedCost() in a second on one core. Studies of the small models with AVX-512 had 0.8
/// to 2.8e10, hence 'roughly'; those of the transformer, which spends its time outside linear layers, are not told by
/// it.
constexpr double kRateOfACore = 1.3e10;
/// Of llmStudyCost() in a second on one core with AVX-512, on average over the configurations.
constexpr double kLlmRateOfACore = 2e10;
/// The batches of a training do not keep more cores busy.
constexpr int kMaxCores = 8;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(StudyEstimate)
};

bool isOf(const Environment& environment, const DeviceInfo& device)
{
    return environment.target.empty() && environment.backend == backendName(device.backend) &&
           environment.device.starts_with(device.name) && environment.cpu == cpuModel() &&
           environment.cores == workerThreads();
}

/// Two figures would be more than is known.
double rounded(double value)
{
    const double step = value < 10 ? 1 : value < 60 ? 5 : 10;
    return std::max(1.0, std::round(value / step) * step);
}

QString durationText(double seconds)
{
    if (seconds < 2) return Texts::tr("a second or two");
    if (seconds < 100) return Texts::tr("%1 s").arg(rounded(seconds));
    return Texts::tr("%1 min").arg(rounded(seconds / 60));
}

} // namespace

std::optional<StudyTime> expectedTime(const AccuracyStudySpec& spec, const DeviceInfo& device,
                                      const QVector<StoredRun>& runs)
{
    if (!spec.data.empty() || spec.model.ends_with(".safetensors")) return std::nullopt;
    const double cost = AccuracyStudy(spec).expectedCost();
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->modes()) continue;
        const AccuracyStudyResult& done = *run->modes();
        // Another model has other proportions of work to waiting, so that it says little about this one.
        if (!done.complete || done.seconds <= 0 || done.spec.model != spec.model || !done.spec.data.empty() ||
            !isOf(done.environment, device))
            continue;
        return StudyTime{done.seconds * cost / AccuracyStudy(done.spec).expectedCost(), true};
    }
    if (device.backend != BackendChoice::Cpu || spec.model == "transformer") return std::nullopt;
    return StudyTime{cost / (kRateOfACore * std::clamp(workerThreads(), 1, kMaxCores)), false};
}

std::optional<StudyTime> expectedTime(const LlmStudySpec& spec, std::int64_t parameters, const DeviceInfo& device,
                                      const QVector<StoredRun>& runs)
{
    const double cost = llmStudyCost(spec, parameters);
    for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
        if (!run->llm()) continue;
        const LlmStudyResult& done = *run->llm();
        // A model of another size has other proportions of work to waiting.
        if (!done.complete || done.seconds <= 0 || done.parameters != parameters || !isOf(done.environment, device))
            continue;
        return StudyTime{done.seconds * cost / llmStudyCost(done.spec, done.parameters), true};
    }
    if (device.backend != BackendChoice::Cpu) return std::nullopt;
    return StudyTime{cost / (kLlmRateOfACore * std::clamp(workerThreads(), 1, kMaxCores)), false};
}

QString studyTimeText(const std::optional<StudyTime>& time)
{
    if (!time || !std::isfinite(time->seconds)) return {};
    return time->measured
               ? Texts::tr("About %1, based on the last study.").arg(durationText(time->seconds))
               : Texts::tr("About %1 on this CPU (refined after the first study).").arg(durationText(time->seconds));
}

} // namespace qs
