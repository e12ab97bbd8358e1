// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/operations/kernel_body.h"

/// Attention with an online softmax (Milakov and Gimelshein 2018; tiles as in FlashAttention, Dao et al. 2022). Traffic
/// of a tile: its queries and results once, and every key and value that it sees once; the scores never leave the
/// core's cache. Scores are kept transposed, [key, row], so that maxima and sums over the keys are those of whole
/// vectors, and keys need no transposing.
namespace qs {
namespace {

constexpr std::int64_t kKeys = 96; ///< of one step; a multiple of every V::keys
constexpr std::int64_t kRowStride = AttentionTile::mostRows;
constexpr float kLowest = -1e30f; ///< below every score
constexpr float kMasked = -__builtin_inff();

struct AttentionScratch
{
    float* queries;             ///< [headDim, kRowStride], scaled
    float* scores;              ///< [kKeys, kRowStride]
    float* result;              ///< [kRowStride, headDim], not normalized
    float *most, *sum, *factor; ///< of each row
};

QS_INLINE AttentionScratch scratchOf(const AttentionTile& t)
{
    AttentionScratch s{};
    s.queries = t.scratch;
    s.scores = s.queries + t.headDim * kRowStride;
    s.result = s.scores + kKeys * kRowStride;
    s.most = s.result + kRowStride * t.headDim;
    s.sum = s.most + kRowStride;
    s.factor = s.sum + kRowStride;
    return s;
}

/// Rows are computed in vectors: those behind the last are zeros.
template <class V> QS_INLINE void beginTile(const AttentionTile& t, const AttentionScratch& s, std::int64_t padded)
{
    const float scale = kLog2E / __builtin_sqrtf(static_cast<float>(t.headDim));
    for (std::int64_t r = 0; r < padded; ++r) {
        const bool real = r < t.rows, fresh = t.firstKey == 0 || !real;
        const float* q = t.q + (t.firstRow + r) * t.headDim;
        const float* before = t.out + (t.firstRow + r) * t.headDim;
        for (std::int64_t d = 0; d < t.headDim; ++d) {
            s.queries[d * kRowStride + r] = real ? q[d] * scale : 0.0f;
            s.result[r * t.headDim + d] = fresh ? 0.0f : before[d];
        }
        s.most[r] = fresh ? kLowest : t.state[2 * (t.firstRow + r)];
        s.sum[r] = fresh ? 0.0f : t.state[2 * (t.firstRow + r) + 1];
    }
}

template <class V, int R, int C>
QS_INLINE void scoreBlock(const AttentionTile& t, const AttentionScratch& s, std::int64_t firstKey, std::int64_t key,
                          std::int64_t row)
{
    typename V::F acc[R][C];
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            acc[r][c] = V::all(0.0f);
    multiplyInto<V, R, C>(acc, t.k + (firstKey + key) * t.headDim, t.headDim, 1, s.queries + row, kRowStride,
                          t.headDim);
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            V::store(s.scores + (key + r) * kRowStride + row + c * V::width, acc[r][c]);
}

/// scores[key, row] of n keys from `firstKey`; those that a row may not see are −∞.
template <class V>
QS_INLINE void scoreKeys(const AttentionTile& t, const AttentionScratch& s, std::int64_t firstKey, std::int64_t n,
                         std::int64_t padded)
{
    constexpr int C = V::rowVectors;
    for (std::int64_t row = 0; row < padded; row += C * V::width) {
        std::int64_t key = 0;
        for (; key + V::keys <= n; key += V::keys)
            scoreBlock<V, V::keys, C>(t, s, firstKey, key, row);
        for (; key < n; ++key)
            scoreBlock<V, 1, C>(t, s, firstKey, key, row);
    }
    if (!t.causal || firstKey + n <= t.firstRow + 1) return;
    for (std::int64_t key = 0; key < n; ++key) // rows before the key do not see it
        for (std::int64_t r = 0; r < padded && t.firstRow + r < firstKey + key; ++r)
            s.scores[key * kRowStride + r] = kMasked;
}

/// Scores become exponentials over the maximum so far; factor is what earlier results shrink by.
template <class V> QS_INLINE void onlineSoftmax(const AttentionScratch& s, std::int64_t n, std::int64_t padded)
{
    using F = typename V::F;
    for (std::int64_t row = 0; row < padded; row += V::width) {
        const F before = V::load(s.most + row);
        F most = before;
        for (std::int64_t key = 0; key < n; ++key)
            most = V::max(V::load(s.scores + key * kRowStride + row), most);
        F sum = V::all(0.0f);
        for (std::int64_t key = 0; key < n; ++key) {
            float* at = s.scores + key * kRowStride + row;
            const F p = exp2Of<V>(V::load(at) - most);
            V::store(at, p);
            sum = sum + p;
        }
        const F factor = exp2Of<V>(before - most);
        V::store(s.most + row, most);
        V::store(s.sum + row, V::fma(V::load(s.sum + row), factor, sum));
        V::store(s.factor + row, factor);
    }
}

template <class V, int C>
QS_INLINE void valueBlock(const AttentionTile& t, const AttentionScratch& s, std::int64_t firstKey, std::int64_t n,
                          std::int64_t row, std::int64_t column)
{
    constexpr int R = 6;
    typename V::F acc[R][C];
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            acc[r][c] = V::load(s.result + (row + r) * t.headDim + column + c * V::width) * V::all(s.factor[row + r]);
    multiplyInto<V, R, C>(acc, s.scores + row, 1, kRowStride, t.v + firstKey * t.headDim + column, t.headDim, n);
#pragma GCC unroll 8
    for (int r = 0; r < R; ++r)
#pragma GCC unroll 8
        for (int c = 0; c < C; ++c)
            V::store(s.result + (row + r) * t.headDim + column + c * V::width, acc[r][c]);
}

/// result = result · factor + exponentials · values.
template <class V>
QS_INLINE void addValues(const AttentionTile& t, const AttentionScratch& s, std::int64_t firstKey, std::int64_t n,
                         std::int64_t padded)
{
    constexpr int C = V::columns;
    std::int64_t column = 0;
    for (; column + C * V::width <= t.headDim; column += C * V::width)
        for (std::int64_t row = 0; row < padded; row += 6)
            valueBlock<V, C>(t, s, firstKey, n, row, column);
    for (; column < t.headDim; column += V::width)
        for (std::int64_t row = 0; row < padded; row += 6)
            valueBlock<V, 1>(t, s, firstKey, n, row, column);
}

template <class V> void attention(const AttentionTile& t)
{
    const AttentionScratch s = scratchOf(t);
    constexpr std::int64_t half = kRowStride / 2; // a multiple of 6 and of V::rowVectors vectors
    const std::int64_t padded = t.rows <= half ? half : kRowStride;
    const std::int64_t seen = t.causal && t.firstRow + t.rows < t.tokens ? t.firstRow + t.rows : t.tokens;
    const std::int64_t end = t.endKey < seen ? t.endKey : seen;
    beginTile<V>(t, s, padded);
    for (std::int64_t key = t.firstKey; key < end; key += kKeys) {
        const std::int64_t n = end - key < kKeys ? end - key : kKeys;
        scoreKeys<V>(t, s, key, n, padded);
        onlineSoftmax<V>(s, n, padded);
        addValues<V>(t, s, key, n, padded);
    }
    for (std::int64_t r = 0; r < t.rows; ++r) {
        const float factor = end == seen ? 1.0f / s.sum[r] : 1.0f;
        float* out = t.out + (t.firstRow + r) * t.headDim;
        for (std::int64_t d = 0; d < t.headDim; ++d)
            out[d] = s.result[r * t.headDim + d] * factor;
        t.state[2 * (t.firstRow + r)] = s.most[r];
        t.state[2 * (t.firstRow + r) + 1] = s.sum[r];
    }
}

} // namespace
} // namespace qs
