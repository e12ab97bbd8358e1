// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/lab_sentences.h"

#include <QtGlobal>

namespace qs {
namespace {

/// What the audit of a published table says.
constexpr const char* kSentences[] = {
    QT_TRANSLATE_NOOP("Lab", "No sample can lie more than √(n − 1) standard deviations above the mean, and only a "
                             "series whose other samples "
                             "are all equal reaches that (Samuelson). The printed mean, deviation and maximum reach "
                             "it, so n and the mean of "
                             "the other samples follow. Most often the one sample is a first, cold run. Publish the "
                             "median with an interval, "
                             "and the warm-up apart."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Rows that were measured apart recover the same number of samples. By chance that would be rare: it supports "
        "that each of them holds one cold run among that many."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The ratio of means divides by one slow sample. Without it, on the recovered steady means, and on the minima, "
        "much less is left. Publish the ratio of medians of interleaved runs with its interval."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The column can be computed from the figures beside it, within their rounding, and comes out differently. "
        "Derived figures should be computed by the program that writes the table, not typed."),
    QT_TRANSLATE_NOOP(
        "Lab", "Time divided by the number of elements gives another figure. A factor of 1000 is a confusion of units: "
               "microseconds over millions of elements are picoseconds, not nanoseconds."),
    QT_TRANSLATE_NOOP("Lab", "The size that looks most efficient in the printed figures is the least efficient one "
                             "after recomputing, or the "
                             "other way round: the conclusion drawn from the column is reversed."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "An accuracy over n items is a multiple of 1/n. All figures of the column are, for an n at which chance would "
        "not explain it. The standard error is √(p(1 − p)/n); on the same items the McNemar test needs at least 6 "
        "items "
        "that changed in one direction."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "The difference is within what the same model would show on other items of the same number. It ranks nothing. "
        "More items, or a paired test on the same items, could decide."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "In a file of a few kilobytes names and headers weigh more than the weights. Ratios of such sizes say nothing "
        "about a real model."),
    QT_TRANSLATE_NOOP("Lab", "The text itself says that another arithmetic ran than the row's name promises. Such a "
                             "row has to be labelled as "
                             "simulated."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Measured times do not come as runs of consecutive digits. Such figures are examples that somebody typed."),
    QT_TRANSLATE_NOOP("Lab", "No series of samples can have these figures together. At least one of them was mistyped "
                             "or comes from another run."),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1: one sample of %2 owns the variance. (max − mean)/std = %3 = √(n − 1) gives n = %4; the other %5 samples "
        "take %6 on average, not %7."),
    QT_TRANSLATE_NOOP("Lab", "the mean lies below the minimum"),
    QT_TRANSLATE_NOOP("Lab", "the mean lies above the maximum"),
    QT_TRANSLATE_NOOP("Lab", "the minimum lies above the maximum"),
    QT_TRANSLATE_NOOP("Lab", "the standard deviation is larger than the range of the samples allows"),
    QT_TRANSLATE_NOOP("Lab", "%1× (ratio of means)"),
    QT_TRANSLATE_NOOP("Lab", "%1 on steady means"),
    QT_TRANSLATE_NOOP("Lab", "%1: %2 against \"%3\" rests on one sample; what follows is %4."),
    QT_TRANSLATE_NOOP("Lab", "too large by %1"),
    QT_TRANSLATE_NOOP("Lab", "too small by %1"),
    QT_TRANSLATE_NOOP("Lab", "%1 ns = %2 ps per element"),
    QT_TRANSLATE_NOOP("Lab", "%1: %2 over %3 is %4, not %5: %6."),
    QT_TRANSLATE_NOOP("Lab", "%1 is the best, %2"),
    QT_TRANSLATE_NOOP("Lab", "it is the worst, %1 ns; the best is %2 with %3 ns"),
    QT_TRANSLATE_NOOP("Lab", "%1: of %2 sizes %3 is printed as the best per element (%4); recomputed it is the worst, "
                             "%5 ns against %6 ns of "
                             "%7: the conclusion is inverted."),
    QT_TRANSLATE_NOOP("Lab", "n = %1 items, standard error ±%2 points"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "%1: all accuracies are multiples of 1/%2 (%3), so they rest on %4 items. The standard error at %5 is ±%6 "
        "points; differences below %7 points are not resolved, and even a paired test (McNemar) resolves none below %8 "
        "points (%9 items)."),
    QT_TRANSLATE_NOOP("Lab",
                      "%1: \"%2\" %3 is a difference of %4 of %5 items, z = %6: within the noise of so few items."),
    QT_TRANSLATE_NOOP("Lab", "metadata own the size"),
    QT_TRANSLATE_NOOP(
        "Lab", "%1: a model of %2 to %3 KB is mostly file metadata; its size ratios say nothing about the formats."),
    QT_TRANSLATE_NOOP("Lab", "%1: line %2 says that it ran as %3 (%4); label it simulated."),
    QT_TRANSLATE_NOOP("Lab", "typed, not measured"),
    QT_TRANSLATE_NOOP(
        "Lab",
        "Line %1 and others: the figures %2 are runs of consecutive digits: examples that were typed, not measured."),
    QT_TRANSLATE_NOOP("Lab", "%1: \"%2\" says %3, but std %4 over mean %5 is %6."),
    QT_TRANSLATE_NOOP("Lab", "The document is %1 large; at most %2 are read."),
    QT_TRANSLATE_NOOP("Lab", "Is it the right file? Keep the part with the tables."),
    QT_TRANSLATE_NOOP("Lab", "The document holds zero bytes: it is no text."),
    QT_TRANSLATE_NOOP("Lab", "Save the tables as Markdown, CSV or plain text."),
    QT_TRANSLATE_NOOP("Lab", "The document has more than %1 lines, the limit."),
    QT_TRANSLATE_NOOP("Lab", "%1: \"%2\" says %3, but %4 against %5 gives %6."),
    QT_TRANSLATE_NOOP("Lab", "%1 rows (%2) recover the same n = %3 independently: each holds one slow sample among %4, "
                             "most likely its first run."),
};

} // namespace

std::span<const char* const> auditSentences() { return kSentences; }

} // namespace qs
