// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only.cuh"

/// Products of one row of activations with packed weights (weight_only.cuh) in one kernel, each reading what the one before wrote.
namespace qs::cuda {

/// out[n] = A[k]·Wᵀ; with `paired` weights out[n/2] = silu(row i)·row i + n/2. See WeightOnlyOperands.
struct ChainProduct
{
    const std::uint8_t *weights = nullptr, *scales = nullptr, *shifts = nullptr;
    const void* x = nullptr;     ///< T [k], zeros up to a multiple of 128
    const float* norm = nullptr; ///< [k]: A is RMSNorm(x) with these weights; null: x
    const float* bias = nullptr; ///< [n]
    const void* residual = nullptr; ///< T [n], added; may be `out`
    void* out = nullptr;
    float epsilon = 0;
    int n = 0, k = 0;
    bool paired = false;
};

struct ProductChain
{
    static constexpr int kMost = 4;
    ChainProduct products[kMost];
    int count = 0;
    unsigned* barrier = nullptr; ///< zero before the first launch, and of no other kernel
};

/// Shared memory that a block takes for them, all with codes of `bits` and all or none with zero points.
std::int64_t chainSharedBytes(const ProductChain& chain, int bits, bool zeros, int multiprocessors);
/// Queues them, where the image has code for it (llamaKernelsWait()) and `type` has 16 bits. Blocks wait for each other: two such kernels must not
/// run at a time on a device unless one is queued behind the other in a stream.
void launchChain(const ProductChain& chain, int bits, bool zeros, Type type, int multiprocessors, cudaStream_t stream);

} // namespace qs::cuda
