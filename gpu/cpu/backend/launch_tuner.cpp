// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/backend/launch_tuner.h"

#include "gpu/cpu/backend/calibration.h"
#include "gpu/measure/robust.h"

#include <algorithm>
#include <bit>
#include <chrono>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double kBudgetUs = 40'000; ///< for one kind of traffic; there are four at most
constexpr int kRounds = 7;
constexpr int kMinRounds = 2;                                   ///< also where read sweeps take longer than the budget
constexpr std::int64_t kWorthStreaming = std::int64_t{1} << 20; ///< bytes written
constexpr std::int64_t kTrialElements = std::int64_t{1} << 22;
constexpr std::int64_t kTimedElements = std::int64_t{1} << 16; ///< so many at least lie between two looks at the clock

std::vector<std::vector<double>> timeCandidates(const std::vector<LaunchShape>& shapes, const LaunchTraffic& traffic,
                                                const LaunchTuner::Bench& bench)
{
    // A part of a large view is enough, another one each time so that it is as cold as the whole.
    const std::int64_t elements = std::min(bench.elements, kTrialElements);
    const std::int64_t written = elements * traffic.outBits / 8;
    const std::int64_t parts = bench.elements / elements;
    const auto inBytes = static_cast<std::int64_t>(sizeOf(bench.dtype));
    const KernelVariant ceiling = traffic.outBits % 8 == 0
                                      ? KernelVariant::ceilingFor(traffic.outBits / 8)
                                      : KernelVariant::ceilingOf({{static_cast<std::uint64_t>(elements * inBytes)},
                                                                  {static_cast<std::uint64_t>(written)}});
    // Short launches back to back, as they are sampled: one by itself takes less than to wake its threads.
    const bool single = traffic.cold && bench.sweeps;
    const std::int64_t launches = single ? 1 : std::max<std::int64_t>(1, kTimedElements / elements);
    std::vector<std::vector<double>> times(shapes.size());
    const Clock::time_point start = Clock::now();
    std::int64_t part = 0;
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const LaunchPlan plan{ceiling, bench.dtype, {1, elements}, shapes[i], {}};
            LaunchTarget target = bench.nextTarget();
            target.input += part % parts * elements * inBytes;
            target.codes += part % parts * written;
            ++part;
            if (single && !bench.sweepCaches()) return {};
            bench.pool.wakeThreads();
            const Clock::time_point before = Clock::now();
            for (std::int64_t k = 0; k < launches; ++k, target = bench.nextTarget())
                if (!bench.launcher.launch(plan, target)) return {};
            times[i].push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
        }
        const double taken = std::chrono::duration<double, std::micro>(Clock::now() - start).count();
        if (taken > kBudgetUs && round + 1 >= kMinRounds) break;
    }
    return times;
}

} // namespace

LaunchTraffic LaunchTuner::trafficOf(std::int64_t bytesWritten, std::int64_t elements, bool cold)
{
    const auto bits = static_cast<int>(std::max<std::int64_t>(1, 8 * bytesWritten / elements));
    return {bits, cold, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(elements)))};
}

const LaunchTuner::Tuned* LaunchTuner::find(const LaunchTraffic& traffic) const
{
    const auto found = std::ranges::find(m_tuned, traffic, &Tuned::traffic);
    return found == m_tuned.end() ? nullptr : &*found;
}

LaunchShape LaunchTuner::shapeFor(const LaunchTraffic& traffic, std::int64_t elements, int threads) const
{
    if (const Tuned* tuned = find(traffic)) return tuned->shape;
    return {traffic.cold && elements * traffic.outBits / 8 >= kWorthStreaming, 256 * 1024, threads};
}

void LaunchTuner::tune(const LaunchTraffic& traffic, const Bench& bench)
{
    const std::vector<LaunchShape> shapes = launchShapes(bench.pool.threads());
    const auto times = timeCandidates(shapes, traffic, bench);
    if (times.empty()) return; // interrupted: the usual one stays
    std::size_t best = 0;
    for (std::size_t i = 1; i < shapes.size(); ++i)
        if (stats::median(times[i]) < stats::median(times[best])) best = i;
    m_tuned.push_back({traffic, shapes[best]});
}

} // namespace qs
