// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_shape.h"

#include <array>
#include <string>

namespace qs {

/// What the tensors of a model are called in a checkpoint. Roles of a layer with the same name share a tensor: their
/// rows follow each other in the order of the roles.
struct TensorNames
{
    std::string prefix = "model."; ///< of all but the head
    std::string head = "lm_head";
    /// Of the layers, without the last part ("weight", "bias"); '*' is the number of an expert.
    std::array<const char*, kDecoderMatrices> matrices = {"embed_tokens",
                                                          "self_attn.q_proj",
                                                          "self_attn.k_proj",
                                                          "self_attn.v_proj",
                                                          "self_attn.o_proj",
                                                          "mlp.gate_proj",
                                                          "mlp.up_proj",
                                                          "mlp.down_proj",
                                                          nullptr,
                                                          "mlp.gate",
                                                          "mlp.shared_expert.gate_proj",
                                                          "mlp.shared_expert.up_proj",
                                                          "mlp.shared_expert.down_proj",
                                                          "mlp.shared_expert_gate",
                                                          "mlp.experts.*.gate_proj",
                                                          "mlp.experts.*.up_proj",
                                                          "mlp.experts.*.down_proj"};
    /// Whether experts are saved in one tensor for all of a layer (StackedExpertNames), inputs by outputs, with gate
    /// and up in turn: gpt-oss.
    bool stacksColumns = false;
    const char *attentionNorm = "input_layernorm", *mlpNorm = "post_attention_layernorm",
               *attentionPostNorm = "post_attention_layernorm", *mlpPostNorm = "post_feedforward_layernorm",
               *finalNorm = "norm";

    const char*& matrix(DecoderMatrix role) { return matrices[static_cast<std::size_t>(role)]; }
    /// "model.layers.3."
    std::string layer(std::int64_t number) const { return prefix + "layers." + std::to_string(number) + "."; }
};

/// Names of tensors of a layer that all experts are in, whole: the weights have no ".weight" behind them. What
/// transformers 5 has in memory, and of gpt-oss in files too.
struct StackedExpertNames
{
    static constexpr const char *gateUp = "mlp.experts.gate_up_proj", *down = "mlp.experts.down_proj",
                                *gateUpBias = "mlp.experts.gate_up_proj_bias", *downBias = "mlp.experts.down_proj_bias",
                                *router = "mlp.gate"; ///< of a family that has another name in files
};

/// Name of a tensor without its last part: "model.layers.3.mlp.gate_proj" (its weight is "….weight").
std::string checkpointName(const MatrixPlace& place, const TensorNames& names = {});
/// Full name of a bias that a tensor of its own has: "model.layers.3.mlp.experts.7.up_proj.bias".
std::string expertBiasName(DecoderVector role, std::int64_t layer, std::int64_t expert, const TensorNames& names = {});
/// The matrix of each expert whose biases they are.
DecoderMatrix expertMatrixOf(DecoderVector role);
/// Full name; of biases of experts the tensor that has all of them: "model.layers.3.input_layernorm.weight",
/// "model.layers.3.self_attn.q_proj.bias".
std::string checkpointName(DecoderVector role, std::int64_t layer, const TensorNames& names = {});

/// Where the rows of a role lie in its tensor.
struct RowRange
{
    std::int64_t first = 0, total = 0; ///< total: rows of the tensor
};
RowRange rowsWithin(const DecoderShape& shape, const TensorNames& names, DecoderMatrix role);
/// Whether the tensor of a role has rows of others too.
bool isFused(const TensorNames& names, DecoderMatrix role);

} // namespace qs
