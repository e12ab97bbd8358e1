// SPDX-License-Identifier: GPL-3.0-or-later
// The packed formats: layout, packing by hand, rounding of the small formats, corner cases.
#include <doctest/doctest.h>

#include "gpu/core/float8.h"
#include "gpu/numerics/minifloat.h"
#include "gpu/numerics/packed_oracle.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

using namespace qs;

namespace {

using Bytes8 = std::vector<std::uint8_t>;
constexpr float kInf = std::numeric_limits<float>::infinity();
const float kNan = std::nanf("");

QuantScheme mode(const std::string& name)
{
    const auto scheme = parseScheme(name);
    REQUIRE(scheme.ok());
    return *scheme;
}

Quantized run(const std::string& name, const std::vector<float>& values, DType type = DType::F32,
              std::int64_t tokens = 1)
{
    std::vector<std::uint8_t> data(values.size() * sizeOf(type));
    for (std::size_t i = 0; i < values.size(); ++i)
        storeFloat(data.data(), type, i, values[i]);
    const Shape shape{tokens, static_cast<std::int64_t>(values.size()) / tokens};
    return quantizeOracle(mode(name), {type, shape, data.data()});
}

std::vector<float> restored(const std::string& name, const Quantized& q, std::int64_t hidden, DType type = DType::F32)
{
    return dequantizeOracle(mode(name), q, {1, hidden}, type);
}

/// Every packed mode of every dialect.
std::vector<QuantScheme> packedSchemes()
{
    std::vector<QuantScheme> out;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes)
            if (scheme.isPacked()) out.push_back(scheme);
    return out;
}

/// The nearest of the format's values by looking at all; of two equally near ones the even code.
std::uint8_t nearestE2M1(float value)
{
    const float magnitude = std::fabs(value);
    std::size_t best = 0;
    for (std::size_t code = 1; code < 8; ++code) {
        const double distance = std::fabs(double{kE2M1Values[code]} - magnitude);
        const double least = std::fabs(double{kE2M1Values[best]} - magnitude);
        if (distance < least || (distance == least && code % 2 == 0)) best = code;
    }
    return static_cast<std::uint8_t>(best | (std::signbit(value) ? 8u : 0u));
}

} // namespace

TEST_CASE("E2M1: every code goes there and back, ties go to even, everything saturates")
{
    for (std::uint8_t code = 0; code < 16; ++code)
        CHECK(encodeE2M1(decodeE2M1(code)) == code);
    const std::vector<std::pair<float, int>> ties{{0.25f, 0}, {0.75f, 2}, {1.25f, 2}, {1.75f, 4},
                                                  {2.5f, 4},  {3.5f, 6},  {5.0f, 6}};
    for (const auto& [value, code] : ties) {
        CHECK(encodeE2M1(value) == code);
        CHECK(encodeE2M1(-value) == (code | 8));
    }
    CHECK(encodeE2M1(1e30f) == 7);
    CHECK(encodeE2M1(-kInf) == 15);
    CHECK(encodeE2M1(-0.0f) == 8);
    CHECK(encodeE2M1(kNan) == 0);
    CHECK(encodeE2M1(std::numeric_limits<float>::denorm_min()) == 0);
}

TEST_CASE("E2M1 rounding is the nearest value, for every bfloat16 and around every midpoint")
{
    int differ = 0;
    for (std::uint32_t bits = 0; bits < 65536; ++bits) {
        const float value = bfloat16ToFloat(static_cast<std::uint16_t>(bits));
        if (!std::isnan(value)) differ += encodeE2M1(value) != nearestE2M1(std::clamp(value, -6.0f, 6.0f)) ? 1 : 0;
    }
    CHECK(differ == 0);
    for (std::size_t code = 0; code < 7; ++code) {
        const float middle = (kE2M1Values[code] + kE2M1Values[code + 1]) / 2;
        CHECK(encodeE2M1(std::nextafter(middle, 0.0f)) == code);
        CHECK(encodeE2M1(std::nextafter(middle, 9.0f)) == code + 1);
    }
}

TEST_CASE("GGUF's scales: E4M3 with halves up, denormals that stay denormal, 448 from 248 on")
{
    for (int code = 1; code < 0x77; ++code) {
        const float low = decodeE4M3(static_cast<std::uint8_t>(code));
        const float middle = (low + decodeE4M3(static_cast<std::uint8_t>(code + 1))) / 2;
        CHECK(encodeGgmlScale(low) == code);
        CHECK(encodeGgmlScale(middle) == (code == 7 ? 7 : code + 1));
        CHECK(encodeGgmlScale(std::nextafter(middle, 0.0f)) == code);
        CHECK(encodeE4M3(middle) == (code % 2 ? code + 1 : code));
    }
    CHECK(encodeGgmlScale(std::nextafter(0x1p-6f, 0.0f)) == 7);
    CHECK(encodeGgmlScale(0x1p-6f) == 8);
    CHECK(encodeGgmlScale(std::nextafter(248.0f, 0.0f)) == 0x77);
    CHECK(encodeGgmlScale(248.0f) == 0x7e);
    CHECK(encodeGgmlScale(448.0f) == 0x7e);
    CHECK(encodeGgmlScale(FLT_MAX) == 0x7e);
    CHECK(encodeGgmlScale(0x1p-10f) == 1);
    CHECK(encodeGgmlScale(0x1.ffp-11f) == 0);
    CHECK(encodeGgmlScale(0.0f) == 0);
}

TEST_CASE("GGUF's E2M1: ties go to the smaller value, zero has no sign")
{
    for (const float scale : {1.0f, 0x1p-9f, 1.875f, 448.0f})
        for (std::uint8_t code = 0; code < 7; ++code) {
            const float middle = (kE2M1Values[code] + kE2M1Values[code + 1u]) / 2 * scale;
            CHECK(encodeGgmlE2M1(middle, scale) == code);
            CHECK(encodeGgmlE2M1(std::nextafter(middle, 1e9f), scale) == code + 1);
            CHECK(encodeGgmlE2M1(-middle, scale) == (code ? code + 8 : 0));
            CHECK(encodeGgmlE2M1(std::nextafter(-middle, -1e9f), scale) == code + 9);
        }
    CHECK(encodeGgmlE2M1(-0.0f, 1.0f) == 0);
    CHECK(encodeGgmlE2M1(1e30f, 1.0f) == 7);
    CHECK(encodeGgmlE2M1(-1e30f, 1.0f) == 15);
    CHECK(encodeGgmlE2M1(1.0f, 0.0f) == 0);
    CHECK(encodeGgmlE2M1(kNan, 1.0f) == 0);
    CHECK(encodeGgmlE2M1(-std::numeric_limits<float>::infinity(), 448.0f) == 0);
}

TEST_CASE("E8M0 is a power of two")
{
    CHECK(decodeE8M0(127) == 1.0f);
    CHECK(decodeE8M0(0) == 0x1p-127f);
    CHECK(decodeE8M0(1) == 0x1p-126f);
    CHECK(decodeE8M0(254) == 0x1p127f);
}

TEST_CASE("layouts: bytes and offsets by hand")
{
    const PackedLayout int4 = packedLayout(mode("int4-group128-asym"), {3, 300}, DType::BF16);
    CHECK(int4.groupsPerRow == 3);
    CHECK(int4.codeRowBytes == 150);
    CHECK(int4.codeOffset(1, 2) == 150 + 128);
    CHECK(int4.groupLength(2) == 44);
    CHECK(int4.scaleOffset(1, 2) == 10);
    CHECK(int4.zeroPointRowBytes == 2); // three nibbles
    CHECK(int4.zeroPointOffset(2, 1) == 4);
    CHECK(int4.totalBytes() == 450 + 18 + 6);
    CHECK(packedLayout(mode("int4-group128"), {1, 128}, DType::F32).totalBytes() == 64 + 4);
    CHECK(packedLayout(mode("nf4-group64"), {2, 65}, DType::F16).totalBytes() ==
          2 * (33 + 8)); // an odd row ends on a whole byte
    CHECK(packedLayout(mode("mxfp8"), {2, 33}, DType::F16).totalBytes() == 2 * (33 + 2));
    CHECK(packedLayout(mode("mxfp4"), {1, 32}, DType::F16).totalBytes() == 17);
    CHECK(packedLayout(mode("nvfp4"), {1, 64}, DType::F16).totalBytes() == 32 + 4 + 4);
    CHECK(packedLayout(mode("nvfp4-single"), {1, 64}, DType::F16).totalBytes() == 36);
    const PackedLayout q8 = packedLayout(mode("q8_0"), {2, 33}, DType::F16);
    CHECK(q8.codeRowBytes == 68);
    CHECK(q8.codeOffset(1, 1) == 102);
    CHECK(q8.scaleBytes() == 0);
    CHECK(packedLayout(mode("q4_0"), {2, 33}, DType::F16).totalBytes() == 72);
}

TEST_CASE("bits a weight as published")
{
    const Shape large{64, 4096};
    const auto bits = [&](const char* name) {
        return static_cast<double>(outputBytes(mode(name), large, DType::F16).value) * 8 /
               static_cast<double>(large.elements());
    };
    CHECK(bits("int4-group128") == 4.125);
    CHECK(bits("int4-group128-asym") == 4.15625);
    CHECK(bits("nf4-group64") == 4.5);
    CHECK(bits("mxfp4") == 4.25);
    CHECK(bits("mxfp8") == 8.25);
    CHECK(bits("nvfp4") == doctest::Approx(4.5).epsilon(1e-4)); // and one global scale
    CHECK(bits("nvfp4-single") == 4.5);
    CHECK(bits("q8_0") == 8.5);
    CHECK(bits("q4_0") == 4.5);
}

TEST_CASE("INT4 symmetric by hand: q + 8, low nibble first, scale in the input's type")
{
    const auto q = run("int4-group32", {7.0f, -7.0f, 0.5f, 1.5f, -2.5f, -7.9f + 1.0f, kNan}, DType::F16);
    CHECK(q.scaleBytes == Bytes8{0x00, 0x3c}); // 1.0 as FP16
    CHECK(q.scales == std::vector<float>{1.0f});
    CHECK(q.codes == Bytes8{0x1f, 0xa8, 0x16, 0x88}); // 7 −7 | 0 2 | −2 −7 | NaN, padding
    CHECK(restored("int4-group32", q, 7, DType::F16) == std::vector<float>{7, -7, 0, 2, -2, -7, 0});
    const auto ct = run("int4-group32-ct", {7.5f, -7.5f, 0.5f, -0.75f});
    CHECK(ct.scales == std::vector<float>{1.0f});
    CHECK(ct.codes == Bytes8{0x0f, 0x78}); // 7.5 saturates at 7, −7.5 rounds to −8
    // The codes come from the stored scale: amax/7 = 1/7 rounds in BF16.
    const auto bf16 = run("int4-group128", {1.0f}, DType::BF16);
    CHECK(bf16.scales.front() == bfloat16ToFloat(floatToBfloat16(1.0f / 7)));
}

TEST_CASE("INT4 asymmetric by hand: z in 4 bits, zero in the range but for AWQ")
{
    std::vector<float> x(64, 0.0f); // two groups of 32
    x[0] = -5.0f;
    x[1] = 10.0f;
    x[32] = 15.0f;
    x[33] = 30.0f;
    for (std::size_t i = 34; i < 64; ++i)
        x[i] = 20.0f;
    const auto q = run("int4-group32-asym", x);
    CHECK(q.scales == std::vector<float>{1.0f, 2.0f});
    CHECK(q.zeroPoints == std::vector<std::int32_t>{5, 0});
    CHECK(q.zeroPointBytes == Bytes8{0x05});
    CHECK(q.codes[0] == 0xf0);
    CHECK(q.codes[1] == 0x55);  // zeros
    CHECK(q.codes[16] == 0xf8); // rne(7.5) = 8, 15
    const auto awq = run("int4-group32-asym-awq", x);
    CHECK(awq.scales == std::vector<float>{1.0f, 1.0f});
    CHECK(awq.zeroPointBytes == Bytes8{0x05}); // −15 is cut to 0
    CHECK(awq.codes[16] == 0xff);
    // Three groups: the last zero point has a byte with an empty half.
    std::vector<float> three(96, -1.0f);
    const auto odd = run("int4-group32-asym", three);
    CHECK(odd.zeroPointBytes == Bytes8{0xff, 0x0f});
    CHECK(odd.codes == Bytes8(48, 0x00));
    // Ties are rounded before the zero point is added.
    CHECK(packedElement(mode("int4-group32-asym"), {1.0f, 0.0f, 5, {}}, 0.5f) == 5);
    CHECK(packedElement(mode("int4-group32-asym"), {1.0f, 0.0f, 5, {}}, 1.5f) == 7);
    CHECK(packedElement(mode("int4-group32-asym"), {1.0f, 0.0f, 5, {}}, kNan) == 5);
}

TEST_CASE("NF4 by hand: the table's own values come back, midpoints take the lower code")
{
    for (std::uint8_t code = 0; code < 16; ++code)
        CHECK(packedElement(mode("nf4-group64"), {0.0f, 1.0f, 0, {}}, kNF4Values[code]) == code);
    for (std::size_t code = 0; code < 15; ++code) {
        const float middle = kNF4Midpoints[code];
        CHECK(middle == doctest::Approx((kNF4Values[code] + kNF4Values[code + 1]) / 2).epsilon(1e-6));
        CHECK(packedElement(mode("nf4-group64"), {0.0f, 1.0f, 0, {}}, middle) == code);
        CHECK(packedElement(mode("nf4-group64"), {0.0f, 1.0f, 0, {}}, std::nextafter(middle, 2.0f)) == code + 1);
    }
    CHECK(kNF4Midpoints[7] == 0.03979014977812767f); // as bitsandbytes writes them
    CHECK(kNF4Midpoints[10] == 0.2920137718319893f);
    const auto q = run("nf4-group64", {-2.0f, 2.0f, 0.0f, 0.7f, kNan}, DType::F16);
    CHECK(q.codes == Bytes8{0xf0, 0xb7, 0x77}); // 0.35 is nearest to 0.3379
    CHECK(q.scaleBytes == Bytes8{0x00, 0x00, 0x00, 0x40});
    CHECK(restored("nf4-group64", q, 5) == std::vector<float>{-2.0f, 2.0f, 0.0f, 2 * 0.33791524171829224f, 0.0f});
}

TEST_CASE("MX scales of every dialect around a power of two and the format's largest values")
{
    struct Case
    {
        float amax;
        int standard, ct, ceil, rceil, even; ///< exponent less 127
    };
    const Case four[] = {{4.0f, 0, 0, 0, 0, 0},     {6.0f, 0, 0, 1, 0, 0},     {6.5f, 0, 0, 1, 1, 0},
                         {7.0f, 0, 1, 1, 1, 1},     {8.0f, 1, 1, 1, 1, 1},     {6.99f, 0, 0, 1, 1, 0},
                         {3.0f, -1, -1, 0, -1, -1}, {1.0f, -2, -2, -2, -2, -2}};
    for (const Case& c : four) {
        CAPTURE(c.amax);
        CHECK(run("mxfp4", {c.amax}).scaleBytes.front() == c.standard + 127);
        CHECK(run("mxfp4-ct", {-c.amax}).scaleBytes.front() == c.ct + 127);
        CHECK(run("mxfp4-ceil", {c.amax}).scaleBytes.front() == c.ceil + 127);
        CHECK(run("mxfp4-rceil", {c.amax}).scaleBytes.front() == c.rceil + 127);
        CHECK(run("mxfp4-even", {c.amax}).scaleBytes.front() == c.even + 127);
    }
    const Case eight[] = {{256.0f, 0, 0, 0, 0, 0}, {448.0f, 0, 1, 1, 0, 0}, {449.0f, 0, 1, 1, 1, 0},
                          {495.0f, 0, 1, 1, 1, 0}, {496.0f, 0, 1, 1, 1, 1}, {512.0f, 1, 1, 1, 1, 1}};
    for (const Case& c : eight) {
        CAPTURE(c.amax);
        CHECK(run("mxfp8", {c.amax}).scaleBytes.front() == c.standard + 127);
        CHECK(run("mxfp8-ct", {c.amax}).scaleBytes.front() == c.ct + 127);
        CHECK(run("mxfp8-ceil", {c.amax}).scaleBytes.front() == c.ceil + 127);
        CHECK(run("mxfp8-rceil", {c.amax}).scaleBytes.front() == c.rceil + 127);
        CHECK(run("mxfp8-even", {c.amax}).scaleBytes.front() == c.even + 127);
    }
}

TEST_CASE("MXFP4 and MXFP8 by hand")
{
    const auto four = run("mxfp4", {12.0f, -8.0f, 1.0f, 0.5f, -0.0f}, DType::BF16);
    CHECK(four.scaleBytes == Bytes8{128});         // 2
    CHECK(four.codes == Bytes8{0xe7, 0x01, 0x08}); // 6 −4 | 0.5 0.25→0 | −0, padding
    CHECK(restored("mxfp4", four, 5) == std::vector<float>{12.0f, -8.0f, 1.0f, 0.0f, -0.0f});
    const auto eight = run("mxfp8", {448.0f, 1.0f, -0.5f, 0.0f, kNan});
    CHECK(eight.scaleBytes == Bytes8{127});
    CHECK(eight.codes == Bytes8{0x7e, 0x38, 0xb0, 0x00, 0x7f});
    // Between 448 and 512 the standard dialect saturates.
    CHECK(restored("mxfp8", run("mxfp8", {511.0f}), 1) == std::vector<float>{448.0f});
    CHECK(restored("mxfp8-rceil", run("mxfp8-rceil", {511.0f}), 1) == std::vector<float>{512.0f});
}

TEST_CASE("NVFP4 by hand: block scales in units of the global one")
{
    std::vector<float> x(32, 0.0f);
    x[0] = 2688.0f;
    x[1] = -1344.0f;
    x[16] = 6.0f;
    x[17] = 3.5f;
    const auto q = run("nvfp4", x);
    CHECK(q.globalScale == 1.0f);
    CHECK(q.scaleBytes == Bytes8{0x7e, 0x38}); // 448, 1
    CHECK(q.codes[0] == 0xd7);                 // 6, −3
    CHECK(q.codes[8] == 0x67);                 // 6, 3.5 → 4
    const auto single = run("nvfp4-single", x);
    CHECK(single.scaleBytes == Bytes8{0x7e, 0x38});
    CHECK(single.globalScale == 1.0f);
    // 6 × 1.0625 lies between two scales: up in GGUF, to even with a global scale.
    CHECK(run("nvfp4-single", {6.375f}).scaleBytes == Bytes8{0x39});
    CHECK(packedGroupParams(mode("nvfp4"), {6.375f, 0, 6.375f, true}, 0, DType::F32, 1.0f).scaleBytes[0] == 0x38);
    // A block far below the tensor's maximum gets the smallest scale.
    std::vector<float> far(32, 0.0f);
    far[0] = 2688.0f;
    far[16] = 1e-6f;
    CHECK(run("nvfp4", far).scaleBytes == Bytes8{0x7e, 0x08});
}

TEST_CASE("Q8_0 and Q4_0 by hand")
{
    std::vector<float> x(33, 0.0f);
    x[0] = 127.0f;
    x[1] = -63.5f;
    x[2] = 0.5f;
    x[31] = -127.0f;
    x[32] = 254.0f;
    const auto q8 = run("q8_0", x, DType::F16);
    REQUIRE(q8.codes.size() == 68);
    CHECK(q8.codes[0] == 0x00); // d = 1 as FP16, low byte first
    CHECK(q8.codes[1] == 0x3c);
    CHECK(q8.codes[2] == 127);
    CHECK(q8.codes[3] == 0xc0); // −64: half away from zero
    CHECK(q8.codes[4] == 1);
    CHECK(q8.codes[33] == 0x81);
    CHECK(q8.codes[35] == 0x40); // d = 2
    CHECK(q8.codes[36] == 127);
    CHECK(q8.codes[37] == 0);
    std::vector<float> y(32, 0.0f);
    y[0] = 8.0f; // the first of the largest: d = −1
    y[1] = -8.0f;
    y[2] = 0.5f;
    y[16] = 3.0f;
    y[17] = -0.5f;
    const auto q4 = run("q4_0", y, DType::F16);
    REQUIRE(q4.codes.size() == 18);
    CHECK(q4.codes[0] == 0x00);
    CHECK(q4.codes[1] == 0xbc); // −1
    CHECK(q4.codes[2] == 0x50); // 8 → 0, 3 → 5
    CHECK(q4.codes[3] == 0x9f); // −8 → 16, cut to 15; −0.5 → trunc(9.0)
    CHECK(q4.codes[4] == 0x88); // 0.5 → trunc(8.0)
    CHECK(restored("q4_0", q4, 32)[0] == 8.0f);
    CHECK(restored("q4_0", q4, 32)[1] == -7.0f);
}

TEST_CASE("zeros, NaN, infinities and denormals: zero codes, the largest codes, no scale that is not a number")
{
    for (const QuantScheme& scheme : packedSchemes()) {
        const std::string name = schemeName(scheme);
        CAPTURE(name);
        for (const DType type : {DType::F16, DType::BF16, DType::F32}) {
            const std::vector<float> zeros(70, 0.0f);
            for (const float value : restored(name, run(name, zeros, type), 70, type))
                CHECK(value == 0.0f);
            std::vector<float> odd(130, 0.25f);
            odd[0] = kNan;
            odd[1] = kInf;
            odd[2] = -kInf;
            const Quantized q = run(name, odd, type);
            for (const float scale : q.scales)
                CHECK(std::isfinite(scale));
            const auto values = restored(name, q, 130, type);
            if (scheme.format != NumberFormat::MXFP8) CHECK(values[0] == 0.0f);
            const bool ggml =
                scheme.dialect == Dialect::SingleLevel; // looks for the nearest value, and none is nearer to infinity
            if (ggml) CHECK((values[1] == 0.0f && values[2] == 0.0f));
            if (!scheme.hasZeroPoint() && !ggml) { // with one, a range from −∞ to ∞ leaves nothing to tell apart
                CHECK(values[1] > 1e3f);
                CHECK(values[2] < -1e3f);
            }
            const auto nothing = run(name, std::vector<float>(64, kNan), type);
            if (scheme.format != NumberFormat::MXFP8)
                for (const float value : restored(name, nothing, 64, type))
                    CHECK(value == 0.0f);
            const float tiny = type == DType::F16 ? 0x1p-24f : 0x1p-133f;
            for (const float value : restored(name, run(name, {tiny, -tiny, 0.0f}, type), 3, type))
                CHECK(std::fabs(value) <= 0x1p-6f);
        }
    }
}

TEST_CASE("INT4 scales that would round to nothing or to infinity stay usable")
{
    const auto tiny = run("int4-group32", {0x1p-24f, -0x1p-24f}, DType::F16);
    CHECK(tiny.scales == std::vector<float>{0x1p-24f});
    CHECK(tiny.codes == Bytes8{0x79});
    CHECK(run("int4-group32", {0x1p-149f}).scales == std::vector<float>{0x1p-149f});
    CHECK(run("int4-group32", {kInf, 1.0f}, DType::F16).scales == std::vector<float>{65504.0f});
    CHECK(run("int4-group32-asym", {FLT_MAX, -FLT_MAX}).scales == std::vector<float>{FLT_MAX});
    CHECK(run("int4-group32-asym-awq", {5.0f, 5.0f}).scales == std::vector<float>{1e-5f / 15.0f});
}
