// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernels.h"
#include "gpu/cpu/tensor/kernels.h"

#include <cstdint>

namespace qs {

/// Elements of weights as the decoder engine keeps them.
enum class PanelCode : std::uint8_t { F32, F16, BF16, Int8, E4M3, Nibble };

/// Weights of 64 outputs: for each input 64 codes, so that one load serves neighbouring outputs. Bytes of one input:
/// 256, 128, 128, 64, 64 and 32; a nibble panel has column j in the low half of byte j and column j + 32 in the high
/// one.
inline constexpr std::int64_t kPanelColumns = 64;
constexpr std::int64_t panelBytesOfInput(PanelCode code)
{
    return code == PanelCode::F32                              ? 256
           : code == PanelCode::F16 || code == PanelCode::BF16 ? 128
           : code == PanelCode::Nibble                         ? 32
                                                               : 64;
}

/// out[r, c] = Σ_k a[r, k]·((value(code[k, c]) − zero[k / group, c])·scale[k / group, c]), k in order, each product and
/// sum as one fused multiply-add where the instruction set has it: what a product with the restored weights gives, to
/// the bit.
struct PanelCall
{
    PanelCode code = PanelCode::F16;
    const std::uint8_t* codes = nullptr;
    const float* table = nullptr;  ///< Nibble: 16 values
    const float* scales = nullptr; ///< [ceil(k / group), 64]; null: 1
    const float* zeros = nullptr;  ///< likewise; null: 0. Int8 and Nibble with scales
    /// [rows, ceil(k / group)], E4M3 with scales: out[r, c] = Σ_g (Σ_k of g a[r, k]·value(code[k, c]))·(rowScale[r,
    /// g]·scale[g, c]).
    const float* rowScales = nullptr;
    std::int64_t group = 0;
    const float* a = nullptr; ///< rows `aStride` apart
    std::int64_t rows = 0, k = 0, aStride = 0;
    float* out = nullptr; ///< all 64 columns of each row are written
    std::int64_t outStride = 0;
};

/// Products of INT8 with exact int32 sums. B[64, k] is laid out once by layOutB(), rows of A are prepared by layOutA().
struct LaidDots
{
    const char* name;       ///< 'AVX-512 VNNI, int32 sums'
    std::int64_t codeBytes; ///< of an element of B and of A as they are laid out
    /// k: a multiple of 16. `laid`: 64·k·codeBytes bytes, then 64 int32 that sums start at.
    void (*layOutB)(const std::int8_t* b, std::int64_t k, std::uint8_t* laid);
    void (*layOutA)(const std::int8_t* a, std::int64_t k, std::uint8_t* laid);
    /// c[m, 64], rows ldc apart; `a`: m rows that lie k·codeBytes apart.
    void (*multiply)(const std::uint8_t* a, std::int64_t m, std::int64_t k, const std::uint8_t* laid, std::int32_t* c,
                     std::int64_t ldc);
};
constexpr std::int64_t laidBytes(const LaidDots& dots, std::int64_t k)
{
    return kPanelColumns * k * dots.codeBytes + kPanelColumns * 4;
}

/// The inner loops of the decoder engine for one instruction set.
struct DecoderKernels
{
    void (*product)(const PanelCall& call);
    /// Σ x².
    float (*sumOfSquares)(const float* x, std::int64_t n);
    /// Σ |x̂ − x|^2.4 with x̂ = scale·rne(x / scale), the integers cut to [low, high]; within 1e-4. What a search for
    /// scales compares.
    float (*gridError)(const float* x, std::int64_t n, float scale, float low, float high);
    /// data = data·factor.
    void (*scale)(float* data, std::int64_t n, float factor);
    /// data = data/(1 + e^−data).
    void (*silu)(float* data, std::int64_t n);
    /// data = data/(1 + e^−2u), u = √(2/π)·(data + 0.044715·data³): GELU with tanh.
    void (*geluTanh)(float* data, std::int64_t n);
    /// data = cap·tanh(data/cap); off by 1e-7·cap at most.
    void (*softCap)(float* data, std::int64_t n, float cap);
    /// A head of 2·half elements turned: (a, b) becomes (a·cos − b·sin, b·cos + a·sin). Pairs are i and i + half.
    void (*rotate)(float* head, std::int64_t half, const float* cosines, const float* sines);
    /// The same of pairs 2i and 2i + 1.
    void (*rotatePairs)(float* head, std::int64_t half, const float* cosines, const float* sines);
    const LaidDots* dots; ///< without VNNI
};

const DecoderKernels& portableDecoderKernels();
/// Null where this program was not compiled for x86-64.
const DecoderKernels* avx2DecoderKernels();
const DecoderKernels* avx512DecoderKernels();
const LaidDots* avx2LaidDots();
const LaidDots* avx512LaidDots();
/// Those of the same instruction set.
const DecoderKernels& decoderKernelsFor(const CpuKernels& kernels);
/// Of the same instruction set, with VNNI where `vnni` and this processor has it.
const LaidDots& laidDotsFor(const CpuKernels& kernels, bool vnni);

} // namespace qs
