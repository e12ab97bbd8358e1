// SPDX-License-Identifier: GPL-3.0-or-later
// What NVRTC compiles for a transformer block of one shape, without headers. Given by options: ROWS (batch × tokens),
// TOKENS, HEADS, HEAD_DIM, BF16; width and all loops are constants. The files of this folder are embedded in the module
// when it is built (block_jit_sources.h) and compiled one behind the other, this one first.
typedef unsigned short u16;
typedef unsigned int u32;
constexpr int kWidth = HEADS * HEAD_DIM;
constexpr float kLog2e = 1.4426950408889634f;
extern __shared__ __align__(128) unsigned char shared[];

// Returns when all kernels before are complete. The next kernel may be placed once all blocks of this one have come
// here: not before, since kernels that wait for waiting ones would take the places of those whose turn it is.
__device__ __forceinline__ void awaitPrevious()
{
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
    asm volatile("griddepcontrol.launch_dependents;");
#endif
}

__device__ __forceinline__ u32 packPair(float low, float high)
{
    u32 r;
#if BF16
    asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(high), "f"(low));
#else
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(r) : "f"(high), "f"(low));
#endif
    return r;
}
__device__ __forceinline__ float lowOf(u32 w)
{
#if BF16
    return __uint_as_float(w << 16);
#else
    float f;
    asm("{.reg .b16 l, h; mov.b32 {l, h}, %1; cvt.f32.f16 %0, l;}" : "=f"(f) : "r"(w));
    return f;
#endif
}
__device__ __forceinline__ float highOf(u32 w)
{
#if BF16
    return __uint_as_float(w & 0xffff0000u);
#else
    float f;
    asm("{.reg .b16 l, h; mov.b32 {l, h}, %1; cvt.f32.f16 %0, h;}" : "=f"(f) : "r"(w));
    return f;
#endif
}
__device__ __forceinline__ void unpack(const uint4& v, float (&x)[8])
{
    x[0] = lowOf(v.x), x[1] = highOf(v.x), x[2] = lowOf(v.y), x[3] = highOf(v.y);
    x[4] = lowOf(v.z), x[5] = highOf(v.z), x[6] = lowOf(v.w), x[7] = highOf(v.w);
}
__device__ __forceinline__ uint4 packAll(const float (&x)[8])
{
    return make_uint4(packPair(x[0], x[1]), packPair(x[2], x[3]), packPair(x[4], x[5]), packPair(x[6], x[7]));
}

// Not through the read-only path: the kernel before may still be writing when this one starts.
__device__ __forceinline__ uint4 load16(const void* p)
{
    uint4 v;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];" : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w) : "l"(p));
    return v;
}
__device__ __forceinline__ u32 load4(const void* p)
{
    u32 v;
    asm volatile("ld.global.u32 %0, [%1];" : "=r"(v) : "l"(p));
    return v;
}

__device__ __forceinline__ u32 sharedAddress(const void* p) { return static_cast<u32>(__cvta_generic_to_shared(p)); }
__device__ __forceinline__ void copy16(u32 to, const void* from, bool whole = true)
{
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(to), "l"(from), "r"(whole ? 16 : 0) : "memory");
}
__device__ __forceinline__ void commitCopies() { asm volatile("cp.async.commit_group;" ::: "memory"); }
template <int Left> __device__ __forceinline__ void waitCopies()
{
    asm volatile("cp.async.wait_group %0;" ::"n"(Left) : "memory");
}

// Address of 16 bytes `chunk` of `row` in a tile of rows of Row elements (a multiple of 64); eight rows lie in all
// banks.
template <int Row> __device__ __forceinline__ u32 tileAddress(u32 tile, int row, int chunk)
{
    return tile + static_cast<u32>(row * Row * 2 + ((chunk ^ (row & 7)) << 4));
}
template <bool Transposed> __device__ __forceinline__ void loadMatrices(u32 (&r)[4], u32 address)
{
    if (Transposed)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                     : "r"(address)
                     : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                     : "r"(address)
                     : "memory");
}
__device__ __forceinline__ void multiply(float* d, const u32 (&a)[4], u32 b0, u32 b1)
{
#if BF16
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
#else
    asm volatile(
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
#endif
        : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
        : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

__device__ __forceinline__ float warpSum(float x)
{
#pragma unroll
    for (int step = 16; step > 0; step /= 2)
        x += __shfl_xor_sync(~0u, x, step);
    return x;
}
__device__ __forceinline__ float geluTanh(float x)
{
    float t;
    asm("tanh.approx.f32 %0, %1;" : "=f"(t) : "f"(x * (0.7978845608f + 0.7978845608f * 0.044715f * x * x)));
    return 0.5f * x * (1.0f + t);
}
__device__ __forceinline__ float exp2Fast(float x)
{
    float r;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
    return r;
}
