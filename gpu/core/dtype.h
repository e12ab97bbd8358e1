// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// Storage types of tensors.
enum class DType : std::uint8_t { F64, F32, F16, BF16, F8E4M3, F8E5M2, I8, U8, I32 };

constexpr std::size_t sizeOf(DType type)
{
    switch (type) {
    case DType::F64:
        return 8;
    case DType::F32:
    case DType::I32:
        return 4;
    case DType::F16:
    case DType::BF16:
        return 2;
    default:
        return 1;
    }
}

/// Name as the command line knows it: half, bfloat16, float, double, fp8-e4m3, fp8-e5m2, int8, uint8, int32.
std::string_view dtypeName(DType type);
/// Short name for tables: FP16, BF16, FP32, …
std::string_view dtypeLabel(DType type);
/// From a command-line name; also accepts float16, fp16, bf16, float32, fp32.
std::optional<DType> parseDType(std::string_view name);

/// Shape of an activation tensor: num_tokens rows of hidden_size elements, row major.
struct Shape
{
    std::int64_t tokens = 0;
    std::int64_t hidden = 0;
    bool operator==(const Shape&) const = default;
    /// Number of elements; both sides are checked to be in range before a Shape is made.
    std::int64_t elements() const { return tokens * hidden; }
    std::string text() const { return std::to_string(tokens) + "×" + std::to_string(hidden); }
};

// Conversions, round to nearest even, NaN kept as a quiet NaN, overflow to infinity (IEEE 754).
float halfToFloat(std::uint16_t bits);
std::uint16_t floatToHalf(float value);
float bfloat16ToFloat(std::uint16_t bits);
std::uint16_t floatToBfloat16(float value);

/// Element `index` of raw memory of `type` as float. Float types only (F64 is rounded to nearest even).
float loadFloat(const void* data, DType type, std::size_t index);
/// Elements [first, first + count) as floats.
void loadFloats(const void* data, DType type, std::size_t first, std::size_t count, float* to);
/// `value` rounded to `type` and back. F32, F16, BF16 only.
float roundedTo(DType type, float value);
/// Rounds `value` to `type` and stores it as element `index`. F32, F16, BF16 only.
void storeFloat(void* data, DType type, std::size_t index, float value);
/// The same of elements [first, first + count).
void storeFloats(void* data, DType type, std::size_t first, std::size_t count, const float* values);

} // namespace qs
