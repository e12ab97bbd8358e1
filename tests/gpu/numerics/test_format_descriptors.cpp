// SPDX-License-Identifier: GPL-3.0-or-later
// The table of number formats: what follows from a row, and that formats to come fit into one.
#include <doctest/doctest.h>

#include "gpu/core/random.h"
#include "gpu/numerics/float_groups.h"
#include "gpu/numerics/oracle.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

using namespace qs;

namespace {

/// The code next to `value` found by trying all, of two equally near ones the even one.
std::uint8_t nearestByTrying(int exponentBits, int mantissaBits, float value)
{
    const int magnitudes = 1 << (exponentBits + mantissaBits);
    int best = 0;
    double least = std::numeric_limits<double>::infinity();
    for (int code = 0; code < magnitudes; ++code) {
        const double away =
            std::fabs(std::fabs(double(value)) -
                      double(decodeMinifloat(exponentBits, mantissaBits, static_cast<std::uint8_t>(code))));
        if (away > least || (away == least && code % 2 != 0)) continue;
        least = away;
        best = code;
    }
    return static_cast<std::uint8_t>(best | (std::signbit(value) ? magnitudes : 0));
}

} // namespace

TEST_CASE("small floats are the nearest ones, ties to even, saturating")
{
    for (const auto& [exponentBits, mantissaBits, largest] :
         {std::tuple{2, 1, 6.0f}, {2, 3, 7.5f}, {3, 2, 28.0f}, {1, 2, 3.5f}}) {
        CAPTURE(exponentBits);
        CAPTURE(mantissaBits);
        const int codes = 2 << (exponentBits + mantissaBits);
        for (int code = 0; code < codes; ++code) {
            const float value = decodeMinifloat(exponentBits, mantissaBits, static_cast<std::uint8_t>(code));
            CHECK(encodeMinifloat(exponentBits, mantissaBits, value) == code); // also −0
            CHECK(std::fabs(value) <= largest);
        }
        CHECK(decodeMinifloat(exponentBits, mantissaBits, static_cast<std::uint8_t>(codes / 2 - 1)) == largest);
        for (int i = -4000; i <= 4000; ++i) {
            const float value = static_cast<float>(i) / 128.0f; // all midpoints among them
            CHECK(encodeMinifloat(exponentBits, mantissaBits, value) ==
                  nearestByTrying(exponentBits, mantissaBits, value));
        }
        CHECK(encodeMinifloat(exponentBits, mantissaBits, std::numeric_limits<float>::infinity()) == codes / 2 - 1);
        CHECK(encodeMinifloat(exponentBits, mantissaBits, std::nanf("")) == 0);
    }
}

TEST_CASE("codes of any width come back from where they were put")
{
    for (int bits = 1; bits <= 8; ++bits)
        for (const CodeOrder order : {CodeOrder::Neighbours, CodeOrder::Halves}) {
            if (order == CodeOrder::Halves && bits != 4) continue;
            std::array<std::uint8_t, 32> bytes{};
            const auto code = [&](int i) { return static_cast<std::uint8_t>((i * 37 + 11) & ((1 << bits) - 1)); };
            for (int i = 0; i < 32; ++i)
                putCode(bytes.data(), bits, i, order, 32, code(i));
            for (int i = 0; i < 32; ++i)
                CHECK(codeAt(bytes.data(), bits, i, order, 32) == code(i));
            for (std::size_t i = static_cast<std::size_t>(4 * bits); i < bytes.size(); ++i)
                CHECK(bytes[i] == 0);
        }
}

TEST_CASE("the layout of a format takes the bits that its descriptor counts")
{
    for (const FormatDescriptor& row : kNumberFormats) {
        if (!row.isPacked() || row.group() == 0) continue;
        CAPTURE(row.label);
        const std::int64_t elements = 1 << 20;
        const PackedLayout layout = packedLayout(groupScheme(row.format), {1, elements}, DType::F32);
        CHECK(8.0 * static_cast<double>(layout.totalBytes() - (layout.globalScale ? 4 : 0)) / double(elements) ==
              row.bitsPerElement());
    }
}

TEST_CASE("the plain loops of small floats give the oracle's bits")
{
    const std::int64_t tokens = 3, hidden = 1000; // the last group of a row is shorter
    std::vector<float> values(static_cast<std::size_t>(tokens * hidden));
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = normalAt(7, i) * std::exp2(static_cast<float>(i / 32 % 40) * 7 - 140);
    values[40] = std::numeric_limits<float>::infinity();
    values[100] = std::nanf("");
    std::fill_n(values.begin() + 320, 32, 0.0f);
    int checked = 0;
    for (const auto schemes : {allSchemes(), dialectSchemes()})
        for (const QuantScheme& scheme : schemes) {
            if (!scheme.isPacked() || !hasFloatGroups(scheme)) continue;
            CAPTURE(schemeName(scheme));
            const HostTensor input{DType::F32, {tokens, hidden}, values.data()};
            const Quantized q = quantizeOracle(scheme, input);
            const PackedLayout layout = packedLayout(scheme, input.shape, DType::F32);
            const FloatGroups groups = floatGroups(scheme, layout, q.globalScale);
            std::vector<std::uint8_t> codes(q.codes.size(), 0xa5), scales(q.scaleBytes.size(), 0xa5);
            std::vector<float> restored(values.size());
            for (std::int64_t row = 0; row < tokens; ++row)
                for (std::int64_t group = 0; group < layout.groupsPerRow; ++group) {
                    const std::int64_t first = row * hidden + group * layout.groupSize;
                    packFloatGroup(
                        groups, row, group, [&](std::int64_t i) { return values[static_cast<std::size_t>(first + i)]; },
                        codes.data(), scales.data());
                    restoreFloatGroup(
                        groups, row, group, codes.data(), scales.data(),
                        [&](std::int64_t i, float value) { restored[static_cast<std::size_t>(first + i)] = value; });
                }
            CHECK(codes == q.codes);
            CHECK(scales == q.scaleBytes);
            CHECK(restored == dequantizeOracle(scheme, q, input.shape, DType::F32));
            ++checked;
        }
    CHECK(checked >= 6);
}

TEST_CASE("blocks with two levels of scale fit into a row")
{
    using Kind = ElementCodec::Kind;
    // Blocks of 256 of GGUF: 144 bytes of Q4_K, 210 of Q6_K.
    constexpr FormatDescriptor q4k{.format = NumberFormat::Q4_0,
                                   .name = "q4_k",
                                   .label = "Q4_K",
                                   .element = {Kind::Unsigned, "INT4", 4, 15.0f},
                                   .scales = {{{ScaleCodec::UInt6, 32, true}, {ScaleCodec::F16, 256, true}}},
                                   .inBlocks = true};
    constexpr FormatDescriptor q6k{.format = NumberFormat::Q4_0,
                                   .name = "q6_k",
                                   .label = "Q6_K",
                                   .element = {Kind::Unsigned, "INT6", 6, 32.0f, 32},
                                   .scales = {{{ScaleCodec::Int8, 16}, {ScaleCodec::F16, 256}}},
                                   .inBlocks = true};
    CHECK(q4k.bitsPerElement() * 256 == 144 * 8);
    CHECK(q6k.bitsPerElement() * 256 == 210 * 8);
    CHECK(!q4k.hasTensorScale());
    CHECK(q6k.group() == 16);
}
