// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/host_device.h"

#include <cmath>
#include <cstdint>

/// Counter-based random numbers: element i of a stream is a function of (seed, i) alone, so that any part of
/// a tensor can be made anywhere. Only +, -, *, / and sqrt of IEEE doubles are used (no library logarithm),
/// so that every backend makes the same bytes; compile with contraction off.
namespace qs {

/// Output i of splitmix64 started at `seed` (Steele, Lea, Flood 2014).
QS_HOST_DEVICE inline std::uint64_t splitmix64(std::uint64_t seed, std::uint64_t index)
{
    std::uint64_t z = seed + (index + 1) * 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

/// Uniform in the open interval (0, 1), 53 bits.
QS_HOST_DEVICE inline double uniformAt(std::uint64_t seed, std::uint64_t index)
{
    return (static_cast<double>(splitmix64(seed, index) >> 11) + 0.5) * 0x1p-53;
}

namespace detail {
/// Natural logarithm of a value in (0, 1), by the atanh series; relative error below 1e-14.
QS_HOST_DEVICE inline double portableLog(double value)
{
    int exponent = 0;
    while (value < 0.70710678118654752) {
        value *= 2.0;
        --exponent;
    }
    const double s = (value - 1.0) / (value + 1.0);
    const double t = s * s;
    double sum = 1.0 / 21.0;
    for (int k = 19; k >= 1; k -= 2)
        sum = sum * t + 1.0 / k;
    return 2.0 * s * sum + exponent * 0.693147180559945309417;
}

template <int N> QS_HOST_DEVICE inline double horner(const double (&c)[N], double x)
{
    double sum = c[N - 1];
    for (int i = N - 2; i >= 0; --i)
        sum = sum * x + c[i];
    return sum;
}
} // namespace detail

/// Quantile function of the standard normal distribution: algorithm AS 241, PPND16 (Wichura 1988).
QS_HOST_DEVICE inline double normalQuantile(double p)
{
    const double q = p - 0.5;
    if (q >= -0.425 && q <= 0.425) {
        const double num[8] = {3.3871328727963666080e0, 1.3314166789178437745e2, 1.9715909503065514427e3,
                               1.3731693765509461125e4, 4.5921953931549871457e4, 6.7265770927008700853e4,
                               3.3430575583588128105e4, 2.5090809287301226727e3};
        const double den[8] = {1.0,
                               4.2313330701600911252e1,
                               6.8718700749205790830e2,
                               5.3941960214247511077e3,
                               2.1213794301586595867e4,
                               3.9307895800092710610e4,
                               2.8729085735721942674e4,
                               5.2264952788528545610e3};
        const double r = 0.180625 - q * q;
        return q * detail::horner(num, r) / detail::horner(den, r);
    }
    double r = sqrt(-detail::portableLog(q < 0 ? p : 1.0 - p));
    double z = 0;
    if (r <= 5.0) {
        const double num[8] = {1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                               3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                               2.27238449892691845833e-2, 7.74545014278341407640e-4};
        const double den[8] = {1.0,
                               2.05319162663775882187e0,
                               1.67638483018380384940e0,
                               6.89767334985100004550e-1,
                               1.48103976427480074590e-1,
                               1.51986665636164571966e-2,
                               5.47593808499534494600e-4,
                               1.05075007164441684324e-9};
        r -= 1.6;
        z = detail::horner(num, r) / detail::horner(den, r);
    } else {
        const double num[8] = {6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                               2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                               2.71155556874348757815e-5, 2.01033439929228813265e-7};
        const double den[8] = {1.0,
                               5.99832206555887937690e-1,
                               1.36929880922735805310e-1,
                               1.48753612908506148525e-2,
                               7.86869131145613259100e-4,
                               1.84631831751005468180e-5,
                               1.42151175831644588870e-7,
                               2.04426310338993978564e-15};
        r -= 5.0;
        z = detail::horner(num, r) / detail::horner(den, r);
    }
    return q < 0 ? -z : z;
}

/// Standard normal number i of the stream `seed`, rounded to float.
QS_HOST_DEVICE inline float normalAt(std::uint64_t seed, std::uint64_t index)
{
    return static_cast<float>(normalQuantile(uniformAt(seed, index)));
}

} // namespace qs
