// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/async_copy.cuh"
#include "gpu/cuda/common/dependent_launch.cuh"
#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/weight_only/family.cuh"
#include "gpu/cuda/weight_only/sums.cuh"

/// The kernel that cuda/weight_only/gemm.cu describes; a file for each format has its instances.
namespace qs::cuda::weightonly {

/// What a warp copies next.
template <typename F> struct Feed
{
    static constexpr int kScaleVectors = F::kScaleBytes / 16; ///< of a unit
    const std::uint8_t *codes = nullptr, *scales = nullptr;   ///< this lane's
    int left = 0, round = 0;

    /// Goes to the first tile from `round` on.
    __device__ __forceinline__ void aim(const Arguments& p, const Place& place)
    {
        for (left = 0; round < place.rounds && left == 0; ++round) {
            const int tile = place.tileOf(p, round, place.warpN);
            if (tile < 0) continue;
            const std::int64_t unit = static_cast<std::int64_t>(tile) * F::kRows * p.groups + place.firstGroup;
            codes = p.weights + unit * F::kUnitBytes + place.lane * 16;
            const bool isShift = F::kZeros && place.lane >= kScaleVectors * F::kRows;
            const int own = isShift ? place.lane - kScaleVectors * F::kRows : place.lane;
            scales = (isShift ? p.shifts : p.scales) + (unit + own / kScaleVectors * p.groups) * F::kScaleBytes +
                     own % kScaleVectors * 16;
            left = place.steps;
            if (left == 0) break;
        }
    }
    /// Queues the copies of a step's codes and scales into a stage of the ring; each lane's codes are those that it
    /// reads.
    __device__ __forceinline__ void fetch(std::uint32_t stage, const Arguments& p, const Place& place)
    {
        if (left > 0) {
#pragma unroll
            for (int row = 0; row < F::kRows; ++row)
#pragma unroll
                for (int i = 0; i < F::kVectors; ++i)
                    copyAsync(stage + static_cast<std::uint32_t>(row * F::kUnitBytes + 512 * i + place.lane * 16),
                              codes + row * p.groups * F::kUnitBytes + 512 * i);
            if (place.lane < (F::kZeros ? 2 : 1) * kScaleVectors * F::kRows)
                copyAsync(stage + static_cast<std::uint32_t>(F::kRows * F::kUnitBytes + place.lane * 16), scales);
            codes += F::kUnitBytes;
            scales += F::kScaleBytes;
            if (--left == 0) aim(p, place);
        }
        commitCopies();
    }
};

/// Asks for A to be brought to L2 while the kernel before still runs; where that one writes it, it is there already.
__device__ __forceinline__ void prefetchActivations(const Arguments& p)
{
    const std::int64_t bytes = static_cast<std::int64_t>(p.m) * p.pitch * 2,
                       step = static_cast<std::int64_t>(gridDim.x) * blockDim.x * 128;
    for (std::int64_t at = (static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x) * 128; at < bytes;
         at += step)
        asm volatile("prefetch.global.L2 [%0];" ::"l"(static_cast<const std::uint8_t*>(p.activations) + at));
}

/// Queues the copies of the slice of A that a block works on.
__device__ __forceinline__ void stageActivations(const Arguments& p, const Place& place, std::uint8_t* shared)
{
    const int first = place.slice * p.groupsPerSlice, count = min(p.groupsPerSlice, p.groups - first);
    const int vectors = count * (kWeightGroup / 8), pitch = sharedPitch(p.groupsPerSlice) * 2;
    const auto* from =
        static_cast<const std::uint8_t*>(p.activations) + static_cast<std::int64_t>(first) * kWeightGroup * 2;
    const auto to = static_cast<std::uint32_t>(__cvta_generic_to_shared(shared));
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    const int share = max(warps / p.m, 1), step = warps / share;  // warps of a row; rows at a time
    const int turn = static_cast<int>(blockIdx.x) * 32 % vectors; // blocks start apart: not all at the same lines of L2
    if (warp >= share * step) return commitCopies();
    for (int row = warp / share; row < p.m; row += step)
#pragma unroll 4
        for (int i = warp % share * 32 + place.lane; i < vectors; i += share * 32) {
            const int vector = i + turn < vectors ? i + turn : i + turn - vectors;
            copyAsync(to + row * pitch + vector * 16,
                      from + static_cast<std::int64_t>(row) * p.pitch * 2 + vector * 16);
        }
    commitCopies();
}

/// What the sums of each group of the slice start from: kStartFactor × the sum of A's elements, of which ones times A
/// are the fragments.
template <typename T, typename F>
__device__ void makeStarts(const Arguments& p, const Place& place, const uint4* const (&rows)[F::kColumns],
                           float2* starts)
{
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    constexpr std::uint32_t one = std::is_same_v<T, __half> ? 0x3c003c00 : 0x3f803f80, ones[4] = {one, one, one, one};
    const int groups = min(p.groupsPerSlice, p.groups - place.slice * p.groupsPerSlice);
#pragma unroll 2
    for (int group = warp; group < groups; group += warps)
#pragma unroll
        for (int column = 0; column < F::kColumns; ++column) {
            float sum[4][4] = {}; // apart, so that they need not wait for each other
#pragma unroll
            for (int chunk = 0; chunk < 4; ++chunk) {
                const uint4 b = loadColumns(rows[column] + group * (kWeightGroup / 8) + 4 * chunk);
                multiplyAdd16816<T>(sum[chunk], ones, b.x, b.y);
                multiplyAdd16816<T>(sum[chunk], ones, b.z, b.w);
            }
            constexpr float factor = kStartFactor<T, F>;
            const float first = (sum[0][0] + sum[1][0]) + (sum[2][0] + sum[3][0]),
                        second = (sum[0][1] + sum[1][1]) + (sum[2][1] + sum[3][1]);
            if (place.lane < 4)
                starts[(group * F::kColumns + column) * 4 + place.lane] = {factor * first, factor * second};
        }
}

/// Shared memory: the warps' rings, room to add their sums, what sums start from, A.
template <typename T, typename F>
__global__ void __launch_bounds__(32 * F::kMaxWarps, 1) weightOnlyKernel(const __grid_constant__ Arguments p)
{
    extern __shared__ __align__(128) std::uint8_t shared[];
    const Place place(p);
    const int warp = static_cast<int>(threadIdx.x) / 32, warps = static_cast<int>(blockDim.x) / 32;
    std::uint8_t* const ring = shared + warp * F::kStages * F::kStageBytes;
    const auto ringAddress = static_cast<std::uint32_t>(__cvta_generic_to_shared(ring));
    auto* const red = reinterpret_cast<float4*>(shared + warps * F::kStages * F::kStageBytes);
    auto* const starts =
        reinterpret_cast<float2*>(red + sumVectors(F::kFragments, warps, p.warpsK, p.splits, p.clustered));
    std::uint8_t* const activations = reinterpret_cast<std::uint8_t*>(starts + p.groupsPerSlice * F::kColumns * 4);
    allowNext();
    if (p.clustered) arriveAtCluster();
    if (!p.weightsFirst) {
        awaitKernelsBefore();
        stageActivations(p, place, activations);
    }
    Feed<F> feed;
    feed.aim(p, place);
#pragma unroll 1
    for (int i = 0; i < F::kStages - 1; ++i)
        feed.fetch(ringAddress + i * F::kStageBytes, p, place);
    if (p.weightsFirst) {
        prefetchActivations(p);
        awaitKernelsBefore();
        stageActivations(p, place, activations);
        awaitCopies<0>();
    } else
        awaitCopies<F::kStages - 1>();
    const int pitch = sharedPitch(p.groupsPerSlice);
    const uint4* rows[F::kColumns];
#pragma unroll
    for (int column = 0; column < F::kColumns; ++column) // rows behind the last repeat it: their sums are not looked at
        rows[column] = reinterpret_cast<const uint4*>(
            activations + (min(column * 8 + place.lane % 8, p.m - 1) * pitch + place.lane / 8 * 8) * 2);
    __syncthreads();
    if constexpr (kStarts<T, F> || F::kZeros) {
        makeStarts<T, F>(p, place, rows, starts);
        __syncthreads();
    }
    const typename Decoder<T, F::kFormat>::Tables tables;
    Sums<F> sums;
    int slot = 0;
    const int firstLocal = place.firstGroup - place.slice * p.groupsPerSlice;
    for (int round = 0; round < place.rounds; ++round) {
        const int steps = place.tileOf(p, round, place.warpN) < 0 ? 0 : place.steps;
        for (int step = 0; step < steps; ++step) {
            awaitCopies<F::kStages - 2>();
            __syncwarp();
            multiply<T, F>(ring + slot * F::kStageBytes, place.lane, rows, starts, firstLocal + step, tables, sums);
            const int behind = slot == 0 ? F::kStages - 1 : slot - 1; // read in the step before
            feed.fetch(ringAddress + behind * F::kStageBytes, p, place);
            slot = slot + 1 == F::kStages ? 0 : slot + 1;
        }
        if (p.clustered)
            finishClusterRound<T, F>(p, place, sums, red, round);
        else
            finishRound<T, F>(p, place, sums, red, round);
        sums = {};
    }
}

/// `attributes` have to live as long as the configuration is used.
inline cudaLaunchConfig_t configOf(const WeightOnlyPlan& plan, bool dependent, cudaLaunchAttribute (&attributes)[2],
                                   cudaStream_t stream)
{
    cudaLaunchConfig_t config{};
    config.gridDim = dim3(static_cast<unsigned>(plan.splits * plan.columns));
    config.blockDim = dim3(static_cast<unsigned>(plan.warps * 32));
    config.dynamicSmemBytes = static_cast<std::size_t>(plan.sharedBytes);
    config.stream = stream;
    config.attrs = attributes;
    if (dependent) {
        attributes[config.numAttrs].id = cudaLaunchAttributeProgrammaticStreamSerialization;
        attributes[config.numAttrs++].val.programmaticStreamSerializationAllowed = 1;
    }
    if (plan.clustered) {
        attributes[config.numAttrs].id = cudaLaunchAttributeClusterDimension;
        attributes[config.numAttrs].val.clusterDim = {static_cast<unsigned>(plan.splits), 1, 1};
        ++config.numAttrs;
    }
    return config;
}

/// Queues the product by the kernel of one form.
template <typename T, typename F>
void launchForm(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands,
                bool dependent, cudaStream_t stream)
{
    const Arguments p = {static_cast<const std::uint8_t*>(operands.weights),
                         static_cast<const std::uint8_t*>(operands.scales),
                         static_cast<const std::uint8_t*>(operands.shifts),
                         operands.activations,
                         operands.out,
                         operands.partials,
                         operands.counters,
                         static_cast<int>(size.m),
                         static_cast<int>(size.n),
                         static_cast<int>(factsOf<F>().tiles(size)),
                         static_cast<int>(size.groups()),
                         static_cast<int>(size.pitch()),
                         plan.splits,
                         plan.columns,
                         plan.warpsK,
                         plan.groupsPerSlice,
                         plan.clustered,
                         plan.weightsFirst,
                         size.paired,
                         operands.gated,
                         size.paired || operands.bias || operands.outPitch > size.n || hasRowFactors(F::kFormat),
                         static_cast<int>(operands.outPitch > 0 ? operands.outPitch : size.n),
                         operands.bias,
                         hasRowFactors(F::kFormat) ? operands.rowFactors : nullptr,
                         LaneScales<T, F::kFormat>::kSumFactor};
    cudaLaunchAttribute attributes[2] = {};
    const cudaLaunchConfig_t config = configOf(plan, dependent, attributes, stream);
    check(cudaLaunchKernelEx(&config, weightOnlyKernel<T, F>, p), Message::mark("launching a product"));
}

/// Whether the code that runs holds the wait for the kernels before and the clusters' instructions: the image tells,
/// not the device.
template <typename T, typename F> bool hasHopperCode()
{
    cudaFuncAttributes image{};
    return cudaFuncGetAttributes(&image, weightOnlyKernel<T, F>) == cudaSuccess && image.ptxVersion >= 90;
}

/// Lets a kernel use so much shared memory; what was allowed before stays so.
template <typename T, typename F> void allowShared(std::int64_t bytes)
{
    cudaFuncAttributes image{};
    check(cudaFuncGetAttributes(&image, weightOnlyKernel<T, F>), Message::mark("loading a product"));
    if (image.maxDynamicSharedSizeBytes < bytes)
        check(cudaFuncSetAttribute(weightOnlyKernel<T, F>, cudaFuncAttributeMaxDynamicSharedMemorySize,
                                   static_cast<int>(bytes)),
              Message::mark("asking for shared memory"));
}

template <typename T, typename F> int clusteredBlocksOf(const WeightOnlyPlan& plan)
{
    if (!hasHopperCode<T, F>()) return 0;
    allowShared<T, F>(plan.sharedBytes);
    cudaLaunchAttribute attributes[2] = {};
    const cudaLaunchConfig_t config = configOf(plan, false, attributes, nullptr);
    int clusters = 0;
    if (cudaOccupancyMaxActiveClusters(&clusters, weightOnlyKernel<T, F>, &config) != cudaSuccess) {
        (void)cudaGetLastError(); // no clusters here: the plan is not offered
        return 0;
    }
    return clusters * plan.splits;
}

template <WeightFormat W> int Family<W>::clusteredBlocks(const WeightOnlySize& size, const WeightOnlyPlan& plan)
{
    int blocks = 0;
    withFormOf<W>(size.m, plan.form, [&]<typename F>(F) { blocks = clusteredBlocksOf<__nv_bfloat16, F>(plan); });
    return blocks;
}

template <WeightFormat W>
void Family<W>::prepare(const WeightOnlySize& size, Type type, std::int64_t sharedBytesPerBlock)
{
    for (int form = 0; form < weightOnlyForms(size.m); ++form)
        withFormOf<W>(size.m, form, [&]<typename F>(F) {
            if (type == Type::F16)
                allowShared<__half, F>(sharedBytesPerBlock);
            else
                allowShared<__nv_bfloat16, F>(sharedBytesPerBlock);
        });
}

template <WeightFormat W>
void Family<W>::launch(const WeightOnlySize& size, const WeightOnlyPlan& plan, const WeightOnlyOperands& operands,
                       cudaStream_t stream)
{
    withFormOf<W>(size.m, plan.form, [&]<typename F>(F) {
        if (operands.type == Type::F16)
            launchForm<__half, F>(size, plan, operands, hasHopperCode<__half, F>(), stream);
        else
            launchForm<__nv_bfloat16, F>(size, plan, operands, hasHopperCode<__nv_bfloat16, F>(), stream);
    });
}

} // namespace qs::cuda::weightonly
