// SPDX-License-Identifier: GPL-3.0-or-later
// AWQ on a layer with outlier channels: the known figures, what the searches promise, and input that is no input.
#include <doctest/doctest.h>

#include "gpu/numerics/calibration/awq.h"
#include "tests/gpu/support/synthetic_layer.h"

#include <algorithm>
#include <cmath>

using namespace qs;
using namespace qs::test;

namespace {

AwqResult quantized(const SyntheticLayer& layer, const AwqOptions& options)
{
    auto result = awqQuantize(layer.w, layer.rows, layer.columns, layer.x, options);
    REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.error().text()));
    return std::move(*result);
}

/// The weights that the result is worth to inputs that were not divided: x̂/s.
std::vector<float> restoreAwq(const AwqResult& result)
{
    std::vector<float> out = restoreUniform(result.codes);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] /= result.scales[i % result.scales.size()];
    return out;
}

double roundedToNearest(const SyntheticLayer& layer, const AwqOptions& options)
{
    return layer.outputSqnr(restoreUniform(quantizeUniform(options.rule(), layer.w, layer.rows, layer.columns)));
}

} // namespace

TEST_CASE("the figures of the synthetic layer")
{
    const SyntheticLayer layer = outlierLayer(2000);
    AwqOptions options;
    options.clip = false;
    const AwqResult scaled = quantized(layer, options);
    const double nearest = roundedToNearest(layer, options), output = layer.outputSqnr(restoreAwq(scaled));
    options.clip = true;
    const AwqResult clipped = quantized(layer, options);
    const double withClips = layer.outputSqnr(restoreAwq(clipped));
    MESSAGE("nearest ", nearest, " dB, ratio ", scaled.ratio, ": ", output, " dB, clipped ", withClips, " dB");
    CHECK(std::fabs(nearest - 19.77) < 0.4);
    CHECK(std::fabs(output - 24.14) < 0.4);
    CHECK(std::fabs(scaled.ratio - 0.35) < 0.11);
    CHECK(withClips > output);
    CHECK(clipped.ratio == scaled.ratio);
    CHECK(clipped.mse < clipped.scaledMse);
    CHECK(clipped.scaledMse < clipped.plainMse);
    CHECK(scaled.mse == scaled.scaledMse);
    // on outputs that the search has not seen the gain is the same within a few tenths of a decibel
    CHECK(std::fabs(10 * std::log10(scaled.plainMse / scaled.scaledMse) - (output - nearest)) < 0.3);
}

TEST_CASE("scales, clips and codes belong together")
{
    SyntheticLayer layer = outlierLayer(3);
    AwqOptions options;
    options.groupSize = 96; // the last group of a row is shorter
    const AwqResult result = quantized(layer, options);
    REQUIRE(result.scales.size() == 512);
    const auto [least, most] = std::ranges::minmax(result.scales);
    CHECK(std::sqrt(double{least} * most) == doctest::Approx(1).epsilon(1e-4));
    REQUIRE(result.clips.size() == 128 * 6);
    for (const float clip : result.clips) {
        const float step = (1 - clip) * 20;
        CHECK(std::fabs(step - std::round(step)) < 1e-4);
        CHECK((clip >= 0.5499f && clip <= 1.0f));
    }
    // the codes are those of the scaled and cut weights
    for (const std::int64_t row : {0, 17, 127})
        for (std::int64_t group = 0; group < 6; ++group) {
            const std::int64_t first = group * 96, end = std::min<std::int64_t>(512, first + 96);
            float amax = 0, low = INFINITY, high = -INFINITY;
            const auto scaledWeight = [&](std::int64_t c) {
                return layer.w[static_cast<std::size_t>(row * 512 + c)] * result.scales[static_cast<std::size_t>(c)];
            };
            for (std::int64_t c = first; c < end; ++c)
                amax = std::max(amax, std::fabs(scaledWeight(c)));
            const float limit = amax * result.clips[static_cast<std::size_t>(row * 6 + group)];
            for (std::int64_t c = first; c < end; ++c) {
                low = std::min(low, std::clamp(scaledWeight(c), -limit, limit));
                high = std::max(high, std::clamp(scaledWeight(c), -limit, limit));
            }
            CHECK(result.codes.scales[static_cast<std::size_t>(row * 6 + group)] == (high - low) / 15);
            for (std::int64_t c = first; c < end; ++c)
                CHECK(std::fabs(result.codes.at(row, c) - std::clamp(scaledWeight(c), -limit, limit)) <=
                      0.501f * (high - low) / 15);
        }
}

TEST_CASE("equal channels are left alone, silent ones do no harm")
{
    SyntheticLayer layer = outlierLayer(4);
    std::ranges::fill(layer.x, 1.0f);
    AwqOptions options;
    options.clip = false;
    CHECK(quantized(layer, options).ratio == 0);
    for (const float s : quantized(layer, options).scales)
        CHECK(s == 1.0f);

    layer = outlierLayer(5);
    for (std::size_t i = 0; i < layer.x.size(); ++i)
        if (i % 512 < 40) layer.x[i] = 0;
    options.clip = true;
    const AwqResult result = quantized(layer, options);
    for (const float x : restoreAwq(result))
        REQUIRE(std::isfinite(x));
    CHECK(result.mse < result.plainMse);
    std::ranges::fill(layer.x, 0.0f);
    CHECK(quantized(layer, options).mse == 0);
}

TEST_CASE("what cannot be quantized is said")
{
    const std::vector<float> w(4 * 8, 0.5f), x(3 * 8, 1.0f);
    const auto failure = [](const std::vector<float>& weights, const std::vector<float>& inputs,
                            const AwqOptions& options) {
        const auto result = awqQuantize(weights, 4, 8, inputs, options);
        REQUIRE_FALSE(result.ok());
        return result.error().code;
    };
    CHECK(awqQuantize(w, 4, 8, x).ok());
    CHECK(failure(w, {}, {}) == ErrorCode::Usage);
    CHECK(failure(w, std::vector<float>(9), {}) == ErrorCode::Usage);
    CHECK(failure(x, x, {}) == ErrorCode::Usage);
    std::vector<float> broken = w, poisoned = x;
    broken[3] = std::nanf("");
    poisoned[5] = INFINITY;
    CHECK(failure(broken, x, {}) == ErrorCode::BadInput);
    CHECK(failure(w, poisoned, {}) == ErrorCode::BadInput);
    AwqOptions tensor;
    tensor.groupSize = -1;
    CHECK(failure(w, x, tensor) == ErrorCode::Usage);
}
