// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/failure.cuh"

#include <deque>
#include <vector>

namespace qs::cuda {

/// Event pairs around samples in flight, in order, and samples complete but not yet collected. Recording
/// never waits as long as a pair is free; a pair's time is read once its second event is complete.
class SampleQueue
{
public:
    static constexpr int kPairs = 2048;

    SampleQueue();
    ~SampleQueue();
    SampleQueue(const SampleQueue&) = delete;
    SampleQueue& operator=(const SampleQueue&) = delete;

    /// Makes sure that `samples` pairs are free (at most kPairs), waiting for the oldest samples if need be.
    void reserve(int samples);
    void begin(cudaStream_t stream);
    void end(int variant, int launches, cudaStream_t stream);
    /// Moves what is complete (all: everything, waiting for it) to the collected samples.
    void collect(bool all);
    /// Takes up to `capacity` collected samples.
    int take(QsCudaTiming* timings, int capacity);
    int pending() const { return static_cast<int>(m_inFlight.size() + m_done.size()); }
    /// Newest `count` collected samples, removed: for measurements of the module's own.
    std::vector<float> takeNewest(int count);

private:
    struct Pair
    {
        cudaEvent_t begin = nullptr, end = nullptr;
    };
    struct InFlight
    {
        int pair, variant, launches;
    };
    void finishOldest();

    std::vector<Pair> m_pairs;
    std::vector<int> m_free;
    std::deque<InFlight> m_inFlight;
    std::deque<QsCudaTiming> m_done;
};

} // namespace qs::cuda
