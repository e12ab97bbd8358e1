// SPDX-License-Identifier: GPL-3.0-or-later
// Which kernel a packed variant takes, and the layout of its result. The kernels are in
// cuda/quantize/packed/kernel.cuh.
#include "gpu/cuda/quantize/packed/packed.cuh"

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/quantize/packed/kernel.cuh"

#include <algorithm>
#include <cfloat>

namespace qs::cuda {

namespace {

ScaleStep stepOf(const QsCudaVariant& v)
{
    switch (v.dialect) {
    case QsCudaCompressedTensors:
        return ScaleStep::RoundUpAt175;
    case QsCudaCeil:
        return ScaleStep::Ceil;
    case QsCudaRceil:
        return ScaleStep::Rceil;
    case QsCudaEven:
        return ScaleStep::Even;
    default:
        return ScaleStep::Standard;
    }
}

/// Group size of a format that has but one; 0 for INT4.
int fixedGroup(int format)
{
    switch (format) {
    case QsCudaNF4:
        return 64;
    case QsCudaNVFP4:
        return 16;
    case QsCudaInt4:
        return 0;
    default:
        return 32;
    }
}

int scaleSizeOf(int format, Type type)
{
    switch (format) {
    case QsCudaInt4:
        return bytesOf(type);
    case QsCudaNF4:
        return 4;
    case QsCudaQ8_0:
    case QsCudaQ4_0:
        return 0;
    default:
        return 1;
    }
}

void checkGroup(const QsCudaVariant& v)
{
    const int fixed = fixedGroup(v.format);
    const bool known = fixed ? v.groupSize == fixed : v.groupSize == 32 || v.groupSize == 64 || v.groupSize == 128;
    if (!known)
        throw Failure::make(QsCudaUsage,
                            "Use the groups that the format is made of; INT4 has groups of 32, 64 and 128.",
                            "There is no kernel for groups of %d.", v.groupSize);
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

} // namespace

PackedLayout packedLayoutOf(const QsCudaVariant& v, Type type, std::int64_t tokens, std::int64_t hidden)
{
    checkGroup(v);
    const bool blocks = v.format == QsCudaQ8_0 || v.format == QsCudaQ4_0;
    PackedLayout l;
    l.tokens = tokens;
    l.hidden = hidden;
    l.groupSize = v.groupSize;
    l.codeBits = v.format == QsCudaQ8_0 || v.format == QsCudaMXFP8 ? 8 : 4;
    l.groupsPerRow = (hidden + v.groupSize - 1) / v.groupSize;
    l.blockHeader = blocks ? 2 : 0;
    l.groupBytes = l.blockHeader + v.groupSize * l.codeBits / 8;
    l.scaleSize = scaleSizeOf(v.format, type);
    l.codeRowBytes = blocks ? l.groupsPerRow * l.groupBytes : (hidden * l.codeBits + 7) / 8;
    l.zeroPointRowBytes = v.zeroPointRule == QsCudaAsym ? (l.groupsPerRow + 1) / 2 : 0;
    l.globalScale = v.format == QsCudaNVFP4 && v.dialect != QsCudaSingleLevel;
    return l;
}

float packedGlobalScaleOf(const QsCudaVariant& v, float tensorAmax)
{
    if (v.format != QsCudaNVFP4 || v.dialect == QsCudaSingleLevel) return 1.0f;
    return std::max(std::min(tensorAmax, FLT_MAX) / 2688.0f, kNvfp4GlobalFloor);
}

void launchPacked(const QsCudaVariant& v, const Launch& l)
{
    PackedTask task;
    task.input = l.input;
    task.codes = l.codes;
    task.scales = reinterpret_cast<std::uint8_t*>(l.scales);
    task.zeroPoints = reinterpret_cast<std::uint8_t*>(l.zeroPoints);
    task.layout = packedLayoutOf(v, l.type, l.tokens, l.hidden);
    task.elements = l.elements();
    task.step = stepOf(v);
    task.globalScale = l.coefficients.divisor;
    task.globalReciprocal = 1.0f / task.globalScale;
    const bool ggml = v.format == QsCudaNVFP4 && v.dialect == QsCudaSingleLevel;
    if (ggml) return launchGgmlNvfp4(task, l);
    if (v.format == QsCudaNVFP4) setNvfp4(l.type, task);
    switch (v.format) {
    case QsCudaInt4:
        if (v.dialect == QsCudaCompressedTensors) return launchInt4CompressedTensors(task, l);
        if (v.dialect == QsCudaAwq) return launchInt4Awq(task, l);
        return launchInt4(v.zeroPointRule == QsCudaAsym, task, l);
    case QsCudaNF4:
        return launchNF4(task, l);
    case QsCudaMXFP8:
    case QsCudaMXFP4:
        return launchMX(v.format == QsCudaMXFP8, task, l);
    case QsCudaNVFP4:
        return launchNVFP4(task, l);
    default:
        return launchBlocks(v.format == QsCudaQ8_0, task, l);
    }
}

} // namespace qs::cuda
