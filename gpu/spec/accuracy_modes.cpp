// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/accuracy_modes.h"

#include "gpu/numerics/format_descriptor.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

using A = ModeActivations;
using SM = ModeMethod;
using C = ModeCalibration;

constexpr std::array<AccuracyMode, 23> kModes = {{
    {"fp32", "FP32 baseline", Message::mark("Weights and activations in FP32: the baseline for all other modes.")},
    {"fp16", "FP16", Message::mark("Weights and activations rounded to FP16, FP32 accumulation."), DType::F16, A::F16},
    {"bf16", "BF16", Message::mark("Weights and activations rounded to BF16 (8 bits of precision), FP32 accumulation."),
     DType::BF16, A::BF16},
    {"int8-dynamic", "INT8 dynamic",
     Message::mark("W8A8: weights with one scale (amax/127) per output channel, activations with one dynamic scale "
                   "(amax/127) per row. Integer arithmetic with INT32 accumulation."),
     channelScheme(NumberFormat::Int8), A::Int8Token},
    {"int8-static-absmax", "INT8 static, absmax",
     Message::mark("W8A8 with one activation scale per layer, from the largest magnitude in the calibration split. A "
                   "single outlier enlarges the scale for all values."),
     channelScheme(NumberFormat::Int8), A::Int8Tensor, SM::RoundToNearest, C::Absmax},
    {"int8-static-percentile", "INT8 static, percentile",
     Message::mark(
         "W8A8 with one activation scale per layer, clipped at the 99.99th percentile of the calibration magnitudes."),
     channelScheme(NumberFormat::Int8), A::Int8Tensor, SM::RoundToNearest, C::Percentile},
    {"int8-static-entropy", "INT8 static, entropy",
     Message::mark("W8A8 with one activation scale per layer, clipped where the histogram loses the least information "
                   "(Kullback-Leibler divergence). The model input is not clipped, because pixel values are not "
                   "bell-shaped and the rule would remove the bright strokes."),
     channelScheme(NumberFormat::Int8), A::Int8Tensor, SM::RoundToNearest, C::Entropy},
    {"int8-static-mse", "INT8 static, MSE",
     Message::mark("W8A8 with one activation scale per layer, clipped where the mean squared error over the "
                   "calibration histogram is smallest."),
     channelScheme(NumberFormat::Int8), A::Int8Tensor, SM::RoundToNearest, C::Mse},
    {"int8-weight-only", "INT8 weight-only",
     Message::mark("W8A16: weights with one scale (amax/127) per output channel, dequantized for the multiplication; "
                   "activations are not quantized."),
     channelScheme(NumberFormat::Int8), A::F32},
    {"int8-smoothquant", "INT8 SmoothQuant",
     Message::mark("W8A8 after moving outliers from activations to weights: s = max|X|^0.5 / max|W|^0.5 per input "
                   "channel (Xiao et al. 2023)."),
     channelScheme(NumberFormat::Int8), A::Int8Token, SM::SmoothQuant},
    {"fp8-e4m3", "FP8 E4M3",
     Message::mark("Weights with one scale (amax/448) per output channel, activations with one per row; FP8 "
                   "multiplication if the device supports it."),
     channelScheme(NumberFormat::E4M3), A::E4M3Token},
    {"fp8-e5m2", "FP8 E5M2",
     Message::mark("As FP8 E4M3, but with E5M2 activations, which have a larger range and one mantissa bit less. "
                   "Weights remain E4M3, because tensor cores cannot multiply E5M2 by E5M2."),
     channelScheme(NumberFormat::E4M3), A::E5M2Token},
    {"int4-rtn", "INT4 RTN",
     Message::mark(
         "Weights in groups, asymmetric with a 4-bit zero point, rounded to nearest; activations are not quantized."),
     groupScheme(NumberFormat::Int4), A::F32},
    {"int4-gptq", "INT4 GPTQ",
     Message::mark("The format of INT4 RTN; the rounding error of each column is distributed over the columns not yet "
                   "rounded, using the inverse Hessian of the calibration inputs (Frantar et al. 2023)."),
     groupScheme(NumberFormat::Int4), A::F32, SM::Gptq},
    {"int4-awq", "INT4 AWQ",
     Message::mark("The format of INT4 RTN after scaling up the input channels with large activations, and clipping, "
                   "both optimized for the smallest output error (Lin et al. 2024)."),
     groupScheme(NumberFormat::Int4), A::F32, SM::Awq},
    {"nf4", "NF4",
     Message::mark("Weights as quantiles of the normal distribution, one scale per 64 weights (Dettmers et al. 2023); "
                   "activations are not quantized."),
     groupScheme(NumberFormat::NF4), A::F32},
    {"mxfp8", "MXFP8",
     Message::mark("Weights as E4M3 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not "
                   "quantized."),
     groupScheme(NumberFormat::MXFP8), A::F32},
    {"mxfp4", "MXFP4",
     Message::mark("Weights as E2M1 with one power-of-two scale per 32 weights (OCP Microscaling); activations are not "
                   "quantized."),
     groupScheme(NumberFormat::MXFP4), A::F32},
    {"nvfp4", "NVFP4",
     Message::mark("Weights as E2M1 with one E4M3 scale per 16 weights and one FP32 scale per tensor; activations are "
                   "not quantized."),
     groupScheme(NumberFormat::NVFP4), A::F32},
    {"qat-int8", "QAT INT8",
     Message::mark("Fine-tuned from the baseline with the rounding of INT8 dynamic (straight-through estimator), then "
                   "evaluated with the same arithmetic."),
     channelScheme(NumberFormat::Int8), A::Int8Token, SM::QatStraightThrough},
    {"qat-int4", "QAT INT4",
     Message::mark("Fine-tuned from the baseline with the rounding of symmetric INT4 weights in groups "
                   "(straight-through estimator); activations are not quantized."),
     groupScheme(NumberFormat::Int4), A::F32, SM::QatStraightThrough},
    {"qat-int8-lsq", "QAT INT8, LSQ",
     Message::mark("As QAT INT8, with learned step sizes of weights and activations; one activation step size per "
                   "layer (Esser et al. 2020)."),
     channelScheme(NumberFormat::Int8), A::Int8Tensor, SM::QatLsq, C::None, false},
    {"qat-int4-lsq", "QAT INT4, LSQ",
     Message::mark("As QAT INT4, with a learned step size per group of weights (Esser et al. 2020)."),
     groupScheme(NumberFormat::Int4), A::F32, SM::QatLsq, C::None, false},
}};

/// The names of the published comparison.
std::string_view aliased(std::string_view name)
{
    if (name == "baseline") return "fp32";
    if (name == "int8") return "int8-dynamic";
    if (name == "fp8") return "fp8-e4m3";
    if (name == "qat") return "qat-int8";
    return name;
}

/// 'int4-*' and 'default', or one name.
bool meant(std::string_view word, const AccuracyMode& mode)
{
    if (word == "all") return true;
    if (word == "default") return mode.byDefault && !mode.isQat();
    if (word.ends_with('*')) return mode.name.starts_with(word.substr(0, word.size() - 1));
    return mode.name == aliased(word);
}

std::string allNames()
{
    std::string names;
    for (const AccuracyMode& mode : kModes)
        names += (names.empty() ? "" : ", ") + std::string(mode.name);
    return names;
}

} // namespace

std::span<const AccuracyMode> accuracyModes() { return kModes; }

const AccuracyMode* findAccuracyMode(std::string_view name)
{
    const auto found =
        std::find_if(kModes.begin(), kModes.end(), [&](const AccuracyMode& m) { return m.name == name; });
    return found == kModes.end() ? nullptr : &*found;
}

std::vector<std::string> defaultAccuracyModes(bool withQat)
{
    std::vector<std::string> names;
    for (const AccuracyMode& mode : kModes)
        if (mode.byDefault && (withQat || !mode.isQat())) names.emplace_back(mode.name);
    return names;
}

Result<std::vector<std::string>> parseAccuracyModes(std::string_view list)
{
    std::array<bool, kModes.size()> chosen{};
    std::size_t begin = 0;
    while (begin <= list.size()) {
        const std::size_t end = std::min(list.find(',', begin), list.size());
        const std::string_view word = list.substr(begin, end - begin);
        bool any = false;
        for (std::size_t i = 0; i < kModes.size(); ++i)
            if (meant(word, kModes[i])) chosen[i] = any = true;
        if (!any)
            return Error{ErrorCode::Usage, Message::tr("Unknown mode '%1'.").arg(word),
                         "Modes: " + allNames() + "; also 'int4-*', 'default' and 'all'."};
        begin = end + 1;
    }
    std::vector<std::string> names;
    for (std::size_t i = 0; i < kModes.size(); ++i)
        if (chosen[i]) names.emplace_back(kModes[i].name);
    return names;
}

} // namespace qs
