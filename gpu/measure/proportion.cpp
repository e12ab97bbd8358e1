// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/proportion.h"

#include "gpu/core/random.h" // normalQuantile

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

ProportionInterval wilsonInterval(std::int64_t k, std::int64_t n, double confidence)
{
    if (n < 1) return {std::numeric_limits<double>::quiet_NaN(), 0, 1};
    const double z = normalQuantile(0.5 + confidence / 2), count = static_cast<double>(n),
                 p = static_cast<double>(k) / count;
    const double grown = 1 + z * z / count, centre = (p + z * z / (2 * count)) / grown;
    const double half = z / grown * std::sqrt(p * (1 - p) / count + z * z / (4 * count * count));
    return {p, k == 0 ? 0.0 : std::max(0.0, centre - half), k == n ? 1.0 : std::min(1.0, centre + half)};
}

double standardErrorOfShare(double p, double n) { return std::sqrt(p * (1 - p) / n); }

double zOfDifference(double a, double b, double n)
{
    const double spread = std::hypot(standardErrorOfShare(a, n), standardErrorOfShare(b, n));
    return spread > 0 ? (b - a) / spread : 0;
}

} // namespace qs
