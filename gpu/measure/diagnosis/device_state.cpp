// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/device_state.h"

#include "gpu/core/units.h"

#include <algorithm>

namespace qs {
namespace {

struct ReasonWord
{
    std::uint64_t bit;
    const char* text;
    std::optional<std::uint64_t> DeviceState::*counter; ///< nullptr: the device counts no time for it
};
constexpr ReasonWord kReasonWords[] = {
    {ClockPowerCap, "power cap", &DeviceState::powerCapNs},
    {ClockHwSlowdown, "hardware slowdown", nullptr},
    {ClockSwThermal, "thermal (software)", &DeviceState::swThermalNs},
    {ClockHwThermal, "thermal (hardware)", &DeviceState::hwThermalNs},
    {ClockPowerBrake, "power brake", &DeviceState::powerBrakeNs},
};

/// Nanoseconds by which a counter grew; 0 where it is unknown at either end or was set back.
std::uint64_t growth(const std::optional<std::uint64_t>& before, const std::optional<std::uint64_t>& after)
{
    return before && after && *after > *before ? *after - *before : 0;
}

/// What held the device back between two polls; `after` may be the same as `before` where none followed.
struct Held
{
    std::uint64_t reasons = 0;
    double ms = 0;
};
Held heldBetween(const DeviceState& before, const DeviceState& after)
{
    Held held;
    held.reasons = (before.reasons.value_or(0) | after.reasons.value_or(0)) & kThrottleReasons;
    for (const ReasonWord& word : kReasonWords) {
        if (!word.counter) continue;
        const std::uint64_t ns = growth(before.*word.counter, after.*word.counter);
        if (ns > 0) held.reasons |= word.bit;
        // Several reasons may hold at the same time: the longest is what is known for certain.
        held.ms = std::max(held.ms, static_cast<double>(ns) * 1e-6);
    }
    return held;
}

} // namespace

std::string reasonText(std::uint64_t reasons)
{
    std::string text;
    for (const ReasonWord& word : kReasonWords)
        if (reasons & word.bit) text += (text.empty() ? "" : ", ") + std::string(word.text);
    return text;
}

std::string DeviceState::line() const
{
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (smMHz) add("SM " + formatFixed(*smMHz, 0) + " MHz");
    if (memoryMHz) add("memory " + formatFixed(*memoryMHz, 0) + " MHz");
    if (temperatureC) add(formatFixed(*temperatureC, 0) + " °C");
    if (powerW) add(formatFixed(*powerW, 0) + " W");
    if (involuntarySwitches)
        add(formatCount(static_cast<std::int64_t>(*involuntarySwitches)) + " involuntary context switches");
    if (foreign && !foreign->empty())
        add(formatCount(static_cast<std::int64_t>(foreign->size())) +
            (foreign->size() == 1 ? " other process" : " other processes"));
    if (reasons)
        add(*reasons & kThrottleReasons ? "throttled: " + reasonText(*reasons) : "not throttled");
    else if (smMHz || powerW) // a device that could say it
        add("throttling unknown");
    return text;
}

std::vector<ThrottledStretch> throttledStretches(const std::vector<StatePoll>& polls, std::int64_t rounds)
{
    std::vector<ThrottledStretch> stretches;
    for (std::size_t i = 0; i < polls.size(); ++i) {
        const bool isLast = i + 1 == polls.size();
        const std::int64_t first = std::max<std::int64_t>(0, polls[i].round);
        const std::int64_t last = std::max<std::int64_t>(0, std::min(isLast ? rounds : polls[i + 1].round, rounds)) -
                                  1; // a file may hold any number
        if (last < first) continue;
        const Held held = heldBetween(polls[i].state, polls[isLast ? i : i + 1].state);
        if (!held.reasons) continue;
        const std::string why = reasonText(held.reasons);
        if (!stretches.empty() && stretches.back().why == why && stretches.back().last + 1 == first) {
            stretches.back().last = last;
            stretches.back().heldMs += held.ms;
        } else {
            stretches.push_back({first, last, why, held.ms});
        }
    }
    return stretches;
}

} // namespace qs
