// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/device/backend.h"

#include <cstdint>
#include <vector>

namespace qs {

/// How a launch is cut and stored: found by timing the ceiling kernel.
struct LaunchShape
{
    bool stream = false;                  ///< stores bypass the caches
    std::int64_t chunkBytes = 256 * 1024; ///< of input; what one thread works on between two polls, at most
    int threads = 1;
};

/// Everything that a launch needs beside its buffers.
struct LaunchPlan
{
    KernelVariant variant;
    DType dtype = DType::F32;
    Shape shape;
    LaunchShape launch;
    ScaleParams staticParams; ///< for static modes; `scale` is NVFP4's global one
};

/// Where a launch reads and writes. Scales and zero points are not written by static modes; packed modes write bytes
/// there.
struct LaunchTarget
{
    const unsigned char* input = nullptr;
    std::uint8_t* codes = nullptr;
    float* scales = nullptr;
    std::int32_t* zeroPoints = nullptr;
};

/// The rule of the vector kernels for a mode with these parameters. Traffic an element: input read, one byte written.
ElementRule elementRule(const QuantScheme& scheme, const ScaleParams& params);

/// Runs variants on the pool: cuts them into chunks, finds extremes, converts. Traffic of each mode:
/// - static: input read once, codes written once;
/// - tensor dynamic: input read twice (extremes, then codes), codes written once;
/// - token, group and packed: input read once (the row is still in the core's cache), codes and scales written once;
///   rows that are too long for that, or too few for the threads, are cut and read twice.
class CpuLauncher
{
public:
    CpuLauncher(ThreadPool& pool, const CpuKernels& kernels);

    /// Memory that reserve() allocates for inputs of `capacity` elements.
    static Bytes scratchBytes(std::int64_t capacity);
    void reserve(std::int64_t capacity);

    /// False where the interrupt came first: the output is then incomplete.
    bool launch(const LaunchPlan& plan, const LaunchTarget& target);
    /// Extremes of n elements, in parallel, for each block of `block` elements.
    bool blockExtremes(DType dtype, const void* data, std::int64_t n, std::int64_t block, std::vector<Extremes>& out);
    /// Extremes of n elements on this thread.
    Extremes extremes(DType dtype, const void* data, std::int64_t n) const;

private:
    struct alignas(64) PerThread
    {
        Extremes extremes;
    };
    struct RowGrid;

    bool move(const LaunchPlan& plan, const LaunchTarget& target, int outBytes);
    bool tensor(const LaunchPlan& plan, const LaunchTarget& target, const ScaleParams& params);
    bool tensorDynamic(const LaunchPlan& plan, const LaunchTarget& target);
    bool tokens(const LaunchPlan& plan, const LaunchTarget& target);
    bool tokensCut(const LaunchPlan& plan, const LaunchTarget& target, const RowGrid& grid);
    bool groups(const LaunchPlan& plan, const LaunchTarget& target);
    bool packed(const LaunchPlan& plan, const LaunchTarget& target);
    bool packedPlainly(const LaunchPlan& plan, const LaunchTarget& target);
    bool traffic(const LaunchPlan& plan, const LaunchTarget& target, const CeilingTraffic& bytes);
    void quantizeToken(const LaunchPlan& plan, const LaunchTarget& target, std::int64_t row) const;
    Extremes extremesFor(const QuantScheme& scheme, DType dtype, const void* data, std::int64_t n) const;
    void convert(const LaunchPlan& plan, const ScaleParams& params, const unsigned char* in, std::int64_t n,
                 std::uint8_t* out) const;

    ThreadPool& m_pool;
    const CpuKernels& m_kernels;
    std::vector<PerThread> m_threads;
    std::vector<Extremes> m_segments; ///< of rows that were cut
    std::vector<ScaleParams> m_rowParams;
};

} // namespace qs
