// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/llama/config.h"
#include "gpu/models/llama/config_reader.h"

/// Families whose MLPs are mixtures of experts, as rows of the table in architectures.cpp.
namespace qs {

void describeQwen2Moe(ConfigReader& in, LlamaConfig& config);
void describeQwen3Moe(ConfigReader& in, LlamaConfig& config);
void describeMixtral(ConfigReader& in, LlamaConfig& config);
void describeGptOss(ConfigReader& in, LlamaConfig& config);
void describeOlmoe(ConfigReader& in, LlamaConfig& config);
void describeGlm4Moe(ConfigReader& in, LlamaConfig& config);

} // namespace qs
