// SPDX-License-Identifier: GPL-3.0-or-later
// gelu(A·Wᵀ + bias) for Hopper. Traffic: A and W once from memory where they fit into L2 (a tile of 64·Groups × N reads (64·Groups + N)·k
// elements, shared by the blocks of a cluster), D once; the sums never leave registers before bias and GELU.
// A block has one warp that has the copy engine fill a ring of stages of 64 along k, and Groups warpgroups that multiply 64 rows × N each
// straight from shared memory. It stays for tile after tile: the ring is filled for the next one while this one's sums go through GELU.
// Results leave through small buffers in shared memory by the copy engine, so that every write is of whole lines.
#include "gpu/cuda/attention_softmax.cuh"
#include "gpu/cuda/dependent_launch.cuh"
#include "gpu/cuda/failure.cuh"
#include "gpu/cuda/gelu.cuh"
#include "gpu/cuda/hopper_product.cuh"
#include "gpu/cuda/linear_gelu.cuh"

#include <algorithm>

namespace qs::cuda {

namespace {

using namespace hopper;

constexpr int kStagger = 7; ///< a named barrier
constexpr int kDepth = 64; ///< elements along k of a stage: 128 bytes, one swizzled row

/// Sizes and places of one tiling: Groups warpgroups of 64 rows, N columns, clusters of `Cluster` blocks below each other.
template <int GroupsOf, int NOf, int StagesOf, int ClusterOf> struct Tiling
{
    static constexpr int kGroups = GroupsOf, kN = NOf, kStages = StagesOf, kCluster = ClusterOf;
    static constexpr int kRows = 64 * kGroups, kThreads = 128 * (kGroups + 1);
    static constexpr int kBytesA = kRows * kDepth * 2, kBytesB = kN * kDepth * 2, kStageBytes = kBytesA + kBytesB;
    static constexpr int kOutBytes = 64 * 128; ///< 64 rows × 64 columns
    static constexpr int kShared = 1024 + kStages * kStageBytes + kGroups * (2 * kOutBytes + kN * 2) + 2 * kStages * 8;
    static constexpr int kProducerRegisters = 40, kConsumerRegisters = kGroups == 2 ? 232 : 216;

    std::uint32_t base; ///< multiple of 1024
    __device__ std::uint32_t a(int stage) const { return base + static_cast<std::uint32_t>(stage * kStageBytes); }
    __device__ std::uint32_t b(int stage) const { return a(stage) + kBytesA; }
    __device__ std::uint32_t out(int group, int half) const { return a(kStages) + static_cast<std::uint32_t>((group * 2 + half) * kOutBytes); }
    __device__ std::uint32_t bias(int group) const { return out(kGroups, 0) + static_cast<std::uint32_t>(group * kN * 2); }
    __device__ Barrier full(int stage) const { return {bias(kGroups) + static_cast<std::uint32_t>(stage * 8)}; }
    __device__ Barrier empty(int stage) const { return full(kStages + stage); }
};

/// Where a cluster's turn takes it. Turns go down a band of clusters before they go to the next columns, so that what runs at a time
/// shares rows and columns.
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

/// A place in the ring and the parity of its round.
template <int Stages> struct Slot
{
    int stage = 0;
    unsigned parity = 0;
    __device__ void next()
    {
        if (++stage < Stages) return;
        stage = 0;
        parity ^= 1u;
    }
};

/// One thread: queues all copies in the order in which they are needed. The first stages' weights, which no launch before this one
/// writes, are on their way before it has ended.
template <typename L> __device__ void produce(const L& at, const CUtensorMap& a, const CUtensorMap& w, const Arguments& p, int cluster, int clusters, unsigned rank)
{
    constexpr int part = L::kN / L::kCluster; // rows of W that each block of a cluster fetches for all
    const auto loadWeights = [&](int stage, int step, int column) {
        at.full(stage).expect(L::kStageBytes);
        if constexpr (L::kCluster == 1)
            copyBox(at.b(stage), w, step * kDepth, column, at.full(stage));
        else
            copyBoxToAll(at.b(stage) + rank * (part * kDepth * 2), w, step * kDepth, column + static_cast<int>(rank) * part, at.full(stage),
                         (1u << L::kCluster) - 1);
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

/// Bias and GELU on a warpgroup's sums, 64 columns at a time, and out.
template <typename T, typename L>
__device__ void finish(const L& at, const CUtensorMap& out, const float (&d)[L::kN / 2], int group, int row, int column)
{
    const int thread = static_cast<int>(threadIdx.x) % 128, warp = thread / 32, lane = thread % 32;
    const int matrix = lane / 8, line = warp * 16 + matrix % 2 * 8 + lane % 8; // of the four that storeMatrices takes
#pragma unroll
    for (int chunk = 0; chunk < L::kN / 64; ++chunk) {
        const std::uint32_t buffer = at.out(group, chunk % 2);
        if (thread == 0) waitStoresRead<L::kN == 64 ? 0 : 1>(); // of the store before the last, which had this buffer
        syncGroup(1 + group);
#pragma unroll
        for (int part = 0; part < 4; ++part) { // 16 columns each
            std::uint32_t m[4];
#pragma unroll
            for (int side = 0; side < 2; ++side) {
                const int j = chunk * 8 + part * 2 + side;
                const float2 bias = pairOf<T>(static_cast<std::uint32_t>(loadShared(at.bias(group) + static_cast<std::uint32_t>(8 * j + lane % 4 * 2) * 2)));
                m[2 * side] = pack<T>(geluTanhFast(d[4 * j] + bias.x), geluTanhFast(d[4 * j + 1] + bias.y));
                m[2 * side + 1] = pack<T>(geluTanhFast(d[4 * j + 2] + bias.x), geluTanhFast(d[4 * j + 3] + bias.y));
            }
            const int vector = part * 2 + matrix / 2; // of the eight of a line, swizzled as the copy engine expects them
            storeMatrices(buffer + static_cast<std::uint32_t>(line * 128 + (vector ^ line % 8) * 16), m);
        }
        fenceForCopyEngine();
        syncGroup(1 + group);
        if (thread == 0) storeBox(out, column + 64 * chunk, row, buffer);
    }
}

/// One warpgroup: 64 rows of each tile.
template <typename T, typename L>
__device__ void consume(const L& at, const CUtensorMap& out, const Arguments& p, int group, int cluster, int clusters, unsigned rank)
{
    const int thread = static_cast<int>(threadIdx.x) % 128;
    const auto release = [&](int stage) { // thread i for block i of the cluster
        if constexpr (L::kCluster == 1)
            at.empty(stage).arriveIf(thread == 0);
        else if (thread < L::kCluster)
            arriveAt(at.empty(stage), static_cast<unsigned>(thread));
    };
    const Operand left(at.a(0) + static_cast<std::uint32_t>(group * 64 * 128)), right(at.b(0));
    // The second group stays two stages behind the first: what one multiplies meanwhile hides part of the other's GELU.
    const bool staggered = L::kGroups == 2 && p.steps >= 4;
    if (staggered && group == 1) waitTurn(kStagger);
    Slot<L::kStages> slot;
    for (int turn = cluster; turn < p.turns.count(); turn += clusters) {
        const int2 tile = p.turns.at(turn);
        const int column = tile.y * L::kN;
        std::uint32_t bias = 0; // this thread's pair; on its way while the tile is multiplied
        if (thread < L::kN / 2 && column + 2 * thread < p.n) bias = __ldg(reinterpret_cast<const unsigned*>(p.bias + column) + thread);
        float d[L::kN / 2];
        int before = 0;
        for (int step = 0; step < p.steps; ++step) {
            at.full(slot.stage).wait(slot.parity);
            const Operand a = left.behind(slot.stage, L::kStageBytes), b = right.behind(slot.stage, L::kStageBytes);
            fenceProducts();
#pragma unroll
            for (int k = 0; k < kDepth / 16; ++k)
                multiplyShared<T>(d, a.at(32 * k), b.at(32 * k), step + k > 0);
            commitProducts();
            waitProducts<1>();
            if (step > 0) release(before);
            before = slot.stage;
            slot.next();
            if (staggered && group == 0 && step == 1 && turn == cluster) passTurn(kStagger);
        }
        waitProducts<0>();
        pin(d);
        release(before);
        if (thread < L::kN / 2) // finish() has a barrier before the first is read
            storeShared(at.bias(group) + static_cast<std::uint32_t>(thread) * 4, static_cast<int>(bias));
        finish<T, L>(at, out, d, group, (tile.x * L::kCluster + static_cast<int>(rank)) * L::kRows + group * 64, column);
    }
    if (thread == 0) waitStoresRead<0>();
}

template <typename T, typename L>
__global__ void __launch_bounds__(L::kThreads, 1)
    linearGeluKernel(const __grid_constant__ CUtensorMap a, const __grid_constant__ CUtensorMap w, const __grid_constant__ CUtensorMap out,
                     const __grid_constant__ Arguments p)
{
    extern __shared__ std::uint8_t shared[];
    const L at{(sharedAddress(shared) + 1023u) & ~1023u};
    const int group = static_cast<int>(threadIdx.x) / 128;
    const unsigned rank = L::kCluster > 1 ? clusterRank() : 0;
    const int cluster = static_cast<int>(blockIdx.x) / L::kCluster, clusters = static_cast<int>(gridDim.x) / L::kCluster;
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
    if constexpr (L::kCluster > 1) clusterSync();
    else __syncthreads();
    if (group == L::kGroups) {
        giveRegisters<L::kProducerRegisters>();
        if (threadIdx.x == 128 * L::kGroups) produce(at, a, w, p, cluster, clusters, rank);
    }
    else {
        takeRegisters<L::kConsumerRegisters>();
        consume<T, L>(at, out, p, group, cluster, clusters, rank);
    }
    __syncwarp();
    if constexpr (L::kCluster > 1) clusterSync(); // no block leaves while another still arrives at its barriers
}

using EncodeTiled = decltype(&cuTensorMapEncodeTiled);

EncodeTiled findEncodeTiled()
{
    void* function = nullptr;
    cudaDriverEntryPointQueryResult found{};
#if CUDART_VERSION >= 12050
    check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function, 12000, cudaEnableDefault, &found),
          "looking for the driver's tensor maps");
#else
    check(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &function, cudaEnableDefault, &found), "looking for the driver's tensor maps");
#endif
    if (!function) throw Failure::make(QsCudaDeviceError, "Update the NVIDIA driver.", "The driver does not know tensor maps.");
    return reinterpret_cast<EncodeTiled>(function);
}

struct MatrixPlace
{
    const void* data;
    std::int64_t rows, columns, pitch;
    int boxRows;
};

/// Boxes of boxRows × 64 elements, swizzled; what lies outside reads as zeros.
CUtensorMap mapOf(EncodeTiled encode, Type type, const MatrixPlace& m)
{
    CUtensorMap map;
    const cuuint64_t sizes[2] = {static_cast<cuuint64_t>(m.columns), static_cast<cuuint64_t>(m.rows)};
    const cuuint64_t strides[1] = {static_cast<cuuint64_t>(m.pitch) * 2};
    const cuuint32_t box[2] = {64, static_cast<cuuint32_t>(m.boxRows)}, steps[2] = {1, 1};
    const CUresult result =
        encode(&map, type == Type::F16 ? CU_TENSOR_MAP_DATA_TYPE_FLOAT16 : CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2, const_cast<void*>(m.data), sizes,
               strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B,
               CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (result != CUDA_SUCCESS)
        throw Failure::make(QsCudaInternal, "", "The driver refused a tensor map (error %d).", static_cast<int>(result));
    return map;
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

template <typename T, typename L>
void launch(const LinearGeluShape& shape, const LinearGeluMaps& maps, const void* bias, int multiprocessors, cudaStream_t stream)
{
    const auto kernel = linearGeluKernel<T, L>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kShared), "loading the fused kernel");
    const auto upTo = [](std::int64_t value, int step) { return static_cast<int>((value + step - 1) / step); };
    const Turns turns = {upTo(shape.m, L::kRows * L::kCluster), upTo(shape.n, L::kN), std::max(1, kBandRows / (L::kRows * L::kCluster))};
    const Arguments arguments = {static_cast<const std::uint16_t*>(bias), static_cast<int>(shape.n), upTo(shape.k, kDepth), turns};
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
    check(cudaLaunchKernelEx(&config, kernel, all[0], all[1], all[2], arguments), "starting the fused kernel");
}

} // namespace

bool linearGeluHopperBuilt() { return true; }

std::string hopperTilingText(int tiling)
{
    std::string text;
    withTiling(tiling, [&]<typename L>(L) {
        text = "wgmma, tiles of " + std::to_string(L::kRows) + " × " + std::to_string(L::kN) + ", " + std::to_string(L::kStages) + " stages of 64 along k" +
               (L::kCluster > 1 ? ", clusters of " + std::to_string(L::kCluster) : "") + ", weights fetched before the launch ahead has ended";
    });
    return text;
}

LinearGeluMaps hopperMaps(int tiling, const LinearGeluShape& s, const LinearGeluOperands& operands)
{
    static_assert(sizeof(CUtensorMap) * 3 == sizeof(LinearGeluMaps));
    const EncodeTiled encode = findEncodeTiled();
    LinearGeluMaps maps;
    withTiling(tiling, [&]<typename L>(L) {
        const CUtensorMap all[3] = {mapOf(encode, s.type, {operands.a, s.m, s.pitch, s.pitch, L::kRows}),
                                    mapOf(encode, s.type, {operands.weights, s.n, s.pitch, s.pitch, L::kN / L::kCluster}),
                                    mapOf(encode, s.type, {operands.out, s.m, s.n, s.n, 64})};
        std::memcpy(maps.bytes, all, sizeof maps.bytes);
    });
    return maps;
}

void launchLinearGeluHopper(int tiling, const LinearGeluShape& shape, const LinearGeluMaps& maps, const void* bias, int multiprocessors,
                            cudaStream_t stream)
{
    withTiling(tiling, [&]<typename L>(L) {
        shape.type == Type::F16 ? launch<__half, L>(shape, maps, bias, multiprocessors, stream)
                                : launch<__nv_bfloat16, L>(shape, maps, bias, multiprocessors, stream);
    });
}

} // namespace qs::cuda
