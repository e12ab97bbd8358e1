// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/device_load.h"

#include "gpu/core/units.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kClockApart = 0.005; ///< share by which clocks differ that are worth a word

std::optional<double> median(std::vector<double> values)
{
    if (values.empty()) return std::nullopt;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

std::optional<double> medianOf(const std::vector<StatePoll>& polls, std::optional<double> DeviceState::*reading)
{
    std::vector<double> values;
    for (const StatePoll& poll : polls)
        if (const auto& value = poll.state.*reading; value && std::isfinite(*value)) values.push_back(*value);
    return median(std::move(values));
}

} // namespace

DeviceLoad loadOf(const std::vector<StatePoll>& polls, std::int64_t rounds)
{
    DeviceLoad load;
    load.smMHz = medianOf(polls, &DeviceState::smMHz);
    load.powerW = medianOf(polls, &DeviceState::powerW);
    load.temperatureC = medianOf(polls, &DeviceState::temperatureC);
    load.known = std::ranges::any_of(polls, [](const StatePoll& poll) { return poll.state.reasons.has_value(); });
    std::vector<Message> reasons;
    for (const ThrottledStretch& stretch : throttledStretches(polls, rounds))
        if (std::ranges::find(reasons, stretch.why) == reasons.end()) reasons.push_back(stretch.why);
    if (!reasons.empty()) load.held = Message::list(std::move(reasons));
    return load;
}

Message CouplingLoad::text() const
{
    std::vector<Message> sentences;
    if (together.smMHz && alone.smMHz && std::abs(*together.smMHz - *alone.smMHz) > kClockApart * *alone.smMHz)
        sentences.push_back(
            Message::tr("Its SM clock was %1 MHz while they worked and %2 MHz alone.")
                .arg(std::int64_t{std::llround(*together.smMHz)}, std::int64_t{std::llround(*alone.smMHz)}));
    if (together.temperatureC && alone.temperatureC && std::abs(*together.temperatureC - *alone.temperatureC) >= 1)
        sentences.push_back(Message::tr("Its temperature was %1 °C while they worked and %2 °C alone.")
                                .arg(formatFixed(*together.temperatureC, 0), formatFixed(*alone.temperatureC, 0)));
    if (heldTogether())
        sentences.push_back(
            Message::tr("It was held back while they worked (%1), and not when alone.").arg(together.held));
    return sentences.empty() ? Message() : Message::sentences(std::move(sentences));
}

} // namespace qs
