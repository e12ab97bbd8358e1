// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/config.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/decoder/architectures.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace qs {
namespace {

using nlohmann::json;

Message supportedArchitectures()
{
    std::vector<Message> names;
    for (const Architecture& one : architectures())
        names.emplace_back(std::string(one.name));
    const Message last = names.back();
    names.pop_back();
    return Message::tr("Supported architectures: %1 and %2.").arg(Message::list(names), last);
}

/// Keys of config.json by which a model has a part that none of the supported architectures has.
struct PartKey
{
    const char *key, *part;
};
constexpr const char *kLatentAttention = Message::mark("latent attention (MLA)"),
                     *kLinearAttention = Message::mark("linear attention (gated DeltaNet)"),
                     *kStateSpace = Message::mark("state-space layers (Mamba)");
constexpr PartKey kPartKeys[] = {{"kv_lora_rank", kLatentAttention},
                                 {"linear_num_key_heads", kLinearAttention},
                                 {"mamba_n_heads", kStateSpace},
                                 {"mamba_num_heads", kStateSpace},
                                 {"mamba_d_state", kStateSpace}};

/// 'a mixture of experts, latent attention (MLA)'; empty: nothing that is known.
Message missingParts(const ConfigReader& in)
{
    std::vector<Message> parts;
    const char* last = nullptr; // those of a part follow each other
    for (const PartKey& one : kPartKeys) {
        const json* value = in.find(one.key);
        if (!value || *value == 0 || one.part == last) continue;
        parts.push_back(Message::marked(one.part));
        last = one.part;
    }
    return Message::list(parts);
}

/// What names an architecture that is not supported, with what it needs as far as that is known.
void refuseArchitecture(ConfigReader& in, const char* key, const std::string& name)
{
    const Message parts = missingParts(in);
    in.fail(parts.empty() ? Message::tr("%1 specifies %2, an architecture that is not supported.")
                                .arg(in.place(key), quotedText(name))
                          : Message::tr("%1 specifies %2, an architecture that is not supported: it needs %3.")
                                .arg(in.place(key), quotedText(name), parts),
            supportedArchitectures());
}

/// A class by the first of "architectures", or by "model_type" where they are missing. Null: it is not supported.
const Architecture* readArchitecture(ConfigReader& in)
{
    const json* list = in.find("architectures");
    const json* first = list && list->is_array() && !list->empty() ? &list->front() : nullptr;
    const std::string type = in.word("model_type", "");
    const Architecture* found = nullptr;
    if (first && first->is_string()) {
        const std::string name = first->get<std::string>();
        found = findArchitecture(name);
        if (!found) refuseArchitecture(in, "architectures", name);
    } else if (first || (list && !list->is_array())) {
        in.wrong("architectures", *list, Message::tr("a list of names"));
    } else if (type.empty()) {
        in.isMissing("architectures");
    } else {
        found = findModelType(type);
        if (!found) refuseArchitecture(in, "model_type", type);
    }
    return found;
}

/// The language model of a model that also sees, as a config.json of its own: what stands outside of "text_config"
/// holds for tokens, tie and type. Null: the file is not of such a model.
json languageModelOf(const json& object)
{
    const auto text = object.find("text_config");
    const auto names = object.find("architectures");
    const bool known = names != object.end() && names->is_array() && !names->empty() && names->front().is_string() &&
                       findArchitecture(names->front().get_ref<const std::string&>());
    if (text == object.end() || !text->is_object() || known) return {};
    json own = *text;
    for (const char* key : {"tie_word_embeddings", "bos_token_id", "eos_token_id", "dtype", "torch_dtype"})
        if (object.contains(key) && !own.contains(key)) own[key] = object[key];
    own.erase("architectures"); // model_type says it
    return own;
}

void readSizes(ConfigReader& in, const Architecture& architecture, DecoderShape& shape)
{
    using Most = DecoderLimits;
    shape.vocabulary = in.whole("vocab_size", {}, 1, Most::vocabulary);
    shape.hidden = in.whole("hidden_size", {}, 1, Most::hidden);
    shape.layers = in.whole("num_hidden_layers", {}, 1, Most::layers);
    shape.heads = in.whole("num_attention_heads", {}, 1, Most::heads);
    shape.intermediate = in.whole("intermediate_size", {}, 1, Most::intermediate);
    shape.kvHeads = in.whole("num_key_value_heads", shape.heads, 1, Most::heads);
    if (!in.find("head_dim") && shape.hidden % shape.heads != 0)
        in.fail(Message::tr("%1 is %2, which is not divisible by the %3 heads, and there is no \"head_dim\".")
                    .arg(in.place("hidden_size"), shape.hidden, shape.heads));
    shape.headSize = in.whole("head_dim", std::max<std::int64_t>(1, shape.hidden / shape.heads), 1, Most::headSize);
    shape.context = in.whole("max_position_embeddings", {}, 1, Most::context);
    shape.rmsEpsilon = in.positive(architecture.epsilonKey, 1e-6, 1);
    shape.tiedHead = in.flag("tie_word_embeddings", false);
}

/// Keys by which a model computes something else, where its class is not asked for them, and the value that changes
/// nothing (null: none but null does).
struct ForeignKey
{
    const char *key, *neutral;
};
constexpr ForeignKey kForeignKeys[] = {{"text_config", "null"},
                                       {"embedding_multiplier", "1"},
                                       {"residual_multiplier", "1"},
                                       {"attention_multiplier", "null"},
                                       {"logits_scaling", "1"},
                                       {"logit_scale", "1"},
                                       {"scale_emb", "1"},
                                       {"scale_depth", "null"},
                                       {"attn_logit_softcapping", "null"},
                                       {"final_logit_softcapping", "null"},
                                       {"query_pre_attn_scalar", "null"},
                                       {"use_qk_norm", "false"},
                                       {"qk_layernorm", "false"},
                                       {"clip_qkv", "null"},
                                       {"use_parallel_residual", "false"},
                                       {"num_local_experts", "0"},
                                       {"num_experts", "0"},
                                       {"n_routed_experts", "0"},
                                       {"kv_lora_rank", "null"},
                                       {"attn_temperature_tuning", "false"},
                                       {"attention_chunk_size", "null"},
                                       {"full_attention_interval", "null"},
                                       {"num_kv_shared_layers", "0"},
                                       {"hidden_size_per_layer_input", "0"},
                                       {"rope_local_base_freq", "null"},
                                       {"lm_head_bias", "false"},
                                       {"use_bidirectional_attention", "false"}};

/// Keys that change nothing about predictions, and those that are read elsewhere.
constexpr std::string_view kInertKeys[] = {"_attn_implementation",
                                           "_attn_implementation_autoset",
                                           "_name_or_path",
                                           "_sliding_window_pattern",
                                           "architectures",
                                           "attention_dropout",
                                           "auto_map",
                                           "cache_implementation",
                                           "compression_config",
                                           "embd_pdrop",
                                           "embedding_dropout",
                                           "hidden_activation",
                                           "hidden_dropout",
                                           "hidden_act",
                                           "initializer_range",
                                           "layer_types",
                                           "max_window_layers",
                                           "mlp_bias",
                                           "attention_bias",
                                           "model_type",
                                           "pad_token_id",
                                           "pretraining_tp",
                                           "quantization_config",
                                           "resid_pdrop",
                                           "residual_dropout",
                                           "sep_token_id",
                                           "sliding_window",
                                           "sliding_window_pattern",
                                           "unk_token_id",
                                           "use_cache",
                                           "use_sliding_window",
                                           "original_max_position_embeddings",
                                           "dtype",
                                           "torch_dtype",
                                           "transformers_version"};

/// Whoever writes such a key under a name that has no use for it means another model.
void refuseForeign(ConfigReader& in, const json& object)
{
    const auto hint = Message::tr("It belongs to another architecture. Check that config.json is that of the model.");
    const auto asked = in.notAsked();
    const auto unread = [&](const char* key) { return std::ranges::find(asked, key) != asked.end(); };
    for (const ForeignKey& one : kForeignKeys)
        if (unread(one.key) && object[one.key] != json::parse(one.neutral))
            in.notSupported(one.key, ConfigReader::shown(object[one.key]), hint);
    if (unread("no_rope_layers"))
        if (const json& layers = object["no_rope_layers"];
            layers.is_array() && std::ranges::find(layers, json(0)) != layers.end())
            in.notSupported("no_rope_layers", ConfigReader::shown(layers), hint);
}

/// What no part of the program knows is said.
void noteUnknown(const ConfigReader& in, DecoderConfig& config)
{
    std::vector<std::string> names;
    for (const std::string& key : in.notAsked()) {
        const bool foreign = key == "no_rope_layers" ||
                             std::ranges::any_of(kForeignKeys, [&](const ForeignKey& one) { return key == one.key; });
        if (!foreign && std::ranges::find(kInertKeys, std::string_view(key)) == std::end(kInertKeys))
            names.push_back(key);
    }
    if (names.empty()) return;
    const auto shown = std::span(names).first(std::min<std::size_t>(names.size(), 6));
    config.remarks.push_back(Message::tr("config.json has keys that are not known here and not used: %1.")
                                 .arg(nameList(shown, names.size())));
}

void readTokens(ConfigReader& in, DecoderConfig& config)
{
    const auto id = [&](const char* key, const json& value) -> std::optional<std::int32_t> {
        if (value.is_number_integer() && value.get<std::int64_t>() == -1) return std::nullopt; // 'none' in some files
        if (value.is_number_unsigned() &&
            value.get<std::uint64_t>() < static_cast<std::uint64_t>(config.shape.vocabulary))
            return value.get<std::int32_t>();
        in.fail(Message::tr("%1 is %2, which is not a token id of a vocabulary of %3 tokens.")
                    .arg(in.place(key), ConfigReader::shown(value), formatCount(config.shape.vocabulary)));
        return std::nullopt;
    };
    if (const json* bos = in.find("bos_token_id"))
        config.bos = id("bos_token_id", bos->is_array() && !bos->empty() ? bos->front() : *bos);
    const json* eos = in.find("eos_token_id");
    if (!eos) return;
    if (eos->is_array() && eos->size() > 1000)
        return in.fail(Message::tr("%1 lists more than 1,000 ids.").arg(in.place("eos_token_id")));
    for (const json& one : eos->is_array() ? *eos : json::array({*eos}))
        if (const auto token = id("eos_token_id", one)) config.eos.push_back(*token);
}

} // namespace

namespace {

Result<DecoderConfig> readModel(const json& object, const std::string& file, bool isNested)
{
    const char* const prefix = isNested ? "text_config." : "";
    ConfigReader names(object, file, prefix);
    const Architecture* architecture = readArchitecture(names);
    if (!architecture) return *names.error();
    json complete = json::parse(architecture->defaults);
    complete.update(object);
    ConfigReader in(complete, file, prefix);
    DecoderConfig config;
    config.architecture = architecture->name;
    config.modelType = architecture->modelType;
    config.isNested = isNested;
    config.shape.ropeTables = 0;
    readSizes(in, *architecture, config.shape);
    if (in.error()) return *in.error(); // what follows depends on it
    architecture->describe(in, config);
    refuseForeign(in, complete);
    readTokens(in, config);
    const std::string type = in.word("dtype", in.word("torch_dtype", ""));
    config.dtype = parseDType(type.starts_with("torch.") ? type.substr(6) : type);
    if (in.error()) return *in.error();
    config.shape.ropeTables = std::max(config.shape.ropeTables, 1);
    noteUnknown(in, config);
    if (auto sane = checkDecoderShape(config.shape, file); !sane) return sane.error();
    return config;
}

} // namespace

Result<DecoderConfig> readDecoderConfig(const json& object, const std::string& file)
{
    return guarded(Message::mark("a config.json"), [&]() -> Result<DecoderConfig> {
        if (!object.is_object())
            return Error{ErrorCode::BadInput, Message::tr("%1 is not a JSON object.").arg(quotedText(file, 300)),
                         Message::tr("Check that it is the config.json of a language model.")};
        const json text = languageModelOf(object);
        if (text.is_null()) return readModel(object, file, false);
        auto config = readModel(text, file, true);
        if (config)
            config->remarks.push_back(
                Message::tr(
                    "The model also takes other inputs than text (images); only its language model, %1, is run.")
                    .arg(config->architecture));
        return config;
    });
}

Result<void> checkDecoderShape(const DecoderShape& shape, const std::string& file)
{
    using Most = DecoderLimits;
    const auto refuse = [&](const Message& why) {
        return Error{ErrorCode::BadInput, Message::tr("%1: %2.").arg(quotedText(file, 300), why),
                     Message::tr("Check the numbers of the configuration.")};
    };
    const std::pair<std::int64_t, std::int64_t> sizes[] = {
        {shape.vocabulary, Most::vocabulary}, {shape.hidden, Most::hidden},
        {shape.layers, Most::layers},         {shape.heads, Most::heads},
        {shape.kvHeads, Most::heads},         {shape.headSize, Most::headSize},
        {shape.context, Most::context},       {shape.intermediate, Most::intermediate}};
    constexpr const char* names[] = {Message::mark("the vocabulary"),         Message::mark("the hidden size"),
                                     Message::mark("the number of layers"),   Message::mark("the number of heads"),
                                     Message::mark("the number of KV heads"), Message::mark("the head size"),
                                     Message::mark("the context length"),     Message::mark("the intermediate size")};
    for (std::size_t i = 0; i < std::size(sizes); ++i)
        if (sizes[i].first < 1 || sizes[i].first > sizes[i].second)
            return refuse(Message::tr("%1 is %2; the range is 1 to %3")
                              .arg(Message::marked(names[i]), sizes[i].first, formatCount(sizes[i].second)));
    if (shape.heads % shape.kvHeads != 0)
        return refuse(
            Message::tr("the %2 attention heads are not divisible by the %1 KV heads").arg(shape.kvHeads, shape.heads));
    if (shape.headSize % 2 != 0)
        return refuse(Message::tr("heads of %1 elements cannot be rotated in pairs").arg(shape.headSize));
    return {};
}

std::int64_t DecoderConfig::parameters() const
{
    std::int64_t count = 0;
    for (std::int64_t layer = 0; layer < shape.layers; ++layer) {
        for (int i = 0; i < kDecoderMatrices; ++i) {
            const auto role = static_cast<DecoderMatrix>(i);
            const auto [out, in] = matrixSize(shape, role);
            count += out * in * matrixCount(shape, role, layer);
        }
        for (int i = 0; i < kDecoderVectors; ++i) {
            const auto role = static_cast<DecoderVector>(i);
            if (hasVector(shape, role, layer)) count += vectorSize(shape, role);
        }
    }
    return count;
}

} // namespace qs
