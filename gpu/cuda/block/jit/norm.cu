// SPDX-License-Identifier: GPL-3.0-or-later
// Layer norm. Traffic: each row read and written once; the row stays in registers. A warp a row up to a width of 1024,
// else a block.
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
        if (const int c = lane + i * kNormLanes; c < kWidth / 8)
            g[i] = load16(gain + c * 8), o[i] = load16(offset + c * 8);
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
