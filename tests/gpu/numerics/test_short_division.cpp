// SPDX-License-Identifier: GPL-3.0-or-later
// The shorter forms by which the CUDA kernels divide (encode.cuh), tried on the host: for all significands of the
// divisor, since powers of two only move the exponents while nothing underflows.
#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <initializer_list>

namespace {

constexpr std::uint32_t kFirst = 1u << 23;
constexpr std::uint32_t kEnd = 1u << 24;

float moved(float x, int units)
{
    return std::bit_cast<float>(std::bit_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(units));
}

int side(float x, float of) { return x < of ? -1 : x > of ? 1 : 0; }

/// fma(a, b, a) rounded down, from the one rounded to nearest and what is left of the exact value.
float fusedDown(float a, float b)
{
    const float nearest = std::fma(a, b, a);
    return std::fma(a, b, a - nearest) < 0.0f ? moved(nearest, -1) : nearest;
}

/// Whether fma(x, r, x × rest) lies on the same side of every tie between two E4M3 codes as x / scale does. The ties
/// have significands of at most five bits; only the x next to scale × tie can differ.
bool sameSideOfTies(std::uint32_t significand, float scale, float r, float rest)
{
    for (std::uint64_t t = 16; t < 32; ++t) {
        const float tie = static_cast<float>(t) / 16.0f;
        const std::uint64_t product = significand * t;
        const int drop = product >= (1ull << 28) ? 5 : 4;
        for (std::int64_t d = -1; d <= 2; ++d) {
            const float x = std::ldexp(static_cast<float>(static_cast<std::int64_t>(product >> drop) + d), drop - 27);
            if (side(x / scale, tie) != side(std::fma(x, r, x * rest), tie)) return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("a reciprocal in two parts divides rightly for E4M3, but for the significands that the kernels leave out")
{
    int wrong = 0, negative = 0, tried = 0;
    for (std::uint32_t s = kFirst; s < kEnd; ++s) {
        if ((s & 0x1fffffu) >= 0x1ffffdu) continue;
        const float scale = std::bit_cast<float>(0x3f800000u | (s & 0x7fffffu));
        float last = 0.0f;
        for (int off = -2; off <= 2; ++off) { // the hardware's approximate reciprocal may be off by so much
            const float near = moved(1.0f / scale, off);
            const float r = fusedDown(near, std::fma(-scale, near, 1.0f));
            if (r == last) continue; // nearly always: Newton's step forgets where it came from
            last = r;
            const float rest = std::fma(-scale, r, 1.0f) * r;
            negative += rest < 0.0f;
            wrong += !sameSideOfTies(s, scale, r, rest);
            ++tried;
        }
    }
    CHECK(tried >= static_cast<int>(kFirst) - 64);
    CHECK(negative == 0); // so that -0 stays -0
    CHECK(wrong == 0);
}

TEST_CASE("127 / amax by an approximate reciprocal and one correction is correctly rounded")
{
    int wrong = 0;
    for (std::uint32_t s = kFirst; s < kEnd; ++s) {
        const float amax = std::bit_cast<float>(0x3f800000u | (s & 0x7fffffu));
        for (int off = -2; off <= 2; ++off) {
            const float near = moved(1.0f / amax, off);
            const float r = std::fma(near, std::fma(-amax, near, 1.0f), near);
            const float q = 127.0f * r;
            wrong += std::fma(std::fma(-amax, q, 127.0f), r, q) != 127.0f / amax;
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("division by 448, 255 and 127 by the constant's reciprocal and one correction is correctly rounded")
{
    for (const float divisor : {448.0f, 255.0f, 127.0f}) {
        int wrong = 0;
        for (std::uint32_t s = kFirst; s < kEnd; ++s) {
            const float x = std::bit_cast<float>(0x3f800000u | (s & 0x7fffffu));
            const float q = x * (1.0f / divisor);
            wrong += std::fma(std::fma(-divisor, q, x), 1.0f / divisor, q) != x / divisor;
        }
        CAPTURE(divisor);
        CHECK(wrong == 0);
    }
}
