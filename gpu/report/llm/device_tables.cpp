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
    TextTable table;
    table.header = {"Device", "UUID", "PCI bus", "Configurations", "Baseline ms per token [95%]", "Timed in"};
    table.numeric = numericBut(table.header.size(), {0, 1, 2, 3, 5});
    for (const LlmDevice& device : result.devices) {
        std::vector<std::string> titles;
        const LlmRow* baseline = nullptr;
        for (const LlmRow& row : result.rows) {
            if (row.device != device.name) continue;
            titles.push_back(row.title());
            baseline = result.baselineOf(row);
        }
        const LlmTiming* timing = baseline ? single(*baseline) : nullptr;
        table.rows.push_back({device.name, device.uuid.empty() ? dash() : device.uuid,
                              device.pciBusId.empty() ? dash() : device.pciBusId, nameList(titles).english(),
                              timing ? interval(timing->step) : dash(), roundsText(result, device)});
    }
    return table;
}

std::string llmDeviceText(const LlmStudyResult& result)
{
    std::vector<std::string> names;
    for (const LlmDevice& device : result.devices)
        names.push_back(device.name);
    return names.empty() ? placedDevice(result.environment) : nameList(names).english();
}

TextTable llmEnergyTable(const LlmStudyResult& result)
{
    TextTable table;
    if (!asksEnergy(result)) return table;
    table.header = {"Configuration"};
    const bool several = result.spec.promptLengths.size() > 1;
    for (const int length : result.spec.promptLengths) {
        const std::string prompt = "prompt " + std::to_string(length);
        table.header.push_back("J/token of the " + prompt);
        for (const int batch : result.spec.batches) {
            const std::string at = (several ? prompt + ", " : "") + "batch " + std::to_string(batch);
            table.header.push_back("J/token, " + at);
            table.header.push_back("tokens/J, " + at);
        }
    }
    table.numeric = numericBut(table.header.size(), {0});
    fill(table, result, [&](const LlmRow& row) {
        std::vector<std::string> cells{row.title() + (row.inspection.simulated ? " *" : "")};
        const auto add = [&cells](double value, const std::string& text) {
            cells.push_back(value > 0 ? text : dash());
        };
        for (const int length : result.spec.promptLengths) {
            const LlmTiming* first = row.timing(result.spec.batches.front(), length);
            const double prompt = first ? promptJoulesPerToken(*first) : 0;
            add(prompt, formatEnergy(prompt));
            for (const int batch : result.spec.batches) {
                const LlmTiming* t = row.timing(batch, length);
                const double joules = t ? joulesPerToken(*t) : 0;
                add(joules, formatEnergy(joules));
                add(joules, joules > 0 ? formatNumber(1 / joules, 4) : dash());
            }
        }
        return cells;
    });
    addDeviceColumn(table, result);
    return table;
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
