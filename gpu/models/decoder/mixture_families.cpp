// SPDX-License-Identifier: GPL-3.0-or-later
// Facts are those of transformers 5.24 (models/*/modeling_*.py and configuration_*.py).
#include "gpu/models/decoder/mixture_families.h"

#include "gpu/core/units.h"
#include "gpu/models/decoder/architecture_parts.h"

#include <algorithm>
#include <functional>

namespace qs {
namespace {

using nlohmann::json;

/// How many experts there are, and how many a token takes. Transformers 5 writes the first under another name for some
/// families.
void readExperts(ConfigReader& in, DecoderConfig& config, const char* key, const char* otherKey)
{
    Mixture& mixture = config.shape.mixture;
    const bool hasOwn = in.find(key) != nullptr, hasOther = in.find(otherKey) != nullptr; // or both
    const char* found = hasOther && !hasOwn ? otherKey : key;
    mixture.experts = in.whole(found, {}, 1, DecoderLimits::experts);
    mixture.perToken = in.whole("num_experts_per_tok", {}, 1, DecoderLimits::experts);
    for (const char* inert : {"output_router_logits", "router_aux_loss_coef", "router_jitter_noise"})
        (void)in.find(inert); // for training alone
    if (mixture.perToken > mixture.experts)
        in.fail(Message::tr("%1 is %2, more than the %3 experts.")
                    .arg(in.place("num_experts_per_tok"), mixture.perToken, mixture.experts));
}

/// Which layers have a mixture in place of an MLP; those that differ in it become kinds of their own.
void setMixtures(ConfigReader& in, DecoderShape& shape, const std::function<bool(std::int64_t layer)>& isMixture)
{
    const DecoderShape before = shape;
    shape.kinds = {};
    setKinds(in, shape, [&](std::size_t layer) {
        LayerKind kind = before.kind(static_cast<std::int64_t>(layer));
        kind.mixture = isMixture(static_cast<std::int64_t>(layer));
        return kind;
    });
}

/// Layers of Qwen without a mixture: those of a list, and all but every so many.
void readSparseLayers(ConfigReader& in, DecoderConfig& config)
{
    const std::int64_t every = in.whole("decoder_sparse_step", 1, 1, DecoderLimits::layers);
    const json* dense = in.find("mlp_only_layers");
    if (dense &&
        (!dense->is_array() || !std::ranges::all_of(*dense, [](const json& one) { return one.is_number_integer(); })))
        return in.wrong("mlp_only_layers", *dense, Message::tr("a list of layers"));
    setMixtures(in, config.shape, [&](std::int64_t layer) {
        return (layer + 1) % every == 0 && !(dense && std::ranges::find(*dense, json(layer)) != dense->end());
    });
}

void readSoftmaxRouter(ConfigReader& in, DecoderConfig& config)
{
    config.shape.mixture.router = RouterKind::Softmax;
    config.shape.mixture.normalized = in.flag("norm_topk_prob", false);
}

void readQwenMixture(ConfigReader& in, DecoderConfig& config)
{
    readExperts(in, config, "num_experts", "num_local_experts");
    config.shape.mixture.intermediate = in.whole("moe_intermediate_size", {}, 1, DecoderLimits::intermediate);
    readSoftmaxRouter(in, config);
    readSparseLayers(in, config);
}

} // namespace

/// The expert that every token takes is weighted by a product of its own. A window, where it is used, is on every
/// second layer below "max_window_layers".
void describeQwen2Moe(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    readActivation(in, config);
    config.biasKeys.attention = "qkv_bias";
    shape.qkvBias = in.flag("qkv_bias", true);
    const bool isUsed = in.flag("use_sliding_window", false);
    const std::int64_t end = in.whole("max_window_layers", 28, 0, DecoderLimits::layers),
                       window = readWindow(in, shape, isUsed);
    readLayers(
        in, config,
        slidingLayers(in, shape, [&](std::int64_t layer) { return window > 0 && layer % 2 == 0 && layer < end; }),
        window);
    shape.mixture.sharedIntermediate = in.whole("shared_expert_intermediate_size", {}, 1, DecoderLimits::intermediate);
    shape.mixture.sharedFactor = true;
    readQwenMixture(in, config);
}

/// A window, where it is used, is on all layers.
void describeQwen3Moe(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    config.shape.headNorm = HeadNorm::PerHead;
    readAlike(in, config, readWindow(in, config.shape, in.flag("use_sliding_window", false)));
    readQwenMixture(in, config);
}

void describeMixtral(ConfigReader& in, DecoderConfig& config)
{
    Mixture& mixture = config.shape.mixture;
    readActivation(in, config);
    readAlike(in, config, readWindow(in, config.shape), {.theta = 1e6});
    readExperts(in, config, "num_local_experts", "num_experts");
    mixture.intermediate = config.shape.intermediate;
    mixture.normalized = true;
    setMixtures(in, config.shape, [](std::int64_t) { return true; });
    config.names.matrix(DecoderMatrix::Router) = "block_sparse_moe.gate";
    config.names.matrix(DecoderMatrix::ExpertGate) = "block_sparse_moe.experts.*.w1";
    config.names.matrix(DecoderMatrix::ExpertUp) = "block_sparse_moe.experts.*.w3";
    config.names.matrix(DecoderMatrix::ExpertDown) = "block_sparse_moe.experts.*.w2";
}

/// Biases everywhere, a window on every second layer, attention sinks, and a gate of its own.
void describeGptOss(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    Mixture& mixture = shape.mixture;
    readActivation(in, config); // of no consequence: experts are clamped
    readAttentionBias(in, config, "attention_bias", true, true);
    if (!in.find("rope_parameters") && !in.find("rope_scaling")) return in.isMissing("rope_scaling");
    readLayers(in, config, slidingLayers(in, shape, [](std::int64_t layer) { return layer % 2 == 0; }),
               readWindow(in, shape), {.theta = 150000}, {.theta = 150000});
    shape.sinks = true;
    readExperts(in, config, "num_local_experts", "num_experts");
    for (const char* inert : {"experts_per_token", "initial_context_length"})
        (void)in.find(inert); // the first is num_experts_per_tok again, the second that of "rope_scaling"
    mixture.intermediate = shape.intermediate;
    mixture.router = RouterKind::ChosenSoftmax;
    mixture.routerBias = true;
    mixture.expertBias = true;
    mixture.limit = in.positive("swiglu_limit", 7, 1e6);
    mixture.alpha = in.positive("swiglu_alpha", 1.702, 1e3);
    setMixtures(in, shape, [](std::int64_t) { return true; });
    config.names.matrix(DecoderMatrix::Router) = "mlp.router";
    config.names.stacksColumns = true;
}

void describeOlmoe(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    config.shape.headNorm = HeadNorm::Whole;
    readAlike(in, config, 0);
    readExperts(in, config, "num_experts", "num_local_experts");
    config.shape.mixture.intermediate = config.shape.intermediate;
    readSoftmaxRouter(in, config);
    setMixtures(in, config.shape, [](std::int64_t) { return true; });
}

/// Routing as DeepSeek-V3 has it: sigmoid, groups, a correction for the choice alone; the first layers are dense.
void describeGlm4Moe(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    Mixture& mixture = shape.mixture;
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, false);
    if (in.flag("use_qk_norm", false)) shape.headNorm = HeadNorm::PerHead;
    readAlike(in, config, 0, {.hasPart = true, .part = 0.5});
    readExperts(in, config, "n_routed_experts", "num_local_experts");
    mixture.intermediate = in.whole("moe_intermediate_size", {}, 1, DecoderLimits::intermediate);
    mixture.router = RouterKind::Sigmoid;
    mixture.normalized = in.flag("norm_topk_prob", true);
    mixture.scale = in.positive("routed_scaling_factor", 1, 1e3);
    mixture.groups = in.whole("n_group", 1, 1, mixture.experts);
    mixture.chosenGroups = in.whole("topk_group", 1, 1, mixture.groups);
    if (mixture.experts % mixture.groups != 0 ||
        mixture.perToken > mixture.experts / mixture.groups * mixture.chosenGroups)
        in.fail(Message::tr("%1 is %2, which does not fit %3 experts of which a token takes %4.")
                    .arg(in.place("n_group"), mixture.groups, mixture.experts, mixture.perToken));
    mixture.sharedIntermediate = mixture.intermediate * in.whole("n_shared_experts", 1, 1, 64);
    const std::int64_t dense = in.whole("first_k_dense_replace", 1, 0, DecoderLimits::layers);
    (void)in.find("num_nextn_predict_layers"); // layers behind the last, for speculative decoding
    setMixtures(in, shape, [&](std::int64_t layer) { return layer >= dense; });
    config.names.matrix(DecoderMatrix::SharedGate) = "mlp.shared_experts.gate_proj";
    config.names.matrix(DecoderMatrix::SharedUp) = "mlp.shared_experts.up_proj";
    config.names.matrix(DecoderMatrix::SharedDown) = "mlp.shared_experts.down_proj";
}

} // namespace qs
