// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/distributions.h"

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/hypergeometric.hpp>
#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace qs::stats {
namespace {

namespace policies = boost::math::policies;
/// In double, and without exceptions: what cannot be computed is NaN.
using InDouble =
    policies::policy<policies::promote_double<false>, policies::domain_error<policies::ignore_error>,
                     policies::pole_error<policies::ignore_error>, policies::overflow_error<policies::ignore_error>,
                     policies::evaluation_error<policies::ignore_error>>;

} // namespace

double normalCdf(double z) { return 0.5 * std::erfc(-z / std::numbers::sqrt2); }

double studentQuantile(double freedom)
{
    return quantile(boost::math::students_t_distribution<double, InDouble>(std::max(1.0, freedom)), 0.975);
}

double fairBinomialCdf(std::int64_t heads, std::int64_t tosses)
{
    const boost::math::binomial_distribution<double, InDouble> fair(static_cast<double>(tosses), 0.5);
    return cdf(fair, static_cast<double>(heads));
}

double hypergeometricTail(std::int64_t hits, std::int64_t drawn, std::int64_t marked, std::int64_t all)
{
    if (hits <= std::max<std::int64_t>(0, drawn - (all - marked))) return 1;
    if (hits > std::min(marked, drawn)) return 0;
    const boost::math::hypergeometric_distribution<double, InDouble> urn(
        static_cast<unsigned>(marked), static_cast<unsigned>(drawn), static_cast<unsigned>(all));
    return cdf(complement(urn, static_cast<unsigned>(hits - 1)));
}

} // namespace qs::stats
