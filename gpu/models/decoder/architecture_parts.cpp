// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/architecture_parts.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

void readActivation(ConfigReader& in, DecoderConfig& config, const char* key, const char* missing)
{
    const std::string name = in.word(key, missing);
    if (name == "silu" || name == "swish")
        config.shape.activation = Activation::Silu;
    else if (name == "gelu_pytorch_tanh" || name == "gelu_new" || name == "gelu_fast")
        config.shape.activation = Activation::GeluTanh;
    else if (name == "gelu")
        config.shape.activation = Activation::Gelu;
    else if (name == "relu2")
        config.shape.activation = Activation::SquaredRelu;
    else
        in.notSupported(key, quotedText(name),
                        Message::tr("Supported activations: silu, gelu, gelu_pytorch_tanh and relu2."));
}

void readAttentionBias(ConfigReader& in, DecoderConfig& config, const char* key, bool missing, bool hasOutput)
{
    config.biasKeys.attention = key;
    config.biasKeys.attentionHasOutput = hasOutput;
    config.shape.qkvBias = in.flag(key, missing);
    config.shape.outputBias = hasOutput && config.shape.qkvBias;
}

void readMlpBias(ConfigReader& in, DecoderConfig& config, const char* key, bool missing)
{
    config.biasKeys.mlp = key;
    config.shape.mlpBias = in.flag(key, missing);
}

std::vector<bool> slidingLayers(ConfigReader& in, const DecoderShape& shape,
                                const std::function<bool(std::int64_t layer)>& isSliding)
{
    std::vector<bool> sliding(static_cast<std::size_t>(shape.layers));
    const json* types = in.find("layer_types");
    for (std::int64_t layer = 0; !types && layer < shape.layers; ++layer)
        sliding[static_cast<std::size_t>(layer)] = isSliding(layer);
    if (!types) return sliding;
    if (!types->is_array() || static_cast<std::int64_t>(types->size()) != shape.layers) {
        in.fail(Message::tr("%1 is not a list of %2 types, one for each layer.")
                    .arg(in.place("layer_types"), shape.layers));
        return sliding;
    }
    for (std::size_t layer = 0; layer < sliding.size(); ++layer) {
        const json& type = (*types)[layer];
        sliding[layer] = type == kSlidingAttention;
        if (type != kSlidingAttention && type != kFullAttention)
            in.fail(Message::tr("%1 contains %2, which is not supported.")
                        .arg(in.place("layer_types"), ConfigReader::shown(type)),
                    Message::tr("Supported types: \"full_attention\" and \"sliding_attention\"."));
    }
    return sliding;
}

std::int64_t readWindow(ConfigReader& in, const DecoderShape& shape, bool isUsed)
{
    if (!in.find("sliding_window") || !isUsed) return 0;
    const std::int64_t window = in.whole("sliding_window", 0, 1, DecoderLimits::context);
    return window >= shape.context ? 0 : window;
}

void setKinds(ConfigReader& in, DecoderShape& shape, const std::function<LayerKind(std::size_t layer)>& kindOf)
{
    std::size_t count = 0;
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(shape.layers); ++layer) {
        const LayerKind kind = kindOf(layer);
        const auto end = shape.kinds.begin() + static_cast<std::ptrdiff_t>(count);
        const auto found = std::find(shape.kinds.begin(), end, kind);
        if (found == end && count == shape.kinds.size())
            return in.fail(Message::tr("More than %1 kinds of layers are not supported.").arg(kMostLayerKinds));
        if (found == end) shape.kinds[count++] = kind;
        shape.kindOf[layer] = static_cast<std::uint8_t>(found - shape.kinds.begin());
    }
}

void readLayers(ConfigReader& in, DecoderConfig& config, const std::vector<bool>& sliding, std::int64_t window,
                const RopeRules& rules, const RopeRules& slidingRules)
{
    const bool some = std::ranges::find(sliding, true) != sliding.end(),
               others = std::ranges::find(sliding, false) != sliding.end();
    const std::int32_t full = others ? readRope(in, config, kFullAttention, rules) : 0,
                       local = some ? readRope(in, config, kSlidingAttention, slidingRules) : 0;
    setKinds(in, config.shape,
             [&](std::size_t layer) { return sliding[layer] ? LayerKind{window, local} : LayerKind{0, full}; });
}

void readAlike(ConfigReader& in, DecoderConfig& config, std::int64_t window, const RopeRules& rules)
{
    const std::int32_t rope = readRope(in, config, window > 0 ? kSlidingAttention : kFullAttention, rules);
    setKinds(in, config.shape, [&](std::size_t) { return LayerKind{window, rope}; });
}

void readQwenLayers(ConfigReader& in, DecoderConfig& config)
{
    const bool isUsed = in.flag("use_sliding_window", false) && in.find("sliding_window");
    const std::int64_t first = in.whole("max_window_layers", 28, 0, DecoderLimits::layers);
    const auto sliding = slidingLayers(in, config.shape, [&](std::int64_t layer) { return isUsed && layer >= first; });
    if (!isUsed && std::ranges::find(sliding, true) != sliding.end())
        in.fail(
            Message::tr("%1 contains \"sliding_attention\", but no window is specified.").arg(in.place("layer_types")),
            Message::tr("Specify \"sliding_window\", and set \"use_sliding_window\" to true."));
    readLayers(in, config, sliding, readWindow(in, config.shape, isUsed));
}

std::vector<bool> allButEvery(ConfigReader& in, const DecoderShape& shape, std::int64_t period)
{
    return slidingLayers(in, shape, [&](std::int64_t layer) { return period > 0 && (layer + 1) % period != 0; });
}

void setPostNormsOnly(DecoderConfig& config)
{
    config.shape.preNorms = false;
    config.shape.postNorms = true;
}

} // namespace qs
