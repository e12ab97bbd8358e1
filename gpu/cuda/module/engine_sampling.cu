// SPDX-License-Identifier: GPL-3.0-or-later
// How samples are taken: graphs and their constant, what a launch costs the host, the shape of the ceilings.
#include "gpu/cuda/module/engine.cuh"

#include "gpu/core/seconds_since.h"
#include "gpu/cuda/common/order_statistics.cuh"

#include <algorithm>
#include <chrono>

namespace qs::cuda {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMaxLaunches = 1000;
constexpr double kConstantBudgetUs = 8000; ///< for replays by which a graph's constant is found
constexpr double kWallBudgetUs = 4000;     ///< for launches that are waited for
constexpr double kTuneBudgetUs = 60'000, kRetuneBudgetUs = 12'000;
constexpr double kRowUs = 400; ///< launches in a row that are timed together while tuning

} // namespace

void Engine::resetSampling(Variant& v)
{
    v.graphs = GraphRotation();
    v.parts = {};
    v.inRow = 1;
}

GraphRotation Engine::record(const Variant& v, int launches, int views) const
{
    return GraphRotation(launches, views, m_stream,
                         [&](int turn) { launchView(v, rotates(v) ? rotating(v, turn) : 0); });
}

QsCudaSampling Engine::setSampling(int index, int launches)
{
    Variant& v = variantAt(index);
    if (launches < 1 || launches > kMaxLaunches)
        throw Failure::make(QsCudaUsage, "", Message::mark("A sample cannot contain %1 launches; use 1 to %2."),
                            launches, kMaxLaunches);
    if (launches > 1 && swept(v))
        throw Failure::make(
            QsCudaUsage, Message::mark("Rotate buffers, or time single launches."),
            Message::mark("With several launches per sample, a read sweep makes only the first launch cold."));
    m_queue.collect(true);
    resetSampling(v);
    if (v.request.ceiling) tune(v, launches);
    settle(index);
    QsCudaSampling sampling{sizeof(QsCudaSampling), launches, 0, 0, 0, 0, 0};
    measureHost(v, sampling);
    if (launches == 1) return sampling;
    if (v.lab && v.lab->hostPaced()) {
        v.inRow = launches;
        v.parts = {launches, 0};
        return sampling;
    }
    const int views = rotates(v) ? GraphRotation::viewsFor(rotationViews(v), enoughViews(v), launches) : 1;
    v.graphs = record(v, launches, views);
    try {
        measureConstant(v, sampling);
    } catch (const Failure&) {
        resetSampling(v);
        throw;
    }
    v.parts = {launches, sampling.constantUs};
    return sampling;
}

/// Host time to queue one launch, and wall time of a launch that is waited for; both without a blocker, medians.
void Engine::measureHost(Variant& v, QsCudaSampling& sampling)
{
    check(cudaStreamSynchronize(m_stream), Message::mark("finishing queued work"));
    std::vector<double> wall, host;
    const Clock::time_point begin = Clock::now();
    while (wall.size() < 3 || (wall.size() < 10 && 1e6 * secondsSince(begin) < kWallBudgetUs)) {
        condition(v, wall.empty());
        check(cudaStreamSynchronize(m_stream), Message::mark("preparing the cache"));
        const Clock::time_point start = Clock::now();
        runOne(v);
        check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
        wall.push_back(1e6 * secondsSince(start));
    }
    const double wallUs = medianOf(wall);
    const int count = static_cast<int>(std::clamp(2 * kWallBudgetUs / std::max(wallUs, 1.0), 3.0, 20.0));
    for (int i = 0; i < count; ++i) {
        const Clock::time_point start = Clock::now();
        runOne(v);
        host.push_back(1e6 * secondsSince(start));
    }
    check(cudaStreamSynchronize(m_stream), Message::mark("running a kernel"));
    sampling.hostUs = static_cast<float>(medianOf(host));
    sampling.wallUs = static_cast<float>(wallUs);
}

/// A replay takes c + K·t. Two replays of K launches and one of 2K take turns, so that drift hits both; each three give
/// c = T(K) + T(K) − T(2K). They go round the same views, so all find them as cold.
void Engine::measureConstant(Variant& v, QsCudaSampling& sampling)
{
    const GraphRotation twice = record(v, 2 * v.graphs.launches(), v.graphs.views());
    const auto replayThree = [&] {
        for (const GraphRotation* graphs : std::initializer_list<const GraphRotation*>{&v.graphs, &v.graphs, &twice}) {
            m_queue.begin(false, m_stream);
            runGraph(v, *graphs);
            m_queue.end(-1, {}, m_stream);
        }
    };
    // Where a graph of 2K may start, one of K may, and two of K end where the next of 2K starts.
    align(v, twice);
    m_queue.reserve(6);
    for (int i = 0; i < 2; ++i)
        replayThree(); // warms up, and tells how many there is time for
    const std::vector<double> first = m_queue.takeNewest(6);
    const double threeUs = std::max(first[3] + first[4] + first[5], 1.0);
    const int least = threeUs > 50'000 ? 1 : 6; // of so long graphs a constant is nothing
    const int rounds = std::clamp(static_cast<int>(kConstantBudgetUs / threeUs), least, 16);
    m_queue.reserve(3 * rounds);
    const auto replayRounds = [&] {
        for (int i = 0; i < rounds; ++i)
            replayThree();
    };
    std::vector<double> times;
    behindBlocker(m_gate, m_stream, replayRounds, [&] { times = m_queue.takeNewest(3 * rounds); });
    std::vector<double> constants;
    for (std::size_t i = 0; i + 2 < times.size(); i += 3)
        constants.push_back(times[i] + times[i + 1] - times[i + 2]);
    const MedianInterval c = medianInterval(constants);
    sampling.constantUs = static_cast<float>(std::max(c.median, 0.0));
    sampling.constantLowUs = static_cast<float>(std::max(c.low, 0.0));
    sampling.constantHighUs = static_cast<float>(std::max(c.high, 0.0));
}

/// Median time of a launch in that shape: alone, or in a row of several. `before`: what runs ahead of each sample, as
/// in the rounds of a run: what it leaves in the cache costs some shapes more than others.
double Engine::timeShape(Variant& v, const CeilingShape& shape, int samples, int inRow, Variant* before)
{
    v.shape = shape;
    m_queue.reserve(samples);
    const auto queueAll = [&] {
        for (int i = 0; i < samples; ++i) {
            if (before) runOne(*before);
            condition(v, i == 0 || before);
            m_queue.begin(false, m_stream);
            for (int launch = 0; launch < inRow; ++launch)
                runOne(v);
            m_queue.end(-1, {inRow, 0.0f}, m_stream);
        }
    };
    std::vector<double> times;
    behindBlocker(m_gate, m_stream, queueAll, [&] { times = m_queue.takeNewest(samples); });
    return medianOf(times);
}

void Engine::preloadCeilings(const Variant& v) const
{
    Launch l = launchOf(v, 0);
    l.preload = true;
    Variant shaped;
    shaped.request = v.request;
    for (const CeilingShape& shape : ceilingShapes()) {
        shaped.shape = shape;
        launchCeilingOf(shaped, l);
    }
    check(cudaGetLastError(), Message::mark("loading kernels"));
}

/// The best shape in the regime in which the ceiling is sampled: all shortly, then the best few in rounds. The first
/// time all shapes are tried; at another size only those that did well, so that re-aiming stays within tens of
/// milliseconds.
void Engine::tune(Variant& v, int launches)
{
    const int cache = !v.request.cold ? 0 : m_readSweep ? 2 : 1;
    // Traffic of its own counts by the bytes written for 256 read.
    const int ratio = v.request.ceilingTraffic
                          ? 1000 + static_cast<int>(256 * v.request.ceilingWritten /
                                                    std::max<std::uint64_t>(v.request.ceilingRead, 1))
                          : v.request.ceilingOutputBytes;
    const TuningRegime regime{static_cast<int>(m_type), ratio, cache, launches > 1};
    const TuningKey key{regime, v.request.ceilingTraffic ? static_cast<std::int64_t>(v.request.ceilingRead)
                                                         : m_tokens * m_hidden};
    v.settled = false;
    if (const auto known = m_tuned.find(key); known != m_tuned.end()) {
        v.shape = known->second;
        return;
    }
    const auto tried = m_promising.find(regime);
    const bool again = tried != m_promising.end();
    const std::vector<CeilingShape> shapes = again ? tried->second : ceilingShapes();
    preloadCeilings(v);
    timeShape(v, shapes.front(), 1, 1);
    const double one = std::max(timeShape(v, shapes.front(), 2, 1), 0.1);
    const int inRow =
        launches > 1 ? static_cast<int>(std::clamp(kRowUs / one, 1.0, std::min<double>(launches, 20))) : 1;
    const Clock::time_point start = Clock::now();
    timeShape(v, shapes.front(), 2, inRow);
    const double sampleUs = std::max(1e6 * secondsSince(start) / 2, 1.0);
    const double budgetUs = again ? kRetuneBudgetUs : kTuneBudgetUs;
    const auto affordable = [&](std::size_t runs) {
        return static_cast<int>(std::clamp(budgetUs / (sampleUs * static_cast<double>(runs)), 1.0, 10.0));
    };

    struct Entry
    {
        CeilingShape shape;
        double first;
        std::vector<double> times;
    };
    std::vector<Entry> entries;
    for (const CeilingShape& shape : shapes)
        entries.push_back({shape, timeShape(v, shape, affordable(shapes.size()), inRow), {}});
    std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.first < b.first; });
    if (!again) {
        std::vector<CeilingShape>& promising = m_promising[regime];
        for (std::size_t i = 0; i < 6; ++i)
            promising.push_back(entries[i].shape);
        promising.insert(promising.end(), {{1, 256, 0, CacheHint::Both},
                                           {1, 512, 0, CacheHint::Both},
                                           {2, 512, 0, CacheHint::Loads},
                                           {2, 1024, 0, CacheHint::Loads},
                                           {2, 512, 0, CacheHint::Stores}}); // right at other sizes
    }
    // The best few, and the best without evict-first loads, which depend on what ran before.
    const auto plain = std::find_if(entries.begin(), entries.end(), [](const Entry& e) {
        return e.shape.hint == CacheHint::None || e.shape.hint == CacheHint::Stores;
    });
    const std::size_t kept = again ? 2 : 4;
    if (plain != entries.end() && plain - entries.begin() >= static_cast<std::ptrdiff_t>(kept))
        std::swap(entries[kept - 1], *plain);
    entries.resize(kept);
    const bool others = !m_variants.front().request.ceiling && m_variants.front().settled;
    for (int round = 0; round < 3; ++round)
        for (Entry& entry : entries)
            entry.times.push_back(timeShape(v, entry.shape, affordable(3 * entries.size()), inRow,
                                            others ? &m_variants.front() : nullptr));
    const auto best = std::min_element(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return medianOf(a.times) < medianOf(b.times);
    });
    v.shape = best->shape;
    m_tuned[key] = v.shape;
}

} // namespace qs::cuda
