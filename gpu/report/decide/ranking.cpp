// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/decide/phrases.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace qs {
namespace {

using State = DecisionState;

void addIssue(DecisionCandidate& candidate, State state, Message text, Message remedy = {})
{
    candidate.issues.push_back({state, std::move(text), std::move(remedy)});
}

/// A limit, the quantity that it is about, and how that is written.
struct Limit
{
    Message quantity;
    double limit = 0;
    bool atLeast = false;
    NumberText (*text)(double) = nullptr;
    Message remedy; ///< what makes the interval shorter
};

/// '21.3 ms [20.9 ms, 21.6 ms]'; an exact figure alone.
NumberText figureText(const DecisionFigure& figure, NumberText (*text)(double))
{
    if (figure.low == figure.high) return text(figure.value);
    return text(figure.value) + " [" + text(figure.low) + ", " + text(figure.high) + "]";
}

void checkLimit(DecisionCandidate& candidate, const std::optional<DecisionFigure>& figure, const Limit& limit)
{
    if (!figure)
        return addIssue(
            candidate, State::Unresolved,
            Message::tr("%1 was not measured; the limit is %2.").arg(limit.quantity, limit.text(limit.limit)),
            limit.remedy);
    const auto [value, low, high, n] = *figure;
    const bool meets = limit.atLeast ? low >= limit.limit : high <= limit.limit;
    const bool fails = limit.atLeast ? high < limit.limit : low > limit.limit;
    if (meets) return;
    const std::string said = figureText(*figure, limit.text), bound = limit.text(limit.limit),
                      by = limit.text(std::fabs(value - limit.limit));
    if (!fails)
        return addIssue(
            candidate, State::Unresolved,
            Message::tr("%1 is %2; the limit of %3 lies within the 95% interval.").arg(limit.quantity, said, bound),
            limit.remedy);
    addIssue(candidate, State::Rejected,
             (limit.atLeast ? Message::tr("%1 is %2, which is %3 below the limit of %4.")
                            : Message::tr("%1 is %2, which is %3 above the limit of %4."))
                 .arg(limit.quantity, said, by, bound));
}

DecisionFigure scaled(const DecisionFigure& figure, double factor)
{
    const double a = factor * figure.low, b = factor * figure.high;
    return {factor * figure.value, std::min(a, b), std::max(a, b), figure.n};
}

std::optional<DecisionFigure> scaled(const std::optional<DecisionFigure>& figure, double factor)
{
    return figure ? std::optional(scaled(*figure, factor)) : std::nullopt;
}

NumberText msText(double ms) { return formatNumber(ms, 4) + " ms"; }
NumberText usLimitText(double us) { return formatNumber(us, 4) + " µs"; }
NumberText rateText(double rate) { return formatNumber(rate, 5) + " tokens/s"; }
NumberText percentLimitText(double percent) { return formatFixed(percent, 2) + "%"; }

/// Limits of time: what a simulation takes says nothing of them.
void checkTimes(DecisionCandidate& candidate, const DecisionTable& table, const DecisionLimits& limits)
{
    const bool isLlm = table.subject == DecisionSubject::LanguageModel;
    const bool limited = isLlm ? limits.msPerToken || limits.tokensPerSecond : limits.usPerCall.has_value();
    if (candidate.simulated && (limited || limits.goal == DecisionGoal::Speed))
        return addIssue(candidate, State::Simulated,
                        Message::tr("Simulated on this device (%1): its speed is not representative of the format.")
                            .arg(candidate.simulation),
                        Message::tr("Measure it on a device with native support for this format."));
    if (isLlm && limits.msPerToken)
        checkLimit(candidate, scaled(candidate.latencyUs, 1e-3),
                   {Message::tr("Time per token"), *limits.msPerToken, false, msText,
                    Message::tr("Measure more rounds, or this batch and prompt length.")});
    if (isLlm && limits.tokensPerSecond)
        checkLimit(candidate, candidate.tokensPerSecond,
                   {Message::tr("Decode throughput"), *limits.tokensPerSecond, true, rateText,
                    Message::tr("Measure more rounds, or this batch and prompt length.")});
    if (!isLlm && limits.usPerCall)
        checkLimit(candidate, candidate.latencyUs,
                   {Message::tr("Latency per call"), *limits.usPerCall, false, usLimitText,
                    Message::tr("Measure more iterations.")});
}

void checkLosses(DecisionCandidate& candidate, const DecisionTable& table, const DecisionLimits& limits)
{
    if (table.subject == DecisionSubject::Operation) {
        candidate.issues.insert(candidate.issues.end(), candidate.lossIssues.begin(), candidate.lossIssues.end());
        return;
    }
    const bool perplexities = !table.isEvaluation || std::ranges::any_of(table.candidates, [](const auto& c) {
        return c.perplexity.has_value();
    });
    if (table.subject == DecisionSubject::LanguageModel && limits.perplexityPercent && perplexities)
        checkLimit(candidate, candidate.perplexity,
                   {Message::tr("Perplexity increase"), *limits.perplexityPercent, false, percentLimitText,
                    Message::tr("Evaluate a longer text.")});
    if (!limits.accuracyPoints) return;
    candidate.issues.insert(candidate.issues.end(), candidate.lossIssues.begin(), candidate.lossIssues.end());
    const auto points = [](double p) { return formatFixed(p, 2) + " points"; };
    for (const DecisionScore& score : candidate.scores)
        if (score.isLimited)
            checkLimit(
                candidate, scaled(score.points, -1),
                {score.name.empty() ? Message::tr("Accuracy loss") : Message::tr("Accuracy loss in %1").arg(score.name),
                 *limits.accuracyPoints, false, points, Message::tr("Evaluate more items.")});
    if (table.subject == DecisionSubject::Model && candidate.scores.empty())
        addIssue(candidate, State::Unresolved, Message::tr("Its accuracy was not measured."));
}

/// What is ranked by, more is better.
std::optional<DecisionFigure> meritOf(const DecisionCandidate& candidate, DecisionGoal goal)
{
    switch (goal) {
    case DecisionGoal::Speed:
        return candidate.speedup;
    case DecisionGoal::Memory:
        if (!candidate.bytes) return std::nullopt;
        return DecisionFigure{-*candidate.bytes, -*candidate.bytes, -*candidate.bytes, 0};
    case DecisionGoal::Loss:
        break;
    }
    if (candidate.perplexity) return scaled(candidate.perplexity, -1);
    if (const DecisionScore* worst = candidate.worstScore()) return worst->points;
    if (candidate.sqnrDb) return DecisionFigure{*candidate.sqnrDb, *candidate.sqnrDb, *candidate.sqnrDb, 0};
    return std::nullopt;
}

Message moreRounds(std::int64_t rounds)
{
    return Message::tr("Measure about %n more rounds.", "Measure about %n more round.", rounds);
}

/// Rounds that may resolve its speed-up.
std::optional<std::int64_t> furtherRounds(const DecisionCandidate& candidate)
{
    const DecisionFigure& s = *candidate.speedup;
    return qs::furtherRounds(s.value, s.low, s.high, candidate.band, s.n);
}

/// What is not resolved against the baseline has no place among what is.
void checkSpeedup(DecisionCandidate& candidate, const DecisionTable& table)
{
    const DecisionFigure& s = *candidate.speedup;
    if (judge(s.low, s.high, candidate.band) != Verdict::NotResolved) return;
    const auto further = furtherRounds(candidate);
    addIssue(candidate, State::Unresolved,
             Message::tr("Whether it is faster than %1 is not resolved: %2.")
                 .arg(table.baseline, speedUpText(s.value, s.low, s.high)),
             further ? moreRounds(*further)
                     : Message::tr(
                           "Its speed is too near to the baseline's for more rounds to tell; a quieter machine may."));
}

/// Without what it is ranked by there is no place for it.
void checkMerit(DecisionCandidate& candidate, const DecisionTable& table, const DecisionLimits& limits)
{
    if (candidate.untrusted && (limits.goal == DecisionGoal::Speed || limits.usPerCall))
        addIssue(candidate, State::Unresolved,
                 Message::tr("Identical kernels differed in this run, so its speed-ups are not reliable."),
                 Message::tr("Measure again when no other process uses the device."));
    if (limits.goal == DecisionGoal::Speed && candidate.speedup && !candidate.isBaseline && !candidate.simulated)
        checkSpeedup(candidate, table);
    if (meritOf(candidate, limits.goal)) return;
    if (limits.goal == DecisionGoal::Memory)
        return addIssue(candidate, State::Unresolved,
                        table.isEvaluation
                            ? Message::tr("An imported evaluation has scores only; its memory is unknown.")
                            : Message::tr("Its memory was not measured."));
    if (limits.goal == DecisionGoal::Loss)
        return addIssue(candidate, State::Unresolved,
                        table.isEvaluation
                            ? Message::tr("The evaluation has no perplexity with a standard error, for it and for the "
                                          "baseline, so its loss is not known.")
                            : Message::tr("Its loss was not measured."));
    if (table.isEvaluation)
        return addIssue(candidate, State::Unresolved,
                        Message::tr("An imported evaluation has scores only; its speed is unknown."),
                        Message::tr("Rank by loss, or measure the model with Quantoscope."));
    if (!candidate.importedFrom.empty())
        return addIssue(candidate, State::Unresolved,
                        Message::tr("Imported without comparable samples, so no interval is available."),
                        Message::tr("Import the samples, or measure it with Quantoscope."));
    addIssue(candidate, State::Unresolved, Message::tr("Its speed-up over the baseline does not have an interval yet."),
             Message::tr("Measure at least 6 rounds together with the baseline."));
}

State stateOf(const DecisionCandidate& candidate)
{
    for (const State state : {State::Failed, State::Rejected, State::Simulated, State::Unresolved})
        if (std::ranges::any_of(candidate.issues, [&](const DecisionIssue& issue) { return issue.state == state; }))
            return state;
    return State::Ranked;
}

/// Whether a is shown to be better than b by more than what counts as the same.
bool isShownBetter(const DecisionCandidate& a, const DecisionCandidate& b, DecisionGoal goal)
{
    const double slack = goal == DecisionGoal::Speed ? 1 + std::max(a.band, b.band) : 1;
    return meritOf(a, goal)->low > slack * meritOf(b, goal)->high;
}

void rank(DecisionTable& table, DecisionGoal goal)
{
    const auto isRanked = [](const DecisionCandidate& c) { return c.state == State::Ranked; };
    const auto all = static_cast<int>(std::ranges::count_if(table.candidates, isRanked));
    for (DecisionCandidate& candidate : table.candidates) {
        if (!isRanked(candidate)) continue;
        int better = 0, worse = 0;
        for (const DecisionCandidate& other : table.candidates) {
            if (&other == &candidate || !isRanked(other)) continue;
            better += isShownBetter(other, candidate, goal) ? 1 : 0;
            worse += isShownBetter(candidate, other, goal) ? 1 : 0;
        }
        candidate.rankFrom = 1 + better;
        candidate.rankTo = all - worse;
    }
}

void sortCandidates(DecisionTable& table, DecisionGoal goal)
{
    const auto place = [goal](const DecisionCandidate& c) {
        const auto merit = meritOf(c, goal);
        // Those that share places stand by what is exact of them, never by a point estimate.
        const bool exact = merit && merit->low == merit->high;
        return std::tuple(c.state, c.rankFrom, c.rankTo, exact ? -merit->value : 0.0, c.bytes.value_or(INFINITY));
    };
    std::ranges::stable_sort(table.candidates, {}, place);
}

Message firstSentence(DecisionGoal goal, bool one)
{
    switch (goal) {
    case DecisionGoal::Speed:
        return one ? Message::tr("%1 is the fastest configuration that meets the limits: %2.")
                   : Message::tr("The fastest configurations that meet the limits are %1; the differences between them "
                                 "are not resolved.");
    case DecisionGoal::Memory:
        return one ? Message::tr("%1 needs the least memory of the configurations that meet the limits: %2.")
                   : Message::tr("%1 meet the limits and need the least memory (the same number of bytes).");
    case DecisionGoal::Loss:
        break;
    }
    return one ? Message::tr("%1 has the smallest loss of the configurations that meet the limits: %2.")
               : Message::tr("The configurations with the smallest loss that meet the limits are %1; the differences "
                             "between them are not resolved.");
}

/// Of several that share the first place the one that needs least memory, which is exact.
Message tieBreak(const std::vector<const DecisionCandidate*>& first, DecisionGoal goal)
{
    if (goal == DecisionGoal::Memory || std::ranges::any_of(first, [](const auto* c) { return !c->bytes; })) return {};
    const auto least = [](const auto* a, const auto* b) { return *a->bytes < *b->bytes; };
    const DecisionCandidate* smallest = *std::ranges::min_element(first, least);
    if (std::ranges::count_if(first, [&](const auto* c) { return *c->bytes == *smallest->bytes; }) > 1) return {};
    return Message::tr("Of these, %1 needs the least memory (%2).").arg(smallest->title, memoryText(*smallest->bytes));
}

Message othersSentence(const DecisionTable& table)
{
    const auto count = [&](State state) { return static_cast<std::int64_t>(table.in(state).size()); };
    std::vector<Message> parts;
    if (const auto n = count(State::Unresolved))
        parts.push_back(Message::tr("%n configurations are not resolved.", "%n configuration is not resolved.", n));
    if (const auto n = count(State::Simulated))
        parts.push_back(Message::tr("%n configurations are simulated on this device.",
                                    "%n configuration is simulated on this device.", n));
    if (const auto n = count(State::Rejected))
        parts.push_back(
            Message::tr("%n configurations do not meet the limits.", "%n configuration does not meet the limits.", n));
    return Message::sentences(std::move(parts));
}

/// Where the baseline itself is among the fastest.
Message nothingFaster(const DecisionTable& table)
{
    std::optional<std::int64_t> least;
    for (const DecisionCandidate* candidate : table.in(State::Unresolved)) {
        if (!candidate->speedup || candidate->isBaseline) continue;
        if (const auto further = furtherRounds(*candidate)) least = std::min(least.value_or(*further), *further);
    }
    Message said =
        Message::tr("No configuration that meets the limits is shown to be faster than %1.").arg(table.baseline);
    if (!least) return said;
    return Message::sentences({said, Message::tr("About %n more rounds may show the next one.",
                                                 "About %n more round may show the next one.", *least)});
}

Message answerOf(const DecisionTable& table, DecisionGoal goal)
{
    std::vector<const DecisionCandidate*> first = table.in(State::Ranked);
    std::erase_if(first, [](const DecisionCandidate* c) { return c->rankFrom > 1; });
    if (first.empty())
        return Message::sentences(
            {Message::tr("No configuration is shown to meet the limits."), othersSentence(table)});
    if (goal == DecisionGoal::Speed && std::ranges::any_of(first, &DecisionCandidate::isBaseline))
        return Message::sentences({nothingFaster(table), tieBreak(first, goal), othersSentence(table)});
    if (first.size() == 1)
        return Message::sentences(
            {firstSentence(goal, true).arg(first.front()->title, first.front()->reason), othersSentence(table)});
    return Message::sentences(
        {firstSentence(goal, false).arg(titlesOf(first)), tieBreak(first, goal), othersSentence(table)});
}

/// Limits that do not apply to what the table is of.
void noteLimits(DecisionTable& table, const DecisionLimits& limits)
{
    const bool isLlm = table.subject == DecisionSubject::LanguageModel;
    if (!isLlm && (limits.msPerToken || limits.tokensPerSecond))
        table.notes.push_back(Message::tr("Limits per token apply to language models only."));
    if (isLlm && limits.usPerCall)
        table.notes.push_back(Message::tr("The limit of the time per call does not apply to language models."));
    if (table.subject == DecisionSubject::Operation && limits.memoryBytes)
        table.notes.push_back(Message::tr("The memory limit applies to models, not to single operations."));
    if (table.isEvaluation && limits.perplexityPercent &&
        std::ranges::none_of(table.candidates, [](const auto& c) { return c.perplexity.has_value(); }))
        table.notes.push_back(
            Message::tr("No perplexity was imported with a standard error, so its limit does not apply."));
    if (isLlm && limits.accuracyPoints)
        for (const DecisionCandidate& candidate : table.candidates)
            if (std::ranges::any_of(candidate.scores, [](const DecisionScore& s) { return !s.isLimited; })) {
                table.notes.push_back(Message::tr("The accuracy limit does not apply to Cloze, which is generated from "
                                                  "the text used for perplexity."));
                break;
            }
}

} // namespace

const DecisionScore* DecisionCandidate::worstScore() const
{
    const auto worst = std::ranges::min_element(scores, {}, [](const DecisionScore& s) { return s.points.low; });
    return worst == scores.end() ? nullptr : &*worst;
}

void judge(DecisionTable& table, const DecisionLimits& limits)
{
    for (DecisionCandidate& candidate : table.candidates) {
        candidate.issues.clear();
        candidate.rankFrom = candidate.rankTo = 0;
        if (!candidate.failed.empty()) {
            addIssue(candidate, State::Failed, Message::tr("Failed: %1").arg(candidate.failed));
        } else {
            if (limits.memoryBytes && table.subject != DecisionSubject::Operation)
                checkLimit(candidate,
                           candidate.bytes
                               ? std::optional(DecisionFigure{*candidate.bytes, *candidate.bytes, *candidate.bytes, 0})
                               : std::nullopt,
                           {Message::tr("Memory"), *limits.memoryBytes, false, memoryText, {}});
            checkTimes(candidate, table, limits);
            checkLosses(candidate, table, limits);
            checkMerit(candidate, table, limits);
        }
        candidate.state = stateOf(candidate);
        candidate.reason = reasonOf(candidate, table);
    }
    rank(table, limits.goal);
    sortCandidates(table, limits.goal);
    noteLimits(table, limits);
    table.answer = answerOf(table, limits.goal);
}

} // namespace qs
