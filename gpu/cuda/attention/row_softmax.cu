// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/attention/attention.cuh"
#include "gpu/cuda/attention/softmax.cuh"
#include "gpu/cuda/common/failure.cuh"

// Traffic: each score that a row sees read once (rows of up to 16384 keys stay in registers; longer ones are read three
// times, the later ones out of the cache), each written once, hidden ones as zeros.

namespace qs::cuda {

namespace {

constexpr int kThreads = 256, kPerVector = 8; // elements of 16 bytes

template <typename T> struct Vector
{
    uint4 bits;
    __device__ void unpack(float (&x)[kPerVector]) const
    {
        const std::uint32_t words[4] = {bits.x, bits.y, bits.z, bits.w};
#pragma unroll
        for (int i = 0; i < 4; ++i) {
            if constexpr (std::is_same_v<T, __half>) {
                const float2 pair = __half22float2(reinterpret_cast<const __half2&>(words[i]));
                x[2 * i] = pair.x, x[2 * i + 1] = pair.y;
            } else {
                x[2 * i] = __uint_as_float(words[i] << 16);
                x[2 * i + 1] = __uint_as_float(words[i] & 0xffff0000u);
            }
        }
    }
    __device__ static Vector of(const float (&x)[kPerVector])
    {
        return {{packPair<T>(x[0], x[1]), packPair<T>(x[2], x[3]), packPair<T>(x[4], x[5]), packPair<T>(x[6], x[7])}};
    }
};

/// `f` over all threads that share a row: a warp, or the block.
template <int Sharing, typename F> __device__ float reduce(float x, F f)
{
    for (int step = 16; step > 0; step /= 2)
        x = f(x, __shfl_xor_sync(~0u, x, step));
    if constexpr (Sharing > 32) {
        __shared__ float parts[Sharing / 32];
        __syncthreads(); // of an earlier reduction
        if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = x;
        __syncthreads();
        x = parts[0];
        for (int i = 1; i < Sharing / 32; ++i)
            x = f(x, parts[i]);
    }
    return x;
}

/// A row of scores as 16-byte vectors: those beyond `visible` elements count as −infinity.
template <typename T> struct Row
{
    Vector<T>* data;
    int visible;
    __device__ void load(float (&x)[kPerVector], int vector) const
    {
        if (vector * kPerVector >= visible) {
#pragma unroll
            for (int i = 0; i < kPerVector; ++i)
                x[i] = -INFINITY;
            return;
        }
        data[vector].unpack(x);
#pragma unroll
        for (int i = 0; i < kPerVector; ++i)
            if (vector * kPerVector + i >= visible) x[i] = -INFINITY;
    }
};

__device__ float largest(const float (&x)[kPerVector], float top)
{
#pragma unroll
    for (int i = 0; i < kPerVector; ++i)
        top = fmaxf(top, x[i]);
    return top;
}

/// Replaces x by exp(x − top) and returns the sum.
__device__ float exponentials(float (&x)[kPerVector], float top)
{
    constexpr float kLog2E = 1.44269504f;
    float sum = 0;
#pragma unroll
    for (int i = 0; i < kPerVector; ++i)
        sum += x[i] = exp2Fast((x[i] - top) * kLog2E);
    return sum;
}

/// Rows of `pitch` elements; Sharing threads a row, Held vectors of it in the registers of each (0: none are held).
template <typename T, int Sharing, int Held>
__global__ void __launch_bounds__(kThreads)
    rowSoftmax(Vector<T>* scores, std::int64_t rows, int tokens, int pitch, bool causal)
{
    const std::int64_t row = static_cast<std::int64_t>(blockIdx.x) * (kThreads / Sharing) + threadIdx.x / Sharing;
    if (row >= rows) return; // a whole warp, or the whole block
    const int first = static_cast<int>(threadIdx.x) % Sharing, vectors = pitch / kPerVector;
    const Row<T> r{scores + row * vectors, causal ? static_cast<int>(row % tokens) + 1 : tokens};
    const auto maximum = [](float a, float b) { return fmaxf(a, b); };
    const auto add = [](float a, float b) { return a + b; };
    constexpr int kBuffers = Held > 0 ? Held : 1;
    float x[kBuffers][kPerVector], top = -INFINITY, sum = 0;
    if constexpr (Held > 0) {
#pragma unroll
        for (int i = 0; i < Held; ++i) {
            r.load(x[i], first + i * Sharing);
            top = largest(x[i], top);
        }
        top = reduce<Sharing>(top, maximum);
#pragma unroll
        for (int i = 0; i < Held; ++i)
            sum += exponentials(x[i], top);
    } else {
        for (int v = first; v < vectors; v += Sharing) {
            r.load(x[0], v);
            top = largest(x[0], top);
        }
        top = reduce<Sharing>(top, maximum);
        for (int v = first; v < vectors; v += Sharing) {
            r.load(x[0], v);
            sum += exponentials(x[0], top);
        }
    }
    const float by = __frcp_rn(reduce<Sharing>(sum, add));
    const auto store = [&](float(&e)[kPerVector], int vector) {
#pragma unroll
        for (int i = 0; i < kPerVector; ++i)
            e[i] *= by;
        r.data[vector] = Vector<T>::of(e);
    };
    if constexpr (Held > 0) {
#pragma unroll
        for (int i = 0; i < Held; ++i)
            if (first + i * Sharing < vectors) store(x[i], first + i * Sharing);
    } else
        for (int v = first; v < vectors; v += Sharing) {
            r.load(x[0], v);
            (void)exponentials(x[0], top);
            store(x[0], v);
        }
}

template <typename T>
void launch(void* scores, std::int64_t rows, int tokens, int pitch, bool causal, cudaStream_t stream)
{
    auto* data = static_cast<Vector<T>*>(scores);
    const auto blocks = [&](int sharing) {
        return static_cast<unsigned>((rows + kThreads / sharing - 1) / (kThreads / sharing));
    };
    const int vectors = pitch / kPerVector;
    if (vectors <= 32)
        rowSoftmax<T, 32, 1><<<blocks(32), kThreads, 0, stream>>>(data, rows, tokens, pitch, causal);
    else if (vectors <= 128)
        rowSoftmax<T, 32, 4><<<blocks(32), kThreads, 0, stream>>>(data, rows, tokens, pitch, causal);
    else if (vectors <= 512)
        rowSoftmax<T, 256, 2><<<blocks(256), kThreads, 0, stream>>>(data, rows, tokens, pitch, causal);
    else if (vectors <= 2048)
        rowSoftmax<T, 256, 8><<<blocks(256), kThreads, 0, stream>>>(data, rows, tokens, pitch, causal);
    else
        rowSoftmax<T, 256, 0><<<blocks(256), kThreads, 0, stream>>>(data, rows, tokens, pitch, causal);
    check(cudaGetLastError(), Message::mark("starting the softmax kernel"));
}

} // namespace

void launchRowSoftmax(const AttentionShape& shape, void* scores, int pitch, cudaStream_t stream)
{
    const std::int64_t rows = shape.heads * shape.tokens;
    return shape.type == Type::F16 ? launch<__half>(scores, rows, shape.tokens, pitch, shape.causal, stream)
                                   : launch<__nv_bfloat16>(scores, rows, shape.tokens, pitch, shape.causal, stream);
}

} // namespace qs::cuda
