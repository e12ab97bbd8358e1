// SPDX-License-Identifier: GPL-3.0-or-later
// Which kernel a packed variant takes, and the layout of its result. The kernels are in
// cuda/quantize/packed/kernel.cuh.
#include "gpu/cuda/quantize/packed/packed.cuh"

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/quantize/packed/rules.cuh"

#include <array>
#include <utility>

namespace qs::cuda {

namespace {

ScaleStep stepOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::CompressedTensors:
        return ScaleStep::RoundUpAt175;
    case Dialect::Ceil:
        return ScaleStep::Ceil;
    case Dialect::Rceil:
        return ScaleStep::Rceil;
    case Dialect::Even:
        return ScaleStep::Even;
    default:
        return ScaleStep::Standard;
    }
}

void checkGroup(const QuantScheme& v)
{
    if (!packedKind(v) && !hasFloatGroups(v))
        throw Failure::make(QsCudaUsage, Message::mark("Choose the CPU backend for this mode."),
                            Message::mark("There is no GPU kernel for this format."));
    const int fixed = descriptorOf(v.format).group();
    const bool known = fixed ? v.groupSize == fixed : v.groupSize == 32 || v.groupSize == 64 || v.groupSize == 128;
    if (!known)
        throw Failure::make(QsCudaUsage,
                            Message::mark("Use the group size of the format; INT4 supports groups of 32, 64 and 128."),
                            Message::mark("Groups of %1 are not supported."), v.groupSize);
}

/// How plain groups of NVFP4 with two levels find their codes.
void setNvfp4(Type type, PackedTask& task)
{
    if (!(task.globalScale >= 0x1p-40f && task.globalScale <= 0x1p40f)) {
        task.plainMost = -1.0f; // none is plain
        return;
    }
    if (type == Type::F32) return;
    task.multipliers = nvfp4Multipliers(task.globalScale, type == Type::F16 ? 11 : 8);
}

template <int... Kinds> constexpr auto launchesOf(std::integer_sequence<int, Kinds...>)
{
    return std::array{&launchPackedFormat<static_cast<PackedKind>(Kinds)>...};
}
constexpr auto kLaunches = launchesOf(std::make_integer_sequence<int, kPackedKinds>());

PackedLayout layoutOf(const QuantScheme& scheme, Type type, std::int64_t tokens, std::int64_t hidden)
{
    checkGroup(scheme);
    return packedLayout(scheme, {tokens, hidden}, dtypeOf(type));
}

} // namespace

PackedLayout packedLayoutOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    return layoutOf(schemeOf(v), type, tokens, hidden);
}

void launchPacked(const QuantScheme& scheme, const Launch& l)
{
    PackedTask task;
    task.input = l.input;
    task.codes = l.codes;
    task.scales = reinterpret_cast<std::uint8_t*>(l.scales);
    task.zeroPoints = reinterpret_cast<std::uint8_t*>(l.zeroPoints);
    task.layout = layoutOf(scheme, l.type, l.tokens, l.hidden);
    task.elements = l.elements();
    task.step = stepOf(scheme.dialect);
    task.globalScale = l.coefficients.divisor;
    task.globalReciprocal = 1.0f / task.globalScale;
    if (!packedKind(scheme)) return launchFloatGroups(floatGroups(scheme, task.layout, task.globalScale), l);
    const PackedKind kind = *packedKind(scheme);
    if (kind == PackedKind::NVFP4) setNvfp4(l.type, task);
    kLaunches[static_cast<std::size_t>(kind)](task, l);
}

} // namespace qs::cuda
