// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/hopper.cuh"

/// More of Hopper's instructions, as products with epilogues need them: clusters, multicast copies, stores by the copy
/// engine, other widths of warpgroup products. Only for code compiled for sm_90a.
namespace qs::cuda::hopper {

__device__ inline unsigned clusterRank()
{
    unsigned rank;
    asm volatile("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
    return rank;
}

/// All threads of all blocks of the cluster.
__device__ inline void clusterSync()
{
    asm volatile("barrier.cluster.arrive.release.aligned;\nbarrier.cluster.wait.acquire.aligned;" ::: "memory");
}

/// Arrives at the same barrier of a block of the cluster. What it releases has been read by products that are complete,
/// so that no fence is needed; a release for the whole cluster would cost a fence of the device.
__device__ inline void arriveAt(Barrier barrier, unsigned rank)
{
    asm volatile("{\n.reg .b32 there;\nmapa.shared::cluster.u32 there, %0, %1;\nmbarrier.arrive.shared::cluster.b64 _, "
                 "[there];\n}" ::"r"(barrier.address),
                 "r"(rank)
                 : "memory");
}

/// A place in the ring and the parity of its round.
template <int Stages> struct Slot
{
    int stage = 0;
    unsigned parity = 0;
    __device__ void next()
    {
        if (++stage < Stages) return;
        stage = 0;
        parity ^= 1u;
    }
};

/// Queues the copy of a box of a matrix to shared memory; its bytes complete on `full`.
__device__ inline void copyBox(std::uint32_t target, const CUtensorMap& map, int column, int row, Barrier full)
{
    asm volatile(
        "cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];" ::"r"(
            target),
        "l"(&map), "r"(column), "r"(row), "r"(full.address)
        : "memory");
}

/// The same to the same place in each block of the cluster that `mask` names.
__device__ inline void copyBoxToAll(std::uint32_t target, const CUtensorMap& map, int column, int row, Barrier full,
                                    unsigned short mask)
{
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster "
                 "[%0], [%1, {%2, %3}], [%4], %5;" ::"r"(target),
                 "l"(&map), "r"(column), "r"(row), "r"(full.address), "h"(mask)
                 : "memory");
}

/// Queues the copy of a box from shared memory to a matrix; what lies outside of it is left out.
__device__ inline void storeBox(const CUtensorMap& map, int column, int row, std::uint32_t source)
{
    asm volatile("cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], [%3];" ::"l"(&map), "r"(column),
                 "r"(row), "r"(source)
                 : "memory");
    asm volatile("cp.async.bulk.commit_group;" ::: "memory");
}

/// Until all but `Left` of this thread's stores have been read from shared memory.
template <int Left> __device__ inline void waitStoresRead()
{
    asm volatile("cp.async.bulk.wait_group.read %0;" ::"n"(Left) : "memory");
}
/// Ordinary stores to shared memory before this are seen by the copy engine after it.
__device__ inline void fenceForCopyEngine() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }
/// All 128 threads of a warpgroup; `id` is not used otherwise.
__device__ inline void syncGroup(int id) { asm volatile("bar.sync %0, 128;" ::"r"(id) : "memory"); }

/// Four 8 × 8 matrices of 16-bit elements to shared memory; lane i gives the address of row i % 8 of matrix i / 8.
__device__ inline void storeMatrices(std::uint32_t row, const std::uint32_t (&m)[4])
{
    asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(row), "r"(m[0]), "r"(m[1]),
                 "r"(m[2]), "r"(m[3])
                 : "memory");
}

#define QS_F4(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define QS_F32(i)                                                                                                      \
    QS_F4(i), QS_F4(i + 4), QS_F4(i + 8), QS_F4(i + 12), QS_F4(i + 16), QS_F4(i + 20), QS_F4(i + 24), QS_F4(i + 28)
#define QS_LIST32                                                                                                      \
    "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,"              \
    "%27,%28,%29,%30,%31}"
#define QS_LIST128                                                                                                     \
    "{%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,"              \
    "%27,%28,%29,%30,%31,%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47,%48,%49,%50,%51,"             \
    "%52,%53,%54,%55,%56,%57,%58,%59,%60,%61,%62,%63,%64,%65,%66,%67,%68,%69,%70,%71,%72,%73,%74,%75,%76,"             \
    "%77,%78,%79,%80,%81,%82,%83,%84,%85,%86,%87,%88,%89,%90,%91,%92,%93,%94,%95,%96,%97,%98,%99,%100,"                \
    "%101,%102,%103,%104,%105,%106,%107,%108,%109,%110,%111,%112,%113,%114,%115,%116,%117,%118,%119,%120,"             \
    "%121,%122,%123,%124,%125,%126,%127}"
#define QS_PRODUCT(N, TYPE, LIST, A, B, P, ...)                                                                        \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " P ", 0;\nwgmma.mma_async.sync.aligned.m64n" N "k16.f32." TYPE     \
                 "." TYPE " " LIST ", " A ", " B ", p, 1, 1, 0, 0;\n}"                                                 \
                 : __VA_ARGS__                                                                                         \
                 : "l"(a), "l"(b), "r"(more))

/// d[64 × 64] (+)= A·Bᵀ over 16 elements of the summed dimension; a warpgroup together, asynchronously.
template <typename T> __device__ inline void multiplyShared(float (&d)[32], std::uint64_t a, std::uint64_t b, int more)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_PRODUCT("64", "f16", QS_LIST32, "%32", "%33", "%34", QS_F32(0));
    else
        QS_PRODUCT("64", "bf16", QS_LIST32, "%32", "%33", "%34", QS_F32(0));
}

/// d[64 × 256] (+)= A·Bᵀ.
template <typename T> __device__ inline void multiplyShared(float (&d)[128], std::uint64_t a, std::uint64_t b, int more)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_PRODUCT("256", "f16", QS_LIST128, "%128", "%129", "%130", QS_F32(0), QS_F32(32), QS_F32(64), QS_F32(96));
    else
        QS_PRODUCT("256", "bf16", QS_LIST128, "%128", "%129", "%130", QS_F32(0), QS_F32(32), QS_F32(64), QS_F32(96));
}

#undef QS_F4
#undef QS_F32
#undef QS_LIST32
#undef QS_LIST128
#undef QS_PRODUCT

} // namespace qs::cuda::hopper
