// SPDX-License-Identifier: GPL-3.0-or-later
// Uniform integers of every width: the known figures on N(0, 1), the same bytes as the packed formats, corner cases.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/numerics/error_metrics.h"
#include "gpu/numerics/oracle.h"
#include "gpu/numerics/packed_formats.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>
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

double sqnr(const std::vector<float>& x, const UniformCodes& codes)
{
    const std::vector<float> back = restoreUniform(codes);
    ErrorAccumulator sum;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum.add(x[i], back[i]);
    return sum.metrics().sqnrDb;
}

UniformRule ruleOf(int bits, bool symmetric, int groupSize, Dialect dialect = Dialect::Standard)
{
    UniformRule rule;
    rule.bits = bits;
    rule.symmetric = symmetric;
    rule.groupSize = groupSize;
    rule.dialect = dialect;
    return rule;
}

} // namespace

TEST_CASE("figures on N(0, 1)")
{
    struct Figure
    {
        std::string name;
        UniformRule rule;
        double db, tolerance;
    };
    const Dialect ct = Dialect::CompressedTensors, awq = Dialect::Awq;
    UniformRule searched = ruleOf(4, true, 128, ct), wide = searched;
    searched.mseSearch = wide.mseSearch = true;
    wide.mseSteps = 80;
    const std::vector<Figure> figures = {
        {"int8 tensor", ruleOf(8, true, -1), 38.876, 0.6},
        {"int8 tensor 127.5", ruleOf(8, true, -1, ct), 38.911, 0.6},
        {"int8 row", ruleOf(8, true, 0), 41.258, 0.1},
        {"int8 g128", ruleOf(8, true, 128), 43.793, 0.05},
        {"int8 asym tensor", ruleOf(8, false, -1), 39.191, 0.6},
        {"int4 tensor", ruleOf(4, true, -1), 13.700, 0.6},
        {"int4 row", ruleOf(4, true, 0), 16.084, 0.1},
        {"int4 g128", ruleOf(4, true, 128), 18.618, 0.05},
        {"int4 g128 7.5", ruleOf(4, true, 128, ct), 19.120, 0.05},
        {"int4 g128 MSE", searched, 19.870, 0.05},
        {"int4 g128 MSE wide", wide, 19.873, 0.05},
        {"int4 g128 asym", ruleOf(4, false, 128, awq), 19.961, 0.05},
        {"int4 g64 asym", ruleOf(4, false, 64, awq), 20.817, 0.05},
        {"int4 g32", ruleOf(4, true, 32), 20.263, 0.05},
        {"int4 g32 asym", ruleOf(4, false, 32, awq), 21.853, 0.05},
        {"int3 g128 asym", ruleOf(3, false, 128, awq), 13.336, 0.05},
        {"int2 g128 asym", ruleOf(2, false, 128, awq), 5.976, 0.05},
        {"int6 g128", ruleOf(6, true, 128), 31.549, 0.05},
    };
    const std::vector<float> x = normals(1000, 1 << 20);
    for (const Figure& f : figures) {
        const double db = sqnr(x, quantizeUniform(f.rule, x, 256, 4096));
        MESSAGE(f.name, ": ", db, " dB");
        CHECK(std::fabs(db - f.db) < f.tolerance);
    }
    UniformRule half = ruleOf(4, false, 128, awq);
    half.scaleType = DType::F16;
    CHECK(std::fabs(sqnr(x, quantizeUniform(half, x, 256, 4096)) - 19.961) < 0.05);
}

TEST_CASE("four bits are those of the packed formats")
{
    const std::int64_t rows = 37, columns = 300;
    for (const DType type : {DType::F32, DType::F16, DType::BF16}) {
        std::vector<float> x = normals(7, static_cast<std::size_t>(rows * columns));
        for (std::size_t i = 0; i < x.size(); ++i) {
            if (i % 300 < 32) x[i] = std::fabs(x[i]) + 1; // groups without zero
            if (i / 300 == 3) x[i] = 0;
            if (i / 300 == 4) x[i] *= 1e-30f;
            if (i / 300 == 5 && i % 7 == 0) x[i] = std::nanf("");
            if (i / 300 == 6 && i % 71 == 0) x[i] = i % 2 ? INFINITY : -INFINITY;
            if (i / 300 == 8) x[i] *= 1e-44f;
            if (i / 300 == 9 && i % 5 == 0) x[i] = i % 2 ? INFINITY : -INFINITY; // max − min overflows
            std::uint8_t bytes[4];
            storeFloat(bytes, type, 0, x[i]);
            x[i] = loadFloat(bytes, type, 0);
        }
        std::vector<std::uint8_t> data(x.size() * sizeOf(type));
        for (std::size_t i = 0; i < x.size(); ++i)
            storeFloat(data.data(), type, i, x[i]);
        for (const std::string name :
             {"int4-group128", "int4-group32-ct", "int4-group64-asym", "int4-group32-asym-awq"}) {
            CAPTURE(name);
            CAPTURE(std::string(dtypeName(type)));
            const auto scheme = parseScheme(name);
            REQUIRE(scheme.ok());
            // The dialects of packages compute in the tensor's own type; the weights of models are quantized from FP32.
            const bool inOwnType = name.ends_with("-ct") || name.ends_with("-awq");
            if (inOwnType && type != DType::F32) continue;
            const Shape shape{rows, columns};
            const Quantized packed = quantizeOracle(*scheme, {type, shape, data.data()});
            const PackedLayout layout = packedLayout(*scheme, shape, type);
            UniformRule rule = ruleOf(4, scheme->zeroPoint == ZeroPointRule::None, scheme->groupSize, scheme->dialect);
            rule.scaleType = type;
            const UniformCodes codes = quantizeUniform(rule, x, rows, columns);
            std::vector<float> scales = packed.scales;
            if (scheme->dialect == Dialect::CompressedTensors) // stores the type's epsilon for a group of zeros
                std::replace(scales.begin(), scales.end(), std::numeric_limits<float>::epsilon(), 0.0f);
            CHECK(codes.scales == scales);
            if (!rule.symmetric) CHECK(codes.zeroPoints == packed.zeroPoints);
            const PackedBytes bytes{packed.codes, packed.scaleBytes, packed.zeroPointBytes, 1.0f};
            std::size_t different = 0;
            for (std::int64_t r = 0; r < rows; ++r)
                for (std::int64_t c = 0; c < columns; ++c)
                    different += packedCodeAt(*scheme, layout, bytes, r, c / layout.groupSize, c % layout.groupSize) !=
                                 codes.codes[static_cast<std::size_t>(r * columns + c)];
            CHECK(different == 0);
        }
    }
}

TEST_CASE("eight bits are those of the byte formats")
{
    const std::vector<float> x = normals(9, 8 * 500);
    const QuantScheme token = *parseScheme("int8-token-dynamic-ct");
    const Quantized packed = quantizeOracle(token, {DType::F32, {8, 500}, x.data()});
    const UniformCodes codes = quantizeUniform(ruleOf(8, true, 0, Dialect::CompressedTensors), x, 8, 500);
    std::size_t different = 0; // the mode multiplies by 1/s: a tie may fall to the other side
    for (std::size_t i = 0; i < x.size(); ++i)
        different +=
            static_cast<int>(static_cast<std::int8_t>(packed.codes[i])) != codes.codes[i] - codes.zeroPoints[i / 500];
    CHECK(different <= 2);
    for (std::size_t r = 0; r < 8; ++r)
        CHECK(packed.scales[r] == doctest::Approx(codes.scales[r]).epsilon(1e-6));
}

TEST_CASE("codes by hand")
{
    // symmetric 3 bits: s = 3/3, codes −4 to 3 stored with 4 added; ties to even
    const std::vector<float> x = {3, -3, 0.5f, 1.5f, -0.5f, -2.5f, 0, 2.4f};
    const UniformCodes c = quantizeUniform(ruleOf(3, true, 0), x, 1, 8);
    CHECK(c.codes == std::vector<std::uint8_t>{7, 1, 4, 6, 4, 2, 4, 6});
    CHECK(c.scales == std::vector<float>{1});
    CHECK(c.zeroPoints == std::vector<std::int32_t>{4});
    CHECK(restoreUniform(c) == std::vector<float>{3, -3, 0, 2, 0, -2, 0, 2});
    CHECK(c.at(0, 5) == -2.0f);

    // asymmetric 2 bits: zero is forced into [1, 4] but in the Awq dialect
    const std::vector<float> y = {1, 2, 3, 4};
    const UniformCodes forced = quantizeUniform(ruleOf(2, false, 0), y, 1, 4),
                       free = quantizeUniform(ruleOf(2, false, 0, Dialect::Awq), y, 1, 4);
    CHECK(forced.scales[0] == 4.0f / 3);
    CHECK(forced.codes == std::vector<std::uint8_t>{1, 2, 2, 3});
    CHECK(free.scales[0] == 1.0f);
    CHECK(free.zeroPoints[0] == 0); // −1 cut to the codes
    CHECK(free.codes == std::vector<std::uint8_t>{1, 2, 3, 3});

    UniformRule narrow = ruleOf(4, true, 0);
    narrow.clip = 0.5;
    CHECK(quantizeUniform(narrow, x, 1, 8).codes[1] == 0); // −3/(1.5/7) = −14, cut to −8
    CHECK(quantizeUniform(narrow, x, 1, 8).scales[0] == 1.5f / 7);
}

TEST_CASE("a clip cuts, a narrow range has no lowest code")
{
    const std::vector<float> x = {-8, 8, 1};
    UniformRule rule = ruleOf(4, true, 0);
    rule.clip = 0.5;
    CHECK(quantizeUniform(rule, x, 1, 3).codes == std::vector<std::uint8_t>{0, 15, 10});
    rule.narrowRange = true;
    CHECK(quantizeUniform(rule, x, 1, 3).codes == std::vector<std::uint8_t>{1, 15, 10});
    CHECK(gridOf(rule, quantizeUniform(rule, x, 1, 3), 0).lowest == 1);
}

TEST_CASE("clips with the least error on N(0, 1)")
{
    const double best[][3] = {{2, 1.22, 7.21},  {3, 1.95, 13.29}, {4, 2.47, 18.91}, {5, 2.90, 24.34},
                              {6, 3.27, 29.72}, {7, 3.59, 35.13}, {8, 3.91, 40.60}};
    const std::vector<float> x = normals(1000, 1 << 20);
    float amax = 0;
    for (const float value : x)
        amax = std::max(amax, std::fabs(value));
    for (const auto& [bits, limit, db] : best) {
        UniformRule rule = ruleOf(static_cast<int>(bits), true, -1);
        rule.narrowRange = true;
        const auto at = [&](double clip) {
            rule.clip = clip / static_cast<double>(amax);
            return sqnr(x, quantizeUniform(rule, x, 1, 1 << 20));
        };
        CHECK(std::fabs(at(limit) - db) < 0.03 * bits); // of one seed: the tail is a hundred values
        CHECK(at(limit * 0.9) < at(limit));
        CHECK(at(limit * 1.1) < at(limit));
    }
}

TEST_CASE("nothing but zeros, NaN, infinities, one element, an empty row")
{
    const float inf = std::numeric_limits<float>::infinity(), nan = std::nanf("");
    for (const bool symmetric : {true, false}) {
        const UniformRule rule = ruleOf(4, symmetric, 4);
        const UniformCodes zeros = quantizeUniform(rule, std::vector<float>(6), 1, 6);
        CHECK(zeros.groupsPerRow == 2);
        CHECK(restoreUniform(zeros) == std::vector<float>(6));
        CHECK(restoreUniform(quantizeUniform(rule, std::vector<float>{nan, nan}, 1, 2)) == std::vector<float>(2));
        const std::vector<float> mixed =
            restoreUniform(quantizeUniform(rule, std::vector<float>{nan, 2, -1, 0.5f}, 1, 4));
        CHECK(mixed[0] == 0.0f);
        CHECK(mixed[1] == doctest::Approx(2));
        for (const float x : restoreUniform(quantizeUniform(rule, std::vector<float>{inf, -inf, FLT_MAX, 1}, 1, 4)))
            CHECK_FALSE(std::isnan(x));
        CHECK(quantizeUniform(rule, std::vector<float>{-3}, 1, 1).at(0, 0) == doctest::Approx(-3));
        CHECK(quantizeUniform(rule, {}, 0, 5).codes.empty());
    }
}

TEST_CASE("rules that make no sense")
{
    CHECK(checkUniformRule({}).ok());
    for (const int bits : {1, 9, 0, -4})
        CHECK_FALSE(checkUniformRule(ruleOf(bits, true, 0)).ok());
    UniformRule rule;
    rule.clip = 0;
    CHECK_FALSE(checkUniformRule(rule).ok());
    rule.clip = 1.5;
    CHECK_FALSE(checkUniformRule(rule).ok());
    CHECK_FALSE(checkUniformRule(ruleOf(4, true, 0, Dialect::Rceil)).ok());
    rule = {};
    rule.scaleType = DType::I8;
    CHECK_FALSE(checkUniformRule(rule).ok());
}
