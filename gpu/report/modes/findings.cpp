// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/modes/tables.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace qs {

namespace {

using Rows = std::vector<const ModeRow*>;

bool isMeasured(const ModeRow& row) { return row.failed.empty() && row.total > 0; }

/// Measured rows other than the baseline for which `wanted` holds.
Rows rowsWith(const ModeStudyResult& result, const std::function<bool(const ModeRow&)>& wanted)
{
    Rows rows;
    for (const ModeRow& row : result.rows)
        if (&row != result.baseline() && isMeasured(row) && wanted(row)) rows.push_back(&row);
    return rows;
}

Rows withVerdict(const ModeStudyResult& result, AccuracyVerdict verdict)
{
    return rowsWith(result, [&](const ModeRow& row) { return row.verdict == verdict; });
}

std::string titles(const Rows& rows, const std::function<std::string(const ModeRow&)>& detail = {})
{
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += (i == 0 ? "" : i + 1 == rows.size() ? " and " : "; ") + rowTitle(*rows[i]);
        if (detail) text += " (" + detail(*rows[i]) + ")";
    }
    return text;
}

std::string count(const Rows& rows, const std::string& what)
{
    return std::to_string(rows.size()) + (rows.size() == 1 ? " mode is " : " modes are ") + what;
}

constexpr std::size_t kMaxNames = 4; ///< of modes in a sentence; the table has the others

/// 'N modes are <what>: A (…) and B (…).', or of many the one that is farthest from the baseline.
std::string verdictSentence(const Rows& rows, const std::string& what,
                            const std::function<std::string(const ModeRow&)>& detail)
{
    if (rows.size() <= kMaxNames) return count(rows, what) + ": " + titles(rows, detail) + ".";
    const ModeRow& far = **std::max_element(rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) {
        return std::fabs(a->accuracyDifference.difference) < std::fabs(b->accuracyDifference.difference);
    });
    return count(rows, what) + "; the farthest is " + rowTitle(far) + ", " + detail(far) + ".";
}

/// Their names, or how many there are.
std::string titlesOrCount(const Rows& rows)
{
    return rows.size() <= kMaxNames ? titles(rows) : std::to_string(rows.size()) + " modes";
}

std::string percentOfBaseline(const ModeRow& row, const ModeRow& baseline)
{
    return formatFixed(100.0 * static_cast<double>(row.size.total()) / static_cast<double>(baseline.size.total()), 1) +
           " % of the baseline";
}

const ModeRow* smallest(const Rows& rows)
{
    const auto found = std::min_element(
        rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) { return a->size.total() < b->size.total(); });
    return found == rows.end() ? nullptr : *found;
}

Rows fastEquivalents(const ModeStudyResult& result)
{
    return rowsWith(result, [](const ModeRow& row) {
        return row.verdict == AccuracyVerdict::Equivalent && row.speed.verdict == Verdict::Faster && !row.simulated;
    });
}

std::string ratio(const ModeRow& row)
{
    return formatFixed(row.speed.ratio, 2) + "× [" + formatFixed(row.speed.low, 2) + ", " +
           formatFixed(row.speed.high, 2) + "]";
}

/// All of them where they are few, else from which factor to which: an order among them was not tested.
std::string fastSentence(const Rows& rows)
{
    const std::string untested = " Their order among each other was not tested.";
    if (rows.size() <= kMaxNames)
        return "Equivalent and faster than the baseline here: " + titles(rows, ratio) + "." + untested;
    const auto [slow, fast] = std::minmax_element(
        rows.begin(), rows.end(), [](const ModeRow* a, const ModeRow* b) { return a->speed.ratio < b->speed.ratio; });
    return count(rows, "equivalent and faster than the baseline here") + ", by " +
           formatFixed((*slow)->speed.ratio, 2) + "× to " + formatFixed((*fast)->speed.ratio, 2) + "×." + untested;
}

std::string pairSentence(const ModePair& pair)
{
    const auto title = [](const std::string& mode) {
        const StudyMode* found = findStudyMode(mode);
        return found ? std::string(found->title) : mode;
    };
    return title(pair.to) + " against " + title(pair.from) + ": " +
           accuracyVerdictText(pair.difference, pair.adjustedP) + "; " + formatCount(pair.gained) +
           " items became right and " + formatCount(pair.lost) + " wrong.";
}

} // namespace

std::vector<std::string> modeFindings(const ModeStudyResult& result)
{
    std::vector<std::string> out;
    const ModeRow* baseline = result.baseline();
    if (!baseline || baseline->total == 0) return out;
    out.push_back("The FP32 baseline classifies " + formatCount(baseline->correct) + " of " +
                  formatCount(baseline->total) + " test items correctly: " + percentText(baseline->accuracy()) +
                  ", 95 % interval " + formatFixed(100 * baseline->accuracyLow, 2) + " to " +
                  formatFixed(100 * baseline->accuracyHigh, 2) + ".");
    const auto difference = [](const ModeRow& row) {
        return pointsText(row.accuracyDifference.difference) + " points";
    };
    if (const Rows rows = withVerdict(result, AccuracyVerdict::Equivalent); !rows.empty())
        out.push_back(verdictSentence(rows, "equivalent to it within ±0.5 points", difference));
    if (const Rows rows = withVerdict(result, AccuracyVerdict::Better); !rows.empty())
        out.push_back(verdictSentence(rows, "better", difference));
    if (const Rows rows = withVerdict(result, AccuracyVerdict::Worse); !rows.empty())
        out.push_back(verdictSentence(rows, "worse", difference));
    if (const Rows rows = withVerdict(result, AccuracyVerdict::NotResolved); !rows.empty())
        out.push_back(verdictSentence(rows, "not resolved by these items", [](const ModeRow& row) {
            return "95 % from " + pointsText(row.accuracyDifference.low95) + " to " +
                   pointsText(row.accuracyDifference.high95);
        }));
    if (const ModeRow* small = smallest(withVerdict(result, AccuracyVerdict::Equivalent)))
        out.push_back("The smallest file of an equivalent mode is that of " + rowTitle(*small) + ": " +
                      kibText(small->size.total()) + " KiB, " + percentOfBaseline(*small, *baseline) + ".");
    if (const Rows rows = fastEquivalents(result); !rows.empty()) out.push_back(fastSentence(rows));
    if (const Rows rows = rowsWith(result, [](const ModeRow& row) { return row.simulated; }); !rows.empty())
        out.push_back("Simulated on this device, since it has no such products: " + titlesOrCount(rows) +
                      ". Their accuracy and size hold, their latency says nothing about real hardware.");
    for (const ModePair& pair : result.pairs)
        if (pair.verdict == AccuracyVerdict::Better || pair.verdict == AccuracyVerdict::Worse)
            out.push_back(pairSentence(pair));
    for (const ModeRow& row : result.rows)
        if (!row.failed.empty()) out.push_back(rowTitle(row) + " failed: " + row.failed);
    return out;
}

std::vector<std::string> modeRecommendations(const ModeStudyResult& result)
{
    std::vector<std::string> out;
    const ModeRow* baseline = result.baseline();
    if (!baseline || baseline->total == 0) return out;
    const Rows equivalent = withVerdict(result, AccuracyVerdict::Equivalent);
    if (const ModeRow* small = smallest(equivalent))
        out.push_back("Where size counts: " + rowTitle(*small) +
                      ", the smallest of the modes that are equivalent within ±0.5 points (" +
                      kibText(small->size.total()) + " KiB instead of " + kibText(baseline->size.total()) + ").");
    else
        out.push_back("No mode is shown to be equivalent within ±0.5 points by these items, so none can be recommended "
                      "in place of FP32.");
    if (const Rows fast = fastEquivalents(result); !fast.empty())
        out.push_back(
            "Where time counts, on this device and " + formatCount(result.spec.batch) + " items a call: any of " +
            (fast.size() <= kMaxNames ? titles(fast) + "; each is" : "the " + titlesOrCount(fast) + " that are") +
            " equivalent and faster than FP32.");
    else if (!equivalent.empty())
        out.push_back(
            "Where time counts: nothing here; no equivalent mode is shown to be faster than FP32 on this device.");
    if (const Rows worse = withVerdict(result, AccuracyVerdict::Worse); !worse.empty())
        out.push_back("Not without a remedy, because they cost accuracy: " + titles(worse) +
                      ". Of those remedies the pairs above say which help: error compensation (GPTQ), scaling (AWQ), "
                      "training through the rounding (QAT), or leaving sensitive layers in a finer format.");
    if (const Rows open = withVerdict(result, AccuracyVerdict::NotResolved); !open.empty())
        out.push_back("Undecided: " + titles(open) +
                      ". More test items narrow the intervals with the root of their number.");
    return out;
}

} // namespace qs
