// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/kernels.h"

#include <cstdint>

namespace qs {

/// C[m,n] = alpha · A · B + beta · C of floats for at most MachineKernels::panel columns: element (i, p) of A lies at
/// i·rowStep + p·depthStep. B as it is read: k × panel floats, with zeros behind the last column.
struct MachineProductCall
{
    std::int64_t m = 0, n = 0, k = 0;
    const float* a = nullptr;
    std::int64_t rowStep = 0, depthStep = 0;
    const float* panel = nullptr;
    float* c = nullptr;
    std::int64_t ldc = 0;
    float alpha = 1.0f, beta = 0.0f;
};

/// C[m,n] = A[m,k] · B[n,k]ᵀ of int8 with exact int32 sums (modulo 2^32); n and k multiples of 16. `scratch`:
/// scratchBytes(k), aligned to 64.
struct MachineDotCall
{
    std::int64_t m = 0, n = 0, k = 0;
    const std::int8_t *a = nullptr, *b = nullptr;
    std::int32_t* c = nullptr;
    std::int64_t ldc = 0;
    std::uint8_t* scratch = nullptr;
    static constexpr std::int64_t columns = 64; ///< of B that are laid out at a time: pieces of work begin at multiples
    static constexpr std::int64_t rows = 6;     ///< of A, likewise
    static std::int64_t scratchBytes(std::int64_t k) { return k * 2 * (columns + rows); }
};
using MachineDots = void (*)(const MachineDotCall& call);

struct LayerNormRows
{
    const float *x = nullptr, *gamma = nullptr, *beta = nullptr;
    float *out = nullptr, *mean = nullptr, *rstd = nullptr;
    std::int64_t rows = 0, columns = 0;
    float epsilon = 0;
};

struct LayerNormGradRows
{
    const float *x = nullptr, *gamma = nullptr, *mean = nullptr, *rstd = nullptr, *dy = nullptr;
    float *dx = nullptr, *dgamma = nullptr, *dbeta = nullptr; ///< dgamma and dbeta are added to
    std::int64_t rows = 0, columns = 0;
};

struct CrossEntropyRows
{
    const float* logits = nullptr;
    const std::int32_t* labels = nullptr;
    float* loss = nullptr;
    std::int32_t* correct = nullptr;
    float* gradient = nullptr; ///< may be null
    std::int64_t rows = 0, columns = 0;
    float factor = 1.0f;
};

/// One AdamW step; the corrections are 1 − beta^t.
struct AdamStep
{
    float beta1 = 0, beta2 = 0, epsilon = 0, decay = 0, rate = 0;
    float correction1 = 1, correction2 = 1;
};

/// v = x · (1/scale) between `low` and `high`.
struct FakeQuantRule
{
    float scale = 0, low = 0, high = 0;
};

/// The inner loops of the tensor machine for one instruction set. Results may be an input where tensor_op.h states 'in
/// place'.
struct MachineKernels
{
    int panel;        ///< columns of a panel of MachineProductCall
    const char* dots; ///< how products of INT8 are computed: 'AVX-512 VNNI'

    void (*add)(const float* a, const float* b, float* out, std::int64_t n);
    void (*addRow)(const float* in, const float* row, float* out, std::int64_t rows, std::int64_t columns);
    void (*scaleRow)(const float* in, const float* row, float* out, std::int64_t rows, std::int64_t columns);
    /// sums[columns] += the rows.
    void (*sumRows)(const float* in, std::int64_t rows, std::int64_t columns, float* sums);
    void (*relu)(const float* in, float* out, std::int64_t n);
    void (*reluGrad)(const float* x, const float* dy, float* out, std::int64_t n);
    void (*gelu)(const float* in, float* out, std::int64_t n);
    void (*geluGrad)(const float* x, const float* dy, float* out, std::int64_t n);
    void (*layerNorm)(const LayerNormRows& call);
    void (*layerNormGrad)(const LayerNormGradRows& call);
    void (*softmax)(const float* in, float* out, std::int64_t rows, std::int64_t columns, float factor);
    void (*softmaxGrad)(const float* y, const float* dy, float* out, std::int64_t rows, std::int64_t columns,
                        float factor);
    void (*crossEntropy)(const CrossEntropyRows& call);
    void (*adam)(const AdamStep& step, const float* gradient, float* parameter, float* first, float* second,
                 std::int64_t n);
    void (*fakeQuant)(const FakeQuantRule& rule, const float* in, float* out, std::int64_t n);
    /// Returns Σ dy · d(s·clamp(round(x/s)))/ds.
    float (*fakeQuantGrad)(const FakeQuantRule& rule, const float* x, const float* dy, float* out, std::int64_t n);
    /// out = in · scale · factors + bias (null: none).
    void (*rescaleFloat)(const float* in, float scale, const float* factors, const float* bias, float* out,
                         std::int64_t n);
    void (*rescaleInt)(const std::int32_t* in, float scale, const float* factors, const float* bias, float* out,
                       std::int64_t n);
    void (*multiply)(const float* a, const float* b, float* out, std::int64_t n);
    /// F16 or BF16, nearest even, and back.
    void (*toHalf)(DType type, const float* in, std::uint16_t* out, std::int64_t n);
    void (*fromHalf)(DType type, const std::uint16_t* in, float* out, std::int64_t n);

    void (*product)(const MachineProductCall& call);
    MachineDots dotProduct;
};

const MachineKernels& portableMachineKernels();
/// Null where this program was not compiled for x86-64. `dots`: with VNNI.
const MachineKernels* avx2MachineKernels(bool dots);
const MachineKernels* avx512MachineKernels(bool dots);
/// Products of INT8 by VNNI; null where this program was not compiled for x86-64. Only where dotsFor() has some.
MachineDots avx2MachineDots();
MachineDots avx512MachineDots();
/// Those of the same instruction set, with VNNI where this processor has it.
const MachineKernels& machineKernelsFor(const CpuKernels& kernels);

} // namespace qs
