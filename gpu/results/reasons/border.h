// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// A comparison with the reference at one size.
struct SizedComparison
{
    std::int64_t x = 0;
    const Comparison* pair = nullptr; ///< with a ratio above 0
};

/// Where something stops, or begins, to be faster than a reference: the verdicts of two measured sizes say that it
/// does. Where it is slower on the other side, the place between them is read off the ratios, straight in the
/// logarithms; where it is not resolved there, or the same, the measured size counts.
struct Border
{
    /// Indices of the sizes on both sides. The verdicts there are opposite, with no resolved one between them; or it is
    /// faster at one of them and at all sizes beyond it, and resolved at none on the other side.
    std::size_t before = 0, after = 0;
    double at = 0;                   ///< size at which both take the same time, or the last at which it is faster
    bool fasterBefore = true;        ///< up to it, or from it on
    Verdict other = Verdict::Slower; ///< on the other side: slower, the same, or not resolved
    bool isBetween() const { return other == Verdict::Slower; } ///< `at` is no measured size
};

/// Of sizes in ascending order.
std::vector<Border> borders(std::span<const SizedComparison> sizes);

/// '%1 becomes slower than %2 between %3 and %4 (%5): …' or '%1 is faster than %2 from %3 on (%5); at …'. `before` and
/// `after` name the sizes, `where` what is the same at both. No size between two measured ones is named: what one run
/// reads off there, the next one does not find again.
Message borderText(const Border& border, const Message& name, const Message& against, const Message& before,
                   const Message& after, const Message& where);

} // namespace qs
