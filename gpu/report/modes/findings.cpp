// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/modes/tables.h"
#include "gpu/report/text/parts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace qs {

namespace {

using Rows = std::vector<const ModeRow*>;

bool isMeasured(const ModeRow& row) { return row.failed.empty() && row.total > 0; }

/// Measured rows other than the baseline for which `wanted` holds.
Rows rowsWith(const AccuracyStudyResult& result, const std::function<bool(const ModeRow&)>& wanted)
{
    Rows rows;
    for (const ModeRow& row : result.rows)
        if (&row != result.baseline() && isMeasured(row) && wanted(row)) rows.push_back(&row);
    return rows;
}

Rows withVerdict(const AccuracyStudyResult& result, AccuracyVerdict verdict)
{
    return rowsWith(result, [&](const ModeRow& row) { return row.verdict == verdict; });
}

using Detail = std::function<Message(const ModeRow&)>;

Message titles(const Rows& rows, const Detail& detail = {})
{
    std::vector<Message> all;
    for (const ModeRow* row : rows)
        all.push_back(detail ? Message::tr("%1 (%2)").arg(rowTitle(*row), detail(*row)) : rowTitle(*row));
    return enumeration(all, Message::mark("%1; %2"));
}

constexpr std::size_t kMaxNames = 4; ///< of modes in a sentence; the table has the others

/// How many modes have a verdict, with a place for their names.
Message verdictSentence(AccuracyVerdict verdict, std::int64_t modes)
{
    switch (verdict) {
    case AccuracyVerdict::Equivalent:
        return Message::tr("%n modes are equivalent to FP32 within ±0.5 points: %1.",
                           "%n mode is equivalent to FP32 within ±0.5 points: %1.", modes);
    case AccuracyVerdict::Better:
        return Message::tr("%n modes are better: %1.", "%n mode is better: %1.", modes);
    case AccuracyVerdict::Worse:
        return Message::tr("%n modes are worse: %1.", "%n mode is worse: %1.", modes);
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return Message::tr("%n modes are not resolved with these items: %1.",
                       "%n mode is not resolved with these items: %1.", modes);
}

/// Of many modes: places for their number, the name of the one that is farthest from the baseline, and how far it is.
const char* farthestSentence(AccuracyVerdict verdict)
{
    switch (verdict) {
    case AccuracyVerdict::Equivalent:
        return Message::mark(
            "%1 modes are equivalent to FP32 within ±0.5 points; the largest difference is that of %2, %3.");
    case AccuracyVerdict::Better:
        return Message::mark("%1 modes are better; the largest difference is that of %2, %3.");
    case AccuracyVerdict::Worse:
        return Message::mark("%1 modes are worse; the largest difference is that of %2, %3.");
    case AccuracyVerdict::NotResolved:
    case AccuracyVerdict::NotJudged:
        break;
    }
    return Message::mark("%1 modes are not resolved with these items; the largest difference is that of %2, %3.");
}

Message differenceText(const ModeRow& row)
{
    const PairedProportion& d = row.accuracyDifference;
    if (row.verdict == AccuracyVerdict::NotResolved)
        return Message::tr("95% from %1 to %2").arg(pointsText(d.low95), pointsText(d.high95));
    return Message::tr("%1 points").arg(pointsText(d.difference));
}

void addVerdict(const AccuracyStudyResult& result, AccuracyVerdict verdict, std::vector<Message>& out)
{
    const Rows rows = withVerdict(result, verdict);
    if (rows.empty()) return;
    if (rows.size() <= kMaxNames)
        return out.push_back(
            verdictSentence(verdict, static_cast<std::int64_t>(rows.size())).arg(titles(rows, differenceText)));
    const ModeRow& far = **std::max_element(rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) {
        return std::fabs(a->accuracyDifference.difference) < std::fabs(b->accuracyDifference.difference);
    });
    out.push_back(Message::marked(farthestSentence(verdict)).arg(rows.size(), rowTitle(far), differenceText(far)));
}

/// Their names, or how many there are.
Message titlesOrCount(const Rows& rows)
{
    return rows.size() <= kMaxNames ? titles(rows) : Message::tr("%1 modes").arg(rows.size());
}

const ModeRow* smallest(const Rows& rows)
{
    const auto found = std::min_element(
        rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) { return a->size.total() < b->size.total(); });
    return found == rows.end() ? nullptr : *found;
}

Rows fastEquivalents(const AccuracyStudyResult& result)
{
    return rowsWith(result, [](const ModeRow& row) {
        return row.verdict == AccuracyVerdict::Equivalent && row.speed.verdict == Verdict::Faster && !row.simulated;
    });
}

NumberText ratio(const ModeRow& row) { return speedUpText(row.speed); }

/// All of them where they are few, else from which factor to which: an order among them was not tested.
Message fastSentence(const Rows& rows)
{
    const Message untested = Message::tr("Differences between these modes were not tested.");
    if (rows.size() <= kMaxNames)
        return Message::sentences(
            {Message::tr("Equivalent to and faster than the baseline on this device: %1.").arg(titles(rows, ratio)),
             untested});
    const auto [slow, fast] = std::minmax_element(
        rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) { return a->speed.ratio < b->speed.ratio; });
    return Message::sentences(
        {Message::tr("%1 modes are equivalent to and faster than the baseline on this device, by %2 to %3.")
             .arg(rows.size(), speedUpText((*slow)->speed.ratio), speedUpText((*fast)->speed.ratio)),
         untested});
}

Message pairSentence(const ModePair& pair)
{
    const auto title = [](const std::string& mode) {
        const AccuracyMode* found = findAccuracyMode(mode);
        return found ? std::string(found->title) : mode;
    };
    return Message::tr("%1 compared with %2: %3; %4 items became correct and %5 wrong.")
        .arg(title(pair.to), title(pair.from), accuracyVerdictText(pair.difference, pair.adjustedP),
             formatCount(pair.gained), formatCount(pair.lost));
}

Message baselineSentence(const ModeRow& baseline)
{
    return Message::tr("The FP32 baseline classifies %1 of %2 test items correctly: %3, 95% interval %4 to %5.")
        .arg(formatCount(baseline.correct), formatCount(baseline.total), percentText(baseline.accuracy()),
             formatFixed(100 * baseline.accuracyLow, 2), formatFixed(100 * baseline.accuracyHigh, 2));
}

Message smallestSentence(const ModeRow& row, const ModeRow& baseline)
{
    const double percent = 100.0 * static_cast<double>(row.size.total()) / static_cast<double>(baseline.size.total());
    return Message::tr("%1 has the smallest file of all equivalent modes: %2 KiB, %3% of the baseline.")
        .arg(rowTitle(row), kibText(row.size.total()), formatFixed(percent, 1));
}

} // namespace

std::vector<Message> modeFindings(const AccuracyStudyResult& result)
{
    std::vector<Message> out;
    const ModeRow* baseline = result.baseline();
    if (!baseline || baseline->total == 0) return out;
    out.push_back(baselineSentence(*baseline));
    for (const auto verdict :
         {AccuracyVerdict::Equivalent, AccuracyVerdict::Better, AccuracyVerdict::Worse, AccuracyVerdict::NotResolved})
        addVerdict(result, verdict, out);
    if (const ModeRow* small = smallest(withVerdict(result, AccuracyVerdict::Equivalent)))
        out.push_back(smallestSentence(*small, *baseline));
    if (const Rows rows = fastEquivalents(result); !rows.empty()) out.push_back(fastSentence(rows));
    if (const Rows rows = rowsWith(result, [](const ModeRow& row) { return row.simulated; }); !rows.empty())
        out.push_back(Message::sentences(
            {Message::tr("Simulated (no native support on this device): %1.").arg(titlesOrCount(rows)),
             Message::tr(
                 "Their accuracy and size are valid; their latency is not representative of hardware with support.")}));
    for (const ModePair& pair : result.pairs)
        if (pair.verdict == AccuracyVerdict::Better || pair.verdict == AccuracyVerdict::Worse)
            out.push_back(pairSentence(pair));
    for (const ModeRow& row : result.rows)
        if (!row.failed.empty()) out.push_back(Message::tr("%1 failed: %2").arg(rowTitle(row), row.failed));
    return out;
}

const ModeRow* smallestEquivalent(const AccuracyStudyResult& result)
{
    return smallest(withVerdict(result, AccuracyVerdict::Equivalent));
}

std::vector<Message> modeEquivalents(const AccuracyStudyResult& result)
{
    std::vector<Message> out;
    addVerdict(result, AccuracyVerdict::Equivalent, out);
    return out;
}

Message modeFaster(const AccuracyStudyResult& result)
{
    const Rows rows = fastEquivalents(result);
    return rows.empty() ? Message() : fastSentence(rows);
}

Message modeSizeRecommendation(const AccuracyStudyResult& result)
{
    const ModeRow* baseline = result.baseline();
    if (!baseline || baseline->total == 0) return {};
    const ModeRow* small = smallestEquivalent(result);
    if (!small)
        return Message::tr("No mode is shown to be equivalent within ±0.5 points with these items, so none can be "
                           "recommended instead of FP32.");
    return Message::
        tr("For the smallest size: %1, the smallest mode that is equivalent within ±0.5 points (%2 KiB instead of %3).")
            .arg(rowTitle(*small), kibText(small->size.total()), kibText(baseline->size.total()));
}

Message modeTimeRecommendation(const AccuracyStudyResult& result)
{
    const ModeRow* baseline = result.baseline();
    if (!baseline || baseline->total == 0) return {};
    if (const Rows fast = fastEquivalents(result); !fast.empty())
        return (fast.size() <= kMaxNames ? Message::tr("For the lowest latency on this device with %1 items per call: "
                                                       "any of %2. Each is equivalent to and faster than FP32.")
                                         : Message::tr("For the lowest latency on this device with %1 items per call: "
                                                       "any of the %2 that are equivalent to and faster than FP32."))
            .arg(formatCount(result.spec.batch), titlesOrCount(fast));
    return withVerdict(result, AccuracyVerdict::Equivalent).empty()
               ? Message()
               : Message::tr("For the lowest latency: none. No equivalent mode is shown to be faster than FP32 on this "
                             "device.");
}

std::vector<Message> modeReservations(const AccuracyStudyResult& result)
{
    std::vector<Message> out;
    if (const Rows worse = withVerdict(result, AccuracyVerdict::Worse); !worse.empty())
        out.push_back(Message::sentences(
            {Message::tr("Not recommended without further measures, because accuracy is lower: %1.").arg(titles(worse)),
             Message::tr("The pairs above show which measures help: error compensation (GPTQ), scaling (AWQ), "
                         "quantization-aware training (QAT), or keeping sensitive layers in a more precise format.")}));
    if (const Rows open = withVerdict(result, AccuracyVerdict::NotResolved); !open.empty())
        out.push_back(Message::sentences(
            {Message::tr("Not resolved: %1.").arg(titles(open)),
             Message::tr("More test items narrow the intervals in proportion to the square root of their number.")}));
    return out;
}

std::vector<Message> modeRecommendations(const AccuracyStudyResult& result)
{
    std::vector<Message> out;
    for (Message advice : {modeSizeRecommendation(result), modeTimeRecommendation(result)})
        if (!advice.empty()) out.push_back(std::move(advice));
    if (out.empty()) return out;
    std::ranges::move(modeReservations(result), std::back_inserter(out));
    return out;
}

Message modeEvidence(const AccuracyStudyResult& result)
{
    std::int64_t rounds = 0;
    for (const ModeRow& row : result.rows)
        rounds = std::max(rounds, row.speed.n);
    const std::int64_t items = result.baseline() ? result.baseline()->total : 0;
    return Message::sentences(
        {Message::tr("Accuracy: %1 test items, each mode compared with the baseline on the same items (exact McNemar "
                     "test, p adjusted by Holm over the modes). Equivalent: the 90% interval lies within ±0.5 points. "
                     "Size: that of the file.")
             .arg(formatCount(items)),
         rounds == 0 ? Message()
                     : Message::tr("Speed: the ratio within each of %1 rounds, with its 95% interval.")
                           .arg(formatCount(rounds))});
}

} // namespace qs
