// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/order_statistics.cuh"
#include "gpu/cuda/sampling/blocker.cuh"
#include "gpu/cuda/sampling/sample_queue.cuh"

namespace qs::cuda {

/// What a measurement of the module's own runs on.
struct Bench
{
    cudaStream_t stream;
    SampleQueue& queue;
    Gate& gate;
    int multiprocessors;
    std::int64_t cacheBytes;

    /// Times of `samples` runs of `work` in microseconds, in order, queued behind a blocker (at most 64).
    template <typename F> std::vector<double> time(int samples, bool stamped, F&& work) const
    {
        queue.reserve(samples);
        const auto queueAll = [&] {
            for (int i = 0; i < samples; ++i) {
                queue.begin(stamped, stream);
                work();
                queue.end(-1, {}, stream);
                check(cudaPeekAtLastError(), Message::mark("launching a kernel"));
            }
        };
        std::vector<double> times;
        behindBlocker(gate, stream, queueAll, [&] { times = queue.takeNewest(samples); });
        return times;
    }
    void finish() const { check(cudaStreamSynchronize(stream), Message::mark("calibrating")); }
};

/// Event quantum, empty launch, cost of stamps. `step`: of the global timer, in nanoseconds.
void calibrateTimer(const Bench& bench, double stepNs, QsCudaCalibration& out);
/// Large copy and copy within the cache; what memory does not suffice for is named as missing.
void calibrateCopies(const Bench& bench, QsCudaCalibration& out);
/// Dense matrix products by cuBLASLt, which is opened at run time; what does not run is named as missing.
void calibrateMatrices(const Bench& bench, QsCudaCalibration& out, QsCudaProgress progress, void* user);

} // namespace qs::cuda
