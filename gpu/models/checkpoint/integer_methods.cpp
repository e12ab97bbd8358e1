// SPDX-License-Identifier: GPL-3.0-or-later
// Integers in groups: GPTQ, AWQ, and AutoRound, which packs as one of them.
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"

#include <algorithm>

namespace qs {
namespace {

using nlohmann::json;

/// Layers whose names contain one of these words.
std::vector<std::string> containing(const std::vector<std::string>& words)
{
    std::vector<std::string> patterns;
    patterns.reserve(words.size());
    for (const std::string& word : words)
        patterns.push_back("*" + word + "*");
    return patterns;
}

Result<MatrixFormat> awqFormat(const std::string& version, std::int64_t bits, std::int64_t size,
                               const std::string& place)
{
    if (version != "gemm" && version != "gemv")
        return refused(
            Message::tr("%1 has the AWQ version %2, which is not supported.").arg(place, quotedText(version)),
            Message::tr("Supported versions: \"gemm\" and \"gemv\". Quantize the model again with one of them."));
    if (bits != 4 || size == 0 || size < -1)
        return refused(Message::tr("%1 has AWQ weights of %2 bits in groups of %3, which is not supported.")
                           .arg(place, bits, size),
                       Message::tr("Only 4 bits are supported."));
    MatrixFormat format;
    format.storage = version == "gemm" ? MatrixStorage::AwqGemm : MatrixStorage::AwqGemv;
    format.bits = 4;
    format.symmetric = false;
    format.groupSize = std::max<std::int64_t>(size, 0);
    return format;
}

/// What a rule for single layers changes; keys that it does not have stay.
Result<MatrixFormat> gptqFormat(const json& object, MatrixFormat format, const std::string& place)
{
    const std::int64_t bits = numberOf(object, "bits", format.bits),
                       size = numberOf(object, "group_size", format.groupSize == 0 ? -1 : format.groupSize);
    if (bits < 2 || bits > 8 || size == 0 || size < -1)
        return refused(Message::tr("%1 has GPTQ weights of %2 bits in groups of %3, which is not supported.")
                           .arg(place, bits, size),
                       Message::tr("Supported widths: 2 to 8 bits."));
    format.storage = MatrixStorage::Gptq;
    format.bits = static_cast<int>(bits);
    format.groupSize = std::max<std::int64_t>(size, 0);
    format.symmetric = flagOf(object, "sym", format.symmetric);
    format.ordered = flagOf(object, "desc_act", format.ordered);
    return format;
}

bool isLayerName(const std::string& name)
{
    return std::ranges::all_of(name, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
               c == '-';
    });
}

/// GPTQModel's rules for single layers: "+:regex" (or "regex") changes keys, "-:regex" leaves the layer as it is.
Result<void> addDynamic(const json& object, const MatrixFormat& base, const std::string& place,
                        CheckpointQuantization& out)
{
    const json* rules = member(object, "dynamic");
    if (!rules || !rules->is_object()) return {};
    if (rules->size() > 100'000)
        return refused(Message::tr("%1 has more than %2 rules for single layers.").arg(place, 100'000),
                       Message::tr("Check the file for damage."));
    for (const auto& [key, rule] : rules->items()) {
        const bool skips = key.starts_with("-:");
        const std::string pattern = "re:" + (skips || key.starts_with("+:") ? key.substr(2) : key);
        if (skips) {
            out.ignored.push_back(pattern);
            continue;
        }
        auto format = gptqFormat(rule, base, place);
        if (!format) return format.error();
        out.groups.push_back({{pattern}, *format});
    }
    return {};
}

/// The layout that AutoRound names, with what it multiplies.
Result<MatrixFormat> autoRoundFormat(const json& object, const json& base, const std::string& packing,
                                     const std::string& place)
{
    const auto number = [&](const char* key, std::int64_t missing) {
        return numberOf(object, key, numberOf(base, key, missing));
    };
    const auto word = [&](const char* key, const char* missing) {
        return wordOf(object, key, wordOf(base, key, missing));
    };
    const std::int64_t bits = number("bits", 4), size = number("group_size", 128);
    const std::string type = word("data_type", "int");
    MatrixFormat format;
    format.symmetric = flagOf(object, "sym", flagOf(base, "sym", true));
    if (packing.find("awq") != std::string::npos) return awqFormat("gemm", bits, size, place);
    if (type == "int" && packing != "auto_round:llm_compressor") {
        format.groupSize = size == -1 ? 0 : size;
        format.bits = static_cast<int>(bits);
        // AutoGPTQ's layout stores zero points minus one; AutoRound's own and GPTQModel's second one do not.
        format.gptqVersion = packing.find("auto_gptq") != std::string::npos ? 1 : 2;
        return gptqFormat(json{{"bits", bits}, {"group_size", size}}, format, place);
    }
    if (type == "mx_fp" && size == 32 && (bits == 4 || bits == 8)) {
        format.storage = MatrixStorage::Blocks;
        format.blocks = bits == 4 ? NumberFormat::MXFP4 : NumberFormat::MXFP8;
    } else if (type == "nv_fp" && bits == 4 && size == 16 && packing == "auto_round:llm_compressor") {
        format.storage = MatrixStorage::Blocks;
        format.blocks = NumberFormat::NVFP4;
    } else if (type == "fp" && bits == 8 && size <= 0) {
        format.storage = MatrixStorage::WholeFloat;
    } else
        return refused(Message::tr("%1 has AutoRound weights of %2 bits of the type %3 in groups of %4, packed as %5, "
                                   "which is not supported.")
                           .arg(place, bits, quotedText(type, 30), size, quotedText(packing, 40)),
                       Message::tr("Supported types: int (packed as auto_gptq or auto_awq), mx_fp, nv_fp and fp with 8 "
                                   "bits."));
    format.bits = static_cast<int>(bits);
    format.groupSize = format.storage == MatrixStorage::Blocks ? size : size == 0 ? -1 : 0;
    return format;
}

void setAutoRoundActivations(const json& object, MatrixFormat& format)
{
    const std::int64_t bits = numberOf(object, "act_bits", 16), size = numberOf(object, "act_group_size", -1);
    if (bits < 2 || bits > 8) return;
    format.activations = {.floats = wordOf(object, "act_data_type", "int").find("fp") != std::string::npos,
                          .bits = bits,
                          .strategy = size > 0    ? "group"
                                      : size == 0 ? "tensor"
                                                  : "token",
                          .groupSize = std::max<std::int64_t>(size, 0),
                          .dynamic = flagOf(object, "act_dynamic", true),
                          .symmetric = flagOf(object, "act_sym", true)};
}

} // namespace

Result<CheckpointQuantization> readAwq(const json& object, const std::string& place)
{
    const std::string version = lowerCase(wordOf(object, "version", wordOf(object, "format", "gemm")));
    auto format = awqFormat(version, numberOf(object, "bits", numberOf(object, "w_bit", 4)),
                            numberOf(object, "group_size", numberOf(object, "q_group_size", 128)), place);
    if (!format) return format.error();
    CheckpointQuantization out{.method = "awq", .groups = {{{}, *format}}, .ignored = {}, .kvCache = {}};
    out.ignored = containing(wordsOf(object, "modules_to_not_convert"));
    return out;
}

Result<CheckpointQuantization> readGptq(const json& object, const std::string& place)
{
    const std::string format = wordOf(object, "checkpoint_format", wordOf(object, "format", "gptq"));
    if (format != "gptq" && format != "gptq_v2")
        return refused(Message::tr("%1 has the GPTQ format %2, which is not supported.").arg(place, quotedText(format)),
                       Message::tr("Supported formats: \"gptq\" and \"gptq_v2\". GPTQModel converts others when it "
                                   "saves the model again."));
    MatrixFormat base;
    base.bits = 4;
    base.gptqVersion = format == "gptq" ? 1 : 2;
    auto made = gptqFormat(object, base, place);
    if (!made) return made.error();
    CheckpointQuantization out{.method = "gptq", .groups = {}, .ignored = {}, .kvCache = {}};
    if (auto done = addDynamic(object, *made, place, out); !done) return done.error();
    out.groups.push_back({{}, *made});
    return out;
}

Result<CheckpointQuantization> readAutoRound(const json& object, const std::string& place)
{
    const std::string packing = wordOf(object, "packing_format", "auto_round:auto_gptq");
    CheckpointQuantization out{.method = "auto-round", .groups = {}, .ignored = {}, .kvCache = {}};
    if (const json* rotation = member(object, "rotation_config"); rotation && !rotation->empty())
        return refused(Message::tr("%1 has rotations that run with the model (\"rotation_config\"), which is not "
                                   "supported. Without them its predictions are wrong.")
                           .arg(place),
                       Message::tr("Choose a checkpoint without rotations."));
    if (const json* layers = member(object, "extra_config"); layers && layers->is_object()) {
        if (layers->size() > 100'000)
            return refused(Message::tr("%1 has more than %2 rules for single layers.").arg(place, 100'000),
                           Message::tr("Check the file for damage."));
        for (const auto& [name, rule] : layers->items()) {
            const std::string target = isLayerName(name) ? name : "re:" + name;
            if (numberOf(rule, "bits", 0) >= 16) {
                out.ignored.push_back(target);
                continue;
            }
            auto format = autoRoundFormat(rule, object, packing, place);
            if (!format) return format.error();
            out.groups.push_back({{target}, *format});
        }
    }
    auto format = autoRoundFormat(object, object, packing, place);
    if (!format) return format.error();
    setAutoRoundActivations(object, *format);
    out.groups.push_back({{}, *format});
    return out;
}

} // namespace qs
