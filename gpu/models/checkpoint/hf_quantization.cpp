// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/hf_quantization.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"
#include "gpu/models/tokenizer/text/pattern.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

/// Whether a layer is `name`, or its name ends with it at a dot.
bool isOrEndsWith(const std::string& layer, const std::string& name)
{
    return !name.empty() && (layer == name || (layer.size() > name.size() && layer.ends_with(name) &&
                                               layer[layer.size() - name.size() - 1] == '.'));
}

bool matchesExpression(const std::string& pattern, const std::string& layer)
{
    if (!pattern.starts_with("re:")) return false;
    const auto compiled = TextPattern::compilePlain(pattern.substr(3));
    return compiled && compiled->matchesAtStart(layer);
}

/// '*' stands for any text. Never takes longer than the product of both lengths.
bool matchesWildcards(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0, t = 0, star = std::string_view::npos, from = 0;
    while (t < text.size()) {
        if (p < pattern.size() && pattern[p] == '*') {
            star = p++;
            from = t;
        } else if (p < pattern.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (star != std::string_view::npos) {
            p = star + 1;
            t = ++from;
        } else
            return false;
    }
    return pattern.find_first_not_of('*', p) == std::string_view::npos;
}

} // namespace

const QuantizationGroup* CheckpointQuantization::groupOf(const std::string& layer) const
{
    for (const auto& group : groups)
        if (std::ranges::any_of(group.targets, [&](const auto& target) { return isOrEndsWith(layer, target); }))
            return &group;
    for (const auto& group : groups)
        if (std::ranges::any_of(group.targets, [&](const auto& target) { return matchesExpression(target, layer); }))
            return &group;
    for (const auto& group : groups)
        if (group.targets.empty() || std::ranges::find(group.targets, "Linear") != group.targets.end()) return &group;
    return nullptr;
}

bool CheckpointQuantization::ignores(const std::string& layer) const
{
    return std::ranges::any_of(ignored, [&](const std::string& pattern) {
        return isOrEndsWith(layer, pattern) || layer.starts_with(pattern + ".") || matchesExpression(pattern, layer) ||
               (pattern.find('*') != std::string::npos && matchesWildcards(pattern, layer));
    });
}

Result<CheckpointQuantization> readQuantization(const nlohmann::json& config, const std::string& file)
{
    const json* object = member(config, "quantization_config");
    if (!object) object = member(config, "compression_config"); // its older name
    if (!object && member(config, "quip_params")) return unsupportedMethod("quip#", quotedText(file, 300));
    if (!object) return CheckpointQuantization{};
    const std::string place = quotedText(file, 300) + ": \"quantization_config\"";
    if (!object->is_object())
        return refused(Message::tr("%1 is not an object.").arg(place), Message::tr("Check the file for damage."));
    const std::string method = wordOf(*object, "quant_method", wordOf(*object, "method"));
    if (method.empty() && member(config, "quantization") && member(*object, "group_size"))
        return refused(Message::tr("%1 is that of an MLX model (Apple), which is not supported.").arg(place),
                       Message::tr("Choose the original model, or one that was quantized otherwise."));
    if (method.empty())
        return refused(Message::tr("%1 has no \"quant_method\".").arg(place),
                       Message::tr("Add the method that quantized the checkpoint, such as compressed-tensors, awq, "
                                   "gptq or fp8."));
    if (method == "compressed-tensors") return readCompressedTensors(*object, place);
    if (method == "awq") return readAwq(*object, place);
    if (method == "gptq") return readGptq(*object, place);
    if (method == "fp8") return readFloat8(*object, place);
    if (method == "fbgemm_fp8") return readFbgemm(*object, place);
    if (method == "modelopt" || method == "modelopt_fp4") return readModelOpt(*object, place);
    if (method == "bitsandbytes") return readBitsAndBytes(*object, place);
    if (method == "auto-round" || method == "intel/auto-round") return readAutoRound(*object, place);
    if (method == "torchao") return readTorchAo(*object, place);
    if (method == "mxfp4") // of gpt-oss: experts, which stackedExpert() reads; everything else is dense
        return CheckpointQuantization{.method = method, .groups = {}, .ignored = {}, .kvCache = {}};
    return unsupportedMethod(method, place);
}

} // namespace qs
