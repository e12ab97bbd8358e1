// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/kept/kept_controls.h"

#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/measure/proportion.h"
#include "gpu/studies/kept/device_file.h"

#include <filesystem>

namespace qs {

namespace {

std::string controlsFile(const DeviceInfo& device) { return deviceFile(device, "controls"); }

std::int64_t countIn(const nlohmann::json& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end() && found->is_number_unsigned() ? found->get<std::int64_t>() : -1;
}

} // namespace

Message ControlCounts::text() const
{
    if (runs < kMinRuns) return {};
    const ProportionInterval bounds = wilsonInterval(different, runs);
    return Message::tr(
               "The A/A control called identical kernels different in %1 of %2 runs on this device (95% interval "
               "%3–%4%).")
        .arg(formatCount(different), formatCount(runs), formatFixed(100 * bounds.low, 1),
             formatFixed(100 * bounds.high, 1));
}

ControlCounts keptControls(const DeviceInfo& device)
{
    const std::string file = controlsFile(device);
    std::error_code none;
    if (file.empty() || !std::filesystem::is_regular_file(file, none)) return {};
    JsonLimits limits;
    limits.maxBytes = 4096;
    const auto json = readJsonFile(file, limits);
    if (!json || !json->is_object()) return {};
    const ControlCounts counts{countIn(*json, "runs"), countIn(*json, "different")};
    return counts.runs >= counts.different && counts.different >= 0 ? counts : ControlCounts{};
}

void keepControl(const DeviceInfo& device, const Segment& segment)
{
    const Verdict verdict = segment.control.verdict;
    if (segment.controlUs.empty() || verdict == Verdict::TooFew) return;
    ControlCounts counts = keptControls(device);
    ++counts.runs;
    counts.different += verdict == Verdict::Faster || verdict == Verdict::Slower;
    keepDeviceFile(controlsFile(device), dumpJson({{"runs", counts.runs}, {"different", counts.different}}, 1) + "\n");
}

} // namespace qs
