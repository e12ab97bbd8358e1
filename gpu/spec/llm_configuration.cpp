// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/llm_configuration.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace qs {

namespace {

using llm_weights::blocks, llm_weights::channels, llm_weights::groups, llm_weights::kDense;
using LM = LlmMethod;

constexpr std::array<LlmConfiguration, 18> kConfigurations = {{
    {"fp16", "Baseline FP16",
     Message::mark("Weights and activations in FP16: the baseline for all other configurations.")},
    {"bf16", "Baseline BF16",
     Message::mark(
         "Weights and activations in BF16, the type of most checkpoints: the range of FP32 with 8 bits of precision."),
     kDense, LM::RoundToNearest, false, DType::BF16, KvFormat::BF16},
    {"fp32", "Baseline FP32", Message::mark("Weights and activations in FP32, without rounding."), kDense,
     LM::RoundToNearest, false, DType::F32, KvFormat::F32},
    {"int8-w8a16", "INT8-W8A16",
     Message::mark("INT8 weights in groups of 128, with scales optimized for the smallest weight error; 16-bit "
                   "activations. The published comparison does not specify how its scales were computed. This differs "
                   "from INT8-W8A16-RTN only in the scale search."),
     groups(NumberFormat::Int8), LM::MseSearch},
    {"int8-w8a8", "INT8-W8A8",
     Message::mark(
         "INT8 weights, per-output-channel scales; INT8 activations, dynamic per-token scales; integer arithmetic."),
     channels(NumberFormat::Int8), LM::RoundToNearest, true},
    {"int4-w4a16", "INT4-W4A16",
     Message::mark("INT4 weights in groups of 128, symmetric, rounded to nearest; 16-bit activations."),
     groups(NumberFormat::Int4)},
    {"int4-w4a16-awq", "INT4-W4A16-AWQ by product",
     Message::mark(
         "INT4 weights in groups of 128 with zero points, after scaling up input channels with large "
         "activations. The factors are folded into the preceding layers at no cost (Lin et al. 2024). They are "
         "searched by the error of single matrix products, not of whole blocks as in the publication."),
     groups(NumberFormat::Int4, ZeroPointRule::Asym), LM::Awq},
    {"int8-w8a16-rtn", "INT8-W8A16-RTN",
     Message::mark(
         "INT8 weights in groups of 128, scales from the largest magnitude, rounded to nearest; 16-bit activations."),
     groups(NumberFormat::Int8)},
    {"fp8-w8a8", "FP8-W8A8",
     Message::mark("FP8 E4M3 weights, per-output-channel scales; FP8 E4M3 activations, dynamic per-token scales."),
     channels(NumberFormat::E4M3), LM::RoundToNearest, true},
    {"fp8-w8a16", "FP8-W8A16", Message::mark("FP8 E4M3 weights, per-output-channel scales; 16-bit activations."),
     channels(NumberFormat::E4M3)},
    {"fp8-block128-w8a8", "FP8-BLOCK128-W8A8",
     Message::mark("FP8 E4M3 weights in blocks of 128×128, one FP32 scale each; FP8 E4M3 activations, dynamic scales "
                   "per token and 128 channels; the format of FP8 checkpoints of DeepSeek, Qwen and GLM."),
     blocks(NumberFormat::E4M3), LM::RoundToNearest, true},
    {"int4-w4a16-gptq", "INT4-W4A16-GPTQ",
     Message::mark("The format of INT4-W4A16; the rounding error of each column is distributed over the columns not "
                   "yet rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023). Columns "
                   "are rounded by falling diagonal of the Hessian; groups and their scales stay those of the given "
                   "weights."),
     groups(NumberFormat::Int4), LM::Gptq},
    {"nf4-w4a16", "NF4-W4A16",
     Message::mark("Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); "
                   "16-bit activations."),
     groups(NumberFormat::NF4)},
    {"mxfp8-w8a16", "MXFP8-W8A16",
     Message::mark(
         "Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations."),
     groups(NumberFormat::MXFP8)},
    {"mxfp4-w4a16", "MXFP4-W4A16",
     Message::mark(
         "Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); 16-bit activations."),
     groups(NumberFormat::MXFP4)},
    {"nvfp4-w4a16", "NVFP4-W4A16",
     Message::mark(
         "Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per matrix; 16-bit activations."),
     groups(NumberFormat::NVFP4)},
    {"kv-fp8", "KV cache FP8", Message::mark("The baseline with the KV cache in FP8 E4M3, without scales."), kDense,
     LM::RoundToNearest, false, DType::F16, KvFormat::E4M3},
    {"kv-int8", "KV cache INT8", Message::mark("The baseline with the KV cache in INT8, one scale per token and head."),
     kDense, LM::RoundToNearest, false, DType::F16, KvFormat::Int8},
}};

constexpr LlmConfiguration kStored = {"stored",
                                      "As stored",
                                      Message::mark("The codes of a quantized checkpoint without changes, multiplied "
                                                    "as its configuration specifies if the device supports it."),
                                      kDense,
                                      LM::RoundToNearest,
                                      false,
                                      DType::F16,
                                      KvFormat::F16,
                                      true};

bool isOfSource(std::string_view id)
{
    constexpr std::array<std::string_view, 7> source = {"fp16",           "int8-w8a16",     "int8-w8a8", "int4-w4a16",
                                                        "int4-w4a16-awq", "int8-w8a16-rtn", "fp8-w8a8"};
    return std::find(source.begin(), source.end(), id) != source.end();
}

bool meant(std::string_view word, const LlmConfiguration& c)
{
    if (word == "all") return true;
    if (word == "source") return isOfSource(c.id);
    if (word == "baseline") return c.id == "fp16";
    if (word.ends_with('*')) return c.id.starts_with(word.substr(0, word.size() - 1));
    return c.id == word;
}

} // namespace

const char* kvFormatLabel(KvFormat format)
{
    switch (format) {
    case KvFormat::F32:
        return "FP32";
    case KvFormat::F16:
        return "FP16";
    case KvFormat::BF16:
        return "BF16";
    case KvFormat::E4M3:
        return "FP8 E4M3";
    case KvFormat::Int8:
        return "INT8";
    }
    return "";
}

int LlmConfiguration::groupSize() const { return weights.groupSize; }

std::int64_t LlmConfiguration::groupSizeOf(std::int64_t in) const
{
    constexpr std::int64_t kMinGroup = 32; // what kernels of other programs take
    const std::int64_t whole = std::gcd(in, static_cast<std::int64_t>(groupSize()));
    return whole >= kMinGroup ? whole : in;
}

std::string_view LlmConfiguration::weightFormat() const
{
    if (stored) return "stored";
    if (weights.isCopy()) return "dense";
    const std::string_view layout = compressedNames(weights).layout;
    return layout.empty() ? descriptorOf(weights.format).name : layout;
}

Message LlmConfiguration::weightType() const
{
    if (stored) return Message::tr("as stored");
    if (weights.isCopy()) return dtypeLabel(activations);
    const FormatDescriptor& format = descriptorOf(weights.format);
    if (weights.granularity == Granularity::Block)
        return Message::list({format.label, Message::tr("blocks of %1×%2").arg(groupSize(), groupSize())});
    return weights.granularity == Granularity::Group
               ? Message::tr("%1, groups of %2").arg(format.element.name, groupSize())
               : Message::tr("%1 per channel").arg(format.label);
}

Message LlmConfiguration::activationType() const
{
    if (!quantizedActivations) return dtypeLabel(activations);
    Message byToken = Message::tr("%1 per token").arg(descriptorOf(weights.format).label);
    if (weights.granularity != Granularity::Block) return byToken;
    return Message::list({std::move(byToken), Message::tr("groups of %1").arg(groupSize())});
}

std::span<const LlmConfiguration> llmConfigurations() { return kConfigurations; }

const LlmConfiguration& storedLlmConfiguration() { return kStored; }

const LlmConfiguration* findLlmConfiguration(std::string_view id)
{
    const auto found = std::find_if(kConfigurations.begin(), kConfigurations.end(),
                                    [&](const LlmConfiguration& c) { return c.id == id; });
    if (found == kConfigurations.end()) return id == kStored.id ? &kStored : nullptr;
    return &*found;
}

Result<std::vector<LlmConfiguration>> parseLlmConfigurations(std::string_view list)
{
    std::array<bool, kConfigurations.size()> chosen{};
    std::size_t begin = 0;
    while (begin <= list.size()) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view word = list.substr(begin, end - begin);
        bool any = false;
        for (std::size_t i = 0; i < kConfigurations.size(); ++i)
            if (meant(word, kConfigurations[i])) chosen[i] = any = true;
        if (!any) {
            std::string ids;
            for (const LlmConfiguration& c : kConfigurations)
                ids += (ids.empty() ? "" : ", ") + std::string(c.id);
            return Error{ErrorCode::Usage, Message::tr("Unknown configuration '%1'.").arg(word),
                         "Configurations: " + ids + "; also 'int4-*', 'source' and 'all'."};
        }
        begin = end + 1;
    }
    std::vector<LlmConfiguration> out;
    for (std::size_t i = 0; i < kConfigurations.size(); ++i)
        if (chosen[i]) out.push_back(kConfigurations[i]);
    return out;
}

} // namespace qs
