// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/studies/llm/calibration.h"
#include "gpu/studies/llm/matrix.h"
#include "gpu/studies/llm/save.h"

#include <filesystem>
#include <string>

namespace qs {

struct LlmBuildOptions
{
    std::int64_t sequences = 1, context = 512, prefillRows = 512; ///< of DecoderEngineOptions
    const LlmCalibration* calibration = nullptr;                  ///< AWQ and GPTQ need it
    LlmProgress progress;
    std::filesystem::path
        saveTo; ///< a folder that the quantized model is written to as compressed-tensors; empty: nowhere
    std::int64_t shardBytes = kShardBytes; ///< of the files that it is written to, at most
};

/// What became of a model in a configuration.
struct LlmBuilt
{
    Bytes weights;              ///< the ledger: what the engine counts too
    double quantizeSeconds = 0; ///< reading, calibrating and finding codes
    double putSeconds = 0;      ///< handing them to the engine
    Message linear;             ///< what computes the layers' products; several where the layers of a checkpoint differ
    bool simulated = false;
    Message weightType; ///< of the layers: 'INT4, groups of 128'; of a quantized checkpoint what it holds
    Message askedActivations,
        activations;                   ///< of the products' inputs, asked for and at run time: 'FP16', 'INT8 by token'
    bool quantizedActivations = false; ///< of any product, at run time
    KvFormat kv = KvFormat::F16;       ///< how keys and values are kept
    Message notes;                     ///< what could not be as the configuration or the checkpoint asks; may be empty
};

/// Fills `engine` with the model of a checkpoint in a configuration and leaves it ready. Matrices are read, quantized
/// and passed on one after the other; for AWQ and GPTQ the engine runs the dense model over the calibration text
/// first, and the codes wait in the host's memory. Errors: those of the engine (Memory with the numbers), no
/// calibration text, or a model to be saved that the format cannot hold (Usage, before any work), weights to be
/// quantized that are not finite (BadInput with the tensor), Interrupted. Dense weights are not looked at: what is
/// computed with them says it (predictionsNotFinite()).
Result<LlmBuilt> buildLlm(DecoderEngine& engine, const HfCheckpoint& checkpoint, const LlmConfiguration& configuration,
                          const LlmBuildOptions& options);

/// The error of predictions that are not finite, with the tensor of the checkpoint that is the cause, where it is one:
/// all of it is read.
Error explainNotFinite(const HfCheckpoint& checkpoint, Error error);

} // namespace qs
