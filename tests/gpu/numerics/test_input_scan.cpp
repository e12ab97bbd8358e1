// SPDX-License-Identifier: GPL-3.0-or-later
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/numerics/input_scan.h"

#include <cmath>
#include <limits>
#include <vector>

using namespace qs;

namespace {

InputScan scanned(const std::vector<float>& values, Shape shape)
{
    return scanInput({DType::F32, shape, values.data()}, {});
}

} // namespace

TEST_CASE("a scan finds the extremes that the oracle finds, in tensors of every kind of size")
{
    for (const Shape shape : {Shape{1, 1}, Shape{3, 1500}, Shape{600, 7}, Shape{300, 1025}}) {
        CAPTURE(shape.tokens);
        std::vector<float> values(static_cast<std::size_t>(shape.elements()));
        for (std::size_t i = 0; i < values.size(); ++i)
            values[i] = normalAt(8, i) - 0.5f;
        const auto check = [&] {
            const Extremes want = extremesOf({DType::F32, shape, values.data()}, 0, shape.elements());
            const Extremes got = scanned(values, shape).extremes;
            CHECK(got.any == want.any);
            CHECK(got.amax == want.amax);
            CHECK(got.min == want.min);
            CHECK(got.max == want.max);
        };
        check();
        values.back() = -std::numeric_limits<float>::infinity();
        check();
        for (std::size_t i = 0; i < values.size(); i += 2)
            values[i] = i % 4 == 0 ? std::nanf("") : -std::nanf("");
        check();
        values.assign(values.size(), std::nanf(""));
        check();
    }
}

TEST_CASE("rows and columns with outliers are counted over all tiles, of finite values alone")
{
    const Shape shape{700, 1100};
    std::vector<float> values(static_cast<std::size_t>(shape.elements()));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = normalAt(8, i);
    CHECK_FALSE(scanned(values, shape).outliers->any());
    values[5 * 1100 + 3] = std::numeric_limits<float>::infinity(); // no magnitude
    values[6 * 1100 + 4] = std::nanf("");
    values[699 * 1100 + 1099] = -1000;
    for (std::size_t r = 0; r < 700; ++r)
        values[r * 1100 + 1030] *= 20;
    const auto found = scanned(values, shape).outliers;
    REQUIRE(found.has_value());
    CHECK(found->rows == 700);
    CHECK(found->columns == 1100);
    CHECK(found->outlierColumns == 2);
    CHECK(found->outlierRows == 1);
    CHECK_FALSE(scanned(values, {7, 1100}).outliers.has_value());
    CHECK_FALSE(scanned(values, {1100, 7}).outliers.has_value());
}
