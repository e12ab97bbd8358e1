// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/decoder/config.h"
#include "gpu/models/decoder/config_reader.h"

#include <span>
#include <string_view>

namespace qs {

/// One of the classes of transformers that are known: which parts its models are made of. A family that combines parts
/// which DecoderShape has is a row of the table in architectures.cpp.
struct Architecture
{
    std::string_view name;      ///< "LlamaForCausalLM"
    std::string_view modelType; ///< "llama"
    /// What the class takes where a key is missing, as JSON; a key that is there holds, also where it is null.
    std::string_view defaults;
    const char* epsilonKey; ///< of the norms
    /// Sets the parts. Sizes, tie and epsilon have been read.
    void (*describe)(ConfigReader& in, DecoderConfig& config);
};

std::span<const Architecture> architectures();
/// By its name, or by the "model_type" of a config.json; null: none.
const Architecture* findArchitecture(std::string_view name);
const Architecture* findModelType(std::string_view modelType);

} // namespace qs
