// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/bulk_copy.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/weight_only/hopper/sums.cuh"
#include "gpu/cuda/weight_only/hopper/unit.cuh"

/// The kernel that cuda/weight_only/hopper/packed_rows.cu describes; a file for each format has its instances.
namespace qs::cuda::packedrows {

/// Queues the copies of A in the order in which they are needed; by one warp, of which one lane copies.
template <typename L> class Producer
{
public:
    __device__ __forceinline__ explicit Producer(const Arguments& p) : m_map(p.activations) {}
    /// Goes to the beginning of a place, and queues the first copies.
    __device__ __forceinline__ void aim(const L& at, const Place& place)
    {
        m_row = place.rowTile * L::kRows;
        m_column = place.firstGroup * kWeightGroup;
        m_left = place.steps;
        for (int i = 0; i < L::kStages - 2; ++i)
            next(at);
    }
    __device__ __forceinline__ void next(const L& at)
    {
        if (m_left == 0) return;
        at.empty(m_slot.stage).wait(m_slot.parity ^ 1u); // the phase before the first has passed
        copyTileIf(threadIdx.x % 32 == 0, sharedAddress(at.stage(m_slot.stage)), at.full(m_slot.stage));
        --m_left;
        m_slot.next();
        m_column += kWeightGroup;
    }

private:
    /// Without a branch, as Barrier::arriveIf(): both halves of a tile, which complete on a barrier that expects them.
    __device__ __forceinline__ void copyTileIf(bool here, std::uint32_t target, Barrier full) const
    {
        asm volatile("{\n.reg .pred p;\nsetp.ne.u32 p, %7, 0;\n"
                     "@p mbarrier.arrive.expect_tx.shared::cta.b64 _, [%5], %6;\n"
                     "@p cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
                     "[%0], [%2, {%3, %4}], [%5];\n"
                     "@p cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes "
                     "[%1], [%2, {%8, %4}], [%5];\n}" ::"r"(target),
                     "r"(target + L::kTileBytes / 2), "l"(&m_map), "r"(m_column), "r"(m_row), "r"(full.address),
                     "n"(L::kTileBytes), "r"(static_cast<unsigned>(here)), "r"(m_column + kWeightGroup / 2)
                     : "memory");
    }
    const CUtensorMap& m_map;
    int m_row = 0, m_column = 0, m_left = 0;
    Slot<L::kStages> m_slot;
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

template <typename T, WeightFormat W, typename L>
using UnitOf = std::conditional_t<L::kDirect, DirectUnit<T, W, L>, RingUnit<T, W, L>>;

/// The products of a warpgroup over so many groups of k, from `slot` of the ring on.
template <typename T, WeightFormat W, typename L>
__device__ __forceinline__ void consume(const L& at, int steps, UnitOf<T, W, L>& own, Producer<L>& producer,
                                        bool produces, Slot<L::kStages>& slot, int way, float (&d)[L::kRows / 2])
{
    int before = slot.stage == 0 ? L::kStages - 1 : slot.stage - 1;
    const bool tells = threadIdx.x % 32 == 0;
    pin(d); // or their zeros would be set within the products' pipeline
#pragma unroll 1
    for (int step = 0; step < steps; ++step) {
        std::uint32_t even[kAtOnce][4], odd[kAtOnce][4];
        const std::uint8_t* const stage = at.stage(slot.stage);
        const Operand a(sharedAddress(stage) +
                        static_cast<std::uint32_t>(L::kWays > 1 ? way * (L::kTileBytes / 2) : 0));
        own.await();
        if (produces) producer.next(at); // what the step before the one before has left
        own.fetch(at.stage(before));
        own.template begin<0>(stage);
        own.template decode<0, 0>(even);
        at.full(slot.stage).wait(slot.parity);
        multiplySome<0, T, L>(even, a, d);
        at.empty(before).arriveIf(tells && step > 0); // its products are complete
        own.template decode<0, 1>(odd);
        multiplySome<1, T, L>(odd, a, d);
        if constexpr (L::kTurns == 2) {
            own.template begin<1>(stage);
            own.template decode<1, 0>(even);
            multiplySome<2, T, L>(even, a, d);
            own.template decode<1, 1>(odd);
            multiplySome<3, T, L>(odd, a, d);
        }
        before = slot.stage;
        slot.next();
    }
    waitProducts<0>();
    awaitCopies<0>();
    at.empty(before).arriveIf(tells && steps > 0);
}

/// The ring's barriers: of A's tile, and of the warps that have read a stage.
template <typename L> __device__ __forceinline__ void beginRing(const L& at)
{
    if (threadIdx.x == 0) {
        for (int stage = 0; stage < L::kStages; ++stage) {
            at.full(stage).init(1);
            at.empty(stage).init(L::kWarps);
        }
        fenceBarriers();
    }
    __syncthreads();
}

/// Lets warpgroups begin some cycles after each other.
__device__ __forceinline__ void beginApart(int group)
{
    constexpr int cycles = 700;
    const auto begin = static_cast<int>(clock());
    while (static_cast<int>(clock()) - begin < group * cycles) {
    }
}

template <typename T, WeightFormat W, int Halves, int Rows>
__global__ void __launch_bounds__((Layout<W, Halves, Rows>::kThreads), 1)
    packedRowsKernel(const __grid_constant__ Arguments p)
{
    using L = Layout<W, Halves, Rows>;
    extern __shared__ __align__(1024) std::uint8_t shared[];
    const L at{shared};
    if (sharedAddress(shared) % 1024 != 0) __trap(); // as the copy engine swizzles, and the products read
    const int warp = uniform(static_cast<int>(threadIdx.x) / 32), unit = warp % L::kUnits, way = warp / L::kUnits;
    const bool produces = uniform(static_cast<int>(threadIdx.x) / 32) == 0;
    const Share share(p);
    allowNext();
    Place place(p, share, L::kUnits);
    UnitOf<T, W, L> own;
    Producer<L> producer(p);
    Slot<L::kStages> slot;
    if constexpr (L::kHasPairs) fillPairs<T, L::kThreads>(at.pairs());
    beginRing(at);
    own.aim(at, p, place, unit, way, slot.stage);
    if (produces) {
        awaitKernelsBefore();
        producer.aim(at, place);
    }
    if (L::kApart && p.splits == 1) beginApart(warp / 4);
    for (int end = share.end;;) {
        float d[Rows / 2] = {};
        consume<T, W>(at, place.steps, own, producer, produces, slot, way, d);
        awaitKernelsBefore(); // `out` may be what they read, and they may have sums in memory
        pin(d);
        const Place done = place;
        end -= done.steps;
        const bool more = end > share.first;
        const auto goOn = [&] {
            place = Place(p, share, end, L::kUnits);
            own.aim(at, p, place, unit, way, slot.stage);
            if (produces) producer.aim(at, place);
        };
        if (L::kStreams && more) goOn();
        if (p.splits == 1 && done.isBegin(p)) {
            handOver<L>(p, d);
        } else {
            if (p.splits == 1 && done.firstGroup > 0) takeOver<L>(p, done.tile, d);
            if (L::kStreams && p.splits == 1)
                storeTile<T, W>(at, p, done, unit, d);
            else
                gatherTile<T, W>(at, p, done, unit, way, d);
        }
        if (!more) break;
        if constexpr (!L::kStreams) {
            fenceForCopyEngine(); // what has been written in the ring's place comes before the copies
            __syncthreads();
            goOn();
        }
    }
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
    config.blockDim = dim3(L::kThreads);
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
    if (form.rows > kPackedRowsTile) return launchTyped<T, W, 1, kPackedRowsMost>(p, stream);
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
