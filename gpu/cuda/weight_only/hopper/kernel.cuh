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

inline constexpr int kGroups = 4; ///< warpgroups that multiply
inline constexpr int kThreads = 128 * kGroups, kWarps = 4 * kGroups;
inline constexpr int kAtOnce = 2; ///< products whose weights are decoded together: those of 32 along k

/// Sizes and places of a kernel: weights of a format, 128·Halves outputs of a block, Rows rows of A. A warpgroup has 64
/// outputs; with 128 of a block two share them, each a half of every group of k.
template <WeightFormat W, int HalvesOf, int RowsOf> struct Layout
{
    static constexpr int kBits = codeBits(W), kRows = RowsOf;
    static constexpr int kTileBytes = kRows * kWeightGroup * 2; ///< of A: Rows × 128 of k, two halves of 64
    static constexpr int kHalves = HalvesOf, kUnits = 8 * kHalves, kOutputs = 16 * kUnits;
    static constexpr int kWays = kGroups * 4 / kUnits; ///< warpgroups that share outputs: 1 or 2
    static constexpr int kTurns = 2 / kWays;           ///< halves of a group of k that a warpgroup takes in turn
    static constexpr int kUnitBytes = kWeightTile * kWeightGroup * kBits / 8;
    static constexpr int kCodeBytes = kUnits * kUnitBytes;
    static constexpr int kVectors = kBits / 4;                             ///< of 16 bytes a lane and half of a group
    static constexpr int kUnitScales = kWeightTile * scaleBytesOfGroup(W); ///< bytes; as many of zero points
    static constexpr int kWarpScales = (hasZeros(W) ? 2 : 1) * kUnitScales;
    static constexpr int kRoom = 200 << 10; ///< that stages may take
    static constexpr int kStageBytes = kTileBytes + kCodeBytes + kWarps * kWarpScales;
    static constexpr int kStages = kRoom / kStageBytes < 8 ? kRoom / kStageBytes : 8;
    static constexpr int kShared = 1024 + kStages * (kStageBytes + 16);
    static constexpr int kSumPitch = kOutputs + 4; ///< floats from row to row of A: the lanes' stores meet in no bank
    static_assert(kStages * kStageBytes >= kRows * kSumPitch * 4);

    std::uint8_t* base; ///< multiple of 1024
    __device__ std::uint8_t* a(int stage) const { return base + stage * kTileBytes; }
    __device__ std::uint8_t* codes(int stage) const { return a(kStages) + stage * kCodeBytes; }
    __device__ std::uint8_t* scales(int stage) const { return codes(kStages) + stage * kWarps * kWarpScales; }
    __device__ Barrier full(int stage) const
    {
        return {sharedAddress(scales(kStages)) + static_cast<std::uint32_t>(stage * 8)};
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

/// Without a branch, as Barrier::arriveIf(): bytes to shared memory, which complete on a barrier that expects them.
__device__ __forceinline__ void copyBytesIf(bool here, void* target, const void* source, int bytes, Barrier full)
{
    asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %4, 0;\n"
                 "@p mbarrier.arrive.expect_tx.shared::cta.b64 _, [%3], %2;\n"
                 "@p cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];\n}" ::"r"(
                     sharedAddress(target)),
                 "l"(__cvta_generic_to_global(source)), "r"(bytes), "r"(full.address), "r"(static_cast<unsigned>(here))
                 : "memory");
}

/// Queues the copies of A in the order in which they are needed; by one warp, of which one lane copies.
template <typename L> class Producer
{
public:
    __device__ __forceinline__ Producer(const Arguments& p, const Place& place)
        : m_tile(p.laid + (static_cast<std::int64_t>(place.rowTile) * p.groups + place.firstGroup) * L::kTileBytes),
          m_steps(place.steps)
    {}
    __device__ __forceinline__ void next(const L& at)
    {
        if (m_step == m_steps) return;
        if (m_step >= L::kStages) at.empty(m_slot.stage).wait(m_slot.parity ^ 1u);
        copyBytesIf(threadIdx.x % 32 == 0, at.a(m_slot.stage), m_tile, L::kTileBytes, at.full(m_slot.stage));
        ++m_step;
        m_slot.next();
        m_tile += L::kTileBytes;
    }

private:
    const std::uint8_t* m_tile;
    int m_step = 0, m_steps;
    Slot<L::kStages> m_slot;
};

/// What sums of weights that are scaled in registers are still to be multiplied by. Of MXFP4 in BF16 one multiplication
/// by scale and decoder's factor together would leave the type's range for scales above 2: half of the factor waits.
/// Weights below 2^−69 become zeros so.
template <typename T, WeightFormat W>
inline constexpr float kScaledSumFactor =
    W == WeightFormat::Mxfp4 && LaneScales<T, W>::kFactored ? 0x1p63f : LaneScales<T, W>::kSumFactor;

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

/// A unit of 16 outputs on its way along k: where a lane's codes come from, with scales and zero points. `way`: which
/// of the warpgroups that share the outputs.
template <typename T, WeightFormat W, typename L> class Unit
{
public:
    __device__ __forceinline__ Unit(const Arguments& p, const Place& place, int local, int way)
        : m_way(way), m_left(place.firstUnit + local < p.units ? place.steps : 0)
    {
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::int64_t first = static_cast<std::int64_t>(place.firstUnit + local) * p.groups + place.firstGroup;
        m_place = local * L::kUnitBytes + way * (L::kVectors * 512) + lane * 16;
        m_from = p.weights + first * L::kUnitBytes + way * (L::kVectors * 512) + lane * 16;
        const bool isShift = lane >= kScaleVectors;
        m_scales = (hasZeros(W) && isShift ? p.shifts : p.scales) + first * L::kUnitScales + lane % kScaleVectors * 16;
        m_scalePlace = static_cast<int>(threadIdx.x) / 32 * L::kWarpScales;
    }
    /// Queues the copies of the next group's codes; each lane's are those that it reads.
    __device__ __forceinline__ void fetch(const L& at, int stage)
    {
        if (m_left == 0) return;
        --m_left;
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::uint32_t to = sharedAddress(at.codes(stage)) + static_cast<std::uint32_t>(m_place);
#pragma unroll
        for (int i = 0; i < L::kVectors * L::kTurns; ++i)
            copyAsync(to + 512 * i, m_from + 512 * i);
        if (lane < L::kWarpScales / 16)
            copyAsync(sharedAddress(at.scales(stage)) + static_cast<std::uint32_t>(m_scalePlace + lane * 16), m_scales);
        m_from += L::kUnitBytes;
        m_scales += L::kUnitScales;
    }
    /// Goes to the group whose codes are in a stage, or to a half of it.
    __device__ __forceinline__ void begin(const L& at, int stage, int turn)
    {
        // All at once: loads between products would make the compiler wait for each of them.
        const auto* const codes =
            reinterpret_cast<const uint4*>(at.codes(stage) + m_place + turn * (L::kVectors * 512));
#pragma unroll
        for (int i = 0; i < L::kVectors; ++i)
            m_codes[i] = codes[32 * i];
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::uint8_t* const scales = at.scales(stage) + m_scalePlace;
        m_scale.load(scales, lane);
        m_scale.toHalf(L::kWays > 1 ? m_way : turn);
        m_centre[0] = m_centre[1] = twice(roundedTo<T>(Decode::kOffset));
        if constexpr (hasZeros(W)) { // whole numbers below 32: exact
            const float2 shift =
                pairOfFloats<T>(reinterpret_cast<const std::uint32_t*>(scales + L::kUnitScales)[lane / 4]);
            m_centre[0] = twice(roundedTo<T>(Decode::kOffset - shift.x));
            m_centre[1] = twice(roundedTo<T>(Decode::kOffset - shift.y));
        }
    }
    /// Weights of the two products of pair `Pair` of the warpgroup's.
    template <int Pair> __device__ __forceinline__ void decode(std::uint32_t (&w)[kAtOnce][4])
    {
        constexpr int perVector = 4 / Decode::kWords, product = Pair * kAtOnce;
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const uint4& vector = m_codes[product / perVector];
        const std::uint32_t scale[2] = {scaleOf(0, Pair, lane), scaleOf(1, Pair, lane)};
#pragma unroll
        for (int i = 0; i < kAtOnce; ++i) {
            const int begin = (product + i) % perVector * Decode::kWords;
            const std::uint32_t words[2] = {word(vector, begin), word(vector, begin + Decode::kWords - 1)};
            Decode::decode(words, m_tables, w[i]);
#pragma unroll
            for (int part = 0; part < 4; ++part) {
                if constexpr (W == WeightFormat::Mxfp4 && !Scales::kFactored)
                    w[i][part] = multiplyPairs<T>(w[i][part], twice(roundedTo<T>(Decode::kFactor)));
                w[i][part] = scaled<T>(w[i][part], m_centre[part % 2], scale[part % 2], Decode::kOffset != 0);
            }
        }
    }

private:
    using Decode = Decoder<T, W>;
    using Scales = LaneScales<T, W>;

    __device__ __forceinline__ std::uint32_t scaleOf(int row, int chunk, int lane) const
    {
        if constexpr (Scales::kInRegisters)
            return m_scale.pairOf(row, chunk, lane);
        else // of integers exact: they are T's
            return twice(roundedTo<T>(m_scale.ofChunk(row, chunk, lane) *
                                      (Scales::kFactored ? Decode::kFactor / kScaledSumFactor<T, W> : 1.0f)));
    }
    static constexpr int kScaleVectors = L::kUnitScales / 16;
    const std::uint8_t *m_from, *m_scales; ///< this lane's
    uint4 m_codes[L::kVectors];
    int m_place = 0, m_scalePlace = 0, m_way, m_left; ///< groups that have not been asked for
    typename Decode::Tables m_tables;
    Scales m_scale = {};
    std::uint32_t m_centre[2] = {};
};

/// Queues the products of a pair with A's tile; then those before are complete, and so are registers for the next.
template <int Pair, typename T, typename L>
__device__ __forceinline__ void multiplySome(const L&, const std::uint32_t (&w)[kAtOnce][4], const Operand& a,
                                             float (&d)[L::kRows / 2])
{
    constexpr int first = Pair * kAtOnce;
    fenceProducts();
#pragma unroll
    for (int i = 0; i < kAtOnce; ++i)
        multiplyRegisters<T, kAlong>(d, w[i], a.at((first + i) / 4 * (L::kTileBytes / 2) + (first + i) % 4 * 32));
    commitProducts();
    waitProducts<1>();
}

/// The products of a warpgroup over the slice of k. `unit`: this warp's in the block.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void consume(const L& at, const Arguments& p, const Place& place, int unit, int way,
                                        float (&d)[L::kRows / 2])
{
    Unit<T, W, L> own(p, place, unit, way);
    Producer<L> producer(p, place);
    const bool produces = uniform(static_cast<int>(threadIdx.x) / 32) == 0;
    const auto fetch = [&](int stage) {
        own.fetch(at, stage);
        commitCopies();
    };
    for (int stage = 0; stage < L::kStages - 1; ++stage)
        fetch(stage);
    if (produces) {
        awaitKernelsBefore();
        for (int stage = 0; stage < L::kStages - 2; ++stage)
            producer.next(at);
    }
    Slot<L::kStages> slot;
    int before = L::kStages - 1;
    pin(d); // or their zeros would be set within the products' pipeline
    // Two groups of products a round: with more, the compiler waits for each of them.
#pragma unroll 1
    for (int round = 0; round < place.steps * L::kTurns; ++round) {
        const int turn = round % L::kTurns;
        std::uint32_t even[kAtOnce][4], odd[kAtOnce][4];
        if (turn == 0) {
            awaitCopies<L::kStages - 2>();
            __syncwarp(); // scales come by other lanes
        }
        own.begin(at, slot.stage, turn);
        own.template decode<0>(even);
        if (turn == 0) at.full(slot.stage).wait(slot.parity);
        const int half = L::kWays > 1 ? way : turn;
        const Operand a(sharedAddress(at.a(slot.stage)) + static_cast<std::uint32_t>(half * (L::kTileBytes / 2)));
        multiplySome<0, T>(at, even, a, d);
        if (turn == 0) {
            at.empty(before).arriveIf(round > 0 && threadIdx.x % 32 == 0); // its products are complete
            if (produces) producer.next(at); // what the step before the one before has left
            fetch(before);
        }
        own.template decode<1>(odd);
        multiplySome<1, T>(at, odd, a, d);
        if (turn + 1 == L::kTurns) {
            before = slot.stage;
            slot.next();
        }
    }
    waitProducts<0>();
    awaitCopies<0>();
}

/// A unit's sums to the block's table [row of A, output].
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void spread(const L& at, const Arguments& p, const Place& place, int unit, bool adds,
                                       const float (&d)[L::kRows / 2])
{
    auto* const table = reinterpret_cast<float*>(at.base);
    const int lane = static_cast<int>(threadIdx.x) % 32, output = unit * kWeightTile + lane / 4;
    float factors[2] = {kScaledSumFactor<T, W>, kScaledSumFactor<T, W>};
    if constexpr (hasRowFactors(W)) {
        const int n = (place.firstUnit + unit) * (p.paired ? 8 : kWeightTile) + lane / 4;
#pragma unroll
        for (int r = 0; r < 2; ++r)
            factors[r] *= p.rowFactors[min(n + r * (p.paired ? p.n / 2 : 8), p.n - 1)];
    }
#pragma unroll
    for (int i = 0; i < L::kRows / 2; ++i) {
        const int row = i / 4 * 8 + lane % 4 * 2 + i % 2;
        float& to = table[row * L::kSumPitch + output + (i % 4 >= 2 ? 8 : 0)];
        const float sum = d[i] * factors[i % 4 / 2];
        to = adds ? to + sum : sum;
    }
}

/// Four neighbouring outputs of the table, over all slices.
template <typename L> __device__ __forceinline__ float4 summed(const L& at, const Arguments& p, int row, int output)
{
    const float* const place = reinterpret_cast<const float*>(at.base) + row * L::kSumPitch + output;
    if (p.splits == 1) return *reinterpret_cast<const float4*>(place);
    float4 sum = {};
    for (int first = 0; first < p.splits; first += 4) { // four are asked for before the first is added
        float4 parts[4] = {};
#pragma unroll
        for (int i = 0; i < 4; ++i)
            if (first + i < p.splits) parts[i] = loadFromBlock(place, first + i);
#pragma unroll
        for (int i = 0; i < 4; ++i)
            sum = {sum.x + parts[i].x, sum.y + parts[i].y, sum.z + parts[i].z, sum.w + parts[i].w};
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
    const int share = (L::kRows + p.splits - 1) / p.splits, firstRow = place.slice * share,
              rows = min(share, L::kRows - firstRow), half = p.n / 2, quads = L::kOutputs / (p.gated ? 8 : 4);
#pragma unroll 1
    for (int i = static_cast<int>(threadIdx.x); i < rows * quads; i += kThreads) {
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

template <typename T, WeightFormat W, int Halves, int Rows>
__global__ void __launch_bounds__(kThreads, 1) packedRowsKernel(const __grid_constant__ Arguments p)
{
    using L = Layout<W, Halves, Rows>;
    extern __shared__ __align__(128) std::uint8_t shared[];
    const L at{shared + (1024 - sharedAddress(shared) % 1024) % 1024};
    const Place place(p, L::kUnits);
    const int warp = uniform(static_cast<int>(threadIdx.x) / 32), unit = warp % L::kUnits, way = warp / L::kUnits;
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < L::kStages; ++stage) {
            at.full(stage).init(1);
            at.empty(stage).init(kWarps);
        }
        fenceBarriers();
    }
    __syncthreads();
    allowNext();
    float d[Rows / 2] = {};
    consume<T, W>(at, p, place, unit, way, d);
    awaitKernelsBefore(); // `out` may be what they read
    pin(d);
    for (int turn = 0; turn < L::kWays; ++turn) {
        __syncthreads(); // the table takes the place of the ring
        if (way == turn) spread<T, W>(at, p, place, unit, turn > 0, d);
    }
    if (p.splits == 1) {
        __syncthreads();
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
        if (form.rows == 96) return launchTyped<T, W, Halves, 96>(p, stream);
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
