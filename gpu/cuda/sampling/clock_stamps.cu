// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/sampling/clock_stamps.cuh"

#include "gpu/cuda/common/device_clock.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cstring>

namespace qs::cuda {

namespace {

constexpr double kMinSteps = 100;

/// One block a multiprocessor; the one on multiprocessor 0 writes.
__global__ void stampKernel(ClockStamp* stamp, unsigned long long ticket)
{
    if (threadIdx.x != 0 || multiprocessorId() != 0) return;
    const auto clock = static_cast<unsigned long long>(clock64());
    const unsigned long long ns = globalTime();
    stamp->clock = clock;
    stamp->ns = ns;
    stamp->ticket = ticket;
}

} // namespace

ClockStamps::ClockStamps(int samples)
{
    int device = 0;
    check(cudaGetDevice(&device), Message::mark("selecting the device"));
    check(cudaDeviceGetAttribute(&m_blocks, cudaDevAttrMultiProcessorCount, device),
          Message::mark("reading device attributes"));
    const std::size_t bytes = 2 * static_cast<std::size_t>(samples) * sizeof(ClockStamp);
    check(cudaHostAlloc(reinterpret_cast<void**>(&m_stamps), bytes, cudaHostAllocMapped),
          Message::mark("allocating host memory"));
    std::memset(static_cast<void*>(m_stamps), 0, bytes);
}

ClockStamps::~ClockStamps()
{
    if (m_stamps) cudaFreeHost(m_stamps);
}

void ClockStamps::queue(ClockStamp* stamp, cudaStream_t stream) const
{
    stampKernel<<<static_cast<unsigned>(m_blocks), 32, 0, stream>>>(stamp, m_ticket);
    check(cudaPeekAtLastError(), Message::mark("queueing a reading of the clock"));
}

/// Both readings of a sample carry the same ticket; one that an earlier sample left behind carries another.
void ClockStamps::begin(int slot, cudaStream_t stream)
{
    ++m_ticket;
    queue(m_stamps + 2 * slot, stream);
}

void ClockStamps::end(int slot, cudaStream_t stream) { queue(m_stamps + 2 * slot + 1, stream); }

float ClockStamps::clockMHz(int slot) const
{
    ClockStamp first, second;
    std::memcpy(&first, m_stamps + 2 * slot, sizeof first);
    std::memcpy(&second, m_stamps + 2 * slot + 1, sizeof second);
    if (first.ticket == 0 || first.ticket != second.ticket || second.ns <= first.ns || second.clock <= first.clock)
        return 0;
    const auto ns = static_cast<double>(second.ns - first.ns);
    if (ns < kMinSteps * m_stepNs) return 0;
    return static_cast<float>(static_cast<double>(second.clock - first.clock) / ns * 1e3);
}

void ClockStamps::preload() { qs::cuda::preload(stampKernel); }

} // namespace qs::cuda
