// SPDX-License-Identifier: GPL-3.0-or-later
// gelu(A·Wᵀ + bias) for Hopper. Traffic: A and W once from memory where they fit into L2 (a tile of 64·Groups × N reads
// (64·Groups + N)·k elements, shared by the blocks of a cluster), D once; the sums never leave registers before bias
// and GELU. A block has one warp that has the copy engine fill a ring of stages of 64 along k, and Groups warpgroups
// that multiply 64 rows × N each straight from shared memory. It stays for tile after tile: the ring is filled for the
// next one while this one's sums go through GELU, and of tiles 256 wide those sums wait in fewer registers and go
// through GELU beside the next tile's products. Results leave through small buffers in shared memory by the copy
// engine, so that every write is of whole lines.
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/tensor_map.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/linear_gelu/gelu.cuh"
#include "gpu/cuda/linear_gelu/linear_gelu.cuh"
#include "gpu/cuda/products/hopper_product.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

using namespace hopper;

constexpr int kDepth = 64; ///< elements along k of a stage: 128 bytes, one swizzled row

/// Sizes and places of one tiling: Groups warpgroups of 64 rows, N columns, clusters of `Cluster` blocks below each
/// other.
template <int GroupsOf, int NOf, int StagesOf, int ClusterOf> struct Tiling
{
    static constexpr int kGroups = GroupsOf, kN = NOf, kStages = StagesOf, kCluster = ClusterOf;
    static constexpr int kRows = 64 * kGroups, kThreads = 128 * (kGroups + 1);
    static constexpr int kBytesA = kRows * kDepth * 2, kBytesB = kN * kDepth * 2, kStageBytes = kBytesA + kBytesB;
    static constexpr int kOutBytes = 64 * 128; ///< 64 rows × 64 columns
    static constexpr int kShared = 1024 + kStages * kStageBytes + kGroups * (2 * kOutBytes + kN * 2) + 2 * kStages * 8;
    static constexpr bool kDeferred = NOf == 256; ///< sums are finished beside the next tile's products
    static constexpr int kProducerRegisters = 24, kConsumerRegisters = kGroups == 2 ? 240 : 216;

    std::uint32_t base; ///< multiple of 1024
    __device__ std::uint32_t a(int stage) const { return base + static_cast<std::uint32_t>(stage * kStageBytes); }
    __device__ std::uint32_t b(int stage) const { return a(stage) + kBytesA; }
    __device__ std::uint32_t out(int group, int half) const
    {
        return a(kStages) + static_cast<std::uint32_t>((group * 2 + half) * kOutBytes);
    }
    __device__ std::uint32_t bias(int group) const
    {
        return out(kGroups, 0) + static_cast<std::uint32_t>(group * kN * 2);
    }
    __device__ Barrier full(int stage) const { return {bias(kGroups) + static_cast<std::uint32_t>(stage * 8)}; }
    __device__ Barrier empty(int stage) const { return full(kStages + stage); }
};

/// Where a cluster's turn takes it. Turns go down a band of clusters before they go to the next columns, so that what
/// runs at a time shares rows and columns.
struct Turns
{
    int clustersM, tilesN, band;
    __host__ __device__ int count() const { return clustersM * tilesN; }
    __device__ int2 at(int turn) const
    {
        const int perBand = band * tilesN, first = turn / perBand * band, within = turn % perBand;
        const int height = min(band, clustersM - first);
        return {first + within % height, within / height};
    }
};

struct Arguments
{
    const std::uint16_t* bias;
    int n, steps; ///< steps: stages along k
    Turns turns;
};

/// One thread: queues all copies in the order in which they are needed. The first stages' weights, which no launch
/// before this one writes, are on their way before it has ended.
template <typename L>
__device__ void produce(const L& at, const CUtensorMap& a, const CUtensorMap& w, const Arguments& p, int cluster,
                        int clusters, unsigned rank)
{
    constexpr int part = L::kN / L::kCluster; // rows of W that each block of a cluster fetches for all
    const auto loadWeights = [&](int stage, int step, int column) {
        at.full(stage).expect(L::kStageBytes);
        if constexpr (L::kCluster == 1)
            copyBox(at.b(stage), w, step * kDepth, column, at.full(stage));
        else
            copyBoxToAll(at.b(stage) + rank * (part * kDepth * 2), w, step * kDepth,
                         column + static_cast<int>(rank) * part, at.full(stage), (1u << L::kCluster) - 1);
    };
    const int early = min(L::kStages, p.steps);
    for (int step = 0; cluster < p.turns.count() && step < early; ++step)
        loadWeights(step, step, p.turns.at(cluster).y * L::kN);
    awaitPrevious();
    Slot<L::kStages> slot;
    for (int turn = cluster; turn < p.turns.count(); turn += clusters) {
        const int2 tile = p.turns.at(turn);
        const int row = (tile.x * L::kCluster + static_cast<int>(rank)) * L::kRows, column = tile.y * L::kN;
        for (int step = 0; step < p.steps; ++step, slot.next()) {
            if (turn != cluster || step >= early) {
                at.empty(slot.stage).wait(slot.parity ^ 1u);
                loadWeights(slot.stage, step, column);
            }
            copyBox(at.a(slot.stage), a, step * kDepth, row, at.full(slot.stage));
        }
    }
}

template <typename T> __device__ __forceinline__ float2 pairOf(std::uint32_t packed)
{
    if constexpr (std::is_same_v<T, __half>)
        return __half22float2(reinterpret_cast<const __half2&>(packed));
    else
        return {__uint_as_float(packed << 16), __uint_as_float(packed & 0xffff0000u)};
}

template <typename T, Activation F> __device__ __forceinline__ std::uint32_t activated(float low, float high)
{
    if constexpr (F == Activation::Gelu)
        return packPair<T>(geluTanhFast(low), geluTanhFast(high));
    else
        return packPair<T>(low, high);
}

/// A thread's sums of a tile while the next one is multiplied: 20 of their 32 bits, that is 12 significant ones, which
/// the rounding of the result to 16 bits hides; sums and all their bits together would not fit into the registers. 8
/// sums a group.
template <int Sums> class Waiting
{
public:
    int row = -1, column = 0; ///< of the tile; no row: nothing waits

    __device__ __forceinline__ void put(const float (&d)[Sums])
    {
        constexpr float kMiddle = 1.0f + 1.5f / 8192; // adds, on average, half of what is cut off
#pragma unroll
        for (int g = 0; g < Sums / 8; ++g) {
            std::uint32_t u[8];
#pragma unroll
            for (int i = 0; i < 8; ++i)
                u[i] = __float_as_uint(__fmul_rn(d[8 * g + i], kMiddle));
#pragma unroll
            for (int i = 0; i < 4; ++i)
                m_high[4 * g + i] = __byte_perm(u[2 * i], u[2 * i + 1], 0x7632);
            m_low[g] = (secondBytes(u) & 0xf0f0f0f0u) | (secondBytes(u + 4) >> 4 & 0x0f0f0f0fu);
        }
    }
    /// The sum, right to 12 significant bits.
    __device__ __forceinline__ float at(int index) const
    {
        const int i = index % 8, up = i < 4 ? 8 - 8 * i : 12 - 8 * (i - 4); // to bits 12 to 15
        const std::uint32_t pair = m_high[index / 2], low = m_low[index / 8];
        const std::uint32_t moved = up >= 0 ? low << (up & 31) : low >> (-up & 31);
        return __uint_as_float((moved & 0xf000u) | (i % 2 == 0 ? pair << 16 : pair & 0xffff0000u));
    }

private:
    static __device__ __forceinline__ std::uint32_t secondBytes(const std::uint32_t* u)
    {
        return __byte_perm(__byte_perm(u[0], u[1], 0x0051), __byte_perm(u[2], u[3], 0x0051), 0x5410);
    }

    std::uint32_t m_high[Sums / 2], m_low[Sums / 8];
};

/// One warpgroup: 64 rows of each tile.
template <typename T, typename L, Activation F> class Consumer
{
public:
    __device__ Consumer(const L& at, const CUtensorMap& out, const Arguments& p, int group)
        : m_at(at), m_out(out), m_p(p), m_group(group), m_left(at.a(0) + static_cast<std::uint32_t>(group * 64 * 128)),
          m_right(at.b(0))
    {}
    __device__ void run(int cluster, int clusters, unsigned rank)
    {
        float d[L::kN / 2];
        Waiting<L::kN / 2> waiting;
        for (int turn = cluster; turn < m_p.turns.count(); turn += clusters) {
            const int2 tile = m_p.turns.at(turn);
            const int row = (tile.x * L::kCluster + static_cast<int>(rank)) * L::kRows + m_group * 64,
                      column = tile.y * L::kN;
            std::uint32_t bias = 0; // this thread's pair; on its way while the tile is multiplied
            if (m_thread < L::kN / 2 && column + 2 * m_thread < m_p.n)
                bias = __ldg(reinterpret_cast<const unsigned*>(m_p.bias + column) + m_thread);
            int step = 0;
            if constexpr (L::kDeferred) step = multiplyBeside(d, waiting);
            for (; step < m_p.steps; ++step) {
                multiply(d, step);
                advance(step);
            }
            waitProducts<0>();
            pin(d);
            release(m_before);
            if (m_thread < L::kN / 2) // finishPart() has a barrier before the first is read, and one behind the last
                storeShared(m_at.bias(m_group) + static_cast<std::uint32_t>(m_thread) * 4, static_cast<int>(bias));
            if constexpr (L::kDeferred) {
                waiting.put(d);
                waiting.row = row;
                waiting.column = column;
            } else
                finish([&](int i) { return d[i]; }, row, column);
        }
        if (L::kDeferred && waiting.row >= 0) finish([&](int i) { return waiting.at(i); }, waiting.row, waiting.column);
        if (m_thread == 0) waitStoresRead<0>();
    }

private:
    static constexpr int kParts = L::kN / 16; ///< of 16 columns, in which sums are finished

    __device__ __forceinline__ void release(int stage) const // thread i for block i of the cluster
    {
        if constexpr (L::kCluster == 1)
            m_at.empty(stage).arriveIf(m_thread == 0);
        else if (m_thread < L::kCluster)
            arriveAt(m_at.empty(stage), static_cast<unsigned>(m_thread));
    }
    /// Queues the products of one stage.
    __device__ __forceinline__ void multiply(float (&d)[L::kN / 2], int step)
    {
        m_at.full(m_slot.stage).wait(m_slot.parity);
        const Operand a = m_left.behind(m_slot.stage, L::kStageBytes), b = m_right.behind(m_slot.stage, L::kStageBytes);
        fenceProducts();
#pragma unroll
        for (int k = 0; k < kDepth / 16; ++k)
            multiplyShared<T>(d, a.at(32 * k), b.at(32 * k), step + k > 0);
        commitProducts();
    }
    /// Waits for the stage before the one just queued and hands it back.
    __device__ __forceinline__ void advance(int step)
    {
        waitProducts<1>();
        if (step > 0) release(m_before);
        m_before = m_slot.stage;
        m_slot.next();
    }
    /// The first steps of a tile, with the tile before finished beside them; returns how many. The fewer parts a step,
    /// the less the products wait (4096 × 1024 × 4096: 56.5 µs with one part, 61.7 µs with two).
    __device__ __forceinline__ int multiplyBeside(float (&d)[L::kN / 2], const Waiting<L::kN / 2>& waiting)
    {
        if (waiting.row < 0) return 0;
        if (m_p.steps >= kParts) return multiplyBeside<1>(d, waiting);
        if (m_p.steps >= kParts / 2) return multiplyBeside<2>(d, waiting);
        finish([&](int i) { return waiting.at(i); }, waiting.row, waiting.column);
        return 0;
    }
    template <int PartsAStep>
    __device__ __forceinline__ int multiplyBeside(float (&d)[L::kN / 2], const Waiting<L::kN / 2>& waiting)
    {
#pragma unroll
        for (int step = 0; step < kParts / PartsAStep; ++step) {
            multiply(d, step);
            advance(step);
#pragma unroll
            for (int i = 0; i < PartsAStep; ++i)
                finishPart(PartsAStep * step + i, [&](int j) { return waiting.at(j); }, waiting.row, waiting.column);
        }
        return kParts / PartsAStep;
    }
    template <typename S> __device__ __forceinline__ void finish(S&& sum, int row, int column) const
    {
#pragma unroll
        for (int i = 0; i < kParts; ++i)
            finishPart(i, sum, row, column);
    }
    /// Bias and activation on 16 columns, whose sums are sum(8·part) on, and out with the last ones of 64.
    template <typename S> __device__ __forceinline__ void finishPart(int part, S&& sum, int row, int column) const
    {
        const int lane = m_thread % 32, matrix = lane / 8,
                  line = m_thread / 32 * 16 + matrix % 2 * 8 + lane % 8; // of the four stored
        const int chunk = part / 4;
        const std::uint32_t buffer = m_at.out(m_group, chunk % 2);
        if (part % 4 == 0) {
            if (m_thread == 0)
                waitStoresRead<L::kN == 64 ? 0 : 1>(); // of the store before the last, which had this buffer
            syncGroup(1 + m_group);
        }
        std::uint32_t m[4];
#pragma unroll
        for (int side = 0; side < 2; ++side) {
            const int i = 8 * part + 4 * side;
            const float2 bias = pairOf<T>(static_cast<std::uint32_t>(
                loadShared(m_at.bias(m_group) + static_cast<std::uint32_t>(16 * part + 8 * side + lane % 4 * 2) * 2)));
            m[2 * side] = activated<T, F>(sum(i) + bias.x, sum(i + 1) + bias.y);
            m[2 * side + 1] = activated<T, F>(sum(i + 2) + bias.x, sum(i + 3) + bias.y);
        }
        const int vector =
            part % 4 * 2 + matrix / 2; // of the eight of a line, swizzled as the copy engine expects them
        storeMatrices(buffer + static_cast<std::uint32_t>(line * 128 + (vector ^ line % 8) * 16), m);
        if (part % 4 != 3) return;
        fenceForCopyEngine();
        syncGroup(1 + m_group);
        if (m_thread == 0) storeBox(m_out, column + 64 * chunk, row, buffer);
    }
    const L& m_at;
    const CUtensorMap& m_out;
    const Arguments& m_p;
    const int m_group, m_thread = static_cast<int>(threadIdx.x) % 128;
    const Operand m_left, m_right;
    Slot<L::kStages> m_slot;
    int m_before = 0; ///< stage whose products may still be running
};

template <typename T, typename L, Activation F>
__global__ void __launch_bounds__(L::kThreads, 1)
    linearGeluKernel(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap w,
                     const __grid_constant__ CUtensorMap out, const __grid_constant__ Arguments p)
{
    extern __shared__ std::uint8_t shared[];
    const L at{(sharedAddress(shared) + 1023u) & ~1023u};
    const int group = static_cast<int>(threadIdx.x) / 128;
    const unsigned rank = L::kCluster > 1 ? clusterRank() : 0;
    const int cluster = static_cast<int>(blockIdx.x) / L::kCluster,
              clusters = static_cast<int>(gridDim.x) / L::kCluster;
    if (threadIdx.x == 0) {
        prefetchMap(a);
        prefetchMap(w);
        prefetchMap(out);
        for (int stage = 0; stage < L::kStages; ++stage) {
            at.full(stage).init(1);
            at.empty(stage).init(L::kGroups * L::kCluster);
        }
        asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
    }
    if constexpr (L::kCluster > 1)
        clusterSync();
    else
        __syncthreads();
    if (group == L::kGroups) {
        giveRegisters<L::kProducerRegisters>();
        if (threadIdx.x == 128 * L::kGroups) produce(at, a, w, p, cluster, clusters, rank);
    } else {
        takeRegisters<L::kConsumerRegisters>();
        Consumer<T, L, F>(at, out, p, group).run(cluster, clusters, rank);
    }
    __syncwarp();
    if constexpr (L::kCluster > 1) clusterSync(); // no block leaves while another still arrives at its barriers
}

/// Calls f with the tiling of that number.
template <typename F> void withTiling(int tiling, F&& f)
{
    switch (tiling) {
    case 0:
        return f(Tiling<2, 256, 4, 2>{});
    case 1:
        return f(Tiling<2, 256, 4, 1>{});
    case 2:
        return f(Tiling<2, 128, 6, 2>{});
    case 3:
        return f(Tiling<2, 128, 6, 1>{});
    case 4:
        return f(Tiling<1, 128, 8, 1>{});
    default:
        return f(Tiling<1, 64, 8, 1>{});
    }
}

constexpr int kBandRows = 2048;

template <typename T, typename L, Activation F>
void launch(const LinearGeluShape& shape, const LinearGeluMaps& maps, const void* bias, int multiprocessors,
            cudaStream_t stream)
{
    const auto kernel = linearGeluKernel<T, L, F>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kShared),
          Message::mark("loading the fused kernel"));
    const auto upTo = [](std::int64_t value, int step) { return static_cast<int>((value + step - 1) / step); };
    const Turns turns = {upTo(shape.m, L::kRows * L::kCluster), upTo(shape.n, L::kN),
                         std::max(1, kBandRows / (L::kRows * L::kCluster))};
    const Arguments arguments = {static_cast<const std::uint16_t*>(bias), static_cast<int>(shape.n),
                                 upTo(shape.k, kDepth), turns};
    cudaLaunchAttribute attributes[2] = {};
    attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[0].val.programmaticStreamSerializationAllowed = 1;
    attributes[1].id = cudaLaunchAttributeClusterDimension;
    attributes[1].val.clusterDim = {L::kCluster, 1, 1};
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>(std::min(turns.count(), multiprocessors / L::kCluster) * L::kCluster));
    config.blockDim = dim3(L::kThreads);
    config.dynamicSmemBytes = L::kShared;
    config.stream = stream;
    config.attrs = attributes;
    config.numAttrs = L::kCluster > 1 ? 2 : 1;
    const auto* all = reinterpret_cast<const CUtensorMap*>(maps.bytes);
    check(cudaLaunchKernelEx(&config, kernel, all[0], all[1], all[2], arguments),
          Message::mark("starting the fused kernel"));
}

} // namespace

bool linearGeluHopperBuilt() { return true; }

std::string hopperTilingText(int tiling)
{
    std::string text;
    withTiling(tiling, [&]<typename L>(L) {
        text = "wgmma, tiles of " + std::to_string(L::kRows) + " × " + std::to_string(L::kN) + ", " +
               std::to_string(L::kStages) + " stages of 64 along k" +
               (L::kCluster > 1 ? ", clusters of " + std::to_string(L::kCluster) : "") +
               (L::kDeferred ? ", finished beside the next tile" : "") + ", weights fetched ahead of its turn";
    });
    return text;
}

LinearGeluMaps hopperMaps(int tiling, const LinearGeluShape& s, const LinearGeluOperands& operands)
{
    static_assert(sizeof(CUtensorMap) * 3 == sizeof(LinearGeluMaps));
    const EncodeTiled encode = findEncodeTiled();
    LinearGeluMaps maps;
    withTiling(tiling, [&]<typename L>(L) {
        const CUtensorMap all[3] = {
            mapOf(encode, s.type, {operands.a, s.m, s.pitch, s.pitch, L::kRows}),
            mapOf(encode, s.type, {operands.weights, s.n, s.pitch, s.pitch, L::kN / L::kCluster}),
            mapOf(encode, s.type, {operands.out, s.m, s.n, s.n, 64})};
        std::memcpy(maps.bytes, all, sizeof maps.bytes);
    });
    return maps;
}

void launchLinearGeluHopper(int tiling, const LinearGeluShape& shape, const LinearGeluMaps& maps, const void* bias,
                            int multiprocessors, cudaStream_t stream)
{
    const auto launchAs = [&]<Activation F>() {
        withTiling(tiling, [&]<typename L>(L) {
            shape.type == Type::F16 ? launch<__half, L, F>(shape, maps, bias, multiprocessors, stream)
                                    : launch<__nv_bfloat16, L, F>(shape, maps, bias, multiprocessors, stream);
        });
    };
    shape.activation == Activation::Gelu ? launchAs.template operator()<Activation::Gelu>()
                                         : launchAs.template operator()<Activation::None>();
}

} // namespace qs::cuda
