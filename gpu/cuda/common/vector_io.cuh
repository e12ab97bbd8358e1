// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

/// 16 bytes at a time: unpacking, running extremes, and masks for rows that do not start on 16 bytes.
namespace qs::cuda {

inline constexpr float kInfinity = __builtin_huge_valf();

/// Elements in 16 bytes.
template <typename T> inline constexpr int kVector = 16 / static_cast<int>(sizeof(T));

__device__ __forceinline__ std::uint32_t word(const uint4& v, int i)
{
    return i == 0 ? v.x : i == 1 ? v.y : i == 2 ? v.z : v.w;
}

template <typename T> __device__ __forceinline__ void unpack(const uint4& v, float (&x)[kVector<T>])
{
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        const std::uint32_t w = word(v, i);
        if constexpr (sizeof(T) == 4) {
            x[i] = __uint_as_float(w);
        } else if constexpr (std::is_same_v<T, __nv_bfloat16>) {
            x[2 * i] = __uint_as_float(w << 16);
            x[2 * i + 1] = __uint_as_float(w & 0xffff0000u);
        } else {
            const float2 pair = __half22float2(reinterpret_cast<const __half2&>(w));
            x[2 * i] = pair.x;
            x[2 * i + 1] = pair.y;
        }
    }
}

/// Two floats rounded to 16 bits, `low` in the lower half.
template <typename T> __device__ __forceinline__ std::uint32_t packPair(float low, float high)
{
    if constexpr (std::is_same_v<T, __half>) {
        const __half2 pair = __floats2half2_rn(low, high);
        return reinterpret_cast<const std::uint32_t&>(pair);
    } else {
        const __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
        return reinterpret_cast<const std::uint32_t&>(pair);
    }
}

/// Sixteen bytes of global memory. No evict-first hint: on an H200 it made kernels over more than 100 MB up to 8%
/// slower, depending on what had run before. And not through the read-only path, which a kernel must not take to data
/// that the kernel before may still be writing when it starts (dependent_launch.cuh).
__device__ __forceinline__ uint4 loadVector(const uint4* p)
{
    uint4 v;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p));
    return v;
}

/// The nearest value of a type.
template <typename T> __device__ __forceinline__ T roundedTo(float value)
{
    if constexpr (sizeof(T) == 4)
        return value;
    else if constexpr (std::is_same_v<T, __half>)
        return __float2half_rn(value);
    else
        return __float2bfloat16_rn(value);
}

template <typename T> __device__ __forceinline__ float toFloat(T value)
{
    if constexpr (sizeof(T) == 4)
        return value;
    else if constexpr (std::is_same_v<T, __half>)
        return __half2float(value);
    else
        return __bfloat162float(value);
}

/// Sixteen bytes whose elements are all NaN, which the extremes ignore.
__device__ __forceinline__ uint4 nanVector() { return {~0u, ~0u, ~0u, ~0u}; }

/// Makes the elements outside [first, last) NaN.
template <typename T> __device__ __forceinline__ uint4 maskOutside(uint4 v, int first, int last)
{
    std::uint32_t w[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        if constexpr (sizeof(T) == 4) {
            if (i < first || i >= last) w[i] = ~0u;
        } else {
            if (2 * i < first || 2 * i >= last) w[i] |= 0xffffu;
            if (2 * i + 1 < first || 2 * i + 1 >= last) w[i] |= 0xffff0000u;
        }
    }
    return {w[0], w[1], w[2], w[3]};
}

/// Makes the elements outside [first, last) zero.
template <typename T> __device__ __forceinline__ uint4 clearOutside(uint4 v, int first, int last)
{
    std::uint32_t w[4] = {v.x, v.y, v.z, v.w};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        if constexpr (sizeof(T) == 4) {
            if (i < first || i >= last) w[i] = 0u;
        } else {
            if (2 * i < first || 2 * i >= last) w[i] &= 0xffff0000u;
            if (2 * i + 1 < first || 2 * i + 1 >= last) w[i] &= 0xffffu;
        }
    }
    return {w[0], w[1], w[2], w[3]};
}

/// The vector type of two packed 16-bit floats.
template <typename T> struct PairOf
{
    using Type = __half2;
};
template <> struct PairOf<__nv_bfloat16>
{
    using Type = __nv_bfloat162;
};

/// True where two 16-bit floats are compared in one instruction.
template <typename T>
inline constexpr bool kPacked =
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    sizeof(T) == 2;
#else
    false;
#endif

/// Running maximum of |x|; NaN is ignored.
template <typename T> struct MagnitudeOf
{
    std::uint32_t packed = 0;
    float single = 0.0f;

    __device__ __forceinline__ void add(const uint4& v)
    {
        if constexpr (kPacked<T>) {
            using Pair = typename PairOf<T>::Type;
            Pair& m = reinterpret_cast<Pair&>(packed);
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const std::uint32_t w = word(v, i) & 0x7fff7fffu;
                m = __hmax2(m, reinterpret_cast<const Pair&>(w));
            }
        } else {
            float x[kVector<T>];
            unpack<T>(v, x);
#pragma unroll
            for (int i = 0; i < kVector<T>; ++i)
                single = fmaxf(single, fabsf(x[i]));
        }
    }
    __device__ __forceinline__ float value() const
    {
        if constexpr (!kPacked<T>) return single;
        const uint4 v = {packed, 0u, 0u, 0u};
        float x[kVector<T>];
        unpack<T>(v, x);
        return fmaxf(single, fmaxf(x[0], x[1]));
    }
};

/// True where a maximum can be told to keep a NaN: one instruction then finds the extremes and whether there is a NaN.
inline constexpr bool kKeepsNan =
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    true;
#else
    false;
#endif

/// max(|a|, |b|) of floats or of pairs of 16-bit floats, with any sign; NaN where one is NaN.
template <typename T> __device__ __forceinline__ std::uint32_t maxMagnitudeNan(std::uint32_t a, std::uint32_t b)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 860
    std::uint32_t out;
    if constexpr (sizeof(T) == 4)
        asm("{ .reg .f32 a, b; mov.b32 a, %1; mov.b32 b, %2; max.NaN.xorsign.abs.f32 a, a, b; mov.b32 %0, a; }"
            : "=r"(out)
            : "r"(a), "r"(b));
    else if constexpr (std::is_same_v<T, __half>)
        asm("max.NaN.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(out) : "r"(a), "r"(b));
    else
        asm("max.NaN.xorsign.abs.bf16x2 %0, %1, %2;" : "=r"(out) : "r"(a), "r"(b));
    return out;
#else
    // Without their signs floats order as integers do, NaN above all others.
    if constexpr (sizeof(T) == 4) {
        return max(a & 0x7fffffffu, b & 0x7fffffffu);
    } else {
        a &= 0x7fff7fffu;
        b &= 0x7fff7fffu;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
        using Pair = typename PairOf<T>::Type;
        const Pair m = __hmax2_nan(reinterpret_cast<const Pair&>(a), reinterpret_cast<const Pair&>(b));
        return reinterpret_cast<const std::uint32_t&>(m);
#else
        return __vmaxu2(a, b);
#endif
    }
#endif
}

/// Running maximum of |x| that a NaN makes NaN.
template <typename T> struct MarkedMagnitudeOf
{
    std::uint32_t bits = 0;

    __device__ __forceinline__ void add(const uint4& v)
    {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            bits = maxMagnitudeNan<T>(bits, word(v, i));
    }
    /// Bits of the maximum as a float; they order as it does, NaN above all.
    __device__ __forceinline__ std::uint32_t value() const
    {
        if constexpr (sizeof(T) == 4) {
            return bits & 0x7fffffffu;
        } else {
            float x[kVector<T>];
            unpack<T>({bits & 0x7fff7fffu, 0u, 0u, 0u}, x);
            return max(__float_as_uint(x[0]), __float_as_uint(x[1]));
        }
    }
};

/// Running minimum and maximum that a NaN makes NaN. Only where kKeepsNan.
template <typename T> struct MarkedRangeOf
{
    std::uint32_t low = 0;
    std::uint32_t high = 0;

    static __device__ __forceinline__ MarkedRangeOf of(const uint4& v)
    {
        MarkedRangeOf range{v.x, v.x};
        range.addWord(v.y);
        range.addWord(v.z);
        range.addWord(v.w);
        return range;
    }
    __device__ __forceinline__ void add(const uint4& v)
    {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            addWord(word(v, i));
    }
    __device__ __forceinline__ void addWord(std::uint32_t w)
    {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
        if constexpr (sizeof(T) == 4) {
            asm("{ .reg .f32 a, b; mov.b32 a, %0; mov.b32 b, %1; min.NaN.f32 a, a, b; mov.b32 %0, a; }"
                : "+r"(low)
                : "r"(w));
            asm("{ .reg .f32 a, b; mov.b32 a, %0; mov.b32 b, %1; max.NaN.f32 a, a, b; mov.b32 %0, a; }"
                : "+r"(high)
                : "r"(w));
        } else if constexpr (std::is_same_v<T, __half>) {
            asm("min.NaN.f16x2 %0, %0, %1;" : "+r"(low) : "r"(w));
            asm("max.NaN.f16x2 %0, %0, %1;" : "+r"(high) : "r"(w));
        } else {
            asm("min.NaN.bf16x2 %0, %0, %1;" : "+r"(low) : "r"(w));
            asm("max.NaN.bf16x2 %0, %0, %1;" : "+r"(high) : "r"(w));
        }
#endif
    }
    __device__ __forceinline__ float minimum() const
    {
        if constexpr (sizeof(T) == 4) return __uint_as_float(low);
        float x[kVector<T>];
        unpack<T>({low, 0u, 0u, 0u}, x);
        return fminf(x[0], x[1]);
    }
    /// NaN, and a positive one, where an element is.
    __device__ __forceinline__ float maximum() const
    {
        if constexpr (sizeof(T) == 4) {
            return __uint_as_float(high);
        } else {
            float x[kVector<T>];
            unpack<T>({high, 0u, 0u, 0u}, x);
            return x[0] != x[0] || x[1] != x[1] ? __uint_as_float(0x7fffffffu) : fmaxf(x[0], x[1]);
        }
    }
};

/// Running minimum and maximum; NaN is ignored. With no number: +inf and −inf.
template <typename T> struct RangeOf
{
    float low = kInfinity;
    float high = -kInfinity;
    std::uint32_t lowPair = infinityPair(0);
    std::uint32_t highPair = infinityPair(0x8000);

    static __device__ __forceinline__ std::uint32_t infinityPair(std::uint32_t sign)
    {
        const std::uint32_t one = (std::is_same_v<T, __half> ? 0x7c00u : 0x7f80u) | sign;
        return one << 16 | one;
    }
    __device__ __forceinline__ void add(const uint4& v)
    {
        if constexpr (kPacked<T>) {
            using Pair = typename PairOf<T>::Type;
            Pair& l = reinterpret_cast<Pair&>(lowPair);
            Pair& h = reinterpret_cast<Pair&>(highPair);
#pragma unroll
            for (int i = 0; i < 4; ++i) {
                const std::uint32_t w = word(v, i);
                l = __hmin2(l, reinterpret_cast<const Pair&>(w));
                h = __hmax2(h, reinterpret_cast<const Pair&>(w));
            }
        } else {
            float x[kVector<T>];
            unpack<T>(v, x);
#pragma unroll
            for (int i = 0; i < kVector<T>; ++i)
                addOne(x[i]);
        }
    }
    __device__ __forceinline__ void addOne(float x)
    {
        low = fminf(low, x);
        high = fmaxf(high, x);
    }
    __device__ __forceinline__ float minimum() const
    {
        if constexpr (!kPacked<T>) return low;
        float x[kVector<T>];
        unpack<T>({lowPair, 0u, 0u, 0u}, x);
        return fminf(low, fminf(x[0], x[1]));
    }
    __device__ __forceinline__ float maximum() const
    {
        if constexpr (!kPacked<T>) return high;
        float x[kVector<T>];
        unpack<T>({highPair, 0u, 0u, 0u}, x);
        return fmaxf(high, fmaxf(x[0], x[1]));
    }
};

/// Maximum over the `Lanes` neighbouring lanes of a warp; every lane gets it. All lanes of the warp take
/// part.
template <int Lanes> __device__ __forceinline__ float laneMax(float value)
{
#pragma unroll
    for (int step = Lanes / 2; step > 0; step /= 2)
        value = fmaxf(value, __shfl_xor_sync(~0u, value, step));
    return value;
}

/// Maximum of values that are >= 0 over the warp: their bits order as unsigned integers do.
__device__ __forceinline__ float warpMaxMagnitude(float value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    return __uint_as_float(__reduce_max_sync(~0u, __float_as_uint(value)));
#else
    return laneMax<32>(value);
#endif
}

/// Maximum of any numbers over the warp: through integers that order as the floats do.
__device__ __forceinline__ float warpMax(float value)
{
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 800
    const auto flip = [](int bits) { return bits ^ (bits >> 31 & 0x7fffffff); };
    return __int_as_float(flip(__reduce_max_sync(~0u, flip(__float_as_int(value)))));
#else
    return laneMax<32>(value);
#endif
}

/// Maxima of two values over the block; every thread gets them. `shared` must not be in use.
__device__ __forceinline__ void blockMaxTwo(float& a, float& b, float (*shared)[32])
{
    a = warpMax(a);
    b = warpMax(b);
    const int lane = threadIdx.x % 32;
    if (lane == 0) {
        shared[0][threadIdx.x / 32] = a;
        shared[1][threadIdx.x / 32] = b;
    }
    __syncthreads();
    const bool used = lane < static_cast<int>(blockDim.x / 32);
    a = warpMax(used ? shared[0][lane] : -kInfinity);
    b = warpMax(used ? shared[1][lane] : -kInfinity);
}

/// Maximum over the block of values that are >= 0; every thread gets it. `shared` must not be in use.
__device__ __forceinline__ float blockMaxMagnitude(float value, float* shared)
{
    value = warpMaxMagnitude(value);
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = value;
    __syncthreads();
    const int lane = threadIdx.x % 32;
    return warpMaxMagnitude(lane < static_cast<int>(blockDim.x / 32) ? shared[lane] : 0.0f);
}

} // namespace qs::cuda
