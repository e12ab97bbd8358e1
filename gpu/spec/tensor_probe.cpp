// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/spec/tensor_probe.h"

#include "gpu/core/units.h"
#include "gpu/numerics/format_descriptor.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

constexpr bool isProbed(const FormatDescriptor& row)
{
    return row.element.isFloat() || row.element.kind == ElementCodec::Kind::Table || row.format == NumberFormat::Int8;
}

constexpr auto kProbed = [] {
    std::array<NumberFormat, std::ranges::count_if(kNumberFormats, isProbed)> formats{};
    std::size_t at = 0;
    for (const FormatDescriptor& row : kNumberFormats)
        if (isProbed(row)) formats[at++] = row.format;
    return formats;
}();

bool isInteger(NumberFormat format) { return format == NumberFormat::Int8; }

Message formatText(const TensorProbeRequest& request)
{
    if (!isInteger(request.format)) return probeFormatTitle(request.format);
    return request.symmetric ? Message::tr("INT%1 symmetric").arg(request.bits)
                             : Message::tr("INT%1 asymmetric").arg(request.bits);
}

} // namespace

std::span<const NumberFormat> probeFormats() { return kProbed; }

std::string_view probeFormatTitle(NumberFormat format)
{
    return isInteger(format) ? "INT" : descriptorOf(format).label;
}

Result<void> validate(const TensorProbeRequest& request)
{
    if (isInteger(request.format) && (request.bits < 2 || request.bits > 8))
        return usage(Message::tr("Integers must have 2 to 8 bits, not %1.").arg(request.bits));
    if (request.groupSize < TensorProbeRequest::kPerRow)
        return usage(Message::tr("A group must have at least one element, not %1.").arg(request.groupSize));
    if (!(request.clip >= 0.3 && request.clip <= 1))
        return usage(Message::tr("The clip factor must be between 0.3 and 1."));
    return {};
}

int probeGroupSize(const TensorProbeRequest& request)
{
    const int own = descriptorOf(request.format).ownGroup();
    return own ? own : request.groupSize;
}

bool probeTakesClip(NumberFormat format) { return descriptorOf(format).ownGroup() == 0; }

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
