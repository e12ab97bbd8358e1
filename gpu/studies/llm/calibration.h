// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/models/decoder/hf_checkpoint.h"
#include "gpu/numerics/calibration/gptq.h"
#include "gpu/studies/llm/matrix.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// Where a long piece of work is, and whether to stop. Both may be empty.
struct LlmProgress
{
    std::function<void(const Message& what, double fraction)> at; ///< fraction: of the whole, 0 to 1
    std::function<bool()> interrupted;

    void report(const Message& what, double fraction) const
    {
        if (at) at(what, fraction);
    }
    bool stopped() const { return interrupted && interrupted(); }
};

/// The calibration text: tokens, and how they are cut.
struct LlmCalibration
{
    std::vector<std::int32_t> tokens;
    std::optional<std::int32_t> begin; ///< the token before each window (<|begin_of_text|>)
    std::int64_t window = 512;         ///< tokens that are seen together, `begin` included
    std::int64_t keptRows = 2048;      ///< inputs of a layer that are kept for AWQ, evenly taken
};

/// What a group of matrices gets as input on the calibration text.
struct LlmInputs
{
    std::int64_t columns = 0;
    std::int64_t rows = 0;              ///< that came
    std::vector<float> kept;            ///< [rows, columns]
    std::optional<GptqHessian> hessian; ///< of all rows
};
/// The inputs of a layer's matrices: of query, key and value; of the attention's output; of gate and up; of down. In a
/// mixture of experts those of gate and up are the inputs of all tokens, whichever experts they go to, and `down` is
/// that of the expert which every token takes; each of the others has the inputs of the tokens that it got.
struct LlmLayerInputs
{
    LlmInputs attention, output, mlp, down;
    std::vector<LlmInputs> expertDown;

    /// Of a matrix of the layer.
    LlmInputs& of(const MatrixPlace& place);
    const LlmInputs& of(const MatrixPlace& place) const { return const_cast<LlmLayerInputs&>(*this).of(place); }
};

/// A layer in a configuration: what is not there stays as the checkpoint has it.
struct LlmLayer
{
    std::array<std::vector<LlmMatrix>, kDecoderMatrices> matrices; ///< of experts one for each
    std::array<std::vector<float>, kDecoderVectors> vectors;       ///< those that quantizing changed
    std::int64_t unseenExperts = 0;                                ///< to which no token of the calibration text went
};

/// Fills an engine with the weights of a checkpoint in a type (activations and KV cache in it as well).
Result<void> fillDense(DecoderEngine& engine, const HfCheckpoint& checkpoint, DType type,
                       const DecoderEngineOptions& options, const LlmProgress& progress);
/// The same up to the layer after `quantized`, which stand in place of the checkpoint's first layers; without a head.
Result<void> fillUpTo(DecoderEngine& engine, const HfCheckpoint& checkpoint, DType type,
                      const DecoderEngineOptions& options, const LlmProgress& progress,
                      const std::vector<LlmLayer>& quantized);

/// Runs the calibration text through the model in `engine` (fillDense, fillUpTo) and returns the inputs of the layers
/// [first, end): rows for AWQ, or second moments for GPTQ.
Result<std::vector<LlmLayerInputs>> captureLayers(DecoderEngine& engine, const DecoderShape& shape,
                                                  const LlmCalibration& calibration, LlmMethod method,
                                                  std::int64_t first, std::int64_t end, const LlmProgress& progress);
/// Most memory that captureLayers() takes for a layer.
std::int64_t captureBytes(const DecoderShape& shape, const LlmCalibration& calibration, LlmMethod method);

} // namespace qs
