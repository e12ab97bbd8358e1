// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/decoder/task.cuh"

/// Reading what a product left.
namespace qs::cuda {

/// Whether the elements are the values already.
__device__ __forceinline__ bool isFinished(const Produced& p)
{
    return p.kind == RawKind::Same && !p.rowScales && !p.bias;
}

/// One element of a product, finished.
template <typename T> __device__ __forceinline__ float valueAt(const Produced& p, std::int64_t row, std::int64_t column)
{
    const std::int64_t at = row * p.pitch + column;
    float value = p.kind == RawKind::Same    ? toFloat(static_cast<const T*>(p.data)[at])
                  : p.kind == RawKind::Int32 ? static_cast<float>(static_cast<const int*>(p.data)[at])
                                             : static_cast<const float*>(p.data)[at];
    if (p.rowScales) value = value * p.factor * p.rowScales[row] * p.columnScales[column];
    if (p.bias) value += p.bias[column];
    return isFinished(p) ? value : throughType<T>(value);
}

/// Eight neighbouring elements of a product, finished; where all of it lies so that 16 bytes can be read at a time.
template <typename T>
__device__ __forceinline__ void valuesAt(const Produced& p, std::int64_t row, std::int64_t column, float (&x)[8])
{
    const std::int64_t at = row * p.pitch + column;
    if (p.kind == RawKind::Same) {
        loadFloats(static_cast<const T*>(p.data) + at, x);
    } else {
        const auto* from = reinterpret_cast<const uint4*>(static_cast<const std::uint32_t*>(p.data) + at);
        const uint4 low = loadVector(from), high = loadVector(from + 1);
#pragma unroll
        for (int i = 0; i < 8; ++i) {
            const std::uint32_t bits = word(i < 4 ? low : high, i % 4);
            x[i] = p.kind == RawKind::Int32 ? static_cast<float>(static_cast<int>(bits)) : __uint_as_float(bits);
        }
    }
    if (p.rowScales) {
        const float scale = p.rowScales[row];
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] = x[i] * p.factor * scale * p.columnScales[column + i];
    }
    if (p.bias)
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] += p.bias[column + i];
    if (!isFinished(p))
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] = throughType<T>(x[i]);
}

/// The bits of an element, as a load whose result is not looked at: several can be on their way together.
__device__ __forceinline__ std::uint32_t rawAt(const Produced& p, bool wide, std::int64_t row, std::int64_t column)
{
    const std::int64_t at = row * p.pitch + column;
    std::uint32_t bits;
    if (wide || p.kind != RawKind::Same) {
        asm volatile("ld.global.u32 %0, [%1];" : "=r"(bits) : "l"(static_cast<const std::uint32_t*>(p.data) + at));
    } else {
        std::uint16_t half;
        asm volatile("ld.global.u16 %0, [%1];" : "=h"(half) : "l"(static_cast<const std::uint16_t*>(p.data) + at));
        bits = half;
    }
    return bits;
}

__device__ __forceinline__ float floatOfBits(Type type, std::uint32_t bits)
{
    return type == Type::F32   ? __uint_as_float(bits)
           : type == Type::F16 ? __half2float(__ushort_as_half(static_cast<unsigned short>(bits)))
                               : __uint_as_float(bits << 16);
}
__device__ __forceinline__ float throughTypeOf(Type type, float value)
{
    return type == Type::F32   ? value
           : type == Type::F16 ? throughType<__half>(value)
                               : throughType<__nv_bfloat16>(value);
}

/// valueAt() of such bits.
__device__ __forceinline__ float finishedOf(Type type, const Produced& p, std::uint32_t bits, std::int64_t row,
                                            std::int64_t column)
{
    float value = p.kind == RawKind::Same    ? floatOfBits(type, bits)
                  : p.kind == RawKind::Int32 ? static_cast<float>(static_cast<int>(bits))
                                             : __uint_as_float(bits);
    if (p.rowScales) value = value * p.factor * p.rowScales[row] * p.columnScales[column];
    if (p.bias) value += p.bias[column];
    return isFinished(p) ? value : throughTypeOf(type, value);
}

} // namespace qs::cuda
