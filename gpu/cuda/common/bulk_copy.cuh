// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda_runtime.h>

#include <cstdint>

/// Bulk copies from global to shared memory that complete on an mbarrier, the L2 policies that go with them,
/// and programmatic dependent launch: compute capability 9.0 and up. Code for less discards what calls them.
namespace qs::cuda {

/// True where the code being compiled may use them.
inline constexpr bool kBulkCopies =
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
    true;
#else
    false;
#endif

/// Makes initialized mbarriers visible to the copy engine.
__device__ __forceinline__ void fenceBarriers() { asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory"); }

/// What is read under it stays in L2 longest.
__device__ __forceinline__ std::uint64_t keepPolicy()
{
    std::uint64_t policy;
    asm("createpolicy.fractional.L2::evict_last.b64 %0, 1.0;" : "=l"(policy));
    return policy;
}

/// What is read under it leaves L2 first.
__device__ __forceinline__ std::uint64_t passPolicy()
{
    std::uint64_t policy;
    asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
    return policy;
}

/// Lets the next launch of the stream take places as they become free, and waits for the end of the last one
/// before any of its results is read. Nothing where the launch is an ordinary one.
__device__ __forceinline__ void overlapLaunches()
{
    if constexpr (kBulkCopies) {
        asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
        asm volatile("griddepcontrol.wait;" ::: "memory");
    }
}

/// Slots in shared memory that belong to one warp and are filled in turn, each by one bulk copy of 512 × Wide
/// bytes; no other warp has to be waited for. Load number l goes to slot l modulo their number.
template <int Wide> class WarpRing
{
public:
    static constexpr int kSlotBytes = 512 * Wide;

    /// Shared memory that `warps` rings take.
    static constexpr int bytesFor(int warps, int slots) { return warps * slots * (kSlotBytes + 8); }

    __device__ __forceinline__ WarpRing(uint4* memory, int slots)
        : m_slots(slots), m_lane(static_cast<int>(threadIdx.x % 32))
    {
        const int warp = static_cast<int>(threadIdx.x / 32), warps = static_cast<int>(blockDim.x / 32);
        const auto base = static_cast<std::uint32_t>(__cvta_generic_to_shared(memory));
        m_memory = memory + warp * slots * (kSlotBytes / 16);
        m_data = base + static_cast<std::uint32_t>(warp * slots * kSlotBytes);
        m_barriers = base + static_cast<std::uint32_t>(warps * slots * kSlotBytes + warp * slots * 8);
        if (m_lane == 0) {
            for (int s = 0; s < slots; ++s)
                asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrierAt(s)) : "memory");
            fenceBarriers();
        }
        __syncwarp();
    }

    /// Goes to the slot of load number `load`.
    __device__ __forceinline__ void aim(int load)
    {
        m_slot = load % m_slots;
        m_parity = static_cast<unsigned>(load / m_slots & 1);
    }
    __device__ __forceinline__ void next()
    {
        if (++m_slot < m_slots) return;
        m_slot = 0;
        m_parity ^= 1u;
    }
    /// Starts to fill the slot; all lanes are done with what it held.
    __device__ __forceinline__ void fill(const uint4* source, std::uint64_t policy)
    {
        __syncwarp();
        if (m_lane != 0) return;
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrierAt(m_slot)), "n"(kSlotBytes)
                     : "memory");
        asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint "
                     "[%0], [%1], %2, [%3], %4;" ::"r"(m_data + static_cast<std::uint32_t>(m_slot * kSlotBytes)),
                     "l"(__cvta_generic_to_global(source)), "n"(kSlotBytes), "r"(barrierAt(m_slot)), "l"(policy)
                     : "memory");
    }
    /// Waits until the slot is filled.
    __device__ __forceinline__ void wait() const
    {
        asm volatile("{ .reg .pred done;\n"
                     "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
                     "@!done bra again; }" ::"r"(barrierAt(m_slot)),
                     "r"(m_parity)
                     : "memory");
    }
    /// This lane's vector `u` of the slot.
    __device__ __forceinline__ uint4 vector(int u) const
    {
        return m_memory[m_slot * (kSlotBytes / 16) + u * 32 + m_lane];
    }

private:
    __device__ __forceinline__ std::uint32_t barrierAt(int slot) const
    {
        return m_barriers + static_cast<std::uint32_t>(slot * 8);
    }

    const uint4* m_memory;
    std::uint32_t m_data, m_barriers;
    int m_slots, m_lane;
    int m_slot = 0;
    unsigned m_parity = 0;
};

} // namespace qs::cuda
