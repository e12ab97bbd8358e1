// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/operations/kernel_body.h"

/// The ladder's rungs: plain loops. Traffic an element: the passes read and write 4 bytes each (the last writes 1), the
/// fused rungs read 4 and write 1.
namespace qs {
namespace {

/// Comparisons in this order are one instruction each on every machine.
QS_INLINE float clampToInt8(float value)
{
    const float low = value > -128.0f ? value : -128.0f;
    return low < 127.0f ? low : 127.0f;
}

QS_INLINE std::int8_t narrowed(float value) { return static_cast<std::int8_t>(static_cast<std::int32_t>(value)); }

void ladderDivide(const float* in, std::int64_t n, float* out, float scale)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = in[i] / scale;
}

void ladderRound(const float* in, std::int64_t n, float* out)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = __builtin_rintf(in[i]);
}

void ladderAdd(const float* in, std::int64_t n, float* out, float zeroPoint)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = in[i] + zeroPoint;
}

void ladderClamp(const float* in, std::int64_t n, float* out)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = clampToInt8(in[i]);
}

void ladderConvert(const float* in, std::int64_t n, std::int8_t* out)
{
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = narrowed(in[i]);
}

void ladderFusedDivision(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step)
{
    const float scale = step.scale, zeroPoint = step.zeroPoint;
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = narrowed(clampToInt8(__builtin_rintf(in[i] / scale) + zeroPoint));
}

void ladderReciprocal(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step)
{
    const float reciprocal = 1.0f / step.scale, zeroPoint = step.zeroPoint;
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = narrowed(clampToInt8(__builtin_rintf(in[i] * reciprocal) + zeroPoint));
}

void ladderFma(const float* in, std::int64_t n, std::int8_t* out, const LadderStep& step)
{
    const float reciprocal = 1.0f / step.scale, zeroPoint = step.zeroPoint;
    for (std::int64_t i = 0; i < n; ++i)
        out[i] = narrowed(clampToInt8(__builtin_rintf(__builtin_fmaf(in[i], reciprocal, zeroPoint))));
}

} // namespace
} // namespace qs
