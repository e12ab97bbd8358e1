// SPDX-License-Identifier: GPL-3.0-or-later
// The rates at which this device can copy: from and to memory, and within the cache.
#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/variant.cuh"
#include "gpu/cuda/sampling/bench.cuh"

namespace qs::cuda {

namespace {

constexpr std::int64_t kLarge = std::int64_t{1} << 30;
constexpr std::int64_t kSlack = 4096;
constexpr int kSamples = 25;
constexpr int kRow = 20; ///< launches in a row of the copy within the cache

/// A copy of `bytes` (a multiple of 4096) by the ceiling kernel.
struct Copy
{
    DeviceMemory source, target;
    Launch launch;

    Copy(const Bench& bench, std::int64_t bytes) : source(bytes + kSlack), target(bytes + kSlack)
    {
        fillOperand(CUDA_R_32F, source.data(), bytes / 4, 0, 0, 1.0f,
                    bench.stream); // a device draws less power on zeros
        launch.type = Type::F32;
        launch.input = source.data();
        launch.codes = target.data();
        launch.tokens = bytes / 4096;
        launch.hidden = 1024;
        launch.multiprocessors = bench.multiprocessors;
        launch.stream = bench.stream;
        launch.preload = true;
        for (const CeilingShape& shape : ceilingShapes())
            run(shape);
        launch.preload = false;
        check(cudaGetLastError(), Message::mark("loading kernels"));
        bench.finish();
    }
    void run(const CeilingShape& shape, int times = 1) const
    {
        for (int i = 0; i < times; ++i)
            launchCeiling(launch, 4, shape);
    }
};

/// The shape of the best `keep` that is fastest in rounds. `timeOf(shape, samples)`: median time.
template <typename F> CeilingShape bestShape(int keep, F&& timeOf)
{
    std::vector<std::pair<double, CeilingShape>> all;
    for (const CeilingShape& shape : ceilingShapes())
        all.emplace_back(timeOf(shape, 2), shape);
    const auto faster = [](const auto& a, const auto& b) { return a.first < b.first; };
    std::sort(all.begin(), all.end(), faster);
    all.resize(static_cast<std::size_t>(keep));
    for (auto& [us, shape] : all)
        us = timeOf(shape, 7);
    return std::min_element(all.begin(), all.end(), faster)->second;
}

double gbps(double bytes, double us) { return us > 0 ? bytes / us * 1e-3 : 0.0; }

void measureLarge(const Bench& bench, QsCudaCalibration& out)
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
    const auto room = static_cast<std::int64_t>(free);
    const std::int64_t bytes = (room >= 2 * kLarge + kLarge / 4 ? kLarge : room / 4) / 4096 * 4096;
    if (bytes < 4 * bench.cacheBytes || bytes < 4096) {
        return copyText(
            out.copyMissing,
            moduleText(Message::mark(
                           "only %1 MiB of device memory is available, too little for a copy that exceeds the cache"),
                       room >> 20));
    }
    const Copy copy(bench, bytes);
    const auto timesOf = [&](const CeilingShape& shape, int samples) {
        return bench.time(samples, false, [&] { copy.run(shape); });
    };
    const CeilingShape shape =
        bestShape(4, [&](const CeilingShape& s, int samples) { return medianOf(timesOf(s, samples)); });
    const MedianInterval us = medianInterval(timesOf(shape, kSamples));
    out.copyBytes = static_cast<double>(bytes);
    out.copyGbps = gbps(2.0 * out.copyBytes, us.median);
    out.copyGbpsLow = gbps(2.0 * out.copyBytes, us.high);
    out.copyGbpsHigh = gbps(2.0 * out.copyBytes, us.low);
}

/// A quarter of the cache copied to another quarter, over and over: the time by which rows of 2n copies take longer
/// than rows of n.
void measureCached(const Bench& bench, QsCudaCalibration& out)
{
    const std::int64_t bytes = bench.cacheBytes / 4 / 4096 * 4096;
    if (bytes < 4096) {
        return copyText(out.cacheMissing, Message::mark("the device does not report the size of its cache"));
    }
    const Copy copy(bench, bytes);
    const auto row = [&](const CeilingShape& shape, int samples, int launches) {
        return bench.time(samples, false, [&] { copy.run(shape, launches); });
    };
    const CeilingShape shape =
        bestShape(4, [&](const CeilingShape& s, int samples) { return medianOf(row(s, samples, kRow)); });
    std::vector<double> us;
    for (int i = 0; i < kSamples; ++i) {
        const double one = medianOf(row(shape, 1, kRow));
        const double two = medianOf(row(shape, 1, 2 * kRow));
        us.push_back((two - one) / kRow);
    }
    out.cacheGbps = gbps(2.0 * static_cast<double>(bytes), medianOf(us));
}

/// Runs a measurement; where memory does not suffice, its result is missing.
template <typename F> void unlessMemoryLacks(char (&missing)[200], F&& measure)
{
    try {
        measure();
    } catch (const Failure& failure) {
        if (failure.code != QsCudaMemory) throw;
        copyText(missing, failure.message);
    }
}

} // namespace

void calibrateCopies(const Bench& bench, QsCudaCalibration& out)
{
    out.cacheBytes = static_cast<double>(bench.cacheBytes);
    unlessMemoryLacks(out.copyMissing, [&] { measureLarge(bench, out); });
    unlessMemoryLacks(out.cacheMissing, [&] { measureCached(bench, out); });
}

} // namespace qs::cuda
