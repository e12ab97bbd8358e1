// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/hf_quantization.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text/pattern.h"
#include "gpu/numerics/format_descriptor.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

const json* member(const json& object, const char* key)
{
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string wordOf(const json& object, const char* key, const std::string& missing = "")
{
    const json* value = member(object, key);
    return value && value->is_string() ? value->get<std::string>() : missing;
}

bool flagOf(const json& object, const char* key, bool missing)
{
    const json* value = member(object, key);
    return value && value->is_boolean() ? value->get<bool>() : missing;
}

/// A whole number from −1 to 2^30; `missing` where there is none.
std::int64_t numberOf(const json& object, const char* key, std::int64_t missing)
{
    const json* value = member(object, key);
    if (!value || !value->is_number_integer()) return missing;
    const auto number = value->get<std::int64_t>();
    return number >= -1 && number <= (1 << 30) ? number : -2;
}

Error refused(const Message& what, const Message& hint) { return {ErrorCode::BadInput, what, hint}; }

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
    case MatrixStorage::WholeInt:
        return integers && bits == 8;
    case MatrixStorage::Blocks:
        return !integers && bits == descriptorOf(out.blocks).element.bits;
    default:
        return !integers && bits == 8;
    }
}

/// Rows and columns that share a scale.
bool setBlock(const json* block, MatrixFormat& out)
{
    if (!block || !block->is_array() || block->size() != 2 || !(*block)[0].is_number_unsigned() ||
        !(*block)[1].is_number_unsigned())
        return false;
    out.blockRows = (*block)[0].get<std::int64_t>();
    out.groupSize = (*block)[1].get<std::int64_t>();
    return out.blockRows > 0 && out.blockRows < 1 << 20 && out.groupSize > 0 && out.groupSize < 1 << 20;
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
    const std::string format = wordOf(group, "format", outerFormat), type = wordOf(*weights, "type", "int");
    if (!setStorage(format, type, numberOf(*weights, "num_bits", 8), out.format))
        return refused(Message::tr("%1 has the format %2 with %3-bit %4 weights, which is not supported.")
                           .arg(where, quotedText(format), numberOf(*weights, "num_bits", 8), printable(type, 20)),
                       Message::tr("Supported formats: pack-quantized (2 to 8 bits), int-quantized and float-quantized "
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

Result<CheckpointQuantization> readCompressed(const json& object, const std::string& file)
{
    if (const auto transforms = onlineTransforms(object); !transforms.empty())
        return refused(Message::tr("%1 has transforms that run with the model (\"transform_config\": %2), which is not "
                                   "supported. Without them its predictions are wrong.")
                           .arg(file, nameList(std::span(transforms).first(std::min<std::size_t>(transforms.size(), 4)),
                                               transforms.size())),
                       Message::tr("Choose a checkpoint without rotations at run time (SpinQuant R3 and R4, QuIP)."));
    CheckpointQuantization out{.method = "compressed-tensors", .groups = {}, .kvCache = {}};
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

Result<CheckpointQuantization> readAwq(const json& object, const std::string& file)
{
    std::string version = wordOf(object, "version", "gemm");
    std::ranges::transform(version, version.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    if (version != "gemm")
        return refused(Message::tr("%1 has the AWQ version %2, which is not supported.").arg(file, quotedText(version)),
                       Message::tr("Only \"gemm\" is supported."));
    const std::int64_t bits = numberOf(object, "bits", numberOf(object, "w_bit", 4)),
                       size = numberOf(object, "group_size", numberOf(object, "q_group_size", 128));
    if (bits != 4 || size == 0 || size < -1)
        return refused(
            Message::tr("%1 has AWQ weights of %2 bits in groups of %3, which is not supported.").arg(file, bits, size),
            Message::tr("Only 4 bits are supported."));
    MatrixFormat format{.storage = MatrixStorage::AwqGemm,
                        .bits = 4,
                        .symmetric = false,
                        .groupSize = std::max<std::int64_t>(size, 0),
                        .activations = {},
                        .outputs = {}};
    return CheckpointQuantization{.method = "awq", .groups = {{{}, format}}, .kvCache = {}};
}

Result<CheckpointQuantization> readGptq(const json& object, const std::string& file)
{
    const std::string format = wordOf(object, "checkpoint_format", wordOf(object, "format", "gptq"));
    if (format != "gptq" && format != "gptq_v2")
        return refused(Message::tr("%1 has the GPTQ format %2, which is not supported.").arg(file, quotedText(format)),
                       Message::tr("Supported formats: \"gptq\" and \"gptq_v2\"."));
    const std::int64_t bits = numberOf(object, "bits", 4), size = numberOf(object, "group_size", -1);
    if ((bits != 2 && bits != 3 && bits != 4 && bits != 8) || size == 0 || size < -1)
        return refused(Message::tr("%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.")
                           .arg(file, bits, size),
                       Message::tr("Supported widths: 2, 3, 4 and 8 bits."));
    if (const json* dynamic = member(object, "dynamic"); dynamic && !dynamic->empty())
        return refused(
            Message::tr("%1 has separate rules for single layers (\"dynamic\"), which is not supported.").arg(file),
            Message::tr("Quantize all layers with the same rule."));
    MatrixFormat made{.storage = MatrixStorage::Gptq,
                      .bits = static_cast<int>(bits),
                      .symmetric = flagOf(object, "sym", true),
                      .groupSize = std::max<std::int64_t>(size, 0),
                      .ordered = flagOf(object, "desc_act", false),
                      .gptqVersion = format == "gptq" ? 1 : 2,
                      .activations = {},
                      .outputs = {}};
    return CheckpointQuantization{.method = "gptq", .groups = {{{}, made}}, .kvCache = {}};
}

/// FP8 with a scale for each block, as DeepSeek publishes it; activations are quantized in groups of a block's columns.
Result<CheckpointQuantization> readFloat8(const json& object, const std::string& file)
{
    if (const std::string format = wordOf(object, "fmt", "e4m3"); format != "e4m3")
        return refused(
            Message::tr("%1 has FP8 weights of the format %2, which is not supported.").arg(file, quotedText(format)),
            Message::tr("Only \"e4m3\" is supported."));
    MatrixFormat format{.storage = MatrixStorage::WholeFloat, .bits = 8, .activations = {}, .outputs = {}};
    if (!setBlock(member(object, "weight_block_size"), format))
        return refused(Message::tr("%1 has no \"weight_block_size\" of two numbers.").arg(file),
                       Message::tr("Only FP8 weights with a scale for each block are supported, such as [128, 128]."));
    if (wordOf(object, "activation_scheme", "dynamic") == "dynamic")
        format.activations = {
            .floats = true, .bits = 8, .strategy = "group", .groupSize = format.groupSize, .dynamic = true};
    else
        format.activations = {.floats = true, .bits = 8, .strategy = "tensor"};
    return CheckpointQuantization{.method = "fp8", .groups = {{{}, format}}, .kvCache = {}};
}

} // namespace

const QuantizationGroup* CheckpointQuantization::groupOf(const std::string& layer) const
{
    const auto ends = [&](const std::string& target) {
        return !target.empty() && (layer == target || (layer.size() > target.size() && layer.ends_with(target) &&
                                                       layer[layer.size() - target.size() - 1] == '.'));
    };
    for (const auto& group : groups)
        if (std::ranges::any_of(group.targets, ends)) return &group;
    for (const auto& group : groups)
        for (const std::string& target : group.targets)
            if (target.starts_with("re:"))
                if (const auto pattern = TextPattern::compilePlain(target.substr(3));
                    pattern && pattern->matchesAtStart(layer))
                    return &group;
    for (const auto& group : groups)
        if (group.targets.empty() || std::ranges::find(group.targets, "Linear") != group.targets.end()) return &group;
    return nullptr;
}

Result<CheckpointQuantization> readQuantization(const nlohmann::json& config, const std::string& file)
{
    const json* object = member(config, "quantization_config");
    if (!object) object = member(config, "compression_config"); // its older name
    if (!object) return CheckpointQuantization{};
    const std::string place = quotedText(file, 300) + ": \"quantization_config\"";
    if (!object->is_object())
        return refused(Message::tr("%1 is not an object.").arg(place), Message::tr("Check the file for damage."));
    const std::string method = wordOf(*object, "quant_method", wordOf(*object, "method"));
    if (method.empty())
        return refused(
            Message::tr("%1 has no \"quant_method\".").arg(place),
            Message::tr("Add the method that quantized the checkpoint: compressed-tensors, awq, gptq or fp8."));
    if (method == "compressed-tensors") return readCompressed(*object, place);
    if (method == "awq") return readAwq(*object, place);
    if (method == "gptq") return readGptq(*object, place);
    if (method == "fp8") return readFloat8(*object, place);
    return refused(Message::tr("%1 has the method %2, which is not supported.").arg(place, quotedText(method)),
                   Message::tr("Supported methods: compressed-tensors, awq, gptq and fp8. Checkpoints that are "
                               "not quantized are supported as well."));
}

} // namespace qs
