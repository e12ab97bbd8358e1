// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/diagnosis/diagnosis.h"

#include "gpu/core/units.h"

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
                "The first launch pays for what happens once: loading the kernel, allocating, filling caches, raising "
                "the clock. The mean, the standard deviation and everything computed from them then describe this one "
                "event and not the kernel. Leave it out, or read the median, which it does not move.")},
    Wording{DiagnosisCode::OneSampleOwnsVariance, "ONE_SAMPLE_OWNS_VARIANCE",
            Message::mark("Of n positive samples the coefficient of variation can be at most √(n − 1) (Samuelson's "
                          "bound), and it gets there only where all samples but one are equal. The standard deviation "
                          "printed here tells of a single sample and says nothing about the scatter of the others. Use "
                          "the median with its interval and the MAD.")},
    Wording{DiagnosisCode::WarmupRamp, "WARMUP_RAMP",
            Message::mark(
                "Clocks, caches and the driver take several launches until they are steady. As long as they are not, "
                "each sample is too slow, and all of them raise the mean. Drop this beginning or warm up for longer.")},
    Wording{DiagnosisCode::Drift, "DRIFT",
            Message::mark("The device changes while it is measured, mostly because it gets warm and lowers its clock, "
                          "or because somebody else uses it. The median then depends on how long one measures, and "
                          "variants that are measured one after the other cannot be compared. Measure them in turn, "
                          "let the device get to its temperature, or lock its clocks.")},
    Wording{DiagnosisCode::LevelShift, "LEVEL_SHIFT",
            Message::mark("Something changed at one moment: a clock step, another process, another power state. The "
                          "median mixes two conditions and holds for neither. Look at the clocks and at other "
                          "processes at that moment and measure again.")},
    Wording{DiagnosisCode::ClockCaused, "CLOCK_CAUSED",
            Message::mark("Time multiplied by the SM clock gives cycles, and these stay the same while the time "
                          "changes. So the clock has moved, by power or temperature limits, and the code has not got "
                          "slower. Compare variants by turns, in cycles, or with locked clocks.")},
    Wording{DiagnosisCode::Bimodal, "BIMODAL",
            Message::mark("Single launches take one of two ways, for example by where buffers lie, by cache sets or by "
                          "how blocks are distributed. Mean and median lie at one level or between them and hardly "
                          "describe any launch. Look at the histogram and name both levels.")},
    Wording{DiagnosisCode::RegimeSwitch, "REGIME_SWITCH",
            Message::mark("The device goes back and forth between two states and stays in each for a while, as by "
                          "clock steps or by work of others. The median depends on how much time fell into which "
                          "state. Compare only what was measured in turn, and look at the clocks.")},
    Wording{
        DiagnosisCode::TooFewSamples, "TOO_FEW_SAMPLES",
        Message::mark(
            "The median is only known as well as its interval is narrow. p95 needs 59 samples and p99 needs 299 before "
            "any of them can be expected to lie above it. Take more samples, until the interval is within ±1%.")},
    Wording{DiagnosisCode::BelowTimerResolution, "BELOW_TIMER_RESOLUTION",
            Message::mark("A timer has a smallest step and shows some time even around an empty launch; a launch that "
                          "is not far above both is measured as much as the timer itself. Differences of a few percent "
                          "vanish in it. Put many launches into one sample; percentiles are then those of means.")},
    Wording{DiagnosisCode::L2Resident, "L2_RESIDENT",
            Message::mark("Every launch finds its data where the one before left it, in the last-level cache. That is "
                          "faster than memory, and a model that touches other data in between never sees this speed. "
                          "Measure cold for that case, and call this number hot.")},
    Wording{DiagnosisCode::ImpossibleThroughput, "IMPOSSIBLE_THROUGHPUT",
            Message::mark("No kernel moves bytes faster than the memory can. Either part of the data came from a "
                          "cache, or fewer bytes were moved than counted, or the time leaves out part of the work. Do "
                          "not use this number before that is found.")},
    Wording{DiagnosisCode::Spikes, "SPIKES",
            Message::mark(
                "Single launches were held up by something outside of the kernel: interrupts, the display, another "
                "process, the program's own window. They raise the mean and own the high percentiles, while the median "
                "stays. Where they come with repaints of this window, pause it while measuring.")},
    Wording{DiagnosisCode::Autocorrelated, "AUTOCORRELATED",
            Message::mark("A slow change carries over from one sample to the next, so each tells less than a new "
                          "independent one. Intervals that count every sample as new are too narrow. Take more "
                          "samples, and compare variants in turn, where such changes cancel.")},
    Wording{DiagnosisCode::WorkOutsideEvents, "WORK_OUTSIDE_EVENTS",
            Message::mark("The events enclose only part of the work: some of it runs on another stream, after the stop "
                          "event, or on the host. The number is too good by what is missing. Record the events on the "
                          "stream that does the work and check against the synchronized wall time.")},
    Wording{DiagnosisCode::LaunchBound, "LAUNCH_BOUND",
            Message::mark("The host needs about as long to hand a launch over as the device to run it, so the device "
                          "waits. In a program that launches kernels one by one a faster kernel changes nothing. "
                          "Measure, and use, a graph of several launches.")},
    Wording{DiagnosisCode::SpeedupIsWarmupArtefact, "SPEEDUP_IS_WARMUP_ARTEFACT",
            Message::mark("The ratio of means is far above what the medians bear out, because a few slow launches sit "
                          "in the mean of one variant. The speed-up is that of a cold start and not of the kernel. "
                          "Drop the warm-up and quote the ratio of medians with its interval.")},
    Wording{DiagnosisCode::NotSignificant, "NOT_SIGNIFICANT",
            Message::mark("The interval of the ratio reaches from 'the same' to 'different', so these samples decide "
                          "neither. Ranking the two would be a guess. Rerun the pair with more samples, or accept that "
                          "the difference is too small to matter.")},
    Wording{
        DiagnosisCode::Throttled, "THROTTLED",
        Message::mark("The device lowered its own clock to stay within power or temperature. Samples of such stretches "
                      "are slower than the kernel need be, and how many there are depends on the room and the "
                      "neighbours. Cool it, lock a lower clock, or compare only what was measured in turn.")},
    Wording{DiagnosisCode::ForeignProcess, "FOREIGN_PROCESS",
            Message::mark(
                "Another process on the device takes compute time, memory bandwidth and cache when it likes. Any "
                "sample may be slower by that, and no statistics takes it out. End it or measure on another device.")},
    Wording{DiagnosisCode::HostPreempted, "HOST_PREEMPTED",
            Message::mark("The operating system ran another program on the core of a thread that computed a sample (on "
                          "a CPU) or queued it (on a GPU, for longer than the 5 ms that the stream is held back "
                          "meanwhile). Such samples may contain the other program's time, or gaps between launches. "
                          "Close other programs, or use fewer threads than there are cores.")},
    Wording{DiagnosisCode::BelowConstant, "BELOW_CONSTANT",
            Message::mark("A sample is what is left of the replay of a graph once the graph's own constant cost is "
                          "taken off. Where nothing is left, the sample counts as 0 µs and pulls the statistics down. "
                          "Take more launches into a graph, so that their time outweighs the constant.")},
};

std::string percent(double share)
{
    const double p = std::abs(100 * share);
    return formatFixed(p, p < 10 ? 1 : 0) + "%";
}

std::string factor(double ratio) { return formatFixed(ratio, ratio < 10 ? 2 : ratio < 100 ? 1 : 0); }

std::string duration(double us) { return formatDuration(Microseconds{us}); }

/// Two durations in the unit of the larger one, where the smaller keeps two digits in it.
std::pair<std::string, std::string> durations(double a, double b)
{
    const double larger = std::max(a, b), scale = larger < 1e3 ? 1 : larger < 1e6 ? 1e3 : 1e6;
    if (!(std::min(a, b) >= 0.1 * scale)) return {duration(a), duration(b)};
    const std::string unit = scale == 1 ? " µs" : scale == 1e3 ? " ms" : " s";
    const auto text = [&](double us) { return formatFixed(us / scale, us / scale < 10 ? 2 : 1) + unit; };
    return {text(a), text(b)};
}

std::int64_t whole(double n) { return std::isfinite(n) && std::abs(n) < 9e18 ? static_cast<std::int64_t>(n) : 0; }

/// The value of that name as a count.
std::string count(const Diagnosis& d, const char* name) { return formatCount(whole(d.value(name))); }

Message tooFewSentence(const Diagnosis& d)
{
    const double n = d.value("n"), low = d.value("ci_low"), high = d.value("ci_high");
    if (!d.values.contains("ci_low"))
        return Message::tr("%n samples are too few: an interval of the median needs 6, p95 needs 59 and p99 299.",
                           "%n sample is too few: an interval of the median needs 6, p95 needs 59 and p99 299.",
                           whole(n));
    const auto [from, to] = durations(low, high);
    if (n < 59)
        return Message::tr(
                   "%1 samples are too few: the 95% interval of the median reaches from %2 to %3, and p95 needs 59.")
            .arg(count(d, "n"), from, to);
    const double median = d.value("median"), width = median > 0 ? (high - low) / median : 0;
    return Message::tr("%1 samples do not settle the median: the 95% interval of the median reaches from %2 to %3, "
                       "which is %4 wide instead of 2% at most.")
        .arg(count(d, "n"), from, to, percent(width));
}

Message warmupSentence(const Diagnosis& d)
{
    const auto [first, others] = durations(d.value("x0"), d.value("steady"));
    const double inflation = d.value("infl");
    if (inflation >= 2)
        return Message::tr("The first iteration took %1, the others %2: it alone raises the mean %3-fold.")
            .arg(first, others, formatFixed(inflation, inflation < 10 ? 1 : 0));
    return Message::tr("The first iteration took %1, the others %2: it alone raises the mean by %3.")
        .arg(first, others, percent(inflation - 1));
}

Message rampSentence(const Diagnosis& d)
{
    const auto [before, after] = durations(d.value("median"), d.value("steady"));
    const double ratio = d.value("steady") > 0 ? d.value("median") / d.value("steady") : 1;
    return Message::tr("The first %n iterations are still warming up: their median is %1, %2 above the %3 that follow.",
                       "The first %n iteration is still warming up: their median is %1, %2 above the %3 that follow.",
                       whole(d.value("drop")))
        .arg(before, percent(ratio - 1), after);
}

Message trendSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::ClockCaused)
        return Message::tr("In clock cycles the change is %1 instead of %2: the clock moved, not the kernel.")
            .arg(percent(d.value("cycles_trend")), percent(d.value("time_trend")));
    if (d.code == DiagnosisCode::Drift)
        return (d.value("total") > 0 ? Message::tr("The latency rises by %1 over the run (Mann–Kendall Z = %2).")
                                     : Message::tr("The latency falls by %1 over the run (Mann–Kendall Z = %2)."))
            .arg(percent(d.value("total")), formatFixed(d.value("z"), 1));
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    if (d.value("delta") > 0)
        return Message::tr("From sample %1 on the latency is %2 higher: %3 after %4.")
            .arg(count(d, "at"), percent(d.value("delta")), high, low);
    return Message::tr("From sample %1 on the latency is %2 lower: %3 after %4.")
        .arg(count(d, "at"), percent(d.value("delta")), low, high);
}

Message levelsSentence(const Diagnosis& d)
{
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    if (d.code == DiagnosisCode::RegimeSwitch)
        return Message::tr("The latency switches for whole stretches between %1 and %2; %3 of the samples are at the "
                           "slower level (runs test Z = %4).")
            .arg(low, high, percent(d.value("share_hi")), formatFixed(d.value("runs_z"), 1));
    return Message::tr("There are two kinds of samples: %1 take %2, %3 take %4.")
        .arg(percent(1 - d.value("share_hi")), low, percent(d.value("share_hi")), high);
}

Message spikesSentence(const Diagnosis& d)
{
    const std::int64_t spikes = whole(d.value("count")), hits = whole(d.value("ui_hits"));
    const std::string n = count(d, "n"), p99 = factor(d.value("p99_over_p50")), p = formatNumber(d.value("ui_p"), 2);
    if (!d.values.contains("ui_hits"))
        return Message::tr("%n of %1 samples are lone spikes; p99 is %2 × the median.",
                           "%n of %1 samples is a lone spike; p99 is %2 × the median.", spikes)
            .arg(n, p99);
    const Message fall = Message::tr("%n fall", "%n falls", hits);
    if (d.value("self_inflicted") > 0)
        return Message::tr("%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this "
                           "window: the program disturbs its own measurement (p = %4).",
                           "%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this "
                           "window: the program disturbs its own measurement (p = %4).",
                           spikes)
            .arg(n, p99, fall, p);
    return Message::tr("%n of %1 samples are lone spikes; p99 is %2 × the median, and %3 on a repaint of this window, "
                       "no more than by chance (p = %4).",
                       "%n of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window, "
                       "no more than by chance (p = %4).",
                       spikes)
        .arg(n, p99, fall, p);
}

Message memorySentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::L2Resident)
        return Message::tr("Cold, the same kernel takes %1 times as long: its data, %2 × the last-level cache, did not "
                           "come from memory.")
            .arg(factor(d.value("cold_over_hot")), factor(d.value("ws_over_l2")));
    return Message::tr("The samples would mean %1 GB/s, %2% of what the memory can do at most.")
        .arg(formatFixed(d.value("gbps"), 0), formatFixed(d.value("pct"), 0));
}

Message timerSentence(const Diagnosis& d)
{
    const double ratio = d.value("ratio");
    const std::string median = duration(d.value("median")), step = duration(ratio > 0 ? d.value("median") / ratio : 0);
    const std::int64_t launches = whole(d.value("batch"));
    if (d.value("ties") >= 0.5)
        return Message::tr("One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the "
                           "samples are ties: time %n launches together.",
                           "One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the "
                           "samples are ties: time %n launch together.",
                           launches)
            .arg(median, formatFixed(ratio, 1), step, percent(d.value("ties")));
    return Message::tr(
               "One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launches together.",
               "One launch takes %1, %2 times the %3 that the timer can tell at best: time %n launch together.",
               launches)
        .arg(median, formatFixed(ratio, 1), step);
}

Message hostSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::LaunchBound) {
        const auto [host, device] = durations(d.value("host"), d.value("gpu"));
        return Message::tr("The host takes %1 to enqueue a launch that runs for %2: launching sets the pace.")
            .arg(host, device);
    }
    const auto [event, wall] = durations(d.value("event"), d.value("wall"));
    return Message::tr("The timer shows %1, but %2 pass until the work is done: most of it lies outside of the events.")
        .arg(event, wall);
}

std::string interval(const Diagnosis& d)
{
    return formatFixed(d.value("ratio"), 2) + "× [" + formatFixed(d.value("ci_low"), 2) + ", " +
           formatFixed(d.value("ci_high"), 2) + "]";
}

Message pairSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::SpeedupIsWarmupArtefact)
        return Message::tr(
                   "The means claim a speed-up of %1×, the medians bear out %2: the rest is slow samples, not speed.")
            .arg(factor(d.value("mean_ratio")), interval(d));
    const std::string band = percent(d.value("band"));
    if (d.values.contains("n_eff"))
        return Message::tr("The ratio is %1, which crosses the ±%2 that count as the same: not resolved. Neighbouring "
                           "samples resemble each other: the %3 samples are worth about %4.")
            .arg(interval(d), band, count(d, "n"), formatFixed(std::max(d.value("n_eff"), 1.0), 0));
    if (d.values.contains("level_shift"))
        return Message::tr("The ratio is %1, which crosses the ±%2 that count as the same: not resolved. The ratio "
                           "changes during the run, and the interval takes in what holds before and after.")
            .arg(interval(d), band);
    return Message::tr("The ratio is %1, which crosses the ±%2 that count as the same: not resolved.")
        .arg(interval(d), band);
}

Message throttledSentence(const Diagnosis& d)
{
    const std::int64_t stretches = whole(d.value("count")), touched = whole(d.value("samples"));
    const std::string samples = formatCount(touched), in = formatCount(stretches),
                      held = duration(1000 * d.value("held_ms"));
    const bool counted = d.value("held_ms") > 0;
    if (touched <= 0) return Message::tr("The device held its clock back.");
    if (stretches > 1)
        return counted
                   ? Message::tr(
                         "The device held its clock back in %1 stretches with %2 samples, for %3 by its own counters.")
                         .arg(in, samples, held)
                   : Message::tr("The device held its clock back in %1 stretches with %2 samples.").arg(in, samples);
    if (counted)
        return Message::tr("The device held its clock back during %n samples, for %1 by its own counters.",
                           "The device held its clock back during %n sample, for %1 by its own counters.", touched)
            .arg(held);
    return Message::tr("The device held its clock back during %n samples.",
                       "The device held its clock back during %n sample.", touched);
}

Message preemptedSentence(const Diagnosis& d)
{
    const std::string samples = count(d, "samples"), n = count(d, "n");
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

Message explanation(DiagnosisCode code)
{
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
        return Message::tr("One sample carries nearly all of the scatter: the coefficient of variation, %1, is %2 of "
                           "the largest that %3 samples can have.")
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
        return Message::tr("Neighbouring samples resemble each other (lag-1 autocorrelation %1): the %2 samples are "
                           "worth %3 independent ones.")
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
    case DiagnosisCode::BelowConstant:
        return Message::tr("%1 of %2 samples took no longer than the constant of their graph and count as 0 µs.")
            .arg(count(d, "samples"), count(d, "n"));
    }
    return {};
}

} // namespace qs
