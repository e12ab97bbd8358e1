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
            "The first launch pays for what happens once: loading the kernel, allocating, filling caches, raising the "
            "clock. The "
            "mean, the standard deviation and everything computed from them then describe this one event and not the "
            "kernel. "
            "Leave it out, or read the median, which it does not move."},
    Wording{
        DiagnosisCode::OneSampleOwnsVariance, "ONE_SAMPLE_OWNS_VARIANCE",
        "Of n positive samples the coefficient of variation can be at most √(n − 1) (Samuelson's bound), and it gets "
        "there "
        "only where all samples but one are equal. The standard deviation printed here tells of a single sample and "
        "says nothing about the scatter of the others. Use the median with its interval and the MAD."},
    Wording{DiagnosisCode::WarmupRamp, "WARMUP_RAMP",
            "Clocks, caches and the driver take several launches until they are steady. As long as they are not, each "
            "sample "
            "is too slow, and all of them raise the mean. Drop this beginning or warm up for longer."},
    Wording{DiagnosisCode::Drift, "DRIFT",
            "The device changes while it is measured, mostly because it gets warm and lowers its clock, or because "
            "somebody "
            "else uses it. The median then depends on how long one measures, and variants that are measured one after "
            "the other cannot be compared. Measure them in turn, let the device get to its temperature, or lock its "
            "clocks."},
    Wording{DiagnosisCode::LevelShift, "LEVEL_SHIFT",
            "Something changed at one moment: a clock step, another process, another power state. The median mixes two "
            "conditions and holds for neither. Look at the clocks and at other processes at that moment and measure "
            "again."},
    Wording{DiagnosisCode::ClockCaused, "CLOCK_CAUSED",
            "Time multiplied by the SM clock gives cycles, and these stay the same while the time changes. So the "
            "clock has "
            "moved, by power or temperature limits, and the code has not got slower. Compare variants by turns, in "
            "cycles, or "
            "with locked clocks."},
    Wording{
        DiagnosisCode::Bimodal, "BIMODAL",
        "Single launches take one of two ways, for example by where buffers lie, by cache sets or by how blocks are "
        "distributed. Mean and median lie at one level or between them and hardly describe any launch. Look at the "
        "histogram and name both levels."},
    Wording{
        DiagnosisCode::RegimeSwitch, "REGIME_SWITCH",
        "The device goes back and forth between two states and stays in each for a while, as by clock steps or by work "
        "of others. The median depends on how much time fell into which state. Compare only what was measured in "
        "turn, and look at the clocks."},
    Wording{DiagnosisCode::TooFewSamples, "TOO_FEW_SAMPLES",
            "The median is only known as well as its interval is narrow. p95 needs 59 samples and p99 needs 299 before "
            "any of them "
            "can be expected to lie above it. Take more samples, until the interval is within ±1%."},
    Wording{DiagnosisCode::BelowTimerResolution, "BELOW_TIMER_RESOLUTION",
            "A timer has a smallest step and shows some time even around an empty launch; a launch that is not far "
            "above both "
            "is measured as much as the timer itself. Differences of a few percent vanish in it. Put many launches "
            "into one "
            "sample; percentiles are then those of means."},
    Wording{DiagnosisCode::L2Resident, "L2_RESIDENT",
            "Every launch finds its data where the one before left it, in the last-level cache. That is faster than "
            "memory, and a "
            "model that touches other data in between never sees this speed. Measure cold for that case, and call this "
            "number hot."},
    Wording{
        DiagnosisCode::ImpossibleThroughput, "IMPOSSIBLE_THROUGHPUT",
        "No kernel moves bytes faster than the memory can. Either part of the data came from a cache, or fewer bytes "
        "were "
        "moved than counted, or the time leaves out part of the work. Do not use this number before that is found."},
    Wording{
        DiagnosisCode::Spikes, "SPIKES",
        "Single launches were held up by something outside of the kernel: interrupts, the display, another process, "
        "the "
        "program's own window. They raise the mean and own the high percentiles, while the median stays. Where they "
        "come with repaints of this window, pause it while measuring."},
    Wording{
        DiagnosisCode::Autocorrelated, "AUTOCORRELATED",
        "A slow change carries over from one sample to the next, so each tells less than a new independent one. "
        "Intervals "
        "that count every sample as new are too narrow. Take more samples, and compare variants in turn, where such "
        "changes cancel."},
    Wording{
        DiagnosisCode::WorkOutsideEvents, "WORK_OUTSIDE_EVENTS",
        "The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the "
        "host. The "
        "number is too good by what is missing. Record the events on the stream that does the work and check against "
        "the synchronized wall time."},
    Wording{
        DiagnosisCode::LaunchBound, "LAUNCH_BOUND",
        "The host needs about as long to hand a launch over as the device to run it, so the device waits. In a program "
        "that "
        "launches kernels one by one a faster kernel changes nothing. Measure, and use, a graph of several launches."},
    Wording{DiagnosisCode::SpeedupIsWarmupArtefact, "SPEEDUP_IS_WARMUP_ARTEFACT",
            "The ratio of means is far above what the medians bear out, because a few slow launches sit in "
            "the mean of one "
            "variant. The speed-up is that of a cold start and not of the kernel. Drop the warm-up and quote "
            "the ratio "
            "of medians with its interval."},
    Wording{DiagnosisCode::NotSignificant, "NOT_SIGNIFICANT",
            "The interval of the ratio reaches from 'the same' to 'different', so these samples decide neither. "
            "Ranking the two would "
            "be a guess. Rerun the pair with more samples, or accept that the difference is too small to matter."},
    Wording{DiagnosisCode::Throttled, "THROTTLED",
            "The device lowered its own clock to stay within power or temperature. Samples of such stretches are "
            "slower than the "
            "kernel need be, and how many there are depends on the room and the neighbours. Cool it, lock a lower "
            "clock, or "
            "compare only what was measured in turn."},
    Wording{
        DiagnosisCode::ForeignProcess, "FOREIGN_PROCESS",
        "Another process on the device takes compute time, memory bandwidth and cache when it likes. Any sample may be "
        "slower by that, and no statistics takes it out. End it or measure on another device."},
    Wording{DiagnosisCode::HostPreempted, "HOST_PREEMPTED",
            "The operating system ran another program on the core of a thread that computed a sample (on a CPU) or "
            "queued it (on a GPU, "
            "for longer than the 5 ms that the stream is held back meanwhile). Such samples may contain the other "
            "program's time, or gaps "
            "between launches. Close other programs, or use fewer threads than there are cores."},
    Wording{DiagnosisCode::BelowConstant, "BELOW_CONSTANT",
            "A sample is what is left of the replay of a graph once the graph's own constant cost is taken off. Where "
            "nothing is left, the "
            "sample counts as 0 µs and pulls the statistics down. Take more launches into a graph, so that their time "
            "outweighs the "
            "constant."},
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

std::string counted(double n, const std::string& one, const std::string& many)
{
    const auto count = std::isfinite(n) && std::abs(n) < 9e18 ? static_cast<std::int64_t>(n) : 0;
    return formatCount(count) + " " + (count == 1 ? one : many);
}

std::string samples(double n) { return counted(n, "sample", "samples"); }

std::string tooFewSentence(const Diagnosis& d)
{
    const double n = d.value("n"), low = d.value("ci_low"), high = d.value("ci_high");
    if (!d.values.contains("ci_low"))
        return samples(n) + (n == 1 ? " is" : " are") +
               " too few: an interval of the median needs 6, p95 needs 59 and p99 299.";
    const auto [from, to] = durations(low, high);
    const std::string interval = "the 95% interval of the median reaches from " + from + " to " + to;
    const double median = d.value("median"), width = median > 0 ? (high - low) / median : 0;
    if (n < 59) return samples(n) + " are too few: " + interval + ", and p95 needs 59.";
    return samples(n) + " do not settle the median: " + interval + ", which is " + percent(width) +
           " wide instead of 2% at most.";
}

std::string warmupSentence(const Diagnosis& d)
{
    const auto [first, others] = durations(d.value("x0"), d.value("steady"));
    const double inflation = d.value("infl");
    return "The first iteration took " + first + ", the others " + others + ": it alone raises the mean " +
           (inflation >= 2 ? formatFixed(inflation, inflation < 10 ? 1 : 0) + "-fold."
                           : "by " + percent(inflation - 1) + ".");
}

std::string rampSentence(const Diagnosis& d)
{
    const auto [before, after] = durations(d.value("median"), d.value("steady"));
    const double ratio = d.value("steady") > 0 ? d.value("median") / d.value("steady") : 1;
    return "The first " + counted(d.value("drop"), "iteration is", "iterations are") +
           " still warming up: their median is " + before + ", " + percent(ratio - 1) + " above the " + after +
           " that follow.";
}

std::string trendSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::ClockCaused)
        return "In clock cycles the change is " + percent(d.value("cycles_trend")) + " instead of " +
               percent(d.value("time_trend")) + ": the clock moved, not the kernel.";
    if (d.code == DiagnosisCode::Drift)
        return std::string("The latency ") + (d.value("total") > 0 ? "rises" : "falls") + " by " +
               percent(d.value("total")) + " over the run (Mann–Kendall Z = " + formatFixed(d.value("z"), 1) + ").";
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    const bool up = d.value("delta") > 0;
    return "From sample " + formatCount(static_cast<std::int64_t>(d.value("at"))) + " on the latency is " +
           percent(d.value("delta")) + (up ? " higher: " : " lower: ") + (up ? high : low) + " after " +
           (up ? low : high) + ".";
}

std::string levelsSentence(const Diagnosis& d)
{
    const auto [low, high] = durations(d.value("lo"), d.value("hi"));
    if (d.code == DiagnosisCode::RegimeSwitch)
        return "The latency switches for whole stretches between " + low + " and " + high + "; " +
               percent(d.value("share_hi")) +
               " of the samples are at the slower level (runs test Z = " + formatFixed(d.value("runs_z"), 1) + ").";
    return "There are two kinds of samples: " + percent(1 - d.value("share_hi")) + " take " + low + ", " +
           percent(d.value("share_hi")) + " take " + high + ".";
}

std::string spikesSentence(const Diagnosis& d)
{
    const double count = d.value("count");
    std::string text = formatCount(static_cast<std::int64_t>(count)) + " of " + samples(d.value("n")) +
                       (count == 1 ? " is a lone spike" : " are lone spikes") + "; p99 is " +
                       factor(d.value("p99_over_p50")) + " × the median.";
    if (!d.values.contains("ui_hits")) return text;
    const auto hits = static_cast<std::int64_t>(d.value("ui_hits"));
    text.pop_back();
    text += ", and " + formatCount(hits) + (hits == 1 ? " falls" : " fall") + " on a repaint of this window";
    return text + (d.value("self_inflicted") > 0
                       ? ": the program disturbs its own measurement (p = " + formatNumber(d.value("ui_p"), 2) + ")."
                       : ", no more than by chance (p = " + formatNumber(d.value("ui_p"), 2) + ").");
}

std::string memorySentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::L2Resident)
        return "Cold, the same kernel takes " + factor(d.value("cold_over_hot")) + " times as long: its data, " +
               factor(d.value("ws_over_l2")) + " × the last-level cache, did not come from memory.";
    return "The samples would mean " + formatFixed(d.value("gbps"), 0) + " GB/s, " + formatFixed(d.value("pct"), 0) +
           "% of what the memory can do at most.";
}

std::string timerSentence(const Diagnosis& d)
{
    const double ratio = d.value("ratio");
    const double step = ratio > 0 ? d.value("median") / ratio : 0;
    std::string text = "One launch takes " + duration(d.value("median")) + ", " + formatFixed(ratio, 1) +
                       " times the " + duration(step) + " that the timer can tell at best";
    if (d.value("ties") >= 0.5) text += ", and " + percent(d.value("ties")) + " of the samples are ties";
    return text + ": time " + counted(d.value("batch"), "launch", "launches") + " together.";
}

std::string hostSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::LaunchBound) {
        const auto [host, device] = durations(d.value("host"), d.value("gpu"));
        return "The host takes " + host + " to enqueue a launch that runs for " + device + ": launching sets the pace.";
    }
    const auto [event, wall] = durations(d.value("event"), d.value("wall"));
    return "The timer shows " + event + ", but " + wall +
           " pass until the work is done: most of it lies outside of the events.";
}

std::string interval(const Diagnosis& d)
{
    return formatFixed(d.value("ratio"), 2) + "× [" + formatFixed(d.value("ci_low"), 2) + ", " +
           formatFixed(d.value("ci_high"), 2) + "]";
}

std::string pairSentence(const Diagnosis& d)
{
    if (d.code == DiagnosisCode::SpeedupIsWarmupArtefact)
        return "The means claim a speed-up of " + factor(d.value("mean_ratio")) + "×, the medians bear out " +
               interval(d) + ": the rest is slow samples, not speed.";
    const std::string open = "The ratio is " + interval(d) + ", which crosses the ±" + percent(d.value("band")) +
                             " that count as the same: not resolved.";
    if (d.values.contains("n_eff"))
        return open + " Neighbouring samples resemble each other: the " + samples(d.value("n")) + " are worth about " +
               formatFixed(std::max(d.value("n_eff"), 1.0), 0) + ".";
    if (d.values.contains("level_shift"))
        return open + " The ratio changes during the run, and the interval takes in what holds before and after.";
    return open;
}

std::string deviceSentence(const Diagnosis& d)
{
    const double held = d.value("held_ms"), touched = d.value("samples"), count = d.value("count");
    if (d.code == DiagnosisCode::ForeignProcess)
        return counted(std::max(count, 1.0), "other process", "other processes") + " used the device during the run.";
    if (d.code == DiagnosisCode::HostPreempted) {
        const bool ofAll = d.values.contains("n");
        std::string text = "The operating system preempted the measuring threads during " +
                           (ofAll ? counted(touched, "", "") + "of " + samples(d.value("n")) : samples(touched));
        if (d.value("slow") > 0) text += "; " + counted(d.value("slow"), "of them is", "of them are") + " slow";
        return text + (count > touched ? ", " + counted(count, "time", "times") + " in all." : ".");
    }
    if (d.code == DiagnosisCode::BelowConstant)
        return counted(touched, "", "") + "of " + samples(d.value("n")) +
               " took no longer than the constant of their graph and count as 0 µs.";
    std::string text = "The device held its clock back";
    if (count > 1) text += " in " + counted(count, "stretch", "stretches");
    if (touched > 0) text += (count > 1 ? " with " : " during ") + samples(touched);
    if (held > 0) text += ", for " + duration(1000 * held) + " by its own counters";
    return text + ".";
}

} // namespace

std::string_view codeName(DiagnosisCode code)
{
    const auto i = static_cast<std::size_t>(code);
    return i < kWordings.size() ? kWordings[i].name : std::string_view{};
}

std::string explanation(DiagnosisCode code)
{
    const auto i = static_cast<std::size_t>(code);
    return i < kWordings.size() ? std::string(kWordings[i].why) : std::string{};
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

std::string sentence(const Diagnosis& d)
{
    switch (d.code) {
    case DiagnosisCode::WarmupOutlier:
        return warmupSentence(d);
    case DiagnosisCode::OneSampleOwnsVariance:
        return "One sample carries nearly all of the scatter: the coefficient of variation, " + percent(d.value("cv")) +
               ", is " + percent(d.value("kappa")) + " of the largest that " + samples(d.value("n")) + " can have.";
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
        return "Neighbouring samples resemble each other (lag-1 autocorrelation " + formatFixed(d.value("r1"), 2) +
               "): the " + samples(d.value("n")) + " are worth " + formatFixed(d.value("n_eff"), 0) +
               " independent ones.";
    case DiagnosisCode::WorkOutsideEvents:
    case DiagnosisCode::LaunchBound:
        return hostSentence(d);
    case DiagnosisCode::SpeedupIsWarmupArtefact:
    case DiagnosisCode::NotSignificant:
        return pairSentence(d);
    case DiagnosisCode::Throttled:
    case DiagnosisCode::ForeignProcess:
    case DiagnosisCode::HostPreempted:
    case DiagnosisCode::BelowConstant:
        return deviceSentence(d);
    }
    return {};
}

} // namespace qs
