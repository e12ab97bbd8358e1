// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/core/units.h"
#include "gpu/device/decoder_shape.h"
#include "gpu/numerics/format_descriptor.h"
#include "gpu/spec/llm_configuration.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// What goes into an engine for decoder-only models and comes out of it, without the engine: all that the CUDA module
/// needs to know, which is built without any library but the toolkit's.
namespace qs {

/// Of keys and values of one token in one layer and KV head.
std::int64_t kvBytes(KvFormat format, std::int64_t headSize);

/// How a matrix is stored and multiplied. x̂ below is the value that a code stands for.
///   Dense: elements of `dtype` (F32, F16, BF16).
///   Int8Channel: INT8 codes (two's complement), one scale a row: x̂ = code·scale. With quantizedActivations every row
///   of the input is
///     quantized to INT8 first (s = absmax/127, q = rne(x·(127/absmax))) and products are INT8 with exact INT32 sums:
///     W8A8.
///   E4M3Channel: FP8 codes, one scale a row. With quantizedActivations the rows of the input become E4M3 first, with
///   the scale
///     s = max(absmax/448, 1/(448·512)), code of x/s; products are summed in FP32, then multiplied by both scales.
///   Uniform: integer codes of 4 or 8 bits without a sign in groups along a row, x̂ = (code − zero point)·scale;
///   symmetric ones have the zero
///     point 8 or 128 and store none. Weight-only.
///   Packed: a format of numerics/packed_formats.h whose scales lie in a stream of their own, in a type of its own.
///   Weight-only.
///   E4M3Block: FP8 codes, one scale for each kScaleBlock rows × kScaleBlock columns; those at the edges are smaller.
///   With quantizedActivations each kScaleBlock elements of a row of the input become E4M3 first, by the rule of
///   E4M3Channel; products are summed in FP32 over kScaleBlock columns, multiplied by both scales, and added up.
enum class WeightForm : std::uint8_t { Dense, Int8Channel, E4M3Channel, Uniform, Packed, E4M3Block };

/// Rows and columns of a block of E4M3Block: the one size that models are published with.
inline constexpr int kScaleBlock = 128;

/// The form of weights of a scheme.
constexpr WeightForm weightFormOf(const QuantScheme& scheme)
{
    if (scheme.format == NumberFormat::Copy) return WeightForm::Dense;
    if (scheme.granularity == Granularity::Block) return WeightForm::E4M3Block;
    if (scheme.granularity != Granularity::Group)
        return descriptorOf(scheme.format).element.isFloat() ? WeightForm::E4M3Channel : WeightForm::Int8Channel;
    return hasIntegerGroups(scheme) ? WeightForm::Uniform : WeightForm::Packed;
}

/// A matrix [out, in] on its way to an engine; nothing is owned, and nothing is looked at after putMatrix() returned.
/// Plain data, so that it passes the border to the CUDA module as it is.
struct EngineMatrix
{
    std::int64_t out = 0, in = 0;
    WeightForm form = WeightForm::Dense;
    DType dtype = DType::F16; ///< Dense: of the elements; others: of the scales (F32, F16, BF16; Packed: NF4 only, see
                              ///< packed_formats.h)
    bool quantizedActivations = false; ///< Int8Channel, E4M3Channel, E4M3Block
    int bits = 8;                      ///< Uniform: 4 or 8
    bool symmetric = true;             ///< Uniform
    std::int64_t groupSize = 0; ///< Uniform: elements of a row that share a scale; 0: the whole row. The last of a row
                                ///< may be shorter. E4M3Block: kScaleBlock
    QuantScheme scheme;         ///< Packed

    /// Dense: out·in elements. 8 bits: a byte an element. Uniform of 4 bits: rows of ceil(in/2) bytes, low nibble
    /// first. Packed: PackedBytes::codes.
    std::span<const std::byte> codes;
    std::span<const std::byte> scales;     ///< [out], [out, groups], or [blocks of rows, groups]; Packed: as stored
    std::span<const std::byte> zeroPoints; ///< Uniform and not symmetric. 8 bits: [out, groups] bytes; 4 bits: rows of
                                           ///< ceil(groups/2) bytes, low nibble first
    float globalScale = 1.0f;              ///< NVFP4
    /// [in]: input channel i is multiplied by it first (AWQ and SmoothQuant where 1/s is not folded into the layer
    /// before); may be empty.
    std::span<const float> inputMultiplier;
    /// [in]: column j of the codes multiplies input channel inputOrder[j] (GPTQ checkpoints with act-order); may be
    /// empty.
    std::span<const std::int32_t> inputOrder;

    std::int64_t groups() const { return groupSize <= 0 ? 1 : (in + groupSize - 1) / groupSize; }
    /// Rows of scales: of E4M3Block those of its blocks.
    std::int64_t scaleRows() const
    {
        return form == WeightForm::E4M3Block ? (out + kScaleBlock - 1) / kScaleBlock : out;
    }
    /// Exact bytes of all parts: what is counted as weight memory.
    std::int64_t bytes() const
    {
        return static_cast<std::int64_t>(codes.size() + scales.size() + zeroPoints.size() +
                                         inputMultiplier.size_bytes() + inputOrder.size_bytes()) +
               (form == WeightForm::Packed && hasGlobalScale(scheme) ? 4 : 0);
    }
};
/// Whether sizes and parts fit together (Internal: our own callers made it), so that an engine may trust them.
Result<void> checkEngineMatrix(const EngineMatrix& matrix);
/// The matrix that is multiplied, [out, in] in FP32: values that the codes stand for, without inputMultiplier and
/// inputOrder. Plain loops.
std::vector<float> restoreEngineMatrix(const EngineMatrix& matrix);
/// The matrix in FP32, for engines that do not take its codes: it refers to `values`, which get its values. Throws as
/// restoreEngineMatrix().
EngineMatrix restoredDense(const EngineMatrix& matrix, std::vector<float>& values);

struct DecoderEngineOptions
{
    /// Type that activations are rounded to where a GPU would keep them in memory: after norms, products, rotary
    /// positions, softmax, SiLU and residual additions. Norm weights and biases are rounded to it. F32, F16 or BF16.
    DType activations = DType::F16;
    KvFormat kv = KvFormat::F16;
    std::int64_t sequences = 1; ///< that have a cache of their own (the largest batch)
    std::int64_t context = 512; ///< tokens of a sequence that its cache holds
    std::int64_t prefillRows =
        512; ///< tokens that go through the model at once; longer prompts are cut into such pieces
};

/// Memory of an engine and its device, all exact but for `peak`, which counts what was allocated and not what a library
/// took for itself.
struct DecoderEngineMemory
{
    Bytes weights;    ///< matrices and vectors as they are stored: the ledger. A tied head counts once
    Bytes resident;   ///< what holds them on the device: other layout, padding, scales in FP32 on the CPU
    Bytes kvCache;    ///< allocated for all sequences
    Bytes kvPerToken; ///< of one token of one sequence
    Bytes workspace;  ///< activations and logits
    Bytes peak;       ///< most that was allocated at one time since begin()
    Bytes free;       ///< on the device now
};

/// Weights that steps have read, as they are stored (the ledger), counted as they were read: all matrices and vectors
/// of the layers, of a mixture only the experts that a row was routed to, the head where logits were asked for, and of
/// an embedding the rows of the tokens.
struct WeightReads
{
    std::int64_t steps = 0;
    Bytes bytes;
};

/// What really computes a matrix.
struct EngineArithmetic
{
    Message text; ///< 'INT8 × INT8, INT32 sums (AVX-512 VNNI)'
    bool simulated =
        false; ///< not the arithmetic that the form is named after: values are right, speed is not that of the format
};

enum class LogitsWanted : std::uint8_t { None, Last, All };

} // namespace qs
