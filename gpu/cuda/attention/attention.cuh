// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cstdint>
#include <string>

/// Attention kernels of our own: O = softmax(Q·Kᵀ / sqrt(headDim))·V for each of `heads` (batch × heads) slices
/// [tokens, headDim], row major, FP16 or BF16, sums in float. Any tokens >= 1; headDim 64 or 128.
namespace qs::cuda {

/// Where the rows of a head start, in elements.
struct HeadLayout
{
    int headsPerBatch = 1;
    std::int64_t headStep = 0, pitch = 0; ///< between heads of a batch, between tokens
    __host__ __device__ std::int64_t offset(int head, int tokens) const
    {
        return static_cast<std::int64_t>(head / headsPerBatch) * tokens * pitch + head % headsPerBatch * headStep;
    }
};

struct AttentionShape
{
    Type type = Type::F16;
    std::int64_t heads = 1; ///< batch × heads
    int tokens = 1;
    int headDim = 64;
    bool causal = false;
    /// Heads side by side in the rows of wider matrices, [batch × tokens, pitch], the fused kernels alone; multiples
    /// of 8. 0: dense. Values behind a batch's last token are multiplied by zero, so they have to be finite.
    int headsPerBatch = 0;
    std::int64_t inputPitch = 0, outputPitch = 0;
    int sharedBy = 1; ///< neighbouring query heads that have their keys and values in common; with headsPerBatch and
                      ///< the Hopper kernel alone
    std::int64_t bytes() const { return heads * tokens * headDim * 2; } ///< of one operand
    HeadLayout layout(std::int64_t pitch) const
    {
        if (headsPerBatch == 0) return {static_cast<int>(heads), std::int64_t{tokens} * headDim, headDim};
        return {headsPerBatch, headDim, pitch};
    }
    HeadLayout inputLayout() const { return layout(inputPitch); }
    HeadLayout outputLayout() const { return layout(outputPitch); }
};

/// Device memory, each aligned to 16 bytes.
struct AttentionOperands
{
    const void *q = nullptr, *k = nullptr, *v = nullptr;
    void* o = nullptr;
};

/// Which tile of queries a block takes. Causal tiles at the end of a sequence see the most keys: they go first, so that
/// the short ones fill the last wave; heads go in groups whose keys and values stay in L2 together.
struct TileOrder
{
    int queryTiles = 1, heads = 1, headsPerGroup = 1;

    struct Tile
    {
        int head, query;
    };
    __host__ __device__ int count() const { return queryTiles * heads; }
    __host__ __device__ Tile tile(int index) const
    {
        const int group = index / (headsPerGroup * queryTiles), first = group * headsPerGroup;
        const int within = index - first * queryTiles;
        const int size = headsPerGroup < heads - first ? headsPerGroup : heads - first;
        return {first + within % size, queryTiles - 1 - within / size};
    }
};

TileOrder tileOrder(const AttentionShape& shape, int tileRows);

/// mma.sync kernel for compute capability 8.0 and above.
void launchAttentionMma(const AttentionShape& shape, const AttentionOperands& operands, cudaStream_t stream);
/// 'mma.sync, 128 queries × 64 keys, 8 warps'.
std::string attentionMmaText(const AttentionShape& shape);

/// The wgmma kernel fed by the copy engine, for compute capability 9.0 alone, and what it keeps between launches.
/// Launches of one object must not overlap. Throws Failure.
class HopperAttention
{
public:
    /// Whether this build has it (architecture 90a).
    static bool isBuilt();
    HopperAttention(const AttentionShape& shape, int multiprocessors, cudaStream_t stream);
    void launch(const AttentionOperands& operands, cudaStream_t stream) const;
    /// 'wgmma, tiles of 128 queries × 128 keys, 2 warpgroups and a copying warp'.
    static std::string text(const AttentionShape& shape);

private:
    AttentionShape m_shape;
    int m_multiprocessors;
    DeviceMemory
        m_turn; ///< two counters: tiles drawn by the blocks of a launch, and blocks done; zero between launches
    void* m_encodeMap = nullptr; ///< the driver's cuTensorMapEncodeTiled
};

/// Softmax of each row of scores [heads, tokens, pitch] in place; elements behind `tokens`, and with a causal mask
/// those of later keys, become zeros. `pitch` is a multiple of 8.
void launchRowSoftmax(const AttentionShape& shape, void* scores, int pitch, cudaStream_t stream);

} // namespace qs::cuda
