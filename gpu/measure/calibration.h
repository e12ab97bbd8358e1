// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace qs {

/// What the timer and the device can do, measured once per device and driver and kept. Zero: not measured or not
/// supported there.
struct Calibration
{
    static constexpr int kVersion = 2; ///< raised when the way of measuring changes: kept ones are then measured anew

    std::string device, driver; ///< what it holds for
    std::string date;           ///< ISO 8601, UTC
    int n = 0;                  ///< empty launches timed

    double timerQuantumUs = 0; ///< smallest step of the timer (event or clock)
    double emptyIntervalUs =
        0; ///< median interval that the timer shows around an empty kernel (CPU: an empty job of the pool)
    double emptyIntervalHighUs = 0; ///< its p95
    double launchUs = 0;            ///< host time to enqueue one launch
    double emptyWallUs = 0;         ///< wall time of an empty launch and waiting for it
    double clockStepUs = 0;         ///< step of the device's global timer, by which SM clocks are found
    double stampUs = 0; ///< what bracketing a sample by clock stamps adds to its turnaround, outside its events
    double pollUs = 0;  ///< one poll of the device's state

    double copyGbps = 0;                        ///< large copy, bytes read and written
    double copyGbpsLow = 0, copyGbpsHigh = 0;   ///< 95% interval of the median
    double cacheGbps = 0;                       ///< copy that stays in the last-level cache
    double copyBytes = 0;                       ///< size of the large copy's source
    double cacheBytes = 0;                      ///< last-level cache
    std::map<std::string, double> matrixTflops; ///< by type: 'f32', 'tf32', 'f16', 'bf16', 'fp8-e4m3', 'int8' (TOP/s)
    std::map<std::string, std::int64_t>
        matrixSizes; ///< n of the n × n × n product that reached the rate, by type; absent: unknown
    std::map<std::string, Message> missing; ///< what could not be measured (a type, or words that are marked), and why

    /// A launch shorter than this many microseconds is batched: 20 × the larger of quantum and empty interval.
    double batchBelowUs() const { return 20.0 * floorUs(); }
    double floorUs() const { return timerQuantumUs > emptyIntervalUs ? timerQuantumUs : emptyIntervalUs; }
    bool operator==(const Calibration&) const = default;
};

/// How the samples of one variant are taken, and what its launches cost the host.
struct Sampling
{
    int launches = 1;      ///< K launches a sample; above 1 a sample is their mean
    double constantUs = 0; ///< of a graph's replay (c in c + K·t), already taken out of every sample; 0 with one launch
    double constantLowUs = 0, constantHighUs = 0; ///< its 95% interval
    double hostUs = 0;                            ///< median host time to enqueue one launch by itself; 0: not measured
    double wallUs = 0;                            ///< median wall time from launching to synchronized; 0: not measured
    bool operator==(const Sampling&) const = default;
};

/// K so that K launches of `us` take at least 200 × the floor; 1 where a single launch is long enough to be timed
/// alone. At most `most`.
int launchesFor(const Calibration& calibration, double us, int most = 1000);

nlohmann::ordered_json toJson(const Calibration& calibration);
Result<Calibration> calibrationFromJson(const nlohmann::json& json);

} // namespace qs
