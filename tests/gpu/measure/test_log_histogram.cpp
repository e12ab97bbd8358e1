// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/measure/log_histogram.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace qs;

namespace {
std::vector<float> logNormal(std::size_t n, std::uint64_t seed)
{
    std::vector<float> values(n);
    for (std::size_t i = 0; i < n; ++i)
        values[i] = 20.0f * std::exp(0.3f * normalAt(seed, i));
    return values;
}
} // namespace

TEST_CASE("quantiles lie within 0.2% of the exact ones")
{
    std::vector<float> values = logNormal(200'001, 1);
    LogHistogram histogram;
    histogram.add(values);
    CHECK(histogram.count() == values.size());
    std::sort(values.begin(), values.end());
    for (const double q : {0.0, 0.001, 0.05, 0.5, 0.95, 0.99, 0.999, 1.0}) {
        CAPTURE(q);
        const double exact = values[static_cast<std::size_t>(q * 200'000)];
        CHECK(std::abs(histogram.quantile(q) / exact - 1.0) < 0.0021);
    }
    CHECK(histogram.quantile(1.0) == values.back());
    CHECK(histogram.min() == values.front());
}

TEST_CASE("a quantile between values lies between them, however empty the buckets there are")
{
    LogHistogram two;
    two.add(std::vector<float>{100, 200});
    CHECK(two.quantile(0.5) == 150.0);
    CHECK(two.quantile(0.25) == 125.0);
    CHECK(two.quantile(1.0) == 200.0);
    LogHistogram gap;
    for (int i = 0; i < 98; ++i)
        gap.add(125.0f);
    gap.add(std::vector<float>{1753, 1800});
    CHECK(gap.quantile(0.5) == doctest::Approx(125).epsilon(LogHistogram::kRelativeError));
    CHECK(gap.quantile(0.98) ==
          doctest::Approx(125 + 0.02 * (1753 - 125)).epsilon(LogHistogram::kRelativeError)); // at 97.02 of 0 to 99
    CHECK(gap.quantile(0.99) == doctest::Approx(1753 + 0.01 * 47).epsilon(LogHistogram::kRelativeError));
}

TEST_CASE("every quantile is within the promised error of the exact one: ties, gaps, heavy tails, few and many samples")
{
    std::vector<double> levels{0, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 1};
    for (std::uint64_t series = 0; series < 400; ++series) {
        auto drawn = [&, at = std::uint64_t{0}]() mutable { return uniformAt(77, series * 100'000 + at++); };
        for (int i = 0; i < 4; ++i)
            levels.push_back(drawn());
        std::vector<float> values(1 + static_cast<std::size_t>(std::pow(10.0, 4.0 * drawn())));
        const double scale = std::pow(10.0, 8 * drawn() - 3);
        for (float& value : values) {
            const double u = drawn(), base = 1 + 0.05 * drawn();
            double x = base;
            if (series % 4 == 0) x = std::round(20 * base) / 20;               // a coarse timer
            if (series % 4 == 1) x = u < 0.3 ? base : 8 * base;                // two levels far apart
            if (series % 4 == 2) x = base / std::pow(1 - u, 1.0);              // Pareto without a mean
            if (series % 4 == 3) x = u < 0.97 ? base : base * (10 + 1000 * u); // rare spikes
            value = static_cast<float>(scale * x);
        }
        LogHistogram histogram;
        histogram.add(values);
        std::sort(values.begin(), values.end());
        for (const double q : levels) {
            const double exact = stats::quantileSorted(std::span<const float>(values), q);
            CAPTURE(series);
            CAPTURE(values.size());
            CAPTURE(q);
            REQUIRE(std::abs(histogram.quantile(q) - exact) <= exact * LogHistogram::kRelativeError);
        }
        levels.resize(13);
    }
}

TEST_CASE("bins add up and agree with counting")
{
    const std::vector<float> values = logNormal(100'000, 2);
    LogHistogram histogram;
    histogram.add(values);
    const auto bins = histogram.bins(0, 200, 50);
    CHECK(std::accumulate(bins.begin(), bins.end(), 0.0) == doctest::Approx(100'000));
    for (int b = 0; b < 50; ++b) {
        const auto exact =
            std::count_if(values.begin(), values.end(), [&](float v) { return v >= 4 * b && v < 4 * (b + 1); });
        CHECK(bins[static_cast<std::size_t>(b)] == doctest::Approx(exact).epsilon(0.02).scale(200));
    }
    const auto logBins = histogram.logBins(1, 1000, 30);
    CHECK(std::accumulate(logBins.begin(), logBins.end(), 0.0) == doctest::Approx(100'000));
}

TEST_CASE("bins narrower than buckets show no comb")
{
    LogHistogram histogram;
    for (int i = 0; i < 100'000; ++i)
        histogram.add(20.0f + static_cast<float>(uniformAt(9, static_cast<std::uint64_t>(i))));
    const auto bins = histogram.bins(20.1, 20.9, 200);
    for (const double count : bins)
        CHECK(count == doctest::Approx(400).epsilon(0.12));
}

TEST_CASE("one repeated value falls whole into one bin")
{
    LogHistogram histogram;
    for (int i = 0; i < 10; ++i)
        histogram.add(5.0f);
    CHECK(histogram.quantile(0.5) == 5.0);
    const auto bins = histogram.bins(0, 10, 10);
    CHECK(bins[5] == 10.0);
    CHECK(std::accumulate(bins.begin(), bins.end(), 0.0) == 10.0);
}

TEST_CASE("merge equals adding; odd values do no harm")
{
    const auto a = logNormal(1000, 3);
    const auto b = logNormal(1000, 4);
    LogHistogram both, first, second;
    both.add(a);
    both.add(b);
    first.add(a);
    second.add(b);
    first.merge(second);
    first.merge(LogHistogram());
    CHECK(first.count() == both.count());
    CHECK(first.quantile(0.37) == both.quantile(0.37));

    LogHistogram odd;
    CHECK(odd.quantile(0.5) == 0.0);
    odd.add(std::numeric_limits<float>::quiet_NaN());
    CHECK(odd.empty());
    odd.add(std::vector<float>{0.0f, -1.0f, std::numeric_limits<float>::infinity(), 1e-30f});
    CHECK(odd.count() == 4);
    CHECK(odd.bins(0, 1, 4).size() == 4);
    odd.clear();
    CHECK(odd.empty());
    CHECK(odd.max() == 0.0f);
}
