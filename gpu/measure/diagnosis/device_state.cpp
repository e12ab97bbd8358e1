// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/device_state.h"

#include "gpu/core/units.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

struct ReasonWord
{
    std::uint64_t bit;
    const char* text;
    std::optional<std::uint64_t> DeviceState::*counter; ///< nullptr: the device counts no time for it
};
constexpr ReasonWord kReasonWords[] = {
    {ClockPowerCap, Message::mark("power cap"), &DeviceState::powerCapNs},
    {ClockHwSlowdown, Message::mark("hardware slowdown"), nullptr},
    {ClockSwThermal, Message::mark("thermal (software)"), &DeviceState::swThermalNs},
    {ClockHwThermal, Message::mark("thermal (hardware)"), &DeviceState::hwThermalNs},
    {ClockPowerBrake, Message::mark("power brake"), &DeviceState::powerBrakeNs},
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

Message reasonText(std::uint64_t reasons)
{
    std::vector<Message> words;
    for (const ReasonWord& word : kReasonWords)
        if (reasons & word.bit) words.push_back(Message::marked(word.text));
    return Message::list(std::move(words));
}

Message DeviceState::line() const
{
    std::vector<Message> parts;
    if (smMHz) parts.emplace_back("SM " + formatMHz(*smMHz));
    if (memoryMHz) parts.push_back(Message::tr("memory %1 MHz").arg(std::int64_t{std::llround(*memoryMHz)}));
    if (temperatureC) parts.emplace_back(formatFixed(*temperatureC, 0) + " °C");
    if (powerW) parts.emplace_back(formatFixed(*powerW, 0) + " W");
    if (foreign && !foreign->empty())
        parts.push_back(
            Message::tr("%n other processes", "%n other process", static_cast<std::int64_t>(foreign->size())));
    if (reasons)
        parts.push_back(*reasons & kThrottleReasons ? Message::tr("throttled: %1").arg(reasonText(*reasons))
                                                    : Message::tr("not throttled"));
    else if (smMHz || powerW) // a device that could say it
        parts.push_back(Message::tr("throttling unknown"));
    return Message::list(std::move(parts));
}

std::vector<ThrottledStretch> throttledStretches(const std::vector<StatePoll>& polls, std::int64_t rounds)
{
    std::vector<ThrottledStretch> stretches;
    std::uint64_t reasons = 0; ///< of the last stretch
    for (std::size_t i = 0; i < polls.size(); ++i) {
        const bool isLast = i + 1 == polls.size();
        const std::int64_t first = std::max<std::int64_t>(0, polls[i].round);
        const std::int64_t last = std::max<std::int64_t>(0, std::min(isLast ? rounds : polls[i + 1].round, rounds)) -
                                  1; // a file may hold any number
        if (last < first) continue;
        const Held held = heldBetween(polls[i].state, polls[isLast ? i : i + 1].state);
        if (!held.reasons) continue;
        if (held.reasons == reasons && stretches.back().last + 1 == first) {
            stretches.back().last = last;
            stretches.back().heldMs += held.ms;
        } else {
            stretches.push_back({first, last, reasonText(held.reasons), held.ms});
            reasons = held.reasons;
        }
    }
    return stretches;
}

} // namespace qs
