// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/decide/phrases.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/text/parts.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

NumberText withSign(double value, int places)
{
    return (value < 0 ? "−" : "+") + formatFixed(std::fabs(value), places);
}

Message speedPhrase(const DecisionCandidate& candidate, const DecisionTable& table)
{
    const DecisionFigure& s = *candidate.speedup;
    const NumberText speed = speedUpText(s.value, s.low, s.high);
    switch (judge(s.low, s.high, candidate.band)) {
    case Verdict::Faster:
        return Message::tr("%1 the speed of %2").arg(speed, table.baseline);
    case Verdict::Slower:
        return Message::tr("slower: %1 the speed of %2").arg(speed, table.baseline);
    case Verdict::Same:
        return Message::tr("as fast as %1 within ±%2%: %3")
            .arg(table.baseline, formatFixed(100 * candidate.band, 1), speed);
    default:
        break;
    }
    return Message::tr("speed difference from %1 not resolved: %2 crosses ±%3%")
        .arg(table.baseline, speed, formatFixed(100 * candidate.band, 1));
}

Message timePhrase(const DecisionCandidate& candidate, const DecisionTable& table)
{
    const NumberText time = formatDuration(Microseconds{candidate.latencyUs->value});
    return table.subject == DecisionSubject::LanguageModel ? Message::tr("%1 per token").arg(time)
                                                           : Message::tr("%1 per call").arg(time);
}

Message perplexityPhrase(const DecisionCandidate& candidate)
{
    const NumberText change = signedPercent(candidate.perplexity->value);
    switch (candidate.perplexityVerdict) {
    case AccuracyVerdict::Equivalent:
        return Message::tr("perplexity %1 (equivalent within ±0.5%)").arg(change);
    case AccuracyVerdict::Better:
        return Message::tr("perplexity %1 (lower)").arg(change);
    case AccuracyVerdict::Worse:
        return Message::tr("perplexity %1 (higher)").arg(change);
    case AccuracyVerdict::NotJudged:
        return Message::tr("perplexity %1 (the baseline is the same checkpoint, dequantized)").arg(change);
    case AccuracyVerdict::NotResolved:
        break;
    }
    return Message::tr("perplexity %1 (difference not resolved)").arg(change);
}

Message accuracyPhrase(const DecisionScore& score)
{
    const NumberText change = signedPoints(score.points.value);
    switch (score.verdict) {
    case AccuracyVerdict::Equivalent:
        return Message::tr("accuracy %1 points (equivalent within ±0.5 points)").arg(change);
    case AccuracyVerdict::Better:
        return Message::tr("accuracy %1 points (better)").arg(change);
    case AccuracyVerdict::Worse:
        return Message::tr("accuracy %1 points (worse)").arg(change);
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return Message::tr("accuracy %1 points (difference not resolved)").arg(change);
}

Message lossPhrase(const DecisionCandidate& candidate, const DecisionTable& table)
{
    if (candidate.isBaseline) return {};
    if (candidate.perplexity) return perplexityPhrase(candidate);
    if (candidate.scores.size() == 1 && candidate.scores.front().name.empty())
        return accuracyPhrase(candidate.scores.front());
    if (table.isEvaluation && !candidate.scores.empty()) {
        const auto worst =
            std::ranges::min_element(candidate.scores, {}, [](const DecisionScore& s) { return s.points.low; });
        return Message::tr("%1: %2").arg(worst->name, accuracyPhrase(*worst));
    }
    if (!candidate.sqnrDb) return {};
    return std::isfinite(*candidate.sqnrDb) ? Message::tr("SQNR %1 dB").arg(formatFixed(*candidate.sqnrDb, 1))
                                            : Message::tr("no quantization error");
}

} // namespace

NumberText signedPercent(double percent) { return withSign(percent, 2) + "%"; }
NumberText signedPoints(double points) { return withSign(points, 2); }
NumberText memoryText(double bytes) { return formatBytes({static_cast<std::uint64_t>(std::llround(bytes))}); }

Message titlesOf(const std::vector<const DecisionCandidate*>& candidates)
{
    std::vector<Message> titles;
    titles.reserve(candidates.size());
    for (const DecisionCandidate* candidate : candidates)
        titles.emplace_back(candidate->title);
    return enumeration(titles, Message::mark("%1, %2"));
}

Message reasonOf(const DecisionCandidate& candidate, const DecisionTable& table)
{
    if (!candidate.failed.empty()) return Message::tr("failed: %1").arg(candidate.failed);
    std::vector<Message> parts;
    if (candidate.isBaseline) parts.push_back(Message::tr("the baseline"));
    if (candidate.simulated) parts.push_back(Message::tr("simulated"));
    if (!candidate.importedFrom.empty()) parts.push_back(Message::tr("imported from %1").arg(candidate.importedFrom));
    if (candidate.speedup && !candidate.isBaseline && !candidate.simulated && !candidate.untrusted)
        parts.push_back(speedPhrase(candidate, table));
    else if (candidate.latencyUs && !candidate.simulated)
        parts.push_back(timePhrase(candidate, table));
    parts.push_back(lossPhrase(candidate, table));
    if (candidate.bytes) parts.emplace_back(memoryText(*candidate.bytes));
    return Message::list(std::move(parts));
}

} // namespace qs
