// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/rope.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/decoder/config.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string_view>

namespace qs {
namespace {

using nlohmann::json;

Message supportedTypes()
{
    return Message::tr("Supported types: \"default\", \"linear\", \"dynamic\", \"llama3\", \"yarn\" and \"longrope\".");
}

/// The context that a model was trained with, before it was stretched.
std::int64_t originalContext(ConfigReader& from, const RopeRules& rules, std::int64_t context)
{
    if (rules.original > 0) {
        (void)from.find("original_max_position_embeddings"); // what stands beside it holds
        return rules.original;
    }
    return from.whole("original_max_position_embeddings", context, 1, DecoderLimits::context);
}

/// What the length of a scaled text does to the attention, YaRN's equation 22.
double yarnFactor(double factor, double scale) { return factor <= 1 ? 1.0 : 0.1 * scale * std::log(factor) + 1; }

void readYarn(ConfigReader& from, const RopeRules& rules, std::int64_t context, RopeScaling& rope)
{
    rope.kind = RopeScalingKind::Yarn;
    rope.originalContext = originalContext(from, rules, context);
    rope.factor =
        from.positive("factor", static_cast<double>(context) / static_cast<double>(rope.originalContext), 1e6);
    rope.betaFast = from.positive("beta_fast", 32, 1e6);
    rope.betaSlow = from.positive("beta_slow", 1, 1e6);
    rope.truncates = from.flag("truncate", true);
    const bool both = from.find("mscale") && from.find("mscale_all_dim");
    const double plain = both ? yarnFactor(rope.factor, from.positive("mscale", 1, 1e3)) /
                                    yarnFactor(rope.factor, from.positive("mscale_all_dim", 1, 1e3))
                              : yarnFactor(rope.factor, 1);
    rope.attentionFactor = from.positive("attention_factor", plain, 1e3);
}

void readFactors(ConfigReader& from, const char* key, std::int64_t count, std::span<float> to)
{
    const json* list = from.find(key);
    if (!list) return from.isMissing(key);
    const auto isFactor = [](const json& value) { return value.is_number() && value.get<double>() > 0; };
    if (!list->is_array() || static_cast<std::int64_t>(list->size()) != count || !std::ranges::all_of(*list, isFactor))
        return from.wrong(key, *list, Message::tr("a list of %1 numbers above 0").arg(count));
    for (std::size_t i = 0; i < list->size(); ++i)
        to[i] = (*list)[i].get<float>();
}

void readLongRope(ConfigReader& from, const RopeRules& rules, DecoderConfig& config, RopeScaling& rope)
{
    const DecoderShape& shape = config.shape;
    rope.kind = RopeScalingKind::LongRope;
    rope.originalContext = originalContext(from, rules, shape.context);
    const double original = static_cast<double>(rope.originalContext);
    rope.factor = from.positive("factor", static_cast<double>(shape.context) / original, 1e6);
    const double plain = rope.factor <= 1 ? 1.0 : std::sqrt(1 + std::log(rope.factor) / std::log(original));
    rope.attentionFactor = from.positive("attention_factor", plain, 1e3);
    const std::int64_t count = shape.rotatedSize() / 2;
    if (count > kMostLongRopeFactors)
        return from.fail(Message::tr("LongRoPE of heads of %1 elements is not supported.").arg(shape.rotatedSize()),
                         Message::tr("The most is %1.").arg(2 * kMostLongRopeFactors));
    readFactors(from, "short_factor", count, rope.shortFactors);
    readFactors(from, "long_factor", count, rope.longFactors);
    if (shape.context > rope.originalContext)
        config.remarks.push_back(
            Message::tr("LongRoPE: runs with a context of more than %1 tokens use its factors for long texts from the "
                        "first token on.")
                .arg(formatCount(rope.originalContext)));
}

void readLlama3(ConfigReader& from, const RopeRules& rules, std::int64_t context, RopeScaling& rope)
{
    rope.kind = RopeScalingKind::Llama3;
    rope.lowFrequencyFactor = from.positive("low_freq_factor", 1, 1e6);
    rope.highFrequencyFactor = from.positive("high_freq_factor", 4, 1e6);
    rope.originalContext = originalContext(from, rules, context);
    if (rope.highFrequencyFactor <= rope.lowFrequencyFactor)
        from.fail(Message::tr("%1 must be larger than low_freq_factor.").arg(from.place("high_freq_factor")));
}

void readScaling(ConfigReader& from, const RopeRules& rules, DecoderConfig& config, RopeScaling& rope)
{
    std::string type = from.word("rope_type", from.word("type", "default"));
    (void)from.find("type");
    if (rules.isLongRope && (type == "su" || type == "yarn")) type = "longrope";
    const std::int64_t context = config.shape.context;
    if (type == "linear" || type == "llama3" || type == "dynamic") {
        if (!from.find("factor")) from.isMissing("factor");
        rope.factor = from.positive("factor", 1, 1e6);
    }
    if (type == "linear") {
        rope.kind = RopeScalingKind::Linear;
    } else if (type == "llama3") {
        readLlama3(from, rules, context, rope);
    } else if (type == "yarn") {
        readYarn(from, rules, context, rope);
    } else if (type == "longrope") {
        readLongRope(from, rules, config, rope);
    } else if (type == "dynamic") {
        rope = {}; // up to the context it changes nothing
        config.remarks.push_back(Message::tr("RoPE scaling \"dynamic\" only has an effect beyond %1 tokens, which is "
                                             "the longest context here.")
                                     .arg(formatCount(context)));
    } else if (type != "default") {
        from.fail(Message::tr("%1 is %2, a RoPE scaling that is not supported.")
                      .arg(from.place("rope_type"), quotedText(type)),
                  supportedTypes());
    }
}

/// The object for a type of layers: "rope_parameters" of transformers 5 may have one for each.
const json* forType(const json& object, const char* layerType)
{
    const bool nested =
        object.is_object() && std::ranges::any_of(object, [](const json& value) { return value.is_object(); });
    if (!nested) return &object;
    const auto own = object.find(layerType);
    if (own == object.end()) return &object.front();
    return own->is_null() ? nullptr : &*own;
}

/// Keys that a scaling of another kind has change the angles: none is passed over.
void refuseOthers(ConfigReader& from)
{
    constexpr std::string_view inert[] = {"finetuned",
                                          "max_position_embeddings",
                                          "original_max_position_embeddings",
                                          "factor",
                                          "beta_fast",
                                          "beta_slow",
                                          "attention_factor",
                                          "low_freq_factor",
                                          "high_freq_factor",
                                          "mscale",
                                          "mscale_all_dim",
                                          "truncate"};
    for (const std::string& key : from.notAsked())
        if (std::ranges::find(inert, std::string_view(key)) == std::end(inert))
            from.notSupported(key.c_str(), ConfigReader::shown(*from.find(key.c_str())), supportedTypes());
}

/// How much of a head turns; a class that does not look at the key must not have it.
void readPart(ConfigReader& in, ConfigReader* inner, const RopeRules& rules, DecoderShape& shape)
{
    ConfigReader& from = inner && inner->find("partial_rotary_factor") ? *inner : in;
    const double part = from.positive("partial_rotary_factor", rules.part, 1);
    if (part == 1) return;
    if (!rules.hasPart)
        return from.notSupported(
            "partial_rotary_factor", formatNumber(part),
            Message::tr("In this architecture only 1 (rotation of the entire head) is supported."));
    shape.rotated = static_cast<std::int64_t>(static_cast<double>(shape.headSize) * part);
    if (shape.rotated < 2 || shape.rotated % 2 != 0)
        from.fail(Message::tr("%1 lets %2 elements of a head turn, which are no pairs.")
                      .arg(from.place("partial_rotary_factor"), shape.rotated));
}

std::int32_t tableOf(ConfigReader& in, DecoderShape& shape, const RotaryEmbedding& rope)
{
    const auto end = shape.ropes.begin() + shape.ropeTables, found = std::find(shape.ropes.begin(), end, rope);
    if (found != end) return static_cast<std::int32_t>(found - shape.ropes.begin());
    if (end == shape.ropes.end()) {
        in.fail(Message::tr("More than %1 tables of rotary positions are not supported.").arg(kMostRopeTables));
        return 0;
    }
    *end = rope;
    return shape.ropeTables++;
}

} // namespace

std::int32_t readRope(ConfigReader& in, DecoderConfig& config, const char* layerType, const RopeRules& its)
{
    DecoderShape& shape = config.shape;
    RotaryEmbedding rope;
    RopeRules rules = its;
    if (rules.original == 0) // beside the object it holds over what is in it
        rules.original = in.whole("original_max_position_embeddings", 0, 1, DecoderLimits::context);
    rope.theta = rules.thetaKey ? in.positive(rules.thetaKey, rules.theta, 1e12) : rules.theta;
    bool asked = false; // for the part of a head that turns
    for (const char* key : {"rope_scaling", "rope_parameters"}) {
        const json* all = in.find(key);
        if (!all || (!rules.isScaled && key == std::string_view("rope_scaling"))) continue;
        if (!all->is_object()) {
            in.wrong(key, *all, Message::tr("an object"));
            continue;
        }
        const json* object = forType(*all, layerType);
        if (!object) continue;
        ConfigReader from(*object, in.file(), std::string(key) + ".");
        rope.theta = from.positive("rope_theta", rope.theta, 1e12);
        asked = true;
        readPart(in, &from, rules, shape);
        readScaling(from, rules, config, rope.scaling);
        refuseOthers(from);
        in.take(from);
    }
    if (!asked) readPart(in, nullptr, rules, shape);
    return tableOf(in, shape, rope);
}

namespace {

/// In FP32 throughout, as transformers does it: at position 100,000 an ulp of a frequency is a hundredth of a radian.
class Frequencies
{
public:
    Frequencies(const RotaryEmbedding& rope, std::int64_t rotated, std::int64_t context)
        : m_rope(rope.scaling), m_theta(static_cast<float>(rope.theta)), m_size(static_cast<float>(rotated)),
          m_factor(static_cast<float>(rope.scaling.factor)),
          m_original(static_cast<double>(rope.scaling.originalContext)),
          m_isLong(context > rope.scaling.originalContext)
    {
        if (m_rope.kind == RopeScalingKind::Yarn) findRamp(rope.theta, static_cast<double>(rotated));
    }

    float at(std::size_t i) const
    {
        const float power = std::pow(m_theta, static_cast<float>(2 * i) / m_size), plain = 1.0f / power;
        switch (m_rope.kind) {
        case RopeScalingKind::Linear:
            return plain / m_factor;
        case RopeScalingKind::Llama3:
            return llama3(plain);
        case RopeScalingKind::Yarn: {
            const float ramp = std::clamp((static_cast<float>(i) - m_low) / (m_high - m_low), 0.0f, 1.0f);
            return 1.0f / (m_factor * power) * ramp + plain * (1.0f - ramp);
        }
        case RopeScalingKind::LongRope:
            return 1.0f / ((m_isLong ? m_rope.longFactors : m_rope.shortFactors)[i] * power);
        default:
            return plain;
        }
    }

private:
    float llama3(float plain) const
    {
        const auto longest = static_cast<float>(m_original / m_rope.lowFrequencyFactor),
                   shortest = static_cast<float>(m_original / m_rope.highFrequencyFactor);
        const float wave = 2 * std::numbers::pi_v<float> / plain;
        if (wave > longest) return plain / m_factor;
        if (wave < shortest) return plain;
        const float share = (static_cast<float>(m_original) / wave - static_cast<float>(m_rope.lowFrequencyFactor)) /
                            static_cast<float>(m_rope.highFrequencyFactor - m_rope.lowFrequencyFactor);
        return (1 - share) * plain / m_factor + share * plain;
    }

    /// Between which frequencies YaRN interpolates.
    void findRamp(double theta, double size)
    {
        const auto dimension = [&](double turns) {
            return size * std::log(m_original / (turns * 2 * std::numbers::pi)) / (2 * std::log(theta));
        };
        double low = dimension(m_rope.betaFast), high = dimension(m_rope.betaSlow);
        if (m_rope.truncates) {
            low = std::floor(low);
            high = std::ceil(high);
        }
        low = std::max(low, 0.0);
        high = std::min(high, size - 1);
        if (low == high) high += 0.001; // as transformers avoids the division by zero
        m_low = static_cast<float>(low);
        m_high = static_cast<float>(high);
    }

    const RopeScaling& m_rope;
    float m_theta, m_size, m_factor;
    double m_original;
    bool m_isLong;
    float m_low = 0, m_high = 1;
};

} // namespace

std::vector<float> rotaryFrequencies(const DecoderShape& shape, std::int64_t context)
{
    const auto half = static_cast<std::size_t>(shape.rotatedSize() / 2);
    std::vector<float> frequencies;
    for (std::int32_t table = 0; table < shape.ropeTables; ++table) {
        const Frequencies of(shape.ropes[static_cast<std::size_t>(table)], shape.rotatedSize(), context);
        for (std::size_t i = 0; i < half; ++i)
            frequencies.push_back(of.at(i));
    }
    return frequencies;
}

} // namespace qs
