// SPDX-License-Identifier: GPL-3.0-or-later
// Row-wise steps of the parts that Llama does not have, one block a row (or row and head). Traffic: an input once for
// each pass over it (sums, then values), out of L1 after the first; each output once.
#include "gpu/cuda/decoder/decode_step.cuh"
#include "gpu/cuda/decoder/produced.cuh"
#include "gpu/cuda/decoder/rows.cuh"

namespace qs::cuda {

namespace parts {
namespace {

constexpr int kThreads = 256, kTurnThreads = 128;

/// What n elements are normalized with.
struct Moments
{
    float mean = 0.0f, factor = 1.0f;
};

/// `at`: an element by its number, the same for each thread every time.
template <class At> __device__ __forceinline__ Moments momentsOf(NormKind kind, int n, float epsilon, const At& at)
{
    Moments m;
    const auto count = static_cast<float>(n);
    const auto thread = static_cast<int>(threadIdx.x), step = static_cast<int>(blockDim.x);
    if (kind == NormKind::Layer) {
        float sum = 0.0f;
        for (int i = thread; i < n; i += step)
            sum += at(i);
        m.mean = blockSum(sum) / count;
    }
    float squares = 0.0f;
    for (int i = thread; i < n; i += step) {
        const float x = at(i) - m.mean;
        squares = __fmaf_rn(x, x, squares);
    }
    m.factor = 1.0f / sqrtf(blockSum(squares) / count + epsilon);
    return m;
}

/// An element normalized, rounded as its kind says.
template <typename T>
__device__ __forceinline__ float normalized(NormKind kind, const Moments& m, float x, float weight, float bias)
{
    const float normal = (x - m.mean) * m.factor;
    return throughType<T>(kind == NormKind::Rms ? throughType<T>(normal) * weight : normal * weight + bias);
}

template <typename T> __global__ void __launch_bounds__(kThreads) residualNormKernel(ResidualNorm t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x + t.firstRow;
    const auto thread = static_cast<int>(threadIdx.x);
    T* const stream = static_cast<T*>(t.stream) + row * t.streamPitch;
    if (t.added.data) {
        const auto added = [&](int i) { return valueAt<T>(t.added, row, i); };
        const Moments m = t.postWeight ? momentsOf(t.kind, t.columns, t.epsilon, added) : Moments{};
        for (int i = thread; i < t.columns; i += kThreads) {
            float x = added(i);
            if (t.postWeight) x = normalized<T>(t.kind, m, x, t.postWeight[i], 0.0f);
            if (t.scale != 1.0f) x = throughType<T>(x * t.scale);
            stream[i] = roundedTo<T>(toFloat(stream[i]) + x); // looked at again by this thread alone
        }
    }
    if (!t.weight) return;
    const auto element = [&](int i) { return toFloat(stream[i]); };
    const Moments m = momentsOf(t.kind, t.columns, t.epsilon, element);
    T* const out = static_cast<T*>(t.out) + static_cast<std::int64_t>(blockIdx.x) * t.outPitch;
    for (int i = thread; i < t.columns; i += kThreads)
        out[i] = roundedTo<T>(normalized<T>(t.kind, m, element(i), t.weight[i], t.bias ? t.bias[i] : 0.0f));
}

template <typename T>
__global__ void __launch_bounds__(kThreads) scaleKernel(T* data, std::int64_t columns, std::int64_t pitch, float factor)
{
    awaitPrevious();
    T* const row = data + blockIdx.x * pitch;
    for (std::int64_t i = threadIdx.x; i < columns; i += kThreads)
        row[i] = roundedTo<T>(toFloat(row[i]) * factor);
}

/// A block a row and head: query heads, then those of keys.
template <typename T> __global__ void __launch_bounds__(kTurnThreads) headNormKernel(HeadNorms t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const int head = static_cast<int>(blockIdx.y);
    const bool isQuery = head < t.heads;
    const int first = (isQuery ? head : head - t.heads) * t.size;
    const Produced& from = isQuery ? t.q : t.k;
    const float* const weight = isQuery ? t.queryWeight : t.keyWeight;
    const int n = t.isWhole ? (isQuery ? t.heads : t.kvHeads) * t.size : t.size, start = t.isWhole ? 0 : first;
    const Moments m = momentsOf(t.kind, n, t.epsilon, [&](int i) { return valueAt<T>(from, row, start + i); });
    T* const out = static_cast<T*>(t.out) + row * t.pitch + static_cast<std::int64_t>(head) * t.size;
    for (int i = static_cast<int>(threadIdx.x); i < t.size; i += kTurnThreads)
        out[i] = roundedTo<T>(
            normalized<T>(t.kind, m, valueAt<T>(from, row, first + i), weight[t.isWhole ? first + i : i], 0.0f));
}

/// A head in shared memory turned; `angles`: of the position.
template <typename T> __device__ __forceinline__ void turnHead(const PartTurn& t, std::int64_t position, float* x)
{
    const int half = t.rotated / 2;
    for (int i = static_cast<int>(threadIdx.x); i < half; i += kTurnThreads) {
        float &a = x[t.interleaved ? 2 * i : i], &b = x[t.interleaved ? 2 * i + 1 : i + half];
        const float c = t.cosines[position * half + i], s = t.sines[position * half + i];
        const float turnedA = a * c - b * s, turnedB = b * c + a * s;
        a = throughType<T>(turnedA);
        b = throughType<T>(turnedB);
    }
}

/// A block a row and head: query heads, then those of keys, then of values.
template <typename T, CacheKind K> __global__ void __launch_bounds__(kTurnThreads) partTurnKernel(PartTurn t)
{
    __shared__ float x[256];
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const int head = static_cast<int>(blockIdx.y), size = t.cache.size, thread = static_cast<int>(threadIdx.x);
    const bool isQuery = head < t.heads, isValue = head >= t.heads + t.cache.heads;
    const int own = isQuery ? head : (head - t.heads) % t.cache.heads; // among its kind
    const std::int64_t position = t.places.positions[row], first = static_cast<std::int64_t>(own) * size;
    const Produced& from = isQuery ? t.q : isValue ? t.v : t.k;
    for (int i = thread; i < size; i += kTurnThreads)
        x[i] = valueAt<T>(from, row, first + i);
    __syncthreads();
    if (!isValue && t.rotated > 0) {
        turnHead<T>(t, position, x);
        __syncthreads();
    }
    if (isQuery || t.keepsAll) {
        T* const to = static_cast<T*>(t.turned) + row * t.pitch + static_cast<std::int64_t>(head) * size;
        for (int i = thread; i < size; i += kTurnThreads)
            to[i] = roundedTo<T>(x[i]);
    }
    if (isQuery) return;
    __syncthreads(); // keep() changes what is there
    if (thread < 32) keep<K>(t.cache, isValue, t.cache.vector(t.places.sequences[row], own, position), x, true);
}

__device__ __forceinline__ float activated(Activation kind, float x)
{
    switch (kind) {
    case Activation::GeluTanh:
        return 0.5f * x * (1.0f + tanhf(0.7978845608f * (x + 0.044715f * x * x * x)));
    case Activation::Gelu:
        return 0.5f * x * (1.0f + erff(x * 0.7071067812f));
    case Activation::SquaredRelu:
        return x > 0.0f ? x * x : 0.0f;
    default:
        return siluOf(x);
    }
}

template <typename T>
__global__ void __launch_bounds__(kThreads)
    activateKernel(Activation kind, Produced gate, Produced up, int columns, T* out, std::int64_t pitch)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    for (int i = static_cast<int>(blockIdx.y) * kThreads + static_cast<int>(threadIdx.x); i < columns;
         i += kThreads * static_cast<int>(gridDim.y)) {
        const float inner = throughType<T>(activated(kind, valueAt<T>(gate, row, i)));
        out[row * pitch + i] = roundedTo<T>(up.data ? inner * valueAt<T>(up, row, i) : inner);
    }
}

__global__ void __launch_bounds__(kThreads) logitsKernel(float* logits, std::int64_t count, float scale, float cap)
{
    awaitPrevious();
    const std::int64_t i = static_cast<std::int64_t>(blockIdx.x) * kThreads + threadIdx.x;
    if (i >= count) return;
    const float x = logits[i] * scale;
    logits[i] = cap > 0.0f ? cap * tanhf(x / cap) : x;
}

} // namespace
} // namespace parts

void scaleRows(Type type, void* data, int rows, std::int64_t columns, std::int64_t pitch, float factor, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(parts::scaleKernel<T>, gridOf(rows), dim3(parts::kThreads), 0, on, static_cast<T*>(data), columns,
                      pitch, factor);
    });
}

void addAndNormalizeParts(Type type, const ResidualNorm& task, int rows, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(parts::residualNormKernel<T>, gridOf(rows), dim3(parts::kThreads), 0, on, task);
    });
}

void normalizeHeads(Type type, const HeadNorms& task, int rows, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(parts::headNormKernel<T>, gridOf(rows, task.heads + task.kvHeads), dim3(parts::kTurnThreads), 0,
                      on, task);
    });
}

void turnAndKeepParts(Type type, const PartTurn& task, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        withCacheAndHeads(task.cache.kind, 1, [&](auto kind, auto) {
            launchWaiting(parts::partTurnKernel<T, kind.value>,
                          gridOf(task.places.rows, task.heads + 2 * task.cache.heads), dim3(parts::kTurnThreads), 0, on,
                          task);
        });
    });
}

void activateRows(Type type, Activation activation, const Produced& gate, const Produced& up, int rows, int columns,
                  void* out, std::int64_t outPitch, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(parts::activateKernel<T>, gridOf(rows, (columns + parts::kThreads - 1) / parts::kThreads),
                      dim3(parts::kThreads), 0, on, activation, gate, up, columns, static_cast<T*>(out), outPitch);
    });
}

void finishLogits(float* logits, std::int64_t count, float scale, float cap, cudaStream_t on)
{
    launchWaiting(parts::logitsKernel, gridOf((count + parts::kThreads - 1) / parts::kThreads), dim3(parts::kThreads),
                  0, on, logits, count, scale, cap);
}

} // namespace qs::cuda
