// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What NVRTC compiles for a transformer block of one shape, without headers. Given by options: ROWS (batch × tokens), TOKENS, HEADS,
/// HEAD_DIM, BF16; width and all loops are constants. The products stand in cuda/block/jit_products.cuh.
namespace qs::cuda {

inline constexpr const char* kBlockJitCommon = R"cuda(
typedef unsigned short u16;
typedef unsigned int u32;
constexpr int kWidth = HEADS * HEAD_DIM;
constexpr float kLog2e = 1.4426950408889634f;
extern __shared__ __align__(128) unsigned char shared[];

// Returns when all kernels before are complete. The next kernel may be placed once all blocks of this one have come here: not before,
// since kernels that wait for waiting ones would take the places of those whose turn it is.
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
template <int Left> __device__ __forceinline__ void waitCopies() { asm volatile("cp.async.wait_group %0;" ::"n"(Left) : "memory"); }

// Address of 16 bytes `chunk` of `row` in a tile of rows of Row elements (a multiple of 64); eight rows lie in all banks.
template <int Row> __device__ __forceinline__ u32 tileAddress(u32 tile, int row, int chunk)
{
    return tile + static_cast<u32>(row * Row * 2 + ((chunk ^ (row & 7)) << 4));
}
template <bool Transposed> __device__ __forceinline__ void loadMatrices(u32 (&r)[4], u32 address)
{
    if (Transposed)
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(address) : "memory");
    else
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0,%1,%2,%3}, [%4];"
                     : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(address) : "memory");
}
__device__ __forceinline__ void multiply(float* d, const u32 (&a)[4], u32 b0, u32 b1)
{
#if BF16
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
#else
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%0,%1,%2,%3};"
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
)cuda";

/// Layer norm. Traffic: each row read and written once; the row stays in registers. A warp a row up to a width of 1024, else a block.
inline constexpr const char* kBlockJitNorm = R"cuda(
constexpr int kNormLanes = kWidth <= 1024 ? 32 : 256, kNormRows = 256 / kNormLanes;
constexpr int kNormChunks = (kWidth / 8 + kNormLanes - 1) / kNormLanes;

__device__ __forceinline__ float rowSum(float x, float* scratch)
{
    x = warpSum(x);
    if (kNormLanes == 32) return x;
    __syncthreads();
    if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32] = x;
    __syncthreads();
    float sum = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i)
        sum += scratch[i];
    return sum;
}

extern "C" __global__ void __launch_bounds__(256) layerNorm(const u16* x, const u16* gain, const u16* offset, u16* out)
{
    __shared__ float scratch[8];
    const int lane = threadIdx.x % kNormLanes, row = blockIdx.x * kNormRows + threadIdx.x / kNormLanes;
    uint4 g[kNormChunks], o[kNormChunks];
    float v[kNormChunks][8];
#pragma unroll
    for (int i = 0; i < kNormChunks; ++i)
        if (const int c = lane + i * kNormLanes; c < kWidth / 8) g[i] = load16(gain + c * 8), o[i] = load16(offset + c * 8);
    awaitPrevious();
    const long long base = static_cast<long long>(row < ROWS ? row : ROWS - 1) * kWidth;
    float sum = 0, squares = 0;
#pragma unroll
    for (int i = 0; i < kNormChunks; ++i)
        if (const int c = lane + i * kNormLanes; c < kWidth / 8) unpack(load16(x + base + c * 8), v[i]);
#pragma unroll
    for (int i = 0; i < kNormChunks; ++i)
        if (lane + i * kNormLanes < kWidth / 8)
#pragma unroll
            for (int j = 0; j < 8; ++j)
                sum += v[i][j];
    const float mean = rowSum(sum, scratch) * (1.0f / kWidth);
#pragma unroll
    for (int i = 0; i < kNormChunks; ++i)
        if (lane + i * kNormLanes < kWidth / 8)
#pragma unroll
            for (int j = 0; j < 8; ++j)
                squares += (v[i][j] - mean) * (v[i][j] - mean);
    const float factor = rsqrtf(rowSum(squares, scratch) * (1.0f / kWidth) + 1e-5f);
    if (row >= ROWS) return;
#pragma unroll
    for (int i = 0; i < kNormChunks; ++i)
        if (const int c = lane + i * kNormLanes; c < kWidth / 8) {
            float a[8], b[8];
            unpack(g[i], a);
            unpack(o[i], b);
#pragma unroll
            for (int j = 0; j < 8; ++j)
                v[i][j] = (v[i][j] - mean) * factor * a[j] + b[j];
            *reinterpret_cast<uint4*>(out + base + c * 8) = packAll(v[i]);
        }
}
)cuda";

/// Attention of few tokens. Traffic: for each 16 queries all keys and values of their head, out of L2. A block: 16 queries of a head;
/// its four warps take every fourth 32 keys each, and their sums meet at the end.
inline constexpr const char* kBlockJitAttention = R"cuda(
constexpr int kKeys = 32, kKeyBlocks = (TOKENS + kKeys - 1) / kKeys, kKeyStages = kKeyBlocks > 4 ? 2 : 1;
constexpr int kQueryTiles = (TOKENS + 15) / 16, kKeyTile = kKeys * HEAD_DIM * 2;
constexpr int kSumPitch = HEAD_DIM + 8;
constexpr int kWarpBytes = kKeyStages * 2 * kKeyTile; // room for the sums as well: 16 rows of floats and 32 floats

__device__ __forceinline__ float quadMax(float x)
{
    x = fmaxf(x, __shfl_xor_sync(~0u, x, 1));
    return fmaxf(x, __shfl_xor_sync(~0u, x, 2));
}
__device__ __forceinline__ float quadSum(float x)
{
    x += __shfl_xor_sync(~0u, x, 1);
    return x + __shfl_xor_sync(~0u, x, 2);
}

__device__ __forceinline__ void copyKeys(u32 to, const u16* from, int block)
{
    constexpr int kChunks = HEAD_DIM / 8;
    const int lane = threadIdx.x % 32;
#pragma unroll
    for (int i = 0; i < kKeys * kChunks / 32; ++i) {
        const int at = i * 32 + lane, row = at / kChunks, chunk = at % kChunks, token = block * kKeys + row;
        copy16(tileAddress<HEAD_DIM>(to, row, chunk), from + static_cast<long long>(min(token, TOKENS - 1)) * (3 * kWidth) + chunk * 8,
               token < TOKENS);
    }
}

extern "C" __global__ void __launch_bounds__(128) attention(const u16* qkv, u16* out)
{
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int tile = blockIdx.x % kQueryTiles, head = blockIdx.x / kQueryTiles % HEADS, batch = blockIdx.x / (kQueryTiles * HEADS);
    const u16* q = qkv + static_cast<long long>(batch) * TOKENS * 3 * kWidth + head * HEAD_DIM;
    unsigned char* own = shared + warp * kWarpBytes;
    const u32 base = sharedAddress(own);
    const auto stageOf = [&](int block) { return base + static_cast<u32>(block / 4 % kKeyStages * 2 * kKeyTile); };
    awaitPrevious();
    if (warp < kKeyBlocks) {
        copyKeys(stageOf(warp), q + kWidth, warp);
        copyKeys(stageOf(warp) + kKeyTile, q + 2 * kWidth, warp);
    }
    commitCopies();
    u32 a[HEAD_DIM / 16][4];
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const u16* from = q + static_cast<long long>(min(tile * 16 + lane / 4 + 8 * half, TOKENS - 1)) * (3 * kWidth) + lane % 4 * 2;
#pragma unroll
        for (int k = 0; k < HEAD_DIM / 16; ++k) {
            a[k][half] = load4(from + 16 * k);
            a[k][half + 2] = load4(from + 16 * k + 8);
        }
    }
    const float factor = kLog2e * rsqrtf(static_cast<float>(HEAD_DIM));
    float o[HEAD_DIM / 2] = {}, top[2] = {-1e30f, -1e30f}, sum[2] = {0, 0};
    for (int block = warp; block < kKeyBlocks; block += 4) {
        if (kKeyStages == 2) {
            __syncwarp();
            if (block + 4 < kKeyBlocks) {
                copyKeys(stageOf(block + 4), q + kWidth, block + 4);
                copyKeys(stageOf(block + 4) + kKeyTile, q + 2 * kWidth, block + 4);
            }
            commitCopies();
            waitCopies<1>();
        } else
            waitCopies<0>();
        __syncwarp();
        const u32 keys = stageOf(block), values = keys + kKeyTile;
        float s[16] = {};
#pragma unroll
        for (int k = 0; k < HEAD_DIM / 16; ++k)
#pragma unroll
            for (int n = 0; n < 2; ++n) {
                u32 b[4];
                loadMatrices<false>(b, tileAddress<HEAD_DIM>(keys, 16 * n + lane / 16 * 8 + lane % 8, 2 * k + lane / 8 % 2));
                multiply(s + 8 * n, a[k], b[0], b[1]);
                multiply(s + 8 * n + 4, a[k], b[2], b[3]);
            }
        if (TOKENS % kKeys != 0 && block == kKeyBlocks - 1)
#pragma unroll
            for (int j = 0; j < 16; ++j)
                if (block * kKeys + j / 4 * 8 + lane % 4 * 2 + j % 2 >= TOKENS) s[j] = -1e30f;
#pragma unroll
        for (int r = 0; r < 2; ++r) {
            float best = -1e30f;
#pragma unroll
            for (int j = 0; j < 16; j += 4)
                best = fmaxf(best, fmaxf(s[j + 2 * r], s[j + 2 * r + 1]));
            const float next = fmaxf(top[r], quadMax(best)), correction = exp2Fast((top[r] - next) * factor);
            top[r] = next;
            float part = 0;
#pragma unroll
            for (int j = 0; j < 16; j += 4) {
                part += s[j + 2 * r] = exp2Fast((s[j + 2 * r] - next) * factor);
                part += s[j + 2 * r + 1] = exp2Fast((s[j + 2 * r + 1] - next) * factor);
            }
            sum[r] = sum[r] * correction + part;
#pragma unroll
            for (int j = 0; j < HEAD_DIM / 2; j += 4)
                o[j + 2 * r] *= correction, o[j + 2 * r + 1] *= correction;
        }
#pragma unroll
        for (int k = 0; k < 2; ++k) {
            const float* f = s + 8 * k;
            const u32 p[4] = {packPair(f[0], f[1]), packPair(f[2], f[3]), packPair(f[4], f[5]), packPair(f[6], f[7])};
#pragma unroll
            for (int n = 0; n < HEAD_DIM / 16; ++n) {
                u32 b[4];
                loadMatrices<true>(b, tileAddress<HEAD_DIM>(values, 16 * k + lane % 16, 2 * n + lane / 16));
                multiply(o + 8 * n, p, b[0], b[1]);
                multiply(o + 8 * n + 4, p, b[2], b[3]);
            }
        }
    }
    __syncwarp();
    waitCopies<0>();
    float* sums = reinterpret_cast<float*>(own);
    float* ends = sums + 16 * kSumPitch; // maxima, then sums of 16 rows
#pragma unroll
    for (int r = 0; r < 2; ++r) {
        const int row = lane / 4 + 8 * r;
        const float whole = quadSum(sum[r]);
        if (lane % 4 == 0) ends[row] = top[r], ends[16 + row] = whole;
#pragma unroll
        for (int j = 0; j < HEAD_DIM / 2; j += 4)
            *reinterpret_cast<float2*>(sums + row * kSumPitch + j / 4 * 8 + lane % 4 * 2) = make_float2(o[j + 2 * r], o[j + 2 * r + 1]);
    }
    __syncthreads();
    const int row = threadIdx.x / 8, token = tile * 16 + row;
    const auto endOf = [&](int w) { return reinterpret_cast<const float*>(shared + w * kWarpBytes) + 16 * kSumPitch; };
    float best = -1e30f, total = 0, weight[4];
#pragma unroll
    for (int w = 0; w < 4; ++w)
        best = fmaxf(best, endOf(w)[row]);
#pragma unroll
    for (int w = 0; w < 4; ++w)
        weight[w] = exp2Fast((endOf(w)[row] - best) * factor), total += weight[w] * endOf(w)[16 + row];
    if (token >= TOKENS) return;
    const float inverse = 1.0f / total;
#pragma unroll
    for (int part = 0; part < HEAD_DIM / 64; ++part) {
        const int column = (threadIdx.x % 8 + part * 8) * 8;
        float x[8] = {};
#pragma unroll
        for (int w = 0; w < 4; ++w) {
            const float* from = reinterpret_cast<const float*>(shared + w * kWarpBytes) + row * kSumPitch + column;
#pragma unroll
            for (int j = 0; j < 8; ++j)
                x[j] += weight[w] * from[j];
        }
#pragma unroll
        for (int j = 0; j < 8; ++j)
            x[j] *= inverse;
        *reinterpret_cast<uint4*>(out + (static_cast<long long>(batch) * TOKENS + token) * kWidth + head * HEAD_DIM + column) = packAll(x);
    }
}
)cuda";

} // namespace qs::cuda
