// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"
#include "gpu/numerics/format_descriptor.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

/// Of the activations of a group, or of keys and values.
ValueFormat valueFormat(const json* args)
{
    if (!args || !args->is_object()) return {};
    const json* dynamic = member(*args, "dynamic");
    const std::string strategy = wordOf(*args, "strategy", "tensor");
    return {.floats = wordOf(*args, "type", "int") == "float",
            .bits = numberOf(*args, "num_bits", 8),
            .strategy = printable(strategy, 20),
            .groupSize = strategy == "group" ? numberOf(*args, "group_size", 0) : 0,
            .dynamic = dynamic && *dynamic != json(false),
            .symmetric = flagOf(*args, "symmetric", true)};
}

/// Floats in groups that compressed-tensors calls `layout`; null: none.
const FormatDescriptor* blocksCalled(std::string_view layout)
{
    const auto found = std::ranges::find_if(kNumberFormats, [&](const FormatDescriptor& row) {
        return row.isPacked() && row.element.isFloat() && !layout.empty() && row.byGroup.layout == layout;
    });
    return found == kNumberFormats.end() ? nullptr : &*found;
}

/// Sets storage and bits from what compressed-tensors calls a format and from its type.
bool setStorage(const std::string& format, const std::string& type, std::int64_t bits, MatrixFormat& out)
{
    out.bits = static_cast<int>(std::clamp<std::int64_t>(bits, 0, 32));
    const bool integers = type == "int";
    if (format == "pack-quantized")
        out.storage = MatrixStorage::PackedInt;
    else if (format == "int-quantized" || (format == "naive-quantized" && integers))
        out.storage = MatrixStorage::WholeInt;
    else if (format == "float-quantized" || format == "naive-quantized")
        out.storage = MatrixStorage::WholeFloat;
    else if (const FormatDescriptor* blocks = blocksCalled(format)) {
        out.storage = MatrixStorage::Blocks;
        out.blocks = blocks->format;
    } else
        return false;
    switch (out.storage) {
    case MatrixStorage::PackedInt:
        return integers && bits >= 2 && bits <= 8;
    case MatrixStorage::WholeInt: // a byte each, however many bits
        return integers && bits >= 2 && bits <= 8;
    case MatrixStorage::Blocks:
        return !integers && bits == descriptorOf(out.blocks).element.bits;
    default:
        return !integers && bits == 8;
    }
}

/// What a group of "mixed-precision" is stored as that does not name its format: as compressed-tensors chooses.
std::string formatByType(const std::string& type, std::int64_t bits, std::int64_t groupSize)
{
    if (type == "float")
        return bits == 8 ? "float-quantized" : groupSize == 32 ? "mxfp4-pack-quantized" : "nvfp4-pack-quantized";
    return bits == 8 ? "int-quantized" : "pack-quantized";
}

bool setStrategy(const json& weights, MatrixFormat& out)
{
    if (out.storage == MatrixStorage::Blocks) {
        out.groupSize = descriptorOf(out.blocks).group();
        return true;
    }
    const std::int64_t size = numberOf(weights, "group_size", 0);
    const std::string strategy = wordOf(weights, "strategy", size > 0 ? "group" : size == -1 ? "channel" : "tensor");
    if (strategy == "channel")
        out.groupSize = 0;
    else if (strategy == "tensor")
        out.groupSize = -1;
    else if (strategy == "group")
        out.groupSize = size;
    else if (strategy == "block") {
        return setBlock(member(weights, "block_structure"), out) && out.storage == MatrixStorage::WholeFloat;
    } else
        return false;
    return strategy != "group" || size > 0;
}

Result<QuantizationGroup> readGroup(const json& group, const std::string& name, const std::string& outerFormat,
                                    const std::string& file)
{
    const Message where = Message::tr("%1 in the group %2").arg(file, quotedText(name));
    QuantizationGroup out;
    const json* targets = member(group, "targets");
    if (targets && targets->is_array() && targets->size() < 100'000)
        for (const json& target : *targets)
            if (target.is_string()) out.targets.push_back(target.get<std::string>());
    const json* weights = member(group, "weights");
    if (!weights || !weights->is_object())
        return refused(Message::tr("%1 has no \"weights\".").arg(where),
                       Message::tr("Weights that are not quantized do not need a quantization_config."));
    const std::string type = wordOf(*weights, "type", "int");
    std::string format = wordOf(group, "format", outerFormat);
    if (format == "mixed-precision")
        format = formatByType(type, numberOf(*weights, "num_bits", 8), numberOf(*weights, "group_size", 0));
    if (!setStorage(format, type, numberOf(*weights, "num_bits", 8), out.format))
        return refused(Message::tr("%1 has the format %2 with %3-bit %4 weights, which is not supported.")
                           .arg(where, quotedText(format), numberOf(*weights, "num_bits", 8), printable(type, 20)),
                       Message::tr("Supported formats: pack-quantized and int-quantized (2 to 8 bits), float-quantized "
                                   "(8 bits), nvfp4-pack-quantized, mxfp4-pack-quantized and mxfp8-quantized."));
    if (!setStrategy(*weights, out.format))
        return refused(Message::tr("%1 has the strategy %2 with a group size that does not fit it.")
                           .arg(where, quotedText(wordOf(*weights, "strategy", "group"))),
                       Message::tr("Supported strategies: tensor, channel, group with a group_size, and for FP8 block "
                                   "with a block_structure."));
    out.format.symmetric = flagOf(*weights, "symmetric", true);
    out.format.activations = valueFormat(member(group, "input_activations"));
    out.format.outputs = valueFormat(member(group, "output_activations"));
    return out;
}

/// A transform of compressed-tensors that runs with the model ("input", "output", "k_cache", "q_attn"); those of
/// weights are in the weights already.
bool runsOnline(const json& scheme)
{
    const json* apply = member(scheme, "apply");
    if (!apply || !apply->is_array()) return true;
    return std::ranges::any_of(*apply, [](const json& place) {
        const std::string location = wordOf(place, "location");
        return location != "weight_input" && location != "weight_output";
    });
}

/// The names of the transforms that have to run with the model, such as "R4".
std::vector<std::string> onlineTransforms(const json& object)
{
    std::vector<std::string> names;
    const json* config = member(object, "transform_config");
    if (!config || config->empty()) return names;
    const json* groups = member(*config, "config_groups");
    if (!groups || !groups->is_object()) return {"transform_config"};
    for (const auto& [name, scheme] : groups->items())
        if (runsOnline(scheme)) names.push_back(name);
    return names;
}

} // namespace

Result<CheckpointQuantization> readCompressedTensors(const json& object, const std::string& file)
{
    if (const auto transforms = onlineTransforms(object); !transforms.empty())
        return refused(Message::tr("%1 has transforms that run with the model (\"transform_config\": %2), which is not "
                                   "supported. Without them its predictions are wrong.")
                           .arg(file, nameList(std::span(transforms).first(std::min<std::size_t>(transforms.size(), 4)),
                                               transforms.size())),
                       Message::tr("Choose a checkpoint without rotations at run time (SpinQuant R3 and R4, QuIP)."));
    if (const json* sparsity = member(object, "sparsity_config"))
        if (const std::string format = wordOf(*sparsity, "format", "dense"); format != "dense")
            return refused(Message::tr("%1 has sparse weights stored as %2, which is not supported.")
                               .arg(file, quotedText(format)),
                           Message::tr("Load the model with transformers and compressed-tensors, and save it with "
                                       "dense weights."));
    CheckpointQuantization out{.method = "compressed-tensors", .groups = {}, .ignored = {}, .kvCache = {}};
    out.ignored = wordsOf(object, "ignore");
    out.kvCache = valueFormat(member(object, "kv_cache_scheme"));
    const json* groups = member(object, "config_groups");
    const bool none = !groups || !groups->is_object() || groups->empty();
    if (none && out.kvCache.quantized()) return out; // only the cache is quantized
    if (none)
        return refused(Message::tr("%1 has no \"config_groups\".").arg(file),
                       Message::tr("Save the model again with compressed-tensors."));
    if (groups->size() > 1000)
        return refused(Message::tr("%1 has more than 1,000 groups.").arg(file),
                       Message::tr("Check the file for damage."));
    for (const auto& [name, group] : groups->items()) {
        auto read = readGroup(group, name, wordOf(object, "format"), file);
        if (!read) return read.error();
        out.groups.push_back(std::move(read).value());
    }
    return out;
}

} // namespace qs
