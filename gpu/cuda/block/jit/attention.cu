// SPDX-License-Identifier: GPL-3.0-or-later
// Attention of few tokens. Traffic: for each 16 queries all keys and values of their head, out of L2. A block: 16
// queries of a head; its four warps take every fourth 32 keys each, and their sums meet at the end.
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
        copy16(tileAddress<HEAD_DIM>(to, row, chunk),
               from + static_cast<long long>(min(token, TOKENS - 1)) * (3 * kWidth) + chunk * 8, token < TOKENS);
    }
}

extern "C" __global__ void __launch_bounds__(128) attention(const u16* qkv, u16* out)
{
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int tile = blockIdx.x % kQueryTiles, head = blockIdx.x / kQueryTiles % HEADS,
              batch = blockIdx.x / (kQueryTiles * HEADS);
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
        const u16* from =
            q + static_cast<long long>(min(tile * 16 + lane / 4 + 8 * half, TOKENS - 1)) * (3 * kWidth) + lane % 4 * 2;
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
                loadMatrices<false>(
                    b, tileAddress<HEAD_DIM>(keys, 16 * n + lane / 16 * 8 + lane % 8, 2 * k + lane / 8 % 2));
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
            *reinterpret_cast<float2*>(sums + row * kSumPitch + j / 4 * 8 + lane % 4 * 2) =
                make_float2(o[j + 2 * r], o[j + 2 * r + 1]);
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
        *reinterpret_cast<uint4*>(out + (static_cast<long long>(batch) * TOKENS + token) * kWidth + head * HEAD_DIM +
                                  column) = packAll(x);
    }
}
