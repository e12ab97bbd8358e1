// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/quantize/packed/rules.cuh"

/// NVFP4 of plain groups of 16-bit floats by products, two elements an instruction where that can be: the multipliers
/// of nvfp4_multipliers.h. Signs go through all of it, so that zeros keep theirs.
namespace qs::cuda {

inline constexpr float kNoMultiplier = Nvfp4Multipliers::none;

/// Two products cut to FP16, the first in the low half.
__device__ __forceinline__ std::uint32_t cutToHalves(float a, float b)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    std::uint32_t out;
    asm("cvt.rz.f16x2.f32 %0, %1, %2;" : "=r"(out) : "f"(b), "f"(a));
    return out;
#else
    return static_cast<std::uint32_t>(__half_as_ushort(__float2half_rz(a))) |
           static_cast<std::uint32_t>(__half_as_ushort(__float2half_rz(b))) << 16;
#endif
}

/// Bytes of all ones where a half of a or b is negative: of a's low half, b's low half, a's high half, b's high half.
__device__ __forceinline__ std::uint32_t signBytes(std::uint32_t a, std::uint32_t b)
{
    std::uint32_t out;
    asm("prmt.b32 %0, %1, %2, 0xfbd9;" : "=r"(out) : "r"(a), "r"(b));
    return out;
}

/// E2M1 codes of two positive FP16 numbers below 7, in the low bits of their halves: as e2m1Bits, but rounded by what
/// FP16's smallest steps leave of the sum.
__device__ __forceinline__ std::uint32_t e2m1Halves(std::uint32_t magnitudes)
{
    const auto constant = [](float x) { return __float2half2_rn(x); };
    const __half2 a = reinterpret_cast<const __half2&>(magnitudes);
    const __half2 lower = __hfma2_sat(a, constant(0.5f), constant(0.0f));
    const __half2 middle = __hfma2_sat(a, constant(0.5f), constant(-1.0f));
    const __half2 upper = __hfma2_sat(a, constant(0.5f), constant(-2.0f));
    const __half2 sum =
        __hfma2(upper, constant(0x1p-24f),
                __hfma2(middle, constant(0x1p-23f), __hfma2(lower, constant(0x1p-22f), constant(0.0f))));
    return reinterpret_cast<const std::uint32_t&>(sum);
}

/// Codes of eight elements. `AllFloor`: by a positive multiplier. Else by one of either kind: a cut product gets its
/// last bit set, which only matters on a tie and leads upwards from there, or one unit more.
template <typename T, bool AllFloor>
__device__ __forceinline__ std::uint32_t nvfp4Word(const uint4& v, float multiplier)
{
    const bool floor = AllFloor || multiplier > 0.0f;
    const float factor = AllFloor ? multiplier : floor ? __fmul_rn(multiplier, 0x1p14f) : -multiplier;
    const std::uint32_t unit = floor ? 0u : 0x00010001u;
    float x[8];
    unpack<T>(v, x);
    std::uint32_t y[4]; // elements k and k + 4, so that their nibbles lie as far apart as the halves
#pragma unroll
    for (int k = 0; k < 4; ++k)
        y[k] = cutToHalves(__fmul_rn(x[k], factor), __fmul_rn(x[k + 4], factor));
    std::uint32_t out = 0;
#pragma unroll
    for (int k = 0; k < 4; ++k) {
        if constexpr (AllFloor) { // half a step, then the code are three bits
            const std::uint32_t sum = y[k] + 0x01000100u;
            out |= (k == 3 ? sum << 3 : sum >> (9 - 4 * k)) & 0x00070007u << (4 * k);
        } else {
            out += e2m1Halves(((y[k] + unit) & 0x7fff7fffu) | (unit ^ 0x00010001u)) << (4 * k);
        }
    }
    return out | (signBytes(y[0], y[2]) & 0x08080808u) | (signBytes(y[1], y[3]) & 0x80808080u);
}

/// Scale of a group from its largest magnitude, and what its elements are multiplied by. `lanes`: elements[lane % 8] of
/// the multipliers. All lanes of the warp take part.
__device__ __forceinline__ GroupCode nvfp4ByProducts(float amax, const PackedTask& task, float lanes)
{
    GroupCode g;
    bool within; // so that no product is 7 or more
    if (task.multipliers.ratio != kNoMultiplier) {
        const float relative = __fmul_rn(amax, task.multipliers.ratio);
        g.stored = packFloat8<true>(fmaxf(relative, kNvfp4BlockFloor), 0.0f) & 0xffu;
        within = relative <= 460.0f;
    } else {
        g = nvfp4Group<true>(amax, task);
        within = amax <= 6.5f * g.scale && g.stored >= 8u; // denormal block scales have other significands
    }
    const float of = __shfl_sync(~0u, lanes, static_cast<int>(g.stored)); // its lowest bits count
    const std::uint32_t moved = __float_as_uint(of) - ((g.stored & 0x78u) << 20);
    g.factor = within && of != kNoMultiplier ? __uint_as_float(moved) : kNoMultiplier;
    return g;
}

/// The true quotient takes over: its divisor and reciprocal.
__device__ __forceinline__ GroupCode nvfp4ByQuotients(GroupCode g, const PackedTask& task)
{
    g.scale = __fmul_rn(task.globalScale, e4m3Value(g.stored));
    g.factor = __frcp_rn(g.scale);
    return g;
}

} // namespace qs::cuda
