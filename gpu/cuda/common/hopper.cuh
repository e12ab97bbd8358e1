// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cuda.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>

#include <cstdint>
#include <type_traits>

/// Hopper's instructions as the attention kernel needs them: barriers in shared memory, the tensor copy engine,
/// warpgroup products. Only for code compiled for sm_90a.
namespace qs::cuda::hopper {

__device__ inline std::uint32_t sharedAddress(const void* pointer)
{
    return static_cast<std::uint32_t>(__cvta_generic_to_shared(pointer));
}

/// An mbarrier at an address in shared memory.
struct Barrier
{
    std::uint32_t address;

    __device__ void init(unsigned arrivals) const
    {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(address), "r"(arrivals) : "memory");
    }
    __device__ void arrive() const
    {
        asm volatile("mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];" ::"r"(address) : "memory");
    }
    /// Without a branch, so that products in flight stay within one stretch of code.
    __device__ void arriveIf(bool here) const
    {
        asm volatile(
            "{\n.reg .pred p;\nsetp.ne.u32 p, %1, 0;\n@p mbarrier.arrive.release.cta.shared::cta.b64 _, [%0];\n}" ::"r"(
                address),
            "r"(static_cast<unsigned>(here))
            : "memory");
    }
    __device__ void expect(unsigned bytes) const
    {
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(address), "r"(bytes) : "memory");
    }
    __device__ bool passed(unsigned parity) const
    {
        unsigned done;
        asm volatile("{\n.reg .pred p;\nmbarrier.try_wait.parity.shared::cta.b64 p, [%1], %2;\nselp.u32 %0, 1, 0, p;\n}"
                     : "=r"(done)
                     : "r"(address), "r"(parity)
                     : "memory");
        return done != 0;
    }
    __device__ void wait(unsigned parity) const
    {
        while (!passed(parity)) {
        }
    }
};

__device__ inline void storeShared(std::uint32_t address, int value)
{
    asm volatile("st.shared.s32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}
__device__ inline int loadShared(std::uint32_t address)
{
    int value;
    asm volatile("ld.shared.s32 %0, [%1];" : "=r"(value) : "r"(address) : "memory");
    return value;
}

/// Queues the copy of a box of a 3-D tensor to shared memory; its bytes complete on `full`.
__device__ inline void copyBox(std::uint32_t target, const CUtensorMap& map, int column, int row, int slice,
                               Barrier full)
{
    asm volatile(
        "cp.async.bulk.tensor.3d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3, %4}], [%5];" ::
            "r"(target),
        "l"(&map), "r"(column), "r"(row), "r"(slice), "r"(full.address)
        : "memory");
}

__device__ inline void prefetchMap(const CUtensorMap& map)
{
    asm volatile("prefetch.tensormap [%0];" ::"l"(&map) : "memory");
}

template <int Registers> __device__ inline void giveRegisters()
{
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(Registers));
}
template <int Registers> __device__ inline void takeRegisters()
{
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(Registers));
}

/// A turn that goes round between warpgroups: bar.sync of the one that waits with bar.arrive of the one that hands
/// over.
__device__ inline void waitTurn(int id) { asm volatile("bar.sync %0, 256;" ::"r"(id) : "memory"); }
__device__ inline void passTurn(int id) { asm volatile("bar.arrive %0, 256;" ::"r"(id) : "memory"); }

__device__ inline void fenceProducts() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
__device__ inline void commitProducts() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }
template <int Left> __device__ inline void waitProducts()
{
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(Left) : "memory");
}

/// Keeps the compiler from moving uses of accumulators across a wait.
template <int Count> __device__ inline void pin(float (&d)[Count])
{
#pragma unroll
    for (int i = 0; i < Count; ++i)
        asm volatile("" : "+f"(d[i])::"memory");
}

/// The first lane's value, which the compiler then knows to be the same in the whole warp.
__device__ inline int uniform(int value) { return __shfl_sync(~0u, value, 0); }

/// An operand in shared memory with 128-byte swizzle, groups of 8 rows 1024 bytes apart; `leading`: bytes between its
/// 64-element pieces where it is contiguous along its outer side.
struct Operand
{
    int low; ///< of the descriptor: address and leading distance in units of 16 bytes; one addition moves it
    __device__ explicit Operand(std::uint32_t address, unsigned leading = 16)
        : low(static_cast<int>((address & 0x3ffffu) >> 4 | (leading >> 4) << 16))
    {}
    /// The operand so many bytes behind, in uniform registers, where the products take their descriptors from.
    __device__ Operand behind(int pieces, int bytes) const
    {
        Operand moved = *this;
        moved.low = uniform(low + pieces * (bytes / 16));
        return moved;
    }
    __device__ std::uint64_t at(int bytes) const
    {
        constexpr std::uint64_t kHigh = std::uint64_t{1024 >> 4} << 32 | std::uint64_t{1} << 62;
        return kHigh | static_cast<std::uint32_t>(low + bytes / 16);
    }
};

#define QS_F4(i) "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3])
#define QS_F16(i) QS_F4(i), QS_F4(i + 4), QS_F4(i + 8), QS_F4(i + 12)
#define QS_0 "%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15"
#define QS_16 ",%16,%17,%18,%19,%20,%21,%22,%23,%24,%25,%26,%27,%28,%29,%30,%31"
#define QS_32 ",%32,%33,%34,%35,%36,%37,%38,%39,%40,%41,%42,%43,%44,%45,%46,%47"
#define QS_48 ",%48,%49,%50,%51,%52,%53,%54,%55,%56,%57,%58,%59,%60,%61,%62,%63"
#define QS_64                                                                                                          \
    ",%64,%65,%66,%67,%68,%69,%70,%71,%72,%73,%74,%75,%76,%77,%78,%79"                                                 \
    ",%80,%81,%82,%83,%84,%85,%86,%87,%88,%89,%90,%91,%92,%93,%94,%95"                                                 \
    ",%96,%97,%98,%99,%100,%101,%102,%103,%104,%105,%106,%107,%108,%109,%110,%111"                                     \
    ",%112,%113,%114,%115,%116,%117,%118,%119,%120,%121,%122,%123,%124,%125,%126,%127"

// Both operands from shared memory, contiguous along the summed dimension; `more` == 0: the accumulators start from
// zero.
#define QS_SCORES(N, TYPE, LIST, A, B, P, ...)                                                                         \
    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, " P ", 0;\nwgmma.mma_async.sync.aligned.m64n" N "k16.f32." TYPE     \
                 "." TYPE " {" LIST "}, " A ", " B ", p, 1, 1, 0, 0;\n}"                                               \
                 : __VA_ARGS__                                                                                         \
                 : "l"(a), "l"(b), "r"(more))
// Left operand from registers; always added.
#define QS_VALUES(N, TYPE, LIST, A, B, S, ...)                                                                         \
    asm volatile("wgmma.mma_async.sync.aligned.m64n" N "k16.f32." TYPE "." TYPE " {" LIST "}, " A ", " B               \
                 ", 1, 1, 1, " S ";"                                                                                   \
                 : __VA_ARGS__                                                                                         \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b), "n"(static_cast<int>(RightSide)))

/// d[64 × N] (+)= A·Bᵀ over 16 elements of the summed dimension, a warpgroup together, asynchronously.
template <typename T> __device__ inline void multiplyShared(float (&d)[64], std::uint64_t a, std::uint64_t b, int more)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_SCORES("128", "f16", QS_0 QS_16 QS_32 QS_48, "%64", "%65", "%66", QS_F16(0), QS_F16(16), QS_F16(32),
                  QS_F16(48));
    else
        QS_SCORES("128", "bf16", QS_0 QS_16 QS_32 QS_48, "%64", "%65", "%66", QS_F16(0), QS_F16(16), QS_F16(32),
                  QS_F16(48));
}

/// Along which side B is contiguous: the summed dimension, or its outer one.
enum Side : int { kAlong = 0, kAcross = 1 };

/// d[64 × N] += A·B over 16 elements of the summed dimension, A a fragment in registers.
template <typename T, Side RightSide = kAcross>
__device__ inline void multiplyRegisters(float (&d)[16], const std::uint32_t* a, std::uint64_t b)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_VALUES("32", "f16", QS_0, "{%16,%17,%18,%19}", "%20", "%21", QS_F16(0));
    else
        QS_VALUES("32", "bf16", QS_0, "{%16,%17,%18,%19}", "%20", "%21", QS_F16(0));
}
template <typename T, Side RightSide = kAcross>
__device__ inline void multiplyRegisters(float (&d)[32], const std::uint32_t* a, std::uint64_t b)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_VALUES("64", "f16", QS_0 QS_16, "{%32,%33,%34,%35}", "%36", "%37", QS_F16(0), QS_F16(16));
    else
        QS_VALUES("64", "bf16", QS_0 QS_16, "{%32,%33,%34,%35}", "%36", "%37", QS_F16(0), QS_F16(16));
}
template <typename T, Side RightSide = kAcross>
__device__ inline void multiplyRegisters(float (&d)[48], const std::uint32_t* a, std::uint64_t b)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_VALUES("96", "f16", QS_0 QS_16 QS_32, "{%48,%49,%50,%51}", "%52", "%53", QS_F16(0), QS_F16(16), QS_F16(32));
    else
        QS_VALUES("96", "bf16", QS_0 QS_16 QS_32, "{%48,%49,%50,%51}", "%52", "%53", QS_F16(0), QS_F16(16), QS_F16(32));
}
template <typename T, Side RightSide = kAcross>
__device__ inline void multiplyRegisters(float (&d)[64], const std::uint32_t* a, std::uint64_t b)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_VALUES("128", "f16", QS_0 QS_16 QS_32 QS_48, "{%64,%65,%66,%67}", "%68", "%69", QS_F16(0), QS_F16(16),
                  QS_F16(32), QS_F16(48));
    else
        QS_VALUES("128", "bf16", QS_0 QS_16 QS_32 QS_48, "{%64,%65,%66,%67}", "%68", "%69", QS_F16(0), QS_F16(16),
                  QS_F16(32), QS_F16(48));
}
template <typename T, Side RightSide = kAcross>
__device__ inline void multiplyRegisters(float (&d)[128], const std::uint32_t* a, std::uint64_t b)
{
    if constexpr (std::is_same_v<T, __half>)
        QS_VALUES("256", "f16", QS_0 QS_16 QS_32 QS_48 QS_64, "{%128,%129,%130,%131}", "%132", "%133", QS_F16(0),
                  QS_F16(16), QS_F16(32), QS_F16(48), QS_F16(64), QS_F16(80), QS_F16(96), QS_F16(112));
    else
        QS_VALUES("256", "bf16", QS_0 QS_16 QS_32 QS_48 QS_64, "{%128,%129,%130,%131}", "%132", "%133", QS_F16(0),
                  QS_F16(16), QS_F16(32), QS_F16(48), QS_F16(64), QS_F16(80), QS_F16(96), QS_F16(112));
}

#undef QS_F4
#undef QS_F16
#undef QS_0
#undef QS_16
#undef QS_32
#undef QS_48
#undef QS_64
#undef QS_SCORES
#undef QS_VALUES

} // namespace qs::cuda::hopper
