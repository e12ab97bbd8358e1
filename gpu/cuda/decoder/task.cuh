// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/integer_math.h"
#include "gpu/cuda/common/coded_matrix.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/device/decoder_shape.h"

#include <cuda_runtime.h>

#include <cstdint>

/// What the kernels of the decoder engine (cuda/decoder/engine.cuh) take: matrices as they lie in device memory,
/// products, rows, the cache. Matrices are [out, in]; activations are rows of one type T (FP16, BF16 or FP32) whose
/// pitch is a multiple of 128 elements with zeros behind the last. All kernels begin while the one before drains: they
/// wait before they touch activations, and read nothing through the read-only path.
namespace qs::cuda {

inline constexpr int kDecoderPad = 128; ///< elements that the pitch of activations is a multiple of
inline std::int64_t pitchOf(std::int64_t columns) { return roundUp(columns, kDecoderPad); }
/// Rows that products with block scales have for the library: multiples of 4, as it wants them; of 16 from 9 on, which
/// take less time than 12 (a step of Llama 3 8B on an H200: 3.9 ms with 16, 4.3 with 12).
constexpr std::int64_t blockScaleRows(std::int64_t rows) { return roundUp(rows, rows <= 8 ? 4 : 16); }
inline constexpr float kMaxE4M3 = 448.0f;
inline constexpr int kVectorRows = 8; ///< most rows of activations that a launch of multiplyVectors() takes

/// The type of rows: a product's result before bias, rounding and the scales of quantized operands.
enum class RawKind : int { Same, Int32, F32 };
/// A product's result [rows, columns] on its way to the kernel that needs it, which finishes it: value = raw × factor ×
/// rowScale × columnScale + bias, rounded to T.
struct Produced
{
    const void* data = nullptr;
    std::int64_t pitch = 0; ///< elements
    RawKind kind = RawKind::Same;
    const float *rowScales = nullptr, *columnScales = nullptr; ///< both or none
    float factor = 1.0f;
    const float* bias = nullptr;
};

/// out[m, n] = x[m, k]·Wᵀ for up to kVectorRows rows: bound by the bytes of W, each read once.
struct VectorProduct
{
    CodedMatrix matrix;
    const void* x = nullptr;          ///< T, or INT8 with Dot8
    std::int64_t xPitch = 0;          ///< elements
    const float* rowScales = nullptr; ///< of x; may be null
    /// E4M3: of x, for each group of the matrix and row, `groupPitch` from group to group; may be null.
    const float* groupScales = nullptr;
    std::int64_t groupPitch = 0;
    int m = 1;
    void* out = nullptr;
    std::int64_t outPitch = 0;
    bool floats = false; ///< FP32 without rounding instead of T
    /// Rows i and i + n/2 of W are gate and up: out[m, n/2] = silu(gate + bias)·(up + bias), rounded after each step.
    bool gated = false;
    const float* bias = nullptr; ///< [n], with `gated` alone; may be null
};
void multiplyVectors(Type type, const VectorProduct& product, int multiprocessors, cudaStream_t stream);

/// Rows [first, first + count) of a coded matrix as elements of T, `pitch` elements apart, zeros up to the pitch.
/// Without scales where `plain`: what codes stand for alone.
void restoreRows(Type type, const CodedMatrix& matrix, std::int64_t first, std::int64_t count, bool plain, void* to,
                 std::int64_t pitch, cudaStream_t stream);
/// Dense rows of another type to T.
void convertRows(Type to, const void* from, Type fromType, std::int64_t rows, std::int64_t columns, void* out,
                 std::int64_t outPitch, cudaStream_t stream);

/// How the cache is kept.
enum class CacheKind : int { F32, F16, BF16, E4M3, Int8 };
__host__ __device__ constexpr int cacheElementBytes(CacheKind kind)
{
    return kind == CacheKind::F32 ? 4 : kind == CacheKind::F16 || kind == CacheKind::BF16 ? 2 : 1;
}
/// Keys and values of one layer: [sequence, head, position] vectors of `padded` elements, the scales of Int8 apart.
struct CacheView
{
    CacheKind kind = CacheKind::F16;
    std::uint8_t *keys = nullptr, *values = nullptr;
    float *keyScales = nullptr, *valueScales = nullptr;
    std::int64_t context = 0;
    int heads = 1, size = 0, padded = 0; ///< padded: a multiple of 8
    __host__ __device__ std::int64_t vector(std::int64_t sequence, int head, std::int64_t position) const
    {
        return (sequence * heads + head) * context + position;
    }
};

/// Which token each row of a step is.
struct RowPlaces
{
    const int *sequences = nullptr, *positions = nullptr; ///< device memory
    int rows = 0;
};

/// Input channel order[j] times multiplier[order[j]] to place j; then rounded, or quantized by row to INT8 or E4M3
/// codes with a scale, of E4M3 also what the codes stand for. E4M3Groups: a scale for each kScaleBlock elements of a
/// row. Zeros up to the pitches.
enum class RowCodes : int { None, Int8, E4M3, E4M3Groups };
struct Prepare
{
    const void* x = nullptr;
    std::int64_t xPitch = 0;
    const float* multiplier = nullptr;
    const int* order = nullptr;
    RowCodes codes = RowCodes::None;
    void* values = nullptr;        ///< T; None, and E4M3 where they are wanted (else null)
    std::uint8_t* bytes = nullptr; ///< Int8 and E4M3
    float* rowScales = nullptr;    ///< [rows]; E4M3Groups: for each group and row, `scalePitch` from group to group
    std::int64_t scalePitch = 0;
    bool scaled = false;       ///< E4M3Groups: values are multiplied by their scale
    std::int64_t outPitch = 0; ///< of values and of bytes, elements
    int columns = 0;
};

// cuda/decoder/prepare.cu
void prepareRows(Type type, const Prepare& task, int rows, cudaStream_t on);

// cuda/decoder/rows.cu
/// stream[r] = embedding[tokens[r]].
void lookUp(Type type, const CodedMatrix& embedding, const int* tokens, int rows, void* stream, std::int64_t pitch,
            cudaStream_t on);
/// stream += added (where that has data), then out = stream/√(mean(stream²) + ε)·weight. `rows` of the out are those
/// from `firstRow` on. With `quantized` (its x is not looked at) also the codes of out.
struct AddNorm
{
    void* stream = nullptr;
    std::int64_t streamPitch = 0;
    Produced added;
    const float* weight = nullptr; ///< null: nothing but the sum
    float epsilon = 0;
    void* out = nullptr;
    std::int64_t outPitch = 0;
    int columns = 0, firstRow = 0;
    Prepare quantized;
    bool codesAlone = false; ///< out is room that need not be filled
};
void addAndNormalize(Type type, const AddNorm& task, int rows, cudaStream_t on);
/// out = silu(gate)·up. With `quantized` (its x is not looked at) also the codes of out, or, where `codesAlone`, they
/// alone; out is room then.
struct Gating
{
    Produced gate, up;
    void* out = nullptr;
    std::int64_t outPitch = 0;
    int columns = 0;
    Prepare quantized;
    bool codesAlone = false;
};
void gate(Type type, const Gating& task, int rows, cudaStream_t on);
/// Query, key and value of some rows as their products left them, and what turns and keeps them.
struct NewVectors
{
    Produced q, k, v;
    RowPlaces places;
    const float *cosines = nullptr, *sines = nullptr; ///< [context, size/2]
    CacheView cache;
    int heads = 1;
};
/// Turns queries and keys, keeps keys and values in the cache. turned[r]: query heads, then where `keepsAll` key and
/// value heads.
struct Turn : NewVectors
{
    void* turned = nullptr;
    std::int64_t pitch = 0;
    bool keepsAll = false;
};
void turnAndKeep(Type type, const Turn& task, cudaStream_t on);
/// FP32 [rows, columns], dense.
void finishToFloats(Type type, const Produced& produced, int rows, int columns, float* out, cudaStream_t on);
/// Largest logit of each row (the first of equals): into tokens[r], chosen[steps[r]·rows + r]; then steps[r] and
/// positions[r] go on by one. A step at or beyond `most` is not kept.
void chooseGreedily(const float* logits, std::int64_t vocabulary, int rows, int* tokens, int* positions, int* steps,
                    int* chosen, int most, cudaStream_t on);
void makeAngles(const float* frequencies, int half, std::int64_t context, float* cosines, float* sines,
                cudaStream_t on);

// cuda/decoder/attention.cu
struct DecoderAttention
{
    CacheView cache;
    RowPlaces places;
    const void* q = nullptr;
    std::int64_t qPitch = 0;
    void* out = nullptr;
    std::int64_t outPitch = 0;
    int heads = 1;
    int window = 0;               ///< 0: none
    float scale = 0;              ///< of scores; 0: 1/√size
    float softCap = 0;            ///< c: scores become c·tanh(score/c); 0: they stay
    int splits = 1;               ///< blocks that share the tokens of a row and KV head at most
    float* partials = nullptr;    ///< attentionPartialFloats()
    unsigned* counters = nullptr; ///< [rows × heads] zeros, which a launch leaves as zeros
};
std::int64_t attentionPartialFloats(int rows, int heads, int padded, int splits);
/// Any rows; each reads the keys and values that it sees.
void attendRows(Type type, const DecoderAttention& task, cudaStream_t on);

// cuda/decoder/decode_attention.cu
/// A token of each sequence: its query and key are turned, key and value kept in the cache, and it attends to all that
/// it sees.
struct DecodeAttention : NewVectors
{
    void* out = nullptr;
    std::int64_t outPitch = 0;
    int window = 0;      ///< 0: none
    bool isLong = false; ///< so many tokens that their bytes take most of the time
};
/// Whether attendStep() has code for this device and heads.
bool canAttendStep(const CacheView& cache);
/// Reads positions and the cache's earlier vectors while the kernel before may still run: that one must not be what
/// wrote them.
void attendStep(Type type, const DecodeAttention& task, int multiprocessors, cudaStream_t on);

// cuda/decoder/prefill.cu
/// Whether attendTogether() takes it.
bool canAttendTogether(Type type, const CacheView& cache, int computeMajor);
/// Rows of one sequence at consecutive positions, 64 of them together on the tensor cores.
void attendTogether(Type type, const DecoderAttention& task, std::int64_t sequence, std::int64_t firstPosition,
                    cudaStream_t on);

// cuda/decoder/parts.cu: row-wise steps for the parts of models that the kernels of Llama do not have. Weights of
// NormKind::RmsOnePlus are one more already.
/// data = data × factor, rounded: rows of `columns`, `pitch` elements apart.
void scaleRows(Type type, void* data, int rows, std::int64_t columns, std::int64_t pitch, float factor,
               cudaStream_t on);

/// stream += post(added)·scale (where that has data; post: where it has a weight), then out = norm(stream)·weight +
/// bias. `rows` of the out are those from `firstRow` on.
struct ResidualNorm : AddNorm
{
    NormKind kind = NormKind::Rms;
    const float *postWeight = nullptr, *bias = nullptr; ///< may be null
    float scale = 1.0f;
};
void addAndNormalizeParts(Type type, const ResidualNorm& task, int rows, cudaStream_t on);

/// Queries and keys of rows normalized by head, or over all heads of a row with a weight for each element: out[row] has
/// the query heads, then those of keys.
struct HeadNorms
{
    Produced q, k;
    const float *queryWeight = nullptr, *keyWeight = nullptr;
    NormKind kind = NormKind::Rms;
    bool isWhole = false;
    float epsilon = 0;
    int heads = 1, kvHeads = 1, size = 0;
    void* out = nullptr;
    std::int64_t pitch = 0;
};
void normalizeHeads(Type type, const HeadNorms& task, int rows, cudaStream_t on);

/// turnAndKeep() of a part of the heads, or in other pairs.
struct PartTurn : Turn
{
    int rotated = 0; ///< elements that turn; 0: none. Angles are those of rotated/2 pairs
    bool interleaved = false;
};
void turnAndKeepParts(Type type, const PartTurn& task, cudaStream_t on);

/// out = activation(gate)·up; activation(gate) where `up` has no data.
void activateRows(Type type, Activation activation, const Produced& gate, const Produced& up, int rows, int columns,
                  void* out, std::int64_t outPitch, cudaStream_t on);

/// Dense FP32: x·scale, then cap·tanh(x/cap) where cap > 0.
void finishLogits(float* logits, std::int64_t count, float scale, float cap, cudaStream_t on);

/// Whether the image that runs on the current device lets kernels begin while the one before drains.
bool decoderKernelsWait();

/// Queues a kernel that calls awaitKernelsBefore().
template <class... P, class... A>
void launchWaiting(void (*kernel)(P...), dim3 grid, dim3 block, std::size_t shared, cudaStream_t on, A... arguments)
{
    check(launchAfter({.dependent = decoderKernelsWait()}, kernel, grid, block, shared, on, arguments...),
          Message::mark("queueing a step of the model"));
}
/// Whether other processes' kernels may run beside those of this one on the current device (MPS).
inline bool isShared()
{
#if CUDART_VERSION >= 12040
    int device = 0, shared = 0;
    return cudaGetDevice(&device) == cudaSuccess &&
           cudaDeviceGetAttribute(&shared, cudaDevAttrMpsEnabled, device) == cudaSuccess && shared != 0;
#else
    return true;
#endif
}

/// The same of one whose blocks wait for each other: all at a time, or refused. Where processes take turns on the
/// device they are together anyway, and a step of a row takes 2% less (measured on an H200).
template <class... P, class... A>
void launchTogether(void (*kernel)(P...), dim3 grid, dim3 block, std::size_t shared, cudaStream_t on, A... arguments)
{
    check(launchAfter({.dependent = decoderKernelsWait(), .together = isShared()}, kernel, grid, block, shared, on,
                      arguments...),
          Message::mark("queueing a step of the model"));
}

} // namespace qs::cuda
