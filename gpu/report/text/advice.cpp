// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/advice.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/data_findings.h"
#include "gpu/report/text/parts.h"
#include "gpu/results/reasons/crossings.h"
#include "gpu/results/reasons/medians_apart.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace qs {

namespace {

constexpr std::size_t kMaxNamedModes = 4; ///< modes in a sentence; the tables have the others

/// A mode and how it stands to the baseline.
struct Against
{
    const ModeResult* mode = nullptr;
    const Comparison* pair = nullptr;
};

/// Those measured in the same rounds as the baseline, in the order of the segment; none where verdicts are not to be
/// trusted.
std::vector<Against> against(const Segment& segment, const std::string& baseline)
{
    std::vector<Against> all;
    const int base = modeIndex(segment, baseline);
    if (base < 0 || segment.isUntrusted() || segment.modes[static_cast<std::size_t>(base)].isImported()) return all;
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i) {
        const ModeResult& mode = segment.modes[static_cast<std::size_t>(i)];
        if (const Comparison* pair = pairOf(segment, base, i); pair && !mode.isImported()) all.push_back({&mode, pair});
    }
    return all;
}

std::vector<Against> withVerdict(const Segment& segment, const std::string& baseline, Verdict verdict)
{
    std::vector<Against> all = against(segment, baseline);
    std::erase_if(all, [&](const Against& each) { return each.pair->verdict != verdict; });
    return all;
}

/// 'a (1.33× [1.31, 1.35]) and b (…)': the farthest from the baseline first, the rest counted.
Message named(std::vector<Against> rows)
{
    std::stable_sort(rows.begin(), rows.end(), [](const Against& a, const Against& b) {
        return std::abs(std::log(a.pair->ratio)) > std::abs(std::log(b.pair->ratio));
    });
    const std::size_t left = rows.size() > kMaxNamedModes ? rows.size() - kMaxNamedModes : 0;
    std::vector<Message> names;
    for (std::size_t i = 0; i + left < rows.size(); ++i)
        names.push_back(Message::tr("%1 (%2)").arg(rows[i].mode->requested, speedUpText(*rows[i].pair)));
    if (left == 0) return enumeration(names, Message::mark("%1, %2"));
    return Message::tr("%1 and %2 more").arg(Message::list(names), left);
}

Message sentenceOf(const Segment& segment, const std::string& baseline, Verdict verdict, const char* words)
{
    std::vector<Against> rows = withVerdict(segment, baseline, verdict);
    return rows.empty() ? Message() : Message::marked(words).arg(baseline, named(std::move(rows)));
}

/// Its results were not found wrong, and the values are still there.
bool isSound(const ModeResult& mode) { return mode.verification.rowsDiffer == 0 && keepsValues(mode); }

/// What is faster and yet not recommended.
Message lossSentence(const std::vector<Against>& fast)
{
    std::vector<Message> names;
    for (const Against& each : fast)
        if (!keepsValues(*each.mode))
            names.push_back(
                losesParts(*each.mode)
                    ? Message::tr("%1 (nothing is left of %2)").arg(each.mode->requested, lostText(*each.mode))
                    : Message::tr("%1 (SQNR %2 dB)")
                          .arg(each.mode->requested, formatFixed(each.mode->error->sqnrDb, 1)));
    if (names.empty()) return {};
    return Message::tr(
               "Faster, but not recommended on this data, of which they leave too little: %1. Finer scales (per token, "
               "groups) keep more where single channels are large.")
        .arg(enumeration(names, Message::mark("%1, %2")));
}

bool isApart(const Segment& segment, int base, const Against& each)
{
    return mediansApart(segment, base, modeIndex(segment, each.mode->requested)).has_value();
}

/// Faster by the rounds, while the medians have another ratio.
Message apartSentence(const Segment& segment, int base, const std::vector<Against>& fast)
{
    std::vector<Message> names;
    for (const Against& each : fast)
        if (isApart(segment, base, each)) names.emplace_back(each.mode->requested);
    if (names.empty()) return {};
    return Message::tr("Faster, but not recommended, since the medians have another ratio than the rounds: %1.")
        .arg(enumeration(names, Message::mark("%1, %2")));
}

Message withLoss(Message said, const Message& loss)
{
    return loss.empty() ? said : Message::sentences({std::move(said), loss});
}

} // namespace

std::string subjectOf(const RunSpec& spec)
{
    return std::string(operationTitle(spec.operation)) + " " + sizeText(spec) + " " +
           std::string(dtypeLabel(spec.operandType()));
}

std::string baselineOf(const Segment& segment, const std::string& asked)
{
    const bool there = modeIndex(segment, asked) >= 0;
    return there || segment.modes.empty() || takesModes(segment.spec.operation) ? asked
                                                                                : segment.modes.front().requested;
}

const ModeResult* leadingMode(const Segment& segment, const std::string& baseline)
{
    const int base = modeIndex(segment, baseline);
    if (base < 0 || segment.modes[static_cast<std::size_t>(base)].isImported()) return nullptr;
    const ModeResult *best = nullptr, *first = nullptr;
    double most = 0;
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i) {
        const ModeResult& mode = segment.modes[static_cast<std::size_t>(i)];
        const Comparison* pair = pairOf(segment, base, i);
        if (!pair || mode.isImported()) continue;
        if (!first) first = &mode;
        if (pair->verdict != Verdict::Faster || pair->ratio <= most || !isSound(mode) || mediansApart(segment, base, i))
            continue;
        most = pair->ratio;
        best = &mode;
    }
    return best ? best : first;
}

bool isCompared(const Segment& segment, const std::string& baseline)
{
    const int base = modeIndex(segment, baseline);
    for (int i = 0; i < static_cast<int>(segment.modes.size()); ++i)
        if (const Comparison* pair = pairOf(segment, base, i); pair && pair->verdict != Verdict::TooFew) return true;
    return false;
}

Message fasterSentence(const Segment& segment, const std::string& baseline)
{
    return sentenceOf(segment, baseline, Verdict::Faster, Message::mark("Faster than %1: %2."));
}

Message slowerSentence(const Segment& segment, const std::string& baseline)
{
    return sentenceOf(segment, baseline, Verdict::Slower, Message::mark("Slower than %1: %2."));
}

Message sameSentence(const Segment& segment, const std::string& baseline)
{
    return sentenceOf(segment, baseline, Verdict::Same, Message::mark("As fast as %1: %2."));
}

Message openSentence(const Segment& segment, const std::string& baseline)
{
    return sentenceOf(segment, baseline, Verdict::NotResolved, Message::mark("Not resolved against %1: %2."));
}

std::vector<Message> payingSizes(const std::vector<Segment>& points, const std::string& baseline)
{
    std::vector<Message> out;
    if (const auto best = oftenFaster(points, baseline))
        out.push_back(Message::tr("%1 is faster than %2 at %3 of %4 sizes, by %5 to %6.")
                          .arg(best->mode, best->against, best->faster, points.size(), speedUpText(best->least),
                               speedUpText(best->most)));
    std::ranges::move(crossingTexts(points, baseline), std::back_inserter(out));
    return out;
}

Message speedRecommendation(const Segment& segment, const std::string& baseline)
{
    if (!isCompared(segment, baseline) || segment.isUntrusted()) return {};
    const std::string subject = subjectOf(segment.spec);
    std::vector<Against> fast = withVerdict(segment, baseline, Verdict::Faster);
    const int base = modeIndex(segment, baseline);
    const Message loss = Message::sentences(
        {takesModes(segment.spec.operation) ? lossSentence(fast) : Message(), apartSentence(segment, base, fast)});
    std::erase_if(fast, [&](const Against& each) { return !isSound(*each.mode) || isApart(segment, base, each); });
    if (fast.empty())
        return withLoss(
            Message::tr("For the lowest latency of %1: no mode is resolved as faster than %2.").arg(subject, baseline),
            loss);
    const Against best = *std::max_element(
        fast.begin(), fast.end(), [](const Against& a, const Against& b) { return a.pair->ratio < b.pair->ratio; });
    const int at = modeIndex(segment, best.mode->requested);
    std::erase_if(fast, [&](const Against& each) {
        const Comparison* pair = pairOf(segment, at, modeIndex(segment, each.mode->requested));
        return each.mode != best.mode && pair && pair->verdict == Verdict::Slower;
    });
    if (fast.size() == 1)
        return withLoss(Message::tr("For the lowest latency of %1: %2, %3 as fast as %4 in this run.")
                            .arg(subject, best.mode->requested, speedUpText(*best.pair), baseline),
                        loss);
    return withLoss(Message::tr("For the lowest latency of %1: any of %2 compared with %3. Which of them is fastest is "
                                "not resolved in this run.")
                        .arg(subject, named(std::move(fast)), baseline),
                    loss);
}

} // namespace qs
