// SPDX-License-Identifier: GPL-3.0-or-later
// Calibration of activations: the histogram, percentiles, entropy against the published procedure, thresholds with the
// least error.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/numerics/calibration/activations.h"
#include "gpu/numerics/error_metrics.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <cfloat>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

using namespace qs;

namespace {

std::vector<float> normals(std::uint64_t seed, std::size_t count)
{
    std::vector<float> out(count);
    for (std::size_t i = 0; i < count; ++i)
        out[i] = normalAt(seed, i);
    return out;
}

ActivationHistogram histogramOf(const std::vector<float>& x)
{
    ActivationHistogram histogram;
    histogram.add(x);
    return histogram;
}

double sqnrAt(const std::vector<float>& x, int bits, float threshold)
{
    ErrorAccumulator sum;
    UniformRule rule;
    rule.bits = bits;
    rule.narrowRange = true;
    const UniformGrid grid = uniformGrid(rule, -threshold, threshold);
    for (const float value : x)
        sum.add(value, grid.rounded(value));
    return sum.metrics().sqnrDb;
}

/// The published procedure, bin by bin: for every number of kept bins, distribution and merged distribution, and their
/// divergence.
float entropyByTheBook(std::vector<double> bins, double width, int levels)
{
    bins[0] = bins[1];
    double least = std::numeric_limits<double>::infinity();
    std::size_t best = bins.size();
    for (std::size_t kept = 128; kept <= bins.size(); ++kept) {
        std::vector<double> sums(static_cast<std::size_t>(levels)), used(static_cast<std::size_t>(levels));
        const auto levelOf = [&](std::size_t bin) {
            std::size_t level = 0;
            while (level + 1 < static_cast<std::size_t>(levels) &&
                   static_cast<double>((level + 1) * kept) / levels <= static_cast<double>(bin))
                ++level;
            return level;
        };
        std::vector<std::size_t> level(kept);
        for (std::size_t i = 0; i < kept; ++i) {
            level[i] = levelOf(i);
            sums[level[i]] += bins[i];
            used[level[i]] += bins[i] > 0 ? 1 : 0;
        }
        std::vector<double> p(bins.begin(), bins.begin() + static_cast<std::ptrdiff_t>(kept)), q(kept);
        p.back() = std::accumulate(bins.begin() + static_cast<std::ptrdiff_t>(kept) - 1, bins.end(), 0.0);
        for (std::size_t i = 0; i < kept; ++i)
            q[i] = bins[i] > 0 ? sums[level[i]] / used[level[i]] : 0.0;
        const double pSum = std::accumulate(p.begin(), p.end(), 0.0), qSum = std::accumulate(q.begin(), q.end(), 0.0);
        double divergence = 0;
        for (std::size_t i = 0; i < kept; ++i)
            if (p[i] > 0)
                divergence += q[i] > 0 ? p[i] / pSum * std::log(p[i] / pSum / (q[i] / qSum))
                                       : std::numeric_limits<double>::infinity();
        if (divergence > least) continue;
        least = divergence;
        best = kept;
    }
    return static_cast<float>(static_cast<double>(best) * width);
}

} // namespace

TEST_CASE("figures on N(0, 1)")
{
    const std::vector<float> x = normals(1000, 1 << 20);
    const ActivationHistogram histogram = histogramOf(x);
    CHECK(histogram.count() == 1 << 20);
    CHECK(std::accumulate(histogram.bins().begin(), histogram.bins().end(), std::int64_t{0}) == 1 << 20);
    const double percentiles[][4] = {
        {99, 2.5769, 27.32, 18.86}, {99.9, 3.2817, 37.27, 17.34}, {99.99, 3.9118, 40.60, 15.84}};
    for (const auto& [percentile, amax, int8, int4] : percentiles) {
        const float threshold = histogram.threshold(CalibrationRule::Percentile, 8, percentile);
        MESSAGE("percentile ", percentile, ": ", threshold, ", int8 ", sqnrAt(x, 8, threshold), " dB, int4 ",
                sqnrAt(x, 4, threshold), " dB");
        CHECK(std::fabs(threshold - amax) < 0.04);
        CHECK(std::fabs(sqnrAt(x, 8, threshold) - int8) < 0.35); // the figures are of one seed
        CHECK(std::fabs(sqnrAt(x, 4, threshold) - int4) < 0.1);
    }
    // the optimum is flat: the threshold within some bins, the error within hundredths of a decibel
    const double best[][3] = {{2, 1.22, 7.21},  {3, 1.95, 13.29}, {4, 2.47, 18.91}, {5, 2.90, 24.34},
                              {6, 3.27, 29.72}, {7, 3.59, 35.13}, {8, 3.91, 40.60}};
    for (const auto& [bits, amax, db] : best) {
        const float threshold = histogram.threshold(CalibrationRule::Mse, static_cast<int>(bits));
        MESSAGE("MSE int", bits, ": ", threshold, ", ", sqnrAt(x, static_cast<int>(bits), threshold), " dB");
        CHECK(std::fabs(threshold - amax) < 0.06);
        CHECK(std::fabs(sqnrAt(x, static_cast<int>(bits), threshold) - db) <
              0.03 * bits); // of one seed: the tail is a hundred values
    }
    CHECK(histogram.threshold(CalibrationRule::Absmax, 8) == histogram.amax());
    CHECK(sqnrAt(x, 8, histogram.amax()) == doctest::Approx(38.876).epsilon(0.6 / 38.876));
    CHECK(histogram.threshold(CalibrationRule::Mse, NumberFormat::Int4) ==
          histogram.threshold(CalibrationRule::Mse, 4));
}

TEST_CASE("entropy is the published procedure's")
{
    for (const std::uint64_t seed : {1, 2, 3}) {
        std::vector<float> x = normals(seed, 20000);
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (seed == 2) x[i] = std::fmax(x[i], 0.0f); // after a ReLU
            if (seed == 3 && i % 1000 == 0) x[i] *= 10;  // outliers
        }
        const ActivationHistogram histogram = histogramOf(x);
        std::vector<double> bins(histogram.bins().begin(), histogram.bins().end());
        for (const int bits : {8, 4}) {
            const float book = entropyByTheBook(bins, histogram.binWidth(), 1 << (bits - 1));
            CAPTURE(seed);
            CHECK(histogram.threshold(CalibrationRule::Entropy, bits) == doctest::Approx(book).epsilon(1e-6));
        }
        CHECK(histogram.threshold(CalibrationRule::Entropy, 8) <= histogram.amax());
        CHECK(histogram.threshold(CalibrationRule::Entropy, NumberFormat::E4M3) ==
              histogram.threshold(CalibrationRule::Entropy, 8));
    }
}

TEST_CASE("outliers: what each rule keeps")
{
    std::vector<float> x = normals(5, 100000), body;
    for (std::size_t i = 0; i < 4; ++i)
        x[i * 20000] = 400;
    for (const float value : x)
        if (std::fabs(value) < 100) body.push_back(value);
    const ActivationHistogram alone = histogramOf(x);
    const double absmax = sqnrAt(body, 8, alone.threshold(CalibrationRule::Absmax, 8));
    CHECK(sqnrAt(body, 8, alone.threshold(CalibrationRule::Percentile, 8)) > absmax + 10);
    // nothing lies between the body and 400: every candidate there has an empty last bin
    CHECK(alone.threshold(CalibrationRule::Entropy, 8) == alone.amax());
    // the error of four values of 400 outweighs everything else
    CHECK(alone.threshold(CalibrationRule::Mse, 8) > 300);

    // a tail without gaps is cut by all of them
    for (std::size_t i = 0; i < x.size(); ++i)
        x[i] = normalAt(5, i) * std::exp(normalAt(6, i));
    const ActivationHistogram tail = histogramOf(x);
    for (const CalibrationRule rule : {CalibrationRule::Percentile, CalibrationRule::Entropy, CalibrationRule::Mse}) {
        CAPTURE(static_cast<int>(rule));
        CHECK(tail.threshold(rule, 8) < 0.9f * tail.amax());
    }
    CHECK(sqnrAt(x, 8, tail.threshold(CalibrationRule::Mse, 8)) > sqnrAt(x, 8, tail.amax()));
}

TEST_CASE("8-bit floats lose nothing by a wide range")
{
    const ActivationHistogram histogram = histogramOf(normals(6, 200000));
    for (const NumberFormat format : {NumberFormat::E4M3, NumberFormat::E5M2}) {
        const float threshold = histogram.threshold(CalibrationRule::Mse, format);
        CHECK(threshold > 0.6f * histogram.amax());
        CHECK(threshold <= histogram.amax() * 1.001f);
    }
}

TEST_CASE("batches: growing range, zeros first, NaN and infinities apart")
{
    ActivationHistogram histogram;
    CHECK(histogram.threshold(CalibrationRule::Mse, 8) == 0.0f);
    histogram.add(std::vector<float>(10));
    CHECK(histogram.binWidth() == 0);
    CHECK(histogram.threshold(CalibrationRule::Percentile, 8) == 0.0f);
    histogram.add(std::vector<float>{1, -2.048f, std::nanf(""), INFINITY, 0.5f});
    CHECK(histogram.count() == 13);
    CHECK(histogram.nonFinite() == 2);
    CHECK(histogram.min() == -2.048f);
    CHECK(histogram.max() == 1.0f);
    CHECK(histogram.bins().size() == 2048);
    CHECK(histogram.bins()[0] == 10);
    CHECK(histogram.bins()[2047] == 1);
    const double width = histogram.binWidth();
    histogram.add(std::vector<float>{5.0f});
    CHECK(histogram.binWidth() == width);
    CHECK(histogram.bins().size() == 5000);
    CHECK(histogram.bins().back() == 1);
    CHECK(histogram.amax() == 5.0f);
    // far beyond: bins are merged instead of appended without end
    histogram.add(std::vector<float>{1e6f, -3e30f});
    CHECK(histogram.bins().size() <= ActivationHistogram::kMaxBins);
    CHECK(histogram.bins().size() > ActivationHistogram::kMaxBins / 2 - 1);
    CHECK(std::accumulate(histogram.bins().begin(), histogram.bins().end(), std::int64_t{0}) == 16);
    CHECK(histogram.bins()[0] == 15);
    CHECK(histogram.threshold(CalibrationRule::Absmax, 8) == 3e30f);
    histogram.add(std::vector<float>{FLT_MAX, 1e-45f});
    CHECK(std::isfinite(histogram.threshold(CalibrationRule::Entropy, 8)));
}

TEST_CASE("time of the rules")
{
    const std::vector<float> x = normals(8, 1 << 20);
    const auto start = std::chrono::steady_clock::now();
    const ActivationHistogram histogram = histogramOf(x);
    const auto counted = std::chrono::steady_clock::now();
    const float entropy = histogram.threshold(CalibrationRule::Entropy, 8);
    const auto between = std::chrono::steady_clock::now();
    const float mse = histogram.threshold(CalibrationRule::Mse, 8);
    const auto end = std::chrono::steady_clock::now();
    const auto ms = [](auto a, auto b) { return std::chrono::duration<double, std::milli>(b - a).count(); };
    MESSAGE("counting ", ms(start, counted), " ms, entropy ", ms(counted, between), " ms (", entropy, "), MSE ",
            ms(between, end), " ms (", mse, ")");
    CHECK(ms(start, end) < 3000);
}
