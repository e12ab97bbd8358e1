// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernels.h"

#include <cstdint>

namespace qs {

/// Value of each E4M3 code.
const float* e4m3Table();

/// INT8 codes of n values, rounded by 127 / amax; returns the scale, amax / 127. `codes` may begin at `values`: they
/// are written behind what is read.
float quantizeInt8Row(const CpuKernels& kernels, const float* values, std::int64_t n, std::uint8_t* codes);
/// E4M3 codes of n values divided by the scale, which is returned (amax / 448, at least kTokenScaleFloor), and the
/// values of the codes.
float quantizeE4M3Row(const CpuKernels& kernels, const float* values, std::int64_t n, std::uint8_t* codes,
                      float* codeValues);
/// The same for each `group` of the values, whose scales go to `scales`.
void quantizeE4M3Groups(const CpuKernels& kernels, const float* values, std::int64_t n, std::int64_t group,
                        std::uint8_t* codes, float* codeValues, float* scales);

} // namespace qs
