// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/decoder/config.h"
#include "gpu/models/decoder/config_reader.h"

/// Families whose MLPs are mixtures of experts, as rows of the table in architectures.cpp.
namespace qs {

void describeQwen2Moe(ConfigReader& in, DecoderConfig& config);
void describeQwen3Moe(ConfigReader& in, DecoderConfig& config);
void describeMixtral(ConfigReader& in, DecoderConfig& config);
void describeGptOss(ConfigReader& in, DecoderConfig& config);
void describeOlmoe(ConfigReader& in, DecoderConfig& config);
void describeGlm4Moe(ConfigReader& in, DecoderConfig& config);

} // namespace qs
