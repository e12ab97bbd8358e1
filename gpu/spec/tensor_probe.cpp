// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/tensor_probe.h"

#include "gpu/spec/usage.h"

#include <array>
#include <cstdio>

namespace qs {

namespace {

constexpr std::array kFormats = {ProbeFormat::Int,   ProbeFormat::E4M3,  ProbeFormat::E5M2, ProbeFormat::NF4,
                                 ProbeFormat::MXFP8, ProbeFormat::MXFP4, ProbeFormat::NVFP4};

} // namespace

std::span<const ProbeFormat> probeFormats() { return kFormats; }

std::string_view probeFormatTitle(ProbeFormat format)
{
    switch (format) {
    case ProbeFormat::Int:
        return "INT";
    case ProbeFormat::E4M3:
        return "FP8 E4M3";
    case ProbeFormat::E5M2:
        return "FP8 E5M2";
    case ProbeFormat::NF4:
        return "NF4";
    case ProbeFormat::MXFP8:
        return "MXFP8";
    case ProbeFormat::MXFP4:
        return "MXFP4";
    case ProbeFormat::NVFP4:
        break;
    }
    return "NVFP4";
}

Result<void> validate(const TensorProbeRequest& request)
{
    if (request.format == ProbeFormat::Int && (request.bits < 2 || request.bits > 8))
        return usage("Integers have 2 to 8 bits here, not " + std::to_string(request.bits) + ".");
    if (request.groupSize < TensorProbeRequest::kPerRow)
        return usage("A group has at least one element, not " + std::to_string(request.groupSize) + ".");
    if (!(request.clip >= 0.3 && request.clip <= 1)) return usage("The clip keeps 0.3 to 1 of the range.");
    return {};
}

int probeGroupSize(const TensorProbeRequest& request)
{
    switch (request.format) {
    case ProbeFormat::MXFP8:
    case ProbeFormat::MXFP4:
        return 32;
    case ProbeFormat::NVFP4:
        return 16;
    default:
        return request.groupSize;
    }
}

bool probeTakesClip(ProbeFormat format)
{
    return format != ProbeFormat::MXFP8 && format != ProbeFormat::MXFP4 && format != ProbeFormat::NVFP4;
}

std::string probeText(const TensorProbeRequest& request)
{
    std::string text(probeFormatTitle(request.format));
    if (request.format == ProbeFormat::Int)
        text += std::to_string(request.bits) + (request.symmetric ? " symmetric" : " asymmetric");
    const int group = probeGroupSize(request);
    text += group == TensorProbeRequest::kPerTensor ? ", one scale for the tensor"
            : group == TensorProbeRequest::kPerRow  ? ", a scale for each row"
                                                    : ", groups of " + std::to_string(group);
    if (!probeTakesClip(request.format) || request.clip >= 1) return text;
    char clip[32];
    std::snprintf(clip, sizeof clip, ", clip %.2f", request.clip);
    return text + clip;
}

} // namespace qs
