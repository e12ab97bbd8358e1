// SPDX-License-Identifier: GPL-3.0-or-later
// The families of models: each is a combination of the parts of DecoderShape. Facts are those of transformers 5.24
// (models/*/modeling_*.py and configuration_*.py).
#include "gpu/models/decoder/architectures.h"

#include "gpu/models/decoder/architecture_parts.h"
#include "gpu/models/decoder/mixture_families.h"

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

using nlohmann::json;

void describeLlama(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    readMlpBias(in, config, "mlp_bias");
    readAlike(in, config, 0);
}

/// "layer_types" under Mistral's name too: transformers takes such a model for a Ministral.
void describeMistral(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    const std::int64_t window = readWindow(in, config.shape);
    const auto sliding = slidingLayers(in, config.shape, [&](std::int64_t) { return window > 0; });
    if (!in.find("sliding_window") && std::ranges::find(sliding, true) != sliding.end())
        in.fail(
            Message::tr("%1 contains \"sliding_attention\", but no window is specified.").arg(in.place("layer_types")),
            Message::tr("Specify \"sliding_window\"."));
    readLayers(in, config, sliding, window);
}

void describeQwen2(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    config.shape.qkvBias = true;
    readQwenLayers(in, config);
}

void describeQwen3(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    config.shape.headNorm = HeadNorm::PerHead;
    readQwenLayers(in, config);
}

void describeOlmo(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    setPostNormsOnly(config);
    config.shape.norm = NormKind::RmsOnce;
    config.shape.headNorm = HeadNorm::Whole;
}

void describeOlmo2(ConfigReader& in, DecoderConfig& config)
{
    describeOlmo(in, config);
    readAlike(in, config, 0);
}

/// A window on three of four layers, whose angles are not stretched.
void describeOlmo3(ConfigReader& in, DecoderConfig& config)
{
    describeOlmo(in, config);
    readLayers(in, config, allButEvery(in, config.shape, 4), readWindow(in, config.shape), {.theta = 500000},
               {.theta = 500000, .thetaKey = nullptr, .isScaled = false});
}

/// Every fourth layer does not turn queries and keys.
void describeSmolLM3(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    readMlpBias(in, config, "mlp_bias");
    const DecoderShape& shape = config.shape;
    const std::int64_t every = in.whole("no_rope_layer_interval", 4, 1, DecoderLimits::layers);
    std::vector<bool> turns(static_cast<std::size_t>(shape.layers));
    for (std::size_t layer = 0; layer < turns.size(); ++layer)
        turns[layer] = (static_cast<std::int64_t>(layer) + 1) % every != 0;
    if (const json* list = in.find("no_rope_layers")) {
        if (!list->is_array() || list->size() < turns.size() ||
            !std::ranges::all_of(*list, [](const json& one) { return one.is_number_integer(); }))
            return in.wrong("no_rope_layers", *list, Message::tr("a list of 0 or 1 for each layer"));
        for (std::size_t layer = 0; layer < turns.size(); ++layer)
            turns[layer] = (*list)[layer] != 0;
    }
    const std::int64_t window = readWindow(in, shape, in.flag("use_sliding_window", false));
    const auto sliding = slidingLayers(
        in, shape, [&](std::int64_t layer) { return window > 0 && !turns[static_cast<std::size_t>(layer)]; });
    const std::int32_t rope = readRope(in, config, kFullAttention);
    setKinds(in, config.shape,
             [&](std::size_t layer) { return LayerKind{sliding[layer] ? window : 0, turns[layer] ? rope : -1}; });
}

void fuseQkv(DecoderConfig& config)
{
    for (const auto role : {DecoderMatrix::Query, DecoderMatrix::Key, DecoderMatrix::Value})
        config.names.matrix(role) = "self_attn.qkv_proj";
}

void fuseGateUp(DecoderConfig& config)
{
    for (const auto role : {DecoderMatrix::Gate, DecoderMatrix::Up})
        config.names.matrix(role) = "mlp.gate_up_proj";
}

void describePhi3(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    fuseQkv(config);
    fuseGateUp(config);
    const std::int64_t original = in.whole("original_max_position_embeddings", 4096, 1, DecoderLimits::context);
    readAlike(in, config, readWindow(in, config.shape), {.hasPart = true, .isLongRope = true, .original = original});
}

/// What Gemma 2 and 3 have in common: four norms with 1 + weight, GELU, scaled embeddings.
void describeGemma(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    (void)in.find("hidden_act"); // an older key, which is not looked at
    readActivation(in, config, "hidden_activation", "gelu_pytorch_tanh");
    readAttentionBias(in, config, "attention_bias", false, true);
    shape.norm = NormKind::RmsOnePlus;
    shape.postNorms = true;
    config.names.mlpNorm = "pre_feedforward_layernorm";
    shape.embeddingScale = std::sqrt(static_cast<double>(shape.hidden));
    shape.attentionScale = 1 / std::sqrt(in.positive("query_pre_attn_scalar", 256, 1e6));
    if (in.find("attn_logit_softcapping")) shape.attentionSoftCap = in.positive("attn_logit_softcapping", 1, 1e6);
    if (in.find("final_logit_softcapping")) shape.logitSoftCap = in.positive("final_logit_softcapping", 1, 1e6);
    if (in.flag("use_bidirectional_attention", false))
        in.notSupported("use_bidirectional_attention", "true", Message::tr("Only causal attention is supported."));
}

void describeGemma2(ConfigReader& in, DecoderConfig& config)
{
    describeGemma(in, config);
    readLayers(in, config, allButEvery(in, config.shape, 2), readWindow(in, config.shape));
}

void describeGemma3(ConfigReader& in, DecoderConfig& config)
{
    describeGemma(in, config);
    config.shape.headNorm = HeadNorm::PerHead;
    const std::int64_t period = in.whole("sliding_window_pattern", 6, 1, DecoderLimits::layers);
    readLayers(in, config, allButEvery(in, config.shape, period), readWindow(in, config.shape), {.theta = 1e6},
               {.theta = 10000, .thetaKey = "rope_local_base_freq", .isScaled = false});
}

void describeGranite(ConfigReader& in, DecoderConfig& config)
{
    describeLlama(in, config);
    config.shape.embeddingScale = in.positive("embedding_multiplier", 1, 1e6);
    config.shape.residualScale = in.positive("residual_multiplier", 1, 1e6);
    config.shape.attentionScale = in.positive("attention_multiplier", 1, 1e6);
    config.shape.logitScale = 1 / in.positive("logits_scaling", 1, 1e6);
}

/// Where only some layers have a window, those with one turn queries and keys, and the others do not.
void describeExaone4(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    setPostNormsOnly(config);
    config.shape.headNorm = HeadNorm::PerHead;
    const bool isHybrid = in.find("sliding_window") != nullptr;
    const json* pattern = in.find("sliding_window_pattern"); // 4, or in words "LLLG"
    const bool inWords = pattern && pattern->is_string();
    const std::int64_t period = !isHybrid ? 0
                                : inWords ? static_cast<std::int64_t>(pattern->get_ref<const std::string&>().size())
                                          : in.whole("sliding_window_pattern", 4, 1, DecoderLimits::layers);
    const auto sliding = allButEvery(in, config.shape, period);
    const std::int64_t window = readWindow(in, config.shape);
    const std::int32_t rope = readRope(in, config, kSlidingAttention);
    setKinds(in, config.shape, [&](std::size_t layer) {
        return sliding[layer] ? LayerKind{window, rope} : LayerKind{0, isHybrid ? -1 : rope};
    });
}

/// Attention and MLP side by side; layers without a window do not turn queries and keys.
void describeCohere2(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", false, true);
    shape.norm = NormKind::Layer;
    shape.parallel = true;
    shape.interleavedRope = true;
    shape.logitScale = in.positive("logit_scale", 0.0625, 1e6);
    const std::int64_t period = in.whole("sliding_window_pattern", 4, 1, DecoderLimits::layers);
    const auto sliding = allButEvery(in, shape, period);
    const std::int64_t window = readWindow(in, shape);
    const std::int32_t table = readRope(in, config, kSlidingAttention), rope = in.find("sliding_window") ? table : -1;
    setKinds(in, shape, [&](std::size_t layer) { return sliding[layer] ? LayerKind{window, rope} : LayerKind{0, -1}; });
}

void describeStarcoder2(ConfigReader& in, DecoderConfig& config)
{
    DecoderShape& shape = config.shape;
    readActivation(in, config, "hidden_act", "gelu_pytorch_tanh");
    readAttentionBias(in, config, "use_bias", true, true);
    readMlpBias(in, config, "use_bias", true);
    shape.norm = NormKind::Layer;
    shape.normBias = true;
    shape.gatedMlp = false;
    config.names.matrix(DecoderMatrix::Up) = "mlp.c_fc";
    config.names.matrix(DecoderMatrix::Down) = "mlp.c_proj";
    readAlike(in, config, readWindow(in, shape));
}

void describeGlm4(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", true, false);
    fuseGateUp(config);
    config.shape.postNorms = true;
    config.names.attentionPostNorm = "post_self_attn_layernorm";
    config.names.mlpPostNorm = "post_mlp_layernorm";
    config.shape.interleavedRope = true;
    readAlike(in, config, 0, {.hasPart = true, .part = 0.5});
}

/// As Llama, with squared ReLU in place of the gate.
void describeArcee(ConfigReader& in, DecoderConfig& config)
{
    describeLlama(in, config);
    readActivation(in, config, "hidden_act", "relu2");
    config.shape.gatedMlp = false;
}

void describeSeedOss(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "attention_bias", true, false);
    config.shape.outputBias = in.flag("attention_out_bias", false);
    readMlpBias(in, config, "mlp_bias");
    readAlike(in, config, 0);
}

void describeErnie(ConfigReader& in, DecoderConfig& config)
{
    readActivation(in, config);
    readAttentionBias(in, config, "use_bias", false, true);
    readMlpBias(in, config, "use_bias");
    config.shape.interleavedRope = true;
    readAlike(in, config, 0, {.theta = 500000});
}

constexpr const char* kEpsilon = "rms_norm_eps";

constexpr Architecture kArchitectures[] = {
    {"LlamaForCausalLM", "llama", R"({"max_position_embeddings": 2048})", kEpsilon, describeLlama},
    {"MistralForCausalLM", "mistral",
     R"({"num_key_value_heads": 8, "max_position_embeddings": 131072, "sliding_window": 4096})", kEpsilon,
     describeMistral},
    {"Qwen2ForCausalLM", "qwen2",
     R"({"num_key_value_heads": 32, "max_position_embeddings": 32768, "sliding_window": 4096})", kEpsilon,
     describeQwen2},
    {"Qwen3ForCausalLM", "qwen3",
     R"({"num_key_value_heads": 32, "head_dim": 128, "max_position_embeddings": 32768, "sliding_window": 4096})",
     kEpsilon, describeQwen3},
    {"Gemma2ForCausalLM", "gemma2",
     R"({"num_key_value_heads": 4, "head_dim": 256, "max_position_embeddings": 8192, "tie_word_embeddings": true,
         "sliding_window": 4096, "final_logit_softcapping": 30.0, "attn_logit_softcapping": 50.0})",
     kEpsilon, describeGemma2},
    {"Gemma3ForCausalLM", "gemma3_text",
     R"({"vocab_size": 262208, "hidden_size": 2304, "intermediate_size": 9216, "num_hidden_layers": 26,
         "num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 256, "max_position_embeddings": 131072,
         "tie_word_embeddings": true, "sliding_window": 4096})",
     kEpsilon, describeGemma3},
    {"Phi3ForCausalLM", "phi3", R"({"max_position_embeddings": 4096, "rms_norm_eps": 1e-5})", kEpsilon, describePhi3},
    {"Olmo2ForCausalLM", "olmo2", R"({"max_position_embeddings": 2048, "rms_norm_eps": 1e-5})", kEpsilon,
     describeOlmo2},
    {"Olmo3ForCausalLM", "olmo3", R"({"max_position_embeddings": 2048, "rms_norm_eps": 1e-5, "sliding_window": 4096})",
     kEpsilon, describeOlmo3},
    {"SmolLM3ForCausalLM", "smollm3",
     R"({"num_key_value_heads": 4, "max_position_embeddings": 32768, "tie_word_embeddings": true,
         "rope_theta": 2000000.0})",
     kEpsilon, describeSmolLM3},
    {"GraniteForCausalLM", "granite", R"({"max_position_embeddings": 2048})", kEpsilon, describeGranite},
    {"Exaone4ForCausalLM", "exaone4",
     R"({"num_key_value_heads": 32, "max_position_embeddings": 2048, "rms_norm_eps": 1e-5, "sliding_window": 4096})",
     kEpsilon, describeExaone4},
    {"Cohere2ForCausalLM", "cohere2",
     R"({"max_position_embeddings": 8192, "layer_norm_eps": 1e-5, "tie_word_embeddings": true,
         "sliding_window": 4096})",
     "layer_norm_eps", describeCohere2},
    {"Starcoder2ForCausalLM", "starcoder2",
     R"({"num_key_value_heads": 2, "max_position_embeddings": 4096, "norm_epsilon": 1e-5,
         "tie_word_embeddings": true})",
     "norm_epsilon", describeStarcoder2},
    {"Glm4ForCausalLM", "glm4",
     R"({"num_key_value_heads": 2, "head_dim": 128, "max_position_embeddings": 131072,
         "rms_norm_eps": 1.5625e-7})",
     kEpsilon, describeGlm4},
    {"ArceeForCausalLM", "arcee", R"({"max_position_embeddings": 4096, "rms_norm_eps": 1e-5})", kEpsilon,
     describeArcee},
    {"MinistralForCausalLM", "ministral",
     R"({"num_key_value_heads": 8, "max_position_embeddings": 131072, "sliding_window": 4096})", kEpsilon,
     describeMistral},
    {"SeedOssForCausalLM", "seed_oss",
     R"({"num_key_value_heads": 8, "head_dim": 128, "max_position_embeddings": 524288})", kEpsilon, describeSeedOss},
    {"Ernie4_5ForCausalLM", "ernie4_5",
     R"({"num_key_value_heads": 2, "head_dim": 128, "max_position_embeddings": 131072, "rms_norm_eps": 1e-5,
         "tie_word_embeddings": true})",
     kEpsilon, describeErnie},
    {"Qwen2MoeForCausalLM", "qwen2_moe",
     R"({"num_key_value_heads": 16, "max_position_embeddings": 32768, "sliding_window": 4096})", kEpsilon,
     describeQwen2Moe},
    {"Qwen3MoeForCausalLM", "qwen3_moe",
     R"({"num_key_value_heads": 4, "max_position_embeddings": 32768, "sliding_window": 4096})", kEpsilon,
     describeQwen3Moe},
    {"MixtralForCausalLM", "mixtral",
     R"({"num_key_value_heads": 8, "max_position_embeddings": 131072, "rms_norm_eps": 1e-5,
         "num_experts_per_tok": 2})",
     kEpsilon, describeMixtral},
    {"GptOssForCausalLM", "gpt_oss",
     R"({"num_key_value_heads": 8, "head_dim": 64, "max_position_embeddings": 131072, "rms_norm_eps": 1e-5,
         "sliding_window": 128, "num_experts_per_tok": 4})",
     kEpsilon, describeGptOss},
    {"OlmoeForCausalLM", "olmoe",
     R"({"max_position_embeddings": 4096, "rms_norm_eps": 1e-5, "num_experts_per_tok": 8})", kEpsilon, describeOlmoe},
    {"Glm4MoeForCausalLM", "glm4_moe",
     R"({"num_key_value_heads": 8, "max_position_embeddings": 131072, "rms_norm_eps": 1e-5,
         "num_experts_per_tok": 8})",
     kEpsilon, describeGlm4Moe},
};

} // namespace

std::span<const Architecture> architectures() { return kArchitectures; }

const Architecture* findArchitecture(std::string_view name)
{
    const auto found = std::ranges::find(kArchitectures, name, &Architecture::name);
    return found == std::end(kArchitectures) ? nullptr : &*found;
}

const Architecture* findModelType(std::string_view modelType)
{
    const auto found = std::ranges::find(kArchitectures, modelType, &Architecture::modelType);
    return found == std::end(kArchitectures) ? nullptr : &*found;
}

} // namespace qs
