// SPDX-License-Identifier: GPL-3.0-or-later
// Dequantization of INT8 and FP8 codes of a byte each.
// Traffic: codes once (1 B an element), scales and zero points once (4 B each), output once (2 or 4 B an element).
#include "gpu/cuda/dequantize/store.cuh"

#include <cuda_fp8.h>

#include <cstdio>

namespace qs::cuda {

namespace {

constexpr int kBlock = 256;
constexpr int kUnroll = 4;
constexpr int kGroup = 128;
constexpr int kFewBits = 1 << 22; ///< zero points within ± this: code − zero point is exact in floats

struct ByteRestore
{
    const std::uint8_t* codes;
    const float* scales;
    const int* zeroPoints; ///< null: none
    void* output;
    std::int64_t tokens, hidden, groupsPerRow;
    int granularity;
};

constexpr int kByTensor = static_cast<int>(Granularity::Tensor), kByToken = static_cast<int>(Granularity::Token);

/// Scale (and zero point) of an element.
__device__ __forceinline__ std::int64_t scaleIndex(const ByteRestore& r, std::int64_t element)
{
    if (r.granularity == kByTensor) return 0;
    // A division of 32 bits is a quarter of the work of one of 64.
    const bool few = element < (std::int64_t{1} << 32) && r.hidden < (std::int64_t{1} << 32);
    const std::int64_t row =
        few ? static_cast<std::uint32_t>(element) / static_cast<std::uint32_t>(r.hidden) : element / r.hidden;
    return r.granularity == kByToken ? row : row * r.groupsPerRow + (element - row * r.hidden) / kGroup;
}

/// Four codes of a word, times their scale.
template <NumberFormat Format>
__device__ __forceinline__ void restoreFour(std::uint32_t word, float scale, int zeroPoint, float* x)
{
    if constexpr (Format == NumberFormat::Int8) {
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            const float code = __fadd_rn(__uint_as_float(__byte_perm(word ^ 0x80808080u, 0x4b000000u, 0x7440 + i)),
                                         -(0x1p23f + 128.0f));
            const float number = abs(zeroPoint) < kFewBits ? __fsub_rn(code, static_cast<float>(zeroPoint))
                                                           : __ll2float_rn(static_cast<long long>(code) - zeroPoint);
            x[i] = __fmul_rn(number, scale);
        }
    } else {
        constexpr auto kind = Format == NumberFormat::E4M3 ? __NV_E4M3 : __NV_E5M2;
#pragma unroll
        for (int i = 0; i < 4; i += 2) {
            const __half2_raw pair =
                __nv_cvt_fp8x2_to_halfraw2(static_cast<__nv_fp8x2_storage_t>(word >> (8 * i)), kind);
            const float2 two = __half22float2(__half2(pair));
            x[i] = __fmul_rn(two.x, scale);
            x[i + 1] = __fmul_rn(two.y, scale);
        }
    }
}

/// 16 bytes of output a thread, `kUnroll` times. All elements of a vector have one scale.
template <NumberFormat Format, typename T>
__global__ void __launch_bounds__(kBlock) restoreBytesKernel(const __grid_constant__ ByteRestore r)
{
    constexpr int words = kVector<T> / 4;
    const std::int64_t vectors = r.tokens * r.hidden / kVector<T>;
    const std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * (kBlock * kUnroll) + threadIdx.x;
    std::uint32_t codes[kUnroll][words];
    float scale[kUnroll];
    int zeroPoint[kUnroll];
#pragma unroll
    for (int u = 0; u < kUnroll; ++u) {
        const std::int64_t i = first + u * kBlock;
        if (i >= vectors) continue;
        if constexpr (words == 2) {
            const uint2 two = __ldcs(reinterpret_cast<const uint2*>(r.codes) + i);
            codes[u][0] = two.x;
            codes[u][1] = two.y;
        } else {
            codes[u][0] = __ldcs(reinterpret_cast<const std::uint32_t*>(r.codes) + i);
        }
        const std::int64_t index = scaleIndex(r, i * kVector<T>);
        scale[u] = __ldg(r.scales + index);
        zeroPoint[u] = r.zeroPoints ? __ldg(r.zeroPoints + index) : 0;
    }
#pragma unroll
    for (int u = 0; u < kUnroll; ++u) {
        const std::int64_t i = first + u * kBlock;
        if (i >= vectors) continue;
        float x[kVector<T>];
#pragma unroll
        for (int w = 0; w < words; ++w)
            restoreFour<Format>(codes[u][w], scale[u], zeroPoint[u], x + 4 * w);
        __stcs(static_cast<uint4*>(r.output) + i, roundedVector<T>(x));
    }
}

/// Rows that do not consist of whole vectors: an element a thread.
template <NumberFormat Format, typename T>
__global__ void __launch_bounds__(kBlock) restoreSingleKernel(const __grid_constant__ ByteRestore r)
{
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kBlock + threadIdx.x;
    if (i >= r.tokens * r.hidden) return;
    const std::int64_t index = scaleIndex(r, i);
    float x[4];
    restoreFour<Format>(r.codes[i], r.scales[index], r.zeroPoints ? r.zeroPoints[index] : 0, x);
    static_cast<T*>(r.output)[i] = roundedTo<T>(x[0]);
}

template <NumberFormat Format> void launchFormat(const ByteRestore& task, const Restore& r)
{
    withType(r.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        const bool whole = (task.granularity == kByTensor ? r.elements() : r.hidden) % kVector<T> == 0;
        const std::int64_t perBlock = whole ? std::int64_t{kBlock} * kUnroll * kVector<T> : kBlock;
        const std::int64_t grid = (r.elements() + perBlock - 1) / perBlock;
        if (r.note) {
            std::snprintf(r.note->text, sizeof r.note->text, "%lld blocks of %d, %s", static_cast<long long>(grid),
                          kBlock, whole ? "16 B of output × 4 per thread" : "single elements (rows of broken vectors)");
            return;
        }
        if (whole)
            start(r, restoreBytesKernel<Format, T>, grid, kBlock, task);
        else
            start(r, restoreSingleKernel<Format, T>, grid, kBlock, task);
    });
}

} // namespace

void launchDequantizeBytes(const QsCudaVariant& v, const Restore& r)
{
    const ByteRestore task{r.codes,
                           static_cast<const float*>(r.scales),
                           !schemeOf(v).hasZeroPoint() ? nullptr : static_cast<const int*>(r.zeroPoints),
                           r.output,
                           r.tokens,
                           r.hidden,
                           (r.hidden + kGroup - 1) / kGroup,
                           v.granularity};
    switch (schemeOf(v).format) {
    case NumberFormat::Int8:
        return launchFormat<NumberFormat::Int8>(task, r);
    case NumberFormat::E4M3:
        return launchFormat<NumberFormat::E4M3>(task, r);
    default:
        return launchFormat<NumberFormat::E5M2>(task, r);
    }
}

} // namespace qs::cuda
