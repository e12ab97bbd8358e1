// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/bulk_copy.cuh"
#include "gpu/cuda/common/cluster.cuh"
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/vector_io.cuh"
#include "gpu/cuda/products/hopper_product.cuh"
#include "gpu/cuda/weight_only/hopper/family.cuh"
#include "gpu/cuda/weight_only/scales.cuh"

/// The kernel that cuda/weight_only/hopper/packed_rows.cu describes; a file for each format has its instances.
namespace qs::cuda::packedrows {

using namespace hopper;

inline constexpr int kConsumers = 256, kThreads = kConsumers + 128;
inline constexpr int kProducerRegisters = 24, kConsumerRegisters = 240;
inline constexpr int kAtOnce = 4; ///< products whose weights are decoded together

/// Sizes and places of a kernel: weights of a format, 64·Halves outputs of each warpgroup, Rows rows of A.
template <WeightFormat W, int HalvesOf, int RowsOf> struct Layout
{
    static constexpr int kBits = codeBits(W), kRows = RowsOf;
    static constexpr int kTileBytes = kRows * kWeightGroup * 2; ///< of A: Rows × 128 of k, two halves of 64
    static constexpr int kHalves = HalvesOf, kUnits = 8 * kHalves, kOutputs = 16 * kUnits;
    static constexpr int kUnitBytes = kWeightTile * kWeightGroup * kBits / 8;
    static constexpr int kCodeBytes = kUnits * kUnitBytes, kVectors = kBits / 2; ///< of 16 bytes a lane and unit
    static constexpr int kRoom = 196 << 10;                                      ///< that stages may take
    static constexpr int kStages = kRoom / (kTileBytes + kCodeBytes) < 8 ? kRoom / (kTileBytes + kCodeBytes) : 8;
    static constexpr int kShared = 1024 + kStages * (kTileBytes + kCodeBytes + 16);
    static constexpr int kSumPitch = kOutputs + 4; ///< floats from row to row of A: the lanes' stores meet in no bank
    static_assert(kStages * (kTileBytes + kCodeBytes) >= kRows * kSumPitch * 4);

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
        p.laid + (static_cast<std::int64_t>(place.rowTile) * p.groups + place.firstGroup) * L::kTileBytes;
    Slot<L::kStages> slot;
    for (int step = 0; step < place.steps; ++step, slot.next(), tile += L::kTileBytes) {
        if (step >= L::kStages) at.empty(slot.stage).wait(slot.parity ^ 1u);
        at.full(slot.stage).expect(L::kTileBytes);
        copyBytes(at.a(slot.stage), tile, L::kTileBytes, at.full(slot.stage));
    }
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
template <typename T, WeightFormat W> class Unit
{
public:
    __device__ __forceinline__ Unit(const Arguments& p, const Place& place, int unit, int local)
        : m_local(local), m_left(unit < p.units ? place.steps : 0), m_waiting(m_left)
    {
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::int64_t first = static_cast<std::int64_t>(unit) * p.groups + place.firstGroup;
        m_from = p.weights + first * kBytes + lane * 16;
        m_scales = p.scales + first * Scales::kUnitBytes;
        m_shifts = reinterpret_cast<const std::uint32_t*>(p.shifts + (hasZeros(W) ? first * 32 : 0)) + lane / 4;
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
        m_scale = m_nextScale;
        m_centre[0] = m_centre[1] = twice(roundedTo<T>(Decode::kOffset));
        if constexpr (hasZeros(W)) { // whole numbers below 32: exact
            const float2 shift = pairOfFloats<T>(m_nextShifts);
            m_centre[0] = twice(roundedTo<T>(Decode::kOffset - shift.x));
            m_centre[1] = twice(roundedTo<T>(Decode::kOffset - shift.y));
        }
        load();
    }
    /// Weights of products [First, First + kAtOnce) of the eight of a group.
    template <int First> __device__ __forceinline__ void decode(std::uint32_t (&w)[kAtOnce][4]) const
    {
        constexpr int perVector = 4 / Decode::kWords;
        const int lane = static_cast<int>(threadIdx.x) % 32;
        uint4 vector = {};
        std::uint32_t scale[2] = {};
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
            const int begin = i % perVector * Decode::kWords;
            if (i % perVector == 0) vector = m_codes[(First + i) / perVector * 32];
            if (i % 2 == 0)
                for (int r = 0; r < 2; ++r)
                    scale[r] = scaleOf(r, (First + i) / 2, lane);
            const std::uint32_t words[2] = {word(vector, begin), word(vector, begin + Decode::kWords - 1)};
            decodeForSums<T, W>(words, scale, w[i]);
#pragma unroll
            for (int part = 0; part < 4 && !Scales::kInRegisters; ++part) {
                if constexpr (W == WeightFormat::Mxfp4 && !Scales::kFactored)
                    w[i][part] = multiplyPairs<T>(w[i][part], twice(roundedTo<T>(Decode::kFactor)));
                w[i][part] = scaled<T>(w[i][part], m_centre[part % 2], scale[part % 2], Decode::kOffset != 0);
            }
        }
    }

private:
    using Decode = Decoder<T, W>;
    using Scales = LaneScales<T, W>;
    static constexpr int kBytes = kWeightTile * kWeightGroup * codeBits(W) / 8;

    __device__ __forceinline__ std::uint32_t scaleOf(int row, int chunk, int lane) const
    {
        if constexpr (Scales::kInRegisters)
            return m_scale.pairOf(row, chunk, lane);
        else
            return twice(roundedTo<T>(m_scale.ofChunk(row, chunk, lane))); // of integers exact: they are T's
    }
    __device__ __forceinline__ void load()
    {
        if (m_waiting == 0) return;
        --m_waiting;
        m_nextScale.load(m_scales, static_cast<int>(threadIdx.x) % 32);
        m_scales += Scales::kUnitBytes;
        if constexpr (hasZeros(W)) {
            m_nextShifts = __ldg(m_shifts);
            m_shifts += 8;
        }
    }

    const std::uint8_t *m_from, *m_scales;
    const std::uint32_t* m_shifts;
    const uint4* m_codes = nullptr;
    int m_local, m_left, m_waiting; ///< groups whose codes, whose scales have not been asked for
    Scales m_scale = {}, m_nextScale = {};
    std::uint32_t m_nextShifts = 0, m_centre[2] = {};
};

/// Queues kAtOnce products of a unit with A's tile; then those before are complete, and so are registers for the next.
template <int First, typename T, typename L>
__device__ __forceinline__ void multiplySome(const L&, const std::uint32_t (&w)[kAtOnce][4], const Operand& a,
                                             float (&d)[L::kRows / 2])
{
    fenceProducts();
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i)
        multiplyRegisters<T, kAlong>(d, w[i], a.at((First + i) / 4 * (L::kTileBytes / 2) + (First + i) % 4 * 32));
    commitProducts();
    waitProducts<1>();
}

/// The products of a warpgroup over the slice of k. `unit`: this warp's first in the block.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void consume(const L& at, const Arguments& p, const Place& place, int unit,
                                        float (&d)[L::kHalves][L::kRows / 2])
{
    constexpr int last = L::kHalves - 1;
    Unit<T, W> first(p, place, place.firstUnit + unit, unit),
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
        multiplySome<0, T>(at, even, a, d[0]);
        at.empty(before).arriveIf(step > 0 && threadIdx.x % 32 == 0); // its products are complete
        fetch(before);
        if constexpr (last) {
            second.begin(at, slot.stage);
            second.template decode<0>(odd);
            multiplySome<0, T>(at, odd, a, d[last]);
            first.template decode<4>(even);
            multiplySome<4, T>(at, even, a, d[0]);
            second.template decode<4>(odd);
            multiplySome<4, T>(at, odd, a, d[last]);
        } else {
            first.template decode<4>(odd);
            multiplySome<4, T>(at, odd, a, d[0]);
        }
        before = slot.stage;
        slot.next();
    }
    waitProducts<0>();
    awaitCopies<0>();
}

/// A unit's sums to the block's table [row of A, output].
template <typename L>
__device__ __forceinline__ void spread(const L& at, const Arguments& p, const Place& place, int unit,
                                       const float (&d)[L::kRows / 2])
{
    auto* const table = reinterpret_cast<float*>(at.base);
    const int lane = static_cast<int>(threadIdx.x) % 32, output = unit * kWeightTile + lane / 4;
    float factors[2] = {1.0f, 1.0f};
    if (p.rowFactors) {
        const int n = (place.firstUnit + unit) * (p.paired ? 8 : kWeightTile) + lane / 4;
#pragma unroll
        for (int r = 0; r < 2; ++r)
            factors[r] = p.rowFactors[min(n + r * (p.paired ? p.n / 2 : 8), p.n - 1)] * p.sumFactor;
    }
#pragma unroll
    for (int i = 0; i < L::kRows / 2; ++i) {
        const int row = i / 4 * 8 + lane % 4 * 2 + i % 2;
        table[row * L::kSumPitch + output + (i % 4 >= 2 ? 8 : 0)] = d[i] * factors[i % 4 / 2];
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
    const int rows = L::kRows / p.splits, firstRow = place.slice * rows, half = p.n / 2,
              quads = L::kOutputs / (p.gated ? 8 : 4);
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < rows * quads; i += kConsumers) {
        const int quad = i % quads, output = p.gated ? quad / 2 * kWeightTile + quad % 2 * 4 : quad * 4,
                  in = output % kWeightTile;
        const int row = firstRow + i / quads, m = place.rowTile * L::kRows + row,
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

template <typename T, WeightFormat W, int Halves, int Rows>
__global__ void __launch_bounds__(kThreads, 1) packedRowsKernel(const __grid_constant__ Arguments p)
{
    using L = Layout<W, Halves, Rows>;
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
    float d[Halves][Rows / 2] = {};
    consume<T, W>(at, p, place, unit, d);
    awaitKernelsBefore(); // `out` may be what they read
    syncConsumers();      // the table takes the place of the ring
#pragma unroll
    for (int half = 0; half < Halves; ++half) {
        pin(d[half]);
        spread(at, p, place, unit + 4 * half, d[half]);
    }
    if (p.splits == 1) {
        syncConsumers();
        return finish<T>(at, p, place);
    }
    clusterSync();
    finish<T>(at, p, place);
    clusterSync(); // the others have read this block's table
}

template <typename T, WeightFormat W, int Halves, int Rows> void launchTyped(const Arguments& p, cudaStream_t stream)
{
    using L = Layout<W, Halves, Rows>;
    const auto kernel = packedRowsKernel<T, W, Halves, Rows>;
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

template <WeightFormat W>
template <typename T>
void PackedRowsFamily<W>::launchOf(const PackedRowsForm& form, const Arguments& p, cudaStream_t stream)
{
    const auto withRows = [&]<int Halves>() {
        if (form.rows == 32) return launchTyped<T, W, Halves, 32>(p, stream);
        if (form.rows == 64) return launchTyped<T, W, Halves, 64>(p, stream);
        launchTyped<T, W, Halves, 128>(p, stream);
    };
    if (form.halves == 2)
        withRows.template operator()<2>();
    else
        withRows.template operator()<1>();
}

template <WeightFormat W>
void PackedRowsFamily<W>::launch(const PackedRowsForm& form, Type type, const Arguments& p, cudaStream_t stream)
{
    if (type == Type::F16)
        launchOf<__half>(form, p, stream);
    else
        launchOf<__nv_bfloat16>(form, p, stream);
}

} // namespace qs::cuda::packedrows
