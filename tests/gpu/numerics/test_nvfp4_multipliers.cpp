// SPDX-License-Identifier: GPL-3.0-or-later
// NVFP4 by products (gpu/cuda/quantize/nvfp4_multipliers.h): what the kernel does with them, in the same steps on the
// host, has the codes of the rounded quotients.
#include <doctest/doctest.h>

#include "gpu/core/dtype.h"
#include "gpu/core/float8.h"
#include "gpu/core/random.h"
#include "gpu/cuda/quantize/nvfp4_multipliers.h"
#include "gpu/numerics/minifloat.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

using namespace qs;
using cuda::Nvfp4Multipliers;
using cuda::nvfp4Multipliers;

namespace {

constexpr int kBFloat16Bits = 8, kHalfBits = 11;

float moved(float multiplier, int exponentField)
{
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(multiplier) -
                                (static_cast<std::uint32_t>(exponentField) << 23));
}

/// Bits of a number in [0, 8) cut to FP16.
std::uint32_t cutToHalf(float x)
{
    if (x < 0x1p-14f) return static_cast<std::uint32_t>(x * 0x1p24f);
    return (std::bit_cast<std::uint32_t>(x) - (112u << 23)) >> 13;
}

/// As the kernel does it, x >= 0: of positive multipliers each of its two forms.
std::uint32_t codeByProduct(float x, float factor, bool steps)
{
    if (factor > 0.0f && steps) return (cutToHalf(x * factor) + 256u) >> 9;
    const std::uint32_t cut = factor > 0.0f ? cutToHalf(x * (factor * 0x1p14f)) | 1u : cutToHalf(x * -factor) + 1u;
    return encodeE2M1(halfToFloat(static_cast<std::uint16_t>(cut)));
}

struct Count
{
    int multipliers = 0, floors = 0, none = 0, wrong = 0;
};

/// All numbers with `bits` significant bits whose quotient lies in [1/8, 6.4].
void tryElements(float global, int bits, Count& count)
{
    const Nvfp4Multipliers m = nvfp4Multipliers(global, bits);
    for (int field : {1, 7, 15})
        for (int mantissa = 0; mantissa < 8; ++mantissa) {
            if (field == 15 && mantissa == 7) continue; // NaN
            const float scale = global * decodeE4M3(static_cast<std::uint8_t>(field << 3 | mantissa));
            const float multiplier = m.elements[mantissa];
            ++count.multipliers;
            count.floors += multiplier > 0.0f;
            count.none += multiplier == Nvfp4Multipliers::none;
            if (multiplier == Nvfp4Multipliers::none) continue;
            const float factor = moved(multiplier, field);
            for (float x = cuda::nvfp4::neighbour(0.125 * static_cast<double>(scale), bits, 0); x <= 6.4f * scale;
                 x = cuda::nvfp4::neighbour(static_cast<double>(x), bits, 1))
                for (const bool steps : {true, false})
                    count.wrong += codeByProduct(x, factor, steps) != encodeE2M1(x / scale);
        }
}

/// All amax with `bits` significant bits whose ratio lies in [2^-7, 512].
void tryRatio(float global, int bits, Count& count)
{
    const float ratio = nvfp4Multipliers(global, bits).ratio;
    ++count.multipliers;
    count.none += ratio == Nvfp4Multipliers::none;
    if (ratio == Nvfp4Multipliers::none) return;
    const auto code = [](float relative) { return encodeE4M3(std::clamp(relative, 0x1p-6f, 448.0f)); };
    for (float amax = cuda::nvfp4::neighbour(0x1p-7 * 6.0 * static_cast<double>(global), bits, 0);
         amax < 3072.0f * global; amax = cuda::nvfp4::neighbour(static_cast<double>(amax), bits, 1))
        count.wrong += code(amax * ratio) != code((amax / 6.0f) / global);
}

float randomGlobal(std::uint64_t i)
{
    const std::uint64_t random = splitmix64(23, i);
    return std::ldexp(1.0f + static_cast<float>(random & 0x7fffffu) * 0x1p-23f,
                      static_cast<int>(random >> 32 & 63) - 32);
}

} // namespace

TEST_CASE("the neighbour of a number keeps its significant bits, also across powers of two")
{
    using cuda::nvfp4::neighbour;
    CHECK(neighbour(1.0, 8, 0) == 1.0f);
    CHECK(neighbour(1.0, 8, 1) == 1.0f + 0x1p-7f);
    CHECK(neighbour(1.0, 8, -1) == 1.0f - 0x1p-8f);
    CHECK(neighbour(1.9999, 11, 1) == 2.0f);
    CHECK(neighbour(0.3, 11, 0) == 1228.0f * 0x1p-12f);
}

TEST_CASE("products have the codes of quotients for every BF16 number and the scale of every BF16 maximum")
{
    Count count;
    for (int amax = 128; amax < 256; ++amax)
        tryElements(static_cast<float>(amax) / 2688.0f, kBFloat16Bits, count);
    CHECK(count.wrong == 0);
    CHECK(count.none == 0);
    CHECK(count.floors > count.multipliers / 2);
}

TEST_CASE("products have the codes of quotients for every FP16 number")
{
    Count count;
    for (int amax = 1024; amax < 2048; amax += 3)
        tryElements(static_cast<float>(amax) / 2688.0f, kHalfBits, count);
    CHECK(count.wrong == 0);
    CHECK(count.none < count.multipliers / 200);
    CHECK(count.floors > count.multipliers / 2);
}

TEST_CASE("products for global scales that no maximum gave, and for those of few bits")
{
    for (const int bits : {kBFloat16Bits, kHalfBits}) {
        Count count;
        for (std::uint64_t i = 0; i < 40; ++i)
            tryElements(randomGlobal(i), bits, count);
        CHECK(count.wrong == 0);
        CHECK(count.none < count.multipliers / 100);
        Count few;
        for (const float global : {1.0f, 0.25f, 1.5f, 0.875f, 0x1p-40f, 0x1p40f})
            tryElements(global, bits, few);
        CHECK(few.wrong == 0);
        CHECK(few.floors < few.multipliers / 4); // numbers lie on the ties themselves
        CHECK(few.none == 0);
    }
}

TEST_CASE("one product has the block scale of two quotients")
{
    for (const int bits : {kBFloat16Bits, kHalfBits}) {
        Count count;
        for (int amax = 1 << (bits - 1); amax < 1 << bits; ++amax)
            tryRatio(static_cast<float>(amax) / 2688.0f, bits, count);
        for (std::uint64_t i = 0; i < 200; ++i)
            tryRatio(randomGlobal(i), bits, count);
        CHECK(count.wrong == 0);
        CHECK(count.none < count.multipliers / 20);
    }
}
