// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle against hand-computed corner cases and the published signal-to-noise figures.
#include <doctest/doctest.h>

#include "gpu/core/float8.h"
#include "gpu/core/parallel.h"
#include "gpu/core/random.h"
#include "gpu/numerics/error_metrics.h"
#include "gpu/numerics/oracle.h"

#include <cmath>
#include <limits>

using namespace qs;

namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
const float kNan = std::nanf("");

QuantScheme mode(const char* name)
{
    const auto scheme = parseScheme(name);
    REQUIRE(scheme.ok());
    return *scheme;
}

Quantized run(const char* name, const std::vector<float>& values, std::int64_t tokens = 1, GivenScale given = {})
{
    const HostTensor input{DType::F32, {tokens, static_cast<std::int64_t>(values.size()) / tokens}, values.data()};
    return quantizeOracle(mode(name), input, given);
}

std::vector<int> signedCodes(const Quantized& q)
{
    std::vector<int> out;
    for (const std::uint8_t code : q.codes)
        out.push_back(static_cast<std::int8_t>(code));
    return out;
}

constexpr Shape kSamples{256, 4096}; // 2^20, in rows of 4096

std::vector<float> normals(std::uint64_t seed)
{
    std::vector<float> x(static_cast<std::size_t>(kSamples.elements()));
    parallelFor(kSamples.elements(), 1 << 14, [&](std::int64_t first, std::int64_t last, int) {
        for (std::int64_t i = first; i < last; ++i)
            x[static_cast<std::size_t>(i)] = normalAt(seed, static_cast<std::uint64_t>(i));
    });
    return x;
}

double sqnr(const char* name, const std::vector<float>& x)
{
    const QuantScheme scheme = mode(name);
    const Quantized q = quantizeOracle(scheme, {DType::F32, kSamples, x.data()});
    const std::vector<float> restored = dequantizeOracle(scheme, q, kSamples, DType::F32);
    ErrorAccumulator sum;
    for (std::size_t i = 0; i < x.size(); ++i)
        sum.add(x[i], restored[i]);
    return sum.metrics().sqnrDb;
}

/// Published mean over 8 seeds and what ours may be off.
struct Figure
{
    const char* mode;
    double decibel, tolerance;
};

constexpr double kTensor = 0.6, kRow = 0.1, kBlock = 0.05; // extreme values of a tensor, of a row; blocks and floats
constexpr Figure kFigures[] = {
    {"int8-tensor-dynamic", 38.876, kTensor},
    {"int8-tensor-dynamic-ct", 38.911, kTensor},
    {"int8-tensor-static-azp", 39.191, kTensor},
    {"int8-token-dynamic", 41.258, kRow},
    {"fp8-e4m3-tensor-dynamic", 31.549, kBlock},
    {"fp8-e4m3-token-dynamic", 31.546, kBlock},
    {"fp8-e5m2-tensor-dynamic", 25.576, kBlock},
    {"int4-group32", 20.263, kBlock},
    {"int4-group128", 18.618, kBlock},
    {"int4-group128-ct", 19.120, kBlock},
    {"int4-group32-asym", 21.853, kBlock},
    {"int4-group64-asym", 20.817, kBlock},
    {"int4-group128-asym", 19.961, kBlock},
    {"int4-group128-asym-awq", 19.961, kBlock},
    {"nf4-group64", 20.726, kBlock},
    {"mxfp8", 30.651, kBlock},
    {"mxfp8-rceil", 31.523, kBlock},
    {"mxfp4", 18.790, kBlock},
    {"mxfp4-ct", 19.029, kBlock},
    {"mxfp4-ceil", 16.821, kBlock},
    {"mxfp4-rceil", 18.758, kBlock},
    {"nvfp4", 20.440, kBlock},
    {"nvfp4-single", 20.440, kBlock},
    {"q8_0", 45.431, kBlock},
    {"q4_0", 21.320, kBlock},
};

} // namespace

TEST_CASE("mode names go there and back, and unknown ones are refused with the list")
{
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes) {
            const auto again = parseScheme(schemeName(scheme));
            REQUIRE(again.ok());
            CHECK(*again == scheme);
            CHECK(schemeDescription(scheme).english().back() == '.');
        }
    for (const char* name : {"int8-tensor-static",
                             "int8-tensor-dynamic",
                             "int8-token-dynamic",
                             "int8-token-dynamic-azp",
                             "int8-tensor-static-azp",
                             "int8-tensor-affine",
                             "fp8-e4m3-tensor-static",
                             "fp8-e4m3-tensor-dynamic",
                             "fp8-e4m3-token-dynamic",
                             "fp8-e4m3-group128-dynamic",
                             "fp8-e5m2-tensor-dynamic",
                             "baseline-copy",
                             "int4-group32",
                             "int4-group64",
                             "int4-group128",
                             "int4-group32-asym",
                             "int4-group64-asym",
                             "int4-group128-asym",
                             "nf4-group64",
                             "mxfp8",
                             "mxfp4",
                             "nvfp4",
                             "q8_0",
                             "q4_0",
                             "int4-group64-ct",
                             "int8-tensor-dynamic-ct",
                             "int8-token-dynamic-ct",
                             "mxfp8-ct",
                             "mxfp4-ct",
                             "int4-group32-asym-awq",
                             "mxfp8-ceil",
                             "mxfp4-rceil",
                             "mxfp4-even",
                             "nvfp4-single"})
        CHECK(parseScheme(name).ok());
    for (const char* name : {"int4-group16", "int4-group256", "nf4-group128", "int4", "mxfp8-awq", "nvfp4-ct",
                             "q8_0-ct", "int4-group128-dynamic"})
        CHECK_FALSE(parseScheme(name).ok());
    CHECK(allSchemes().size() == 25);
    CHECK(dialectSchemes().size() == 17);
    CHECK(byteSchemes().size() == 13);
    CHECK(schemeName(byteSchemes().back()) == "fp8-e5m2-tensor-dynamic");
    const auto wrong = parseScheme("int9");
    REQUIRE_FALSE(wrong.ok());
    CHECK(wrong.error().hint.english().find("int8-token-dynamic") != std::string::npos);
}

TEST_CASE("signal-to-noise ratios of N(0,1), 2^20 samples, mean of 8 seeds")
{
    std::vector<double> sums(std::size(kFigures));
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const std::vector<float> x = normals(seed);
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += sqnr(kFigures[i].mode, x);
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::string name = kFigures[i].mode;
        CAPTURE(name);
        CHECK(std::fabs(sums[i] / 8 - kFigures[i].decibel) <= kFigures[i].tolerance);
        MESSAGE(name, ": ", sums[i] / 8, " dB, published ", kFigures[i].decibel);
    }
}

TEST_CASE("compressed-tensors' INT8 takes the whole range of codes and divides")
{
    const auto q = run("int8-token-dynamic-ct", {-127.5f, 127.5f, 63.5f, 0.5f, kNan, 0, 0, 0, 0, 0}, 2);
    CHECK(q.scales == std::vector<float>{1.0f, 0x1p-23f}); // of zeros, the type's epsilon
    CHECK(signedCodes(q) == std::vector<int>{-128, 127, 64, 0, 0, 0, 0, 0, 0, 0});
    CHECK(signedCodes(run("int8-tensor-dynamic-ct", {kInf, 3.0f})) == std::vector<int>{0, 0});
}

TEST_CASE("dequantize gives back numbers of the type asked for")
{
    const auto q = run("int8-token-dynamic-azp", {0.0f, 255.0f, 127.5f});
    CHECK(dequantizeOracle(mode("int8-token-dynamic-azp"), q, {1, 3}, DType::F32) ==
          std::vector<float>{0.0f, 255.0f, 128.0f});
    const std::vector<float> x{1.0f, 0.1f, -300.0f, 7e4f};
    const auto copy = run("baseline-copy", x);
    CHECK(dequantizeOracle(mode("baseline-copy"), copy, {1, 4}, DType::F32) == x);
    const auto fp8 = run("fp8-e4m3-group128-dynamic", {448.0f * 3, 3.0f, 0.0f});
    CHECK(dequantizeOracle(mode("fp8-e4m3-group128-dynamic"), fp8, {1, 3}, DType::F16) ==
          std::vector<float>{1344.0f, 3.0f, 0.0f});
    // Rounded to the type: 100/3 in BF16.
    const Quantized third{{1}, {100.0f / 3}, {}, false, {}, {}, 1.0f};
    CHECK(dequantizeOracle(mode("int8-token-dynamic"), third, {1, 1}, DType::BF16) == std::vector<float>{33.25f});
}

TEST_CASE("int8 static divides, dynamic multiplies by 127/amax")
{
    const auto q = run("int8-tensor-static", {0.5f, 1.5f, 2.5f, -0.5f, -1.5f, 126.5f, 200.0f, -200.0f}, 1, {1.0f, {}});
    CHECK(signedCodes(q) == std::vector<int>{0, 2, 2, 0, -2, 126, 127, -128}); // ties to even, saturation
    CHECK(q.scales == std::vector<float>{1.0f});
    // A value where division and multiplication by the reciprocal round differently.
    int differences = 0;
    for (std::uint64_t i = 0; i < 200000; ++i) {
        const float x = normalAt(3, i) * 3;
        const float s = 0.0237f;
        const auto divided = quantizeElement(mode("int8-tensor-static"), {s, 1 / s, 0, false}, x);
        const auto multiplied = quantizeElement(mode("int8-token-dynamic"), {s, 1 / s, 0, false}, x);
        differences += divided != multiplied ? 1 : 0;
    }
    CHECK(differences < 20); // the dialects differ rarely, at ties only
    const auto dynamic = run("int8-token-dynamic", {1, -2, 0.5f, 4, 8, -16}, 2);
    CHECK(dynamic.scales == std::vector<float>{2.0f / 127, 16.0f / 127});
    CHECK(signedCodes(dynamic) == std::vector<int>{64, -127, 32, 32, 64, -127});
}

TEST_CASE("azp rounds before the zero point is added, affine after")
{
    const ScaleParams odd{1.0f, 1.0f, 3, false};
    CHECK(static_cast<std::int8_t>(quantizeElement(mode("int8-tensor-static-azp"), odd, 0.5f)) == 3); // rne(0.5) + 3
    CHECK(static_cast<std::int8_t>(quantizeElement(mode("int8-tensor-affine"), odd, 0.5f)) == 4);     // rne(3.5)
    const auto q = run("int8-token-dynamic-azp", {0.0f, 255.0f, 127.5f});
    CHECK(q.scales == std::vector<float>{1.0f});
    CHECK(q.zeroPoints == std::vector<std::int32_t>{-128});
    CHECK(signedCodes(q) == std::vector<int>{-128, 127, 0});
    const auto constant = run("int8-token-dynamic-azp", {5, 5, 5, 5});
    CHECK(constant.scales == std::vector<float>{0.0f});
    CHECK(constant.zeroPoints == std::vector<std::int32_t>{0});
    CHECK(signedCodes(constant) == std::vector<int>{0, 0, 0, 0});
    // Far from zero the zero point is not clamped, and codes saturate instead of wrapping.
    const auto far = run("int8-token-dynamic-azp", {1e6f, 1e6f + 255, 1e6f + 100});
    CHECK(far.zeroPoints.front() == -1000128);
    CHECK(signedCodes(far) == std::vector<int>{-128, 127, -28});
}

TEST_CASE("zeros: scale 0 or the floor, codes 0, the sign kept in FP8")
{
    for (const QuantScheme& scheme : byteSchemes()) {
        if (scheme.isCopy()) continue;
        const std::vector<float> zeros(300, 0.0f);
        const Quantized q = quantizeOracle(scheme, {DType::F32, {2, 150}, zeros.data()});
        for (const std::uint8_t code : q.codes)
            CHECK(code == 0);
        for (const float scale : q.scales)
            CHECK(scale == (scheme.granularity == Granularity::Token && scheme.isFloat8() ? kTokenScaleFloor
                            : scheme.granularity == Granularity::Group                    ? kGroupAmaxFloor / 448.0f
                                                                                          : 0.0f));
        if (scheme.granularity == Granularity::Tensor) CHECK(q.constantInput);
    }
    CHECK(run("fp8-e4m3-token-dynamic", {-0.0f, 1.0f}).codes == std::vector<std::uint8_t>{0x80, 0x7e});
    CHECK(run("fp8-e4m3-tensor-dynamic", {-0.0f, 0.0f}).codes == std::vector<std::uint8_t>{0x80, 0x00});
}

TEST_CASE("NaN and infinities")
{
    CHECK(run("fp8-e4m3-tensor-dynamic", {kNan, 448.0f}).codes == std::vector<std::uint8_t>{0x7e, 0x7e});
    CHECK(run("fp8-e4m3-token-dynamic", {kNan, -448.0f}).codes == std::vector<std::uint8_t>{0x7e, 0xfe});
    CHECK(run("fp8-e4m3-group128-dynamic", {kNan, 448.0f}).codes == std::vector<std::uint8_t>{0xfe, 0x7e});
    CHECK(run("fp8-e5m2-tensor-dynamic", {kNan, 57344.0f}).codes == std::vector<std::uint8_t>{0x7b, 0x7b});
    CHECK(signedCodes(run("int8-token-dynamic", {kNan, 1.0f})) == std::vector<int>{0, 127});
    CHECK(signedCodes(run("int8-tensor-static", {kNan, kInf, -kInf, 1.0f}, 1, {1.0f, {}})) ==
          std::vector<int>{0, 127, -128, 1});
    // A maximum of infinity: finite values vanish, infinities have no meaning.
    CHECK(run("fp8-e4m3-tensor-dynamic", {kInf, 3.0f, -3.0f}).codes == std::vector<std::uint8_t>{0x7e, 0x00, 0x80});
    CHECK(run("fp8-e4m3-token-dynamic", {kInf, 3.0f, -3.0f}).codes == std::vector<std::uint8_t>{0x7e, 0x00, 0x80});
    CHECK(run("fp8-e4m3-group128-dynamic", {kInf, 3.0f}).codes == std::vector<std::uint8_t>{0xfe, 0x00});
    CHECK(signedCodes(run("int8-token-dynamic", {kInf, 3.0f})) == std::vector<int>{0, 0});
    CHECK(signedCodes(run("int8-token-dynamic", {kNan, kNan})) == std::vector<int>{0, 0});
}

TEST_CASE("denormals: nothing is flushed, reciprocals may overflow as pinned")
{
    const float tiny = std::numeric_limits<float>::denorm_min();
    CHECK(signedCodes(run("int8-token-dynamic", {tiny, -tiny, 0.0f})) == std::vector<int>{127, -128, 0});
    CHECK(run("fp8-e4m3-tensor-dynamic", {tiny, -tiny}).codes == std::vector<std::uint8_t>{0x7e, 0xfe});
    CHECK(run("fp8-e4m3-token-dynamic", {tiny, 0.0f}).scales == std::vector<float>{kTokenScaleFloor});
    const auto q = run("int8-token-dynamic", {1e-36f, 6e-37f});
    CHECK(signedCodes(q) == std::vector<int>{127, 76});
}

TEST_CASE("a partial last group is a group of its own")
{
    std::vector<float> x(130, 1.0f);
    x[129] = 100.0f;
    const auto q = run("fp8-e4m3-group128-dynamic", x);
    REQUIRE(q.scales.size() == 2);
    CHECK(q.scales[0] == 1.0f / 448);
    CHECK(q.scales[1] == 100.0f / 448);
    CHECK(q.codes[129] == 0x7e);
    CHECK(scaleCount(mode("fp8-e4m3-group128-dynamic"), {3, 130}) == 6);
}

TEST_CASE("exact sizes, scales and zero points included")
{
    CHECK(outputBytes(mode("int8-token-dynamic"), {4, 100}, DType::F16).value == 400 + 16);
    CHECK(outputBytes(mode("int8-token-dynamic-azp"), {4, 100}, DType::F16).value == 400 + 32);
    CHECK(outputBytes(mode("fp8-e4m3-group128-dynamic"), {4, 129}, DType::F16).value == 516 + 32);
    CHECK(outputBytes(mode("baseline-copy"), {4, 100}, DType::BF16).value == 800);
    CHECK(trafficBytes(mode("fp8-e4m3-tensor-static"), {4, 100}, DType::F32).value == 1600 + 400 + 4);
}

TEST_CASE("error metrics leave out what is not finite, and know an exact result")
{
    ErrorAccumulator sum;
    sum.add(1.0f, 1.5f);
    sum.add(-2.0f, -2.0f);
    sum.add(kInf, 0.0f);
    sum.add(kNan, 0.0f);
    const ErrorMetrics m = sum.metrics();
    CHECK(m.nonFinite == 2);
    CHECK(m.elements == 2);
    CHECK(m.mse == doctest::Approx(0.125));
    CHECK(m.maxAbs == 0.5);
    CHECK(m.sqnrDb == doctest::Approx(10 * std::log10(5 / 0.25)));
    CHECK(m.cosine == doctest::Approx(5.5 / (std::sqrt(5.0) * std::sqrt(6.25))));
    ErrorAccumulator exact;
    exact.add(2.0f, 2.0f);
    CHECK(std::isinf(exact.metrics().sqnrDb));
    CHECK(exact.metrics().exact());
    exact.add(kInf, kInf);
    CHECK(exact.metrics().kind() == ErrorKind::ExactInPart);
}

TEST_CASE("finite values that come back as NaN or infinite are counted, in no sum, and never exact")
{
    ErrorAccumulator a, b;
    a.add(1.0f, 1.0f);
    a.add(3.0f, kNan);
    b.add(4.0f, -kInf);
    b.add(2.0f, 1.5f);
    ErrorAccumulator both = a;
    both.merge(b);
    const ErrorMetrics m = both.metrics();
    CHECK(m.elements == 2);
    CHECK(m.destroyed == 2);
    CHECK(m.nonFinite == 0);
    CHECK(m.mse == doctest::Approx(0.125));
    CHECK(m.maxAbs == 0.5);
    CHECK(m.kind() == ErrorKind::Measured);
    CHECK(a.metrics().kind() == ErrorKind::ExactInPart);
    CHECK_FALSE(a.metrics().exact());
    ErrorAccumulator nothing;
    nothing.add(kNan, 1.0f);
    nothing.add(1.0f, kNan);
    CHECK(nothing.metrics().kind() == ErrorKind::NotJudged);
    CHECK(std::isnan(nothing.metrics().sqnrDb));
    CHECK(std::isnan(nothing.metrics().maxAbs));
    CHECK(ErrorAccumulator{}.metrics().kind() == ErrorKind::NotJudged);
}
