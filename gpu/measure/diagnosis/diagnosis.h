// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qs {

/// What can be wrong with a series of latencies, or with what is claimed from it. The rules and their thresholds are
/// those of the reference implementation of the measuring protocol; each was tuned on synthetic series.
enum class DiagnosisCode : std::uint8_t {
    WarmupOutlier,         ///< the first sample owns the mean
    OneSampleOwnsVariance, ///< Samuelson's bound nearly reached: one sample carries the variance
    WarmupRamp,            ///< MSER drops a slow beginning
    Drift,                 ///< Mann–Kendall and Theil–Sen: a trend of more than 2%
    LevelShift,            ///< Pettitt: a step of more than 2%
    ClockCaused,           ///< trend or step vanish in cycles: the clock did it
    Bimodal,               ///< two levels, mixed
    RegimeSwitch,          ///< two levels, in runs
    TooFewSamples,
    BelowTimerResolution,
    L2Resident,
    ImpossibleThroughput,
    Spikes,
    Autocorrelated,
    WorkOutsideEvents,
    LaunchBound,
    SpeedupIsWarmupArtefact, ///< of a pair
    NotSignificant,          ///< of a pair: its interval crosses the band that counts as the same
    Throttled,               ///< the device reported it
    ForeignProcess,          ///< another process used the device
    HostPreempted, ///< the operating system took the core of a thread that computed (CPU) or queued launches (CUDA)
    BelowConstant, ///< intervals shorter than the constant of their graph: no time of a launch can be told from them
    QuantizedTimer ///< all times are multiples of one step that is coarse against them
};

/// What times are of. What disturbs them and what helps depends on it: a service does not heat up while it queues.
enum class Timed : std::uint8_t { Kernels, HostCode, Requests };
/// As in JSON: 'kernels', 'host-code', 'requests'.
std::string_view timedName(Timed timed);
std::optional<Timed> parseTimed(std::string_view name);

/// 'WARMUP_OUTLIER': the name in JSON.
std::string_view codeName(DiagnosisCode code);

/// What can be done about it at the press of a button.
enum class DiagnosisFix : std::uint8_t {
    None,
    MoreSamples,
    GoCold,
    BatchWithGraph,
    DropWarmup,
    RerunPair,
    PauseRepaint
};
std::string_view fixName(DiagnosisFix fix); ///< 'more-samples', …; empty for None

enum class Severity : std::uint8_t { Info, Warning, Error };

/// One diagnosis with the numbers that it rests on.
struct Diagnosis
{
    DiagnosisCode code = DiagnosisCode::TooFewSamples;
    /// By the names of the reference: x0, steady, mean, infl, kappa, cv, drop, z, total, at, delta, p, cycles_trend,
    /// time_trend, lo, hi, share_hi, D, runs_z, median, ratio, ties, batch, n, ci_low, ci_high, r1, n_eff, count,
    /// p99_over_p50, step, levels, ui_hits, ui_p, gbps, pct, ws_over_l2, cold_over_hot, event, wall, host, gpu.
    std::map<std::string, double> values;
    std::vector<std::int64_t> at; ///< samples where it happened, at most 1000: marks in the trace
    std::optional<std::pair<std::int64_t, std::int64_t>> range; ///< stretch [first, last] of samples that it concerns
    DiagnosisFix fix = DiagnosisFix::None;
    Severity severity = Severity::Warning;
    Timed timed = Timed::Kernels;

    double value(const std::string& name) const
    {
        const auto found = values.find(name);
        return found == values.end() ? 0.0 : found->second;
    }
    bool operator==(const Diagnosis&) const = default;
};

/// One sentence in plain words with its numbers: 'The first iteration took 244.1 ms, the others 0.24 ms: it alone
/// raises the mean 102-fold.'
Message sentence(const Diagnosis& diagnosis);
/// Why that happens, what it does to the numbers, and what to do: two to four sentences.
Message explanation(DiagnosisCode code, Timed timed = Timed::Kernels);
inline Message explanation(const Diagnosis& diagnosis) { return explanation(diagnosis.code, diagnosis.timed); }

/// A series of latencies in the order in which they were measured, in microseconds, and what else is known.
struct Recording
{
    std::vector<double> us;
    double timerQuantumUs = 0.5;  ///< the larger of the timer's quantum and of an empty launch's interval
    std::vector<double> clockMHz; ///< one a sample, or empty
    std::optional<double> bytes;  ///< moved by one launch
    std::optional<double> peakGbps;
    std::optional<double> cacheBytes;               ///< last-level cache
    std::optional<double> workingSetBytes;          ///< that the launches rotate over
    std::vector<double> coldUs;                     ///< the same kernel with cold caches, where `us` is hot
    std::optional<std::set<std::int64_t>> repaints; ///< samples during which this program repainted
    std::vector<double> hostUs;                     ///< host time to enqueue a launch
    std::vector<double> wallUs;                     ///< wall time from launch to synchronized
    double emptyWallUs = 0;                         ///< the same of an empty launch
    bool batched = false; ///< every sample is the mean of several launches: not below the timer
    Timed timed = Timed::Kernels;
    bool memoryBound = false; ///< its time does not follow the SM clock: no confirmation in cycles
};

/// All diagnoses of a series, most severe first. Empty series: none. Time O(n log n).
std::vector<Diagnosis> diagnose(const Recording& recording);

} // namespace qs
