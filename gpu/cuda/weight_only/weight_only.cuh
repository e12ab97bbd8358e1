// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/integer_math.h"
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/cuda/weight_only/format.cuh"
#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <optional>
#include <vector>

/// D[m,n] = A[m,k]·Wᵀ with weights W[n,k] of 8 or 4 bits in one of the formats of weight_only/format.cuh.
namespace qs::cuda {

inline constexpr int kWeightGroup = 128, kWeightTile = 16, kWeightRows = 64; ///< rows: the most that A may have

/// The format of codes whose scales are kept as they were stored; none: there are no kernels for it.
std::optional<WeightFormat> keptFormatOf(const QuantScheme& scheme);

/// Sizes of a product and of its packed operands. Weights are padded to fours of tiles of 16 × 128, A's rows to whole
/// groups.
struct WeightOnlySize
{
    std::int64_t m = 0, n = 0, k = 0;
    WeightFormat format = WeightFormat::Int4;
    bool paired = false; ///< rows i and i + n/2 belong together: eight of the ones and eight of the others are a tile;
                         ///< n/2 is a multiple of 8
    /// Where row i is packed.
    QS_HOST_DEVICE std::int64_t packedRow(std::int64_t i) const
    {
        if (!paired) return i;
        const std::int64_t half = n / 2, own = i < half ? i : i - half;
        return own / 8 * 16 + own % 8 + (i < half ? 0 : 8);
    }
    QS_HOST_DEVICE std::int64_t tiles() const
    {
        return roundUp(n, 4 * kWeightTile) / kWeightTile;
    } ///< kernels take one, two or four at a time
    QS_HOST_DEVICE std::int64_t groups() const { return (k + kWeightGroup - 1) / kWeightGroup; }
    QS_HOST_DEVICE std::int64_t weightBytes() const
    {
        return tiles() * groups() * kWeightTile * kWeightGroup * bits() / 8;
    }
    QS_HOST_DEVICE int bits() const { return codeBits(format); }
    QS_HOST_DEVICE bool zeros() const { return hasZeros(format); }
    QS_HOST_DEVICE std::int64_t scaleBytes() const
    {
        return tiles() * groups() * kWeightTile * scaleBytesOfGroup(format);
    }
    QS_HOST_DEVICE std::int64_t pitch() const
    {
        return groups() * kWeightGroup;
    } ///< elements from row to row of A; zeros behind k
};

/// How the work is laid out over the device; any plan that is valid gives the same sums in another order.
struct WeightOnlyPlan
{
    int form = 0;    ///< kernel
    int warps = 16;  ///< of a block: 8 or 16
    int perSm = 1;   ///< blocks of a launch that a multiprocessor holds at a time
    int splits = 1;  ///< slices of k, each done by blocks of its own
    int columns = 1; ///< blocks that share the tiles of a slice; the grid has splits × columns blocks
    bool clustered =
        false; ///< the slices' blocks form a cluster and add their sums in shared memory (compute capability 9.0)
    bool weightsFirst = false; ///< weights are asked for before the kernel before is complete, ahead of A
    int warpsK = 1;            ///< warps of a block that share a tile's slice of k: 1, 2, 4, 8 or 16
    int groupsPerSlice = 1;
    std::int64_t sharedBytes = 0;
    bool operator==(const WeightOnlyPlan&) const = default;
};

/// Where the operands lie; aligned to 256 bytes.
struct WeightOnlyOperands
{
    Type type = Type::F16;
    const void* activations = nullptr; ///< [m, pitch()]
    const void* weights = nullptr;     ///< as packWeights() leaves them
    const void* scales = nullptr;
    const void* shifts = nullptr;      ///< size.zeros(): laid out as the scales, 8 less the zero point
    const float* rowFactors = nullptr; ///< hasRowFactors(size.format): [n]
    void* out = nullptr;               ///< [m, n], rows outPitch elements apart
    std::int64_t outPitch = 0;         ///< 0: n
    const float* bias = nullptr;       ///< [n]
    bool gated = false;           ///< size.paired: out is [m, n/2], silu(row i)·row i + n/2, rounded after each step
    float* partials = nullptr;    ///< partialBytes(); plans with splits without clusters alone
    unsigned* counters = nullptr; ///< counterBytes() of zeros, which a launch leaves as zeros
};

/// Plans worth trying for a size, by a model of what each takes the best first.
std::vector<WeightOnlyPlan> weightOnlyPlans(const WeightOnlySize& size, int multiprocessors,
                                            std::int64_t sharedBytesPerBlock);
std::int64_t partialBytes(const WeightOnlySize& size, const WeightOnlyPlan& plan);
std::int64_t counterBytes(const WeightOnlySize& size);
/// Lets the kernel of a size use the shared memory of its plans; once before its launches.
void prepareWeightOnly(const WeightOnlySize& size, Type type, std::int64_t sharedBytesPerBlock);
/// Queues the product; capturable. From compute capability 9.0 on weights and scales are read while the kernel before
/// in the stream may still run: it must not be what wrote them.
void launchWeightOnly(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands,
                      cudaStream_t stream);
/// Quantizes and packs, for the kernel of `type`, W[n,k] = operandAt(seed, operand, index) × factor: per row and group
/// s = amax / 127 (8 bits) or / 7 (4), rounded to `type`; codes rint(w / s) within ±127 or −8 … 7. Integers without
/// zero points alone.
void packWeights(const WeightOnlySize& size, Type type, std::uint64_t seed, unsigned operand, float factor,
                 void* weights, void* scales, cudaStream_t stream);
/// Rows of a matrix that has codes already: 8 bits a byte each, 4 bits the low nibble first; of integers x̂ = (code −
/// 128 or 8)·scale. Or blocks of 32 elements as GGUF has them: an FP16 scale, then the codes, of 4 bits elements i and
/// i + 16 in a byte.
struct GivenWeights
{
    const std::uint8_t* codes = nullptr;
    std::int64_t pitch = 0;       ///< bytes
    int blockBytes = 0;           ///< of a block; 0: there are none
    const void* scales = nullptr; ///< [n, groups]; hasScalesOfA() and hasHalfScales(): of the kernel's type, else as
                                  ///< they are stored; null of blocks
    float scaleFactor = 1;        ///< hasHalfScales(): scales are kept times this, for rows' factors to make up for
    int group = kWeightGroup, groups = 1;     ///< elements that share a scale: hasScalesOfA(): a multiple of 128, or at
                                              ///< least k; hasHalfScales(): a multiple of 32; else scaleGroup()
    const std::uint8_t* zeroPoints = nullptr; ///< [n, groups], a byte each: size.zeros()
    bool isSigned = false;                    ///< 8 bits: the codes have a sign, and nothing is taken off
    std::int64_t n = 0, firstRow = 0;         ///< so many rows, which become those from firstRow on

    QS_HOST_DEVICE const std::uint8_t* blockOf(std::int64_t row, std::int64_t k) const
    {
        return codes + row * pitch + k / 32 * blockBytes;
    }
    QS_HOST_DEVICE unsigned codeOf(std::int64_t row, std::int64_t k, int bits) const
    {
        const int in = static_cast<int>(k % 32);
        const std::uint8_t* const from = blockBytes > 0 ? blockOf(row, k) + 2 + (bits == 8 ? in : in % 16)
                                                        : codes + row * pitch + (bits == 8 ? k : k / 2);
        if (bits == 8) return *from ^ (isSigned ? 0x80u : 0u);
        return (blockBytes > 0 ? in >= 16 : k % 2 != 0) ? *from >> 4 : *from & 15u;
    }
};
/// Packs them; `weights`, `scales` and `shifts` have been zeroed before the first rows.
void packGivenWeights(const WeightOnlySize& size, Type type, const GivenWeights& given, void* weights, void* scales,
                      void* shifts, cudaStream_t stream);
/// The opposite: rows [first, first + count) as elements of `type`, `pitch` of them (a multiple of 8) from row to row,
/// zeros behind k.
void restorePackedWeights(const WeightOnlySize& size, const WeightOnlyOperands& packed, std::int64_t first,
                          std::int64_t count, void* to, std::int64_t pitch, cudaStream_t stream);
/// A[m,k] = operandAt(seed, operand, index), rounded to `type`, zeros up to the pitch.
void fillActivations(const WeightOnlySize& size, Type type, std::uint64_t seed, unsigned operand, void* activations,
                     cudaStream_t stream);

} // namespace qs::cuda
