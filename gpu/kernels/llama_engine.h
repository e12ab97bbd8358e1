// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/core/units.h"
#include "gpu/kernels/backend.h"
#include "gpu/kernels/llama_shape.h"
#include "gpu/numerics/quant_scheme.h"
#include "gpu/spec/llm_configuration.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Of keys and values of one token in one layer and KV head.
std::int64_t kvBytes(KvFormat format, std::int64_t headSize);

/// How a matrix is stored and multiplied. x̂ below is the value that a code stands for.
///   Dense: elements of `dtype` (F32, F16, BF16).
///   Int8Channel: INT8 codes (two's complement), one scale a row: x̂ = code·scale. With quantizedActivations every row of the input is
///     quantized to INT8 first (s = absmax/127, q = rne(x·(127/absmax))) and products are INT8 with exact INT32 sums: W8A8.
///   E4M3Channel: FP8 codes, one scale a row. With quantizedActivations the rows of the input become E4M3 first, with the scale
///     s = max(absmax/448, 1/(448·512)), code of x/s; products are summed in FP32, then multiplied by both scales.
///   Uniform: integer codes of 4 or 8 bits without a sign in groups along a row, x̂ = (code − zero point)·scale; symmetric ones have the zero
///     point 8 or 128 and store none. Weight-only.
///   Packed: NF4, MXFP8, MXFP4, NVFP4 of numerics/packed_formats.h. Weight-only.
enum class WeightForm : std::uint8_t { Dense, Int8Channel, E4M3Channel, Uniform, Packed };

/// A matrix [out, in] on its way to an engine; nothing is owned, and nothing is looked at after putMatrix() returned. Plain data, so that it
/// passes the border to the CUDA module as it is.
struct EngineMatrix
{
    std::int64_t out = 0, in = 0;
    WeightForm form = WeightForm::Dense;
    DType dtype = DType::F16;          ///< Dense: of the elements; others: of the scales (F32, F16, BF16; Packed: NF4 only, see packed_formats.h)
    bool quantizedActivations = false; ///< Int8Channel, E4M3Channel
    int bits = 8;                      ///< Uniform: 4 or 8
    bool symmetric = true;             ///< Uniform
    std::int64_t groupSize = 0;        ///< Uniform: elements of a row that share a scale; 0: the whole row. The last of a row may be shorter
    QuantScheme scheme;                ///< Packed

    /// Dense: out·in elements. 8 bits: a byte an element. Uniform of 4 bits: rows of ceil(in/2) bytes, low nibble first. Packed: PackedBytes::codes.
    std::span<const std::byte> codes;
    std::span<const std::byte> scales;     ///< [out], or [out, groups]; Packed: as stored
    std::span<const std::byte> zeroPoints; ///< Uniform and not symmetric. 8 bits: [out, groups] bytes; 4 bits: rows of ceil(groups/2) bytes, low nibble first
    float globalScale = 1.0f;              ///< NVFP4
    /// [in]: input channel i is multiplied by it first (AWQ and SmoothQuant where 1/s is not folded into the layer before); may be empty.
    std::span<const float> inputMultiplier;
    /// [in]: column j of the codes multiplies input channel inputOrder[j] (GPTQ checkpoints with act-order); may be empty.
    std::span<const std::int32_t> inputOrder;

    std::int64_t groups() const { return groupSize <= 0 ? 1 : (in + groupSize - 1) / groupSize; }
    /// Exact bytes of all parts: what is counted as weight memory.
    std::int64_t bytes() const
    {
        return static_cast<std::int64_t>(codes.size() + scales.size() + zeroPoints.size() + inputMultiplier.size_bytes() + inputOrder.size_bytes()) +
               (form == WeightForm::Packed && scheme.format == NumberFormat::NVFP4 && scheme.dialect != Dialect::SingleLevel ? 4 : 0);
    }
};
/// Whether sizes and parts fit together (Internal: our own callers made it), so that an engine may trust them.
Result<void> checkEngineMatrix(const EngineMatrix& matrix);
/// The matrix that is multiplied, [out, in] in FP32: values that the codes stand for, without inputMultiplier and inputOrder. Plain loops.
std::vector<float> restoreEngineMatrix(const EngineMatrix& matrix);

struct LlamaEngineOptions
{
    /// Type that activations are rounded to where a GPU would keep them in memory: after norms, products, rotary positions, softmax, SiLU and
    /// residual additions. Norm weights and biases are rounded to it. F32, F16 or BF16.
    DType activations = DType::F16;
    KvFormat kv = KvFormat::F16;
    std::int64_t sequences = 1;    ///< that have a cache of their own (the largest batch)
    std::int64_t context = 512;    ///< tokens of a sequence that its cache holds
    std::int64_t prefillRows = 512; ///< tokens that go through the model at once; longer prompts are cut into such pieces
};

/// Memory of an engine and its device, all exact but for `peak`, which counts what was allocated and not what a library took for itself.
struct LlamaEngineMemory
{
    Bytes weights;   ///< matrices and vectors as they are stored: the ledger. A tied head counts once
    Bytes resident;  ///< what holds them on the device: other layout, padding, scales in FP32 on the CPU
    Bytes kvCache;   ///< allocated for all sequences
    Bytes kvPerToken; ///< of one token of one sequence
    Bytes workspace; ///< activations and logits
    Bytes peak;      ///< most that was allocated at one time since begin()
    Bytes free;      ///< on the device now
};

/// What really computes a matrix.
struct EngineArithmetic
{
    std::string text;       ///< 'INT8 × INT8, INT32 sums (AVX-512 VNNI)'
    bool simulated = false; ///< not the arithmetic that the form is named after: values are right, speed is not that of the format
};

enum class LogitsWanted : std::uint8_t { None, Last, All };

/// Runs one Llama-family model on one device: weights come in one by one, then prompts are prefilled and tokens decoded for up to
/// `sequences` sequences with a key-value cache each. Used by one thread at a time. No method throws.
///
/// Order of calls: begin(), putMatrix()/putVector() in any order, finish(), then the rest. begin() again starts anew. After an error of
/// begin, put or finish only begin() is left; after Interrupted the sequences that were computed are undefined until rewind() to a length
/// they had before; after DeviceLost nothing works.
///
/// The results do not depend on the number of threads. A prompt cut into pieces gives the same logits as one in whole on the CPU, and up to
/// rounding on a GPU.
class LlamaEngine
{
public:
    virtual ~LlamaEngine() = default;
    virtual DeviceInfo info() const = 0;
    /// What a matrix of this form would be computed by; only form, types, bits and scheme are looked at. Works before begin().
    virtual EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations) const = 0;

    /// Sets sizes and allocates caches and workspace. `frequencies`: headSize/2 angles of the rotary embedding in radians a position, scaling
    /// applied (models/llama_config.h makes them); the shape's own RoPE numbers are not looked at. `weightBytes` is what all matrices and vectors
    /// together will take (the ledger): refused with the numbers, before anything is allocated, where caches, workspace and weights do not fit
    /// (Memory).
    virtual Result<void> begin(const LlamaShape& shape, std::span<const float> frequencies, const LlamaEngineOptions& options, Bytes weightBytes) = 0;
    /// `layer` from 0; 0 for the embedding and the head. The embedding has to be Dense; a tied model gets no head.
    virtual Result<void> putMatrix(LlamaMatrix role, std::int64_t layer, const EngineMatrix& matrix) = 0;
    /// Values are rounded to the type of activations.
    virtual Result<void> putVector(LlamaVector role, std::int64_t layer, std::span<const float> values) = 0;
    /// Fails (Internal) with the name of what is missing. Records graphs where the device has them.
    virtual Result<void> finish() = 0;

    /// Appends tokens to a sequence. `logits`: empty for None, [vocabulary] for Last, [tokens, vocabulary] for All: FP32, not rounded to the type
    /// of activations; row i is about the token that follows tokens[i]. Errors: more than `context` tokens, a token outside of the vocabulary
    /// (Usage), Interrupted.
    virtual Result<void> prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted, std::span<float> logits) = 0;
    /// One step of the sequences 0 … tokens.size() − 1 together: appends tokens[i] to sequence i, whose lengths may differ. `logits`: empty, or
    /// [tokens.size(), vocabulary].
    virtual Result<void> decode(std::span<const std::int32_t> tokens, std::span<float> logits) = 0;
    /// `steps` steps of the sequences 0 … tokens.size() − 1, each feeding back the token with the largest logit (the first of equals).
    /// `chosen`: [steps, tokens.size()]. `microseconds`: [steps], the time of each step on the device; may be empty. What is fed in the first step
    /// is `tokens`; the last chosen ones are not appended.
    virtual Result<void> decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps, std::span<std::int32_t> chosen,
                                      std::span<float> microseconds) = 0;
    /// Forgets the tokens of a sequence from `length` on.
    virtual Result<void> rewind(std::int64_t sequence, std::int64_t length) = 0;
    /// Tokens of a sequence.
    virtual std::int64_t length(std::int64_t sequence) const = 0;
    /// Copies the whole cache of one sequence to another, so that a batch can share a prompt.
    virtual Result<void> copySequence(std::int64_t from, std::int64_t to) = 0;

    virtual LlamaEngineMemory memory() const = 0;
    /// Polled at least every 50 ms on a CPU, between steps and layers on a GPU; true ends the call with Interrupted.
    virtual void setInterrupt(std::function<bool()> interrupted) = 0;

    /// Inputs of the products during prefill(), for calibration: called for each matrix of the layers [firstLayer, endLayer) with rows
    /// [rows, in] after inputMultiplier was applied (and before activations are quantized). Query, Key and Value share one input and it is
    /// told once, for Query; likewise Gate and Up, for Gate. An empty function ends it. Blocks the engine while it runs.
    using Capture = std::function<void(LlamaMatrix role, std::int64_t layer, std::int64_t rows, std::int64_t in, const float* values)>;
    virtual Result<void> captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture) = 0;
};

/// What makeCpuLlamaEngine() finds out by itself, given by hand.
struct CpuLlamaOptions
{
    int isa = -1;    ///< 0 portable, 1 AVX2, 2 AVX-512 at most; −1: the best that runs
    bool vnni = true; ///< false: products of INT8 without it
    int threads = 0; ///< 0: all that the affinity mask allows
    Bytes availableMemory; ///< 0: ask the system
};
/// On all cores of this process. Weights keep their codes and are decoded in registers; sums run in FP32 along the row in order.
std::unique_ptr<LlamaEngine> makeCpuLlamaEngine(const CpuLlamaOptions& options = {});
/// On a GPU through the CUDA module; the error says why there is none.
Result<std::unique_ptr<LlamaEngine>> makeCudaLlamaEngine(int device);

} // namespace qs
