// SPDX-License-Identifier: GPL-3.0-or-later
// SmoothQuant on a layer with outlier channels: the known figures for every exponent, the formula, and input that is no
// input.
#include <doctest/doctest.h>

#include "tests/gpu/numerics/smoothing_search.h"
#include "tests/gpu/support/synthetic_layer.h"

#include <algorithm>
#include <cmath>

using namespace qs;
using namespace qs::test;

namespace {

SmoothingSearch searched(const SyntheticLayer& layer, const SmoothingOptions& options)
{
    auto result = searchSmoothing(layer.w, layer.rows, layer.columns, layer.x, options);
    REQUIRE_MESSAGE(result.ok(), (result.ok() ? "" : result.error().text()));
    return std::move(*result);
}

struct Figure
{
    double alpha, db, tolerance;
};

void checkFigures(Granularity activations, double plain, double plainTolerance, const std::vector<Figure>& figures)
{
    const SyntheticLayer layer = outlierLayer(3000);
    SmoothingOptions options;
    options.activations = activations;
    options.maxRows = 2048;
    options.alphas.clear();
    for (const Figure& f : figures)
        options.alphas.push_back(f.alpha);
    const SmoothingSearch search = searched(layer, options);
    MESSAGE("none ", search.plain.sqnrDb, " dB");
    CHECK(std::fabs(search.plain.sqnrDb - plain) < plainTolerance);
    CHECK(search.plain.alpha < 0);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        MESSAGE("alpha ", figures[i].alpha, ": ", search.tried[i].sqnrDb, " dB");
        CHECK(std::fabs(search.tried[i].sqnrDb - figures[i].db) < figures[i].tolerance);
    }
}

} // namespace

TEST_CASE("the figures of the synthetic layer, activations by tensor")
{
    checkFigures(Granularity::Tensor, 23.34, 2,
                 {{0.25, 29.32, 1.3}, {0.5, 34.57, 0.8}, {0.75, 34.76, 0.8}, {0.85, 33.10, 0.8}, {1.0, 29.84, 0.8}});
}

TEST_CASE("the figures of the synthetic layer, activations by token")
{
    checkFigures(Granularity::Token, 29.71, 2,
                 {{0.25, 35.58, 1.3}, {0.5, 38.86, 0.8}, {0.75, 35.88, 0.8}, {0.85, 33.57, 0.8}, {1.0, 29.89, 0.8}});
}

TEST_CASE("the search finds the exponent with the least error")
{
    const SyntheticLayer layer = outlierLayer(4);
    const SmoothingSearch search = searched(layer, {});
    CHECK((search.alpha >= 0.5 && search.alpha <= 0.75));
    const auto best = std::ranges::min_element(search.tried, {}, &SmoothingError::mse);
    CHECK(best->alpha == search.alpha);
    CHECK(best->sqnrDb > search.plain.sqnrDb + 8);
    CHECK(best->mse < search.plain.mse);
    CHECK(search.scales == smoothingScales(columnAbsmax(layer.x, 512), columnAbsmax(layer.w, 512), search.alpha));
    SmoothingOptions token;
    token.activations = Granularity::Token;
    CHECK(searched(layer, token).alpha < search.alpha + 0.01);
}

TEST_CASE("factors by hand")
{
    const std::vector<float> x = {1, -4, 0, std::nanf(""), 2, 0}, w = {-0.5f, 0.25f, 1, 0.125f, -1, 0};
    CHECK(columnAbsmax(x, 3) == std::vector<float>{1, 4, 0});
    const std::vector<float> weightMax = columnAbsmax(w, 3);
    CHECK(weightMax == std::vector<float>{0.5f, 1, 1});
    const std::vector<float> s = smoothingScales(columnAbsmax(x, 3), weightMax);
    CHECK(s[0] == doctest::Approx(std::sqrt(2.0)));
    CHECK(s[1] == doctest::Approx(2));
    CHECK(s[2] == 1.0f); // never active: left alone
    CHECK(smoothingScales(columnAbsmax(x, 3), weightMax, 1.0)[1] == doctest::Approx(4));
    CHECK(smoothingScales(columnAbsmax(x, 3), weightMax, 0.0)[0] == doctest::Approx(2));
    CHECK(smoothingScales(std::vector<float>{1e-20f}, std::vector<float>{1.0f})[0] == kSmoothingFloor);
    CHECK(smoothingScales(std::vector<float>{1.0f}, std::vector<float>{0.0f})[0] == doctest::Approx(std::sqrt(1e5)));
    // the product stays what it was
    const std::vector<float> inputs = {3, 4}, weights = {5, 7}, factors = {4, 0.5f};
    const std::vector<float> a = smoothedActivations(inputs, factors), b = smoothedWeights(weights, factors);
    CHECK(a[0] * b[0] + a[1] * b[1] == 43.0f);
}

TEST_CASE("what cannot be smoothed is said")
{
    const std::vector<float> w(4 * 8, 0.5f), x(3 * 8, 1.0f);
    const auto failure = [](const std::vector<float>& weights, const std::vector<float>& inputs,
                            const SmoothingOptions& options) {
        const auto result = searchSmoothing(weights, 4, 8, inputs, options);
        REQUIRE_FALSE(result.ok());
        return result.error().code;
    };
    CHECK(searchSmoothing(w, 4, 8, x).ok());
    CHECK(failure(w, {}, {}) == ErrorCode::Usage);
    CHECK(failure(x, x, {}) == ErrorCode::Usage);
    SmoothingOptions beyond, none;
    beyond.alphas = {0.5, 1.5};
    none.alphas = {};
    CHECK(failure(w, x, beyond) == ErrorCode::Usage);
    CHECK(failure(w, x, none) == ErrorCode::Usage);
    std::vector<float> broken = w;
    broken[9] = std::nanf("");
    CHECK(failure(broken, x, {}) == ErrorCode::BadInput);
}
