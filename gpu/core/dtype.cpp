// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/dtype.h"

#include "gpu/core/float8.h"

#include <bit>
#include <cstring>

namespace qs {

std::string_view dtypeName(DType type)
{
    switch (type) {
    case DType::F64:
        return "double";
    case DType::F32:
        return "float";
    case DType::F16:
        return "half";
    case DType::BF16:
        return "bfloat16";
    case DType::F8E4M3:
        return "fp8-e4m3";
    case DType::F8E5M2:
        return "fp8-e5m2";
    case DType::I8:
        return "int8";
    case DType::U8:
        return "uint8";
    case DType::I32:
        return "int32";
    }
    return "?";
}

std::string_view dtypeLabel(DType type)
{
    switch (type) {
    case DType::F64:
        return "FP64";
    case DType::F32:
        return "FP32";
    case DType::F16:
        return "FP16";
    case DType::BF16:
        return "BF16";
    case DType::F8E4M3:
        return "FP8 E4M3";
    case DType::F8E5M2:
        return "FP8 E5M2";
    case DType::I8:
        return "INT8";
    case DType::U8:
        return "UINT8";
    case DType::I32:
        return "INT32";
    }
    return "?";
}

std::optional<DType> parseDType(std::string_view name)
{
    if (name == "half" || name == "float16" || name == "fp16") return DType::F16;
    if (name == "bfloat16" || name == "bf16") return DType::BF16;
    if (name == "float" || name == "float32" || name == "fp32") return DType::F32;
    return std::nullopt;
}

float halfToFloat(std::uint16_t bits)
{
    const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000u) << 16;
    const std::uint32_t exponent = (bits >> 10) & 0x1fu;
    const std::uint32_t mantissa = bits & 0x3ffu;
    if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000u | (mantissa << 13));
    if (exponent != 0) return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (mantissa << 13));
    const float magnitude = static_cast<float>(mantissa) * 0x1p-24f; // denormal: exact
    return sign ? -magnitude : magnitude;
}

std::uint16_t floatToHalf(float value)
{
    // Without branches: loops over it become vector code.
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t magnitude = bits & 0x7fffffffu;
    // Below the smallest normal: adding 0.5 lets the hardware round at 2^-24, to nearest even.
    const std::uint32_t small = std::bit_cast<std::uint32_t>(std::bit_cast<float>(magnitude) + 0.5f) - 0x3f000000u;
    const std::uint32_t normal = (magnitude + 0xfffu + ((magnitude >> 13) & 1u) - 0x38000000u) >> 13;
    std::uint32_t half = magnitude < 0x38800000u ? small : normal;
    half = magnitude >= 0x477ff000u ? 0x7c00u : half; // rounds to infinity
    half = magnitude > 0x7f800000u ? 0x7e00u : half;
    return static_cast<std::uint16_t>(((bits >> 16) & 0x8000u) | half);
}

float bfloat16ToFloat(std::uint16_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16); }

std::uint16_t floatToBfloat16(float value)
{
    const std::uint32_t bits = std::bit_cast<std::uint32_t>(value);
    const std::uint32_t rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return static_cast<std::uint16_t>((bits & 0x7fffffffu) > 0x7f800000u ? (bits >> 16) | 0x40u : rounded);
}

float loadFloat(const void* data, DType type, std::size_t index)
{
    const auto* bytes = static_cast<const unsigned char*>(data) + index * sizeOf(type);
    const auto half = [bytes] {
        std::uint16_t bits = 0;
        std::memcpy(&bits, bytes, 2);
        return bits;
    };
    switch (type) {
    case DType::F64: {
        double value = 0;
        std::memcpy(&value, bytes, 8);
        return static_cast<float>(value);
    }
    case DType::F32: {
        float value = 0;
        std::memcpy(&value, bytes, 4);
        return value;
    }
    case DType::F16:
        return halfToFloat(half());
    case DType::BF16:
        return bfloat16ToFloat(half());
    case DType::F8E4M3:
        return decodeE4M3(*bytes);
    case DType::F8E5M2:
        return decodeE5M2(*bytes);
    default:
        return 0.0f;
    }
}

void storeFloat(void* data, DType type, std::size_t index, float value)
{
    auto* bytes = static_cast<unsigned char*>(data) + index * sizeOf(type);
    if (type == DType::F32) {
        std::memcpy(bytes, &value, 4);
        return;
    }
    const std::uint16_t bits = type == DType::BF16 ? floatToBfloat16(value) : floatToHalf(value);
    std::memcpy(bytes, &bits, 2);
}

void loadFloats(const void* data, DType type, std::size_t first, std::size_t count, float* to)
{
    const unsigned char* bytes = static_cast<const unsigned char*>(data) + first * sizeOf(type);
    const auto each = [&](auto convert) {
        for (std::size_t i = 0; i < count; ++i) {
            std::uint16_t bits = 0;
            std::memcpy(&bits, bytes + 2 * i, 2);
            to[i] = convert(bits);
        }
    };
    switch (type) {
    case DType::F32:
        std::memcpy(to, bytes, count * sizeof(float));
        return;
    case DType::F16:
        each([](std::uint16_t b) { return halfToFloat(b); });
        return;
    case DType::BF16:
        each([](std::uint16_t b) { return bfloat16ToFloat(b); });
        return;
    default:
        for (std::size_t i = 0; i < count; ++i)
            to[i] = loadFloat(data, type, first + i);
    }
}

void storeFloats(void* data, DType type, std::size_t first, std::size_t count, const float* values)
{
    unsigned char* bytes = static_cast<unsigned char*>(data) + first * sizeOf(type);
    const auto each = [&](auto convert) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint16_t bits = convert(values[i]);
            std::memcpy(bytes + 2 * i, &bits, 2);
        }
    };
    if (type == DType::F32)
        std::memcpy(bytes, values, count * sizeof(float));
    else if (type == DType::BF16)
        each([](float v) { return floatToBfloat16(v); });
    else
        each([](float v) { return floatToHalf(v); });
}

float roundedTo(DType type, float value)
{
    switch (type) {
    case DType::F16:
        return halfToFloat(floatToHalf(value));
    case DType::BF16:
        return bfloat16ToFloat(floatToBfloat16(value));
    default:
        return value;
    }
}

} // namespace qs
