// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/device/llama_shape.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace qs {

enum class LlamaFamily : std::uint8_t { Llama, Mistral, Qwen2 };

/// What the config.json of a Hugging Face folder says of a model.
struct LlamaConfig
{
    LlamaFamily family = LlamaFamily::Llama;
    std::string architecture; ///< "LlamaForCausalLM"
    LlamaShape shape;
    std::optional<DType> dtype; ///< what it says the weights were saved in; the tensors decide
    std::optional<std::int32_t> bos;
    std::vector<std::int32_t> eos; ///< each ends a generation; may be empty
    std::vector<Message> remarks;  ///< sentences on what is not as the file has it; mostly none

    /// Weights and biases, a tied head once: what 'an 8B model' counts.
    std::int64_t parameters() const;
};

/// Largest numbers that are believed of a config.json; the product of any two fits into 63 bits with room to spare.
struct LlamaLimits
{
    static constexpr std::int64_t vocabulary = 4'000'000, hidden = 131'072, layers = 1'024, heads = 4'096,
                                  headSize = 1'024, intermediate = 1'048'576, context = 100'000'000;
};

/// The configuration out of a parsed config.json; `file` names it in messages. Keys are those of transformers 4 and 5
/// ("rope_theta" and "rope_scaling", or "rope_parameters"); vocab_size, hidden_size, intermediate_size and the numbers
/// of layers and heads have to be there, what else is missing has the default of the architecture there. A sliding
/// window of some layers only (Qwen2: "layer_types", or "max_window_layers") limits the context to it instead, up to
/// where it changes nothing, with a remark. BadInput with key and value for an architecture, an activation or a RoPE
/// scaling that is not supported (it says which are) and for numbers that make no sense.
Result<LlamaConfig> readLlamaConfig(const nlohmann::json& config, const std::string& file);
/// Says what is wrong with a shape (sizes out of LlamaLimits, heads that kvHeads does not divide, an odd head, …);
/// `file` names its origin.
Result<void> checkLlamaShape(const LlamaShape& shape, const std::string& file);

/// headSize/2 frequencies of the rotary embedding in radians a position, in FP32 as transformers computes them, scaling
/// applied.
std::vector<float> rotaryFrequencies(const LlamaShape& shape);

} // namespace qs
