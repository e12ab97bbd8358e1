// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernels.h"

#include <cstdint>

namespace qs {

/// Weights of B[n,k] as the weight-only kernels read them: blocks of 64 columns of the product (rows of B), each block
/// k × 64 codes, so that one load serves neighbouring columns. INT8: a byte a code, two's complement. INT4: 32 bytes
/// for each k, the low nibble of byte j is column j and the high one column j + 32, stored as code + 8. Scales: 64
/// floats for each 128 of k.
struct PackedWeights
{
    static constexpr std::int64_t columns = 64;
    static constexpr std::int64_t group = 128;
};

/// One block of 64 columns times some rows: out[r, c] = Σ_k a[r, k] · code[k, c] · scale[k / 128, c].
struct WeightOnlyCall
{
    const float* a = nullptr; ///< [rows, k]
    std::int64_t rows = 0, k = 0;
    const std::uint8_t* codes = nullptr;
    const float* scales = nullptr;
    float* out = nullptr; ///< all 64 columns of each row are written
    std::int64_t outStride = 0;
};

/// A tile of query rows of one head against the keys [firstKey, endKey). Where firstKey is 0 it starts anew, else it
/// goes on with what `out` (unnormalized) and `state` hold; where endKey is the last key that the rows see, `out` is
/// the result.
struct AttentionTile
{
    static constexpr std::int64_t mostRows = 96;
    const float *q = nullptr, *k = nullptr, *v = nullptr; ///< of the head: [tokens, headDim]
    float* out = nullptr;                                 ///< of the head
    float* state = nullptr;               ///< of the head: running maximum and sum of each row, [tokens, 2]
    std::int64_t tokens = 0, headDim = 0; ///< headDim: a multiple of 16
    std::int64_t firstRow = 0, rows = 0;  ///< at most mostRows
    std::int64_t firstKey = 0, endKey = 0;
    bool causal = false;
    float* scratch = nullptr; ///< attentionScratchFloats(headDim), aligned to 64 bytes
};
/// Queries, scores, the result so far, and the rows' maxima, sums and factors.
constexpr std::int64_t attentionScratchFloats(std::int64_t headDim)
{
    return AttentionTile::mostRows * (2 * headDim + AttentionTile::mostRows + 3);
}

/// Parameters of the INT8 ladder: q = clamp(round(x / scale) + zeroPoint).
struct LadderStep
{
    float scale = 1.0f, zeroPoint = 0.0f;
};

/// The inner loops of the lab's operations for one instruction set, on floats.
struct LabKernels
{
    /// data = gelu(data + bias) in the tanh form, rows of `columns` floats that lie `stride` apart.
    void (*biasGelu)(float* data, std::int64_t rows, std::int64_t columns, std::int64_t stride, const float* bias);
    /// data = gelu(data).
    void (*gelu)(float* data, std::int64_t n);
    /// A row becomes exp(x − max) / Σ over its first `valid` floats, and 0 behind them.
    void (*softmax)(float* row, std::int64_t columns, std::int64_t valid);
    void (*weightOnly8)(const WeightOnlyCall& call);
    void (*weightOnly4)(const WeightOnlyCall& call);
    /// Online softmax: scores of 96 keys at a time stay in the cache.
    void (*attention)(const AttentionTile& tile);
    /// out = LayerNorm(in) · weight + bias, rows of `columns` floats, variance + epsilon under the root.
    void (*layerNorm)(const float* in, float* out, std::int64_t rows, std::int64_t columns, const float* weight,
                      const float* bias, float epsilon);
    /// data += added.
    void (*accumulate)(float* data, const float* added, std::int64_t n);
    /// data[r, c] += bias[c].
    void (*addBias)(float* data, std::int64_t rows, std::int64_t columns, std::int64_t stride, const float* bias);

    // The ladder's rungs as one would write them: plain loops that the compiler vectorizes.
    void (*ladderDivide)(const float* in, std::int64_t n, float* out, float scale);
    void (*ladderRound)(const float* in, std::int64_t n, float* out);
    void (*ladderAdd)(const float* in, std::int64_t n, float* out, float zeroPoint);
    void (*ladderClamp)(const float* in, std::int64_t n, float* out);
    void (*ladderConvert)(const float* in, std::int64_t n, std::int8_t* out);
    void (*ladderFusedDivision)(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step);
    void (*ladderReciprocal)(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step);
    void (*ladderFma)(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step);
};

const LabKernels& portableLabKernels();
/// Null where this program was not compiled for x86-64.
const LabKernels* avx2LabKernels();
const LabKernels* avx512LabKernels();
/// Those of the same instruction set.
const LabKernels& labKernelsFor(const CpuKernels& kernels);

} // namespace qs
