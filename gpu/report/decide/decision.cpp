// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/decide/decision.h"

#include "gpu/report/decide/evidence.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace qs {
namespace {

std::vector<DecisionTable> evidenceOf(const DecisionSource& source, const DecisionLimits& limits,
                                      const std::string& baseline)
{
    if (const auto* llm = dynamic_cast<const LlmStudyResult*>(source.study))
        return languageModelEvidence(source, *llm, limits);
    if (const auto* modes = dynamic_cast<const AccuracyStudyResult*>(source.study))
        return modelEvidence(source, *modes);
    if (source.result && !source.study) return operationEvidence(source, *source.result, baseline);
    return {};
}

bool isSameQuestion(const DecisionTable& a, const DecisionTable& b)
{
    return a.key == b.key && a.batch == b.batch && a.promptLength == b.promptLength;
}

/// What an older run knows beside the newer ones.
void merge(DecisionTable& newer, const DecisionTable& older)
{
    newer.isOfSweep = newer.isOfSweep && older.isOfSweep;
    bool adds = false;
    for (const DecisionCandidate& candidate : older.candidates) {
        const auto same = std::ranges::find(newer.candidates, candidate.id, &DecisionCandidate::id);
        if (same == newer.candidates.end())
            newer.candidates.push_back(candidate), adds = true;
        else if (!same->failed.empty() && candidate.failed.empty())
            *same = candidate, adds = true;
    }
    if (adds) newer.evidence.insert(newer.evidence.end(), older.evidence.begin(), older.evidence.end());
    for (auto list : {&DecisionTable::batches, &DecisionTable::promptLengths}) {
        std::vector<int>& all = newer.*list;
        all.insert(all.end(), (older.*list).begin(), (older.*list).end());
        std::ranges::sort(all);
        all.erase(std::ranges::unique(all).begin(), all.end());
    }
}

/// Whether the device's name has `part` in it, in any case.
bool isOn(const DecisionTable& table, const std::string& part)
{
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 'a' - 'A') : c; };
    return part.empty() || !std::ranges::search(table.device, part, {}, lower, lower).empty();
}

std::string deviceOf(const DecisionSource& source)
{
    return source.study ? source.study->environment.device : source.result ? source.result->environment.device : "";
}

} // namespace

std::string_view decisionStateName(DecisionState state)
{
    constexpr std::string_view names[] = {"ranked", "unresolved", "simulated", "rejected", "failed"};
    return names[static_cast<std::size_t>(state)];
}

std::string_view decisionSubjectName(DecisionSubject subject)
{
    constexpr std::string_view names[] = {"language-model", "model", "operation"};
    return names[static_cast<std::size_t>(subject)];
}

std::vector<const DecisionCandidate*> DecisionTable::in(DecisionState state) const
{
    std::vector<const DecisionCandidate*> found;
    for (const DecisionCandidate& candidate : candidates)
        if (candidate.state == state) found.push_back(&candidate);
    return found;
}

const DecisionCandidate* DecisionTable::find(std::string_view id) const
{
    const auto found = std::ranges::find(candidates, id, &DecisionCandidate::id);
    return found == candidates.end() ? nullptr : &*found;
}

Decision decide(std::span<const DecisionSource> session, const DecisionLimits& limits, const std::string& baseline)
{
    Decision decision;
    decision.limits = limits;
    std::vector<DecisionTable> measured;
    for (std::size_t i = session.size(); i-- > 0;) { // the newest first
        const std::string device = shortDevice(deviceOf(session[i]));
        if (!device.empty() && std::ranges::find(decision.devices, device) == decision.devices.end())
            decision.devices.push_back(device);
        for (DecisionTable& table : evidenceOf(session[i], limits, baseline)) {
            const auto same = std::ranges::find_if(measured, [&](const auto& t) { return isSameQuestion(t, table); });
            if (same == measured.end())
                measured.push_back(std::move(table));
            else
                merge(*same, table);
        }
    }
    for (DecisionTable& table : scoreEvidence(session))
        measured.push_back(std::move(table));
    decision.gaps = sessionGaps(measured);
    for (DecisionTable& table : measured)
        if (isOn(table, limits.device)) decision.tables.push_back(std::move(table));
    std::ranges::stable_sort(decision.tables, {},
                             [](const DecisionTable& t) { return std::tuple(t.isEvaluation, t.subject, t.isOfSweep); });
    for (DecisionTable& table : decision.tables) {
        judge(table, limits);
        findGaps(table);
    }
    const auto wanted = std::ranges::find(decision.tables, limits.subject, &DecisionTable::key);
    if (wanted != decision.tables.end()) decision.chosen = static_cast<std::size_t>(wanted - decision.tables.begin());
    return decision;
}

} // namespace qs
