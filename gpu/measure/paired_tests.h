// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Two models on the same items: whether their accuracies and losses differ, and by how much.
namespace qs {

/// McNemar's test, two-sided and exact (Clopper and Pearson's binomial with 1/2, not mid-p): b items that only the one
/// has right, c that only the other has. 1 for b = c.
double mcnemarExact(std::int64_t b, std::int64_t c);

struct MeanDifference
{
    double difference = 0;    ///< mean of b − a
    double low = 0, high = 0; ///< 95% interval; NaN below two pairs
    double p = 1;             ///< two-sided, of no difference; not below 1/resamples
    std::int64_t n = 0;       ///< pairs of finite values
};
/// Mean of b − a over pairs with a bootstrap interval corrected for bias and skewness (BCa, Efron 1987); p is the level
/// at which the interval would end at 0. Pairs with a value that is not finite do not count, of spans of different
/// length the common beginning does.
///
/// Every resample has a stream of random numbers of its own, so the result does not depend on the number of cores.
/// Cost: a random number, a load and an addition for each pair and resample, on all cores.
MeanDifference bootstrapMeanDifference(std::span<const float> a, std::span<const float> b, std::uint64_t seed = 1,
                                       int resamples = 2000);

/// p-values adjusted for their number, in the given order (Holm 1979). NaN stays NaN and does not count.
std::vector<double> holm(std::span<const double> p);

/// Accuracy of b less that of a on the same n items, with score intervals (Tango 1998).
struct PairedProportion
{
    double difference = 0;
    double low95 = -1, high95 = 1;
    double low90 = -1, high90 = 1;
};
/// `gained`: items that b has right and a has not; `lost`: the other way round. [−1, 1] for n = 0.
PairedProportion tango(std::int64_t gained, std::int64_t lost, std::int64_t n);

/// NotJudged: the two are the same model, so that a verdict would mean nothing; no test results in it.
enum class AccuracyVerdict : std::uint8_t { Better, Worse, Equivalent, NotResolved, NotJudged };
inline constexpr int kAccuracyVerdicts = 5;
/// As in JSON: 'BETTER', 'WORSE', 'EQUIVALENT', 'NOT_RESOLVED', 'NOT_JUDGED'.
std::string_view accuracyVerdictName(AccuracyVerdict verdict);
std::string accuracyVerdictWord(AccuracyVerdict verdict); ///< 'better', 'not resolved'
/// What can be concluded. Equivalent: two one-sided tests at 5% each, that is the 90% interval lies within ±margin.
/// Otherwise Better or Worse where McNemar's p, adjusted for the number of modes, is below 0.05; otherwise not
/// resolved. A difference that is certain and yet within the margin is Equivalent; accuracyVerdictText tells it.
AccuracyVerdict accuracyVerdict(const PairedProportion& difference, double adjustedP, double margin = 0.005);
/// The same of a ratio where less is better (perplexities): Equivalent where its 95% interval [low, high] lies within 1
/// ± margin, otherwise Better or Worse where the p of the difference, adjusted for their number (holm()), is below
/// 0.05.
AccuracyVerdict ratioVerdict(double ratio, double low, double high, double adjustedP, double margin = 0.005);
/// 'equivalent within ±0.5 points (−0.12 points, 95% −0.30 to +0.05)', 'worse by 1.20 points (95% 0.80 to 1.61, p =
/// 0.0004)', …
Message accuracyVerdictText(const PairedProportion& difference, double adjustedP, double margin = 0.005);

} // namespace qs
