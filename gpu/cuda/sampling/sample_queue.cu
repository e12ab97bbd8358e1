// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/sampling/sample_queue.cuh"

#include <algorithm>

namespace qs::cuda {

SampleQueue::SampleQueue() : m_pairs(kPairs), m_stamps(kPairs)
{
    for (int i = 0; i < kPairs; ++i) {
        m_pairs[static_cast<std::size_t>(i)] = {makeEvent(), makeEvent(), makeEvent(cudaEventDisableTiming)};
        m_free.push_back(i);
    }
}

void SampleQueue::reserve(int samples)
{
    while (static_cast<int>(m_free.size()) < std::min(samples, kPairs))
        finishOldest();
}

void SampleQueue::begin(bool stamped, cudaStream_t stream, const Blocker* behind)
{
    const int pair = m_free.back();
    m_stamping = stamped;
    m_behind = behind ? behind->ticket() : BlockerTicket();
    if (stamped) m_stamps.begin(pair, stream);
    check(cudaEventRecord(m_pairs[static_cast<std::size_t>(pair)].begin, stream), Message::mark("recording an event"));
}

void SampleQueue::end(int variant, const SampleParts& parts, cudaStream_t stream)
{
    const int index = m_free.back();
    const Pair& pair = m_pairs[static_cast<std::size_t>(index)];
    check(cudaEventRecord(pair.end, stream), Message::mark("recording an event"));
    if (m_stamping) {
        m_stamps.end(index, stream);
        check(cudaEventRecord(pair.stamped, stream), Message::mark("recording an event"));
    }
    m_free.pop_back();
    m_inFlight.push_back({index, variant, parts, m_stamping, m_behind});
}

cudaEvent_t SampleQueue::lastEvent(const InFlight& sample) const
{
    const Pair& pair = m_pairs[static_cast<std::size_t>(sample.pair)];
    return sample.stamped ? pair.stamped : pair.end;
}

void SampleQueue::finishOldest()
{
    const InFlight sample = m_inFlight.front();
    const Pair& pair = m_pairs[static_cast<std::size_t>(sample.pair)];
    check(cudaEventSynchronize(lastEvent(sample)), Message::mark("waiting for a kernel"));
    const float interval = microsecondsBetween(pair.begin, pair.end);
    m_inFlight.pop_front();
    m_free.push_back(sample.pair);
    // An interval shorter than its constant says nothing of a launch: 0, which no launch takes, marks it.
    const float us = std::max(interval - sample.parts.constantUs, 0.0f) / static_cast<float>(sample.parts.launches);
    m_done.push_back(
        {sample.variant, us, sample.stamped ? m_stamps.clockMHz(sample.pair) : 0.0f, sample.behind.timedOut() ? 1 : 0});
}

void SampleQueue::collect(bool all)
{
    while (!m_inFlight.empty()) {
        if (!all) {
            const cudaError_t state = cudaEventQuery(lastEvent(m_inFlight.front()));
            if (state == cudaErrorNotReady) {
                cudaGetLastError();
                return;
            }
            check(state, Message::mark("running a kernel"));
        }
        finishOldest();
    }
}

int SampleQueue::take(QsCudaTiming* timings, int capacity)
{
    int count = 0;
    for (; count < capacity && !m_done.empty(); m_done.pop_front())
        if (m_done.front().variant >= 0) timings[count++] = m_done.front(); // others: of a measurement that failed
    return count;
}

std::vector<double> SampleQueue::takeNewest(int count)
{
    collect(true);
    const auto first = m_done.end() - std::min(count, static_cast<int>(m_done.size()));
    std::vector<double> times;
    for (auto sample = first; sample != m_done.end(); ++sample)
        times.push_back(static_cast<double>(sample->us));
    m_done.erase(first, m_done.end());
    return times;
}

} // namespace qs::cuda
