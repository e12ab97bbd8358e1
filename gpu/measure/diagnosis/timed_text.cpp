// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/timed_text.h"

#include <algorithm>
#include <iterator>

namespace qs {
namespace {

/// Why it happens where the times are not of kernels on a GPU.
struct OtherWording
{
    DiagnosisCode code;
    std::string_view hostCode, requests;
};
constexpr OtherWording kOtherWordings[] = {
    {DiagnosisCode::WarmupOutlier,
     Message::mark("The first call includes one-time costs: loading and compiling code, allocating memory, filling "
                   "caches. The mean, the standard deviation and everything derived from them describe this one event. "
                   "Exclude it, or use the median, which it does not affect."),
     Message::mark(
         "The first request includes one-time costs: the connection, loading or compiling the model, an empty "
         "prefix cache. The mean and everything derived from it describe this one request. Send requests "
         "before the measurement, or use the median, which it does not affect.")},
    {DiagnosisCode::WarmupRamp,
     Message::mark(
         "Caches, branch predictors and the allocator need several calls to reach a steady state. Until then, "
         "samples are too slow and raise the mean. Discard them, or use a longer warm-up."),
     Message::mark("The service was not in a steady state yet: it compiled, filled its caches, or worked off the burst "
                   "with which the load began. Discard these requests, or begin to measure later.")},
    {DiagnosisCode::Drift,
     Message::mark("The machine or its state changes during the measurement: other processes, the clock of the CPU, "
                   "memory that becomes fragmented, a growing input. The median then depends on the duration of the "
                   "measurement. Interleave what is to be compared."),
     Message::mark("Requests arrive faster than they are served, so the queue grows, or lengths of prompts and answers "
                   "change over the run. The median then depends on the number of requests. Lower the rate, or compare "
                   "at the same load.")},
    {DiagnosisCode::LevelShift,
     Message::mark("Conditions changed at one point in time: another process, another clock of the CPU, another size "
                   "of the input. The median mixes both conditions and is valid for neither. Find what changed, then "
                   "measure again."),
     Message::mark("The load or the service changed at one point in time: the limit of concurrent requests was "
                   "reached, the burst ended, or another kind of prompt began. The median mixes both conditions and is "
                   "valid for neither. Report them separately.")},
    {DiagnosisCode::Bimodal,
     Message::mark("Calls fall into two groups, for example because of the sizes of their inputs, of caches, or of "
                   "which core they ran on. Mean and median describe few calls. See the histogram, and report both "
                   "levels."),
     Message::mark("Requests fall into two groups: those that waited and those that did not, cached and uncached "
                   "prompts, or two lengths. Mean and median describe few requests. See the histogram, and report both "
                   "groups.")},
    {DiagnosisCode::RegimeSwitch,
     Message::mark("The times alternate between two states, for example because of other processes, sizes of inputs "
                   "or clocks of the CPU. The median depends on the share of each. Compare only interleaved "
                   "measurements."),
     Message::mark("The times alternate between two states, for example as batches form and drain. The median depends "
                   "on the share of each. Compare at the same load, over several runs.")},
    {DiagnosisCode::Spikes,
     Message::mark("Some calls were delayed by something else: interrupts, garbage collection, another process. They "
                   "raise the mean and determine the high quantiles, but do not affect the median."),
     Message::mark(
         "Some requests waited much longer than the others: for a place in a batch, for a preempted sequence, "
         "or for the network. They determine p99, which is what users feel, but do not affect the median.")},
    {DiagnosisCode::Autocorrelated,
     Message::mark("Slow changes affect consecutive samples alike, so each sample contains less information than an "
                   "independent one. Intervals that assume independent samples are too narrow. Measure more samples."),
     Message::mark("Requests that are served together wait together, so each contains less information than an "
                   "independent one. Intervals that assume independent samples are too narrow. Compare several runs.")},
    {DiagnosisCode::QuantizedTimer,
     Message::mark(
         "The timer counts in steps, or the file rounds its figures, so times that differ by less than a step "
         "read the same. No difference below a step can be resolved. Time several calls together, or export "
         "more digits."),
     Message::mark(
         "The file rounds its figures, or the clock counts in steps, so times that differ by less than a step "
         "read the same. No difference below a step can be resolved. Export more digits.")},
};

} // namespace

std::string_view timedName(Timed timed)
{
    constexpr std::string_view names[] = {"kernels", "host-code", "requests"};
    return names[static_cast<std::size_t>(timed)];
}

std::optional<Timed> parseTimed(std::string_view name)
{
    for (const Timed timed : {Timed::Kernels, Timed::HostCode, Timed::Requests})
        if (timedName(timed) == name) return timed;
    return std::nullopt;
}

Message explanationElsewhere(DiagnosisCode code, Timed timed)
{
    const auto other = std::ranges::find(kOtherWordings, code, &OtherWording::code);
    if (timed == Timed::Kernels || other == std::end(kOtherWordings)) return {};
    return Message::marked(timed == Timed::HostCode ? other->hostCode : other->requests);
}

} // namespace qs
