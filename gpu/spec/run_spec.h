// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/catalog/dimension.h"
#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/numerics/oracle.h"
#include "gpu/numerics/quant_scheme.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// Both: every mode is measured cold and hot in the same rounds.
enum class CacheMode : std::uint8_t { Cold, Hot, Both };
/// How a launch finds its caches cold. Rotation: buffers taken in turn, 3 × the cache or more. ReadSweep: before each
/// sample a kernel reads twice the cache; such samples are single launches.
enum class ColdMethod : std::uint8_t { Rotation, ReadSweep };
/// Events: a pair of timestamps around each launch. Graph: K launches in one CUDA graph, time divided by K (on the CPU:
/// K launches in a row). Auto: graph where a launch is shorter than 20 × the timer's floor, events else.
enum class TimingMethod : std::uint8_t { Events, Graph, Auto };
/// Fixed: as many iterations as asked for. UntilResolved: until medians and comparisons are known as well as
/// gpu/results/resolution.h says, or the time limit.
enum class StopRule : std::uint8_t { Fixed, UntilResolved };

/// Where the numbers of the input come from: a standard normal stream, or a file.
struct InputSource
{
    std::string path;   ///< empty: random normal from RunSpec::seed
    std::string tensor; ///< name inside a .safetensors file; may be empty where there is only one
    bool isFile() const { return !path.empty(); }
    bool operator==(const InputSource&) const = default;
};

/// One axis of a sweep: the values that a dimension of the operation takes, in order, without duplicates.
struct SweepAxis
{
    Dimension parameter = Dimension::Tokens;
    std::vector<std::int64_t> values;
    bool operator==(const SweepAxis&) const = default;
};
inline constexpr std::size_t kMaxSweepPoints = 4096;

/// What to measure. An immutable value: it is what a session stores and what 'reproduce this' prints.
struct RunSpec : OperationSetup
{
    std::vector<QuantScheme> modes;    ///< quantize, dequantize
    std::vector<std::string> variants; ///< the other operations: names of the catalogue
    InputSource input;                 ///< quantize only; the other operations make their operands from the seed
    std::uint64_t seed = 0;
    int warmup = 5;       ///< iterations before the measured ones; kept and shown grey
    int iterations = 100; ///< measured iterations a mode
    CacheMode cache = CacheMode::Cold;
    ColdMethod coldBy = ColdMethod::Rotation;
    TimingMethod method = TimingMethod::Auto;
    int launchesPerSample = 0; ///< K of the graph method; 0: chosen for each mode
    double warmupMs = 25;      ///< warm-up goes on for at least so long
    StopRule stop = StopRule::Fixed;
    double timeLimitSeconds = 10; ///< of StopRule::UntilResolved
    std::vector<SweepAxis> axes;  ///< none: one shape; one or two: a sweep over all their combinations
    /// Of a sweep: what speed-ups, verdicts and crossings are given against. Sizes beside its crossings are measured
    /// twice. A name that is not measured leaves the choice to crossingReference().
    std::string baseline = "baseline-copy";
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    std::optional<float> scale;            ///< given static scale; else from the input's own extremes
    std::optional<std::int32_t> zeroPoint; ///< given zero point of the static azp and affine modes
    bool energy = false;                   ///< joules per call, in a pass of its own after the samples
    bool profile = false;                  ///< one iteration between cudaProfilerStart and cudaProfilerStop
    bool live = false;                     ///< runs until stopped and follows changes of the specification
    bool operator==(const RunSpec&) const = default;

    bool isSweep() const { return !axes.empty(); }
    /// What is compared: modes or variants.
    std::size_t count() const { return takesModes(operation) ? modes.size() : variants.size(); }
    std::string nameOf(std::size_t index) const
    {
        return takesModes(operation) ? schemeName(modes[index]) : variants[index];
    }
    GivenScale given() const { return {scale, zeroPoint}; }
    bool measures(std::string_view name) const;
};

/// Most measured iterations of a mode.
inline constexpr int kMaxIterations = 10'000'000;

/// Work of one call of variant or mode `index`.
Work workOf(const RunSpec& spec, int index);

/// Refuses what makes no sense: no modes, sizes out of range, a scale that is not positive, …
Result<void> validate(const RunSpec& spec);

std::string_view cacheName(CacheMode mode);         ///< cold, hot, both; marked
std::string_view coldMethodName(ColdMethod method); ///< rotate, sweep
std::string_view methodName(TimingMethod method);   ///< events, graph, auto
std::string_view stopRuleName(StopRule rule);       ///< fixed, until-resolved
std::string_view backendName(BackendChoice choice); ///< auto, cpu, cuda
std::optional<CacheMode> parseCache(std::string_view name);
std::optional<ColdMethod> parseColdMethod(std::string_view name);
std::optional<StopRule> parseStopRule(std::string_view name);
std::optional<TimingMethod> parseMethod(std::string_view name);
std::optional<BackendChoice> parseBackend(std::string_view name);

/// 'num-tokens=1:65536:x2', 'k=1024:8192:+1024', 'elements=500000,1000000': a factor, a step or a list.
Result<SweepAxis> parseSweepAxis(std::string_view text);
std::string sweepAxisText(const SweepAxis& axis);
/// The same for people: 'Tokens 1 … 65,536, doubling', 'k 1,024 … 8,192 in steps of 1,024', 'Batch 1, 3, 8'.
Message sweepAxisTitle(const SweepAxis& axis);
/// The axes, with '×' between two.
Message sweepTitle(const RunSpec& spec);
/// The specification of every point of a sweep, the last axis fastest; the specification itself where it is no sweep.
/// Points have no axes. An 'elements' axis takes the largest divisor up to the hidden size as hidden size.
std::vector<RunSpec> sweepPoints(const RunSpec& spec);

nlohmann::ordered_json toJson(const RunSpec& spec);
/// Unknown keys are ignored, missing ones keep their default, wrong types and values are errors.
Result<RunSpec> runSpecFromJson(const nlohmann::json& json);

/// The command line that runs this specification: `quantoscope quantize --num-tokens …`.
std::string commandLine(const RunSpec& spec);

} // namespace qs
