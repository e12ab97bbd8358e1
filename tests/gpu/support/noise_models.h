// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

/// Pairs of series of times made by the same process, for counting how often they are told apart. The deviations are 3%
/// of a time of 100 µs unless said otherwise. The same on every machine up to the last digits of the mathematical
/// library.
namespace noise {

class Random
{
public:
    explicit Random(std::uint64_t seed) : m_bits(seed) {}
    double uniform() { return static_cast<double>(m_bits() >> 11) * 0x1p-53; } // [0, 1)
    double gauss()
    {
        const double radius = std::sqrt(-2 * std::log(1 - uniform()));
        return radius * std::cos(6.283185307179586 * uniform());
    }

private:
    std::mt19937_64 m_bits; // defined by the standard, unlike its distributions
};

using Series = std::vector<double>;

struct Model
{
    std::string name;
    bool independent = true; ///< from sample to sample, of the ratio of a pair
    std::function<std::pair<Series, Series>(Random&, std::size_t)> make;
};

constexpr double kSpread = 0.03;

inline Series times(Series logs)
{
    for (double& x : logs)
        x = 100 * std::exp(x);
    return logs;
}

inline Series normal(Random& random, std::size_t n, double spread = kSpread)
{
    Series x(n);
    for (double& v : x)
        v = spread * random.gauss();
    return x;
}

/// First-order autoregression with the deviation of the others.
inline Series autoregressive(Random& random, std::size_t n, double r)
{
    Series x(n);
    double level = kSpread * random.gauss();
    for (double& v : x) {
        v = level;
        level = r * level + kSpread * std::sqrt(1 - r * r) * random.gauss();
    }
    return x;
}

/// Heavy tails: normal over the root of an exponential variable (t with 2 degrees of freedom).
inline Series heavy(Random& random, std::size_t n)
{
    Series x(n);
    for (double& v : x) {
        const double g = random.gauss();
        v = kSpread * g / std::sqrt(-std::log(1 - random.uniform()));
    }
    return x;
}

/// Of waiting for others: the positive half of a Cauchy distribution of 0.5%.
inline Series cauchy(Random& random, std::size_t n)
{
    Series x(n);
    for (double& v : x)
        v = std::log1p(std::abs(0.005 * std::tan(3.141592653589793 * (random.uniform() - 0.5))));
    return x;
}

/// One sample in twenty takes up to five times as long.
inline Series spikes(Random& random, std::size_t n)
{
    Series x = normal(random, n);
    for (double& v : x)
        if (random.uniform() < 0.05) v += std::log(1 + 4 * random.uniform());
    return x;
}

/// Two levels that are 10% apart; another one is drawn with probability `change` of a sample: 1/2 for independent
/// samples.
inline Series levels(Random& random, std::size_t n, double change)
{
    Series x = normal(random, n);
    bool high = random.uniform() < 0.5;
    for (double& v : x) {
        if (random.uniform() < change) high = !high;
        if (high) v += std::log(1.1);
    }
    return x;
}

/// A step of 5% upwards at any place.
inline Series shifted(Random& random, std::size_t n)
{
    Series x = normal(random, n);
    const auto at = static_cast<std::size_t>(random.uniform() * static_cast<double>(n));
    for (std::size_t i = at; i < n; ++i)
        x[i] += std::log(1.05);
    return x;
}

/// A timer whose step is 1% of the time, which scatters by 1%.
inline Series quantized(Random& random, std::size_t n)
{
    Series x = normal(random, n, 0.01);
    for (double& v : x)
        v = std::log(std::max(1.0, std::round(100 * std::exp(v))) / 100);
    return x;
}

template <typename Make> Model twice(std::string name, bool independent, Make make)
{
    return {std::move(name), independent, [make](Random& random, std::size_t n) {
                Series a = times(make(random, n)), b = times(make(random, n));
                return std::pair{std::move(a), std::move(b)};
            }};
}

/// Both series get 10% slower on the way, as a device does that gets warm.
inline std::pair<Series, Series> drifting(Random& random, std::size_t n)
{
    Series a = normal(random, n), b = normal(random, n);
    for (std::size_t i = 0; i < n; ++i) {
        const double drift = std::log(1 + 0.1 * static_cast<double>(i) / static_cast<double>(n));
        a[i] += drift;
        b[i] += drift;
    }
    return {times(a), times(b)};
}

inline std::vector<Model> models()
{
    return {twice("independent", true, [](Random& r, std::size_t n) { return normal(r, n); }),
            {"common drift 10%", true, drifting},
            twice("t, 2 degrees of freedom", true, heavy),
            twice("Cauchy", true, cauchy),
            twice("spikes 5%", true, spikes),
            twice("two levels 10%, mixed", true, [](Random& r, std::size_t n) { return levels(r, n, 0.5); }),
            twice("timer of 1%", true, quantized),
            twice("AR(0.5)", false, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.5); }),
            twice("AR(0.9)", false, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.9); }),
            twice("AR(0.99)", false, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.99); }),
            twice("two levels 10%, in runs of 20", false, [](Random& r, std::size_t n) { return levels(r, n, 0.05); }),
            twice("level shifts 5%", false, shifted)};
}

} // namespace noise
