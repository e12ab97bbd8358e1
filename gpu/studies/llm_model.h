// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm_calibration.h"
#include "gpu/studies/llm_matrix.h"

#include <filesystem>
#include <string>

namespace qs {

struct LlmBuildOptions
{
    std::int64_t sequences = 1, context = 512, prefillRows = 512; ///< of LlamaEngineOptions
    const LlmCalibration* calibration = nullptr; ///< AWQ and GPTQ need it
    LlmProgress progress;
    std::filesystem::path saveTo; ///< a folder that the quantized model is written to as compressed-tensors; empty: nowhere
};

/// What became of a model in a configuration.
struct LlmBuilt
{
    Bytes weights;              ///< the ledger: what the engine counts too
    double quantizeSeconds = 0; ///< reading, calibrating and finding codes
    double putSeconds = 0;      ///< handing them to the engine
    std::string linear;         ///< what computes the layers' products
    bool simulated = false;
    std::string notes;          ///< of a quantized checkpoint: what could not be as it asks, in sentences; may be empty
};

/// Fills `engine` with the model of a checkpoint in a configuration and leaves it ready. Matrices are read, quantized and handed over one after
/// the other; for AWQ and GPTQ the engine runs the dense model over the calibration text first, and the codes wait in the host's memory.
/// Errors: those of the engine (Memory with the numbers), no calibration text (Usage), values that are not finite (BadInput), Interrupted.
Result<LlmBuilt> buildLlm(LlamaEngine& engine, const HfCheckpoint& checkpoint, const LlmConfiguration& configuration, const LlmBuildOptions& options);

} // namespace qs
