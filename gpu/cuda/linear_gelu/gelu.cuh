// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>

namespace qs::cuda {

/// 0.5·x·(1 + tanh(√(2/π)·(x + 0.044715·x³))) with the hardware's tanh (relative error 2^−11), from compute
/// capability 7.5 on.
__device__ __forceinline__ float geluTanhFast(float x)
{
    const float inner = __fmul_rn(x, __fmaf_rn(__fmul_rn(x, x), 0.7978845608f * 0.044715f, 0.7978845608f));
    float t;
    asm("tanh.approx.f32 %0, %1;" : "=f"(t) : "f"(inner));
    const float half = __fmul_rn(0.5f, x);
    return __fmaf_rn(half, t, half);
}

} // namespace qs::cuda
