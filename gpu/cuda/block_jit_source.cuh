// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What NVRTC compiles for a transformer block of one shape, without headers. Given by options: ROWS (batch × tokens), TOKENS, HEADS,
/// HEAD_DIM, BF16, and for the products BM, BN and SPLIT_…; width and all loops are constants.
namespace qs::cuda {

inline constexpr const char* kBlockJitCommon = R"cuda(
typedef unsigned short u16;
typedef unsigned int u32;
constexpr int kWidth = HEADS * HEAD_DIM;
constexpr float kLog2e = 1.4426950408889634f;
extern __shared__ __align__(128) unsigned char shared[];

// The next kernel may be placed once all blocks of this one are; wait returns when all kernels before are complete.
__device__ __forceinline__ void releaseNext()
{
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.launch_dependents;");
#endif
}
__device__ __forceinline__ void awaitPrevious()
{
#if __CUDA_ARCH__ >= 900
    asm volatile("griddepcontrol.wait;" ::: "memory");
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
    releaseNext();
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
    releaseNext();
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

/// Products of few rows. Traffic: a block reads BM rows of A and BN rows of W over its part of k, W before it waits for the kernel
/// before; with SPLIT > 1 the blocks of a cluster share k and add up over distributed shared memory. Layer norm is done on A's rows on
/// their way into shared memory, by every block anew: less than the launch it saves.
inline constexpr const char* kBlockJitProducts = R"cuda(
constexpr int kBias = 0, kGelu = 1, kResidual = 2;
constexpr int kWarpsM = BM / 16, kWarpsN = 8 / kWarpsM, kColumns = BN / kWarpsN; // of a warp
constexpr int kPartPitch = BN + 8;

template <int Rows, int Row, int Columns>
__device__ __forceinline__ void copyRows(u32 tile, const u16* from, long long pitch, int lastRow, int firstChunk)
{
    constexpr int kChunks = Columns / 8;
#pragma unroll
    for (int i = 0; i < (Rows * kChunks + 255) / 256; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), row = at / kChunks, chunk = firstChunk + at % kChunks;
        if (Rows * kChunks % 256 == 0 || at < Rows * kChunks)
            copy16(tileAddress<Row>(tile, row, chunk), from + min(row, lastRow) * pitch + chunk * 8);
    }
}

// Rows of A through registers, normalized. A warp a row.
struct NormParameters
{
    static constexpr int kChunks = (kWidth / 8 + 31) / 32;
    uint4 gain[kChunks], offset[kChunks];
    __device__ __forceinline__ void load(const u16* g, const u16* o)
    {
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (const int c = threadIdx.x % 32 + i * 32; c < kWidth / 8) gain[i] = load16(g + c * 8), offset[i] = load16(o + c * 8);
    }
    __device__ __forceinline__ void copy(u32 tile, const u16* from, int lastRow) const
    {
        constexpr int kAtOnce = kChunks <= 2 ? 4 : 2, kOwn = BM / 8;
        constexpr int kGroup = kOwn < kAtOnce ? kOwn : kAtOnce;
        const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
        for (int first = 0; first < kOwn; first += kGroup) {
            uint4 raw[kGroup][kChunks];
#pragma unroll
            for (int r = 0; r < kGroup; ++r)
#pragma unroll
                for (int i = 0; i < kChunks; ++i) {
                    const int c = lane + i * 32, row = min(warp + 8 * (first + r), lastRow);
                    raw[r][i] = c < kWidth / 8 ? load16(from + row * kWidth + c * 8) : make_uint4(0, 0, 0, 0);
                }
#pragma unroll
            for (int r = 0; r < kGroup; ++r)
                store(tile, warp + 8 * (first + r), raw[r]);
        }
    }
    __device__ __forceinline__ void store(u32 tile, int row, const uint4 (&raw)[kChunks]) const
    {
        const int lane = threadIdx.x % 32;
        float v[kChunks][8], sum = 0, squares = 0;
#pragma unroll
        for (int i = 0; i < kChunks; ++i) {
            unpack(raw[i], v[i]);
#pragma unroll
            for (int j = 0; j < 8; ++j)
                sum += v[i][j];
        }
        const float mean = warpSum(sum) * (1.0f / kWidth);
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (lane + i * 32 < kWidth / 8)
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    squares += (v[i][j] - mean) * (v[i][j] - mean);
        const float factor = rsqrtf(warpSum(squares) * (1.0f / kWidth) + 1e-5f);
#pragma unroll
        for (int i = 0; i < kChunks; ++i)
            if (const int c = lane + i * 32; c < kWidth / 8) {
                float a[8], b[8];
                unpack(gain[i], a);
                unpack(offset[i], b);
#pragma unroll
                for (int j = 0; j < 8; ++j)
                    v[i][j] = (v[i][j] - mean) * factor * a[j] + b[j];
                const uint4 w = packAll(v[i]);
                asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(tileAddress<kWidth>(tile, row, c)), "r"(w.x), "r"(w.y),
                             "r"(w.z), "r"(w.w) : "memory");
            }
    }
};

template <int Row, int First, int Count> __device__ __forceinline__ void multiplyTiles(float (&acc)[kColumns / 2], u32 tileA, u32 tileW)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int rowA = warp % kWarpsM * 16 + lane % 16, rowW = warp / kWarpsM * kColumns + lane / 16 * 8 + lane % 8;
#pragma unroll
    for (int k = First / 16; k < (First + Count) / 16; ++k) {
        u32 a[4];
        loadMatrices<false>(a, tileAddress<Row>(tileA, rowA, 2 * k + lane / 16));
#pragma unroll
        for (int n = 0; n < kColumns / 16; ++n) {
            u32 b[4];
            loadMatrices<false>(b, tileAddress<Row>(tileW, rowW + 16 * n, 2 * k + lane / 8 % 2));
            multiply(acc + 8 * n, a, b[0], b[1]);
            multiply(acc + 8 * n + 4, a, b[2], b[3]);
        }
    }
}

template <int Epilogue> __device__ __forceinline__ u32 finish(float x, float y, u32 bias, u32 residual)
{
    x += lowOf(bias), y += highOf(bias);
    if (Epilogue == kGelu) x = geluTanh(x), y = geluTanh(y);
    if (Epilogue == kResidual) x += lowOf(residual), y += highOf(residual);
    return packPair(x, y);
}

template <int N, int Epilogue>
__device__ __forceinline__ void storeSums(const float (&acc)[kColumns / 2], int firstRow, int firstColumn, const u16* bias, const u16* residual, u16* out)
{
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int column = firstColumn + warp / kWarpsM * kColumns + lane % 4 * 2;
#pragma unroll
    for (int half = 0; half < 2; ++half) {
        const int row = firstRow + warp % kWarpsM * 16 + lane / 4 + 8 * half;
        if (row >= ROWS) continue;
#pragma unroll
        for (int n = 0; n < kColumns / 8; ++n) {
            const long long at = static_cast<long long>(row) * N + column + 8 * n;
            const u32 more = Epilogue == kResidual ? load4(residual + at) : 0;
            *reinterpret_cast<u32*>(out + at) = finish<Epilogue>(acc[4 * n + 2 * half], acc[4 * n + 2 * half + 1], load4(bias + column + 8 * n), more);
        }
    }
}

// Each block of the cluster adds up, finishes and stores its share of the rows.
template <int N, int Split, int Epilogue>
__device__ __forceinline__ void storeShares(const float (&acc)[kColumns / 2], float* part, int rank, int firstRow, int firstColumn, const u16* bias,
                                            const u16* residual, u16* out)
{
#if __CUDA_ARCH__ >= 900
    constexpr int kShare = BM / Split, kPairs = kShare * BN / 2, kTurns = (kPairs + 255) / 256;
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    u32 biases[kTurns], residuals[kTurns];
#pragma unroll
    for (int i = 0; i < kTurns; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), row = firstRow + rank * kShare + at / (BN / 2), column = firstColumn + at % (BN / 2) * 2;
        if (at >= kPairs || row >= ROWS) continue;
        biases[i] = load4(bias + column);
        residuals[i] = Epilogue == kResidual ? load4(residual + static_cast<long long>(row) * N + column) : 0;
    }
#pragma unroll
    for (int half = 0; half < 2; ++half)
#pragma unroll
        for (int n = 0; n < kColumns / 8; ++n)
            *reinterpret_cast<float2*>(part + (warp % kWarpsM * 16 + lane / 4 + 8 * half) * kPartPitch + warp / kWarpsM * kColumns + 8 * n + lane % 4 * 2) =
                make_float2(acc[4 * n + 2 * half], acc[4 * n + 2 * half + 1]);
    asm volatile("barrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;" ::: "memory");
#pragma unroll
    for (int i = 0; i < kTurns; ++i) {
        const int at = i * 256 + static_cast<int>(threadIdx.x), share = at / (BN / 2), pair = at % (BN / 2);
        const int row = firstRow + rank * kShare + share;
        if (at >= kPairs || row >= ROWS) continue;
        const u32 local = sharedAddress(part + (rank * kShare + share) * kPartPitch + pair * 2);
        float x = 0, y = 0;
#pragma unroll
        for (int other = 0; other < Split; ++other) {
            float u, v;
            asm volatile("{.reg .b32 there; mapa.shared::cluster.u32 there, %2, %3; ld.shared::cluster.v2.f32 {%0, %1}, [there];}"
                         : "=f"(u), "=f"(v) : "r"(local), "r"(other) : "memory");
            x += u, y += v;
        }
        *reinterpret_cast<u32*>(out + static_cast<long long>(row) * N + firstColumn + pair * 2) = finish<Epilogue>(x, y, biases[i], residuals[i]);
    }
    asm volatile("barrier.cluster.arrive.release.aligned;\n\tbarrier.cluster.wait.acquire.aligned;" ::: "memory");
#endif
}

template <int N, int K, int Split, bool Norm, int Epilogue>
__device__ __forceinline__ void product(const u16* a, const u16* gain, const u16* offset, const u16* w, const u16* bias, const u16* residual, u16* out)
{
    constexpr int kPart = K / Split, kPieces = Norm ? 1 : kPart % 256 == 0 ? 4 : kPart % 128 == 0 ? 2 : 1, kPiece = kPart / kPieces;
    static_assert(kPart % 64 == 0 && N % BN == 0 && BM % Split == 0 && (!Norm || Split == 1), "tiles do not fit the shape");
    const int rank = blockIdx.x % Split, tile = blockIdx.x / Split;
    const int firstColumn = tile % (N / BN) * BN, firstRow = tile / (N / BN) * BM, lastRow = min(BM, ROWS - firstRow) - 1;
    const u32 tileA = sharedAddress(shared), tileW = tileA + BM * kPart * 2;
    releaseNext();
    copyRows<BN, kPart, kPart>(tileW, w + static_cast<long long>(firstColumn) * K + rank * kPart, K, BN - 1, 0);
    NormParameters norm;
    if (Norm) norm.load(gain, offset);
    awaitPrevious();
    const u16* rows = a + static_cast<long long>(firstRow) * K + rank * kPart;
    float acc[kColumns / 2] = {};
    if constexpr (Norm) {
        commitCopies();
        norm.copy(tileA, rows, lastRow);
        waitCopies<0>();
        __syncthreads();
        multiplyTiles<kPart, 0, kPart>(acc, tileA, tileW);
    } else {
#pragma unroll
        for (int piece = 0; piece < kPieces; ++piece) {
            copyRows<BM, kPart, kPiece>(tileA, rows, K, lastRow, piece * kPiece / 8);
            commitCopies();
        }
        waitCopies<kPieces - 1>();
        __syncthreads();
        multiplyTiles<kPart, 0, kPiece>(acc, tileA, tileW);
        if constexpr (kPieces > 1) {
            waitCopies<kPieces / 2 - 1>();
            __syncthreads();
            multiplyTiles<kPart, kPiece, kPart / 2 - kPiece>(acc, tileA, tileW);
            waitCopies<0>();
            __syncthreads();
            multiplyTiles<kPart, kPart / 2, kPart / 2>(acc, tileA, tileW);
        }
    }
    if constexpr (Split == 1)
        storeSums<N, Epilogue>(acc, firstRow, firstColumn, bias, residual, out);
    else
        storeShares<N, Split, Epilogue>(acc, reinterpret_cast<float*>(shared + (BM + BN) * kPart * 2), rank, firstRow, firstColumn, bias, residual, out);
}

extern "C" __global__ void __launch_bounds__(256) normQkv(const u16* x, const u16* gain, const u16* offset, const u16* w, const u16* bias, u16* out)
{
    product<3 * kWidth, kWidth, 1, true, kBias>(x, gain, offset, w, bias, nullptr, out);
}
extern "C" __global__ void __launch_bounds__(256) projection(const u16* a, const u16* w, const u16* bias, const u16* residual, u16* out)
{
    product<kWidth, kWidth, SPLIT_PROJ, false, kResidual>(a, nullptr, nullptr, w, bias, residual, out);
}
extern "C" __global__ void __launch_bounds__(256) normUp(const u16* x, const u16* gain, const u16* offset, const u16* w, const u16* bias, u16* out)
{
    product<4 * kWidth, kWidth, 1, true, kGelu>(x, gain, offset, w, bias, nullptr, out);
}
extern "C" __global__ void __launch_bounds__(256) down(const u16* a, const u16* w, const u16* bias, const u16* residual, u16* out)
{
    product<kWidth, 4 * kWidth, SPLIT_DOWN, false, kResidual>(a, nullptr, nullptr, w, bias, residual, out);
}
)cuda";

} // namespace qs::cuda
