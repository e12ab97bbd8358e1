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
    /// Rounds over which the ratio of a pair forgets its past (to 1/e): 1 for independent ones, 0 where that takes as
    /// long as the run, however long it is.
    double memory = 1;
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
inline Series autoregressive(Random& random, std::size_t n, double r, double spread = kSpread)
{
    Series x(n);
    double level = spread * random.gauss();
    for (double& v : x) {
        v = level;
        level = r * level + spread * std::sqrt(1 - r * r) * random.gauss();
    }
    return x;
}

inline Series laplace(Random& random, std::size_t n, double spread)
{
    Series x(n);
    for (double& v : x) {
        const double u = random.uniform() - 0.5;
        v = (u < 0 ? spread : -spread) / std::sqrt(2.0) * std::log(1 - 2 * std::abs(u));
    }
    return x;
}

/// Two levels ± `height`, each kept for `stay` samples on average.
inline Series regimes(Random& random, std::size_t n, double height, double stay)
{
    Series x(n);
    double level = random.uniform() < 0.5 ? height : -height;
    for (double& v : x) {
        if (random.uniform() < 1 / stay) level = -level;
        v = level;
    }
    return x;
}

inline Series sum(Series a, const Series& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i] += b[i];
    return a;
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

template <typename Make> Model twice(std::string name, double memory, Make make)
{
    return {std::move(name), memory, [make](Random& random, std::size_t n) {
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
    return {twice("independent", 1, [](Random& r, std::size_t n) { return normal(r, n); }),
            {"common drift 10%", 1, drifting},
            twice("t, 2 degrees of freedom", 1, heavy),
            twice("Cauchy", 1, cauchy),
            twice("spikes 5%", 1, spikes),
            twice("two levels 10%, mixed", 1, [](Random& r, std::size_t n) { return levels(r, n, 0.5); }),
            twice("timer of 1%", 1, quantized),
            twice("AR(0.5)", 2, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.5); }),
            twice("AR(0.9)", 10, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.9); }),
            twice("AR(0.99)", 100, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.99); }),
            twice("two levels 10%, in runs of 20", 10, [](Random& r, std::size_t n) { return levels(r, n, 0.05); }),
            twice("level shifts 5%", 0, shifted)};
}

/// What one kernel has and the other has not, beside noise that both share in each round.
template <typename Make> Model ofItsOwn(std::string name, double memory, Make make)
{
    return {std::move(name), memory, [make](Random& random, std::size_t n) {
                Series b = normal(random, n), a = sum(b, make(random, n));
                return std::pair{times(std::move(a)), times(std::move(b))};
            }};
}

inline std::vector<Model> slowModels()
{
    return {ofItsOwn("own: Laplace 10%", 1, [](Random& r, std::size_t n) { return laplace(r, n, 0.1); }),
            ofItsOwn("own: 10%, AR(0.9) 5%", 10,
                     [](Random& r, std::size_t n) { return sum(normal(r, n, 0.1), autoregressive(r, n, 0.9, 0.05)); }),
            ofItsOwn("own: 10%, AR(0.99) 5%", 100,
                     [](Random& r, std::size_t n) { return sum(normal(r, n, 0.1), autoregressive(r, n, 0.99, 0.05)); }),
            ofItsOwn("own: AR(0.9)", 10, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.9); }),
            ofItsOwn("own: AR(0.99)", 100, [](Random& r, std::size_t n) { return autoregressive(r, n, 0.99); }),
            ofItsOwn("own: levels ± 5% for 100", 50,
                     [](Random& r, std::size_t n) { return sum(normal(r, n), regimes(r, n, 0.05, 100)); }),
            ofItsOwn("own: heavy tails", 1, [](Random& r, std::size_t n) { return heavy(r, n); })};
}

} // namespace noise
