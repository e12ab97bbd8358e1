// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CpuBackend that finds launch shapes by timing, and says in words what runs.
#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/backend/calibration.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <bit>

namespace qs {

namespace {

constexpr double kBudgetUs = 40'000; ///< for one kind of traffic; there are four at most
constexpr int kRounds = 7;
constexpr int kMinRounds = 2;                                   ///< also where read sweeps take longer than the budget
constexpr std::int64_t kWorthStreaming = std::int64_t{1} << 20; ///< bytes written
constexpr std::int64_t kTrialElements = std::int64_t{1} << 22;
constexpr std::int64_t kTimedElements = std::int64_t{1} << 16; ///< so many at least lie between two looks at the clock

std::string ceilingText(const LaunchPlan& plan)
{
    const int bytes = plan.variant.ceilingOutputBytes;
    if (const auto& traffic = plan.variant.traffic)
        return "cpu reads " + formatBytes(traffic->read) + " and writes " + formatBytes(traffic->written);
    return "cpu reads " + std::to_string(sizeOf(plan.dtype)) + " and writes " + std::to_string(bytes) +
           (bytes == 1 ? " byte per element" : " bytes per element");
}

std::string threadsText(int threads) { return std::to_string(threads) + (threads == 1 ? " thread" : " threads"); }

} // namespace

CpuBackend::Traffic CpuBackend::trafficOf(int variant) const
{
    const bool cold = m_workload->variants[static_cast<std::size_t>(variant)].cold;
    const auto bits = static_cast<int>(std::max<std::int64_t>(1, 8 * codesWrittenBy(variant) / m_shape.elements()));
    return {bits, cold, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(m_shape.elements())))};
}

const CpuBackend::Tuned* CpuBackend::tunedFor(const Traffic& traffic) const
{
    const auto found =
        std::find_if(m_tuned.begin(), m_tuned.end(), [&](const Tuned& t) { return t.traffic == traffic; });
    return found == m_tuned.end() ? nullptr : &*found;
}

/// Of a kind of traffic that was not tuned: all threads, and around the caches where nobody looks for the output there.
LaunchShape CpuBackend::shapeFor(const Traffic& traffic) const
{
    if (const Tuned* tuned = tunedFor(traffic)) return tuned->shape;
    return {traffic.cold && m_shape.elements() * traffic.outBits / 8 >= kWorthStreaming, 256 * 1024, m_pool.threads()};
}

std::vector<std::vector<double>> CpuBackend::timeCandidates(const std::vector<LaunchShape>& shapes,
                                                            const Traffic& traffic)
{
    // A part of a large view is enough, another one each time so that it is as cold as the whole.
    const std::int64_t elements = std::min(m_shape.elements(), kTrialElements);
    const std::int64_t written = elements * traffic.outBits / 8;
    const std::int64_t parts = m_shape.elements() / elements;
    const auto inBytes = static_cast<std::int64_t>(sizeOf(m_workload->input.dtype));
    const KernelVariant ceiling = traffic.outBits % 8 == 0
                                      ? KernelVariant::ceilingFor(traffic.outBits / 8)
                                      : KernelVariant::ceilingOf({{static_cast<std::uint64_t>(elements * inBytes)},
                                                                  {static_cast<std::uint64_t>(written)}});
    // Short launches back to back, as they are sampled: one by itself takes less than to wake its threads.
    const bool single = traffic.cold && m_views.sweeps();
    const std::int64_t launches = single ? 1 : std::max<std::int64_t>(1, kTimedElements / elements);
    std::vector<std::vector<double>> times(shapes.size());
    const Clock::time_point start = Clock::now();
    std::int64_t part = 0;
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const LaunchPlan plan{ceiling, m_workload->input.dtype, {1, elements}, shapes[i], {}};
            LaunchTarget target = nextTarget(traffic.cold);
            target.input += part % parts * elements * inBytes;
            target.codes += part % parts * written;
            ++part;
            if (single && !sweepCaches()) return {};
            m_pool.wakeThreads();
            const Clock::time_point before = Clock::now();
            for (std::int64_t k = 0; k < launches; ++k, target = nextTarget(traffic.cold))
                if (!m_launcher.launch(plan, target)) return {};
            times[i].push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
        }
        const double taken = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
        if (taken > kBudgetUs && round + 1 >= kMinRounds) break;
    }
    return times;
}

void CpuBackend::tune(const Traffic& traffic)
{
    if (tunedFor(traffic)) return;
    m_lastVariant = -1;
    const std::vector<LaunchShape> shapes = launchShapes(m_pool.threads());
    const auto times = timeCandidates(shapes, traffic);
    if (times.empty()) return; // interrupted: the usual one stays
    std::size_t best = 0;
    for (std::size_t i = 1; i < shapes.size(); ++i)
        if (stats::median(times[i]) < stats::median(times[best])) best = i;
    m_tuned.push_back({traffic, shapes[best]});
}

std::string CpuBackend::effective(int variant) const
{
    if (!check(variant)) return {};
    const KernelVariant& v = m_workload->variants[static_cast<std::size_t>(variant)];
    const int launches = m_launches[static_cast<std::size_t>(variant)];
    const std::string mean =
        launches > 1 ? ", mean of " + std::to_string(launches) + " launches back to back" : std::string();
    if (m_lab) return m_lab->effective(variant) + mean;
    std::string text = effectiveName(v.scheme, m_workload->input.dtype, "cpu");
    if (v.ceiling) text = ceilingText(planFor(variant));
    text += std::string(", ") + m_kernels.name;
    const LaunchShape shape = shapeFor(trafficOf(variant));
    text += ", " + threadsText(shape.threads) + (shape.stream && !v.scheme.isPacked() ? ", streaming stores" : "");
    if (!v.ceiling && v.scheme.granularity == Granularity::Tensor && !v.scheme.isStatic()) text += ", input read twice";
    return text + mean;
}

} // namespace qs
