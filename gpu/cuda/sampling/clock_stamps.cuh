// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"

namespace qs::cuda {

struct ClockStamp
{
    unsigned long long clock, ns, ticket;
};

/// Readings of the SM clock before and after samples. clock64 counts the cycles of one multiprocessor, so both readings
/// come from a block on multiprocessor 0; what it wrote last is kept with its ticket, in host memory.
class ClockStamps
{
public:
    explicit ClockStamps(int samples);
    ~ClockStamps();
    ClockStamps(const ClockStamps&) = delete;
    ClockStamps& operator=(const ClockStamps&) = delete;

    /// Queues the reading before sample `slot`; `end` the one after it.
    void begin(int slot, cudaStream_t stream);
    void end(int slot, cudaStream_t stream);
    /// MHz between the two readings, which are complete. 0 where one is missing (no block ran there), or where they are
    /// closer than 100 steps of the global timer.
    float clockMHz(int slot) const;
    /// Step of the global timer in nanoseconds.
    void setStep(double ns) { m_stepNs = ns; }

    static void preload();

private:
    void queue(ClockStamp* stamp, cudaStream_t stream) const;

    ClockStamp* m_stamps = nullptr; ///< two a sample, in mapped host memory
    int m_blocks = 1;
    unsigned long long m_ticket = 0;
    double m_stepNs = 1000;
};

} // namespace qs::cuda
