// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/weight_only/decode.cuh"

#include <cstring>

/// A lane's scales: of rows lane/4 and lane/4 + 8 of a unit over 128 elements along k. In memory a unit's scales follow
/// each other by lane/4, the two rows' one behind the other. Scales that are fractions multiply sums, in FP32. Decoded
/// weights are multiplied by those of 16 elements, a product's (E2M1 × E4M3 has six significant bits, so that this is
/// exact), and by powers of two in BF16, whose range they do not leave.
namespace qs::cuda {

/// Two elements of T that lie beside each other.
template <typename T> __device__ __forceinline__ float2 pairOfFloats(std::uint32_t packed)
{
    if constexpr (std::is_same_v<T, __half>)
        return __half22float2(reinterpret_cast<const __half2&>(packed));
    else
        return {__uint_as_float(packed << 16), __uint_as_float(packed & 0xffff0000u)};
}

/// 2^(byte − 127) of byte `i`.
__device__ __forceinline__ float powerOfByte(std::uint32_t bytes, int i)
{
    const std::uint32_t moved = (i == 3 ? bytes >> 1 : bytes << (23 - 8 * i)) & 0x7f800000u;
    return __uint_as_float(max(moved, 0x400000u));
}

/// The lower or the upper one of two FP16 numbers.
__device__ __forceinline__ float halfOf(std::uint32_t both, int upper)
{
    return __half2float(__ushort_as_half(static_cast<unsigned short>(upper ? both >> 16 : both)));
}

template <typename T, WeightFormat Format> class LaneScales
{
public:
    static constexpr int kBytes = 2 * scaleBytesOfGroup(Format); ///< of a lane's two rows
    static constexpr int kUnitBytes = 8 * kBytes;
    static constexpr bool kHalf = std::is_same_v<T, __half>;
    static constexpr bool kPowers = hasPowerScales(Format) && !kHalf; ///< of two, in registers
    static constexpr bool kInRegisters = Format == WeightFormat::Nvfp4 || kPowers;
    /// Stretches of the 128 whose sums have a scale of their own.
    static constexpr int kStretches = kInRegisters ? 1 : 128 / scaleGroup(Format);
    /// FP32 cannot hold sums of what the decoder's factor is missing from in BF16.
    static constexpr bool kFactored = Decoder<T, Format>::kFactor > 0x1p60f;
    /// What E4M3's scales are made smaller by, for their products with E2M1 to fit.
    static constexpr float kShrunk = kHalf ? 0x1p7f : 0x1p8f;
    /// What powers of two are made smaller by: together with the decoder's factor, scales above 2 or 128 would leave
    /// BF16's range. Weights below 2^−69 become zeros so.
    static constexpr float kLeftOut = kPowers ? 0x1p63f : 1.0f;
    /// Sums are still to be multiplied by it: at the stretch's end, or behind everything.
    static constexpr float kStretchFactor = kPowers                     ? kLeftOut
                                            : kFactored || kInRegisters ? 1.0f
                                                                        : Decoder<T, Format>::kFactor;
    static constexpr float kSumFactor = kInRegisters && !kPowers ? kShrunk : 1.0f;

    /// `unit`: where the unit's scales begin.
    __device__ __forceinline__ void load(const std::uint8_t* unit, int lane)
    {
        const std::uint8_t* const own = unit + lane / 4 * kBytes;
        if constexpr (kBytes == 4) {
            m_words[0] = *reinterpret_cast<const std::uint32_t*>(own);
        } else if constexpr (kBytes == 8) {
            const uint2 v = *reinterpret_cast<const uint2*>(own);
            m_words[0] = v.x, m_words[1] = v.y;
        } else {
            const uint4 v = *reinterpret_cast<const uint4*>(own);
            m_words[0] = v.x, m_words[1] = v.y, m_words[2] = v.z, m_words[3] = v.w;
        }
    }
    /// From words that have been loaded: a lane's, or its two of a half where there are four.
    template <int Words> __device__ __forceinline__ void take(const std::uint32_t (&words)[Words])
    {
#pragma unroll
        for (int i = 0; i < Words; ++i)
            m_words[i * (kBytes / 4 / Words)] = words[i];
    }
    /// Leaves the first or the second 64 of the 128 as chunks 0 and 1.
    __device__ __forceinline__ void toHalf(int half)
    {
        if constexpr (hasPowerScales(Format)) {
            m_words[0] >>= 16 * half, m_words[1] >>= 16 * half;
        } else if constexpr (kBytes == 16) {
            m_words[0] = half ? m_words[1] : m_words[0];
            m_words[2] = half ? m_words[3] : m_words[2];
        }
    }
    /// Of a stretch: both rows.
    __device__ __forceinline__ float2 ofStretch(int stretch) const
    {
        float2 scales = {1.0f, 1.0f};
        if constexpr (hasScalesOfA(Format))
            scales = pairOfFloats<T>(m_words[0]);
        else if constexpr (hasPowerScales(Format) && !kPowers)
            scales = {powerOfByte(m_words[0], stretch), powerOfByte(m_words[1], stretch)};
        else if constexpr (hasHalfScales(Format))
            scales = {halfOf(m_words[stretch / 2], stretch % 2), halfOf(m_words[2 + stretch / 2], stretch % 2)};
        else if constexpr (Format == WeightFormat::Nf4)
            scales = {__uint_as_float(m_words[stretch]), __uint_as_float(m_words[2 + stretch])};
        if constexpr (kStretchFactor != 1.0f) scales = {scales.x * kStretchFactor, scales.y * kStretchFactor};
        return scales;
    }
    /// kInRegisters: those of the two products of 32 elements, as what multiplies weights without the decoder's factor;
    /// of kPowers both are the same.
    __device__ __forceinline__ std::uint32_t ofChunk(int row, int chunk) const
    {
        if constexpr (kPowers) { // the byte as BF16's exponent; 2^−127 is 0
            const std::uint32_t twin = chooseBytes(m_words[row], 0, 0x4040u + 0x0101u * static_cast<unsigned>(chunk));
            return multiplyPairs<T>(twin << 7, twice(roundedTo<T>(Decoder<T, Format>::kFactor / kLeftOut)));
        }
        const std::uint32_t bytes = chooseBytes(m_words[2 * row + chunk / 2], 0, chunk % 2 == 0 ? 0x4140u : 0x4342u);
        if constexpr (kHalf) // by 2^-8 there; the decoder's 2^14 less kShrunk is 2^7
            return multiplyPairs<T>(bytes << 7, twice(roundedTo<T>(0x1p15f)));
        const std::uint32_t exact = multiplyPairs<T>(bytes << 4, twice(roundedTo<T>(0x1p120f)));
        return multiplyPairs<T>(exact, twice(roundedTo<T>(0x1p118f)));
    }
    /// Of one of a chunk's two products, out of what ofChunk() returns.
    template <int Product> static __device__ __forceinline__ std::uint32_t ofTwo(std::uint32_t both)
    {
        return kPowers ? both : twiceOf<Product>(both);
    }
    /// Of a product of 16 elements, as a float without any of the factors.
    __device__ __forceinline__ float ofProduct(int row, int product) const
    {
        if constexpr (hasScalesOfA(Format)) {
            const float2 both = pairOfFloats<T>(m_words[0]);
            return row == 0 ? both.x : both.y;
        } else if constexpr (hasPowerScales(Format)) {
            return powerOfByte(m_words[row], product / 2);
        } else if constexpr (hasHalfScales(Format)) {
            return halfOf(m_words[2 * row + product / 4], product / 2 % 2);
        } else if constexpr (Format == WeightFormat::Nf4) {
            return __uint_as_float(m_words[2 * row + product / 4]);
        } else { // E4M3's bits seven places up are FP16's, by 2^−8
            const std::uint32_t byte = m_words[2 * row + product / 4] >> product % 4 * 8 & 0x7fu;
            return __half2float(__ushort_as_half(static_cast<unsigned short>(byte << 7))) * 256.0f;
        }
    }

private:
    std::uint32_t m_words[kBytes / 4];
};

/// One product's weights of a lane, the factors taken care of that cannot wait for the sums: `scales` for chunk
/// `chunk` of 32 along k.
template <typename T, WeightFormat Format>
__device__ __forceinline__ void decodeForSums(const std::uint32_t* words,
                                              const typename Decoder<T, Format>::Tables& tables,
                                              const std::uint32_t (&rowScales)[2], std::uint32_t (&a)[4])
{
    Decoder<T, Format>::decode(words, tables, a);
    using Scales = LaneScales<T, Format>;
    if constexpr (Scales::kInRegisters) {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = multiplyPairs<T>(a[i], rowScales[i % 2]);
    } else if constexpr (Scales::kFactored) {
#pragma unroll
        for (int i = 0; i < 4; ++i)
            a[i] = multiplyPairs<T>(a[i], twice(roundedTo<T>(Decoder<T, Format>::kFactor)));
    }
}

} // namespace qs::cuda
