// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/encode.cuh"
#include "gpu/cuda/decoder/task.cuh"
#include "gpu/device/decoder_engine_data.h"

#include <algorithm>

/// What kernels share that have a block or a part of one for each row.
namespace qs::cuda {

/// Eight elements to a multiple of 16 bytes.
template <typename T> __device__ __forceinline__ void storeEight(T* to, const float (&x)[8])
{
    T all[8];
#pragma unroll
    for (int i = 0; i < 8; ++i)
        all[i] = roundedTo<T>(x[i]);
#pragma unroll
    for (int i = 0; i < static_cast<int>(sizeof all / 16); ++i)
        reinterpret_cast<uint4*>(to)[i] = reinterpret_cast<const uint4*>(all)[i];
}

inline bool isEven(const void* data, std::int64_t pitch)
{
    return pitch % 8 == 0 && reinterpret_cast<std::uintptr_t>(data) % 16 == 0;
}

/// The sum over a block of up to 1,024 threads, the same in all.
__device__ __forceinline__ float blockSum(float value)
{
    __shared__ float parts[32];
    const int warp = static_cast<int>(threadIdx.x) / 32, lane = static_cast<int>(threadIdx.x) % 32;
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(~0u, value, distance);
    if (lane == 0) parts[warp] = value;
    __syncthreads();
    value = lane < static_cast<int>(blockDim.x) / 32 ? parts[lane] : 0.0f;
    for (int distance = 16; distance > 0; distance /= 2)
        value += __shfl_xor_sync(~0u, value, distance);
    __syncthreads(); // before the next one writes
    return value;
}

__device__ __forceinline__ float blockMost(float value)
{
    __shared__ float parts[32];
    const float most = blockMaxMagnitude(value, parts);
    __syncthreads();
    return most;
}

inline constexpr int kGroupLanes = kScaleBlock / 8; ///< that hold a group of E4M3Groups, eight elements each

/// The scale of elements whose largest magnitude is `most`: what is kept, and what they are multiplied with (INT8) or
/// divided by (E4M3).
struct RowScale
{
    float kept, factor;
};
__device__ __forceinline__ RowScale rowScaleOf(RowCodes codes, float most)
{
    if (codes == RowCodes::Int8) return {__fdiv_rn(most, 127.0f), most > 0.0f ? __fdiv_rn(127.0f, most) : 0.0f};
    const float scale = fmaxf(__fdiv_rn(most, kMaxE4M3), kTokenScaleFloor);
    return {scale, scale};
}

__device__ __forceinline__ float mostOf(const float (&x)[8])
{
    float most = 0.0f;
#pragma unroll
    for (const float each : x)
        most = fmaxf(most, fabsf(each));
    return most;
}

/// The codes of eight elements.
__device__ __forceinline__ uint2 codesOf(RowCodes codes, const float (&x)[8], float factor)
{
    std::uint32_t words[2];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const float* y = x + 4 * half;
        words[half] = codes == RowCodes::Int8
                          ? packInt8(__float2int_rn(y[0] * factor), __float2int_rn(y[1] * factor),
                                     __float2int_rn(y[2] * factor), __float2int_rn(y[3] * factor))
                          : packFloat8<true>(__fdiv_rn(y[0], factor), __fdiv_rn(y[1], factor)) |
                                packFloat8<true>(__fdiv_rn(y[2], factor), __fdiv_rn(y[3], factor)) << 16;
    }
    return {words[0], words[1]};
}

/// Keeps codes of eight elements at `column`, and the scale where this thread is the first of those that share it.
__device__ __forceinline__ void keepCodes(const Prepare& t, std::int64_t row, int column, uint2 codes, float scale)
{
    *reinterpret_cast<uint2*>(t.bytes + row * t.outPitch + column) = codes;
    if (t.codes == RowCodes::E4M3Groups) {
        if (column % kScaleBlock == 0) t.rowScales[column / kScaleBlock * t.scalePitch + row] = scale;
    } else if (column == 0) {
        t.rowScales[row] = scale;
    }
}

/// Quantizes eight elements of a thread at `column` of a row of which a block has all; E4M3Groups: of whole groups.
/// Elements behind the row's end are zeros.
__device__ __forceinline__ void quantizeEight(const Prepare& t, std::int64_t row, int column, const float (&x)[8])
{
    const float most = mostOf(x);
    const RowScale scale =
        rowScaleOf(t.codes, t.codes == RowCodes::E4M3Groups ? laneMax<kGroupLanes>(most) : blockMost(most));
    if (column < static_cast<int>(t.outPitch)) keepCodes(t, row, column, codesOf(t.codes, x, scale.factor), scale.kept);
}

inline dim3 gridOf(std::int64_t x, std::int64_t y = 1)
{
    return dim3(static_cast<unsigned>(x), static_cast<unsigned>(y));
}

} // namespace qs::cuda
