// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/weight_only.cuh"

/// Products of a few rows of activations with matrices in one kernel, each reading what the one before wrote.
namespace qs::cuda {

inline constexpr int kChainRows = 8; ///< most rows of activations

/// How the matrices of a chain lie in memory, and what multiplies them.
enum class ChainForm : int {
    Packed, ///< weight_only.cuh, in ProductChain::format
    Int8,   ///< rows of INT8 codes; the activations are quantized likewise: exact sums
    E4M3,   ///< rows of FP8 codes; the activations are quantized likewise
    Dense   ///< rows of T
};

/// out[rows, n] = A[rows, k]·Wᵀ; with `paired` weights (rows i and i + n/2 are gate and up) out[rows, n/2] = silu(row
/// i)·row i + n/2, rounded after each step.
struct ChainProduct
{
    const std::uint8_t* weights = nullptr;
    std::int64_t pitch = 0; ///< bytes from row to row, a multiple of 16 with zeros behind k; not of packed forms
    const std::uint8_t *scales = nullptr, *shifts = nullptr; ///< packed forms
    const float* rowScales = nullptr;                        ///< [n]: Int8, E4M3, packed ones with factors
    const void* x = nullptr;                                 ///< T [rows, k], zeros up to a multiple of 128
    const float* norm = nullptr;                             ///< [k]: A is RMSNorm(x) with these weights; null: x
    const float* bias = nullptr;                             ///< [n]
    const void* residual = nullptr;                          ///< T [rows, n], added; may be `out`
    void* out = nullptr;                                     ///< T, or FP32 where `floats`
    int xPitch = 0, outPitch = 0;                            ///< elements from row to row; outPitch: residual, too
    float epsilon = 0;
    int n = 0, k = 0;
    bool paired = false, floats = false;
    // Chosen by launchChain() for what fits into shared memory:
    int passes = 1;      ///< parts of k of which a block holds one at a time; they divide the groups
    int unitsAtOnce = 0; ///< of a block, whose sums wait there
};

struct ProductChain
{
    static constexpr int kMost = 4;
    ChainForm form = ChainForm::Dense;
    WeightFormat format = WeightFormat::Int4; ///< Packed
    ChainProduct products[kMost];
    int count = 0, rows = 1;
    unsigned* barrier = nullptr; ///< zero before the first launch, and of no other kernel
};

/// What a chain runs on.
struct ChainDevice
{
    int multiprocessors = 1;
    std::int64_t sharedBytes = 0; ///< that a block may have
};

/// Whether a block has room for what it needs of each.
bool chainFits(const ProductChain& chain, const ChainDevice& device);
/// Queues them, where the image has code for it (decoderKernelsWait()), `type` has 16 bits and they fit. Blocks wait
/// for each other: two such kernels must not run at a time on a device unless one is queued behind the other in a
/// stream.
void launchChain(const ProductChain& chain, Type type, const ChainDevice& device, cudaStream_t stream);

} // namespace qs::cuda
