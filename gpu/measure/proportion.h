// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What is known of a share that was counted: k of n.
namespace qs {

struct ProportionInterval
{
    double share = 0; ///< k/n; NaN for n = 0
    double low = 0, high = 1;
};

/// Score interval of Wilson (1927), for 0 <= k <= n. [0, 1] for n = 0.
ProportionInterval wilsonInterval(std::int64_t k, std::int64_t n, double confidence = 0.95);
/// Standard error of a share p of n items.
double standardErrorOfShare(double p, double n);
/// z of the difference b − a of two independent shares of n items each; 0 where both are 0 or 1.
double zOfDifference(double a, double b, double n);

} // namespace qs
