// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/dtype.h"
#include "gpu/core/error.h"
#include "gpu/device/decoder_shape.h"
#include "gpu/models/decoder/rope.h"
#include "gpu/models/decoder/tensor_names.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// Keys of a config.json that switch biases on; empty: there are none.
struct BiasKeys
{
    std::string attention, mlp;
    bool attentionHasOutput = false; ///< the first is also that of the attention's output
};

/// What the config.json of a Hugging Face folder says of a model.
struct DecoderConfig
{
    std::string architecture;      ///< "LlamaForCausalLM"; of a model that also sees, the one of its language model
    std::string modelType;         ///< "llama"
    bool hasUnnamedBiases = false; ///< the files have biases that no key of biasKeys switches on
    bool isNested = false;         ///< the language model is the "text_config" of another model
    DecoderShape shape;
    TensorNames names;
    BiasKeys biasKeys;
    std::optional<DType> dtype; ///< what it says the weights were saved in; the tensors decide
    std::optional<std::int32_t> bos;
    std::vector<std::int32_t> eos; ///< each ends a generation; may be empty
    std::vector<Message> remarks;  ///< sentences on what is not as the file has it; mostly none

    /// Weights and biases, a tied head once: what 'an 8B model' counts.
    std::int64_t parameters() const;
};

/// Largest numbers that are believed of a config.json; the product of any two fits into 63 bits with room to spare.
struct DecoderLimits
{
    static constexpr std::int64_t vocabulary = 4'000'000, hidden = 131'072, layers = kMostLayers, heads = 4'096,
                                  headSize = 1'024, intermediate = 1'048'576, context = 100'000'000, experts = 4'096;
};

/// The configuration out of a parsed config.json; `file` names it in messages. Keys are those of transformers 4 and 5
/// ("rope_theta" and "rope_scaling", or "rope_parameters"); what is missing has the default of the class there, but for
/// sizes that every published file of the architecture has. What the parts of a family are: architectures.h. BadInput
/// with key and value for an architecture, an activation or a RoPE scaling that is not supported (it says which are),
/// for keys by which a model of another family computes something else, and for numbers that make no sense. Keys that
/// nothing here knows are a remark.
Result<DecoderConfig> readDecoderConfig(const nlohmann::json& config, const std::string& file);
/// Says what is wrong with a shape (sizes out of DecoderLimits, heads that kvHeads does not divide, an odd head, …);
/// `file` names its origin.
Result<void> checkDecoderShape(const DecoderShape& shape, const std::string& file);

} // namespace qs
