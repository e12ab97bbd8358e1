// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/backend/calibration.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace qs {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kEmptyJobs = 1001;
constexpr int kMinEmptyJobs = 73; ///< for a two-sided interval of p95
constexpr double kEmptyBudgetUs = 60'000;
constexpr int kCopies = 5; ///< passes over the whole source
/// A pass is timed in parts, each of which finds nothing of the last pass in the caches: a long copy would show how
/// often other programs take a processor.
constexpr int kParts = 8;
constexpr std::int64_t kLine = 256;
constexpr int kCacheCopies = 101;
constexpr int kShapeRounds = 5;
constexpr int kRateSamples = 15;
constexpr double kRateChunkUs = 300;
constexpr std::int64_t kMaxCopyBytes = std::int64_t{1} << 30; ///< source and target together
constexpr std::int64_t kUsualCopyBytes = std::int64_t{64} << 20;
constexpr std::int64_t kMinCopyBytes = std::int64_t{4} << 20;
/// The source alone: streaming stores leave the caches to it, and part of twice the caches would stay there.
constexpr std::int64_t kCachesToCopy = 4;
constexpr std::int64_t kPiece = std::int64_t{1} << 20;

/// Target behind source.
std::int64_t halfOf(const PageBuffer& buffer) { return static_cast<std::int64_t>(buffer.size() / 2) / kLine * kLine; }

float since(Clock::time_point start) { return std::chrono::duration<float, std::micro>(Clock::now() - start).count(); }

double smallestStepUs()
{
    Clock::duration smallest = Clock::duration::max();
    Clock::time_point last = Clock::now();
    for (int i = 0; i < 20'000; ++i) {
        const Clock::time_point now = Clock::now();
        if (now > last) smallest = std::min(smallest, now - last);
        last = now;
    }
    return std::chrono::duration<double, std::micro>(smallest).count();
}

Error stopped() { return {ErrorCode::Interrupted, Message::tr("The calibration was stopped."), ""}; }

} // namespace

std::vector<LaunchShape> launchShapes(int threads)
{
    std::vector<LaunchShape> shapes;
    for (const bool stream : {false, true}) {
        for (const std::int64_t chunk : {std::int64_t{64} * 1024, std::int64_t{1} << 20})
            shapes.push_back({stream, chunk, threads});
        // Half the threads: enough where cores share their bandwidth, or two of them are one.
        if (threads > 1) shapes.push_back({stream, 256 * 1024, (threads + 1) / 2});
    }
    return shapes;
}

CpuCalibrator::CpuCalibrator(ThreadPool& pool, const CpuKernels& kernels, Bytes lastLevelCache, Bytes available)
    : m_pool(pool), m_kernels(kernels), m_launcher(pool, kernels), m_lastLevelCache(lastLevelCache),
      m_available(available)
{}

double CpuCalibrator::medianUs(const std::function<void()>& call)
{
    std::vector<float> times;
    for (int i = 0; i < 31; ++i) {
        const Clock::time_point start = Clock::now();
        call();
        times.push_back(since(start));
    }
    return summarize(times, Zeros::Values).p50;
}

Result<Calibration> CpuCalibrator::measure(const std::function<void(const Message&)>& progress)
{
    const auto report = [&progress](const Message& words) {
        if (progress) progress(words);
    };
    Calibration out;
    out.cacheBytes = static_cast<double>(m_lastLevelCache.value);
    report(Message::tr("timing the clock and an empty launch"));
    if (!timer(out)) return stopped();
    report(Message::tr("timing a large copy"));
    if (!copies(out)) return stopped();
    report(Message::tr("timing arithmetic"));
    if (!arithmetic(out, "f32", m_kernels.multiplyAdd)) return stopped();
    if (const ArithmeticLoop dots = dotsFor(m_kernels)) {
        if (!arithmetic(out, "int8", dots)) return stopped();
    } else {
        out.missing["int8"] = Message::tr("no byte dot products (VNNI) with %1 on this CPU").arg(m_kernels.name);
    }
    return out;
}

bool CpuCalibrator::timer(Calibration& out)
{
    out.timerQuantumUs = smallestStepUs();
    std::vector<float> empty, wake;
    const Clock::time_point start = Clock::now();
    while (empty.size() < kEmptyJobs && (empty.size() < kMinEmptyJobs || since(start) < kEmptyBudgetUs)) {
        const Clock::time_point before = Clock::now();
        m_pool.wakeThreads();
        wake.push_back(since(before));
        const Clock::time_point launch = Clock::now();
        if (!m_pool.run(m_pool.threads(), m_pool.threads(), [](std::int64_t, int) {})) return false;
        empty.push_back(since(launch));
    }
    const Summary summary = summarize(empty, Zeros::Values); // what this clock makes of next to nothing
    out.n = static_cast<int>(empty.size());
    out.emptyIntervalUs = out.launchUs = out.emptyWallUs = summary.p50;
    out.emptyIntervalHighUs = summary.p95;
    out.stampUs = 2 * summarize(wake, Zeros::Values).p50;
    return true;
}

bool CpuCalibrator::copies(Calibration& out)
{
    const auto cache = static_cast<std::int64_t>(m_lastLevelCache.value);
    const std::int64_t room = std::min(kMaxCopyBytes, static_cast<std::int64_t>(m_available.value / 8));
    const std::int64_t bytes = std::min(std::max(2 * kCachesToCopy * cache, kUsualCopyBytes), room);
    PageBuffer buffer(static_cast<std::uint64_t>(std::max<std::int64_t>(bytes, 0)));
    if (bytes < kMinCopyBytes || !buffer.data()) {
        out.missing[Message::mark("copy")] =
            Message::tr("its buffers need more than an eighth of the available memory (%1)")
                .arg(formatBytes(m_available));
        return true;
    }
    const auto size = static_cast<std::int64_t>(buffer.size());
    const bool touched = m_pool.run((size + kPiece - 1) / kPiece, m_pool.threads(), [&](std::int64_t piece, int) {
        std::memset(buffer.data() + piece * kPiece, 1,
                    static_cast<std::size_t>(std::min(kPiece, size - piece * kPiece)));
    });
    return touched && cacheCopy(out, buffer) && memoryCopy(out, buffer);
}

std::optional<float> CpuCalibrator::timeCopy(const Stretch& stretch, const LaunchShape& shape)
{
    const LaunchPlan plan{KernelVariant::ceilingFor(4), DType::F32, {1, stretch.bytes / 4}, shape, {}};
    m_pool.wakeThreads();
    const Clock::time_point start = Clock::now();
    if (!m_launcher.launch(plan, {stretch.from, stretch.to, nullptr, nullptr})) return std::nullopt;
    return since(start);
}

CpuCalibrator::Stretch CpuCalibrator::nextPart(const PageBuffer& buffer)
{
    const std::int64_t part = halfOf(buffer) / kParts / kLine * kLine;
    unsigned char* from = buffer.data() + m_turn++ % kParts * part;
    return {from, from + halfOf(buffer), part};
}

bool CpuCalibrator::findShape(const PageBuffer& buffer, LaunchShape& best)
{
    const std::vector<LaunchShape> shapes = launchShapes(m_pool.threads());
    std::vector<std::vector<float>> times(shapes.size());
    for (int round = 0; round < kShapeRounds; ++round)
        for (std::size_t i = 0; i < shapes.size(); ++i) {
            const auto took = timeCopy(nextPart(buffer), shapes[i]);
            if (!took) return false;
            times[i].push_back(*took);
        }
    double least = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const double median = summarize(times[i]).p50;
        if (i > 0 && median >= least) continue;
        least = median;
        best = shapes[i];
    }
    return true;
}

bool CpuCalibrator::memoryCopy(Calibration& out, const PageBuffer& buffer)
{
    LaunchShape shape;
    if (!findShape(buffer, shape)) return false;
    std::vector<float> times;
    for (int i = 0; i < kCopies * kParts; ++i) {
        const auto took = timeCopy(nextPart(buffer), shape);
        if (!took) return false;
        times.push_back(*took);
    }
    const Summary summary = summarize(times);
    const Bytes moved{static_cast<std::uint64_t>(2 * nextPart(buffer).bytes)};
    const Bytes source{static_cast<std::uint64_t>(halfOf(buffer))};
    out.copyBytes = static_cast<double>(source.value);
    out.copyGbps = gigabytesPerSecond(moved, {summary.p50});
    out.copyGbpsLow = gigabytesPerSecond(moved, {summary.medianHigh});
    out.copyGbpsHigh = gigabytesPerSecond(moved, {summary.medianLow});
    if (source.value < 3 * m_lastLevelCache.value)
        out.missing[Message::mark("copy beyond the caches")] =
            Message::tr("the copied %1 is less than three times the cache size (%2): partly warm")
                .arg(formatBytes(source), formatBytes(m_lastLevelCache));
    return true;
}

bool CpuCalibrator::cacheCopy(Calibration& out, const PageBuffer& buffer)
{
    const auto cache = static_cast<std::int64_t>(m_lastLevelCache.value);
    const std::int64_t bytes = std::min(cache / 8, halfOf(buffer)) / kLine * kLine;
    const LaunchShape shape{false, 64 * 1024, m_pool.threads()};
    std::vector<float> times;
    for (int i = 0; i < kCacheCopies; ++i) {
        const auto took = timeCopy({buffer.data(), buffer.data() + halfOf(buffer), bytes}, shape);
        if (!took) return false;
        if (i >= 3) times.push_back(*took); // those before brought it in
    }
    out.cacheGbps = gigabytesPerSecond({static_cast<std::uint64_t>(2 * bytes)}, {summarize(times).p50});
    return true;
}

bool CpuCalibrator::arithmetic(Calibration& out, const std::string& type, ArithmeticLoop loop)
{
    constexpr std::int64_t trial = 2000;
    (void)loop(trial, 1.0f); // wakes the wide units
    const Clock::time_point before = Clock::now();
    (void)loop(trial, 1.0f);
    const auto rounds = static_cast<std::int64_t>(kRateChunkUs / std::max(since(before), 0.1f) * trial) + 1;
    const int chunks = 8 * m_pool.threads();
    const double operations = loop(1, 1.0f).operations * static_cast<double>(rounds) * chunks;
    std::vector<float> times;
    for (int i = 0; i < kRateSamples; ++i) {
        m_pool.wakeThreads();
        const Clock::time_point start = Clock::now();
        if (!m_pool.run(chunks, m_pool.threads(), [&](std::int64_t, int) { (void)loop(rounds, 1.0f); })) return false;
        times.push_back(since(start));
    }
    // The fastest: what others took of the processors is no property of its arithmetic.
    out.matrixTflops[type] = operations / summarize(times).min * 1e-6;
    return true;
}

} // namespace qs
