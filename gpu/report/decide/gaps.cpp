// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/text/parts.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <algorithm>

namespace qs {
namespace {

constexpr int kMore = 4; ///< times as many samples: half the width

std::vector<std::string> missingOf(const DecisionTable& table, const std::vector<std::string>& wanted)
{
    std::vector<std::string> missing;
    for (const std::string& id : wanted)
        if (!table.find(id)) missing.push_back(id);
    return missing;
}

/// Those that more samples may resolve.
std::vector<std::string> openOf(const DecisionTable& table)
{
    std::vector<std::string> open;
    for (const DecisionCandidate* candidate : table.in(DecisionState::Unresolved))
        if (candidate->importedFrom.empty()) open.push_back(candidate->id);
    return open;
}

Message namesOf(const std::vector<std::string>& ids)
{
    std::vector<Message> names;
    for (const std::string& id : ids) {
        const LlmConfiguration* llm = findLlmConfiguration(id);
        const AccuracyMode* mode = findAccuracyMode(id);
        names.emplace_back(llm ? std::string(llm->name) : mode ? std::string(mode->title) : id);
    }
    return enumeration(names, Message::mark("%1, %2"));
}

void findLlmGaps(DecisionTable& table, const LlmStudySpec& measured)
{
    if (table.isEvaluation) return; // the models are not known here
    if (auto missing = missingOf(table, defaultLlmConfigurations()); !missing.empty()) {
        LlmStudySpec spec = measured;
        spec.configurations = missing;
        table.gaps.push_back(
            {Message::tr("This session has no measurement of %1 with this model.").arg(namesOf(missing)), spec});
    }
    const auto lacks = [](const std::vector<int>& values, int value) {
        return value > 0 && std::ranges::find(values, value) == values.end();
    };
    const auto add = [](std::vector<int>& values, int value) {
        if (std::ranges::find(values, value) == values.end()) values.push_back(value);
        std::ranges::sort(values);
    };
    const bool unmeasured = lacks(table.batches, table.batch) || lacks(table.promptLengths, table.promptLength);
    if (unmeasured) {
        LlmStudySpec spec = measured;
        add(spec.batches, table.batch);
        add(spec.promptLengths, table.promptLength);
        if (spec.rounds == 0) spec.rounds = LlmStudySpec().rounds; // the speed was left out
        table.gaps.push_back({Message::tr("This session has no measurement of batch %1 with prompts of %2 tokens.")
                                  .arg(formatCount(table.batch), formatCount(table.promptLength)),
                              spec});
    }
    if (auto open = openOf(table); !open.empty() && !unmeasured) {
        LlmStudySpec spec = measured;
        const auto n = static_cast<std::int64_t>(open.size());
        spec.configurations = std::move(open);
        spec.rounds = std::min(10'000, kMore * (spec.rounds > 0 ? spec.rounds : LlmStudySpec().rounds));
        spec.textTokens = 0;
        spec.limit = 0;
        table.gaps.push_back(
            {Message::tr(
                 "%n configurations are not resolved. Measure %1 rounds and the whole text to narrow their intervals.",
                 "%n configuration is not resolved. Measure %1 rounds and the whole text to narrow its intervals.", n)
                 .arg(formatCount(spec.rounds)),
             spec});
    }
}

void findModelGaps(DecisionTable& table, const AccuracyStudySpec& measured)
{
    if (auto missing = missingOf(table, defaultAccuracyModes(true)); !missing.empty()) {
        AccuracyStudySpec spec = measured;
        spec.modes = missing;
        table.gaps.push_back(
            {Message::tr("This session has no measurement of %1 with this model.").arg(namesOf(missing)), spec});
    }
    std::vector<std::string> open = openOf(table);
    std::erase_if(open, [](const std::string& id) { return !findAccuracyMode(id); }); // plans belong to their study
    if (open.empty()) return;
    AccuracyStudySpec spec = measured;
    const auto n = static_cast<std::int64_t>(open.size());
    spec.modes = std::move(open);
    spec.iterations = std::min(100'000, kMore * spec.iterations);
    spec.testCount = std::min<std::int64_t>(10'000'000, kMore * spec.testCount);
    table.gaps.push_back(
        {Message::tr("%n modes are not resolved. Measure %1 calls and %2 test items to narrow their intervals.",
                     "%n mode is not resolved. Measure %1 calls and %2 test items to narrow its intervals.", n)
             .arg(formatCount(spec.iterations), formatCount(spec.testCount)),
         spec});
}

void findOperationGaps(DecisionTable& table, const RunSpec& measured)
{
    if (std::ranges::all_of(table.candidates, [](const auto& c) { return !c.importedFrom.empty(); })) return;
    if (!takesModes(measured.operation))
        if (auto missing = missingOf(table, defaultVariants(measured.operation, measured.backend)); !missing.empty()) {
            RunSpec spec = measured;
            spec.live = false;
            spec.variants.insert(spec.variants.end(), missing.begin(), missing.end());
            table.gaps.push_back(
                {Message::tr("This session has no measurement of %1 at this size.").arg(namesOf(missing)), spec});
        }
    if (openOf(table).empty()) return;
    RunSpec spec = measured;
    spec.live = false;
    spec.stop = StopRule::UntilResolved;
    spec.timeLimitSeconds = std::max(60.0, spec.timeLimitSeconds);
    table.gaps.push_back({Message::tr("%n variants are not resolved. Run until resolved to narrow their intervals.",
                                      "%n variant is not resolved. Run until resolved to narrow its interval.",
                                      static_cast<std::int64_t>(openOf(table).size())),
                          spec});
}

} // namespace

std::string DecisionGap::commandLine() const
{
    return std::visit([](const auto& of) { return qs::commandLine(of); }, spec);
}

void findGaps(DecisionTable& table)
{
    if (const auto* llm = std::get_if<LlmStudySpec>(&table.spec)) findLlmGaps(table, *llm);
    if (const auto* modes = std::get_if<AccuracyStudySpec>(&table.spec)) findModelGaps(table, *modes);
    if (const auto* run = std::get_if<RunSpec>(&table.spec)) findOperationGaps(table, *run);
}

std::vector<DecisionGap> sessionGaps(const std::vector<DecisionTable>& tables)
{
    const auto lacks = [&](DecisionSubject subject) {
        return std::ranges::none_of(
            tables, [&](const DecisionTable& table) { return table.subject == subject && !table.isEvaluation; });
    };
    std::vector<DecisionGap> gaps;
    if (lacks(DecisionSubject::LanguageModel)) {
        LlmStudySpec spec;
        spec.configurations = defaultLlmConfigurations();
        gaps.push_back(
            {Message::tr(
                 "No language model was measured: time per token, throughput, perplexity and memory are unknown."),
             spec, true});
    }
    if (lacks(DecisionSubject::Model)) {
        AccuracyStudySpec spec;
        spec.modes = defaultAccuracyModes(true);
        gaps.push_back(
            {Message::tr("No model was measured in all modes: accuracy, size and time per call are unknown."), spec,
             true});
    }
    if (lacks(DecisionSubject::Operation))
        gaps.push_back({Message::tr("No operation was measured: latency and error of single kernels are unknown."),
                        defaultSpec(BackendChoice::Auto), true});
    return gaps;
}

} // namespace qs
