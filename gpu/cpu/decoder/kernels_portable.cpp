// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/kernels.h"

#include "gpu/cpu/common/lanes_portable.h"
#include "gpu/cpu/decoder/kernel_body.h"

#include <cstring>

namespace qs {
namespace {

struct V : PortableFloats
{
    static constexpr int columns = 2, columnsOfOne = 4;

    static QS_INLINE I bytes(const std::uint8_t* p) { return I{p[0], p[1], p[2], p[3]}; }
    static QS_INLINE I words(const std::uint8_t* p)
    {
        std::uint16_t w[4];
        std::memcpy(w, p, sizeof w);
        return I{w[0], w[1], w[2], w[3]};
    }
    /// FP16 from its bits: denormals are the integer times 2^−24, which is exact.
    static QS_INLINE F fromHalf(const std::uint8_t* p)
    {
        const I half = words(p), magnitude = half & 0x7fff, sign = (half & 0x8000) << 16;
        const F small = __builtin_convertvector(magnitude, F) * all(0x1p-24f);
        const F normal = (F)((magnitude << 13) + (magnitude >= 0x7c00 ? I{} + 0x70000000 : I{} + 0x38000000));
        return (F)((I)(magnitude < 0x400 ? small : normal) | sign);
    }
    static QS_INLINE F fromInt8(const std::uint8_t* p)
    {
        const auto* q = reinterpret_cast<const std::int8_t*>(p);
        return F{static_cast<float>(q[0]), static_cast<float>(q[1]), static_cast<float>(q[2]),
                 static_cast<float>(q[3])};
    }
    static QS_INLINE F lookup16(const float* table, I index)
    {
        return F{table[index[0]], table[index[1]], table[index[2]], table[index[3]]};
    }
};

void keepWeights(const std::int8_t* b, std::int64_t k, std::uint8_t* laid)
{
    std::memcpy(laid, b, static_cast<std::size_t>(kPanelColumns * k));
    std::memset(laid + kPanelColumns * k, 0, kPanelColumns * 4);
}

void keepRow(const std::int8_t* a, std::int64_t k, std::uint8_t* laid)
{
    std::memcpy(laid, a, static_cast<std::size_t>(k));
}

/// In 16-bit products, which the compiler's vectors have everywhere.
void multiply(const std::uint8_t* a, std::int64_t m, std::int64_t k, const std::uint8_t* laid, std::int32_t* c,
              std::int64_t ldc)
{
    for (std::int64_t r = 0; r < m; ++r)
        for (std::int64_t column = 0; column < kPanelColumns; ++column) {
            const auto *x = reinterpret_cast<const std::int8_t*>(a + r * k),
                       *w = reinterpret_cast<const std::int8_t*>(laid + column * k);
            std::uint32_t sum = 0; // unsigned, because it may wrap
            for (std::int64_t p = 0; p < k; ++p)
                sum += static_cast<std::uint32_t>(static_cast<std::int16_t>(x[p]) * static_cast<std::int16_t>(w[p]));
            c[r * ldc + column] = static_cast<std::int32_t>(sum);
        }
}

} // namespace

const DecoderKernels& portableDecoderKernels()
{
    static constexpr LaidDots dots{"integer multiply-adds", 1, keepWeights, keepRow, multiply};
    static constexpr DecoderKernels kernels = decoderKernelTable<V>(&dots);
    return kernels;
}

} // namespace qs
