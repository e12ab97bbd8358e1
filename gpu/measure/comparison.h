// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/measure/median_interval.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// What can be concluded about two series.
enum class Verdict : std::uint8_t {
    TooFew,      ///< no interval can be given (fewer than 6 pairs)
    NotResolved, ///< the interval crosses the band that counts as the same
    Same,        ///< the interval lies within ±1%
    Faster,
    Slower
};
/// As in JSON: 'FASTER', 'SLOWER', 'SAME', 'NOT_RESOLVED', 'TOO_FEW_SAMPLES'.
std::string_view verdictName(Verdict verdict);
/// As in tables: 'FASTER', 'SLOWER', 'SAME', 'NOT RESOLVED', 'TOO FEW'.
std::string_view verdictLabel(Verdict verdict);

/// Ratios within 1/(1 + this) to 1 + this are the same.
inline constexpr double kSameWithin = 0.01;

/// How a pair is judged.
struct ComparisonRule
{
    bool paired = true;             ///< sample i of both was measured in the same round
    double minEffect = kSameWithin; ///< an interval within 1/(1+e) to 1+e is the same
    /// Half-width of the A/A band as a ratio − 1: how far identical kernels were apart in the same run. What is faster
    /// or slower has to exceed the larger of the two; it makes nothing the same.
    double aaBand = 0;
};

/// Speed-up of b over a: above 1, b is faster.
struct Comparison
{
    Verdict verdict = Verdict::TooFew;
    double ratio = 1; ///< paired: median of a/b by round; unpaired: median(a)/median(b)
    /// 95% interval of that (stats::medianBounds; unpaired: differenceOf()). Where every batch of a run of at least
    /// 1,000 rounds lies beyond the band on one side, and three of four rounds agree, it ends there.
    double low = 1, high = 1;
    double meanRatio = 1, minRatio = 1;
    double band = kSameWithin; ///< that an effect had to exceed: ratios of 1 + band and 1/(1 + band)
    bool artefact = false;     ///< the ratio of means claims what the medians do not bear out
    std::int64_t n = 0;        ///< pairs, or samples of the smaller series
    bool paired = true;
    double nEff = 0; ///< independent pairs or samples that n is worth, as far as one can tell
    Caution caution = Caution::None;

    bool resolved() const { return verdict == Verdict::Faster || verdict == Verdict::Slower; }
    bool operator==(const Comparison&) const = default;
};

/// One sentence on what the caution rests on; empty without one.
Message cautionText(const Comparison& comparison);

/// Compares two series of positive times, in the order in which they were measured. Of paired series of different
/// length the common beginning counts.
Comparison compare(std::span<const float> a, std::span<const float> b, const ComparisonRule& rule = {});
Comparison compare(std::span<const double> a, std::span<const double> b, const ComparisonRule& rule = {});

/// Of series of log ratios that were not measured in the same rounds, in order: how many times larger the median ratio
/// of b is. `rule.paired` does not count.
Comparison compareRatios(std::span<const double> logRatiosA, std::span<const double> logRatiosB,
                         const ComparisonRule& rule = {});

/// The verdict on an interval; for ratios that were computed elsewhere. `band` is what an effect has to exceed, `same`
/// what the whole of an interval that is called the same lies within, as ratios − 1.
Verdict judge(double low, double high, double band, double same = kSameWithin);

/// So many more rounds (or samples) would resolve it, if ratio and scatter stayed as they are: its interval narrows
/// with the root of n. None where it is resolved, or where more than 100 times as many would not do: the ratio is too
/// near to the edge of the band, or lies between ±1% and a wider one.
std::optional<std::int64_t> furtherRounds(const Comparison& comparison);
/// The same of a ratio and interval that were computed elsewhere.
std::optional<std::int64_t> furtherRounds(double ratio, double low, double high, double band, std::int64_t n);

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

/// Change of the time that a comparison found, as a fraction of the baseline's: −0.25 is a quarter less. Of the same
/// paired rounds as its verdict, so that the two never point in different directions. Needs a ratio above 0.
inline double timeChange(const Comparison& comparison) { return 1 / comparison.ratio - 1; }

} // namespace qs
