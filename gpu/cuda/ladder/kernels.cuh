// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/vector_io.cuh"

#include <cuda_runtime.h>

#include <cstdint>

/// The rungs of the INT8 ladder: FP32 to INT8 with one scale and one zero point for the tensor, each written as such
/// code is written. Codes: gpu/numerics/reference/ladder.h.
namespace qs::cuda {

inline constexpr int kLadderBlock = 256; ///< threads

struct LadderTask
{
    const float* input = nullptr;
    std::int8_t* codes = nullptr;
    float* scratch[2] = {}; ///< of the unfused rung, `elements` floats each
    std::int64_t elements = 0;
    float scale = 1.0f, reciprocal = 1.0f, zeroPoint = 0.0f;
    cudaStream_t stream = nullptr;
};

/// Clamped and converted as one would write it: two comparisons and a conversion.
__device__ __forceinline__ std::int8_t clampedCode(float x)
{
    return static_cast<std::int8_t>(__float2int_rn(fminf(fmaxf(x, -128.0f), 127.0f)));
}

void launchLadderUnfused(const LadderTask& task);
void launchLadderDivision(const LadderTask& task);
void launchLadderReciprocal(const LadderTask& task);
void launchLadderFma(const LadderTask& task);
/// 4, 8 or 16 elements a thread.
void launchLadderVector(int perThread, const LadderTask& task);
void launchLadderPacked(const LadderTask& task);

} // namespace qs::cuda
