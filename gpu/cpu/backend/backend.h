// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/backend/launch_tuner.h"
#include "gpu/cpu/common/thread_pool.h"
#include "gpu/cpu/common/views.h"
#include "gpu/cpu/operations/session.h"
#include "gpu/cpu/quantize/kernels.h"
#include "gpu/cpu/quantize/launcher.h"
#include "gpu/device/backend.h"

#include <chrono>
#include <memory>
#include <optional>
#include <span>
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

/// Quantization on all cores with vector instructions; bit for bit what the oracle computes. Samples are taken with
/// steady_clock around the parallel section; enqueue() returns when they are complete.
/// - Cold samples take the views in turn, or read twice the last-level cache first. A hot sample is led by one launch
///   outside the clock where another variant ran before it.
/// - K launches a sample run in a row between two readings of the clock: no graph, so its constant is 0. Host and wall
///   time of a sample are the sample itself and left at 0.
/// - A sample counts as preempted where the involuntary context switches of the threads that computed it grew between
///   the wake-ups of the pool before and after it. Each wake-up reads them in parallel on the threads themselves:
///   0.2 µs, outside the clock (Calibration::stampUs gives what both take here).
class CpuBackend final : public Backend
{
public:
    explicit CpuBackend(const CpuOptions& options = {});

    DeviceInfo info() const override;
    Bytes memoryNeeded(const Workload& workload) const override;
    Result<void> prepare(const Workload& workload) override;
    Result<void> reshape(Shape shape) override;
    Result<Sampling> setSampling(int variant, int launches) override;
    Result<void> enqueue(int variant, int samples) override;
    Result<void> harvest(std::vector<Timing>& out, bool wait) override;
    int pending() const override { return static_cast<int>(m_samples.size()); }
    Result<Readback> readBack(int variant) override;
    Result<OutputRows> readOutput(int variant, std::span<const std::int64_t> rows) override;
    Message whyMissing(const Workload& workload, int variant) override;
    SetupCost setupCost(int variant) const override;
    Result<Timing> profileOnce(int variant, const std::string& range) override;
    Message cacheEffective() const override;
    /// A read sweep counts: the launches meet their buffer again only after it.
    Bytes workingSet(int variant) const override;
    Result<Calibration> calibrate(const std::function<void(const Message&)>& progress) override;
    std::string effective(int variant) const override;
    void setInterrupt(std::function<bool()> interrupted) override;
    /// Clocks where the system reports them, and context switches; other processes on a CPU are no news, so never
    /// `foreign`.
    DeviceState state(bool processes) const override;

private:
    using Clock = std::chrono::steady_clock;

    ViewLimits limits() const;
    Bytes needed(const CpuViews& views, const Workload& workload) const;
    Result<void> check(const Workload& workload) const;
    Result<void> check(int variant) const;
    Result<void> allocate(const Workload& workload);
    Result<void> prepareLab(const Workload& workload);
    Bytes labMemory(const Workload& workload) const;
    void findBlockExtremes();
    Extremes prefixExtremes(std::int64_t elements) const;
    Result<void> aim(Shape shape);
    std::int64_t codesWrittenBy(int variant) const;
    /// Bytes of all outputs of a launch that grow with the tensor: codes, and the scales of packed formats.
    std::int64_t writtenBy(int variant) const;
    Bytes available() const;
    LaunchTraffic trafficOf(int variant) const;
    LaunchShape shapeFor(int variant) const;
    void tune(int variant);
    LaunchPlan planFor(int variant) const;
    Result<Readback> readPacked(int variant);
    LaunchTarget targetAt(std::int64_t view) const;
    LaunchTarget nextTarget(bool cold);
    /// Brings the caches into the state that the next sample wants, outside the clock. False where it was interrupted.
    bool setCaches(int variant, const LaunchPlan& plan);
    bool sweeps() const;
    bool sweepCaches();
    /// On the next view, or on the first; false where it was interrupted.
    bool launchNext(int variant, const LaunchPlan& plan);
    bool launchFirst(int variant, const LaunchPlan& plan);
    /// Microseconds of a launch on the next view; negative where it was interrupted.
    double timeOnce(int variant, const LaunchPlan& plan, int launches);

    std::optional<Bytes> m_availableMemory;
    Bytes m_lastLevelCache;
    const CpuKernels& m_kernels;
    ThreadPool m_pool;
    CpuLauncher m_launcher;
    const CpuLabTools m_labTools;
    CpuViews m_views;
    std::unique_ptr<CpuLab> m_lab;      ///< of operations that CpuLab runs; the views are then empty
    std::optional<Workload> m_workload; ///< empty: nothing is prepared
    Shape m_shape;
    std::vector<Extremes> m_blocks; ///< of the whole input, so that any prefix is known at once
    std::vector<ScaleParams> m_static;
    LaunchTuner m_tuner;
    std::vector<int> m_launches; ///< a sample, of each variant
    int m_lastVariant = -1;      ///< that ran, so that its data are hot; -1: something else
    std::int64_t m_nextView = 0;
    std::vector<Timing> m_samples;
};

} // namespace qs
