// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/side_by_side.h"

#include "gpu/core/device_name.h"
#include "gpu/results/compare/figure_comparison.h"

#include <algorithm>
#include <map>
#include <set>

namespace qs {

namespace {

/// The series of a run, the last of each key; where all are of one size that does not matter.
std::vector<std::pair<SeriesKey, const ModeResult*>> measuredOf(const RunResult& run)
{
    std::vector<std::pair<SeriesKey, const ModeResult*>> all;
    for (const Segment& segment : run.segments)
        for (const ModeResult& mode : segment.modes) {
            if (mode.samplesUs.empty() && !hasFiguresOnly(mode)) continue;
            const SeriesKey key{sizeText(segment), mode.requested};
            const auto same = std::ranges::find(all, key, &std::pair<SeriesKey, const ModeResult*>::first);
            if (same == all.end())
                all.emplace_back(key, &mode);
            else
                same->second = &mode;
        }
    return all;
}

SideCell cellOf(const ModeResult& mode)
{
    SideCell cell;
    cell.median = hasFiguresOnly(mode) ? meanOf(mode.latency) : medianOf(mode);
    cell.energy = mode.energy;
    return cell;
}

SideRow& rowOf(SideBySide& all, const SeriesKey& key)
{
    const auto found = std::ranges::find(all.rows, key, &SideRow::key);
    if (found != all.rows.end()) return *found;
    all.rows.push_back({key, std::vector<std::optional<SideCell>>(all.names.size())});
    return all.rows.back();
}

} // namespace

bool SideBySide::anyCell(bool (*has)(const SideCell& cell)) const
{
    return std::ranges::any_of(rows, [has](const SideRow& row) {
        return std::ranges::any_of(row.cells, [has](const auto& cell) { return cell && has(*cell); });
    });
}

bool SideBySide::isOfUnlikeWork() const
{
    return std::ranges::any_of(differences, [](const std::vector<RunDifference>& of) {
        return std::ranges::find(of, RunDifference::Kind::Work, &RunDifference::kind) != of.end();
    });
}

namespace {

std::string commonSize(const std::vector<SideRow>& rows)
{
    const auto isAnother = [&rows](const SideRow& row) {
        return row.key.name.empty() || row.key.group != rows.front().key.group;
    };
    return rows.empty() || std::ranges::any_of(rows, isAnother) ? std::string() : rows.front().key.group;
}

/// What the environments tell of the devices; runs of one device have the same.
std::vector<std::string> namesOfDevices(std::span<const RunResult* const> runs)
{
    std::vector<std::string> names;
    std::map<std::string, int> count;
    for (const RunResult* run : runs) {
        const Environment& e = run->environment;
        const std::string all = e.device.empty() ? run->importedFrom() : e.device;
        const std::string device = shortDevice(all); // what its parts are is among the differences
        names.push_back((e.target.empty() ? "" : e.target + ": ") + (device.empty() ? "run" : device));
        ++count[names.back()];
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const std::string& bus = runs[i]->environment.pciBusId; count[names[i]] > 1 && !bus.empty())
            names[i] += " (" + bus + ")";
    return names;
}

} // namespace

std::vector<std::string> namesOfRuns(std::span<const RunResult* const> runs)
{
    std::vector<std::string> names = namesOfDevices(runs);
    std::map<std::string, int> second;
    for (const std::string& name : names)
        ++second[name];
    for (std::size_t i = 0; i < names.size(); ++i)
        if (second[names[i]] > 1) names[i] = std::to_string(i + 1) + ": " + names[i];
    return names;
}

Result<SideBySide> sideBySide(std::span<const RunResult* const> runs, std::size_t reference, const ComparisonRule& rule)
{
    if (runs.size() < 2 || reference >= runs.size())
        return Error{ErrorCode::BadInput, Message::tr("There are fewer than two runs to compare."),
                     Message::tr("Choose two or more.")};
    SideBySide all;
    all.names = namesOfRuns(runs);
    all.reference = reference;
    const std::vector<std::string> devices = namesOfDevices(runs);
    all.ofSeveralDevices = std::set(devices.begin(), devices.end()).size() == devices.size();
    all.differences.resize(runs.size());
    all.alternating = std::ranges::all_of(runs, [&](const RunResult* run) {
        return !run->alternation.empty() && run->alternation == runs.front()->alternation;
    });
    for (const auto& [key, mode] : measuredOf(*runs[reference]))
        rowOf(all, key).cells[reference] = cellOf(*mode);
    std::optional<Error> none;
    bool any = false;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (i == reference) continue;
        for (const auto& [key, mode] : measuredOf(*runs[i]))
            rowOf(all, key).cells[i] = cellOf(*mode);
        all.differences[i] = differencesOf(*runs[reference], *runs[i]);
        const auto compared = compareRuns(*runs[reference], *runs[i], rule);
        if (!compared) {
            none = compared.error();
            continue;
        }
        any = true;
        for (const SeriesComparison& series : compared->series) {
            SideRow& row = rowOf(all, series.key);
            if (!row.cells[i]) { // of another size, or of another name where each run has one series
                row.cells[i].emplace();
                row.cells[i]->median = series.b;
            }
            row.cells[i]->against = series;
        }
    }
    if (!any) return *none;
    all.size = commonSize(all.rows);
    return all;
}

} // namespace qs
