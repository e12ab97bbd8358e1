// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/failure.cuh"
#include "gpu/cuda/kernels.cuh"

#include <atomic>

namespace qs::cuda {

/// Host memory that a blocking kernel watches.
class Gate
{
public:
    Gate()
    {
        check(cudaHostAlloc(reinterpret_cast<void**>(&m_flag), sizeof *m_flag, cudaHostAllocMapped),
              "allocating host memory");
        *m_flag = 0;
    }
    ~Gate()
    {
        if (m_flag) cudaFreeHost(m_flag);
    }
    Gate(const Gate&) = delete;
    Gate& operator=(const Gate&) = delete;

private:
    friend class Blocker;
    unsigned* m_flag = nullptr;
    unsigned m_ticket = 0;
};

/// Holds the stream until the object goes, so that what is queued meanwhile starts back to back and the time
/// of a short kernel does not contain the host's work of queueing it.
class Blocker
{
public:
    Blocker(Gate& gate, cudaStream_t stream) : m_gate(gate), m_ticket(++gate.m_ticket)
    {
        launchBlocker(gate.m_flag, m_ticket, kBlockNs, stream);
        check(cudaPeekAtLastError(), "queueing work");
    }
    ~Blocker() { std::atomic_ref(*m_gate.m_flag).store(m_ticket, std::memory_order_release); }
    Blocker(const Blocker&) = delete;
    Blocker& operator=(const Blocker&) = delete;

private:
    /// After this the blocker gives way whatever the host does.
    static constexpr unsigned long long kBlockNs = 5'000'000;
    Gate& m_gate;
    unsigned m_ticket;
};

} // namespace qs::cuda
