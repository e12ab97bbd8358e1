// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/kernels.cuh"

#include <cstdint>
#include <string>

/// D[m,n] = gelu(A[m,k]·W[n,k]ᵀ + bias[n]) of 16-bit floats in one kernel, GELU in its tanh form on the FP32 sums.
namespace qs::cuda {

enum class Activation { None, Gelu };

struct LinearGeluShape
{
    Type type = Type::F16;                    ///< F16 or BF16
    Activation activation = Activation::Gelu; ///< None: with wgmma only
    std::int64_t m = 0, n = 0, k = 0;
    std::int64_t pitch = 0; ///< elements between rows of A and of W; zeros behind k, a multiple of 8
};

/// In device memory, aligned to 256 bytes; D is dense.
struct LinearGeluOperands
{
    const void* a = nullptr;
    const void* weights = nullptr;
    const void* bias = nullptr;
    void* out = nullptr;
};

/// How the copy engine finds the operands of one view: three tensor maps.
struct alignas(64) LinearGeluMaps
{
    std::uint8_t bytes[3 * 128];
};

/// With wgmma and the tensor copy engine, on devices of compute capability 9.0, n a multiple of 8. Absent where the
/// module was built without that architecture: kHopperTilings is then of no use and all of these fail.
bool linearGeluHopperBuilt();
inline constexpr int kHopperTilings = 6;
std::string hopperTilingText(int tiling);
LinearGeluMaps hopperMaps(int tiling, const LinearGeluShape& shape, const LinearGeluOperands& operands);
void launchLinearGeluHopper(int tiling, const LinearGeluShape& shape, const LinearGeluMaps& maps, const void* bias,
                            int multiprocessors, cudaStream_t stream);

/// With mma.sync, from compute capability 8.0 on, any m and n.
inline constexpr int kMmaTilings = 4;
std::string mmaTilingText(int tiling);
void launchLinearGeluMma(int tiling, const LinearGeluShape& shape, const LinearGeluOperands& operands,
                         cudaStream_t stream);

/// D = gelu(D) element by element, for the variants of two kernels; `dependent`: launched with a programmatic edge.
void launchGelu(Type type, void* data, std::int64_t elements, int multiprocessors, bool dependent, cudaStream_t stream);

} // namespace qs::cuda
