// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/tensor_probe.h"

#include "gpu/core/units.h"
#include "gpu/spec/usage.h"

#include <array>

namespace qs {

namespace {

constexpr std::array kFormats = {ProbeFormat::Int,   ProbeFormat::E4M3,  ProbeFormat::E5M2, ProbeFormat::NF4,
                                 ProbeFormat::MXFP8, ProbeFormat::MXFP4, ProbeFormat::NVFP4};

Message formatText(const TensorProbeRequest& request)
{
    if (request.format != ProbeFormat::Int) return probeFormatTitle(request.format);
    return request.symmetric ? Message::tr("INT%1 symmetric").arg(request.bits)
                             : Message::tr("INT%1 asymmetric").arg(request.bits);
}

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
        return usage(Message::tr("Integers must have 2 to 8 bits, not %1.").arg(request.bits));
    if (request.groupSize < TensorProbeRequest::kPerRow)
        return usage(Message::tr("A group must have at least one element, not %1.").arg(request.groupSize));
    if (!(request.clip >= 0.3 && request.clip <= 1))
        return usage(Message::tr("The clip factor must be between 0.3 and 1."));
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

Message probeText(const TensorProbeRequest& request)
{
    const Message format = formatText(request);
    const int group = probeGroupSize(request);
    if (!probeTakesClip(request.format) || request.clip >= 1)
        return group == TensorProbeRequest::kPerTensor ? Message::tr("%1, one scale per tensor").arg(format)
               : group == TensorProbeRequest::kPerRow  ? Message::tr("%1, one scale per row").arg(format)
                                                       : Message::tr("%1, groups of %2").arg(format, group);
    const NumberText clip = formatFixed(request.clip, 2);
    return group == TensorProbeRequest::kPerTensor ? Message::tr("%1, one scale per tensor, clip %2").arg(format, clip)
           : group == TensorProbeRequest::kPerRow  ? Message::tr("%1, one scale per row, clip %2").arg(format, clip)
                                                   : Message::tr("%1, groups of %2, clip %3").arg(format, group, clip);
}

} // namespace qs
