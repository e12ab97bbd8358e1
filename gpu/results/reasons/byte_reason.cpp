// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/reasons/byte_reason.h"

#include "gpu/core/units.h"
#include "gpu/spec/run_spec.h"

namespace qs {

namespace {

const ModeResult* modeAt(const Segment& segment, int index)
{
    return index >= 0 && index < static_cast<int>(segment.modes.size())
               ? &segment.modes[static_cast<std::size_t>(index)]
               : nullptr;
}

/// The maximum of the whole tensor is known after a pass over it, which needs it again.
bool readsTwice(const RunSpec& spec, const QuantScheme& scheme)
{
    return spec.operation == Operation::Quantize && !scheme.isCopy() && !scheme.isPacked() && !scheme.isStatic() &&
           scheme.granularity == Granularity::Tensor;
}

double ratioOf(Bytes a, Bytes b) { return static_cast<double>(a.value) / static_cast<double>(b.value); }

} // namespace

Traffic trafficOf(const RunSpec& spec, const QuantScheme& scheme)
{
    const Bytes values{static_cast<std::uint64_t>(spec.shape.elements()) * sizeOf(spec.dtype)};
    const Bytes codes = outputBytes(scheme, spec.shape, spec.dtype);
    return spec.operation == Operation::Dequantize ? Traffic{codes, values} : Traffic{values, codes};
}

std::optional<ByteReason> byteReason(const Segment& segment, int other, int mode)
{
    const ModeResult *own = modeAt(segment, mode), *base = modeAt(segment, other);
    if (!takesModes(segment.spec.operation) || !own || !base || own->isImported() || base->isImported()) return {};
    ByteReason reason{trafficOf(segment.spec, own->scheme), trafficOf(segment.spec, base->scheme)};
    if (reason.own.total().value == 0 || reason.other.total().value == 0) return {};
    reason.expected = ratioOf(reason.other.total(), reason.own.total());
    const bool compared = segment.pairs.variants == static_cast<int>(segment.modes.size()) && mode != other;
    const Comparison* pair = compared ? segment.pairs.at(other, mode) : nullptr;
    const bool trusted = !segment.isUntrusted();
    if (!pair || !trusted || pair->verdict == Verdict::TooFew || !(pair->low > 0 && pair->ratio > 0)) return reason;
    reason.left = reason.expected / pair->ratio;
    reason.leftLow = reason.expected / pair->high;
    reason.leftHigh = reason.expected / pair->low;
    reason.band = pair->band;
    return reason;
}

std::vector<Message> furtherReasons(const Segment& segment, int other, int mode)
{
    std::vector<Message> all;
    const auto reason = byteReason(segment, other, mode);
    if (!reason || mode == other) return all;
    const ModeResult &own = *modeAt(segment, mode), &base = *modeAt(segment, other);
    const auto times = [](double ratio) { return formatFixed(ratio, 2); };
    if (readsTwice(segment.spec, own.scheme)) {
        const Bytes twice{reason->own.total().value + reason->own.read.value};
        all.push_back(
            Message::tr("The scale is known only after a pass over the whole tensor, so the input is read twice. If it "
                        "does not stay in a cache for the second pass, %1× is expected from the bytes.")
                .arg(times(ratioOf(reason->other.total(), twice))));
    }
    if (own.ceilingPercent() > 0 && base.ceilingPercent() > 0 && !own.ceilingIsRoofline && !base.ceilingIsRoofline)
        all.push_back(Message::tr("A plain copy with the traffic of this mode is %1× as fast as one with the traffic "
                                  "of %2. This mode reaches %3% of the speed of its copy, %2 reaches %4%.")
                          .arg(times(base.ceilingUs / own.ceilingUs), base.requested,
                               formatFixed(own.ceilingPercent(), 0), formatFixed(base.ceilingPercent(), 0)));
    if (segment.spec.cache == CacheMode::Hot)
        all.push_back(Message::tr("The run was hot: data that fits into the caches is read from there, so the number "
                                  "of bytes matters less."));
    return all;
}

} // namespace qs
