// SPDX-License-Identifier: GPL-3.0-or-later
// D[m,n] = A[m,k]·Wᵀ, W of 8 or 4 bits, for prompts: 128 rows of A and 128·Halves outputs a block.
// Traffic: codes and scales once for every 128 rows (n·k·bits/8 bytes, from L2 after the first time), A once for every
// 128·Halves outputs from L2, D once. 256 bytes of A for each output and group of k: with 128 outputs a block L2 would
// be the limit (40 KB for 1024 cycles of tensor cores), with 256 it is the tensor cores. The weights are the left
// operand, from registers: a unit of 16 × 128 is packed in the order in which the lanes of mma.sync hold it, and the
// warps of a warpgroup hold 16 rows each of wgmma's 64 in the same order. So codes go from shared memory to registers,
// become numbers there and are multiplied; no weight is written anywhere. The order of k within 32 that packing gave
// them, A is given by a kernel in front (layOutKernel), which also cuts it into tiles of 128 × 128 with the swizzle
// that wgmma reads: one linear copy each. One thread fetches A, two warpgroups multiply 64·Halves outputs each. Each
// lane copies the codes that it will read itself into a ring (bulk copies of 1 KB for each unit were slower by a factor
// of two: the copy engine takes about 90 cycles for one, however small). Four products are decoded while the four
// before run. k may be split over the blocks of a cluster; their sums meet in shared memory, in order of k: results do
// not depend on timing.
#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/bulk_copy.cuh"
#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/products/hopper_product.cuh"
#include "gpu/cuda/weight_only/multiply.cuh"
#include "gpu/cuda/weight_only/packed_rows.cuh"

namespace qs::cuda {

namespace {

using namespace hopper;

constexpr int kTileBytes = kPackedRowsTile * kWeightGroup * 2; ///< of A: 128 rows × 128 of k, two halves of 64
constexpr int kConsumers = 256, kThreads = kConsumers + 128;
constexpr int kProducerRegisters = 24, kConsumerRegisters = 240;
constexpr int kAtOnce = 4; ///< products whose weights are decoded together

struct Arguments
{
    const std::uint8_t *laid, *weights, *scales, *shifts;
    void* out;
    const float* bias;
    int m, n, groups, units; ///< units: of 16 rows of weights
    int splits, rowTiles, groupsPerSlice, outPitch;
    bool paired, gated, wide; ///< wide: four outputs may be stored at a time
};

template <int Bits> inline constexpr int kUnitBytesOf = kWeightTile * kWeightGroup * Bits / 8;

/// Sizes and places of a kernel: weights of Bits, with zero points, 64·Halves outputs of each warpgroup.
template <typename T, int Bits, bool Zeros, int HalvesOf> struct Layout
{
    static constexpr int kHalves = HalvesOf, kUnits = 8 * kHalves, kOutputs = 16 * kUnits;
    static constexpr int kUnitBytes = kUnitBytesOf<Bits>;
    static constexpr int kCodeBytes = kUnits * kUnitBytes, kVectors = Bits / 2; ///< of 16 bytes a lane and unit
    static constexpr int kStages = kHalves == 2 ? (Bits == 4 ? 4 : 3) : Bits == 4 ? 5 : 4;
    static constexpr int kShared = 1024 + kStages * (kTileBytes + kCodeBytes + 16);
    static constexpr int kSumPitch = kOutputs + 4; ///< floats from row to row of A: the lanes' stores meet in no bank
    static_assert(kStages * (kTileBytes + kCodeBytes) >= kPackedRowsTile * kSumPitch * 4);

    std::uint8_t* base; ///< multiple of 1024
    __device__ std::uint8_t* a(int stage) const { return base + stage * kTileBytes; }
    __device__ std::uint8_t* codes(int stage) const { return a(kStages) + stage * kCodeBytes; }
    __device__ Barrier full(int stage) const
    {
        return {sharedAddress(codes(kStages)) + static_cast<std::uint32_t>(stage * 8)};
    }
    __device__ Barrier empty(int stage) const { return full(kStages + stage); }
};

/// Which tile a block computes, and its slice of k.
struct Place
{
    int slice, rowTile, firstUnit, firstGroup, steps;
    __device__ Place(const Arguments& p, int unitsOfBlock)
    {
        const int block = static_cast<int>(blockIdx.x), tile = block / p.splits;
        slice = block % p.splits;
        rowTile = tile % p.rowTiles; // blocks that follow each other share weights
        firstUnit = tile / p.rowTiles * unitsOfBlock;
        firstGroup = slice * p.groupsPerSlice;
        steps = max(0, min(p.groupsPerSlice, p.groups - firstGroup));
    }
};

__device__ __forceinline__ void copyBytes(void* target, const void* source, int bytes, Barrier full)
{
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(
                     sharedAddress(target)),
                 "l"(__cvta_generic_to_global(source)), "r"(bytes), "r"(full.address)
                 : "memory");
}

/// One thread: queues the copies of A in the order in which they are needed.
template <typename L> __device__ __forceinline__ void produce(const L& at, const Arguments& p, const Place& place)
{
    awaitKernelsBefore();
    const std::uint8_t* tile =
        p.laid + (static_cast<std::int64_t>(place.rowTile) * p.groups + place.firstGroup) * kTileBytes;
    Slot<L::kStages> slot;
    for (int step = 0; step < place.steps; ++step, slot.next(), tile += kTileBytes) {
        if (step >= L::kStages) at.empty(slot.stage).wait(slot.parity ^ 1u);
        at.full(slot.stage).expect(kTileBytes);
        copyBytes(at.a(slot.stage), tile, kTileBytes, at.full(slot.stage));
    }
}

template <typename T> __device__ __forceinline__ std::uint32_t twice(T value)
{
    const std::uint32_t bits = reinterpret_cast<const std::uint16_t&>(value);
    return bits | bits << 16;
}

/// (x − centre)·scale of a pair; the difference is exact, the product rounded.
template <typename T>
__device__ __forceinline__ std::uint32_t scaled(std::uint32_t x, std::uint32_t centre, std::uint32_t scale, bool off)
{
    using Pair = std::conditional_t<std::is_same_v<T, __half>, __half2, __nv_bfloat162>;
    Pair pair = reinterpret_cast<const Pair&>(x);
    if (off) pair = __hsub2(pair, reinterpret_cast<const Pair&>(centre));
    pair = __hmul2(pair, reinterpret_cast<const Pair&>(scale));
    return reinterpret_cast<const std::uint32_t&>(pair);
}

/// A unit of 16 outputs on its way along k: where a lane's codes come from, scales and zero points of the group and of
/// the one behind.
template <typename T, int Bits, bool Zeros> class Unit
{
public:
    __device__ __forceinline__ Unit(const Arguments& p, const Place& place, int unit, int local)
        : m_local(local), m_left(unit < p.units ? place.steps : 0), m_waiting(m_left)
    {
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::int64_t first = static_cast<std::int64_t>(unit) * p.groups + place.firstGroup;
        m_from = p.weights + first * kBytes + lane * 16;
        m_scales = reinterpret_cast<const std::uint32_t*>(p.scales + first * 32) + lane / 4;
        m_shifts = reinterpret_cast<const std::uint32_t*>(p.shifts + (Zeros ? first * 32 : 0)) + lane / 4;
        load();
    }
    /// Queues the copies of the next group's codes; each lane's are those that it reads.
    template <typename L> __device__ __forceinline__ void fetch(const L& at, int stage)
    {
        if (m_left == 0) return;
        --m_left;
        const std::uint32_t to = sharedAddress(at.codes(stage) + m_local * kBytes) + threadIdx.x % 32 * 16;
#pragma unroll
        for (int i = 0; i < L::kVectors; ++i)
            copyAsync(to + 512 * i, m_from + 512 * i);
        m_from += kBytes;
    }
    /// Goes to the group whose codes are in a stage.
    template <typename L> __device__ __forceinline__ void begin(const L& at, int stage)
    {
        m_codes = reinterpret_cast<const uint4*>(at.codes(stage) + m_local * kBytes) + threadIdx.x % 32;
        m_scale[0] = __byte_perm(m_nextScales, 0, 0x1010);
        m_scale[1] = __byte_perm(m_nextScales, 0, 0x3232);
        m_centre[0] = m_centre[1] = twice(roundedTo<T>(kOffset));
        if constexpr (Zeros) { // whole numbers below 32: exact
            const float2 shift = scalesOf<T>(m_nextShifts);
            m_centre[0] = twice(roundedTo<T>(kOffset - shift.x));
            m_centre[1] = twice(roundedTo<T>(kOffset - shift.y));
        }
        load();
    }
    /// Weights of products [First, First + kAtOnce) of the eight of a group.
    template <int First> __device__ __forceinline__ void decode(std::uint32_t (&w)[kAtOnce][4]) const
    {
        using Decode = Decoder<T, Bits>;
        constexpr int perVector = 4 / Decode::kWords;
        uint4 vector = {};
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
            const int begin = i % perVector * Decode::kWords;
            if (i % perVector == 0) vector = m_codes[(First + i) / perVector * 32];
            const std::uint32_t words[2] = {word(vector, begin), word(vector, begin + Decode::kWords - 1)};
            Decode::decode(words, w[i]);
#pragma unroll
            for (int part = 0; part < 4; ++part)
                w[i][part] = scaled<T>(w[i][part], m_centre[part % 2], m_scale[part % 2], kOffset != 0);
        }
    }

private:
    static constexpr float kOffset = Decoder<T, Bits>::kOffset;
    static constexpr int kBytes = kUnitBytesOf<Bits>;

    __device__ __forceinline__ void load()
    {
        if (m_waiting == 0) return;
        --m_waiting;
        m_nextScales = __ldg(m_scales);
        m_scales += 8;
        if constexpr (Zeros) {
            m_nextShifts = __ldg(m_shifts);
            m_shifts += 8;
        }
    }

    const std::uint8_t* m_from;
    const std::uint32_t *m_scales, *m_shifts;
    const uint4* m_codes = nullptr;
    int m_local, m_left, m_waiting; ///< groups whose codes, whose scales have not been asked for
    std::uint32_t m_nextScales = 0, m_nextShifts = 0, m_scale[2] = {}, m_centre[2] = {};
};

/// Queues kAtOnce products of a unit with A's tile; then those before are complete, and so are registers for the next.
template <int First, typename T>
__device__ __forceinline__ void multiplySome(const std::uint32_t (&w)[kAtOnce][4], const Operand& a, float (&d)[64])
{
    fenceProducts();
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i)
        multiplyRegisters<T, kAlong>(d, w[i], a.at((First + i) / 4 * (kTileBytes / 2) + (First + i) % 4 * 32));
    commitProducts();
    waitProducts<1>();
}

/// The products of a warpgroup over the slice of k. `unit`: this warp's first in the block.
template <typename T, int Bits, bool Zeros, typename L>
__device__ __forceinline__ void consume(const L& at, const Arguments& p, const Place& place, int unit,
                                        float (&d)[L::kHalves][64])
{
    constexpr int last = L::kHalves - 1;
    Unit<T, Bits, Zeros> first(p, place, place.firstUnit + unit, unit),
        second(p, place, place.firstUnit + unit + 4 * last, unit + 4 * last);
    const auto fetch = [&](int stage) {
        first.fetch(at, stage);
        if constexpr (last) second.fetch(at, stage);
        commitCopies();
    };
    for (int stage = 0; stage < L::kStages - 1; ++stage)
        fetch(stage);
    Slot<L::kStages> slot;
    int before = L::kStages - 1;
    for (int step = 0; step < place.steps; ++step) {
        std::uint32_t even[kAtOnce][4], odd[kAtOnce][4];
        awaitCopies<L::kStages - 2>();
        first.begin(at, slot.stage);
        first.template decode<0>(even);
        at.full(slot.stage).wait(slot.parity);
        const Operand a(sharedAddress(at.a(slot.stage)));
        multiplySome<0, T>(even, a, d[0]);
        at.empty(before).arriveIf(step > 0 && threadIdx.x % 32 == 0); // its products are complete
        fetch(before);
        if constexpr (last) {
            second.begin(at, slot.stage);
            second.template decode<0>(odd);
            multiplySome<0, T>(odd, a, d[last]);
            first.template decode<4>(even);
            multiplySome<4, T>(even, a, d[0]);
            second.template decode<4>(odd);
            multiplySome<4, T>(odd, a, d[last]);
        } else {
            first.template decode<4>(odd);
            multiplySome<4, T>(odd, a, d[0]);
        }
        before = slot.stage;
        slot.next();
    }
    waitProducts<0>();
    awaitCopies<0>();
}

/// A unit's sums to the block's table [row of A, output].
template <typename L> __device__ __forceinline__ void spread(const L& at, int unit, const float (&d)[64])
{
    auto* const table = reinterpret_cast<float*>(at.base);
    const int lane = static_cast<int>(threadIdx.x) % 32, output = unit * kWeightTile + lane / 4;
#pragma unroll
    for (int i = 0; i < 64; ++i) {
        const int row = i / 4 * 8 + lane % 4 * 2 + i % 2;
        table[row * L::kSumPitch + output + (i % 4 >= 2 ? 8 : 0)] = d[i];
    }
}

/// Four neighbouring outputs of the table, over all slices.
template <typename L> __device__ __forceinline__ float4 summed(const L& at, const Arguments& p, int row, int output)
{
    const float* const place = reinterpret_cast<const float*>(at.base) + row * L::kSumPitch + output;
    if (p.splits == 1) return *reinterpret_cast<const float4*>(place);
    float4 sum = {};
    for (int rank = 0; rank < p.splits; ++rank) {
        const float4 part = loadFromBlock(place, rank);
        sum = {sum.x + part.x, sum.y + part.y, sum.z + part.z, sum.w + part.w};
    }
    return sum;
}

/// Stores up to four outputs from column `n` on.
template <typename T>
__device__ __forceinline__ void storeFour(const Arguments& p, T* line, int n, int columns, const float (&values)[4])
{
    T rounded[4];
#pragma unroll
    for (int i = 0; i < 4; ++i)
        rounded[i] = roundedTo<T>(values[i]);
    if (p.wide && n + 4 <= columns)
        *reinterpret_cast<uint2*>(line + n) = reinterpret_cast<const uint2&>(rounded);
    else
        for (int i = 0; i < 4 && n + i < columns; ++i)
            line[n + i] = rounded[i];
}

/// silu(gate)·up of four sums each, rounded after each step.
template <typename T>
__device__ __forceinline__ void gateFour(const Arguments& p, int n, const float4& gate, const float4& up,
                                         float (&values)[4])
{
    const float gates[4] = {gate.x, gate.y, gate.z, gate.w}, ups[4] = {up.x, up.y, up.z, up.w};
    const int half = p.n / 2;
#pragma unroll
    for (int j = 0; j < 4; ++j) {
        const bool biased = p.bias && n + j < half;
        const float g = throughType<T>(throughType<T>(gates[j]) + (biased ? p.bias[n + j] : 0.0f));
        const float u = throughType<T>(throughType<T>(ups[j]) + (biased ? p.bias[n + j + half] : 0.0f));
        values[j] = throughType<T>(siluOf(g)) * u;
    }
}

/// Adds the slices' sums of this block's share of the rows, and stores them; with the gate where it is asked for. A
/// thread has four outputs at a time; with the gate those of the first eight of sixteen, which belong to the others.
template <typename T, typename L> __device__ void finish(const L& at, const Arguments& p, const Place& place)
{
    const int rows = kPackedRowsTile / p.splits, firstRow = place.slice * rows, half = p.n / 2,
              quads = L::kOutputs / (p.gated ? 8 : 4);
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < rows * quads; i += kConsumers) {
        const int quad = i % quads, output = p.gated ? quad / 2 * kWeightTile + quad % 2 * 4 : quad * 4,
                  in = output % kWeightTile;
        const int row = firstRow + i / quads, m = place.rowTile * kPackedRowsTile + row,
                  unit = place.firstUnit + output / kWeightTile;
        if (m >= p.m || unit >= p.units) continue;
        const float4 sum = summed(at, p, row, output);
        float values[4] = {sum.x, sum.y, sum.z, sum.w};
        const int n = p.paired ? unit * 8 + in % 8 + (in >= 8 ? half : 0) : unit * kWeightTile + in,
                  columns = p.paired && in < 8 ? half : p.n;
        if (p.gated)
            gateFour<T>(p, n, sum, summed(at, p, row, output + 8), values);
        else if (p.bias)
            for (int j = 0; j < 4 && n + j < columns; ++j)
                values[j] = throughType<T>(values[j]) + p.bias[n + j];
        storeFour<T>(p, static_cast<T*>(p.out) + static_cast<std::int64_t>(m) * p.outPitch, n, columns, values);
    }
}

__device__ __forceinline__ void syncConsumers() { asm volatile("bar.sync 1, %0;" ::"n"(kConsumers) : "memory"); }

template <typename T, int Bits, bool Zeros, int Halves>
__global__ void __launch_bounds__(kThreads, 1) packedRowsKernel(const __grid_constant__ Arguments p)
{
    using L = Layout<T, Bits, Zeros, Halves>;
    extern __shared__ __align__(128) std::uint8_t shared[];
    const L at{shared + (1024 - sharedAddress(shared) % 1024) % 1024};
    const Place place(p, L::kUnits);
    const int warp = uniform(static_cast<int>(threadIdx.x) / 32), unit = warp / 4 * 4 * Halves + warp % 4;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < L::kStages; ++stage) {
            at.full(stage).init(1);
            at.empty(stage).init(kConsumers / 32);
        }
        fenceBarriers();
    }
    __syncthreads();
    allowNext();
    if (warp >= kConsumers / 32) { // stays with few registers, so that it takes no part in what follows but to wait
        giveRegisters<kProducerRegisters>();
        if (threadIdx.x == kConsumers) produce(at, p, place);
        __syncwarp();
        if (p.splits > 1) {
            clusterSync();
            clusterSync();
        }
        return;
    }
    takeRegisters<kConsumerRegisters>();
    float d[Halves][64] = {};
    consume<T, Bits, Zeros>(at, p, place, unit, d);
    awaitKernelsBefore(); // `out` may be what they read
    syncConsumers();      // the table takes the place of the ring
#pragma unroll
    for (int half = 0; half < Halves; ++half) {
        pin(d[half]);
        spread(at, unit + 4 * half, d[half]);
    }
    if (p.splits == 1) {
        syncConsumers();
        return finish<T>(at, p, place);
    }
    clusterSync();
    finish<T>(at, p, place);
    clusterSync(); // the others have read this block's table
}

/// A in tiles of 128 × 128 (two halves of 64, 128 bytes a row, swizzled), k within 32 in the order of packed weights:
/// pairs 4i + 2h of four eights become neighbours. Rows behind m are zeros. One thread for 32 elements.
__global__ void __launch_bounds__(256) layOutKernel(const uint4* from, std::int64_t pitch, int m, int groups, uint4* to)
{
    awaitPrevious();
    const int perRow = groups * 4;
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * 256 + threadIdx.x, row = at / perRow;
    const int piece = static_cast<int>(at % perRow);
    if (row >= roundUp(m, kPackedRowsTile)) return;
    uint4 v[4] = {};
    if (row < m)
#pragma unroll
        for (int q = 0; q < 4; ++q)
            v[q] = from[row * (pitch / 8) + piece * 4 + q];
    const int in = static_cast<int>(row % kPackedRowsTile), half = piece / 2 % 2;
    uint4* const line = to + ((row / kPackedRowsTile * groups + piece / 4) * 2 + half) * (kTileBytes / 32) + in * 8;
#pragma unroll
    for (int j = 0; j < 4; ++j) // j = 2i + h
        line[(piece % 2 * 4 + j) ^ (in % 8)] = {word(v[0], j), word(v[1], j), word(v[2], j), word(v[3], j)};
}

template <typename T, int Bits, bool Zeros, int Halves> void launchTyped(const Arguments& p, cudaStream_t stream)
{
    using L = Layout<T, Bits, Zeros, Halves>;
    const auto kernel = packedRowsKernel<T, Bits, Zeros, Halves>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, L::kShared),
          Message::mark("asking for shared memory"));
    cudaLaunchAttribute attributes[2] = {};
    attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[0].val.programmaticStreamSerializationAllowed = 1;
    attributes[1].id = cudaLaunchAttributeClusterDimension;
    attributes[1].val.clusterDim = {static_cast<unsigned>(p.splits), 1, 1};
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>((p.units + L::kUnits - 1) / L::kUnits * p.rowTiles * p.splits));
    config.blockDim = dim3(kThreads);
    config.dynamicSmemBytes = L::kShared;
    config.stream = stream;
    config.attrs = attributes;
    config.numAttrs = p.splits > 1 ? 2 : 1;
    check(cudaLaunchKernelEx(&config, kernel, p), Message::mark("launching a product"));
}

template <typename T, int Bits, bool Zeros> void launchHalves(int halves, const Arguments& p, cudaStream_t stream)
{
    if (halves == 2)
        launchTyped<T, Bits, Zeros, 2>(p, stream);
    else
        launchTyped<T, Bits, Zeros, 1>(p, stream);
}

template <typename T> void launchBits(const WeightOnlySize& size, int halves, const Arguments& p, cudaStream_t stream)
{
    if (size.bits == 8)
        launchHalves<T, 8, false>(halves, p, stream);
    else if (size.zeros)
        launchHalves<T, 4, true>(halves, p, stream);
    else
        launchHalves<T, 4, false>(halves, p, stream);
}

} // namespace

bool packedRowsBuilt() { return true; }

void launchPackedRows(const WeightOnlySize& size, const WeightOnlyOperands& operands, std::int64_t activationPitch,
                      void* laidOut, int multiprocessors, cudaStream_t stream, int form)
{
    const auto groups = static_cast<int>(size.groups());
    const std::int64_t threads = roundUp(size.m, kPackedRowsTile) * groups * 4;
    check(launchAfter({.dependent = true}, layOutKernel, dim3(static_cast<unsigned>((threads + 255) / 256)), dim3(256),
                      0, stream, static_cast<const uint4*>(operands.activations), activationPitch,
                      static_cast<int>(size.m), groups, static_cast<uint4*>(laidOut)),
          Message::mark("laying out activations"));
    const PackedRowsForm chosen = packedRowsForm(size, multiprocessors, form);
    const std::int64_t outPitch = operands.outPitch > 0 ? operands.outPitch : operands.gated ? size.n / 2 : size.n;
    const bool wide = outPitch % 4 == 0 && reinterpret_cast<std::uintptr_t>(operands.out) % 8 == 0 &&
                      (!size.paired || size.n / 2 % 4 == 0);
    const Arguments p = {static_cast<const std::uint8_t*>(laidOut),
                         static_cast<const std::uint8_t*>(operands.weights),
                         static_cast<const std::uint8_t*>(operands.scales),
                         static_cast<const std::uint8_t*>(operands.shifts),
                         operands.out,
                         operands.bias,
                         static_cast<int>(size.m),
                         static_cast<int>(size.n),
                         groups,
                         static_cast<int>(size.tiles()),
                         chosen.splits,
                         static_cast<int>((size.m + kPackedRowsTile - 1) / kPackedRowsTile),
                         (groups + chosen.splits - 1) / chosen.splits,
                         static_cast<int>(outPitch),
                         size.paired,
                         operands.gated,
                         wide};
    if (operands.type == Type::F16)
        launchBits<__half>(size, chosen.halves, p, stream);
    else
        launchBits<__nv_bfloat16>(size, chosen.halves, p, stream);
}

} // namespace qs::cuda
