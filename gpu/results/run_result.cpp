// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/run_result.h"

#include "gpu/core/units.h"
#include "gpu/results/packed_samples.h"
#include "gpu/results/result_json.h"

namespace qs {

using Json = nlohmann::ordered_json;

std::string Verification::text() const
{
    if (rows == 0) return "not verified";
    if (tolerance > 0)
        return "verified against the FP64 reference: " + formatCount(rows) + (rows == 1 ? " row, " : " rows, ") +
               formatCount(rowsDiffer) + " off by more than " + formatNumber(tolerance) + " (largest " +
               formatNumber(worst) + ")";
    return "codes verified against the oracle: " + formatCount(rows) + (rows == 1 ? " row, " : " rows, ") +
           formatCount(rowsDiffer) + (rowsDiffer == 1 ? " differs" : " differ");
}

BackendChoice ModeSummary::ranOn() const
{
    return parseBackend(effective.substr(0, effective.find_first_of(" ,"))).value_or(BackendChoice::Auto);
}

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
    return form == SampleForm::Packed && values.size() >= kLeastPacked ? packedSamples(values) : floatsJson(values);
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
