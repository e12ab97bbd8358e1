// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_merge.h"

#include "gpu/results/analysis.h"

#include <algorithm>
#include <set>

namespace qs {

namespace {

/// Which device it was; results of other devices are not mixed without saying so.
std::string placeOf(const Environment& e)
{
    const std::string device = e.deviceUuid.empty() ? e.device : e.device + ", " + e.deviceUuid;
    return e.host.empty() ? device : device + " (" + e.host + ")";
}

/// 'Slurm 12' of 'Slurm 12_3'
std::string wholeJob(const std::string& job) { return job.substr(0, job.find('_')); }

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

RunResult mergeSweep(const RunSpec& whole, const std::vector<RunResult>& parts)
{
    RunResult merged;
    if (parts.empty()) return merged;
    static_cast<Origin&>(merged) = parts.front();
    merged.sweep = whole;
    merged.calibration = parts.front().calibration;
    std::set<std::string> places;
    for (const RunResult& part : parts) {
        places.insert(placeOf(part.environment));
        for (const Message& note : part.notes)
            if (std::ranges::find(merged.notes, note) == merged.notes.end()) merged.notes.push_back(note);
    }
    const bool several = places.size() > 1;
    const std::vector<RunSpec> points = sweepPoints(whole);
    for (const RunSpec& point : points)
        for (const RunResult& part : parts)
            for (const Segment& segment : part.segments) {
                RunSpec there = point;
                there.variants = segment.spec.variants; // those that take this size
                if (segment.modes.empty() || !measuresTheSame(segment.spec, there)) continue;
                merged.segments.push_back(segment);
                if (several) merged.segments.back().environment = part.environment;
            }
    for (const RunResult& part : parts)
        keepCommon(merged.environment, part.environment);
    merged.environment.job = wholeJob(parts.front().environment.job);
    if (several) {
        merged.calibration.reset(); // of one of them
        std::string list;
        for (const std::string& place : places)
            list += (list.empty() ? "" : "; ") + place;
        merged.notes.push_back(
            Message::tr("The points were measured on %1 different devices, so that differences between points are also "
                        "differences between devices: %2. Each point keeps its own environment.")
                .arg(static_cast<std::int64_t>(places.size()), list));
        merged.environment.device = Message::tr("%1 devices").arg(static_cast<std::int64_t>(places.size())).english();
    }
    const auto measured = static_cast<std::int64_t>(merged.segments.size());
    const bool all = merged.segments.size() == points.size();
    merged.stopReason =
        all ? Message::tr("all points done")
            : Message::tr("%1 of %2 points measured").arg(measured, static_cast<std::int64_t>(points.size()));
    return merged;
}

} // namespace qs
