// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"
#include "gpu/measure/calibration.h"
#include "gpu/measure/comparison.h"
#include "gpu/measure/diagnosis/device_state.h"
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/measure/energy.h"
#include "gpu/measure/statistics.h"
#include "gpu/numerics/channel_outliers.h"
#include "gpu/numerics/error_metrics.h"
#include "gpu/spec/run_spec.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// 'Codes verified against the oracle: n rows, 0 differ.'
struct Verification
{
    std::int64_t rows = 0; ///< rows compared; 0: not verified
    std::int64_t rowsDiffer =
        0; ///< rows in which a code or a scale differs, or that are farther from the reference than `tolerance`
    double tolerance = 0; ///< ‖row − reference‖ / ‖reference‖ that rounding may cause; 0: every bit has to agree
    double worst = 0;     ///< the largest such distance found
    Message text() const;
};

/// One mode of a comparison: what was asked for, what ran, and what came out, without the series that it rests on.
struct ModeSummary
{
    QuantScheme scheme;
    std::string requested; ///< mode name
    std::string effective; ///< what really ran: backend, data types, arithmetic
    Summary latency;       ///< of samplesUs
    Sampling sampling;
    CacheMode otherCache = CacheMode::Hot; ///< of otherUs: Hot beside a cold run, Cold beside a hot one
    Summary otherLatency;
    Bytes workingSet; ///< that the launches rotate over
    std::vector<Diagnosis> diagnoses;
    std::string importedFrom;     ///< 'nvbench, copy.json': not measured here; then 'requested' is any text
    Timed timed = Timed::Kernels; ///< what the times are of; measured here they are all of kernels
    Bytes bytes;                  ///< moved by one launch at least
    double operations = 0;        ///< of one call at least; a multiply-add is two; 0: no arithmetic to speak of
    std::string rate;     ///< key of Calibration::matrixTflops that bounds the arithmetic; empty: memory alone does
    double ceilingUs = 0; ///< p50 of the kernel with the same traffic, same method, same run; 0: none
    bool ceilingIsRoofline =
        false; ///< ceilingUs is no kernel but the larger of bytes and operations over the calibrated rates
    double compileMs = 0,
           searchMs = 0;        ///< making it ready, once: compiling, searching algorithms; 0: nothing of that kind
    bool compileCached = false; ///< the compiled code came from the cache
    EnergyFigure energy;        ///< per call; empty where it was not asked for
    std::optional<ErrorMetrics> error;
    LostParts lost; ///< of the rows that `error` is of
    Verification verification;
    Bytes sizeBytes;      ///< codes + scales + zero points
    double sizeRatio = 0; ///< sizeBytes / bytes of the input
    bool constantInput = false;

    bool isImported() const { return !importedFrom.empty(); }
    /// The first word of `effective`; Auto: not known.
    BackendChoice ranOn() const;
    /// Statistics from samples, which all are known; imported figures without samples are known where they are not 0.
    bool isOfSamples() const { return latency.n > 0 && (!isImported() || latency.medianLow > 0); }
    bool knows(double statistic) const { return isOfSamples() || (isImported() && statistic > 0); }
    double gbps() const { return gigabytesPerSecond(bytes, Microseconds{latency.p50}); }
    /// 10^12 operations a second; 0 without arithmetic.
    double tflops() const { return latency.p50 > 0 ? operations / latency.p50 * 1e-6 : 0.0; }
    double ceilingGbps() const { return gigabytesPerSecond(bytes, Microseconds{ceilingUs}); }
    /// 100 × ceiling time / p50; 0 where there is no ceiling.
    double ceilingPercent() const { return latency.p50 > 0 && ceilingUs > 0 ? 100.0 * ceilingUs / latency.p50 : 0.0; }
};

/// What was recorded of each round.
struct ModeSamples
{
    std::vector<float> samplesUs;
    std::vector<float> warmupUs;
    std::vector<float> clockMHz; ///< SM clock during each of samplesUs; empty: unknown, 0: unknown for that sample
    std::vector<float> otherUs;  ///< measured in the same rounds with the other cache state; empty: not measured
    std::vector<std::int64_t> preempted; ///< samples that the operating system held up, see Timing::preempted
};

struct ModeResult : ModeSummary, ModeSamples
{};

/// Samples that a headline in percent of the ceiling takes; of fewer the median may be anything.
inline constexpr std::int64_t kMinForPercent = 10;

/// Where it ran; all in plain text, in the order in which the report shows it.
struct Environment
{
    std::string backend;   ///< cpu or cuda
    Message backendReason; ///< why that one
    std::string device, driver, cuda;
    std::string cpu, memory, os, clocks;
    std::string deviceMemory;
    int cores = 0;
    std::string date;                 ///< ISO 8601, UTC
    std::string target;               ///< that was asked for, as the user calls it; empty: the program's own computer
    std::string host;                 ///< name of the computer that it ran on
    std::string deviceUuid, pciBusId; ///< of the GPU
    std::string job;                  ///< 'Slurm 4711'; empty: none
    std::string process;              ///< 'worker process 4242'; empty: the program itself
};

/// A stretch of a run with one specification, without what was recorded of each mode and round.
struct SegmentSummary
{
    RunSpec spec;
    std::string device;      ///< of a sweep that was dealt out over several: the one of this point; else empty
    Message cacheEffective;  ///< 'cold, 5 buffers, 320 MiB' or why it is not
    std::string controlMode; ///< the mode that was measured twice in each round, as A/A control; empty: none
    std::optional<InputOutliers> outliers; ///< of quantize; none: the tensor is too small to tell, or not known
    Comparison control;                    ///< of the two; where they differ an effect has to exceed that (aaBand)
    double aaBand = 0;                     ///< half-width that identical kernels were apart; see ComparisonRule
    PairTable pairs;                       ///< every pair of modes, in the order of `modes`
    /// Round with which a second visit began, made when the rest of the sweep was measured: it tells what one visit
    /// cannot, whether a verdict is of the kernels or of the minute. 0: none.
    std::int64_t secondVisit = 0;
    PairTable firstVisitPairs, secondVisitPairs; ///< `pairs` of the rounds before and from there on; empty without
    std::vector<StatePoll> polls;
    std::vector<ThrottledStretch> throttled;
    Message stopReason;                     ///< 'all iterations done', 'resolved', 'time limit of 10 s reached'
    std::optional<Environment> environment; ///< where it was measured; none: where the result says

    /// Identical kernels came out different, so that an effect has to exceed more than 1% here.
    bool controlDiffers() const { return !controlMode.empty() && control.resolved(); }
    /// They did so by over 20%: no verdict is to be trusted.
    bool isUntrusted() const { return controlDiffers() && std::max(control.ratio, 1 / control.ratio) > 1.2; }
};

/// Live makes a new one at each change.
struct Segment : SegmentSummary
{
    std::vector<ModeResult> modes;
    std::vector<float> controlUs; ///< second series of the A/A control
    std::vector<std::int64_t>
        repaints; ///< samples during which this program repainted its window; empty: none, or no window

    /// All of its rows come from other tools: then `spec` says nothing of them.
    bool isImported() const;
    /// The mode that was measured twice in each round; null where there is none, or it is not among `modes`.
    const ModeResult* measuredTwice() const;
};

/// '4096×8192', by which views group; empty where all rows come from other tools, of which no size is known.
std::string sizeText(const Segment& segment);

/// One accuracy-like number of a model on a task, as an evaluation harness reports it.
struct Score
{
    std::string name; ///< of the model or configuration
    std::string task, metric;
    double value = 0;
    double standardError = -1; ///< negative: not given
    std::int64_t n = 0;        ///< items that it rests on; 0: not given
    bool higherIsBetter = true;
    std::vector<std::string> ids; ///< of the items, for pairing; empty: not given
    std::vector<double> values;   ///< by item
    std::string importedFrom;
};

/// Which program made a result, and where; of every kind of result.
struct Origin
{
    std::string programVersion, programCommit;
    Environment environment;
};

/// What came out of a run, without what was measured.
struct RunSummary : Origin
{
    std::optional<RunSpec> sweep; ///< the specification with its axes, where the segments are points of a sweep
    Message stopReason;           ///< 'all iterations done', 'stopped by the user', 'device lost: …'
    std::optional<Calibration> calibration;
    std::vector<Score> scores;  ///< accuracy-like results, imported from others
    std::vector<Message> notes; ///< plain sentences: 'constant input', 'graph of 20 launches touches only …'
    std::string alternation;    ///< of devices that took turns in blocks of rounds: the same text in the run of each,
                                ///< and in no other; empty: measured by itself
};

/// What came out of a run.
struct RunResult : RunSummary
{
    std::vector<Segment> segments; ///< of a sweep: the measured points in the order of the axes

    const Segment* last() const { return segments.empty() ? nullptr : &segments.back(); }
    /// What the run was asked for: of a sweep its axes, of a Live run what it ended with; null where nothing is there.
    const RunSpec* requested() const { return sweep ? &*sweep : last() ? &last()->spec : nullptr; }
    /// What its speed-ups are against, where the reader did not choose; see RunSpec::baseline.
    std::string baseline() const { return (sweep ? *sweep : RunSpec{}).baseline; }
    /// 'nvbench, copy.json' where all of it comes from another tool; empty where something was measured here.
    std::string importedFrom() const;
};

/// How long series of samples are written: as lists of decimals, which every tool reads, or packed (packed_samples.h),
/// which takes a fraction of the room and time. Both are read again to the same bits.
enum class SampleForm : std::uint8_t { Lists, Packed };
/// The results.json form (schema 1, see resources/schema/results.schema.json): the last segment at the top level,
/// earlier ones under "segments". Infinities and NaN as null.
nlohmann::ordered_json toJson(const RunResult& result, SampleForm form = SampleForm::Lists);
nlohmann::ordered_json toJson(const ModeResult& mode, SampleForm form = SampleForm::Lists);
/// Reads what toJson wrote; statistics are computed anew from the samples.
Result<RunResult> runResultFromJson(const nlohmann::json& json);

} // namespace qs
