// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_merge.h"

#include "gpu/results/analysis.h"
#include "gpu/results/compare/sweep_parts.h"

#include <set>

namespace qs {

namespace {

/// 'Slurm 12' of 'Slurm 12_3'
std::string wholeJob(const std::string& job) { return job.substr(0, job.find('_')); }

} // namespace

RunResult mergeSweep(const RunSpec& whole, const std::vector<RunResult>& parts)
{
    RunResult merged;
    if (parts.empty()) return merged;
    const std::vector<RunSummary> summaries(parts.begin(), parts.end()); // without the points
    const std::set<std::string> places = placesOf(summaries);
    static_cast<RunSummary&>(merged) = summaryOf(summaries);
    merged.sweep = whole;
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
    merged.environment.job = wholeJob(parts.front().environment.job);
    if (several) {
        std::string list;
        for (const std::string& place : places)
            list += (list.empty() ? "" : "; ") + place;
        merged.notes.push_back(
            Message::tr("The points were measured on %1 different devices, so that differences between points are also "
                        "differences between devices: %2. Each point keeps its own environment.")
                .arg(static_cast<std::int64_t>(places.size()), list));
    }
    const auto measured = static_cast<std::int64_t>(merged.segments.size());
    const bool all = merged.segments.size() == points.size();
    merged.stopReason =
        all ? Message::tr("all points done")
            : Message::tr("%1 of %2 points measured").arg(measured, static_cast<std::int64_t>(points.size()));
    return merged;
}

} // namespace qs
