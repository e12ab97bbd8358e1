// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/sweep_parts.h"

#include <algorithm>

namespace qs {

namespace {

/// The same where all parts agree, else empty: what is known of each is at its points.
void keepCommon(Environment& all, const Environment& one)
{
    for (std::string Environment::*member :
         {&Environment::device, &Environment::driver, &Environment::cuda, &Environment::cpu, &Environment::memory,
          &Environment::os, &Environment::clocks, &Environment::deviceMemory, &Environment::host,
          &Environment::deviceUuid, &Environment::pciBusId, &Environment::process})
        if (all.*member != one.*member) (all.*member).clear();
}

} // namespace

std::string placeOf(const Environment& environment)
{
    const Environment& e = environment;
    const std::string device = e.deviceUuid.empty() ? e.device : e.device + ", " + e.deviceUuid;
    return e.host.empty() ? device : device + " (" + e.host + ")";
}

std::set<std::string> placesOf(const std::vector<RunSummary>& parts)
{
    std::set<std::string> places;
    for (const RunSummary& part : parts)
        places.insert(placeOf(part.environment));
    return places;
}

RunSummary summaryOf(const std::vector<RunSummary>& parts)
{
    RunSummary whole;
    static_cast<Origin&>(whole) = parts.front();
    whole.calibration = parts.front().calibration;
    for (const RunSummary& part : parts) {
        keepCommon(whole.environment, part.environment);
        for (const Message& note : part.notes)
            if (std::ranges::find(whole.notes, note) == whole.notes.end()) whole.notes.push_back(note);
    }
    // A peak rate of one kind of device is none of another.
    const Environment& first = parts.front().environment;
    if (whole.environment.device != first.device || whole.environment.driver != first.driver) whole.calibration.reset();
    if (whole.environment.device.empty())
        whole.environment.device =
            Message::tr("%1 devices").arg(static_cast<std::int64_t>(placesOf(parts).size())).english();
    return whole;
}

} // namespace qs
