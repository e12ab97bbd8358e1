// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/llama/config.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 3> kArchitectures = {"LlamaForCausalLM", "MistralForCausalLM",
                                                            "Qwen2ForCausalLM"};
constexpr std::array<std::string_view, 3> kModelTypes = {"llama", "mistral", "qwen2"};

/// Reads members of one object by name and keeps the first thing that is wrong.
class ConfigReader
{
public:
    ConfigReader(const json& object, const std::string& file) : m_object(object), m_file(file) {}

    /// Null where the key is missing or null.
    const json* find(const char* key) const
    {
        const auto found = m_object.find(key);
        return found == m_object.end() || found->is_null() ? nullptr : &*found;
    }
    bool has(const char* key) const { return m_object.contains(key); }

    std::int64_t whole(const char* key, std::optional<std::int64_t> missing, std::int64_t low, std::int64_t high)
    {
        const json* value = find(key);
        if (!value) {
            if (!missing) isMissing(key);
            return missing.value_or(low);
        }
        if (!value->is_number_integer() ||
            (value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(high))) {
            wrong(key, *value, range(low, high));
            return low;
        }
        const auto number = value->get<std::int64_t>();
        if (number < low || number > high) wrong(key, *value, range(low, high));
        return std::clamp(number, low, high);
    }
    double positive(const char* key, double missing, double high)
    {
        const json* value = find(key);
        if (!value) return missing;
        const double number = value->is_number() ? value->get<double>() : -1;
        if (number > 0 && number <= high) return number;
        wrong(key, *value, Message::tr("a number above 0 and up to %1").arg(formatNumber(high, 3)));
        return missing;
    }
    bool flag(const char* key, bool missing)
    {
        const json* value = find(key);
        if (value && !value->is_boolean()) wrong(key, *value, Message::tr("true or false"));
        return value && value->is_boolean() ? value->get<bool>() : missing;
    }
    std::string word(const char* key, const std::string& missing)
    {
        const json* value = find(key);
        if (value && !value->is_string()) wrong(key, *value, Message::tr("a string"));
        return value && value->is_string() ? value->get<std::string>() : missing;
    }
    /// '"config.json": "vocab_size"', as sentences about a key begin.
    std::string place(const char* key) const { return quotedText(m_file, 300) + ": \"" + m_prefix + key + "\""; }
    void isMissing(const char* key) { fail(Message::tr("%1 is missing.").arg(place(key))); }
    void wrong(const char* key, const json& value, const Message& expected)
    {
        fail(Message::tr("%1 is %2; expected %3.").arg(place(key), shown(value), expected));
    }
    void notSupported(const char* key, const std::string& value, const Message& supported)
    {
        fail(Message::tr("%1 is %2, which is not supported.").arg(place(key), value), supported);
    }
    void fail(const Message& sentence,
              const Message& hint = Message::tr("Check that it is the complete config.json of a language model."))
    {
        if (!m_error) m_error = Error{ErrorCode::BadInput, sentence, hint};
    }
    void within(const char* key) { m_prefix = std::string(key) + "."; }
    std::optional<Error>& error() { return m_error; }

    static std::string shown(const json& value)
    {
        return printable(value.dump(-1, ' ', false, json::error_handler_t::replace), 60);
    }

private:
    static Message range(std::int64_t low, std::int64_t high)
    {
        return Message::tr("a whole number from %1 to %2").arg(formatCount(low), formatCount(high));
    }

    const json& m_object;
    const std::string& m_file;
    std::string m_prefix;
    std::optional<Error> m_error;
};

Message supportedArchitectures()
{
    return Message::tr("Supported architectures: LlamaForCausalLM, MistralForCausalLM and Qwen2ForCausalLM.");
}

void readFamily(ConfigReader& in, LlamaConfig& config)
{
    const json* list = in.find("architectures");
    const json* first = list && list->is_array() && !list->empty() ? &list->front() : nullptr;
    if (first && first->is_string()) {
        config.architecture = first->get<std::string>();
    } else if (first || (list && !list->is_array())) {
        return in.wrong("architectures", *list, Message::tr("a list of names"));
    } else {
        const std::string type = in.word("model_type", "");
        const auto found = std::ranges::find(kModelTypes, type);
        if (found == kModelTypes.end())
            return in.fail(type.empty() ? Message::tr("%1 is missing.").arg(in.place("architectures"))
                                        : Message::tr("%1 is missing, and the model_type %2 is not supported.")
                                              .arg(in.place("architectures"), quotedText(type)),
                           supportedArchitectures());
        config.architecture = kArchitectures[static_cast<std::size_t>(found - kModelTypes.begin())];
    }
    const auto found = std::ranges::find(kArchitectures, config.architecture);
    if (found == kArchitectures.end())
        return in.fail(Message::tr("%1 specifies %2, an architecture that is not supported.")
                           .arg(in.place("architectures"), quotedText(config.architecture)),
                       supportedArchitectures());
    config.family = static_cast<LlamaFamily>(found - kArchitectures.begin());
}

void readSizes(ConfigReader& in, LlamaFamily family, LlamaShape& shape)
{
    using Most = LlamaLimits;
    shape.vocabulary = in.whole("vocab_size", {}, 1, Most::vocabulary);
    shape.hidden = in.whole("hidden_size", {}, 1, Most::hidden);
    shape.layers = in.whole("num_hidden_layers", {}, 1, Most::layers);
    shape.heads = in.whole("num_attention_heads", {}, 1, Most::heads);
    shape.intermediate = in.whole("intermediate_size", {}, 1, Most::intermediate);
    // A key that is missing has the default of the class, a null one stands for the number of heads.
    const std::int64_t missingKv = in.has("num_key_value_heads") || family == LlamaFamily::Llama ? shape.heads
                                   : family == LlamaFamily::Mistral                              ? 8
                                                                                                 : 32;
    shape.kvHeads = in.whole("num_key_value_heads", missingKv, 1, Most::heads);
    if (!in.find("head_dim") && shape.hidden % shape.heads != 0)
        in.fail(Message::tr("%1 is %2, which is not divisible by the %3 heads, and there is no \"head_dim\".")
                    .arg(in.place("hidden_size"), shape.hidden, shape.heads));
    shape.headSize = in.whole("head_dim", std::max<std::int64_t>(1, shape.hidden / shape.heads), 1, Most::headSize);
    shape.context = in.whole("max_position_embeddings",
                             family == LlamaFamily::Llama     ? 2048
                             : family == LlamaFamily::Mistral ? 131072
                                                              : 32768,
                             1, Most::context);
    shape.rmsEpsilon = in.positive("rms_norm_eps", 1e-6, 1);
}

void readFlags(ConfigReader& in, LlamaFamily family, LlamaShape& shape)
{
    shape.tiedHead = in.flag("tie_word_embeddings", false);
    if (family == LlamaFamily::Llama) {
        shape.qkvBias = shape.outputBias = in.flag("attention_bias", false);
        shape.mlpBias = in.flag("mlp_bias", false);
    }
    if (family == LlamaFamily::Qwen2) shape.qkvBias = true;
    const std::string activation = in.word("hidden_act", "silu");
    if (activation != "silu" && activation != "swish")
        in.notSupported("hidden_act", quotedText(activation), Message::tr("Only \"silu\" is supported."));
    const double rotated = in.positive("partial_rotary_factor", 1, 1);
    if (rotated != 1)
        in.notSupported("partial_rotary_factor", formatNumber(rotated),
                        Message::tr("Only 1 (rotation of the entire head) is supported."));
}

/// Keys by which other families compute something else, and the value that changes nothing (null: none but null does).
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
                                       {"full_attention_interval", "null"}};

/// Whoever writes such a key under a supported name means another model.
void refuseForeign(ConfigReader& in)
{
    for (const ForeignKey& one : kForeignKeys)
        if (const json* value = in.find(one.key); value && *value != json::parse(one.neutral))
            in.notSupported(one.key, ConfigReader::shown(*value),
                            Message::tr("It belongs to another architecture. Check that config.json is that of the "
                                        "model."));
    if (const json* layers = in.find("no_rope_layers");
        layers && layers->is_array() && std::ranges::find(*layers, json(0)) != layers->end())
        in.notSupported("no_rope_layers", ConfigReader::shown(*layers),
                        Message::tr("It belongs to another architecture. Check that config.json is that of the "
                                    "model."));
}

/// How many layers have a window: "layer_types" says it of each (transformers takes a Mistral with them for a
/// Ministral); where it is missing, all of a Mistral, and of a Qwen2 those from "max_window_layers" on.
std::int64_t windowedLayers(ConfigReader& in, LlamaFamily family, std::int64_t layers, bool hasWindow)
{
    const std::int64_t first = family == LlamaFamily::Mistral ? 0
                               : hasWindow ? in.whole("max_window_layers", 28, 0, LlamaLimits::layers)
                                           : layers;
    const json* types = in.find("layer_types");
    if (!types) return std::max<std::int64_t>(0, layers - first);
    if (!types->is_array() || static_cast<std::int64_t>(types->size()) != layers) {
        in.fail(Message::tr("%1 is not a list of %2 types, one for each layer.").arg(in.place("layer_types"), layers));
        return 0;
    }
    std::int64_t windowed = 0;
    for (const json& type : *types) {
        if (type == "sliding_attention")
            ++windowed;
        else if (type != "full_attention")
            in.fail(Message::tr("%1 contains %2, which is not supported.")
                        .arg(in.place("layer_types"), ConfigReader::shown(type)),
                    Message::tr("Supported types: \"full_attention\" and \"sliding_attention\"."));
    }
    if (windowed > 0 && !hasWindow)
        in.fail(
            Message::tr("%1 contains \"sliding_attention\", but no window is specified.").arg(in.place("layer_types")),
            Message::tr("Specify \"sliding_window\", and set \"use_sliding_window\" to true."));
    return windowed;
}

/// What the layers see: all before them, or a window. Where only some layers have a window, the context ends where it
/// would begin to matter.
void readWindow(ConfigReader& in, LlamaConfig& config)
{
    const LlamaFamily family = config.family;
    LlamaShape& shape = config.shape;
    if (family == LlamaFamily::Llama) return;
    const bool none = in.has("sliding_window") && !in.find("sliding_window");
    const bool hasWindow = !none && (family == LlamaFamily::Mistral || in.flag("use_sliding_window", false));
    const std::int64_t windowed = windowedLayers(in, family, shape.layers, hasWindow);
    if (!hasWindow || windowed == 0) return;
    const std::int64_t window = in.whole("sliding_window", 4096, 1, LlamaLimits::context);
    if (window >= shape.context) return;
    if (windowed == shape.layers) {
        shape.slidingWindow = window;
        return;
    }
    config.remarks.push_back(
        Message::tr("%2 of %1 layers use a sliding window of %3 tokens and the others full attention, which is not "
                    "supported. The context is limited to the window, where both are equivalent.")
            .arg(formatCount(shape.layers), formatCount(windowed), formatCount(window)));
    shape.context = window;
}

void readScaling(ConfigReader& in, const json& object, const std::string& file, const char* key, std::int64_t context,
                 RopeScaling& rope)
{
    if (!object.is_object()) return in.wrong(key, object, Message::tr("an object"));
    ConfigReader from(object, file);
    from.within(key);
    const std::string type = from.word("rope_type", from.word("type", "default"));
    if (type == "linear" || type == "llama3") {
        rope.kind = type == "linear" ? RopeScalingKind::Linear : RopeScalingKind::Llama3;
        if (!from.find("factor")) from.isMissing("factor");
        rope.factor = from.positive("factor", 1, 1e6);
    } else if (type != "default") {
        from.fail(Message::tr("%1 is %2, a RoPE scaling that is not supported.")
                      .arg(from.place("rope_type"), quotedText(type)),
                  Message::tr("Supported types: \"default\", \"linear\" and \"llama3\"."));
    }
    if (rope.kind == RopeScalingKind::Llama3) {
        rope.lowFrequencyFactor = from.positive("low_freq_factor", 1, 1e6);
        rope.highFrequencyFactor = from.positive("high_freq_factor", 4, 1e6);
        rope.originalContext = from.whole("original_max_position_embeddings", context, 1, LlamaLimits::context);
        if (rope.highFrequencyFactor <= rope.lowFrequencyFactor)
            from.fail(Message::tr("%1 must be larger than low_freq_factor.").arg(from.place("high_freq_factor")));
    }
    if (from.error() && !in.error()) in.error() = from.error();
}

/// "rope_parameters" of transformers 5 may have an object for each type of layer; one holds where all are the same.
const json* ropeOf(ConfigReader& in, const char* key)
{
    const json* object = in.find(key);
    if (!object || !object->is_object() ||
        std::none_of(object->begin(), object->end(), [](const json& value) { return value.is_object(); }))
        return object;
    for (const json& value : *object)
        if (value != object->front()) {
            in.notSupported(key, ConfigReader::shown(*object),
                            Message::tr("Different RoPE parameters for types of layers are not supported."));
            return nullptr;
        }
    return &object->front();
}

void readRope(ConfigReader& in, const std::string& file, LlamaShape& shape)
{
    shape.ropeTheta = in.positive("rope_theta", 10000, 1e12);
    for (const char* key : {"rope_scaling", "rope_parameters"}) {
        const json* object = ropeOf(in, key);
        if (!object) continue;
        readScaling(in, *object, file, key, shape.context, shape.rope);
        if (!object->is_object()) continue;
        ConfigReader inner(*object, file);
        inner.within(key);
        shape.ropeTheta = inner.positive("rope_theta", shape.ropeTheta, 1e12);
        if (inner.positive("partial_rotary_factor", 1, 1) != 1)
            inner.notSupported("partial_rotary_factor", ConfigReader::shown((*object)["partial_rotary_factor"]),
                               Message::tr("Only 1 (rotation of the entire head) is supported."));
        if (inner.error() && !in.error()) in.error() = inner.error();
    }
}

void readTokens(ConfigReader& in, LlamaConfig& config)
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

Result<LlamaConfig> readLlamaConfig(const json& object, const std::string& file)
{
    return guarded(Message::mark("a config.json"), [&]() -> Result<LlamaConfig> {
        if (!object.is_object())
            return Error{ErrorCode::BadInput, Message::tr("%1 is not a JSON object.").arg(quotedText(file, 300)),
                         Message::tr("Check that it is the config.json of a language model.")};
        ConfigReader in(object, file);
        LlamaConfig config;
        readFamily(in, config);
        refuseForeign(in);
        if (in.error()) return *in.error(); // what follows depends on it
        readSizes(in, config.family, config.shape);
        readFlags(in, config.family, config.shape);
        readRope(in, file, config.shape); // before the window: it may want the context that the file states
        readWindow(in, config);
        readTokens(in, config);
        const std::string type = in.word("dtype", in.word("torch_dtype", ""));
        config.dtype = parseDType(type.starts_with("torch.") ? type.substr(6) : type);
        if (in.error()) return *in.error();
        if (auto sane = checkLlamaShape(config.shape, file); !sane) return sane.error();
        return config;
    });
}

Result<void> checkLlamaShape(const LlamaShape& shape, const std::string& file)
{
    using Most = LlamaLimits;
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
    if (shape.slidingWindow < 0) return refuse(Message::tr("the sliding window is negative"));
    return {};
}

std::int64_t LlamaConfig::parameters() const
{
    std::int64_t count = 0;
    for (int i = 0; i < kLlamaMatrices; ++i) {
        const auto role = static_cast<LlamaMatrix>(i);
        const auto [out, in] = matrixSize(shape, role);
        if (role == LlamaMatrix::Head && shape.tiedHead) continue;
        count += out * in * (perLayer(role) ? shape.layers : 1);
    }
    for (int i = 0; i < kLlamaVectors; ++i) {
        const auto role = static_cast<LlamaVector>(i);
        count += vectorSize(shape, role) * (perLayer(role) ? shape.layers : 1);
    }
    return count;
}

std::vector<float> rotaryFrequencies(const LlamaShape& shape)
{
    // In FP32 throughout, as transformers does it: at position 100,000 an ulp of a frequency is a hundredth of a
    // radian.
    std::vector<float> frequencies(static_cast<std::size_t>(shape.headSize / 2));
    const auto theta = static_cast<float>(shape.ropeTheta), size = static_cast<float>(shape.headSize);
    const auto factor = static_cast<float>(shape.rope.factor);
    const double original = static_cast<double>(shape.rope.originalContext);
    const auto longest = static_cast<float>(original / shape.rope.lowFrequencyFactor),
               shortest = static_cast<float>(original / shape.rope.highFrequencyFactor);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        const float plain = 1.0f / std::pow(theta, static_cast<float>(2 * i) / size);
        float& frequency = frequencies[i] = plain;
        if (shape.rope.kind == RopeScalingKind::Linear) frequency = plain / factor;
        if (shape.rope.kind != RopeScalingKind::Llama3) continue;
        const float wave = 2 * std::numbers::pi_v<float> / plain;
        if (wave > longest) {
            frequency = plain / factor;
        } else if (wave >= shortest) {
            const float share =
                (static_cast<float>(original) / wave - static_cast<float>(shape.rope.lowFrequencyFactor)) /
                static_cast<float>(shape.rope.highFrequencyFactor - shape.rope.lowFrequencyFactor);
            frequency = (1 - share) * plain / factor + share * plain;
        }
    }
    return frequencies;
}

} // namespace qs
