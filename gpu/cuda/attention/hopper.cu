// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/attention/softmax.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/hopper.cuh"
#include "gpu/cuda/common/tensor_map.cuh"

#include <algorithm>
#include <cmath>

// Traffic: Q and O once; K and V once for each tile of 128 or 192 queries, out of L2 where they fit. On chip: one warp
// has the copy engine fetch tiles into shared memory, two or three warpgroups of 64 queries each multiply straight from
// there. While a warpgroup's scores of one tile become weights, its product of the tile before with V runs, and so do
// the other warpgroups' products: they take turns at issuing them.

namespace qs::cuda {

namespace {

using namespace hopper;

/// Sizes of one kernel: D elements a head, Groups warpgroups of 64 queries, tiles of Keys keys. Two buffers for each
/// operand.
template <int D, int Groups, int Keys> struct Layout
{
    static constexpr int kQueries = 64 * Groups, kThreads = 128 * (Groups + 1);
    static constexpr int kQueryBytes = kQueries * D * 2, kTileBytes = Keys * D * 2;
    static constexpr int kBarriers = 12;
    static constexpr int kShared = 1024 + 2 * kQueryBytes + 4 * kTileBytes + kBarriers * 8 + 8;
    static constexpr int kProducerRegisters = Groups == 2 ? 40 : 32, kConsumerRegisters = Groups == 2 ? 232 : 160;

    std::uint32_t base; ///< multiple of 1024
    __device__ std::uint32_t queries(int stage) const { return base + static_cast<std::uint32_t>(stage * kQueryBytes); }
    __device__ std::uint32_t keys(int stage) const
    {
        return queries(2) + static_cast<std::uint32_t>(stage * kTileBytes);
    }
    __device__ std::uint32_t values(int stage) const { return keys(2 + stage); }
    __device__ Barrier barrier(int i) const { return {keys(4) + static_cast<std::uint32_t>(i * 8)}; }
    __device__ Barrier queriesFull(int stage) const { return barrier(stage); }
    __device__ Barrier queriesEmpty(int stage) const { return barrier(2 + stage); }
    __device__ Barrier keysFull(int stage) const { return barrier(4 + stage); }
    __device__ Barrier keysEmpty(int stage) const { return barrier(6 + stage); }
    __device__ Barrier valuesFull(int stage) const { return barrier(8 + stage); }
    __device__ Barrier valuesEmpty(int stage) const { return barrier(10 + stage); }
    /// Index of the tile whose queries lie in a buffer; guarded by the buffer's barriers. Negative: there are no more.
    __device__ std::uint32_t index(int stage) const
    {
        return barrier(kBarriers).address + static_cast<std::uint32_t>(stage * 4);
    }
};

struct Arguments
{
    std::uint16_t* o;
    unsigned* turn;
    int tokens;
    float factor; ///< log2(e)/sqrt(D)
    TileOrder order;
    int headsPerBatch; ///< as HeadLayout has it
    HeadLayout out;
    int sharedBy; ///< query heads of a head of keys and values
};

/// One tile of queries as all parts of a block see it.
template <int Rows, int Keys, bool Causal> struct Work
{
    TileOrder::Tile tile;
    int blocks; ///< tiles of keys
    __device__ Work(const Arguments& a, int index) : tile(a.order.tile(index))
    {
        const int visible = Causal ? min(a.tokens, (tile.query + 1) * Rows) : a.tokens;
        blocks = (visible + Keys - 1) / Keys;
    }
    __device__ int firstRow() const { return tile.query * Rows; }
};

/// Which of two buffers a running count stands for, and the parity of its round.
struct Slot
{
    int stage;
    unsigned parity;
    __device__ explicit Slot(int count) : stage(count % 2), parity(static_cast<unsigned>(count / 2) & 1u) {}
};

/// One thread: draws tiles and queues the copies of all their operands in the order in which they are needed.
template <int D, int Groups, int Keys, bool Causal>
__device__ void produce(const Layout<D, Groups, Keys>& at, const CUtensorMap& q, const CUtensorMap& k,
                        const CUtensorMap& v, const Arguments& a)
{
    using L = Layout<D, Groups, Keys>;
    const auto load = [&a](std::uint32_t target, const CUtensorMap& map, int rows, int first, int head, int sharedBy,
                           Barrier full) {
        full.expect(static_cast<unsigned>(rows * D * 2));
        first += head / a.headsPerBatch * a.tokens;
        head = head % a.headsPerBatch / sharedBy;
#pragma unroll
        for (int column = 0; column < D; column += 64)
            copyBox(target + static_cast<std::uint32_t>(column * rows * 2), map, column, first, head, full);
    };
    int index = static_cast<int>(blockIdx.x), count = 0, round = 0;
    for (; index < a.order.count(); ++round) {
        const Work<L::kQueries, Keys, Causal> work(a, index);
        const Slot queries(round);
        for (int block = 0; block < work.blocks; ++block, ++count) {
            const Slot slot(count);
            at.keysEmpty(slot.stage).wait(slot.parity ^ 1u);
            load(at.keys(slot.stage), k, Keys, block * Keys, work.tile.head, a.sharedBy, at.keysFull(slot.stage));
            if (block == 0) {
                at.queriesEmpty(queries.stage).wait(queries.parity ^ 1u);
                storeShared(at.index(queries.stage), index);
                load(at.queries(queries.stage), q, L::kQueries, work.firstRow(), work.tile.head, 1,
                     at.queriesFull(queries.stage));
            }
            if (block == work.blocks - 1) index = static_cast<int>(gridDim.x + atomicAdd(a.turn, 1u));
            at.valuesEmpty(slot.stage).wait(slot.parity ^ 1u);
            load(at.values(slot.stage), v, Keys, block * Keys, work.tile.head, a.sharedBy, at.valuesFull(slot.stage));
        }
    }
    const Slot queries(round);
    at.queriesEmpty(queries.stage).wait(queries.parity ^ 1u);
    storeShared(at.index(queries.stage), -1);
    at.queriesFull(queries.stage).arrive();
    __threadfence();
    if (atomicAdd(a.turn + 1, 1u) == gridDim.x - 1) a.turn[0] = a.turn[1] = 0; // the last block: nobody draws any more
}

/// s[64 × Keys] = Q·Kᵀ, queued
template <typename T, int D, int Rows, int Keys>
__device__ void queueScores(float (&s)[Keys / 2], Operand queries, Operand keys)
{
    fenceProducts();
#pragma unroll
    for (int k = 0; k < D / 16; ++k) {
        const int piece = k / 4 * 128, within = k % 4 * 32;
        multiplyShared<T>(s, queries.at(piece * Rows + within), keys.at(piece * Keys + within), k > 0);
    }
    commitProducts();
}

/// o[64 × D] += p·V, queued
template <typename T, int D, int Keys>
__device__ void queueValues(float (&o)[D / 2], const std::uint32_t (&p)[Keys / 4], Operand values)
{
    fenceProducts();
#pragma unroll
    for (int k = 0; k < Keys / 16; ++k)
        multiplyRegisters<T>(o, p + 4 * k, values.at(k * 2048));
    commitProducts();
}

template <typename T, int Count> __device__ void packAll(std::uint32_t (&p)[Count / 2], const float (&s)[Count])
{
#pragma unroll
    for (int i = 0; i < Count; i += 2)
        p[i / 2] = packPair<T>(s[i], s[i + 1]);
}

/// One warpgroup: 64 queries of each tile. The first scores of a tile are computed beside the last product with V of
/// the tile before.
template <typename T, int D, int Groups, int Keys, bool Causal> class Consumer
{
public:
    using L = Layout<D, Groups, Keys>;

    __device__ Consumer(const L& at, const Arguments& a, int group)
        : m_at(at), m_a(a), m_group(group), m_lane(static_cast<int>(threadIdx.x) % 32),
          m_rowInTile(static_cast<int>(threadIdx.x) / 32 * 16 + m_lane / 4),
          m_queryOperand(at.queries(0) + static_cast<std::uint32_t>(group * 64 * 128)), m_keyOperand(at.keys(0)),
          m_valueOperand(at.values(0), Keys * 128)
    {}

    __device__ void run()
    {
        if (m_group == Groups - 1) passTurn(nextTurn());
        float o[D / 2] = {};
        std::uint32_t p[Keys / 4];
        SoftmaxRows rows;
        int index = nextIndex();
        firstScores(index, rows, p);
        for (;;) {
            const Tile tile(m_a, index);
            int block = 1;
            const int whole = min(wholeBlocks(tile), tile.blocks);
            for (; block < whole; ++block)
                step<false>(tile, block, rows, o, p);
            for (; block < tile.blocks; ++block)
                step<true>(tile, block, rows, o, p);
            release(m_at.queriesEmpty(m_queries.stage));
            index = nextIndex();
            if (index < 0) return lastValues(tile, rows, o, p);
            change(tile, Tile(m_a, index), rows, o, p);
        }
    }

private:
    using Tile = Work<L::kQueries, Keys, Causal>;
    using Scores = float[Keys / 2];
    using Weights = std::uint32_t[Keys / 4];
    using Output = float[D / 2];

    __device__ int ownTurn() const { return 1 + m_group; }
    __device__ int nextTurn() const { return 1 + (m_group + 1) % Groups; }
    __device__ void release(Barrier empty) const { empty.arriveIf(m_lane == 0); }
    /// Tiles of keys that no query of this warpgroup has to be masked in.
    __device__ int wholeBlocks(const Tile& tile) const
    {
        const int complete = m_a.tokens / Keys;
        return Causal ? min((tile.firstRow() + m_group * 64 + 1) / Keys, complete) : complete;
    }
    __device__ int nextIndex()
    {
        m_queries = Slot(m_round++);
        m_at.queriesFull(m_queries.stage).wait(m_queries.parity);
        return uniform(loadShared(m_at.index(m_queries.stage)));
    }
    __device__ void mask(Scores& s, const Tile& tile, int block) const
    {
        const int row = tile.firstRow() + m_rowInTile, last = m_a.tokens - 1;
        maskScores(s, block * Keys + m_lane % 4 * 2, Causal ? min(row, last) : last,
                   Causal ? min(row + 8, last) : last);
    }
    __device__ void queueNextScores(Scores& s)
    {
        m_current = m_next;
        m_next = Slot(m_count++);
        const Operand queries = m_queryOperand.behind(m_queries.stage, L::kQueryBytes);
        const Operand keys = m_keyOperand.behind(m_next.stage, L::kTileBytes);
        m_at.keysFull(m_next.stage).wait(m_next.parity);
        waitTurn(ownTurn());
        queueScores<T, D, L::kQueries, Keys>(s, queries, keys);
    }
    __device__ void queueCurrentValues(Output& o, const Weights& p, Slot slot)
    {
        const Operand values = m_valueOperand.behind(slot.stage, L::kTileBytes);
        m_at.valuesFull(slot.stage).wait(slot.parity);
        queueValues<T, D, Keys>(o, p, values);
    }
    /// Keeps the softmax in front of the wait that follows, so that it runs beside the product: the assembler would
    /// move it behind, but not across an access to shared memory that hangs on the sums. They are never negative:
    /// nothing arrives.
    __device__ void stayBefore(const SoftmaxRows& rows) const
    {
        m_at.queriesEmpty(0).arriveIf(rows.sum[0] + rows.sum[1] < 0);
    }
    template <int Left> __device__ void scoresDone(Scores& s)
    {
        waitProducts<Left>();
        pin(s);
        release(m_at.keysEmpty(m_next.stage));
    }
    __device__ void valuesDone(Output& o, Slot slot)
    {
        waitProducts<0>();
        pin(o);
        release(m_at.valuesEmpty(slot.stage));
    }
    __device__ void store(const Tile& tile, const SoftmaxRows& rows, const Output& o) const
    {
        storeRows<T, D>(m_a.o + m_a.out.offset(tile.tile.head, m_a.tokens), m_a.out.pitch, o, rows,
                        tile.firstRow() + m_rowInTile, m_a.tokens);
    }

    __device__ void firstScores(int index, SoftmaxRows& rows, Weights& p)
    {
        Scores s;
        float correction[2];
        queueNextScores(s);
        passTurn(nextTurn());
        scoresDone<0>(s);
        const Tile tile(m_a, index);
        if (wholeBlocks(tile) == 0) mask(s, tile, 0);
        rows.step(s, m_a.factor, correction);
        packAll<T>(p, s);
    }
    /// Scores of `block` beside the product of the block before with V.
    template <bool Masked> __device__ void step(const Tile& tile, int block, SoftmaxRows& rows, Output& o, Weights& p)
    {
        Scores s;
        float correction[2];
        queueNextScores(s);
        queueCurrentValues(o, p, m_current);
        passTurn(nextTurn());
        scoresDone<1>(s);
        if constexpr (Masked) mask(s, tile, block);
        const bool raised = rows.step(s, m_a.factor, correction);
        stayBefore(rows);
        valuesDone(o, m_current);
        if (raised) scaleRows(o, correction);
        packAll<T>(p, s);
    }
    /// First scores of tile `next` beside the last product of `tile`, whose result is then stored.
    __device__ void change(const Tile& tile, const Tile& next, SoftmaxRows& rows, Output& o, Weights& p)
    {
        Scores s;
        float correction[2];
        SoftmaxRows fresh;
        queueNextScores(s);
        queueCurrentValues(o, p, m_current);
        passTurn(nextTurn());
        scoresDone<1>(s);
        if (wholeBlocks(next) == 0) mask(s, next, 0);
        fresh.step(s, m_a.factor, correction);
        stayBefore(fresh);
        valuesDone(o, m_current);
        packAll<T>(p, s);
        store(tile, rows, o);
        rows = fresh;
#pragma unroll
        for (float& x : o)
            x = 0;
    }
    __device__ void lastValues(const Tile& tile, const SoftmaxRows& rows, Output& o, const Weights& p)
    {
        queueCurrentValues(o, p, m_next);
        valuesDone(o, m_next);
        store(tile, rows, o);
    }

    const L m_at;
    const Arguments& m_a;
    const int m_group, m_lane, m_rowInTile;
    const Operand m_queryOperand, m_keyOperand, m_valueOperand;
    int m_count = 0, m_round = 0; ///< tiles of keys and of queries taken so far
    Slot m_queries = Slot(0), m_current = Slot(0),
         m_next = Slot(0); ///< of the scores being computed and the values before
};

template <typename T, int D, int Groups, int Keys, bool Causal>
__global__ void __launch_bounds__(128 * (Groups + 1), 1)
    attentionHopper(const __grid_constant__ CUtensorMap q, const __grid_constant__ CUtensorMap k,
                    const __grid_constant__ CUtensorMap v, const __grid_constant__ Arguments a)
{
    using L = Layout<D, Groups, Keys>;
    extern __shared__ std::uint8_t shared[];
    const L at{(sharedAddress(shared) + 1023u) & ~1023u};
    const int group = uniform(static_cast<int>(threadIdx.x) / 128);
    if (threadIdx.x == 0) {
        prefetchMap(q);
        prefetchMap(k);
        prefetchMap(v);
        for (int stage = 0; stage < 2; ++stage) {
            at.queriesFull(stage).init(1);
            at.queriesEmpty(stage).init(4 * Groups);
            at.keysFull(stage).init(1);
            at.valuesFull(stage).init(1);
            at.keysEmpty(stage).init(4 * Groups);
            at.valuesEmpty(stage).init(4 * Groups);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    __syncthreads();
    if (group == Groups) {
        giveRegisters<L::kProducerRegisters>();
        if (threadIdx.x == 128 * Groups) produce<D, Groups, Keys, Causal>(at, q, k, v, a);
    } else {
        takeRegisters<L::kConsumerRegisters>();
        Consumer<T, D, Groups, Keys, Causal>(at, a, group).run();
    }
}

/// What a launch takes from its owner.
struct Launcher
{
    const AttentionShape& shape;
    const AttentionOperands& operands;
    unsigned* turn;
    int multiprocessors;
    EncodeTiled encode;
    cudaStream_t stream;

    /// Boxes of `rows` × 64 elements, swizzled; rows past the end of a dense head, or of the last batch, read as zeros.
    CUtensorMap map(const void* data, int rows, int sharedBy) const
    {
        CUtensorMap map;
        const HeadLayout layout = shape.inputLayout();
        const auto heads = static_cast<cuuint64_t>(layout.headsPerBatch);
        const cuuint64_t sizes[3] = {static_cast<cuuint64_t>(shape.headDim),
                                     static_cast<cuuint64_t>(shape.tokens) *
                                         (static_cast<cuuint64_t>(shape.heads) / heads),
                                     heads / static_cast<cuuint64_t>(sharedBy)};
        const cuuint64_t strides[2] = {static_cast<cuuint64_t>(layout.pitch) * 2,
                                       static_cast<cuuint64_t>(layout.headStep) * 2};
        const cuuint32_t box[3] = {64, static_cast<cuuint32_t>(rows), 1}, steps[3] = {1, 1, 1};
        const CUresult result =
            encode(&map, shape.type == Type::F16 ? CU_TENSOR_MAP_DATA_TYPE_FLOAT16 : CU_TENSOR_MAP_DATA_TYPE_BFLOAT16,
                   3, const_cast<void*>(data), sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
                   CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
        if (result != CUDA_SUCCESS)
            throw Failure::make(QsCudaInternal, "", Message::mark("The driver rejected a tensor map (error %1)."),
                                static_cast<int>(result));
        return map;
    }

    template <typename T, int D, int Groups, int Keys, bool Causal> void run() const
    {
        using L = Layout<D, Groups, Keys>;
        const auto kernel = attentionHopper<T, D, Groups, Keys, Causal>;
        check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kShared),
              Message::mark("loading the attention kernel"));
        const Arguments arguments{static_cast<std::uint16_t*>(operands.o),
                                  turn,
                                  shape.tokens,
                                  static_cast<float>(M_LOG2E / std::sqrt(double(D))),
                                  tileOrder(shape, L::kQueries),
                                  shape.inputLayout().headsPerBatch,
                                  shape.outputLayout(),
                                  shape.sharedBy};
        const int grid = std::min(multiprocessors, arguments.order.count());
        kernel<<<static_cast<unsigned>(grid), L::kThreads, L::kShared, stream>>>(
            map(operands.q, L::kQueries, 1), map(operands.k, Keys, shape.sharedBy),
            map(operands.v, Keys, shape.sharedBy), arguments);
        check(cudaGetLastError(), Message::mark("starting the attention kernel"));
    }
    template <typename T, bool Causal> void run() const
    {
        return shape.headDim == 64 ? run<T, 64, 3, 128, Causal>() : run<T, 128, 2, 128, Causal>();
    }
    template <typename T> void run() const { return shape.causal ? run<T, true>() : run<T, false>(); }
};

} // namespace

bool HopperAttention::isBuilt() { return true; }

HopperAttention::HopperAttention(const AttentionShape& shape, int multiprocessors, cudaStream_t stream)
    : m_shape(shape), m_multiprocessors(multiprocessors), m_turn(2 * sizeof(unsigned)),
      m_encodeMap(reinterpret_cast<void*>(findEncodeTiled()))
{
    check(cudaMemsetAsync(m_turn.data(), 0, 2 * sizeof(unsigned), stream), Message::mark("clearing a counter"));
}

void HopperAttention::launch(const AttentionOperands& operands, cudaStream_t stream) const
{
    const Launcher launcher{m_shape,
                            operands,
                            reinterpret_cast<unsigned*>(m_turn.data()),
                            m_multiprocessors,
                            reinterpret_cast<EncodeTiled>(m_encodeMap),
                            stream};
    return m_shape.type == Type::F16 ? launcher.run<__half>() : launcher.run<__nv_bfloat16>();
}

std::string HopperAttention::text(const AttentionShape& shape)
{
    return shape.headDim == 64 ? "wgmma, tiles of 192 queries × 128 keys, 3 warpgroups and a copying warp"
                               : "wgmma, tiles of 128 queries × 128 keys, 2 warpgroups and a copying warp";
}

} // namespace qs::cuda
