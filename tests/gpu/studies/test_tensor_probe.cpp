// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/numerics/uniform_quantizer.h"
#include "gpu/studies/tensors/tensor_probe.h"
#include "tests/sanitized.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

using namespace qs;

namespace {

std::vector<float> normal(std::size_t count, unsigned seed = 1)
{
    std::mt19937 generator(seed);
    std::normal_distribution<float> distribution(0, 0.02f);
    std::vector<float> values(count);
    for (float& value : values)
        value = distribution(generator);
    return values;
}

TensorProbeRequest request(NumberFormat format, int group = TensorProbeRequest::kPerRow)
{
    TensorProbeRequest r;
    r.format = format;
    r.groupSize = group;
    return r;
}

std::int64_t total(const ProbeHistogram& histogram)
{
    return std::accumulate(histogram.counts.begin(), histogram.counts.end(), std::int64_t{0});
}

} // namespace

TEST_CASE("INT8 a row gives the codes of the uniform quantizer and their error")
{
    const std::int64_t rows = 24, columns = 100;
    const auto values = normal(static_cast<std::size_t>(rows * columns));
    const auto probe = probeTensor(values, rows, columns, request(NumberFormat::Int8));
    REQUIRE(probe.failed.empty());
    UniformRule rule;
    rule.bits = 8;
    const auto restored = restoreUniform(quantizeUniform(rule, values, rows, columns));
    double mse = 0, worst = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        mse += std::pow(static_cast<double>(values[i]) - restored[i], 2) / static_cast<double>(values.size());
        worst = std::max(worst, std::fabs(static_cast<double>(values[i]) - restored[i]));
    }
    CHECK(probe.mse == doctest::Approx(mse));
    CHECK(probe.maxAbs == doctest::Approx(worst));
    CHECK(probe.bitsPerElement == doctest::Approx(8 + 32.0 / 100));
    CHECK(probe.representable.size() == 256);
    CHECK(probe.sqnrDb > 40);
    CHECK(probe.kurtosis == doctest::Approx(3).epsilon(0.15));
    CHECK(total(probe.before) == rows * columns);
    CHECK(total(probe.after) == rows * columns);
    CHECK(probe.before.edges == probe.after.edges);
    CHECK(probe.byRow.rmsError.size() == 24);
    CHECK(probe.byColumn.amax.size() == 100);
}

TEST_CASE("every format restores something near, and more bits restore better")
{
    const std::int64_t rows = 32, columns = 256;
    const auto values = normal(static_cast<std::size_t>(rows * columns));
    for (const NumberFormat format : probeFormats()) {
        const auto probe = probeTensor(values, rows, columns, request(format, 64));
        INFO(probeFormatTitle(format));
        REQUIRE(probe.failed.empty());
        CHECK(probe.sqnrDb > 12);
        CHECK(probe.cosine > 0.98);
        CHECK(std::is_sorted(probe.representable.begin(), probe.representable.end()));
        CHECK(probe.bitsPerElement >= 4);
        CHECK(probe.bitsPerElement < 9);
    }
    double before = -2;
    for (int bits = 2; bits <= 8; ++bits) {
        auto r = request(NumberFormat::Int8);
        r.bits = bits;
        const auto probe = probeTensor(values, rows, columns, r);
        CHECK(probe.sqnrDb > before + 3);
        CHECK(probe.representable.size() == std::size_t{1} << bits);
        before = probe.sqnrDb;
    }
    CHECK(probeTensor(values, rows, columns, request(NumberFormat::MXFP4)).bitsPerElement == doctest::Approx(4.25));
    CHECK(probeTensor(values, rows, columns, request(NumberFormat::NF4, 64)).bitsPerElement == doctest::Approx(4.5));
    auto asymmetric = request(NumberFormat::Int8, 64);
    asymmetric.bits = 4;
    asymmetric.symmetric = false;
    CHECK(probeTensor(values, rows, columns, asymmetric).bitsPerElement == doctest::Approx(4 + 20.0 / 64));
}

TEST_CASE("the search finds a clip that no coarser one beats")
{
    const std::int64_t rows = 16, columns = 512;
    auto values = normal(static_cast<std::size_t>(rows * columns));
    for (std::int64_t row = 0; row < rows; ++row)
        values[static_cast<std::size_t>(row * columns + 7)] = 0.12f; // a tail that INT4 does better without
    auto r = request(NumberFormat::Int8);
    r.bits = 4;
    r.searchClip = true;
    const auto found = probeTensor(values, rows, columns, r);
    CHECK(found.request.clip < 1);
    r.searchClip = false;
    for (double clip = 0.3; clip <= 1; clip += 0.1) {
        r.clip = clip;
        CHECK(probeTensor(values, rows, columns, r).mse >= found.mse * 0.999);
    }
}

TEST_CASE("outlier columns are named")
{
    const std::int64_t rows = 64, columns = 48;
    auto values = normal(static_cast<std::size_t>(rows * columns));
    for (std::int64_t row = 0; row < rows; ++row)
        for (const std::int64_t column : {5, 40})
            values[static_cast<std::size_t>(row * columns + column)] *= 20;
    const auto probe = probeTensor(values, rows, columns, request(NumberFormat::Int8));
    CHECK(probe.outlierColumns == std::vector<int>{5, 40});
    CHECK(probe.kurtosis > 6);
    // Where most columns are 0, the others are no outliers by that.
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t column = 10; column < 40; ++column)
            values[static_cast<std::size_t>(row * columns + column)] = 0;
    CHECK(probeTensor(values, rows, columns, request(NumberFormat::Int8)).outlierColumns == std::vector<int>{5, 40});
}

TEST_CASE("what is not finite is counted and left out; nonsense is refused in words")
{
    auto values = normal(64);
    values[3] = std::numeric_limits<float>::quiet_NaN();
    values[9] = std::numeric_limits<float>::infinity();
    const auto probe = probeTensor(values, 4, 16, request(NumberFormat::E4M3));
    CHECK(probe.failed.empty());
    CHECK(probe.nonFinite == 2);
    CHECK(total(probe.before) == 62);
    CHECK(std::isfinite(probe.mse));
    CHECK(probe.amax < 1);
    CHECK_FALSE(probeTensor(values, 5, 16, request(NumberFormat::Int8)).failed.empty());
    CHECK_FALSE(probeTensor({}, 0, 0, request(NumberFormat::Int8)).failed.empty());
    auto wrong = request(NumberFormat::Int8);
    wrong.bits = 1;
    CHECK_FALSE(probeTensor(values, 4, 16, wrong).failed.empty());
    std::vector<float> none(8, std::numeric_limits<float>::quiet_NaN());
    CHECK_FALSE(probeTensor(none, 2, 4, request(NumberFormat::Int8)).failed.empty());
    for (const NumberFormat format : probeFormats()) { // nothing but zeros
        const auto zeros = probeTensor(std::vector<float>(64), 4, 16, request(format));
        CHECK(zeros.failed.empty());
        CHECK(zeros.mse == 0);
        CHECK(std::isfinite(zeros.clipHigh));
    }
}

TEST_CASE("a stop ends it")
{
    std::stop_source stop;
    stop.request_stop();
    CHECK(probeTensor(normal(64), 4, 16, request(NumberFormat::Int8), stop.get_token()).stopped);
}

TEST_CASE("a layer of 512 x 784 takes a moment only")
{
    const auto values = normal(512 * 784);
    double most = 0;
    for (const NumberFormat format : probeFormats()) {
        auto r = request(format);
        r.searchClip = true;
        double least = 1e9;
        for (int i = 0; i < 3; ++i)
            least = std::min(least, probeTensor(values, 512, 784, r).milliseconds);
        MESSAGE(probeFormatTitle(format) << ": " << least << " ms");
        most = std::max(most, least);
    }
    CHECK(most < 500 * kPatience); // 100 ms on a machine that does nothing else
}
