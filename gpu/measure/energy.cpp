// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/energy.h"

#include "gpu/core/units.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace qs {

namespace {

constexpr double kReadingsPerSecond = 10;

struct PowerAt
{
    double seconds, watts;
};

std::vector<PowerAt> powerOf(std::span<const EnergyPoint> points)
{
    std::vector<PowerAt> all;
    for (const EnergyPoint& p : points)
        if (p.watts >= 0 && std::isfinite(p.watts)) all.push_back({p.seconds, p.watts});
    return all;
}

double between(const PowerAt& a, const PowerAt& b, double at)
{
    return b.seconds > a.seconds ? a.watts + (b.watts - a.watts) * (at - a.seconds) / (b.seconds - a.seconds) : b.watts;
}

/// Whether time and counts only grow.
bool grows(std::span<const EnergyPoint> points)
{
    // a count that is not a number is in no order
    if (std::ranges::any_of(points,
                            [](const EnergyPoint& p) { return !std::isfinite(p.seconds + p.joules + p.calls); }))
        return false;
    return std::ranges::is_sorted(points, {}, &EnergyPoint::seconds) &&
           std::ranges::is_sorted(points, {}, &EnergyPoint::joules) &&
           std::ranges::is_sorted(points, {}, &EnergyPoint::calls);
}

/// Between the first and the last look at which more calls were complete than before: they complete in batches, and an
/// edge of the counter falls anywhere within one. 0 where there are no two such looks.
double callsPerSecond(std::span<const EnergyPoint> points)
{
    std::size_t first = 0, last = 0;
    for (std::size_t i = 1; i < points.size(); ++i)
        if (points[i].calls != points[i - 1].calls) last = i, first = first == 0 ? i : first;
    const double seconds = points.empty() ? 0 : points[last].seconds - points[first].seconds;
    return seconds > 0 ? (points[last].calls - points[first].calls) / seconds : 0;
}

Message percentText(double share) { return formatFixed(100 * share, 1) + "%"; }

} // namespace

std::optional<CounterEdges> counterEdges(std::span<const EnergyPoint> points)
{
    CounterEdges edges;
    for (std::size_t i = 1; i < points.size(); ++i) {
        if (points[i].joules == points[i - 1].joules) continue;
        if (edges.first == 0)
            edges.first = i;
        else
            edges.longest = std::max(edges.longest, points[i].seconds - points[edges.last].seconds);
        edges.last = i;
    }
    if (edges.first == edges.last) return std::nullopt;
    return edges;
}

std::optional<double> meanPower(std::span<const EnergyPoint> points, double from, double to)
{
    const std::vector<PowerAt> power = powerOf(points);
    if (!(to > from) || power.empty() || power.front().seconds > from || power.back().seconds < to) return std::nullopt;
    double joules = 0;
    std::size_t inside = 0;
    for (std::size_t i = 1; i < power.size(); ++i) {
        const PowerAt &a = power[i - 1], &b = power[i];
        const double begin = std::max(a.seconds, from), end = std::min(b.seconds, to);
        if (end <= begin) continue;
        if (b.seconds - a.seconds > kLongestEdge) return std::nullopt;
        joules += (end - begin) * (between(a, b, begin) + between(a, b, end)) / 2;
        ++inside;
    }
    if (static_cast<double>(inside) < kReadingsPerSecond * (to - from)) return std::nullopt;
    return joules / (to - from);
}

EnergyFigure energyOf(std::span<const EnergyPoint> points, double idleWatts)
{
    EnergyFigure out;
    const auto without = [&out](Message why) { return out.reason = std::move(why), out; };
    if (!grows(points)) return without(Message::tr("the energy counter went back"));
    const auto edges = counterEdges(points);
    if (!edges) return without(Message::tr("the energy counter did not change"));
    if (edges->longest > kLongestEdge)
        return without(Message::tr("the energy counter changes only every %1 s").arg(formatNumber(edges->longest, 2)));
    const EnergyPoint &first = points[edges->first], &last = points[edges->last];
    out.idleWatts = idleWatts;
    out.seconds = last.seconds - first.seconds;
    out.calls = callsPerSecond(points) * out.seconds;
    if (out.seconds < kEnergySeconds)
        return without(Message::tr("the calls ran for %1 s; at least %2 s are needed")
                           .arg(formatNumber(out.seconds, 2), formatNumber(kEnergySeconds)));
    if (!(out.calls > 0))
        return without(Message::tr("no call was completed between two changes of the energy counter"));
    out.watts = (last.joules - first.joules) / out.seconds;
    const auto sampled = meanPower(points, first.seconds, last.seconds);
    if (!sampled) return without(Message::tr("the power was not read often enough to check the energy counter"));
    out.sampledWatts = *sampled;
    const double apart = std::abs(out.watts - *sampled) / std::max(out.watts, *sampled);
    if (!(apart <= kEnergyAgreement))
        return without(Message::tr("the energy counter (%1 W) and the power readings (%2 W) differ by %3")
                           .arg(formatFixed(out.watts, 1), formatFixed(*sampled, 1), percentText(apart)));
    out.joules = out.watts * out.seconds / out.calls;
    return out;
}

NumberText formatEnergy(double joules)
{
    if (!std::isfinite(joules)) return "–";
    const bool micro = joules < 1e-3, milli = joules < 1;
    const double value = joules * (micro ? 1e6 : milli ? 1e3 : 1);
    return formatFixed(value, value < 10 ? 2 : value < 100 ? 1 : 0) + (micro ? " µJ" : milli ? " mJ" : " J");
}

} // namespace qs
