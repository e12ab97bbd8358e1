// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What may be said of two series.
enum class Verdict : std::uint8_t {
    TooFew,      ///< no interval can be given (fewer than 6 pairs)
    NotResolved, ///< the interval crosses the band that counts as the same
    Same,        ///< the interval lies within ±1% (and the A/A band)
    Faster,
    Slower
};
/// As in JSON: 'FASTER', 'SLOWER', 'SAME', 'NOT_RESOLVED', 'TOO_FEW_SAMPLES'.
std::string_view verdictName(Verdict verdict);
/// As in tables: 'FASTER', 'SLOWER', 'SAME', 'NOT RESOLVED', 'TOO FEW'.
std::string_view verdictLabel(Verdict verdict);

/// Why samples do not count as independent, where that decides the verdict or leaves less than half of them.
enum class Caution : std::uint8_t {
    None,
    Autocorrelated, ///< neighbours resemble each other
    LevelShift      ///< of the ratio (unpaired: of a series) on the way
};
/// As in JSON, and as the diagnoses of a series are called: 'AUTOCORRELATED', 'LEVEL_SHIFT'; empty for None.
std::string_view cautionName(Caution caution);

/// How a pair is judged.
struct ComparisonRule
{
    bool paired = true;      ///< sample i of both was measured in the same round
    double minEffect = 0.01; ///< ratios within 1/(1+e) to 1+e count as the same
    /// Half-width of the A/A band as a ratio − 1: how far identical kernels were apart in the same run. The effect has
    /// to exceed the larger of the two.
    double aaBand = 0;
};

/// Speed-up of b over a: above 1, b is faster.
struct Comparison
{
    Verdict verdict = Verdict::TooFew;
    double ratio = 1; ///< paired: median of a/b by round; unpaired: median(a)/median(b)
    /// 95% interval. Paired: of the sign test; unpaired: of the intervals of both medians (MOVER, interpolated order
    /// statistics). As much wider as the samples depend on each other, and around the levels on both sides of a change
    /// (stats::medianBounds).
    double low = 1, high = 1;
    double meanRatio = 1, minRatio = 1;
    double band = 0.01;    ///< that it was judged against: ratios up to 1 + band are the same
    bool artefact = false; ///< the ratio of means claims what the medians do not bear out
    std::int64_t n = 0;    ///< pairs, or samples of the smaller series
    bool paired = true;
    double nEff = 0; ///< independent pairs or samples that n is worth, as far as one can tell
    Caution caution = Caution::None;

    bool resolved() const { return verdict == Verdict::Faster || verdict == Verdict::Slower; }
    /// 'FASTER 1.27× [1.26, 1.28], n = 100 pairs'; of SLOWER how many times as long it takes
    Message text() const;
    bool operator==(const Comparison&) const = default;
};

/// One sentence on what the caution rests on; empty without one.
std::string cautionText(const Comparison& comparison);

/// Compares two series of positive times, in the order in which they were measured. Of paired series of different
/// length the common beginning counts.
Comparison compare(std::span<const float> a, std::span<const float> b, const ComparisonRule& rule = {});
Comparison compare(std::span<const double> a, std::span<const double> b, const ComparisonRule& rule = {});

/// The verdict on an interval; for ratios that were computed elsewhere.
Verdict judge(double low, double high, double band);

/// Half-width of the A/A band from a kernel measured twice in the same rounds, as a ratio − 1; 0 below 6 pairs. Where
/// the two are not apart (their interval has 1 in it) it is how far their median ratio is from 1: what the interval
/// adds is noise, which the interval of each verdict has in it already. Where they are apart it is the larger distance
/// of the interval's ends from 1.
double aaBand(std::span<const float> a, std::span<const float> b);

/// For values where larger is better or worse by pairs of samples (accuracy, loss): difference b − a of paired values
/// with a sign interval of the median difference.
struct PairedDifference
{
    Verdict verdict = Verdict::TooFew; ///< Faster: b is above a by more than `band`; Slower: below
    double difference = 0, low = 0, high = 0;
    std::int64_t n = 0;
};
PairedDifference compareValues(std::span<const double> a, std::span<const double> b, double band);

/// All pairs of a set of variants; the verdict of (i, j) reads 'j against i'.
struct PairTable
{
    int variants = 0;
    std::vector<Comparison> pairs; ///< row-major, variants × variants; the diagonal is SAME

    const Comparison* at(int baseline, int variant) const;
    /// The places that a variant may hold among all by what is resolved: {1, 1} is the fastest beyond doubt, {1, 3} may
    /// be any of the first three. {0, 0} where nothing is known.
    std::pair<int, int> rank(int variant) const;
    bool operator==(const PairTable&) const = default;
};

/// Every pair of `series`, which were measured in the same rounds; at most the last `most` samples of each count.
PairTable comparePairs(const std::vector<std::span<const float>>& series, double aaBand, std::size_t most = 1'000'000);

} // namespace qs
