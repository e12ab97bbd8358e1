// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/cpu_kernels.h"
#include "gpu/cpu/cpu_launcher.h"
#include "gpu/cpu/cpu_views.h"
#include "gpu/cpu/thread_pool.h"
#include "gpu/kernels/backend.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// What makeCpuBackend() finds out by itself, given by hand.
struct CpuOptions
{
    std::optional<CpuIsa> isa;            ///< at most this; default: the best that runs
    int threads = 0;                      ///< 0: all that the affinity mask allows
    std::optional<Bytes> availableMemory; ///< instead of asking the system
    std::optional<Bytes> lastLevelCache;
};

/// Quantization on all cores with vector instructions; bit for bit what the oracle says. Samples are taken with
/// steady_clock around the parallel section; enqueue() returns when they are complete.
class CpuBackend final : public Backend
{
public:
    explicit CpuBackend(const CpuOptions& options = {});

    DeviceInfo info() const override;
    Bytes memoryNeeded(const Workload& workload) const override;
    Result<void> prepare(const Workload& workload) override;
    Result<void> retarget(Shape shape) override;
    Result<void> enqueue(int variant, int samples) override;
    Result<void> harvest(std::vector<Timing>& out, bool wait) override;
    int pending() const override { return static_cast<int>(m_samples.size()); }
    Result<Readback> readBack(int variant) override;
    Result<Timing> profileOnce(int variant, const std::string& range) override;
    std::string cacheEffective() const override;
    std::string effective(int variant) const override;
    void setInterrupt(std::function<bool()> interrupted) override;
    std::string stateLine() const override;

private:
    using Clock = std::chrono::steady_clock;
    /// The launch shape for one pair of bytes read and written, as timing the ceiling kernel found it.
    struct Tuned
    {
        int outBytes = 1;
        LaunchShape shape;
        bool fresh = false;
    };

    ViewLimits limits() const;
    Bytes needed(const CpuViews& views, const Workload& workload) const;
    Result<void> check(const Workload& workload) const;
    Result<void> check(int variant) const;
    Result<void> allocate(const Workload& workload);
    void findBlockExtremes();
    Extremes prefixExtremes(std::int64_t elements) const;
    Result<void> aim(Shape shape);
    int outBytesOf(int variant) const;
    Tuned& tunedFor(int outBytes);
    void tune(Tuned& tuned);
    std::vector<LaunchShape> candidates() const;
    std::vector<std::vector<double>> timeCandidates(const std::vector<LaunchShape>& shapes, int outBytes);
    LaunchPlan planFor(int variant);
    LaunchTarget nextTarget();
    /// Microseconds of a launch on the next view; negative where it was interrupted.
    double timeOnce(const LaunchPlan& plan, int launches);

    std::optional<Bytes> m_availableMemory;
    Bytes m_lastLevelCache;
    const CpuKernels& m_kernels;
    ThreadPool m_pool;
    CpuLauncher m_launcher;
    CpuViews m_views;
    std::optional<Workload> m_workload; ///< empty: nothing is prepared
    Shape m_shape;
    std::vector<Extremes> m_blocks; ///< of the whole input, so that any prefix is known at once
    std::vector<ScaleParams> m_static;
    std::vector<Tuned> m_tuned;
    std::int64_t m_nextView = 0;
    std::vector<Timing> m_samples;
};

} // namespace qs
