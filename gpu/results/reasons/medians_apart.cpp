// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/medians_apart.h"

#include "gpu/measure/text/speed_up.h"

namespace qs {

namespace {

constexpr double kMargin = 1 + kSameWithin;

const Comparison* roundsOf(const Segment& segment, int baseline, int mode)
{
    const int count = static_cast<int>(segment.modes.size());
    if (baseline == mode || baseline < 0 || mode < 0 || baseline >= count || mode >= count ||
        segment.pairs.variants != count)
        return nullptr;
    const auto isImported = [&](int i) { return segment.modes[static_cast<std::size_t>(i)].isImported(); };
    const Comparison* pair = segment.pairs.at(baseline, mode);
    const bool counts = pair && pair->paired && pair->n > 0 && pair->verdict != Verdict::TooFew;
    return counts && !isImported(baseline) && !isImported(mode) ? pair : nullptr;
}

} // namespace

std::optional<double> mediansApart(const Segment& segment, int baseline, int mode)
{
    const Comparison* pair = roundsOf(segment, baseline, mode);
    if (!pair) return std::nullopt;
    const double base = segment.modes[static_cast<std::size_t>(baseline)].latency.p50,
                 own = segment.modes[static_cast<std::size_t>(mode)].latency.p50;
    if (!(base > 0 && own > 0)) return std::nullopt;
    const double ratio = base / own;
    if (ratio >= pair->low / kMargin && ratio <= pair->high * kMargin) return std::nullopt;
    return ratio;
}

Message mediansApartText(const Segment& segment, int baseline, int mode)
{
    const auto ratio = mediansApart(segment, baseline, mode);
    if (!ratio) return {};
    return Message::tr("%1 over %2: the ratio of the medians is %3, outside the interval of the ratio by round, %4. No "
                       "recommendation rests on it.")
        .arg(segment.modes[static_cast<std::size_t>(mode)].requested,
             segment.modes[static_cast<std::size_t>(baseline)].requested, speedUpText(*ratio),
             speedUpText(*segment.pairs.at(baseline, mode)));
}

Message mediansApartReason()
{
    return Message::tr(
        "Bars show the median of each; the verdict rests on the ratio within each round. They differ where "
        "the times have several levels, and the two were not at the same one in the same rounds. Look at "
        "the trace, and measure again when no other process uses the device.");
}

} // namespace qs
