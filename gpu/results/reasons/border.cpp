// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/border.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace qs {

namespace {

using Sizes = std::span<const SizedComparison>;

bool isFaster(const SizedComparison& size) { return size.pair->verdict == Verdict::Faster; }

/// Where the ratio is 1, in the first stretch of [first, last] over which it passes it.
double equalBetween(Sizes sizes, std::size_t first, std::size_t last)
{
    const bool above = sizes[first].pair->ratio > 1;
    std::size_t i = first + 1;
    while (i < last && (sizes[i].pair->ratio > 1) == above)
        ++i;
    const double a = std::log(sizes[i - 1].pair->ratio), b = std::log(sizes[i].pair->ratio);
    const double from = std::log(static_cast<double>(sizes[i - 1].x)), to = std::log(static_cast<double>(sizes[i].x));
    return std::exp(a == b ? to : from + (to - from) * a / (a - b));
}

/// Faster from one size on or up to one, and resolved at none of the others.
std::optional<Border> fasterPart(Sizes sizes)
{
    const auto first = std::ranges::find_if(sizes, isFaster);
    const auto end = std::find_if_not(first, sizes.end(), isFaster);
    if (first == sizes.end() || std::any_of(end, sizes.end(), isFaster)) return std::nullopt;
    Border border;
    border.fasterBefore = end != sizes.end();
    if (border.fasterBefore == (first != sizes.begin())) return std::nullopt; // all of them, or some in the middle
    const auto inner = border.fasterBefore ? end - 1 : first, outer = border.fasterBefore ? end : first - 1;
    border.before = static_cast<std::size_t>(std::min(inner, outer) - sizes.begin());
    border.after = border.before + 1;
    border.at = static_cast<double>(inner->x);
    border.other = outer->pair->verdict;
    return border;
}

} // namespace

std::vector<Border> borders(Sizes sizes)
{
    std::vector<Border> all;
    if (std::ranges::none_of(sizes, [](const SizedComparison& s) { return s.pair->verdict == Verdict::Slower; })) {
        if (const auto part = fasterPart(sizes)) all.push_back(*part);
        return all;
    }
    std::optional<std::size_t> last; // that is resolved
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const Comparison& pair = *sizes[i].pair;
        if (!pair.resolved()) continue;
        if (last && sizes[*last].pair->verdict != pair.verdict)
            all.push_back({*last, i, equalBetween(sizes, *last, i), pair.verdict == Verdict::Slower, Verdict::Slower});
        last = i;
    }
    return all;
}

Message borderText(const Border& border, const Message& name, const Message& against, const Message& before,
                   const Message& after, const Message& where)
{
    if (border.isBetween())
        return (border.fasterBefore
                    ? Message::tr("%1 becomes slower than %2 between %3 and %4 (%5): in this run it is faster at %3 "
                                  "and slower at %4.")
                    : Message::tr("%1 becomes faster than %2 between %3 and %4 (%5): in this run it is slower at %3 "
                                  "and faster at %4."))
            .arg(name, against, before, after, where);
    const bool same = border.other == Verdict::Same;
    return (border.fasterBefore
                ? (same ? Message::tr("%1 is faster than %2 up to %3 (%4); at %5 both take the same time.")
                        : Message::tr("%1 is faster than %2 up to %3 (%4); at %5 the difference is not resolved."))
                : (same ? Message::tr("%1 is faster than %2 from %3 on (%4); at %5 both take the same time.")
                        : Message::tr("%1 is faster than %2 from %3 on (%4); at %5 the difference is not resolved.")))
        .arg(name, against, border.fasterBefore ? before : after, where, border.fasterBefore ? after : before);
}

} // namespace qs
