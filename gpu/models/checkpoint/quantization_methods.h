// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/checkpoint/hf_quantization.h"

#include <nlohmann/json.hpp>
#include <string>

/// The quantization_config of each package that writes checkpoints. `place` names the file and the key in messages.
/// Errors: BadInput, with what is supported and what to do.
namespace qs {

Result<CheckpointQuantization> readCompressedTensors(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readAwq(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readGptq(const nlohmann::json& config, const std::string& place);
/// FP8 with scales of blocks, as DeepSeek publishes it, or one of the tensor; and fbgemm_fp8 with scales of rows.
Result<CheckpointQuantization> readFloat8(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readFbgemm(const nlohmann::json& config, const std::string& place);
/// NVIDIA Model Optimizer: the object of config.json, or that of hf_quant_config.json.
Result<CheckpointQuantization> readModelOpt(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readBitsAndBytes(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readAutoRound(const nlohmann::json& config, const std::string& place);
Result<CheckpointQuantization> readTorchAo(const nlohmann::json& config, const std::string& place);
/// For every other method: what it is, if it is known, and what to do.
Error unsupportedMethod(const std::string& method, const std::string& place);

} // namespace qs
