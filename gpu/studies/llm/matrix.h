// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/models/checkpoint/quantized_matrix.h"
#include "gpu/numerics/uniform_quantizer.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace qs {

/// A matrix in the form that an engine takes, and the bytes behind it.
struct LlmMatrix
{
    EngineMatrix form; ///< its spans are empty; view() fills them
    std::vector<std::byte> codes, scales, zeroPoints;
    std::vector<std::int32_t> inputOrder;
    std::int64_t notFinite =
        0; ///< weights that were NaN or infinite, of a matrix whose codes were found here; those have no code
    std::span<const std::byte>
        mapped; ///< instead of codes: a dense matrix as it is in the checkpoint, which outlives this

    /// Points into this.
    EngineMatrix view() const;
};

/// Weights [out, in] by rows: `rows(first, count, to)` fills count × in floats. May be called from several threads.
struct LlmRows
{
    std::int64_t out = 0, in = 0;
    std::function<void(std::int64_t first, std::int64_t count, float* to)> rows;
};
/// Of a matrix in memory, which outlives it.
LlmRows rowsOf(std::span<const float> values, std::int64_t out, std::int64_t in);
/// Of a checkpoint, which outlives it.
LlmRows rowsOf(const CheckpointMatrix& matrix);

/// Elements in `type`, rounded to nearest even. `spare`: a matrix that is not needed any more, whose memory is used
/// again.
LlmMatrix denseMatrix(const LlmRows& weights, DType type, LlmMatrix spare = {});
/// The same of a checkpoint, without a copy where it has them in `type`.
LlmMatrix denseMatrix(const CheckpointMatrix& stored, DType type, LlmMatrix spare = {});
/// Codes of `configuration` by its rules that need no calibration (RoundToNearest, MseSearch), on all cores; scales are
/// rounded to `configuration.activations` first and the codes found with the rounded ones.
///   INT8 and INT4: the dialect of compressed-tensors (scale = absmax/127.5 or absmax/7.5); INT8 by channel:
///   absmax/127, codes −127 … 127, as vLLM multiplies; FP8 by channel and in blocks: absmax/448, of blocks in FP32;
///   other formats: as the oracle quantizes by the scheme, with the scale of the matrix where there is one.
LlmMatrix roundedMatrix(const LlmRows& weights, const LlmConfiguration& configuration, LlmMatrix spare = {});
/// From codes that were found otherwise (GPTQ, AWQ): rows [first, first + count) of them.
LlmMatrix matrixOfCodes(const UniformCodes& codes, std::int64_t first, std::int64_t count, DType scaleType);
/// A quantized matrix of a checkpoint with its own codes where an engine knows the form, else restored and dense in
/// `type`. Scales keep their type.
LlmMatrix storedMatrix(const CheckpointMatrix& matrix, DType type);

/// Lengths of the rows of a model's matrices that configurations quantize, each once.
std::vector<std::int64_t> quantizedWidths(const DecoderShape& shape);
/// Bytes that a matrix takes in a configuration, without making it.
std::int64_t matrixBytes(const LlmConfiguration& configuration, std::int64_t out, std::int64_t in);

} // namespace qs
