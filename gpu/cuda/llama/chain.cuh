// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/weight_only.cuh"

/// Products of one row of activations with matrices in one kernel, each reading what the one before wrote.
namespace qs::cuda {

/// How the matrices of a chain lie in memory, and what multiplies them.
enum class ChainForm : int {
    Packed, ///< weight_only.cuh, in ProductChain::format
    Int8,   ///< rows of INT8 codes; the activations are quantized likewise: exact sums
    E4M3,   ///< rows of FP8 codes; the activations are quantized likewise
    Dense   ///< rows of T
};

/// out[n] = A[k]·Wᵀ; with `paired` weights (rows i and i + n/2 are gate and up) out[n/2] = silu(row i)·row i + n/2,
/// rounded after each step.
struct ChainProduct
{
    const std::uint8_t* weights = nullptr;
    std::int64_t pitch = 0; ///< bytes from row to row, a multiple of 16 with zeros behind k; not of packed forms
    const std::uint8_t *scales = nullptr, *shifts = nullptr; ///< packed forms
    const float* rowScales = nullptr;                        ///< [n]: Int8, E4M3, packed ones with factors
    const void* x = nullptr;                                 ///< T [k], zeros up to a multiple of 128
    const float* norm = nullptr;                             ///< [k]: A is RMSNorm(x) with these weights; null: x
    const float* bias = nullptr;                             ///< [n]
    const void* residual = nullptr;                          ///< T [n], added; may be `out`
    void* out = nullptr;                                     ///< T, or FP32 where `floats`
    float epsilon = 0;
    int n = 0, k = 0;
    bool paired = false, floats = false;
};

struct ProductChain
{
    static constexpr int kMost = 4;
    ChainForm form = ChainForm::Dense;
    WeightFormat format = WeightFormat::Int4; ///< Packed
    ChainProduct products[kMost];
    int count = 0;
    unsigned* barrier = nullptr; ///< zero before the first launch, and of no other kernel
};

/// Shared memory that a block takes for them.
std::int64_t chainSharedBytes(const ProductChain& chain, int multiprocessors);
/// Queues them, where the image has code for it (llamaKernelsWait()) and `type` has 16 bits. Blocks wait for each
/// other: two such kernels must not run at a time on a device unless one is queued behind the other in a stream.
void launchChain(const ProductChain& chain, Type type, int multiprocessors, cudaStream_t stream);

} // namespace qs::cuda
