// SPDX-License-Identifier: GPL-3.0-or-later
// Devices of a study that was dealt out, and energy.
#include "gpu/report/llm/report.h"
#include "gpu/report/llm/table_parts.h"
#include "gpu/results/llm_rates.h"

#include <algorithm>
#include <utility>

namespace qs {

using namespace llmtables;

namespace {

/// '5 rounds of all its configurations', as far as it goes.
std::string roundsText(const LlmStudyResult& result, const LlmDevice& device)
{
    if (!device.interleaved) return "one configuration after another";
    return formatCount(result.spec.rounds) + " rounds, all of the device in each";
}

} // namespace

TextTable llmDeviceTable(const LlmStudyResult& result)
{
    using D = LlmDevice;
    const auto titles = [&result](const D& device) {
        std::vector<std::string> all;
        for (const LlmRow& row : result.rows)
            if (row.device == device.name) all.push_back(row.title());
        return nameList(all).english();
    };
    const auto baselineTime = [&result](const D& device) {
        const LlmRow* baseline = nullptr;
        for (const LlmRow& row : result.rows)
            if (row.device == device.name) baseline = result.baselineOf(row);
        const LlmTiming* timing = baseline ? single(*baseline) : nullptr;
        return timing ? interval(timing->step) : dash();
    };
    return tableOf<D>({{"Device", [](const D& d) { return d.name; }, false},
                       {"UUID", [](const D& d) { return d.uuid.empty() ? dash() : d.uuid; }, false},
                       {"PCI bus", [](const D& d) { return d.pciBusId.empty() ? dash() : d.pciBusId; }, false},
                       {"Configurations", titles, false},
                       {"Baseline ms per token [95%]", baselineTime},
                       {"Timed in", [&result](const D& d) { return roundsText(result, d); }, false}},
                      result.devices);
}

std::string llmDeviceText(const LlmStudyResult& result)
{
    std::vector<std::string> names;
    for (const LlmDevice& device : result.devices)
        names.push_back(device.name);
    return names.empty() ? placedDevice(result.environment) : nameList(names).english();
}

std::vector<std::string> llmEnergyNotes(const LlmStudyResult& result)
{
    if (!asksEnergy(result)) return {};
    std::vector<std::pair<std::string, std::vector<std::string>>> missing; ///< reasons, and of what
    double idle = 0;
    for (const LlmRow& row : result.rows)
        for (const LlmTiming& t : row.timings)
            for (const EnergyFigure* figure : {&t.prefillEnergy, &t.decodeEnergy}) {
                if (figure->known()) idle = std::max(idle, figure->idleWatts);
                if (figure->reason.empty()) continue;
                const std::string reason = figure->reason.english();
                auto found =
                    std::ranges::find(missing, reason, &std::pair<std::string, std::vector<std::string>>::first);
                if (found == missing.end()) found = missing.insert(found, {reason, {}});
                if (found->second.empty() || found->second.back() != row.title()) found->second.push_back(row.title());
            }
    std::vector<std::string> notes;
    for (const auto& [reason, titles] : missing)
        notes.push_back("No energy of " + nameList(titles).english() + ": " + reason + ".");
    if (!knowsEnergy(result)) return notes;
    notes.insert(
        notes.begin(),
        "Energy per token is that of the whole GPU by its energy counter, over at least 2 s of the same work "
        "in a row, with what lies between two steps; power readings agree within 5%. There is no interval. "
        "Idle power is included" +
            (idle > 0 ? "; with the models loaded it was " + formatFixed(idle, 1) + " W." : " and was not known."));
    return notes;
}

} // namespace qs
