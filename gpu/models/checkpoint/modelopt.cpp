// SPDX-License-Identifier: GPL-3.0-or-later
// NVIDIA Model Optimizer (modelopt.torch.export): what its algorithms store.
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

struct Algorithm
{
    const char* name; ///< in lower case
    MatrixFormat format;
};

ValueFormat floats(std::int64_t bits, const char* strategy, std::int64_t group, bool dynamic)
{
    return {.floats = true, .bits = bits, .strategy = strategy, .groupSize = group, .dynamic = dynamic};
}

MatrixFormat stored(MatrixStorage storage, int bits, std::int64_t groupSize, ValueFormat activations,
                    NumberFormat blocks = NumberFormat::Copy)
{
    MatrixFormat format;
    format.storage = storage;
    format.blocks = blocks;
    format.bits = bits;
    format.groupSize = groupSize;
    format.activations = std::move(activations);
    return format;
}

MatrixFormat ofBlocks(int columns, ValueFormat activations)
{
    MatrixFormat format = stored(MatrixStorage::WholeFloat, 8, columns, std::move(activations));
    format.blockRows = columns;
    return format;
}

std::vector<Algorithm> algorithms()
{
    using enum MatrixStorage;
    const ValueFormat fp8 = floats(8, "tensor", 0, false);
    const ValueFormat int8{.floats = false, .bits = 8, .strategy = "tensor"};
    return {{"fp8", stored(WholeFloat, 8, -1, fp8)},
            {"fp8_per_channel_per_token", stored(WholeFloat, 8, 0, floats(8, "token", 0, true))},
            {"fp8_pb_wo", ofBlocks(128, {})},
            {"fp8_pb_real", ofBlocks(128, floats(8, "group", 128, true))},
            {"nvfp4", stored(Blocks, 4, 16, floats(4, "group", 16, true), NumberFormat::NVFP4)},
            {"nvfp4_awq", stored(Blocks, 4, 16, floats(4, "group", 16, true), NumberFormat::NVFP4)},
            {"w4a16_nvfp4", stored(Blocks, 4, 16, {}, NumberFormat::NVFP4)},
            {"w4a8_nvfp4_fp8", stored(Blocks, 4, 16, fp8, NumberFormat::NVFP4)},
            {"mxfp4", stored(Blocks, 4, 32, floats(4, "group", 32, true), NumberFormat::MXFP4)},
            {"w4a8_mxfp4_fp8", stored(Blocks, 4, 32, fp8, NumberFormat::MXFP4)},
            {"mxfp8", stored(Blocks, 8, 32, floats(8, "group", 32, true), NumberFormat::MXFP8)},
            {"w4a16_awq", stored(RowPairs, 4, 128, {})},
            {"w8a16", stored(WholeInt, 8, 0, {})},
            {"w8a8_sq_per_channel", stored(WholeInt, 8, 0, int8)}};
}

/// Of "quant_algo" and "group_size", of the whole model or of a layer.
Result<MatrixFormat> formatOf(const json& object, const std::string& place)
{
    const std::string name = wordOf(object, "quant_algo");
    const auto known = algorithms();
    const auto found = std::ranges::find(known, lowerCase(name), &Algorithm::name);
    if (found == known.end())
        return refused(
            Message::tr("%1 has the algorithm %2 of ModelOpt, which is not supported.").arg(place, quotedText(name)),
            Message::tr("Supported algorithms: FP8, FP8_PER_CHANNEL_PER_TOKEN, NVFP4, W4A16_NVFP4, NVFP4_AWQ, MXFP4, "
                        "MXFP8, W4A16_AWQ, W8A16, W8A8_SQ_PER_CHANNEL and MIXED_PRECISION of these. Export "
                        "the model again with one of them."));
    MatrixFormat format = found->format;
    const std::int64_t size = numberOf(object, "group_size", 0);
    if (format.storage == MatrixStorage::RowPairs && size > 0) format.groupSize = size;
    if (format.storage == MatrixStorage::Blocks && size > 0 && size != format.groupSize)
        return refused(Message::tr("%1 has the algorithm %2 with groups of %3; expected %4.")
                           .arg(place, quotedText(name), size, format.groupSize),
                       Message::tr("Check the file for damage."));
    return format;
}

/// "FP8", or as config.json has it: {"num_bits": 8, "type": "float"}.
ValueFormat cacheOf(const json& object)
{
    std::string name = lowerCase(wordOf(object, "kv_cache_quant_algo", wordOf(object, "kv_cache_scheme")));
    std::int64_t bits = name.empty() || name == "none" ? 0 : name.find('8') != std::string::npos ? 8 : 4;
    bool isFloat = name.find("fp") != std::string::npos;
    if (const json* scheme = member(object, "kv_cache_scheme"); scheme && scheme->is_object()) {
        bits = std::clamp<std::int64_t>(numberOf(*scheme, "num_bits", 8), 0, 32);
        isFloat = wordOf(*scheme, "type", "float") == "float";
    }
    return {.floats = isFloat, .bits = bits, .strategy = bits == 4 ? "group" : "tensor"};
}

} // namespace

Result<CheckpointQuantization> readModelOpt(const json& object, const std::string& place)
{
    // hf_quant_config.json has everything one level deeper than config.json.
    const json* inner = member(object, "quantization");
    const json& all = inner ? *inner : object;
    CheckpointQuantization out{.method = "modelopt", .groups = {}, .ignored = {}, .kvCache = cacheOf(all)};
    out.ignored = wordsOf(all, member(all, "exclude_modules") ? "exclude_modules" : "ignore");
    if (lowerCase(wordOf(all, "quant_algo")) == "mixed_precision" || !member(all, "quant_algo")) {
        const json* layers = member(all, "quantized_layers");
        const bool none = !layers || !layers->is_object() || layers->empty();
        if (none && out.kvCache.quantized()) return out; // only the cache is quantized
        if (none || layers->size() > 1'000'000)
            return refused(Message::tr("%1 has neither a \"quant_algo\" nor \"quantized_layers\".").arg(place),
                           Message::tr("Add hf_quant_config.json of the same checkpoint, or export the model again."));
        for (const auto& [name, layer] : layers->items()) {
            auto format = formatOf(layer, place);
            if (!format) return format.error();
            const auto same = std::ranges::find_if(out.groups, [&](const QuantizationGroup& group) {
                return group.format.storage == format->storage && group.format.bits == format->bits &&
                       group.format.blocks == format->blocks && group.format.groupSize == format->groupSize &&
                       group.format.activations == format->activations;
            });
            if (same == out.groups.end())
                out.groups.push_back({{name}, *format});
            else
                same->targets.push_back(name);
        }
        return out;
    }
    auto format = formatOf(all, place);
    if (!format) return format.error();
    out.groups.push_back({{}, *format});
    return out;
}

} // namespace qs
