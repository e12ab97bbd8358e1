// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/float8.h"
#include "gpu/core/random.h"
#include "gpu/numerics/oracle.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <vector>

/// Tensors that a kernel may get wrong.
namespace qs::test {

enum class Kind {
    Normal,
    Zeros,
    NegativeZeros,
    ConstantRows,
    ScatteredNan,
    ScatteredInfinity,
    Denormals,
    TiesInt8,
    TiesFloat8,
    NearTies,
    Huge,
    Tiny,
    NanRows,
    MaximumLast,
    RandomBits,
    MixedMagnitudes,
    Count
};

inline const char* nameOf(Kind kind)
{
    constexpr const char* names[] = {
        "normal",    "zeros",        "negative zeros", "constant rows",   "scattered NaN", "scattered infinity",
        "denormals", "ties of INT8", "ties of FP8",    "near ties",       "huge",          "tiny",
        "NaN rows",  "maximum last", "random bits",    "mixed magnitudes"};
    return names[static_cast<int>(kind)];
}

struct Tensor
{
    DType dtype = DType::F32;
    Shape shape;
    std::vector<std::uint8_t> bytes;
    HostTensor view() const { return {dtype, shape, bytes.data()}; }
};

inline float uniform(std::uint64_t seed, std::uint64_t i) { return static_cast<float>(uniformAt(seed, i)); }

/// A float next to t × scale: exactly there, or up to two units beside it.
inline float nearby(float t, float scale, std::uint64_t random)
{
    const float product = t * scale;
    const auto bits =
        static_cast<std::int64_t>(std::bit_cast<std::uint32_t>(product)) + static_cast<int>(random % 5) - 2;
    return product == 0.0f ? product : std::bit_cast<float>(static_cast<std::uint32_t>(bits));
}

inline float valueOf(Kind kind, DType dtype, std::uint64_t seed, std::int64_t row, std::int64_t column, Shape shape)
{
    const auto i = static_cast<std::uint64_t>(row * shape.hidden + column);
    const float normal = normalAt(seed, i);
    const std::uint64_t random = splitmix64(seed ^ 77, i);
    const bool small = dtype == DType::F16;
    constexpr float infinity = std::numeric_limits<float>::infinity();
    switch (kind) {
    case Kind::Zeros:
        return 0.0f;
    case Kind::NegativeZeros:
        return random % 2 ? -0.0f : 0.0f;
    case Kind::ConstantRows:
        return row % 3 == 0 ? 2.5f : row % 3 == 1 ? -0.75f : 0.0f;
    case Kind::ScatteredNan:
        return random % 11 == 0 ? std::numeric_limits<float>::quiet_NaN() : normal;
    case Kind::ScatteredInfinity:
        return random % 37 == 0 ? (random % 2 ? infinity : -infinity) : normal;
    case Kind::Denormals:
        return normal * (small ? 6e-7f : 1e-39f);
    case Kind::TiesInt8:
        return column % 64 == 5 ? 127.0f : static_cast<float>(static_cast<int>(random % 255) - 127) + 0.5f;
    case Kind::TiesFloat8: {
        if (column % 64 == 9) return 448.0f;
        const auto code = static_cast<std::uint8_t>(random % 126);
        const float middle = (decodeE4M3(code) + decodeE4M3(static_cast<std::uint8_t>(code + 1))) * 0.5f;
        return random >> 40 & 1 ? -middle : middle;
    }
    case Kind::NearTies: {
        // Rows and groups get amax from column 0 of each 64; ties of both formats against it.
        const float amax = 0.001f + 5.0f * uniform(seed ^ 5, static_cast<std::uint64_t>(row));
        if (column % 64 == 0) return amax;
        const auto code = static_cast<std::uint8_t>(random % 126);
        const float t8 = (decodeE4M3(code) + decodeE4M3(static_cast<std::uint8_t>(code + 1))) * 0.5f;
        const float t = static_cast<float>(static_cast<int>(random % 253) - 126) + 0.5f;
        return random >> 50 & 1 ? nearby(t, amax / 127.0f, random >> 20) : nearby(t8, amax / 448.0f, random >> 20);
    }
    case Kind::Huge:
        return normal * (small ? 2e4f : 1e38f);
    case Kind::Tiny:
        return normal * (small ? 1e-6f : 3e-38f);
    case Kind::NanRows:
        return row % 2 == 0 ? std::numeric_limits<float>::quiet_NaN() : normal;
    case Kind::MaximumLast:
        return column == shape.hidden - 1 ? -900.0f : normal;
    case Kind::MixedMagnitudes:
        return normal * std::exp2(static_cast<float>(static_cast<int>(random % 24) - 12));
    default:
        return normal;
    }
}

inline Tensor makeTensor(Kind kind, DType dtype, Shape shape, std::uint64_t seed)
{
    Tensor t{dtype, shape, std::vector<std::uint8_t>(static_cast<std::size_t>(shape.elements()) * sizeOf(dtype))};
    if (kind == Kind::RandomBits) {
        for (std::size_t i = 0; i < t.bytes.size(); ++i)
            t.bytes[i] = static_cast<std::uint8_t>(splitmix64(seed, i / 8) >> (8 * (i % 8)));
        return t;
    }
    for (std::int64_t row = 0; row < shape.tokens; ++row)
        for (std::int64_t column = 0; column < shape.hidden; ++column)
            storeFloat(t.bytes.data(), dtype, static_cast<std::size_t>(row * shape.hidden + column),
                       valueOf(kind, dtype, seed, row, column, shape));
    return t;
}

/// Empty where a result equals the oracle's bit for bit; else the first difference in words.
template <typename R>
std::string difference(const R& got, const Quantized& want, const HostTensor& input, std::size_t elementBytes = 1)
{
    if (got.codes.size() != want.codes.size() || got.scales.size() != want.scales.size() ||
        got.zeroPoints.size() != want.zeroPoints.size())
        return "sizes differ";
    for (std::size_t i = 0; i < want.scales.size(); ++i)
        if (std::memcmp(&got.scales[i], &want.scales[i], 4) != 0)
            return "scale " + std::to_string(i) + ": " + std::to_string(std::bit_cast<std::uint32_t>(got.scales[i])) +
                   " for " + std::to_string(std::bit_cast<std::uint32_t>(want.scales[i]));
    for (std::size_t i = 0; i < want.zeroPoints.size(); ++i)
        if (got.zeroPoints[i] != want.zeroPoints[i])
            return "zero point " + std::to_string(i) + ": " + std::to_string(got.zeroPoints[i]) + " for " +
                   std::to_string(want.zeroPoints[i]);
    if (got.codes.empty() || std::memcmp(got.codes.data(), want.codes.data(), got.codes.size()) == 0) return {};
    std::size_t first = 0, count = 0;
    for (std::size_t i = 0; i < want.codes.size(); ++i)
        if (got.codes[i] != want.codes[i] && count++ == 0) first = i;
    return std::to_string(count) + " codes differ, first " + std::to_string(first) + ": " +
           std::to_string(got.codes[first]) + " for " + std::to_string(want.codes[first]) +
           ", x = " + std::to_string(input.at(static_cast<std::int64_t>(first / elementBytes)));
}

} // namespace qs::test
