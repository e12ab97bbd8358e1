// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Probabilities and quantiles of the tests, in double precision. The quantile of the standard normal distribution is
/// normalQuantile() of gpu/core/random.h: the random numbers are made of it.
namespace qs::stats {

/// The 97.5% quantile of the standard normal distribution: half the width of a 95% interval in standard errors.
inline constexpr double kNormal95 = 1.959963984540054;

/// Distribution function of the standard normal distribution.
double normalCdf(double z);

/// The 97.5% quantile of Student's t distribution; the one at 1 where `freedom` is less.
double studentQuantile(double freedom);

/// P(X <= heads) of `tosses` of a fair coin (binomial); 0 < tosses, 0 <= heads <= tosses.
double fairBinomialCdf(std::int64_t heads, std::int64_t tosses);

/// P(X >= hits) where `drawn` of `all` are drawn and `marked` of all are marked (hypergeometric).
double hypergeometricTail(std::int64_t hits, std::int64_t drawn, std::int64_t marked, std::int64_t all);

} // namespace qs::stats
