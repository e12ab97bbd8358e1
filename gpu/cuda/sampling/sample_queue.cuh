// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/sampling/blocker.cuh"
#include "gpu/cuda/sampling/clock_stamps.cuh"

#include <deque>
#include <vector>

namespace qs::cuda {

/// What the interval of a sample consists of: c + K × t, of which t is reported.
struct SampleParts
{
    int launches = 1;
    float constantUs = 0;
};

/// Event pairs around samples in flight, in order, and samples complete but not yet collected. Recording
/// never waits as long as a pair is free; a pair's time is read once its last event is complete.
class SampleQueue
{
public:
    static constexpr int kPairs = 2048;

    SampleQueue();
    SampleQueue(const SampleQueue&) = delete;
    SampleQueue& operator=(const SampleQueue&) = delete;

    /// Makes sure that `samples` pairs are free (at most kPairs), waiting for the oldest samples if need be.
    void reserve(int samples);
    /// The sample's work is queued between begin and end. stamped: with readings of the SM clock outside its
    /// events. `behind`: the blocker that holds the stream meanwhile, null where none does.
    void begin(bool stamped, cudaStream_t stream, const Blocker* behind = nullptr);
    void end(int variant, const SampleParts& parts, cudaStream_t stream);
    /// Moves what is complete (all: everything, waiting for it) to the collected samples.
    void collect(bool all);
    /// Takes up to `capacity` collected samples.
    int take(QsCudaTiming* timings, int capacity);
    int pending() const { return static_cast<int>(m_inFlight.size() + m_done.size()); }
    /// Waits for everything and takes the newest `count` samples, oldest first: for measurements of the module's own.
    std::vector<double> takeNewest(int count);
    void setClockStep(double ns) { m_stamps.setStep(ns); }

private:
    struct Pair
    {
        Event begin, end;
        Event stamped; ///< behind the second reading of the clock; has no time of its own
    };
    struct InFlight
    {
        int pair, variant;
        SampleParts parts;
        bool stamped;
        BlockerTicket behind;
    };
    cudaEvent_t lastEvent(const InFlight& sample) const;
    void finishOldest();

    std::vector<Pair> m_pairs;
    ClockStamps m_stamps;
    std::vector<int> m_free;
    std::deque<InFlight> m_inFlight;
    std::deque<QsCudaTiming> m_done;
    bool m_stamping = false; ///< of the sample between begin and end
    BlockerTicket m_behind;  ///< likewise
};

} // namespace qs::cuda
