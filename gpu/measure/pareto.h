// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// What a choice costs (exactly; less is better) and what it is worth, with the 95 % interval of that; in any unit that
/// is the same for all of them.
struct WeighedPoint
{
    double cost = 0;
    double value = 0, low = 0, high = 0;
    bool counts = true; ///< false: nothing is known of it
};

enum class FrontPlace : std::uint8_t {
    Behind, ///< something that costs no more is shown to be worth more: their intervals do not overlap
    Within, ///< neither shown to be behind nor to be worth more than the front at its cost: within the intervals
    /// Shown to be worth more than the front at any lower cost, and by the values nothing that costs no more is worth
    /// as much; the cheapest is the first of them.
    On
};

/// The place of each point at the front of cost against value. The front goes up through differences that are resolved
/// only: where all are within each other's intervals, the cheapest alone is on it. `lessIsBetter`: of the value (a
/// perplexity).
std::vector<FrontPlace> frontPlaces(std::span<const WeighedPoint> points, bool lessIsBetter = false);

} // namespace qs
