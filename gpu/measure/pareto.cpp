// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/pareto.h"

#include <algorithm>

namespace qs {

std::vector<FrontPlace> frontPlaces(std::span<const WeighedPoint> points, bool lessIsBetter)
{
    const auto worth = [lessIsBetter](double value) { return lessIsBetter ? -value : value; };
    const auto beats = [&](const WeighedPoint& a, const WeighedPoint& b) {
        if (!a.counts || a.cost > b.cost || worth(a.value) < worth(b.value)) return false;
        return a.cost < b.cost || worth(a.value) > worth(b.value);
    };
    const auto isShownBetter = [&](const WeighedPoint& a, const WeighedPoint& b) {
        return a.counts && a.cost <= b.cost && (lessIsBetter ? a.high < b.low : a.low > b.high);
    };
    std::vector<FrontPlace> places;
    for (const WeighedPoint& point : points) {
        const auto none = [&](const auto& isBetter) {
            return std::ranges::none_of(points, [&](const WeighedPoint& other) { return isBetter(other, point); });
        };
        places.push_back(!point.counts         ? FrontPlace::Behind
                         : none(beats)         ? FrontPlace::On
                         : none(isShownBetter) ? FrontPlace::Within
                                               : FrontPlace::Behind);
    }
    return places;
}

} // namespace qs
