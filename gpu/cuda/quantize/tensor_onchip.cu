// SPDX-License-Identifier: GPL-3.0-or-later
// Dynamic per tensor, one cooperative launch: every warp keeps as much of its part as fits in registers and
// shared memory, the grid agrees on the maximum, and the conversion starts from what is on the chip.
// Traffic: input once (2 or 4 B an element), codes once (1 B an element), one scale. What the chip does not
// hold is read again, last chunk first: its end is still in L2.
#include "gpu/cuda/quantize/tensor_onchip.cuh"

#include "gpu/cuda/common/bulk_copy.cuh"
#include "gpu/cuda/common/grid_barrier.cuh"

#include <algorithm>
#include <cstdio>
#include <type_traits>

namespace qs::cuda {

namespace {

/// How a launch is divided. A chunk is 512 × Wide bytes and belongs to one warp, which holds its last Held
/// chunks in registers and takes the others through its ring.
struct OnChipPlan
{
    int blocks = 0;
    int slots = 0; ///< of a warp's ring; 0: registers hold everything
    int kept = 0;  ///< chunks a warp that L2 is told to keep for their second read
};

/// The chunks of a warp: every (number of warps)-th of the tensor, dealt to blocks first.
template <int Wide> struct WarpPart
{
    int first, step, count;

    __device__ __forceinline__ explicit WarpPart(std::int64_t vectors)
    {
        const int full = static_cast<int>(vectors / (32 * Wide));
        first = static_cast<int>(threadIdx.x / 32 * gridDim.x + blockIdx.x);
        step = static_cast<int>(gridDim.x * (blockDim.x / 32));
        count = first < full ? (full - 1 - first) / step + 1 : 0;
    }
    /// First vector of chunk i.
    __device__ __forceinline__ std::int64_t at(int i) const
    {
        return (first + static_cast<std::int64_t>(i) * step) * (32 * Wide);
    }
};

/// Calls f(element, vector, elements of it) for this lane's vectors behind the last full chunk; one warp has
/// them.
template <typename T, int Wide, typename F>
__device__ __forceinline__ void forTail(const uint4* __restrict__ input, std::int64_t elements, F&& f)
{
    if (blockIdx.x != gridDim.x - 1 || threadIdx.x / 32 != blockDim.x / 32 - 1) return;
    constexpr int chunk = 32 * Wide * kVector<T>;
    for (std::int64_t i = elements / chunk * chunk + threadIdx.x % 32 * kVector<T>; i < elements;
         i += 32 * kVector<T>) {
        const std::int64_t left = elements - i;
        f(i, input[i / kVector<T>], static_cast<int>(left < kVector<T> ? left : kVector<T>));
    }
}

/// The chunks that pass through a warp's ring.
template <Rule R, typename T, int Wide> class RingPart
{
public:
    __device__ __forceinline__ RingPart(uint4* memory, const uint4* input, const WarpPart<Wide>& part, int chunks,
                                        const OnChipPlan& plan)
        : m_input(input), m_part(part), m_ring(memory, plan.slots), m_order(chunks, plan), m_slots(plan.slots)
    {}
    __device__ __forceinline__ void begin()
    {
        for (int l = 0; l < m_slots; ++l, m_ring.next())
            load(l);
    }
    __device__ __forceinline__ void findMaximum(MagnitudeOf<T>& amax)
    {
        m_ring.aim(0);
        for (int l = 0; l < m_order.count; ++l, m_ring.next()) {
            m_ring.wait();
#pragma unroll
            for (int u = 0; u < Wide; ++u)
                amax.add(m_ring.vector(u));
            if (l < m_order.passing()) load(l + m_slots);
        }
    }
    __device__ __forceinline__ void convert(const Coefficients& c, std::uint8_t* codes)
    {
        m_ring.aim(m_order.passing());
        for (int l = m_order.passing(); l < m_order.loads(); ++l, m_ring.next()) {
            m_ring.wait();
            std::uint8_t* target = codes + (m_part.at(m_order.chunk(l)) + threadIdx.x % 32) * kVector<T>;
#pragma unroll
            for (int u = 0; u < Wide; ++u)
                encodeVector<R, T>(m_ring.vector(u), c, target + u * 32 * kVector<T>);
            load(l + m_slots);
        }
    }

private:
    /// Order of a ring's loads: chunks 0 … count − 1, then those that are no more on the chip, backwards.
    struct Order
    {
        int count;    ///< chunks of the ring
        int resident; ///< the last of them, which stay in it across the barrier
        int kept;

        __device__ __forceinline__ Order(int chunks, const OnChipPlan& plan)
            : count(chunks), resident(min(chunks, plan.slots)), kept(plan.kept)
        {}
        __device__ __forceinline__ int passing() const { return count - resident; }
        __device__ __forceinline__ int loads() const { return count + passing(); }
        __device__ __forceinline__ int chunk(int load) const { return load < count ? load : loads() - 1 - load; }
        __device__ __forceinline__ bool keep(int load) const { return load < passing() && load >= passing() - kept; }
    };

    /// Fills the ring's present slot by load number `l`, if there is one.
    __device__ __forceinline__ void load(int l)
    {
        if (l < m_order.loads())
            m_ring.fill(m_input + m_part.at(m_order.chunk(l)), m_order.keep(l) ? keepPolicy() : passPolicy());
    }

    const uint4* m_input;
    const WarpPart<Wide>& m_part;
    WarpRing<Wide> m_ring;
    Order m_order;
    int m_slots;
};

/// In the place of a ring where registers hold everything.
struct NoRing
{
    template <typename... A> __device__ __forceinline__ explicit NoRing(const A&...) {}
    __device__ __forceinline__ void begin() {}
    template <typename S> __device__ __forceinline__ void findMaximum(S&) {}
    __device__ __forceinline__ void convert(const Coefficients&, std::uint8_t*) {}
};

/// The last chunks of a warp, in registers.
template <Rule R, typename T, int Wide, int Held> struct HeldPart
{
    uint4 data[Held * Wide];

    __device__ __forceinline__ void load(const uint4* __restrict__ input, const WarpPart<Wide>& part, int from)
    {
#pragma unroll
        for (int h = 0; h < Held; ++h)
            if (from + h < part.count)
#pragma unroll
                for (int u = 0; u < Wide; ++u)
                    data[h * Wide + u] = __ldcs(input + part.at(from + h) + u * 32 + threadIdx.x % 32);
    }
    __device__ __forceinline__ void findMaximum(MagnitudeOf<T>& amax, int chunks) const
    {
#pragma unroll
        for (int h = 0; h < Held; ++h)
            if (h < chunks)
#pragma unroll
                for (int u = 0; u < Wide; ++u)
                    amax.add(data[h * Wide + u]);
    }
    __device__ __forceinline__ void convert(const Coefficients& c, std::uint8_t* codes, const WarpPart<Wide>& part,
                                            int from) const
    {
#pragma unroll
        for (int h = 0; h < Held; ++h)
            if (from + h < part.count)
#pragma unroll
                for (int u = 0; u < Wide; ++u)
                    encodeVector<R, T>(data[h * Wide + u], c,
                                       codes + (part.at(from + h) + u * 32 + threadIdx.x % 32) * kVector<T>);
    }
};

template <Rule R, typename T, int Block, int Wide, int Held, bool Ring>
__global__ void __launch_bounds__(Block, 1)
    onChipKernel(const uint4* __restrict__ input, std::uint8_t* __restrict__ codes, std::int64_t elements,
                 OnChipPlan plan, unsigned long long* barrier, float* __restrict__ scaleOut)
{
    extern __shared__ __align__(128) uint4 memory[];
    const WarpPart<Wide> part(elements / kVector<T>);
    const int streamed = part.count > Held ? part.count - Held : 0; // chunks of the ring
    std::conditional_t<Ring && kBulkCopies, RingPart<R, T, Wide>, NoRing> ring(memory, input, part, streamed, plan);
    HeldPart<R, T, Wide, Held> held;
    MagnitudeOf<T> amax;
    overlapLaunches();
    GridMaximum grid(barrier);
    ring.begin();
    held.load(input, part, streamed);
    forTail<T, Wide>(input, elements, [&](std::int64_t, const uint4& v, int used) {
        amax.add(used == kVector<T> ? v : maskOutside<T>(v, 0, used));
    });
    ring.findMaximum(amax);
    held.findMaximum(amax, part.count - streamed);
    float scale = 0.0f;
    const Coefficients c = fromMagnitude<R, T>(grid.of(amax.value()), scale);
    if (blockIdx.x == 0 && threadIdx.x == 0) *scaleOut = scale;
    held.convert(c, codes, part, streamed);
    ring.convert(c, codes);
    forTail<T, Wide>(input, elements, [&](std::int64_t i, const uint4& v, int used) {
        if (used == kVector<T>)
            encodeVector<R, T>(v, c, codes + i);
        else
            encodePart<R, T>(v, c, codes + i, 0, used);
    });
}

/// What a launch needs to know of the current device.
struct Device
{
    int cooperative = 0, capability = 0, sharedBytes = 0, cacheBytes = 0;

    Device()
    {
        int device = 0;
        if (cudaGetDevice(&device) != cudaSuccess) return;
        const auto read = [device](int& value, cudaDeviceAttr which) {
            if (cudaDeviceGetAttribute(&value, which, device) != cudaSuccess) value = 0;
        };
        read(cooperative, cudaDevAttrCooperativeLaunch);
        read(capability, cudaDevAttrComputeCapabilityMajor);
        read(sharedBytes, cudaDevAttrMaxSharedMemoryPerBlockOptin);
        read(cacheBytes, cudaDevAttrL2CacheSize);
    }
};

/// Threads a block, vectors a lane and chunk, chunks in registers, whether a ring takes the rest.
template <int B, int W, int H, bool R> struct Shape
{
    static constexpr int block = B, wide = W, held = H, warps = B / 32;
    static constexpr bool ring = R;
};

/// Full chunks of the tensor; what is behind them is the tail.
template <typename T, typename S> std::int64_t chunksOf(const Launch& l)
{
    return l.elements() / (32 * S::wide * kVector<T>);
}

/// One block an SM, fewer where there are not enough chunks.
template <typename T, typename S> int blocksFor(const Launch& l)
{
    return static_cast<int>(std::clamp<std::int64_t>((chunksOf<T, S>(l) + S::warps - 1) / S::warps, 1,
                                                     std::min(l.multiprocessors, kMaxPartials)));
}

/// Chunks that a warp has at most.
template <typename T, typename S> int spread(const Launch& l, int blocks)
{
    const std::int64_t warps = std::int64_t{blocks} * S::warps;
    return static_cast<int>((chunksOf<T, S>(l) + warps - 1) / warps);
}

template <typename T, typename S> void describe(const Launch& l, const OnChipPlan& plan)
{
    const int chunks = spread<T, S>(l, plan.blocks);
    const int onChip = plan.slots ? S::held + plan.slots : chunks;
    const int again = std::max(chunks - onChip, 0);
    const std::int64_t round = std::int64_t{plan.blocks} * S::warps * S::wide * 512;
    std::snprintf(l.note->text, sizeof l.note->text,
                  "one cooperative launch, %d blocks of %d: %d × 16 B per thread in registers, %d KiB per block in "
                  "rings, %lld MiB read again",
                  plan.blocks, S::block, S::held * S::wide, plan.slots * S::warps * S::wide / 2,
                  static_cast<long long>(again * round >> 20));
}

/// False where the device has no place for the kernel. Launches overlap where the device can do it: the next
/// one's blocks come as this one's go, and wait there.
template <Rule R, typename T, typename S>
bool launchPlanned(const Launch& l, const OnChipPlan& plan, const Device& device)
{
    auto* kernel = onChipKernel<R, T, S::block, S::wide, S::held, S::ring>;
    const int shared = S::ring ? WarpRing<S::wide>::bytesFor(S::warps, plan.slots) : 0;
    int resident = 0;
    if ((shared > 0 &&
         cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, shared) != cudaSuccess) ||
        cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, kernel, S::block, shared) != cudaSuccess) {
        cudaGetLastError();
        return false;
    }
    if (resident < 1) return false;
    if (l.note)
        describe<T, S>(l, plan);
    else if (l.preload)
        preload(kernel);
    if (l.note || l.preload) return true;
    cudaLaunchAttribute attributes[2] = {};
    attributes[0].id = cudaLaunchAttributeCooperative;
    attributes[0].val.cooperative = 1;
    attributes[1].id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attributes[1].val.programmaticStreamSerializationAllowed = 1;
    cudaLaunchConfig_t config = {};
    config.gridDim = static_cast<unsigned>(plan.blocks);
    config.blockDim = S::block;
    config.dynamicSmemBytes = static_cast<std::size_t>(shared);
    config.stream = l.stream;
    config.attrs = attributes;
    for (config.numAttrs = device.capability >= 9 ? 2u : 1u; config.numAttrs > 0; --config.numAttrs) {
        if (cudaLaunchKernelEx(&config, kernel, static_cast<const uint4*>(l.input), l.codes, l.elements(), plan,
                               l.barrier, l.scales) == cudaSuccess)
            return true;
        cudaGetLastError();
    }
    return false;
}

/// Registers alone, if they hold the tensor.
template <Rule R, typename T, typename S> bool launchHeld(const Launch& l, const Device& device)
{
    OnChipPlan plan;
    plan.blocks = blocksFor<T, S>(l);
    return spread<T, S>(l, plan.blocks) <= S::held && launchPlanned<R, T, S>(l, plan, device);
}

/// Registers and rings; `Whole`: only if they hold the tensor. Of what is read again L2 is told to keep about
/// half of its own size; of tensors beyond three times that it keeps more when left alone (measured on an
/// H200).
template <Rule R, typename T, typename S, bool Whole> bool launchRing(const Launch& l, const Device& device)
{
    OnChipPlan plan;
    plan.blocks = blocksFor<T, S>(l);
    const int slots = device.sharedBytes / WarpRing<S::wide>::bytesFor(S::warps, 1);
    const int streamed = spread<T, S>(l, plan.blocks) - S::held;
    if (device.capability < 9 || slots < 2 || (Whole && streamed > slots)) return false;
    plan.slots = std::clamp(streamed, 1, slots);
    const std::int64_t round = std::int64_t{plan.blocks} * S::warps * WarpRing<S::wide>::kSlotBytes;
    if (l.elements() * bytesOf(l.type) <= std::int64_t{3} * device.cacheBytes)
        plan.kept = static_cast<int>(device.cacheBytes / 16 * 9 / round);
    return launchPlanned<R, T, S>(l, plan, device);
}

// Launch shape: small tensors stay in registers, in as few loads a thread as their size allows. Above that 4
// KB chunks: a bulk copy costs the copy engine of an SM about 60 ns whatever its size, so that shorter ones
// do not keep up with L2; and 256 threads with 255 registers each hold more than more threads would. As long
// as rings hold the rest, few chunks in registers are better: their loads are in flight sooner.
template <Rule R> bool launchOnChipRule(const Launch& l)
{
    const Device device;
    if (!l.barrier || !device.cooperative) return false;
    bool done = false;
    withType(l.type, [&](auto tag) {
        using T = typename PointeeOf<decltype(tag)>::Type;
        done = launchHeld<R, T, Shape<512, 1, 2, false>>(l, device) ||
               launchHeld<R, T, Shape<512, 2, 2, false>>(l, device) ||
               launchHeld<R, T, Shape<512, 2, 4, false>>(l, device);
        if constexpr (sizeof(T) == 4) done = done || launchHeld<R, T, Shape<512, 2, 8, false>>(l, device);
        done = done || launchRing<R, T, Shape<256, 8, 2, true>, true>(l, device);
        if constexpr (sizeof(T) == 2) done = done || launchHeld<R, T, Shape<512, 2, 8, false>>(l, device);
        done = done || launchRing<R, T, Shape<256, 8, 5, true>, false>(l, device);
    });
    return done;
}

} // namespace

bool launchTensorOnChip(Rule rule, const Launch& l)
{
    return withRule<Rule::Int8Scale, Rule::Int8DivideDynamic, Rule::E5M2Scale, Rule::E4M3Scale>(
        rule, [&](auto known) { return launchOnChipRule<known.value>(l); });
}

} // namespace qs::cuda
