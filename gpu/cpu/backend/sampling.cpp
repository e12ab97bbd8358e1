// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CpuBackend that takes samples.
#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/backend/calibration.h"

#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"

#include <algorithm>

namespace qs {

namespace {

constexpr int kMaxLaunches = 1000;
constexpr std::int64_t kSweepPiece = std::int64_t{1} << 18;

} // namespace

Result<Sampling> CpuBackend::setSampling(int variant, int launches)
{
    if (auto valid = check(variant); !valid) return valid.error();
    if (launches < 1 || launches > kMaxLaunches)
        return Error{ErrorCode::Usage, Message::tr("A sample cannot contain %1 launches.").arg(launches),
                     Message::tr("Choose 1 to %1.").arg(kMaxLaunches)};
    const bool cold = m_workload->variants[static_cast<std::size_t>(variant)].cold;
    if (launches > 1 && cold && sweeps())
        return Error{
            ErrorCode::Usage,
            Message::tr("With a read sweep before each sample, only the first of several launches would be cold."),
            Message::tr("Use single launches or rotating buffers.")};
    const ThreadPool::CallerScope scope(m_pool, true);
    // Modes are cut and stored like the ceiling with their traffic, so that it is one.
    if (!m_lab && !m_pool.interrupted()) tune(trafficOf(variant));
    m_launches[static_cast<std::size_t>(variant)] = launches;
    Sampling sampling;
    sampling.launches = launches;
    return sampling;
}

LaunchTarget CpuBackend::nextTarget(bool cold)
{
    if (!cold) return targetAt(0);
    const std::int64_t view = m_nextView;
    m_nextView = view + 1 < m_views.count() ? view + 1 : m_views.firstCold();
    return targetAt(view);
}

bool CpuBackend::sweeps() const { return m_lab ? m_lab->sweeps() : m_views.sweeps(); }

bool CpuBackend::sweepCaches()
{
    const PageBuffer& buffer = m_lab ? m_lab->sweepBuffer() : m_views.sweepBuffer();
    const auto size = static_cast<std::int64_t>(buffer.size());
    // Looking for the largest of the numbers is reading at full speed.
    return m_pool.run((size + kSweepPiece - 1) / kSweepPiece, m_pool.threads(), [&](std::int64_t piece, int) {
        const std::int64_t n = std::min(kSweepPiece, size - piece * kSweepPiece);
        (void)m_kernels.amax(DType::BF16, buffer.data() + piece * kSweepPiece, n / 2);
    });
}

bool CpuBackend::setCaches(int variant, const LaunchPlan& plan)
{
    if (plan.variant.cold) return !sweeps() || sweepCaches();
    if (variant == m_lastVariant) return true;
    // Twice the caches: the end of the launch has nothing left of its beginning, whatever ran before.
    const auto bytes = static_cast<std::int64_t>(workingSet(variant).value);
    return bytes > 2 * static_cast<std::int64_t>(m_lastLevelCache.value) || launchFirst(variant, plan);
}

bool CpuBackend::launchNext(int variant, const LaunchPlan& plan)
{
    return m_lab ? m_lab->launchNext(variant) : m_launcher.launch(plan, nextTarget(plan.variant.cold));
}

bool CpuBackend::launchFirst(int variant, const LaunchPlan& plan)
{
    return m_lab ? m_lab->launchFirst(variant) : m_launcher.launch(plan, targetAt(0));
}

double CpuBackend::timeOnce(int variant, const LaunchPlan& plan, int launches)
{
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < launches; ++i)
        if (!launchNext(variant, plan)) return -1.0;
    const std::chrono::duration<double, std::micro> taken = Clock::now() - start;
    return taken.count() / launches;
}

Result<void> CpuBackend::enqueue(int variant, int samples)
{
    if (auto valid = check(variant); !valid) return valid;
    const ThreadPool::CallerScope scope(m_pool, true);
    if (m_pool.interrupted()) return {};
    const LaunchPlan plan = planFor(variant);
    const int launches = m_launches[static_cast<std::size_t>(variant)];
    for (int i = 0; i < samples; ++i) {
        if (!setCaches(variant, plan)) return {};
        m_pool.wakeThreads();
        const std::uint64_t switches = m_pool.switches(plan.launch.threads);
        const double us = timeOnce(variant, plan, launches);
        if (us < 0) return {};
        m_pool.wakeThreads();
        m_lastVariant = variant;
        m_samples.push_back({variant, static_cast<float>(us), 0.0f, m_pool.switches(plan.launch.threads) != switches});
        if (i + 1 < samples && m_pool.interrupted()) return {};
    }
    return {};
}

Result<void> CpuBackend::harvest(std::vector<Timing>& out, bool)
{
    out.insert(out.end(), m_samples.begin(), m_samples.end());
    m_samples.clear();
    return {};
}

Result<Timing> CpuBackend::profileOnce(int variant, const std::string&)
{
    if (auto valid = check(variant); !valid) return valid.error();
    const ThreadPool::CallerScope scope(m_pool, false);
    const LaunchPlan plan = planFor(variant);
    setCaches(variant, plan);
    m_pool.wakeThreads();
    m_lastVariant = variant;
    return Timing{variant, static_cast<float>(timeOnce(variant, plan, 1))};
}

Message CpuBackend::cacheEffective() const
{
    if (!m_workload) return {};
    return m_lab ? m_lab->cacheEffective() : m_views.describe();
}

Bytes CpuBackend::workingSet(int variant) const
{
    if (!check(variant)) return {};
    if (m_lab) return m_lab->workingSet(variant);
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const auto inBytes = static_cast<std::int64_t>(sizeOf(m_workload->input.dtype));
    const std::int64_t one = m_shape.elements() * inBytes + writtenBy(variant);
    if (!v.cold) return {static_cast<std::uint64_t>(one)};
    if (m_views.sweeps()) return {static_cast<std::uint64_t>(one) + m_views.sweepBuffer().size()};
    return {static_cast<std::uint64_t>(one * (m_views.count() - m_views.firstCold()))};
}

void CpuBackend::setInterrupt(std::function<bool()> interrupted) { m_pool.setInterrupt(std::move(interrupted)); }

DeviceState CpuBackend::state(bool) const
{
    DeviceState state;
    state.smMHz = host::clockNow(m_pool.cpus());
    state.involuntarySwitches = m_pool.switches();
    return state;
}

Result<Calibration> CpuBackend::calibrate(const std::function<void(const Message&)>& progress)
{
    const ThreadPool::CallerScope scope(m_pool, true);
    m_lastVariant = -1;
    CpuCalibrator calibrator(m_pool, m_kernels, m_lastLevelCache, available());
    auto calibration = calibrator.measure(progress);
    if (!calibration) return calibration;
    const DeviceInfo device = info();
    calibration->device = device.name;
    calibration->driver = device.driver;
    calibration->date = utcNow();
    calibration->pollUs = calibrator.medianUs([this] { (void)state(false); });
    return calibration;
}

} // namespace qs
