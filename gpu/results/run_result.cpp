// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/run_result.h"

#include "gpu/core/units.h"
#include "gpu/results/packed_samples.h"
#include "gpu/results/result_json.h"

namespace qs {

using Json = nlohmann::ordered_json;

Message Verification::text() const
{
    if (rows == 0) return Message::tr("not verified");
    if (tolerance > 0)
        return Message::tr("verified against the FP64 reference: %n rows, %1 off by more than %2 (largest %3)",
                           "verified against the FP64 reference: %n row, %1 off by more than %2 (largest %3)", rows)
            .arg(formatCount(rowsDiffer), formatNumber(tolerance), formatNumber(worst));
    if (rows == 1)
        return Message::tr("codes verified against the oracle: 1 row, %n differ",
                           "codes verified against the oracle: 1 row, %n differs", rowsDiffer);
    return Message::tr("codes verified against the oracle: %1 rows, %n differ",
                       "codes verified against the oracle: %1 rows, %n differs", rowsDiffer)
        .arg(formatCount(rows));
}

BackendChoice ModeSummary::ranOn() const
{
    return parseBackend(effective.substr(0, effective.find_first_of(" ,"))).value_or(BackendChoice::Auto);
}

const ModeResult* Segment::measuredTwice() const
{
    const auto at = std::ranges::find(modes, controlMode, &ModeResult::requested);
    return controlMode.empty() || at == modes.end() ? nullptr : &*at;
}

bool Segment::isImported() const
{
    return !modes.empty() && std::ranges::all_of(modes, [](const ModeResult& mode) { return mode.isImported(); });
}

std::string sizeText(const Segment& segment) { return segment.isImported() ? std::string() : sizeText(segment.spec); }

std::string RunResult::importedFrom() const
{
    std::string source = scores.empty() ? std::string() : scores.front().importedFrom;
    for (const Segment& segment : segments)
        for (const ModeResult& mode : segment.modes) {
            if (!mode.isImported()) return {};
            source = mode.importedFrom;
        }
    return source;
}

namespace {

Json formed(const std::vector<float>& values, SampleForm form)
{
    return form == SampleForm::Packed && values.size() >= kMinPacked ? packedSamples(values) : floatsJson(values);
}

} // namespace

Json toJson(const ModeResult& mode, SampleForm form)
{
    return toJson(mode, [form](const std::vector<float>& values) { return formed(values, form); });
}

Json toJson(const RunResult& result, SampleForm form)
{
    return toJson(result, [form](const std::vector<float>& values) { return formed(values, form); });
}

} // namespace qs
