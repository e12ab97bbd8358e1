// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <atomic>

namespace qs::cuda {

/// Host memory that a blocking kernel watches, and in which it says that it timed out.
class Gate
{
public:
    /// Blockers whose outcome can be told apart at a time.
    static constexpr unsigned kRemembered = 4096;

    Gate()
    {
        check(
            cudaHostAlloc(reinterpret_cast<void**>(&m_words), (1 + kRemembered) * sizeof *m_words, cudaHostAllocMapped),
            Message::mark("allocating host memory"));
        for (unsigned i = 0; i <= kRemembered; ++i)
            m_words[i] = 0;
    }
    ~Gate()
    {
        if (m_words) cudaFreeHost(m_words);
    }
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

private:
    friend class Blocker;
    friend class BlockerTicket;
    unsigned* timeoutOf(unsigned ticket) const { return m_words + 1 + ticket % kRemembered; }

    unsigned* m_words = nullptr; ///< the last ticket that may pass; then the tickets that timed out, each in its place
    unsigned m_ticket = 0;
};

/// Which blocker a sample was queued behind; one made by default stands for none.
class BlockerTicket
{
public:
    BlockerTicket() = default;
    BlockerTicket(const Gate& gate, unsigned ticket) : m_gate(&gate), m_ticket(ticket) {}
    /// That the blocker gave way by itself while the host was still queueing work behind it. To be asked once
    /// that work is complete.
    bool timedOut() const
    {
        return m_gate && std::atomic_ref(*m_gate->timeoutOf(m_ticket)).load(std::memory_order_acquire) == m_ticket;
    }

private:
    const Gate* m_gate = nullptr;
    unsigned m_ticket = 0;
};

/// Holds the stream until the object goes, so that what is queued meanwhile starts back to back and the time
/// of a short kernel does not contain the host's work of queueing it.
class Blocker
{
public:
    Blocker(Gate& gate, cudaStream_t stream) : m_gate(gate), m_ticket(++gate.m_ticket)
    {
        launchBlocker(gate.m_words, gate.timeoutOf(m_ticket), m_ticket, kBlockNs, stream);
        check(cudaPeekAtLastError(), Message::mark("queueing work"));
    }
    ~Blocker() { std::atomic_ref(*m_gate.m_words).store(m_ticket, std::memory_order_release); }
    Blocker(const Blocker&) = delete;
    Blocker& operator=(const Blocker&) = delete;
    BlockerTicket ticket() const { return {m_gate, m_ticket}; }

private:
    /// After this the blocker gives way whatever the host does: a host that waits for the stream meanwhile
    /// must not wait for good.
    static constexpr unsigned long long kBlockNs = 5'000'000;
    Gate& m_gate;
    unsigned m_ticket;
};

/// Queues work behind a blocker (`queue`) and collects its times (`collect`), which is called once the blocker is gone
/// and has to wait for the work; again, up to three times, where the blocker timed out before all was queued. For
/// measurements of the module's own, which have nowhere to mark a sample.
template <typename Queue, typename Collect>
void behindBlocker(Gate& gate, cudaStream_t stream, Queue&& queue, Collect&& collect)
{
    BlockerTicket ticket;
    for (int attempt = 0; attempt == 0 || (attempt < 3 && ticket.timedOut()); ++attempt) {
        {
            const Blocker blocker(gate, stream);
            ticket = blocker.ticket();
            queue();
        }
        collect();
    }
}

} // namespace qs::cuda
