// SPDX-License-Identifier: GPL-3.0-or-later
// What the timer and launches cost; see copy_rate.cu and matrix_rate.cu for the ceilings.
#include "gpu/core/seconds_since.h"
#include "gpu/cuda/module/engine.cuh"
#include "gpu/cuda/sampling/bench.cuh"

#include <chrono>
#include <cmath>
#include <numeric>

namespace qs::cuda {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kBatch = 64;

/// The step of which all intervals are multiples, in nanoseconds: the largest one that 98% of them meet within 1 ns (a
/// reading may be rounded); where there is none, the smallest difference between two of them.
double quantumOf(const std::vector<double>& us)
{
    std::vector<long long> ns;
    for (const double t : us)
        ns.push_back(std::llround(t * 1e3));
    std::sort(ns.begin(), ns.end());
    const long long spread = ns.back() - ns.front();
    for (long long step = std::min<long long>(4096, spread); step >= 4; --step) {
        const auto meets = [step](long long t) {
            const long long rest = t % step;
            return std::min(rest, step - rest) <= 1;
        };
        if (std::count_if(ns.begin(), ns.end(), meets) * 100 >= 98 * static_cast<long long>(ns.size()))
            return static_cast<double>(step);
    }
    long long least = 0;
    for (std::size_t i = 1; i < ns.size(); ++i)
        if (const long long gap = ns[i] - ns[i - 1]; gap > 0 && (least == 0 || gap < least)) least = gap;
    return static_cast<double>(least);
}

/// A GPU at rest runs at a fraction of its clock: keep it busy until it has woken up.
void wake(const Bench& bench)
{
    const Clock::time_point start = Clock::now();
    while (1e6 * secondsSince(start) < 40'000) {
        launchSpin(500'000, bench.stream);
        bench.finish();
    }
}

std::vector<double> timeEmpty(const Bench& bench, int batches, bool stamped)
{
    std::vector<double> all;
    for (int i = 0; i < batches; ++i) {
        const auto times = bench.time(kBatch, stamped, [&] { launchEmpty(bench.stream); });
        all.insert(all.end(), times.begin(), times.end());
    }
    return all;
}

/// Short kernels of many lengths: together with the empty ones they meet every step of the timer.
std::vector<double> timeLengths(const Bench& bench)
{
    std::vector<double> all;
    for (int batch = 0; batch < 8; ++batch) {
        int i = 0;
        const auto times = bench.time(kBatch, false, [&] { launchSpin(37LL * (batch * kBatch + i++), bench.stream); });
        all.insert(all.end(), times.begin(), times.end());
    }
    return all;
}

/// What two readings of the clock add to the turnaround of a sample: batches with and without in turn.
double stampCost(const Bench& bench)
{
    std::vector<double> difference;
    for (int i = 0; i < 12; ++i) {
        double us[2];
        for (const bool stamped : {false, true}) {
            const Clock::time_point start = Clock::now();
            timeEmpty(bench, 1, stamped);
            us[stamped] = 1e6 * secondsSince(start) / kBatch;
        }
        difference.push_back(us[1] - us[0]);
    }
    return std::max(medianOf(difference), 0.0);
}

double hostTime(const Bench& bench, int samples, bool synchronize)
{
    std::vector<double> times;
    for (int i = 0; i < samples; ++i) {
        const Clock::time_point start = Clock::now();
        launchEmpty(bench.stream);
        if (synchronize) bench.finish();
        times.push_back(1e6 * secondsSince(start));
        if (!synchronize && i % kBatch == kBatch - 1) bench.finish();
    }
    check(cudaPeekAtLastError(), Message::mark("launching a kernel"));
    bench.finish();
    return medianOf(times);
}

} // namespace

void calibrateTimer(const Bench& bench, double stepNs, QsCudaCalibration& out)
{
    wake(bench);
    timeEmpty(bench, 2, true); // warms up
    std::vector<double> empty = timeEmpty(bench, 16, true);
    std::vector<double> all = timeLengths(bench);
    all.insert(all.end(), empty.begin(), empty.end());
    std::sort(empty.begin(), empty.end());
    out.n = static_cast<std::int32_t>(empty.size());
    out.emptyIntervalUs = medianOf(empty);
    out.emptyIntervalHighUs = empty[empty.size() * 95 / 100];
    out.timerQuantumUs = quantumOf(all) * 1e-3;
    out.clockStepUs = stepNs * 1e-3;
    out.stampUs = stampCost(bench);
    out.launchUs = hostTime(bench, 256, false);
    out.emptyWallUs = hostTime(bench, 256, true);
}

QsCudaCalibration Engine::calibrate(QsCudaProgress progress, void* user)
{
    const auto say = [&](const char* text) {
        if (progress) progress(user, text);
    };
    m_queue.collect(true);
    QsCudaCalibration out{};
    out.size = sizeof out;
    const Bench bench{m_stream, m_queue, m_gate, m_multiprocessors, m_cacheBytes};
    say(Message::mark("timer and launches"));
    calibrateTimer(bench, m_clockStepNs, out);
    say(Message::mark("copy rates"));
    calibrateCopies(bench, out);
    calibrateMatrices(bench, out, progress, user);
    return out;
}

} // namespace qs::cuda
