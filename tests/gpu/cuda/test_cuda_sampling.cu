// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to samples on the device when the host is late, and to a stream when recording fails. Skips where no GPU
// is found.
#include <doctest/doctest.h>

#include "gpu/cuda/sampling/graph_rotation.cuh"
#include "gpu/cuda/sampling/sample_queue.cuh"

#include <chrono>
#include <cstdio>
#include <new>
#include <thread>
#include <vector>

using namespace qs::cuda;

namespace {

constexpr auto kLonger = std::chrono::milliseconds(20); ///< than a blocker holds a stream, which is 5 ms

/// Some samples of an empty kernel behind one blocker; the host takes a pause before the last one.
std::vector<QsCudaTiming> samplesWithPause(SampleQueue& queue, Gate& gate, cudaStream_t stream,
                                           std::chrono::milliseconds pause)
{
    constexpr int count = 4;
    queue.reserve(count);
    {
        const Blocker blocker(gate, stream);
        for (int i = 0; i < count; ++i) {
            if (i == count - 1) std::this_thread::sleep_for(pause);
            queue.begin(false, stream, &blocker);
            launchEmpty(stream);
            queue.end(i, {}, stream);
        }
    }
    queue.collect(true);
    std::vector<QsCudaTiming> timings(count);
    REQUIRE(queue.take(timings.data(), count) == count);
    return timings;
}

} // namespace

TEST_CASE("samples behind a blocker that timed out are marked, and those of later blockers are not")
{
    preloadUtilities();
    const Stream stream = makeStream();
    Gate gate;
    SampleQueue queue;
    samplesWithPause(queue, gate, stream, {}); // loads what is loaded late
    for (const QsCudaTiming& t : samplesWithPause(queue, gate, stream, kLonger))
        CHECK(t.hostLate == 1);
    for (const QsCudaTiming& t : samplesWithPause(queue, gate, stream, {}))
        CHECK(t.hostLate == 0);
}

TEST_CASE("a measurement of the module's own is taken again where the host was late")
{
    preloadUtilities();
    const Stream stream = makeStream();
    Gate gate;
    int queued = 0, collected = 0;
    const auto collect = [&] {
        ++collected;
        check(cudaStreamSynchronize(stream), "waiting");
    };
    const auto late = [&](int attempts) {
        queued = collected = 0;
        behindBlocker(
            gate, stream,
            [&] {
                if (queued++ < attempts) std::this_thread::sleep_for(kLonger);
                launchEmpty(stream);
            },
            collect);
    };
    late(0);
    CHECK(queued == 1);
    late(1);
    CHECK(queued == 2);
    CHECK(collected == 2);
    late(10);
    CHECK(queued == 3);
}

TEST_CASE("an interval shorter than its constant counts as 0")
{
    preloadUtilities();
    const Stream stream = makeStream();
    SampleQueue queue;
    queue.reserve(1);
    queue.begin(false, stream);
    launchEmpty(stream);
    queue.end(0, {20, 1e6f}, stream);
    queue.collect(true);
    QsCudaTiming timing{};
    REQUIRE(queue.take(&timing, 1) == 1);
    CHECK(timing.us == 0);
}

TEST_CASE("whatever is thrown while a graph is recorded, the stream works afterwards")
{
    const Stream stream = makeStream();
    CHECK_THROWS_AS(GraphRotation(2, 1, stream, [](int) { throw std::bad_alloc(); }), std::bad_alloc);
    CHECK_THROWS_AS(GraphRotation(2, 1, stream, [](int) { throw Failure::make(QsCudaInternal, "", "no"); }), Failure);
    int launches = 0;
    CHECK_THROWS_AS(GraphRotation(1, 4, stream,
                                  [&](int) {
                                      if (++launches == 3) throw std::bad_alloc();
                                      launchEmpty(stream);
                                  }),
                    std::bad_alloc);
    cudaStreamCaptureStatus status{};
    REQUIRE(cudaStreamIsCapturing(stream, &status) == cudaSuccess);
    CHECK(status == cudaStreamCaptureStatusNone);
    launchEmpty(stream);
    CHECK(cudaStreamSynchronize(stream) == cudaSuccess);
    const GraphRotation graphs(3, 1, stream, [&](int) { launchEmpty(stream); });
    CHECK(graphs.medianUs(3, stream) > 0);
}
