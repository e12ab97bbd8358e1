// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/measure/diagnosis/timed_text.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {
namespace {

struct Wording
{
    DiagnosisCode code;
    std::string_view name;
    std::string_view why;
};

/// In the order of DiagnosisCode.
constexpr std::array kWordings{
    Wording{DiagnosisCode::WarmupOutlier, "WARMUP_OUTLIER",
            Message::mark(
                "The first launch includes one-time costs: loading the kernel, allocating memory, filling caches, "
                "raising the clock. The mean, the standard deviation and everything derived from them describe this "
                "one event, not the kernel. Exclude it, or use the median, which it does not affect.")},
    Wording{
        DiagnosisCode::OneSampleOwnsVariance, "ONE_SAMPLE_OWNS_VARIANCE",
        Message::mark(
            "For n positive samples, the coefficient of variation is at most √(n − 1) (Samuelson's inequality), and it "
            "reaches this limit only if all samples but one are equal. The standard deviation shown here is that of a "
            "single outlier and does not describe the other samples. Use the median with its interval, and the MAD.")},
    Wording{DiagnosisCode::WarmupRamp, "WARMUP_RAMP",
            Message::mark("Clocks, caches and the driver need several launches to reach a steady state. Until then, "
                          "samples are too slow and raise the mean. Discard them, or use a longer warm-up.")},
    Wording{DiagnosisCode::Drift, "DRIFT",
            Message::mark("The device changes during the measurement, usually because it heats up and lowers its "
                          "clock, or because another process uses it. The median then depends on the duration of the "
                          "measurement, and variants measured one after another cannot be compared. Interleave them, "
                          "let the device reach its operating temperature, or lock its clocks.")},
    Wording{DiagnosisCode::LevelShift, "LEVEL_SHIFT",
            Message::mark("Conditions changed at one point in time: a clock step, another process or another power "
                          "state. The median mixes both conditions and is valid for neither. Check clocks and other "
                          "processes at that time, then measure again.")},
    Wording{DiagnosisCode::ClockCaused, "CLOCK_CAUSED",
            Message::mark("Time multiplied by the SM clock gives cycles, which stay constant while the time changes. "
                          "The clock has changed because of power or temperature limits; the kernel is not slower. "
                          "Interleave variants, compare cycles, or lock the clocks.")},
    Wording{DiagnosisCode::Bimodal, "BIMODAL",
            Message::mark("Launches fall into two groups, for example because of buffer addresses, cache sets or the "
                          "distribution of blocks. Mean and median are at or between these two levels and describe few "
                          "launches. See the histogram, and report both levels.")},
    Wording{DiagnosisCode::RegimeSwitch, "REGIME_SWITCH",
            Message::mark("The device alternates between two states, for example because of clock steps or other "
                          "processes. The median depends on the share of time in each state. Compare only interleaved "
                          "measurements, and check the clocks.")},
    Wording{DiagnosisCode::TooFewSamples, "TOO_FEW_SAMPLES",
            Message::mark("The width of the interval determines the precision of the median. p95 requires 59 samples "
                          "and p99 requires 299, so that at least one sample can be expected above it. Measure more "
                          "samples, until the interval is within ±1%.")},
    Wording{
        DiagnosisCode::BelowTimerResolution, "BELOW_TIMER_RESOLUTION",
        Message::mark("A timer has a finite resolution and reports some time even for an empty launch. If a launch is "
                      "not much longer than both, the sample measures the timer as much as the kernel, and differences "
                      "of a few percent are lost. Time many launches per sample; quantiles are then those of means.")},
    Wording{DiagnosisCode::L2Resident, "L2_RESIDENT",
            Message::mark("Each launch finds its data in the last-level cache, where the previous launch left it. The "
                          "cache is faster than memory, and a model that accesses other data in between does not reach "
                          "this speed. Measure cold for that case, and report this number as hot.")},
    Wording{DiagnosisCode::ImpossibleThroughput, "IMPOSSIBLE_THROUGHPUT",
            Message::mark("No kernel can exceed the memory bandwidth. Part of the data came from a cache, fewer bytes "
                          "were moved than counted, or the timed interval does not include all of the work. Do not use "
                          "this number until the cause is known.")},
    Wording{
        DiagnosisCode::Spikes, "SPIKES",
        Message::mark(
            "Some launches were delayed by something other than the kernel: interrupts, the display, another process "
            "or the window of this program. They raise the mean and determine the high quantiles, but do not affect "
            "the median. If they coincide with repaints of this window, pause the display while measuring.")},
    Wording{DiagnosisCode::Autocorrelated, "AUTOCORRELATED",
            Message::mark("Slow changes affect consecutive samples alike, so each sample contains less information "
                          "than an independent one. Intervals that assume independent samples are too narrow. Measure "
                          "more samples, and interleave variants so that such changes cancel.")},
    Wording{DiagnosisCode::WorkOutsideEvents, "WORK_OUTSIDE_EVENTS",
            Message::mark("The events enclose only part of the work: some of it runs on another stream, after the stop "
                          "event, or on the host. The measured time is too short. Record the events on the stream that "
                          "does the work, and compare with the synchronized wall time.")},
    Wording{DiagnosisCode::LaunchBound, "LAUNCH_BOUND",
            Message::mark("The host needs about as long to enqueue a launch as the device needs to run it, so the "
                          "device waits. In a program that launches kernels one at a time, a faster kernel makes no "
                          "difference. Measure and use a CUDA graph of several launches.")},
    Wording{DiagnosisCode::SpeedupIsWarmupArtefact, "SPEEDUP_IS_WARMUP_ARTEFACT",
            Message::mark("The speed-up of the means is far from that of the medians, because a few slow launches "
                          "raise the mean of one variant: a cold start, or outliers later in the run. The speed-up of "
                          "the means is due to them, not to the kernel. Exclude the warm-up, and report the speed-up "
                          "of the medians with its interval.")},
    Wording{DiagnosisCode::NotSignificant, "NOT_SIGNIFICANT",
            Message::mark("The interval of the ratio includes both 'the same' and 'different', so these samples are "
                          "not sufficient to rank the two. Measure the pair again with more samples, or accept that "
                          "the difference is too small to matter.")},
    Wording{DiagnosisCode::Throttled, "THROTTLED",
            Message::mark("The device lowered its clock to stay within its power or temperature limits. Samples "
                          "measured meanwhile are too slow, and their number depends on cooling and on neighbouring "
                          "devices. Improve cooling, lock a lower clock, or compare only interleaved measurements.")},
    Wording{DiagnosisCode::ForeignProcess, "FOREIGN_PROCESS",
            Message::mark("Another process on the device uses compute time, memory bandwidth and cache at "
                          "unpredictable times. Any sample can be affected, and statistics cannot correct for it. Stop "
                          "that process, or measure on another device.")},
    Wording{DiagnosisCode::HostPreempted, "HOST_PREEMPTED",
            Message::mark("The operating system ran another program on the core of a thread that computed a sample "
                          "(CPU) or enqueued it (GPU, for longer than the 5 ms during which the stream is held back). "
                          "Such samples can include the time of the other program, or gaps between launches. Close "
                          "other programs, or use fewer threads than cores.")},
    Wording{DiagnosisCode::BelowConstant, "BELOW_CONSTANT",
            Message::mark("A sample is the time of a graph replay minus the constant overhead of the graph. If nothing "
                          "remains, the sample counts as 0 µs and lowers the statistics. Use more launches per graph, "
                          "so that their time exceeds the overhead.")},
    Wording{
        DiagnosisCode::QuantizedTimer, "QUANTIZED_TIMER",
        Message::mark("The timer counts in steps, or the file rounds its figures, so times that differ by less than "
                      "a step read the same. The two or three values that occur are steps, not regimes of the "
                      "kernel, and no difference below a step can be resolved. Time many launches per sample, or "
                      "use a timer with a finer step.")},
};

NumberText percent(double share)
{
    const double p = std::abs(100 * share);
    return formatFixed(p, p < 10 ? 1 : 0) + "%";
}

NumberText factor(double ratio) { return formatFixed(ratio, ratio < 10 ? 2 : ratio < 100 ? 1 : 0); }

NumberText duration(double us) { return formatDuration(Microseconds{us}); }

/// Two durations in the unit of the larger one, where the smaller keeps two digits in it.
std::pair<NumberText, NumberText> durations(double a, double b)
{
    const double larger = std::max(a, b), scale = larger < 1e3 ? 1 : larger < 1e6 ? 1e3 : 1e6;
    if (!(std::min(a, b) >= 0.1 * scale)) return {duration(a), duration(b)};
    const char* const unit = scale == 1 ? " µs" : scale == 1e3 ? " ms" : " s";
    const auto text = [&](double us) { return formatFixed(us / scale, us / scale < 10 ? 2 : 1) + unit; };
    return {text(a), text(b)};
}

std::int64_t whole(double n) { return std::isfinite(n) && std::abs(n) < 9e18 ? static_cast<std::int64_t>(n) : 0; }

/// The value of that name as a count.
NumberText count(const Diagnosis& d, const char* name) { return formatCount(whole(d.value(name))); }

Message tooFewSentence(const Diagnosis& d)
{
    const double n = d.value("n"), low = d.value("ci_low"), high = d.value("ci_high");
    if (!d.values.contains("ci_low"))
        return Message::tr(
            "%n samples are too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.",
            "%n sample is too few: an interval of the median requires 6, p95 requires 59, and p99 requires 299.",
            whole(n));
    const auto [from, to] = durations(low, high);
    if (n < 59)
        return Message::tr("%1 samples are too few: the 95% interval of the median is %2 to %3, and p95 requires 59.")
            .arg(count(d, "n"), from, to);
    const double median = d.value("median"), width = median > 0 ? (high - low) / median : 0;
    return Message::tr("%1 samples do not determine the median precisely enough: its 95% interval is %2 to %3 (%4 "
                       "wide; target: 2%).")
        .arg(count(d, "n"), from, to, percent(width));
}

Message warmupSentence(const Diagnosis& d)
{
    const auto [first, others] = durations(d.value("x0"), d.value("steady"));
    const double inflation = d.value("infl");
    if (inflation >= 2)
        return Message::tr("The first iteration took %1, the others %2. It alone raises the mean by a factor of %3.")
            .arg(first, others, formatFixed(inflation, inflation < 10 ? 1 : 0));
    return Message::tr("The first iteration took %1, the others %2. It alone raises the mean by %3.")
        .arg(first, others, percent(inflation - 1));
}

Message rampSentence(const Diagnosis& d)
{
    const auto [before, after] = durations(d.value("median"), d.value("steady"));
    const double ratio = d.value("steady") > 0 ? d.value("median") / d.value("steady") : 1;
    return Message::
        tr("The first %n iterations are still part of the warm-up: their median is %1, %2 above the median of the rest "
           "(%3).",
           "The first %n iteration is still part of the warm-up: its time is %1, %2 above the median of the rest (%3).",
           whole(d.value("drop")))
            .arg(before, percent(ratio - 1), after);
}

Message trendSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::ClockCaused)
        return Message::tr("In clock cycles, the change is %1 instead of %2: the clock changed, not the kernel.")
            .arg(percent(d.value("cycles_trend")), percent(d.value("time_trend")));
    if (d.code == DiagnosisCode::Drift)
        return (d.value("total") > 0 ? Message::tr("The latency increases by %1 over the run (Mann–Kendall Z = %2).")
                                     : Message::tr("The latency decreases by %1 over the run (Mann–Kendall Z = %2)."))
            .arg(percent(d.value("total")), formatFixed(d.value("z"), 1));
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    if (d.value("delta") > 0)
        return Message::tr("From sample %1 on, the latency is %2 higher: %3 after %4.")
            .arg(count(d, "at"), percent(d.value("delta")), high, low);
    return Message::tr("From sample %1 on, the latency is %2 lower: %3 after %4.")
        .arg(count(d, "at"), percent(d.value("delta")), low, high);
}

Message levelsSentence(const Diagnosis& d)
{
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    if (d.code == DiagnosisCode::RegimeSwitch)
        return Message::tr("The latency alternates between %1 and %2 over longer stretches; %3 of the samples are at "
                           "the slower level (runs test Z = %4).")
            .arg(low, high, percent(d.value("share_hi")), formatFixed(d.value("runs_z"), 1));
    return Message::tr("The samples form two groups: %1 take %2, %3 take %4.")
        .arg(percent(1 - d.value("share_hi")), low, percent(d.value("share_hi")), high);
}

Message spikesSentence(const Diagnosis& d)
{
    const std::int64_t spikes = whole(d.value("count")), hits = whole(d.value("ui_hits"));
    const NumberText n = count(d, "n"), p99 = factor(d.value("p99_over_p50")), p = formatNumber(d.value("ui_p"), 2);
    if (!d.values.contains("ui_hits"))
        return Message::tr("%n of %1 samples are isolated spikes; p99 is %2 × the median.",
                           "%n of %1 samples is an isolated spike; p99 is %2 × the median.", spikes)
            .arg(n, p99);
    const Message fall = Message::tr("%n fall", "%n falls", hits);
    if (d.value("self_inflicted") > 0)
        return Message::tr("%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this "
                           "window: the program disturbs its own measurement (p = %4).",
                           "%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this "
                           "window: the program disturbs its own measurement (p = %4).",
                           spikes)
            .arg(n, p99, fall, p);
    return Message::tr("%n of %1 samples are isolated spikes; p99 is %2 × the median, and %3 on a repaint of this "
                       "window, no more than expected by chance (p = %4).",
                       "%n of %1 samples is an isolated spike; p99 is %2 × the median, and %3 on a repaint of this "
                       "window, no more than expected by chance (p = %4).",
                       spikes)
        .arg(n, p99, fall, p);
}

Message memorySentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::L2Resident)
        return Message::tr("Cold, the same kernel takes %1 times as long: its data (%2 × the size of the last-level "
                           "cache) did not come from memory.")
            .arg(factor(d.value("cold_over_hot")), factor(d.value("ws_over_l2")));
    return Message::tr("The samples imply %1 GB/s, which is %2% of the maximum memory bandwidth.")
        .arg(formatFixed(d.value("gbps"), 0), formatFixed(d.value("pct"), 0));
}

Message timerSentence(const Diagnosis& d)
{
    const double ratio = d.value("ratio");
    const NumberText median = duration(d.value("median")), step = duration(ratio > 0 ? d.value("median") / ratio : 0);
    const std::int64_t launches = whole(d.value("batch"));
    if (d.value("ties") >= 0.5)
        return Message::tr("One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples "
                           "are ties. Time %n launches per sample.",
                           "One launch takes %1, which is %2 times the timer floor of %3, and %4 of the samples "
                           "are ties. Time %n launch per sample.",
                           launches)
            .arg(median, formatFixed(ratio, 1), step, percent(d.value("ties")));
    return Message::tr("One launch takes %1, which is %2 times the timer floor of %3. Time %n launches per sample.",
                       "One launch takes %1, which is %2 times the timer floor of %3. Time %n launch per sample.",
                       launches)
        .arg(median, formatFixed(ratio, 1), step);
}

Message hostSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::LaunchBound) {
        const auto [host, device] = durations(d.value("host"), d.value("gpu"));
        return Message::tr(
                   "The host takes %1 to enqueue a launch that runs for %2, so the measurement is launch-bound.")
            .arg(host, device);
    }
    const auto [event, wall] = durations(d.value("event"), d.value("wall"));
    return Message::tr(
               "The timer shows %1, but the work takes %2 to complete: most of it is outside the timed interval.")
        .arg(event, wall);
}

NumberText interval(const Diagnosis& d) { return speedUpText(d.value("ratio"), d.value("ci_low"), d.value("ci_high")); }

Message pairSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::SpeedupIsWarmupArtefact)
        return Message::tr(
                   "The speed-up of the means is %1, that of the medians %2. The difference is due to slow samples.")
            .arg(speedUpText(d.value("mean_ratio")), interval(d));
    const NumberText band = percent(d.value("band"));
    Message said =
        Message::tr("The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved.")
            .arg(interval(d), band);
    if (d.values.contains("n_eff"))
        said = Message::tr("The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved. "
                           "Samples are autocorrelated: %3 samples count as about %4 independent ones.")
                   .arg(interval(d), band, count(d, "n"), formatFixed(std::max(d.value("n_eff"), 1.0), 0));
    else if (d.values.contains("level_shift"))
        said = Message::tr(
                   "The speed-up is %1, whose interval crosses the ±%2 that count as the same: not resolved. The ratio "
                   "changes during the run, and the interval covers the values before and after the change.")
                   .arg(interval(d), band);
    if (!d.values.contains("further")) return said;
    return Message::sentences(
        {said, Message::tr("If ratio and scatter stay as they are, about %n more rounds resolve it.",
                           "If ratio and scatter stay as they are, about %n more round resolves it.",
                           whole(d.value("further")))});
}

Message throttledSentence(const Diagnosis& d)
{
    const std::int64_t stretches = whole(d.value("count")), touched = whole(d.value("samples"));
    const NumberText samples = formatCount(touched), in = formatCount(stretches),
                     held = duration(1000 * d.value("held_ms"));
    const bool counted = d.value("held_ms") > 0;
    if (touched <= 0) return Message::tr("The device lowered its clock.");
    if (stretches > 1)
        return counted ? Message::tr("The device lowered its clock in %1 stretches with %2 samples, for %3 according "
                                     "to its counters.")
                             .arg(in, samples, held)
                       : Message::tr("The device lowered its clock in %1 stretches with %2 samples.").arg(in, samples);
    if (counted)
        return Message::tr("The device lowered its clock during %n samples, for %1 according to its counters.",
                           "The device lowered its clock during %n sample, for %1 according to its counters.", touched)
            .arg(held);
    return Message::tr("The device lowered its clock during %n samples.",
                       "The device lowered its clock during %n sample.", touched);
}

Message preemptedSentence(const Diagnosis& d)
{
    const NumberText samples = count(d, "samples"), n = count(d, "n");
    if (d.value("slow") > 0)
        return Message::tr(
                   "The operating system preempted the measuring threads during %1 of %2 samples; %n of them are slow.",
                   "The operating system preempted the measuring threads during %1 of %2 samples; %n of them is slow.",
                   whole(d.value("slow")))
            .arg(samples, n);
    return Message::tr("The operating system preempted the measuring threads during %1 of %2 samples.").arg(samples, n);
}

} // namespace

std::string_view codeName(DiagnosisCode code)
{
    const auto i = static_cast<std::size_t>(code);
    return i < kWordings.size() ? kWordings[i].name : std::string_view{};
}

Message explanation(DiagnosisCode code, Timed timed)
{
    if (Message other = explanationElsewhere(code, timed); !other.empty()) return other;
    const auto i = static_cast<std::size_t>(code);
    return i < kWordings.size() ? Message::marked(kWordings[i].why) : Message();
}

std::string_view fixName(DiagnosisFix fix)
{
    switch (fix) {
    case DiagnosisFix::None:
        return "";
    case DiagnosisFix::MoreSamples:
        return "more-samples";
    case DiagnosisFix::GoCold:
        return "go-cold";
    case DiagnosisFix::BatchWithGraph:
        return "batch-with-graph";
    case DiagnosisFix::DropWarmup:
        return "drop-warmup";
    case DiagnosisFix::RerunPair:
        return "rerun-pair";
    case DiagnosisFix::PauseRepaint:
        return "pause-repaint";
    }
    return "";
}

Message sentence(const Diagnosis& d)
{
    switch (d.code) {
    case DiagnosisCode::WarmupOutlier:
        return warmupSentence(d);
    case DiagnosisCode::OneSampleOwnsVariance:
        return Message::tr("One sample causes nearly all of the variation: the coefficient of variation, %1, is %2 of "
                           "the maximum for %3 samples.")
            .arg(percent(d.value("cv")), percent(d.value("kappa")), count(d, "n"));
    case DiagnosisCode::WarmupRamp:
        return rampSentence(d);
    case DiagnosisCode::Drift:
    case DiagnosisCode::LevelShift:
    case DiagnosisCode::ClockCaused:
        return trendSentence(d);
    case DiagnosisCode::Bimodal:
    case DiagnosisCode::RegimeSwitch:
        return levelsSentence(d);
    case DiagnosisCode::TooFewSamples:
        return tooFewSentence(d);
    case DiagnosisCode::BelowTimerResolution:
        return timerSentence(d);
    case DiagnosisCode::L2Resident:
    case DiagnosisCode::ImpossibleThroughput:
        return memorySentence(d);
    case DiagnosisCode::Spikes:
        return spikesSentence(d);
    case DiagnosisCode::Autocorrelated:
        return Message::tr("Samples are autocorrelated (lag 1: %1): %2 samples count as about %3 independent ones.")
            .arg(formatFixed(d.value("r1"), 2), count(d, "n"), formatFixed(d.value("n_eff"), 0));
    case DiagnosisCode::WorkOutsideEvents:
    case DiagnosisCode::LaunchBound:
        return hostSentence(d);
    case DiagnosisCode::SpeedupIsWarmupArtefact:
    case DiagnosisCode::NotSignificant:
        return pairSentence(d);
    case DiagnosisCode::Throttled:
        return throttledSentence(d);
    case DiagnosisCode::ForeignProcess:
        return Message::tr("%n other processes used the device during the run.",
                           "%n other process used the device during the run.", whole(std::max(d.value("count"), 1.0)));
    case DiagnosisCode::HostPreempted:
        return preemptedSentence(d);
    case DiagnosisCode::QuantizedTimer:
        return Message::tr("All samples are multiples of %1, which is %2 of the median: %n values occur.",
                           "All samples are multiples of %1, which is %2 of the median: %n value occurs.",
                           whole(d.value("levels")))
            .arg(formatNumber(d.value("step"), 4) + " µs", percent(d.value("step") / d.value("median")));
    case DiagnosisCode::BelowConstant:
        return Message::tr(
                   "%1 of %2 samples took no longer than the constant overhead of their graph and count as 0 µs.")
            .arg(count(d, "samples"), count(d, "n"));
    }
    return {};
}

} // namespace qs
