// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_sentences.h"

#include <QtGlobal>

namespace qs {
namespace {

/// What is noticed about series, pairs and modes.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("Lab", "%1 sample is too few: an interval of the median needs 6, p95 needs 59 and p99 299."),
    QT_TRANSLATE_NOOP("Lab", "%1 samples are too few: an interval of the median needs 6, p95 needs 59 and p99 299."),
    QT_TRANSLATE_NOOP(
        "Lab", "%1 samples are too few: the 95% interval of the median reaches from %2 to %3, and p95 needs 59."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1 samples do not settle the median: the 95% interval of the median reaches from %2 to %3, which is %4 wide "
        "instead of 2% at most."),
    QT_TRANSLATE_NOOP("Lab", "The first iteration took %1, the others %2: it alone raises the mean %3-fold."),
    QT_TRANSLATE_NOOP("Lab", "The first iteration took %1, the others %2: it alone raises the mean by %3."),
    QT_TRANSLATE_NOOP("Lab",
                      "The first 1 iteration is still warming up: their median is %1, %2 above the %3 that follow."),
    QT_TRANSLATE_NOOP("Lab",
                      "The first %1 iterations are still warming up: their median is %2, %3 above the %4 that follow."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "One sample carries nearly all of the scatter: the coefficient of variation, %1, is %2 of the largest that %3 "
        "samples can have."),
    QT_TRANSLATE_NOOP("Lab", "The latency rises by %1 over the run (Mann–Kendall Z = %2)."),
    QT_TRANSLATE_NOOP("Lab", "The latency falls by %1 over the run (Mann–Kendall Z = %2)."),
    QT_TRANSLATE_NOOP("Lab", "From sample %1 on the latency is %2 higher: %3 after %4."),
    QT_TRANSLATE_NOOP("Lab", "From sample %1 on the latency is %2 lower: %3 after %4."),
    QT_TRANSLATE_NOOP("Lab", "In clock cycles the change is %1 instead of %2: the clock moved, not the kernel."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The latency switches for whole stretches between %1 and %2; %3 of the samples are at the slower level (runs "
        "test Z = %4)."),
    QT_TRANSLATE_NOOP("Lab", "There are two kinds of samples: %1 take %2, %3 take %4."),
    QT_TRANSLATE_NOOP("Lab", "1 of %1 samples is a lone spike; p99 is %2 × the median."),
    QT_TRANSLATE_NOOP("Lab", "%1 of %2 samples are lone spikes; p99 is %3 × the median."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "1 of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window: the program "
        "disturbs its own measurement (p = %4)."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1 of %2 samples are lone spikes; p99 is %3 × the median, and %4 on a repaint of this window: the program "
        "disturbs its own measurement (p = %5)."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "1 of %1 samples is a lone spike; p99 is %2 × the median, and %3 on a repaint of this window, no more than by "
        "chance (p = %4)."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1 of %2 samples are lone spikes; p99 is %3 × the median, and %4 on a repaint of this window, no more than by "
        "chance (p = %5)."),
    QT_TRANSLATE_NOOP("Lab", "%1 falls"),
    QT_TRANSLATE_NOOP("Lab", "%1 fall"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Cold, the same kernel takes %1 times as long: its data, %2 × the last-level cache, did not come from memory."),
    QT_TRANSLATE_NOOP("Lab", "The samples would mean %1 GB/s, %2% of what the memory can do at most."),
    QT_TRANSLATE_NOOP("Lab",
                      "One launch takes %1, %2 times the %3 that the timer can tell at best: time 1 launch together."),
    QT_TRANSLATE_NOOP(
        "Lab", "One launch takes %1, %2 times the %3 that the timer can tell at best: time %4 launches together."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "One launch takes %1, %2 times the %3 that the timer can tell at best, and %4 of the samples are ties: time %5 "
        "launches together."),
    QT_TRANSLATE_NOOP("Lab", "Neighbouring samples resemble each other (lag-1 autocorrelation %1): the %2 samples are "
                             "worth %3 independent ones."),
    QT_TRANSLATE_NOOP("Lab",
                      "The timer shows %1, but %2 pass until the work is done: most of it lies outside of the events."),
    QT_TRANSLATE_NOOP("Lab", "The host takes %1 to enqueue a launch that runs for %2: launching sets the pace."),
    QT_TRANSLATE_NOOP(
        "Lab", "The means claim a speed-up of %1×, the medians bear out %2: the rest is slow samples, not speed."),
    QT_TRANSLATE_NOOP("Lab", "The ratio is %1, which crosses the ±%2 that count as the same: not resolved."),
    QT_TRANSLATE_NOOP("Lab", "The ratio is %1, which crosses the ±%2 that count as the same: not resolved. "
                             "Neighbouring samples resemble each other: the %3 "
                             "samples are worth about %4."),
    QT_TRANSLATE_NOOP("Lab", "The ratio is %1, which crosses the ±%2 that count as the same: not resolved. The ratio "
                             "changes during the run, and the "
                             "interval takes in what holds before and after."),
    QT_TRANSLATE_NOOP("Lab", "1 other process used the device during the run."),
    QT_TRANSLATE_NOOP("Lab", "%1 other processes used the device during the run."),
    QT_TRANSLATE_NOOP("Lab", "1 other process used the device during the run: %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 other processes used the device during the run: %2."),
    QT_TRANSLATE_NOOP("Lab", "The operating system preempted the measuring threads during %1 of %2 samples."),
    QT_TRANSLATE_NOOP("Lab",
                      "The operating system preempted the measuring threads during %1 of %2 samples, %3 times in all."),
    QT_TRANSLATE_NOOP(
        "Lab", "The operating system preempted the measuring threads during %1 of %2 samples; 1 of them is slow."),
    QT_TRANSLATE_NOOP("Lab", "The operating system preempted the measuring threads during %1 of %2 samples; 1 of them "
                             "is slow, %3 times in all."),
    QT_TRANSLATE_NOOP(
        "Lab", "The operating system preempted the measuring threads during %1 of %2 samples; %3 of them are slow."),
    QT_TRANSLATE_NOOP("Lab", "The operating system preempted the measuring threads during %1 of %2 samples; %3 of them "
                             "are slow, %4 times in all."),
    QT_TRANSLATE_NOOP("Lab", "%1 of %2 samples took no longer than the constant of their graph and count as 0 µs."),
    QT_TRANSLATE_NOOP("Lab", "The device held its clock back."),
    QT_TRANSLATE_NOOP("Lab", "The device held its clock back during %1 samples."),
    QT_TRANSLATE_NOOP("Lab", "The device held its clock back during %1 samples, for %2 by its own counters."),
    QT_TRANSLATE_NOOP("Lab", "The device held its clock back in %1 stretches."),
    QT_TRANSLATE_NOOP("Lab", "The device held its clock back in %1 stretches with %2 samples."),
    QT_TRANSLATE_NOOP("Lab",
                      "The device held its clock back in %1 stretches with %2 samples, for %3 by its own counters."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The first launch pays for what happens once: loading the kernel, allocating, filling caches, raising the "
        "clock. "
        "The mean, the standard deviation and everything computed from them then describe this one event and not the "
        "kernel. Leave it out, or read the median, which it does not move."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Of n positive samples the coefficient of variation can be at most √(n − 1) (Samuelson's bound), and it gets "
        "there only where all samples but one are equal. The standard deviation printed here tells of a single sample "
        "and says nothing about the scatter of the others. Use the median with its interval and the MAD."),
    QT_TRANSLATE_NOOP("Lab", "Clocks, caches and the driver take several launches until they are steady. As long as "
                             "they are not, each sample "
                             "is too slow, and all of them raise the mean. Drop this beginning or warm up for longer."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The device changes while it is measured, mostly because it gets warm and lowers its clock, or because "
        "somebody "
        "else uses it. The median then depends on how long one measures, and variants that are measured one after the "
        "other cannot be compared. Measure them in turn, let the device get to its temperature, or lock its clocks."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Something changed at one moment: a clock step, another process, another power state. The median mixes two "
        "conditions and holds for neither. Look at the clocks and at other processes at that moment and measure "
        "again."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Time multiplied by the SM clock gives cycles, and these stay the same while the time changes. So the clock "
        "has "
        "moved, by power or temperature limits, and the code has not got slower. Compare variants by turns, in cycles, "
        "or with locked clocks."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Single launches take one of two ways, for example by where buffers lie, by cache sets or by how blocks are "
        "distributed. Mean and median lie at one level or between them and hardly describe any launch. Look at the "
        "histogram and name both levels."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The device goes back and forth between two states and stays in each for a while, as by clock steps or by work "
        "of others. The median depends on how much time fell into which state. Compare only what was measured in turn, "
        "and look at the clocks."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The median is only known as well as its interval is narrow. p95 needs 59 samples and p99 needs 299 before any "
        "of them can be expected to lie above it. Take more samples, until the interval is within ±1%."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "A timer has a smallest step and shows some time even around an empty launch; a launch that is not far above "
        "both is measured as much as the timer itself. Differences of a few percent vanish in it. Put many launches "
        "into "
        "one sample; percentiles are then those of means."),
    QT_TRANSLATE_NOOP("Lab", "Every launch finds its data where the one before left it, in the last-level cache. That "
                             "is faster than memory, "
                             "and a model that touches other data in between never sees this speed. Measure cold for "
                             "that case, and call this "
                             "number hot."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "No kernel moves bytes faster than the memory can. Either part of the data came from a cache, or fewer bytes "
        "were moved than counted, or the time leaves out part of the work. Do not use this number before that is "
        "found."),
    QT_TRANSLATE_NOOP("Lab", "Single launches were held up by something outside of the kernel: interrupts, the "
                             "display, another process, the "
                             "program's own window. They raise the mean and own the high percentiles, while the median "
                             "stays. Where they come "
                             "with repaints of this window, pause it while measuring."),
    QT_TRANSLATE_NOOP(
        "Lab", "A slow change carries over from one sample to the next, so each tells less than a new independent one. "
               "Intervals that count every sample as new are too narrow. Take more samples, and compare variants in "
               "turn, where "
               "such changes cancel."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The events enclose only part of the work: some of it runs on another stream, after the stop event, or on the "
        "host. The number is too good by what is missing. Record the events on the stream that does the work and check "
        "against the synchronized wall time."),
    QT_TRANSLATE_NOOP("Lab", "The host needs about as long to hand a launch over as the device to run it, so "
                             "the device waits. In a program "
                             "that launches kernels one by one a faster kernel changes nothing. Measure, and "
                             "use, a graph of several launches."),
    QT_TRANSLATE_NOOP("Lab", "The ratio of means is far above what the medians bear out, because a few slow "
                             "launches sit in the mean of one "
                             "variant. The speed-up is that of a cold start and not of the kernel. Drop the "
                             "warm-up and quote the ratio of "
                             "medians with its interval."),
    QT_TRANSLATE_NOOP("Lab", "The interval of the ratio reaches from 'the same' to 'different', so these samples "
                             "decide neither. Ranking the "
                             "two would be a guess. Rerun the pair with more samples, or accept that the difference is "
                             "too small to matter."),
    QT_TRANSLATE_NOOP("Lab", "The device lowered its own clock to stay within power or temperature. Samples of such "
                             "stretches are slower than "
                             "the kernel need be, and how many there are depends on the room and the neighbours. Cool "
                             "it, lock a lower clock, "
                             "or compare only what was measured in turn."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Another process on the device takes compute time, memory bandwidth and cache when it likes. Any sample may be "
        "slower by that, and no statistics takes it out. End it or measure on another device."),
    QT_TRANSLATE_NOOP("Lab", "The operating system ran another program on the core of a thread that computed a sample "
                             "(on a CPU) or queued it (on a GPU, "
                             "for longer than the 5 ms that the stream is held back meanwhile). Such samples may "
                             "contain the other program's time, or gaps "
                             "between launches. Close other programs, or use fewer threads than there are cores."),
    QT_TRANSLATE_NOOP("Lab", "A sample is what is left of the replay of a graph once the graph's own constant cost is "
                             "taken off. Where nothing is left, the "
                             "sample counts as 0 µs and pulls the statistics down. Take more launches into a graph, so "
                             "that their time outweighs the "
                             "constant."),
    QT_TRANSLATE_NOOP("Lab", "%1 against %2: the means say %3×, the medians %4× (%5–%6): the rest is slow samples."),
    QT_TRANSLATE_NOOP("Lab",
                      "At %1, %2 against %3: the means say %4×, the medians %5× (%6–%7): the rest is slow samples."),
    QT_TRANSLATE_NOOP("Lab", "The same holds, to a lesser degree, for %1 further pairs: read the medians."),
    QT_TRANSLATE_NOOP("Lab", "The same holds, to a lesser degree, for 1 further pair: read the medians."),
    QT_TRANSLATE_NOOP("Lab", "It is the worst of %1 such pairs at %2 sizes: read the medians."),
    QT_TRANSLATE_NOOP("Lab", "It is the worst of %1 such pairs at 1 size: read the medians."),
    QT_TRANSLATE_NOOP("Lab", "A mean takes in every slow sample, at the beginning or later; what two kernels differ by "
                             "is the ratio of their "
                             "medians, with its interval."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Identical kernels came out different (%1 against itself: %2): no verdict of this run is to be trusted."),
    QT_TRANSLATE_NOOP("Lab", "What makes the same kernel differ makes others differ as well: other work on the "
                             "machine, a clock that changes, "
                             "or the order within a round."),
    QT_TRANSLATE_NOOP("Lab", "constant input, there is nothing to scale (scale 0, codes 0)."),
    QT_TRANSLATE_NOOP("Lab", "%1; its figures are not to be trusted."),
    QT_TRANSLATE_NOOP("Lab", "%1. Do not trust this mode's figures; please report it."),
    QT_TRANSLATE_NOOP("Lab", "%1. Do not trust this variant's figures; please report it."),
    QT_TRANSLATE_NOOP("Lab", "verified against the FP64 reference: %1 rows, %2 off by more than %3 (largest %4)"),
    QT_TRANSLATE_NOOP("Lab", "codes verified against the oracle: %1 rows, %2 differ"),
    QT_TRANSLATE_NOOP("Lab", "codes verified against the oracle: %1 rows, 1 differs"),
    QT_TRANSLATE_NOOP("Lab", "not verified"),
    QT_TRANSLATE_NOOP("Lab", "equivalent within ±%1 points (%2 points, 95% %3 to %4)"),
    QT_TRANSLATE_NOOP("Lab",
                      "equivalent within ±%1 points (%2 points, 95% %3 to %4, p = %5: a small but certain difference)"),
    QT_TRANSLATE_NOOP("Lab", "better by %1 points (95% %2 to %3, p = %4)"),
    QT_TRANSLATE_NOOP("Lab", "worse by %1 points (95% %2 to %3, p = %4)"),
    QT_TRANSLATE_NOOP("Lab", "not resolved (%1 points, 95% %2 to %3, p = %4)"),
    QT_TRANSLATE_NOOP("Lab", "not resolved (%1 points)"),
    QT_TRANSLATE_NOOP("Lab", "FASTER %1× [%2, %3], n = %4 pairs"),
    QT_TRANSLATE_NOOP("Lab", "SLOWER %1× [%2, %3], n = %4 pairs"),
    QT_TRANSLATE_NOOP("Lab", "SAME %1× [%2, %3], n = %4 pairs"),
    QT_TRANSLATE_NOOP("Lab", "NOT RESOLVED %1× [%2, %3], n = %4 pairs"),
    QT_TRANSLATE_NOOP("Lab", "TOO FEW %1×, n = %2 pairs"),
    QT_TRANSLATE_NOOP("Lab", "FASTER %1× [%2, %3], n = %4"),
    QT_TRANSLATE_NOOP("Lab", "SLOWER %1× [%2, %3], n = %4"),
    QT_TRANSLATE_NOOP("Lab", "SAME %1× [%2, %3], n = %4"),
    QT_TRANSLATE_NOOP("Lab", "NOT RESOLVED %1× [%2, %3], n = %4"),
    QT_TRANSLATE_NOOP("Lab", "TOO FEW %1×, n = %2"),
    QT_TRANSLATE_NOOP("Lab", "1 mode is better: %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are better: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are better; the farthest is %2, %3."),
    QT_TRANSLATE_NOOP("Lab", "1 mode is worse: %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are worse: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are worse; the farthest is %2, %3."),
    QT_TRANSLATE_NOOP("Lab", "1 mode is equivalent to it within ±0.5 points: %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are equivalent to it within ±0.5 points: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are equivalent to it within ±0.5 points; the farthest is %2, %3."),
    QT_TRANSLATE_NOOP("Lab", "1 mode is not resolved by these items: %1."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are not resolved by these items: %2."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are not resolved by these items; the farthest is %2, %3."),
    QT_TRANSLATE_NOOP("Lab", "%1 points"),
    QT_TRANSLATE_NOOP("Lab", "95 % from %1 to %2"),
    QT_TRANSLATE_NOOP("Lab", "%1 and %2"),
    QT_TRANSLATE_NOOP("Lab", "%1 (%2)"),
    QT_TRANSLATE_NOOP("Lab", "drawn characters, %1 classes"),
    QT_TRANSLATE_NOOP("Lab", "drawn characters, %1 classes: %2 / %3 / %4"),
    QT_TRANSLATE_NOOP("Lab", "The smallest file of an equivalent mode is that of %1: %2 KiB, %3 % of the baseline."),
    QT_TRANSLATE_NOOP("Lab", "Equivalent and faster than the baseline here: %1."),
    QT_TRANSLATE_NOOP("Lab", "Their order among each other was not tested."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes are equivalent and faster than the baseline here, by %2× to %3×."),
    QT_TRANSLATE_NOOP("Lab", "%1 modes"),
    QT_TRANSLATE_NOOP("Lab", "%1 against %2: %3; %4 items became right and %5 wrong."),
    QT_TRANSLATE_NOOP("Lab", "%1 failed: %2"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Where time counts, on this device and %1 items a call: any of %2; each is equivalent and faster than FP32."),
    QT_TRANSLATE_NOOP("Lab", "Where time counts, on this device and %1 items a call: any of the %2 that are equivalent "
                             "and faster than FP32."),
    QT_TRANSLATE_NOOP("Lab", "Not without a remedy, because they cost accuracy: %1."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Of those remedies the pairs above say which help: error compensation (GPTQ), scaling (AWQ), training through "
        "the rounding (QAT), or leaving sensitive layers in a finer format."),
    QT_TRANSLATE_NOOP("Lab", "Undecided: %1."),
    QT_TRANSLATE_NOOP("Lab", "More test items narrow the intervals with the root of their number."),
    QT_TRANSLATE_NOOP("Lab", "Simulated on this device, since it has no such products: %1."),
    QT_TRANSLATE_NOOP("Lab", "Their accuracy and size hold, their latency says nothing about real hardware."),
    QT_TRANSLATE_NOOP("Lab", "The FP32 baseline classifies %1 of %2 test items correctly: %3, 95 % interval %4 to %5."),
    QT_TRANSLATE_NOOP("Lab", "Where size counts: %1, the smallest of the modes that are equivalent within ±0.5 points "
                             "(%2 KiB instead of %3)."),
    QT_TRANSLATE_NOOP("Lab", "No mode is shown to be equivalent within ±0.5 points by these items, so none can be "
                             "recommended in place of FP32."),
    QT_TRANSLATE_NOOP(
        "Lab", "Where time counts: nothing here; no equivalent mode is shown to be faster than FP32 on this device."),
};

} // namespace

std::span<const char* const> findingSentences() { return kSentences; }

} // namespace qs
