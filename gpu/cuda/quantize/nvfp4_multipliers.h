// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

/// NVFP4 of 16-bit input by products in place of quotients: the multipliers, found on the host for a global scale.
///
/// The rules (numerics/packed_formats.h) divide: a block's scale is E4M3((amax / 6) / g), an element's code E2M1(x /
/// s), each quotient rounded to FP32. A code counts the ties between neighbouring values that the quotient has passed.
/// Numbers of 8 or 11 significant bits lie so far apart that next to a tie only a pair of neighbours matters: the last
/// that has not passed it and the first that has. A multiplier that leads both of every such pair to their sides gives
/// the right code for all numbers of that type; powers of two change nothing. The ties of E2M1 have four significands
/// (1, 1.25, 1.5, 1.75), those of E4M3 eight, and s = g × c has eight for one g.
namespace qs::cuda {

/// A multiplier is `none` where there is no right one, and the quotient has to be taken.
struct Nvfp4Multipliers
{
    static constexpr float none = 0.0f;
    /// amax × ratio has the E4M3 code of (amax / 6) / g where that is a normal number.
    float ratio = none;
    /// Of x, by the mantissa bits of c, times 2^7 for c with an exponent field of 0; each higher one halves it. The
    /// products are cut to FP16. Positive, and times 2^-14 (1 becomes the smallest normal number, and FP16's bits have
    /// the codes' own steps): the product is not below a tie if the quotient's code is the upper one, and below it
    /// else. Negative: one unit above the cut product lies on the quotient's side of every tie, or on the tie as if the
    /// quotient did: for numbers right on ties of both parities.
    float elements[8] = {};
};

namespace nvfp4 {

/// What becomes of a product: see Nvfp4Multipliers::elements; rounded to E4M3.
enum class Target { Floor, Even, E4M3 };

/// Of the numbers with some significant bits: the two next to a tie, and the code's side of it.
struct Pair
{
    double tie = 1.0;
    bool even = false; ///< the code below the tie is even: a quotient on the tie goes down
    float last = 0.0f; ///< that takes the code below
    float first = 0.0f;
};

/// A number next to x > 0 with `bits` significant bits: the one not above x, moved by `steps`.
inline float neighbour(double x, int bits, int steps)
{
    const std::int64_t unit = std::int64_t{1} << (53 - bits);
    const std::int64_t cut = std::bit_cast<std::int64_t>(x) & -unit;
    return static_cast<float>(std::bit_cast<double>(cut + steps * unit));
}

/// `scale`: about what numbers are divided by; quotient(x): the rounded one.
template <typename F> Pair pairAt(double tie, bool even, int bits, double scale, F&& quotient)
{
    const auto passes = [&](int step) {
        const double q = static_cast<double>(quotient(neighbour(tie * scale, bits, step)));
        return q > tie || (q == tie && !even);
    };
    int step = -1;
    while (!passes(step))
        ++step;
    return {tie, even, neighbour(tie * scale, bits, step - 1), neighbour(tie * scale, bits, step)};
}

/// The least product that is above the tie; E4M3: right on it, that depends.
inline double leastAbove(const Pair& p, Target target)
{
    return target == Target::Even && !p.even ? p.tie - 0x1p-10 : p.tie;
}

inline bool above(float product, const Pair& p, Target target)
{
    const double least = leastAbove(p, target), x = static_cast<double>(product);
    return target == Target::E4M3 && p.even ? x > least : x >= least;
}

/// A multiplier that leads all pairs to their sides, amid of those there are.
template <std::size_t N> float multiplier(const std::array<Pair, N>& pairs, Target target)
{
    double low = 0.0, high = std::numeric_limits<double>::infinity();
    for (const Pair& p : pairs) {
        const double least = leastAbove(p, target);
        low = std::fmax(low, least / static_cast<double>(p.first));
        high = std::fmin(high, least / static_cast<double>(p.last));
    }
    const auto middle = std::bit_cast<std::uint32_t>(static_cast<float>((low + high) / 2));
    for (const std::uint32_t bits : {middle, middle - 1, middle + 1}) {
        const float m = std::bit_cast<float>(bits);
        bool right = true;
        for (const Pair& p : pairs)
            right = right && above(p.first * m, p, target) && !above(p.last * m, p, target);
        if (right) return m;
    }
    return Nvfp4Multipliers::none;
}

/// For x / scale to E2M1, scale in [2^-60, 2^60]: in place of the division.
inline float elementMultiplier(float scale, int bits, Target target)
{
    std::array<Pair, 4> pairs;
    for (std::size_t i = 0; i < 4; ++i)
        pairs[i] = pairAt(1.0 + 0.25 * static_cast<double>(i), i < 2, bits, static_cast<double>(scale),
                          [&](float x) { return x / scale; });
    return multiplier(pairs, target);
}

/// For (amax / 6) / global to E4M3.
inline float ratioMultiplier(float global, int bits)
{
    std::array<Pair, 8> pairs;
    for (std::size_t i = 0; i < 8; ++i)
        pairs[i] = pairAt((17.0 + 2.0 * static_cast<double>(i)) / 16.0, i % 2 == 0, bits,
                          6.0 * static_cast<double>(global), [&](float amax) { return (amax / 6.0f) / global; });
    return multiplier(pairs, Target::E4M3);
}

} // namespace nvfp4

/// For numbers with `bits` significant bits (8: BF16, 11: FP16) and a global scale in [2^-40, 2^40].
inline Nvfp4Multipliers nvfp4Multipliers(float global, int bits)
{
    Nvfp4Multipliers m{nvfp4::ratioMultiplier(global, bits), {}};
    for (int i = 0; i < 8; ++i) {
        const float scale = global * (1.0f + static_cast<float>(i) / 8.0f);
        m.elements[i] = nvfp4::elementMultiplier(scale, bits, nvfp4::Target::Floor) * 0x1p-7f;
        if (m.elements[i] == Nvfp4Multipliers::none)
            m.elements[i] = nvfp4::elementMultiplier(scale, bits, nvfp4::Target::Even) * -0x1p7f;
    }
    return m;
}

} // namespace qs::cuda
