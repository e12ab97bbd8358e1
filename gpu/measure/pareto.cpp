// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/pareto.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace qs {

std::vector<FrontPlace> frontPlaces(std::span<const WeighedPoint> points, bool lessIsBetter)
{
    const auto worth = [lessIsBetter](double value) { return lessIsBetter ? -value : value; };
    const auto isShownBetter = [&](const WeighedPoint& a, const WeighedPoint& b) {
        return lessIsBetter ? a.high < b.low : a.low > b.high;
    };
    const auto isBehind = [&](const WeighedPoint& point) {
        return std::ranges::any_of(points, [&](const WeighedPoint& other) {
            return other.counts && other.cost <= point.cost && isShownBetter(other, point);
        });
    };
    std::vector<std::size_t> byCost(points.size());
    std::iota(byCost.begin(), byCost.end(), std::size_t{0});
    std::ranges::stable_sort(byCost, {},
                             [&](std::size_t i) { return std::pair(points[i].cost, -worth(points[i].value)); });
    std::vector<FrontPlace> places(points.size(), FrontPlace::Behind);
    const WeighedPoint *last = nullptr, *best = nullptr; // of the front; by the values, of what costs no more
    for (const std::size_t i : byCost) {
        const WeighedPoint& point = points[i];
        if (!point.counts) continue;
        const bool leads = !best || worth(point.value) > worth(best->value);
        if (leads) best = &point;
        if (isBehind(point)) continue;
        places[i] = leads && (!last || isShownBetter(point, *last)) ? FrontPlace::On : FrontPlace::Within;
        if (places[i] == FrontPlace::On) last = &point;
    }
    return places;
}

} // namespace qs
