// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/bulk_copy.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/weight_only/hopper/sums.cuh"

/// The kernel that cuda/weight_only/hopper/packed_rows.cu describes; a file for each format has its instances.
namespace qs::cuda::packedrows {

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
        copyBytesIf(threadIdx.x % 32 == 0, at.stage(m_slot.stage), m_tile, L::kTileBytes, at.full(m_slot.stage));
        ++m_step;
        m_slot.next();
        m_tile += L::kTileBytes;
    }

private:
    const std::uint8_t* m_tile;
    int m_step = 0, m_steps;
    Slot<L::kStages> m_slot;
};

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
        const int lane = static_cast<int>(threadIdx.x) % 32, own = way * (L::kVectors * 512) + lane * 16;
        const std::int64_t first = static_cast<std::int64_t>(place.firstUnit + local) * p.groups + place.firstGroup;
        m_place = L::kCodes + local * L::kUnitBytes + own;
        m_from = p.weights + first * L::kUnitBytes + own;
        const bool isShift = lane >= kScaleVectors;
        m_scales = (hasZeros(W) && isShift ? p.shifts : p.scales) + first * L::kUnitScales + lane % kScaleVectors * 16;
        m_scalePlace = L::kScales + static_cast<int>(threadIdx.x) / 32 * L::kWarpScales;
        m_copiesScales = lane < L::kWarpScales / 16;
    }
    /// Queues the copies of the next group's codes; each lane's are those that it reads.
    __device__ __forceinline__ void fetch(const std::uint8_t* stage)
    {
        if (m_left-- > 0) {
            const std::uint32_t to = sharedAddress(stage);
#pragma unroll
            for (int i = 0; i < L::kVectors * L::kTurns; ++i)
                copyAsync(to + static_cast<std::uint32_t>(m_place + 512 * i), m_from + 512 * i);
            if (m_copiesScales)
                copyAsync(to + static_cast<std::uint32_t>(m_scalePlace) + threadIdx.x % 32 * 16, m_scales);
            m_from += L::kUnitBytes;
            m_scales += L::kUnitScales;
        }
        commitCopies();
    }
    /// Goes to the group whose codes are in a stage, or to a half of it.
    __device__ __forceinline__ void begin(const std::uint8_t* stage, int turn)
    {
        // All at once: loads between products would make the compiler wait for each of them.
        const auto* const codes = reinterpret_cast<const uint4*>(stage + m_place) + turn * (L::kVectors * 32);
#pragma unroll
        for (int i = 0; i < L::kVectors; ++i)
            m_codes[i] = codes[32 * i];
        const int lane = static_cast<int>(threadIdx.x) % 32;
        const std::uint8_t* const scales = stage + m_scalePlace;
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
    int m_place, m_scalePlace, m_way, m_left; ///< places in a stage; groups that have not been asked for
    bool m_copiesScales;
    typename Decode::Tables m_tables;
    Scales m_scale = {};
    std::uint32_t m_centre[2] = {};
};

/// Queues the products of a pair with A's tile; then those before are complete, and so are registers for the next.
template <int Pair, typename T, typename L>
__device__ __forceinline__ void multiplySome(const std::uint32_t (&w)[kAtOnce][4], const Operand& a,
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
    for (int stage = 0; stage < L::kStages - 1; ++stage)
        own.fetch(at.stage(stage));
    if (produces) {
        awaitKernelsBefore();
        for (int stage = 0; stage < L::kStages - 2; ++stage)
            producer.next(at);
    }
    Slot<L::kStages> slot;
    int before = L::kStages - 1;
    const bool tells = threadIdx.x % 32 == 0;
    pin(d); // or their zeros would be set within the products' pipeline
#pragma unroll 1
    for (int step = 0; step < place.steps; ++step) {
        std::uint32_t even[kAtOnce][4], odd[kAtOnce][4];
        const std::uint8_t* const stage = at.stage(slot.stage);
        const Operand a(sharedAddress(stage) +
                        static_cast<std::uint32_t>(L::kWays > 1 ? way * (L::kTileBytes / 2) : 0));
        awaitCopies<L::kStages - 2>();
        __syncwarp();                    // scales come by other lanes
        if (produces) producer.next(at); // what the step before the one before has left
        own.fetch(at.stage(before));
        own.begin(stage, 0);
        own.template decode<0>(even);
        at.full(slot.stage).wait(slot.parity);
        multiplySome<0, T, L>(even, a, d);
        at.empty(before).arriveIf(tells && step > 0); // its products are complete
        own.template decode<1>(odd);
        multiplySome<1, T, L>(odd, a, d);
        if constexpr (L::kTurns == 2) {
            own.begin(stage, 1);
            own.template decode<0>(even);
            multiplySome<2, T, L>(even, a, d);
            own.template decode<1>(odd);
            multiplySome<3, T, L>(odd, a, d);
        }
        before = slot.stage;
        slot.next();
    }
    waitProducts<0>();
    awaitCopies<0>();
}

/// The ring's barriers: of A's tile, and of the warps that have read a stage.
template <typename L> __device__ __forceinline__ void beginRing(const L& at)
{
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < L::kStages; ++stage) {
            at.full(stage).init(1);
            at.empty(stage).init(kWarps);
        }
        fenceBarriers();
    }
    __syncthreads();
}

/// Lets another tile begin with the ring's first stage and parity: a barrier with an odd number of phases goes through
/// one more. They are not initialized anew, so that racecheck can follow the copies that they order.
template <typename L> __device__ __forceinline__ void rewindRing(const L& at, int steps)
{
    fenceForCopyEngine(); // what has been written in the ring's place comes before the copies
    __syncthreads();
    if (threadIdx.x % 32 == 0)
        for (int stage = 0; stage < L::kStages; ++stage) { // the last step tells nobody that it has read
            if (threadIdx.x == 0) at.full(stage).arriveIf(L::phases(stage, steps) % 2 != 0);
            at.empty(stage).arriveIf(L::phases(stage, steps - 1) % 2 != 0);
        }
    __syncthreads();
}

/// Adds up what the warpgroups of a block, or the blocks of a cluster, have of a tile, and stores it.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void finishTile(const L& at, const Arguments& p, const Place& place, int unit, int way,
                                           const float (&d)[L::kRows / 2])
{
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

template <typename T, WeightFormat W, int Halves, int Rows>
__global__ void __launch_bounds__(kThreads, 1) packedRowsKernel(const __grid_constant__ Arguments p)
{
    using L = Layout<W, Halves, Rows>;
    extern __shared__ __align__(128) std::uint8_t shared[];
    const L at{shared + (1024 - sharedAddress(shared) % 1024) % 1024};
    const int warp = uniform(static_cast<int>(threadIdx.x) / 32), unit = warp % L::kUnits, way = warp / L::kUnits;
    const Share share(p);
    allowNext();
    int end = share.end;
    beginRing(at);
    do {
        const Place place(p, share, end, L::kUnits);
        float d[Rows / 2] = {};
        consume<T, W>(at, p, place, unit, way, d);
        awaitKernelsBefore(); // `out` may be what they read, and they may have sums in memory
        pin(d);
        if (p.splits == 1 && place.isBegin(p)) {
            handOver<L>(p, d);
        } else {
            if (p.splits == 1 && place.firstGroup > 0) takeOver<L>(p, place.tile, d);
            finishTile<T, W>(at, p, place, unit, way, d);
        }
        end -= place.steps;
        if (end > share.first) rewindRing(at, place.steps);
    } while (end > share.first);
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
    config.gridDim = dim3(static_cast<unsigned>(p.splits > 1 ? p.tiles * p.splits : p.blocks));
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
