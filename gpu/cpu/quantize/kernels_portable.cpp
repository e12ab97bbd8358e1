// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/quantize/kernel_table.h"

#include <cmath>

namespace qs {
namespace {

/// Four lanes in the compiler's own vector types: SSE2, NEON, or plain scalar code where there is neither.
struct Portable
{
    using F = float __attribute__((vector_size(16)));
    using I = std::uint32_t __attribute__((vector_size(16)));
    using Signed = std::int32_t __attribute__((vector_size(16)));
    using Short = std::uint16_t __attribute__((vector_size(8)));
    using H = std::int16_t __attribute__((vector_size(16))); ///< 16-bit floats as they are
    using Raw = I;
    static constexpr bool hasFloat8 = false, hasPairs = false;
    static constexpr int width = 4;
    static constexpr std::int64_t halfWidth = 8;
    static constexpr std::int64_t rawBytes = 16;

    static QS_INLINE F all(float v) { return F{v, v, v, v}; }
    static QS_INLINE I allInt(std::uint32_t v) { return I{v, v, v, v}; }
    static QS_INLINE I bits(F v) { return reinterpret_cast<I>(v); }
    static QS_INLINE F fromBits(I v) { return reinterpret_cast<F>(v); }
    static QS_INLINE F mul(F a, F b) { return a * b; }
    static QS_INLINE F div(F a, F b) { return a / b; }
    static QS_INLINE F add(F a, F b) { return a + b; }
    static QS_INLINE F fma(F a, F b, F c)
    {
        return F{std::fma(a[0], b[0], c[0]), std::fma(a[1], b[1], c[1]), std::fma(a[2], b[2], c[2]),
                 std::fma(a[3], b[3], c[3])};
    }
    /// For the arithmetic ceiling: without the instruction, a fused multiply-add would be a library call.
    static QS_INLINE F mulAdd(F a, F b, F c)
    {
#if defined(FP_FAST_FMAF)
        return fma(a, b, c);
#else
        return a * b + c;
#endif
    }
    static QS_INLINE F pick(Signed mask, F a, F b) { return fromBits((I(mask) & bits(a)) | (~I(mask) & bits(b))); }
    static QS_INLINE F least(F a, F b) { return pick(a < b, a, b); }
    static QS_INLINE F greatest(F a, F b) { return pick(a > b, a, b); }
    /// All ones in lanes that are not NaN.
    static QS_INLINE I ordered(F v) { return I(v == v); }
    /// How many of 15 ascending numbers are below each value; none is NaN.
    static QS_INLINE I rankOf15(F v, const float* ascending)
    {
        I rank = allInt(15u);
        for (int i = 0; i < 15; ++i)
            rank += I(v <= all(ascending[i])); // −1 where it is not
        return rank;
    }
    static QS_INLINE F zeroForNaN(F v) { return fromBits(ordered(v) & bits(v)); }
    static QS_INLINE I truncated(F v) { return I(__builtin_convertvector(v, Signed)); }
    static QS_INLINE F toFloat(I v) { return __builtin_convertvector(Signed(v), F); }
    static QS_INLINE I both(I a, I b) { return a & b; }
    static QS_INLINE I plus(I a, I b) { return a + b; }
    static QS_INLINE I flip(I a, I b) { return a ^ b; }
    template <int n> static QS_INLINE I right(I v) { return v >> n; }
    /// Both below 2^31.
    static QS_INLINE I largestInt(I a, I b)
    {
        const I mask = I(Signed(a) > Signed(b));
        return (mask & a) | (~mask & b);
    }
    static QS_INLINE I withSign(I code, I value) { return code | ((value >> 24) & 0x80u); }

    template <DType T> static QS_INLINE F load(const Byte* p)
    {
        if constexpr (T == DType::F32) {
            F v;
            std::memcpy(&v, p, sizeof v);
            return v;
        } else {
            Short half;
            std::memcpy(&half, p, sizeof half);
            const I wide = __builtin_convertvector(half, I);
            return T == DType::BF16 ? fromBits(wide << 16) : fromHalf(wide);
        }
    }
    /// Scaling by 2^112 moves the exponent and makes denormals normal; infinities and NaN are put right after.
    static QS_INLINE F fromHalf(I h)
    {
        const I magnitude = h & 0x7fffu;
        const I scaled = bits(fromBits(magnitude << 13) * all(0x1p112f));
        const I special = I(Signed(magnitude) >= Signed(allInt(0x7c00u)));
        const I value = (special & ((magnitude << 13) | 0x7f800000u)) | (~special & scaled);
        return fromBits(value | ((h & 0x8000u) << 16));
    }
    /// Adding 1.5·2^23 leaves rne(v) in the low bits of the sum for |v| <= 2^22.
    static QS_INLINE I roundInt8(F v, F low, F high, I zeroPoint)
    {
        const F clamped = greatest(least(zeroForNaN(v), high), low);
        return bits(clamped + all(12582912.0f)) + zeroPoint;
    }
    template <bool stream, bool> static QS_INLINE void storeInt8(Byte* out, I a, I b, I c, I d, H)
    {
        storeCodes<stream>(out, a, b, c, d);
    }
    template <bool> static QS_INLINE void storeCodes(Byte* out, I a, I b, I c, I d)
    {
        for (int lane = 0; lane < 4; ++lane) {
            out[lane] = static_cast<Byte>(a[lane]);
            out[lane + 4] = static_cast<Byte>(b[lane]);
            out[lane + 8] = static_cast<Byte>(c[lane]);
            out[lane + 12] = static_cast<Byte>(d[lane]);
        }
    }
    /// Codes below 16, two in a byte, the first one low.
    static QS_INLINE void storeNibbles(Byte* out, I a, I b, I c, I d)
    {
        const I all[4] = {a, b, c, d};
        for (int i = 0; i < 8; ++i)
            out[i] = static_cast<Byte>(all[i / 2][i % 2 * 2] | all[i / 2][i % 2 * 2 + 1] << 4);
    }
    static QS_INLINE I loadBytes(const Byte* p) { return I{p[0], p[1], p[2], p[3]}; }
    static QS_INLINE I loadNibbles(const Byte* p)
    {
        return I{p[0] & 15u, static_cast<std::uint32_t>(p[0]) >> 4, p[1] & 15u, static_cast<std::uint32_t>(p[1]) >> 4};
    }
    static QS_INLINE F lookup(const float* table, I index)
    {
        return F{table[index[0]], table[index[1]], table[index[2]], table[index[3]]};
    }
    static QS_INLINE F lookup16(const float* table, I index) { return lookup(table, index); }
    template <DType T> static QS_INLINE void store(Byte* p, F v)
    {
        if constexpr (T == DType::F32) {
            std::memcpy(p, &v, sizeof v);
        } else {
            for (int lane = 0; lane < width; ++lane) {
                const std::uint16_t half = T == DType::F16 ? floatToHalf(v[lane]) : floatToBfloat16(v[lane]);
                std::memcpy(p + 2 * lane, &half, sizeof half);
            }
        }
    }
    static QS_INLINE std::uint16_t toHalf(float v) { return floatToHalf(v); }
    static QS_INLINE float largestLane(F v)
    {
        float top = v[0];
        for (int lane = 1; lane < width; ++lane)
            top = v[lane] > top ? v[lane] : top;
        return top;
    }
    static QS_INLINE float smallestLane(F v)
    {
        float low = v[0];
        for (int lane = 1; lane < width; ++lane)
            low = v[lane] < low ? v[lane] : low;
        return low;
    }
    static QS_INLINE H allHalf(std::uint16_t v)
    {
        const auto s = static_cast<std::int16_t>(v);
        return H{s, s, s, s, s, s, s, s};
    }
    static QS_INLINE H loadHalf(const Byte* p)
    {
        H v;
        std::memcpy(&v, p, sizeof v);
        return v;
    }
    static QS_INLINE H liftHalf(H v, std::uint16_t lift)
    {
        using Unsigned = std::uint16_t __attribute__((vector_size(16)));
        return H((Unsigned(v) & Unsigned(allHalf(0x7fff))) + Unsigned(allHalf(lift)));
    }
    static QS_INLINE H largestHalf(H a, H b)
    {
        const H mask = H(a > b);
        return (mask & a) | (~mask & b);
    }
    static QS_INLINE int largestHalfLane(H v)
    {
        int top = v[0];
        for (int lane = 1; lane < halfWidth; ++lane)
            top = v[lane] > top ? v[lane] : top;
        return top;
    }
    static QS_INLINE Raw loadRaw(const Byte* p)
    {
        Raw v;
        std::memcpy(&v, p, sizeof v);
        return v;
    }
    static QS_INLINE Raw orRaw(Raw a, Raw b) { return a | b; }
    template <bool> static QS_INLINE void storeRaw(Byte* p, Raw v) { std::memcpy(p, &v, sizeof v); }
    static void fence() {}
};

constexpr CpuKernels kPortable = kernelTable<Portable>("Portable");

} // namespace

const CpuKernels& portableKernels() { return kPortable; }

} // namespace qs
