// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>

/// Values of the element types that the tensor machine decodes.
namespace qs::cuda {

/// An FP8 code in memory.
template <bool E4M3> struct Float8
{
    std::uint8_t bits;
};

__device__ inline float halfValue(unsigned bits)
{
    return __half2float(__ushort_as_half(static_cast<unsigned short>(bits)));
}
/// E4M3's bits shifted to FP16's places are its value by 2^−8; 0x7f is NaN.
__device__ inline float valueOf(Float8<true> code)
{
    const unsigned magnitude = code.bits & 0x7fu;
    return magnitude == 0x7fu ? __int_as_float(0x7fc00000)
                              : halfValue((code.bits & 0x80u) << 8 | magnitude << 7) * 256.0f;
}
/// E5M2 is the upper half of FP16.
__device__ inline float valueOf(Float8<false> code) { return halfValue(static_cast<unsigned>(code.bits) << 8); }
__device__ inline float valueOf(float x) { return x; }
__device__ inline float valueOf(__half x) { return __half2float(x); }
__device__ inline float valueOf(__nv_bfloat16 x) { return __bfloat162float(x); }
__device__ inline int valueOf(std::int8_t code) { return code; }

} // namespace qs::cuda
