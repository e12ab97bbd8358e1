// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/sample_queue.cuh"

#include <algorithm>

namespace qs::cuda {

SampleQueue::SampleQueue() : m_pairs(kPairs)
{
    for (int i = 0; i < kPairs; ++i) {
        check(cudaEventCreate(&m_pairs[static_cast<std::size_t>(i)].begin), "making events");
        check(cudaEventCreate(&m_pairs[static_cast<std::size_t>(i)].end), "making events");
        m_free.push_back(i);
    }
}

SampleQueue::~SampleQueue()
{
    for (const Pair& pair : m_pairs) {
        if (pair.begin) cudaEventDestroy(pair.begin);
        if (pair.end) cudaEventDestroy(pair.end);
    }
}

void SampleQueue::reserve(int samples)
{
    while (static_cast<int>(m_free.size()) < std::min(samples, kPairs))
        finishOldest();
}

void SampleQueue::begin(cudaStream_t stream)
{
    check(cudaEventRecord(m_pairs[static_cast<std::size_t>(m_free.back())].begin, stream),
          "recording an event");
}

void SampleQueue::end(int variant, int launches, cudaStream_t stream)
{
    const int pair = m_free.back();
    check(cudaEventRecord(m_pairs[static_cast<std::size_t>(pair)].end, stream), "recording an event");
    m_free.pop_back();
    m_inFlight.push_back({pair, variant, launches});
}

void SampleQueue::finishOldest()
{
    const InFlight sample = m_inFlight.front();
    const Pair& pair = m_pairs[static_cast<std::size_t>(sample.pair)];
    check(cudaEventSynchronize(pair.end), "waiting for a kernel");
    float ms = 0;
    check(cudaEventElapsedTime(&ms, pair.begin, pair.end), "reading a time");
    m_inFlight.pop_front();
    m_free.push_back(sample.pair);
    m_done.push_back({sample.variant, ms * 1e3f / static_cast<float>(sample.launches)});
}

void SampleQueue::collect(bool all)
{
    while (!m_inFlight.empty()) {
        if (!all) {
            const cudaError_t state =
                cudaEventQuery(m_pairs[static_cast<std::size_t>(m_inFlight.front().pair)].end);
            if (state == cudaErrorNotReady) return;
            check(state, "running a kernel");
        }
        finishOldest();
    }
}

int SampleQueue::take(QsCudaTiming* timings, int capacity)
{
    const int count = std::min(capacity, static_cast<int>(m_done.size()));
    std::copy_n(m_done.begin(), count, timings);
    m_done.erase(m_done.begin(), m_done.begin() + count);
    return count;
}

std::vector<float> SampleQueue::takeNewest(int count)
{
    std::vector<float> times;
    for (int i = 0; i < count && !m_done.empty(); ++i) {
        times.push_back(m_done.back().us);
        m_done.pop_back();
    }
    return times;
}

} // namespace qs::cuda
