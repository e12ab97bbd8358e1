// SPDX-License-Identifier: GPL-3.0-or-later
// bitsandbytes, torchao, and methods that are only known by name.
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/checkpoint/config_values.h"
#include "gpu/models/checkpoint/quantization_methods.h"

#include <algorithm>
#include <array>

namespace qs {
namespace {

using nlohmann::json;

constexpr std::array kTorchAoTypes = {
    "Int8WeightOnlyConfig",   "Int8DynamicActivationInt8WeightConfig",     "Int8StaticActivationInt8WeightConfig",
    "Float8WeightOnlyConfig", "Float8DynamicActivationFloat8WeightConfig", "Float8StaticActivationFloat8WeightConfig",
    "IntxWeightOnlyConfig",   "Int8DynamicActivationIntxWeightConfig"};

/// The name of the only configuration ("default"), or that of several by layer.
std::string torchAoType(const json& object)
{
    const json* type = member(object, "quant_type");
    if (type && type->is_string()) return type->get<std::string>(); // as versions before 0.10 had it
    if (!type || !type->is_object()) return "";
    const json* only = member(*type, "default");
    return wordOf(only ? *only : *type, "_type");
}

struct KnownMethod
{
    const char* method;
    const char* name;
};
/// Methods with codebooks, transforms or packings of their own.
constexpr KnownMethod kKnownMethods[] = {{"aqlm", "AQLM"},
                                         {"exl2", "EXL2 (ExLlamaV2)"},
                                         {"exl3", "EXL3 (ExLlamaV3)"},
                                         {"quip", "QuIP#"},
                                         {"quip#", "QuIP#"},
                                         {"quip_sharp", "QuIP#"},
                                         {"vptq", "VPTQ"},
                                         {"spqr", "SpQR"},
                                         {"hqq", "HQQ"},
                                         {"higgs", "HIGGS"},
                                         {"quanto", "Quanto"},
                                         {"eetq", "EETQ"},
                                         {"bitnet", "BitNet"},
                                         {"quark", "AMD Quark"},
                                         {"fp_quant", "FP-Quant"},
                                         {"sinq", "SINQ"},
                                         {"marlin", "Marlin"},
                                         {"bitblas", "BitBLAS"},
                                         {"qqq", "QQQ"},
                                         {"metal", "Metal"},
                                         {"fouroversix", "Four over Six"}};

} // namespace

Result<CheckpointQuantization> readBitsAndBytes(const json& object, const std::string& place)
{
    MatrixFormat format;
    if (flagOf(object, "load_in_4bit", flagOf(object, "_load_in_4bit", false))) {
        format.storage = MatrixStorage::FlatTable; // the rest is beside each layer
        format.bits = 4;
        format.groupSize = 64;
        format.nestedScales = flagOf(object, "bnb_4bit_use_double_quant", false);
    } else if (flagOf(object, "load_in_8bit", flagOf(object, "_load_in_8bit", false))) {
        format.storage = MatrixStorage::WholeInt;
        format.bits = 8;
        format.activations = {
            .floats = false, .bits = 8, .strategy = "token with outliers in 16 bits", .dynamic = true};
    } else
        return refused(Message::tr("%1 has neither \"load_in_4bit\" nor \"load_in_8bit\".").arg(place),
                       Message::tr("Save the model again with bitsandbytes."));
    CheckpointQuantization out{.method = "bitsandbytes", .groups = {{{}, format}}, .ignored = {}, .kvCache = {}};
    out.ignored = wordsOf(object, "llm_int8_skip_modules");
    return out;
}

Result<CheckpointQuantization> readTorchAo(const json& object, const std::string& place)
{
    const std::string type = torchAoType(object);
    const bool byLayer = type == "FqnToConfig" || type == "ModuleFqnToConfig"; // the tensors tell
    if (!byLayer && std::ranges::find(kTorchAoTypes, type) == kTorchAoTypes.end())
        return refused(
            Message::tr("%1 has the configuration %2 of torchao, which is not supported.").arg(place, quotedText(type)),
            Message::tr(
                "Supported are INT8 and FP8 weights and integers with a byte each: %1. Quantize the model again "
                "with one of them, or save it dequantized.")
                .arg(nameList(std::vector<std::string>(kTorchAoTypes.begin(), kTorchAoTypes.begin() + 5), 5)));
    MatrixFormat format;
    format.storage = type.starts_with("Float8") ? MatrixStorage::WholeFloat : MatrixStorage::WholeInt;
    format.bits = 8;
    const bool dynamic = type.find("DynamicActivation") != std::string::npos;
    if (dynamic || type.find("StaticActivation") != std::string::npos)
        format.activations = {.floats = type.starts_with("Float8"),
                              .bits = 8,
                              .strategy = dynamic ? "token" : "tensor",
                              .dynamic = dynamic,
                              .symmetric = type.find("Intx") == std::string::npos};
    CheckpointQuantization out{.method = "torchao", .groups = {{{}, format}}, .ignored = {}, .kvCache = {}};
    out.ignored = wordsOf(object, "modules_to_not_convert");
    return out;
}

Error unsupportedMethod(const std::string& method, const std::string& place)
{
    const Message supported = Message::tr("Supported methods: %1. Checkpoints that are not quantized are supported as "
                                          "well.")
                                  .arg("compressed-tensors, awq, gptq, auto-round, bitsandbytes, fp8, fbgemm_fp8, "
                                       "modelopt, torchao");
    const std::string lower = lowerCase(method);
    const auto known = std::ranges::find(kKnownMethods, lower, &KnownMethod::method);
    if (known == std::end(kKnownMethods))
        return refused(Message::tr("%1 has the method %2, which is not supported.").arg(place, quotedText(method)),
                       supported);
    return refused(Message::tr("%1 has the method %2: the weights are in the format of %3, which is not supported.")
                       .arg(place, quotedText(method), known->name),
                   Message::tr("Choose the original model, or one that was quantized otherwise. %1").arg(supported));
}

} // namespace qs
