// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/findings/finding_fixes.h"

#include "gpu/results/analysis.h"

#include <algorithm>

namespace qs {
namespace {

constexpr double kMinSeconds = 10;

bool concerns(const Finding& finding, const ModeResult& mode)
{
    const QString name = QString::fromStdString(mode.requested);
    return finding.modeName.isEmpty() || finding.modeName == name || finding.other == name ||
           finding.modes.contains(name);
}

/// Samples that a mode's diagnoses call warm-up.
std::int64_t slowBeginning(const ModeResult& mode)
{
    std::int64_t count = 0;
    for (const Diagnosis& d : mode.diagnoses) {
        if (d.code == DiagnosisCode::WarmupOutlier) count = std::max<std::int64_t>(count, 1);
        if (d.code == DiagnosisCode::WarmupRamp) count = std::max(count, static_cast<std::int64_t>(d.value("drop")));
    }
    return count;
}

} // namespace

std::optional<RunSpec> fixedSpec(const RunSpec& measured, const Finding& finding)
{
    RunSpec spec = measured;
    spec.live = false;
    spec.profile = false;
    switch (finding.fix) {
    case DiagnosisFix::MoreSamples:
        spec.stop = StopRule::UntilResolved;
        spec.timeLimitSeconds = std::max(spec.timeLimitSeconds, kMinSeconds);
        return spec;
    case DiagnosisFix::GoCold:
        spec.cache = CacheMode::Cold;
        return spec;
    case DiagnosisFix::BatchWithGraph:
        spec.method = TimingMethod::Graph;
        spec.launchesPerSample = 0;
        spec.coldBy = ColdMethod::Rotation; // a read sweep makes single launches cold only
        return spec;
    case DiagnosisFix::RerunPair: {
        spec.modes.clear();
        spec.variants.clear();
        for (std::size_t i = 0; i < measured.count(); ++i) {
            const QString name = QString::fromStdString(measured.nameOf(i));
            if (name != finding.other && name != finding.modeName && !finding.modes.contains(name)) continue;
            if (takesModes(measured.operation))
                spec.modes.push_back(measured.modes[i]);
            else
                spec.variants.push_back(measured.variants[i]);
        }
        if (spec.count() < 2) return std::nullopt;
        spec.stop = StopRule::UntilResolved;
        spec.timeLimitSeconds = std::max(spec.timeLimitSeconds, kMinSeconds);
        return spec;
    }
    case DiagnosisFix::PauseRepaint:
        return spec;
    case DiagnosisFix::DropWarmup:
    case DiagnosisFix::None:
        break;
    }
    return std::nullopt;
}

std::optional<RunResult> withoutWarmup(const RunResult& result, const Finding& finding)
{
    if (result.segments.empty()) return std::nullopt;
    std::int64_t count = finding.range ? static_cast<std::int64_t>(finding.range->second) + 1 : 0;
    for (const ModeResult& mode : result.segments.back().modes)
        if (concerns(finding, mode)) count = std::max(count, slowBeginning(mode));
    if (count <= 0) return std::nullopt;
    RunResult out = result;
    out.segments.back() =
        dropWarmup(result.segments.back(), count, result.calibration ? &*result.calibration : nullptr);
    out.notes.push_back(
        Message::tr("The user counted the first %n measured samples of each mode as warm-up after the run.",
                    "The user counted the first %n measured sample of each mode as warm-up after the run.", count));
    return out;
}

} // namespace qs
