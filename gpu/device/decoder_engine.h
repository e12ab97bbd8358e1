// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/device/decoder_engine_data.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// What an engine allocates beside the weights.
struct DecoderEngineNeeds
{
    Bytes kvCache;   ///< of all sequences
    Bytes workspace; ///< activations and logits
};

/// Runs one decoder-only model on one device: weights come in one by one, then prompts are prefilled and tokens decoded
/// for up to `sequences` sequences with a key-value cache each. Used by one thread at a time. No method throws.
///
/// Order of calls: begin(), putMatrix()/putVector() in any order, each matrix and vector once (Internal where it was
/// given before), finish(), then the rest. begin() again starts anew. After an error of begin, put or finish only
/// begin() is left; after Interrupted the sequences that were computed are undefined until rewind() to a length they
/// had before; after DeviceLost nothing works.
///
/// The results do not depend on the number of threads. A prompt cut into pieces gives the same logits as one in whole
/// on the CPU, and up to rounding on a GPU.
class DecoderEngine
{
public:
    virtual ~DecoderEngine() = default;
    virtual DeviceInfo info() const = 0;
    /// What a matrix of this form would be computed by; only form, types, bits and scheme are looked at. Works before
    /// begin().
    virtual EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations) const = 0;

    /// What begin() would allocate for a model of this shape. Works before begin(). Errors: those of the device.
    virtual Result<DecoderEngineNeeds> needs(const DecoderShape& shape, const DecoderEngineOptions& options) const = 0;

    /// Sets sizes and allocates caches and workspace. `frequencies`: headSize/2 angles of the rotary embedding in
    /// radians a position, scaling applied (gpu/models/decoder/config.h makes them); the shape's own RoPE numbers are
    /// not looked at. `weightBytes` is what all matrices and vectors together will take (the ledger): refused with the
    /// numbers, before anything is allocated, where caches, workspace and weights do not fit (Memory).
    virtual Result<void> begin(const DecoderShape& shape, std::span<const float> frequencies,
                               const DecoderEngineOptions& options, Bytes weightBytes) = 0;
    /// `layer` from 0; 0 for the embedding and the head. The embedding has to be Dense; a tied model gets no head.
    virtual Result<void> putMatrix(const MatrixPlace& place, const EngineMatrix& matrix) = 0;
    /// Values are rounded to the type of activations.
    virtual Result<void> putVector(DecoderVector role, std::int64_t layer, std::span<const float> values) = 0;
    /// Fails (Internal) with the name of what is missing. Records graphs where the device has them.
    virtual Result<void> finish() = 0;

    /// Appends tokens to a sequence. `logits`: empty for None, [vocabulary] for Last, [tokens, vocabulary] for All:
    /// FP32, not rounded to the type of activations; row i is about the token that follows tokens[i]. Errors: more than
    /// `context` tokens, a token outside of the vocabulary (Usage), Interrupted.
    virtual Result<void> prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                                 std::span<float> logits) = 0;
    /// One step of the sequences 0 … tokens.size() − 1 together: appends tokens[i] to sequence i, whose lengths may
    /// differ. `logits`: empty, or [tokens.size(), vocabulary].
    virtual Result<void> decode(std::span<const std::int32_t> tokens, std::span<float> logits) = 0;
    /// `steps` steps of the sequences 0 … tokens.size() − 1, each feeding back the token with the largest logit (the
    /// first of equals). `chosen`: [steps, tokens.size()]. `microseconds`: [steps], the time of each step on the
    /// device; may be empty. The input of the first step is `tokens`; the last chosen ones are not appended.
    virtual Result<void> decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps,
                                      std::span<std::int32_t> chosen, std::span<float> microseconds) = 0;
    /// Forgets the tokens of a sequence from `length` on.
    virtual Result<void> rewind(std::int64_t sequence, std::int64_t length) = 0;
    /// Tokens of a sequence.
    virtual std::int64_t length(std::int64_t sequence) const = 0;
    /// Copies the whole cache of one sequence to another, so that a batch can share a prompt.
    virtual Result<void> copySequence(std::int64_t from, std::int64_t to) = 0;

    virtual DecoderEngineMemory memory() const = 0;
    /// What all steps since begin() have read of the weights; empty where the engine does not count it.
    virtual std::optional<WeightReads> weightReads() const { return std::nullopt; }
    /// What the device reports about its clocks, power and heat now; never while something is timed. Empty: nothing.
    virtual DeviceState state() const { return {}; }
    /// The energy counter and the power now, or why there is no counter; on another thread while a call goes on.
    virtual EnergyReading energy() const
    {
        return {{}, {}, Message::tr("this device has no energy counter that this program reads")};
    }
    /// Polled at least every 50 ms on a CPU, between steps and layers on a GPU; true ends the call with Interrupted.
    virtual void setInterrupt(std::function<bool()> interrupted) = 0;

    /// Inputs of the products during prefill(), for calibration: called for each matrix of the layers [firstLayer,
    /// endLayer) with rows [rows, in] after inputMultiplier was applied (and before activations are quantized). Query,
    /// Key and Value share one input and it is reported once, for Query; likewise Gate and Up, for Gate; and what an
    /// MLP of experts begins with, for the first ExpertGate. ExpertDown is reported for each expert that rows were
    /// routed to. An empty function ends it. Blocks the engine while it runs.
    using Capture =
        std::function<void(const MatrixPlace& place, std::int64_t rows, std::int64_t in, const float* values)>;
    virtual Result<void> captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture) = 0;
};

/// What makeCpuDecoderEngine() finds out by itself, given by hand.
struct CpuDecoderOptions
{
    int isa = -1;          ///< 0 portable, 1 AVX2, 2 AVX-512 at most; −1: the best that runs
    bool vnni = true;      ///< false: products of INT8 without it
    int threads = 0;       ///< 0: all that the affinity mask allows
    Bytes availableMemory; ///< 0: ask the system
};
/// On all cores of this process. Weights keep their codes and are decoded in registers; sums run in FP32 along the row
/// in order.
std::unique_ptr<DecoderEngine> makeCpuDecoderEngine(const CpuDecoderOptions& options = {});
/// On a GPU through the CUDA module; the error states why there is none.
Result<std::unique_ptr<DecoderEngine>> makeCudaDecoderEngine(int device);

} // namespace qs
