// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// Energy of a call from a device's energy counter, held against its readings of power.
namespace qs {

/// What a device reports about its energy at one moment; what it does not report is empty.
struct EnergyReading
{
    std::optional<double> joules; ///< counter since the driver was loaded, of the whole device
    std::optional<double> watts;  ///< power now
    Message why;                  ///< why there is no counter
};

/// One look at the device while the same call runs again and again.
struct EnergyPoint
{
    double seconds = 0; ///< of a steady clock
    double joules = 0;  ///< the counter
    double watts = -1;  ///< negative: not read at this look
    double calls = 0;   ///< that were complete, counted from any beginning
};

/// What a call takes.
struct EnergyFigure
{
    double joules = 0;       ///< per call, of the whole device, with what it draws when idle; 0: not known
    double watts = 0;        ///< mean power by the counter
    double sampledWatts = 0; ///< the same from readings of power
    double idleWatts = 0;    ///< before the calls; 0: not known. It is not subtracted
    double seconds = 0;      ///< between the two edges of the counter
    double calls = 0;        ///< in that time
    Message reason{};        ///< why there is no figure; empty where there is one, or none was asked for

    bool known() const { return joules > 0; }
    bool asked() const { return known() || !reason.empty(); }
    bool operator==(const EnergyFigure&) const = default;
};

inline constexpr double kEnergySeconds = 2;      ///< at least between two edges
inline constexpr double kEnergyAgreement = 0.05; ///< largest difference between the counter and integrated power
inline constexpr double kLongestEdge = 0.5;      ///< s; a counter that steps less often is not used

/// The first and the last look that found another count than the look before: the counter steps every 10 to 100 ms, and
/// only at a step is its count of that moment. Empty where it stepped less than twice.
struct CounterEdges
{
    std::size_t first = 0, last = 0;
    double longest = 0; ///< s between two steps
};
std::optional<CounterEdges> counterEdges(std::span<const EnergyPoint> points);
/// Mean of the power readings over [from, to] in s, by trapezoids, with the ends interpolated; empty where there are
/// fewer than 10 a second on average, or a gap of more than half a second.
std::optional<double> meanPower(std::span<const EnergyPoint> points, double from, double to);
/// The figure of a series; with the reason where there is none: a counter that stands still, goes back or steps too
/// rarely, a stretch that is too short, power readings that are missing or disagree by more than 5%.
EnergyFigure energyOf(std::span<const EnergyPoint> points, double idleWatts);

/// '12.3 µJ', '4.56 mJ', '1.20 J'.
NumberText formatEnergy(double joules);

} // namespace qs
