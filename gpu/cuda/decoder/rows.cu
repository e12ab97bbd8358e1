// SPDX-License-Identifier: GPL-3.0-or-later
// Row-wise steps of the decoder engine: embedding, norms, gating, rotation with the cache, the choice of a token.
// Traffic: each input once, each output once; what a norm reads again it wrote a moment before.
#include "gpu/cuda/decoder/produced.cuh"
#include "gpu/cuda/decoder/rows.cuh"

namespace qs::cuda {

namespace {

template <typename T>
__global__ void embedKernel(CodedMatrix embedding, const int* tokens, T* stream, std::int64_t pitch)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const T* from = reinterpret_cast<const T*>(embedding.codes + tokens[row] * embedding.pitch);
    for (std::int64_t i = threadIdx.x; i < embedding.k; i += blockDim.x)
        stream[row * pitch + i] = from[i];
}

template <typename T> __global__ void __launch_bounds__(1024) addNormKernel(AddNorm t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    T* stream = static_cast<T*>(t.stream) + (row + t.firstRow) * t.streamPitch;
    float squares = 0.0f;
    constexpr int most = 8; // elements of a thread that stay in registers
    float kept[most];
#pragma unroll
    for (int j = 0; j < most; ++j) {
        const int i = static_cast<int>(threadIdx.x) + j * static_cast<int>(blockDim.x);
        kept[j] = 0.0f;
        if (i >= t.columns) continue;
        kept[j] = toFloat(stream[i]);
        if (t.added.data) {
            kept[j] = throughType<T>(kept[j] + valueAt<T>(t.added, row + t.firstRow, i));
            stream[i] = roundedTo<T>(kept[j]);
        }
        squares = __fmaf_rn(kept[j], kept[j], squares);
    }
    for (int i = static_cast<int>(threadIdx.x) + most * static_cast<int>(blockDim.x); i < t.columns;
         i += static_cast<int>(blockDim.x)) {
        float x = toFloat(stream[i]);
        if (t.added.data) {
            x = throughType<T>(x + valueAt<T>(t.added, row + t.firstRow, i));
            stream[i] = roundedTo<T>(x);
        }
        squares = __fmaf_rn(x, x, squares);
    }
    if (!t.weight) return;
    const float mean = blockSum(squares) / static_cast<float>(t.columns), factor = 1.0f / sqrtf(mean + t.epsilon);
    T* out = static_cast<T*>(t.out) + row * t.outPitch;
#pragma unroll
    for (int j = 0; j < most; ++j) {
        const int i = static_cast<int>(threadIdx.x) + j * static_cast<int>(blockDim.x);
        if (i < t.columns) out[i] = roundedTo<T>(throughType<T>(kept[j] * factor) * t.weight[i]);
    }
    for (int i = static_cast<int>(threadIdx.x) + most * static_cast<int>(blockDim.x); i < t.columns;
         i += static_cast<int>(blockDim.x))
        out[i] = roundedTo<T>(throughType<T>(toFloat(stream[i]) * factor) * t.weight[i]);
}

/// The same for rows of whole eights of columns, as many as there are threads at most. What does not depend on the
/// kernel before is asked for before that one is complete.
template <typename T> __global__ void __launch_bounds__(1024) addNormEightKernel(AddNorm t)
{
    allowNext();
    const int column = static_cast<int>(threadIdx.x) * 8;
    const bool owns = column < t.columns;
    float weight[8] = {}, x[8] = {};
    if (owns && t.weight) loadFloats(t.weight + column, weight);
    awaitKernelsBefore();
    const std::int64_t row = blockIdx.x + t.firstRow;
    T* const stream = static_cast<T*>(t.stream) + row * t.streamPitch + column;
    if (owns) loadFloats(stream, x);
    if (owns && t.added.data) {
        float added[8];
        valuesAt<T>(t.added, row, column, added);
#pragma unroll
        for (int i = 0; i < 8; ++i)
            x[i] = throughType<T>(x[i] + added[i]);
        storeEight(stream, x);
    }
    if (!t.weight) return;
    float squares = 0.0f;
#pragma unroll
    for (float e : x)
        squares = __fmaf_rn(e, e, squares);
    const float mean = blockSum(squares) / static_cast<float>(t.columns), factor = 1.0f / sqrtf(mean + t.epsilon);
#pragma unroll
    for (int i = 0; i < 8; ++i)
        x[i] = throughType<T>(throughType<T>(x[i] * factor) * weight[i]);
    if (owns && !t.codesAlone)
        storeEight(static_cast<T*>(t.out) + static_cast<std::int64_t>(blockIdx.x) * t.outPitch + column, x);
    if (t.quantized.codes != RowCodes::None) quantizeEight(t.quantized, blockIdx.x, column, x);
}

template <typename T> __global__ void __launch_bounds__(256) gateKernel(Gating t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.y;
    const int column = static_cast<int>(blockIdx.x) * 256 + static_cast<int>(threadIdx.x);
    if (column >= t.columns) return;
    const float g = throughType<T>(siluOf(valueAt<T>(t.gate, row, column)));
    static_cast<T*>(t.out)[row * t.outPitch + column] = roundedTo<T>(g * valueAt<T>(t.up, row, column));
}

template <typename T>
__device__ __forceinline__ void gateEight(const Gating& t, std::int64_t row, int column, float (&x)[8])
{
    float u[8];
    valuesAt<T>(t.gate, row, column, x);
    valuesAt<T>(t.up, row, column, u);
#pragma unroll
    for (int i = 0; i < 8; ++i)
        x[i] = throughType<T>(throughType<T>(siluOf(x[i])) * u[i]);
}

template <typename T> __global__ void __launch_bounds__(256) gateEightKernel(Gating t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.y;
    const int column = (static_cast<int>(blockIdx.x) * 256 + static_cast<int>(threadIdx.x)) * 8;
    float x[8] = {};
    if (column < t.columns) {
        gateEight<T>(t, row, column, x);
        if (!t.codesAlone) storeEight(static_cast<T*>(t.out) + row * t.outPitch + column, x);
    }
    if (t.quantized.codes == RowCodes::E4M3Groups) quantizeEight(t.quantized, row, column, x);
}

constexpr int kGateTurns = 4; ///< of eight elements a thread of a block that has a row

/// A block a row, whose codes have one scale.
template <typename T> __global__ void __launch_bounds__(1024) gateRowKernel(Gating t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const Prepare& codes = t.quantized;
    float x[kGateTurns][8] = {}, most = 0.0f;
#pragma unroll
    for (int turn = 0; turn < kGateTurns; ++turn) {
        const int column = (turn * 1024 + static_cast<int>(threadIdx.x)) * 8;
        if (column >= t.columns) continue;
        gateEight<T>(t, row, column, x[turn]);
        if (!t.codesAlone) storeEight(static_cast<T*>(t.out) + row * t.outPitch + column, x[turn]);
        most = fmaxf(most, mostOf(x[turn]));
    }
    const RowScale scale = rowScaleOf(codes.codes, blockMost(most));
#pragma unroll
    for (int turn = 0; turn < kGateTurns; ++turn) {
        const int column = (turn * 1024 + static_cast<int>(threadIdx.x)) * 8;
        if (column < static_cast<int>(codes.outPitch))
            keepCodes(codes, row, column, codesOf(codes.codes, x[turn], scale.factor), scale.kept);
    }
}

/// Keeps the two elements of a head that a thread holds.
__device__ __forceinline__ void keep(CacheView c, bool values, std::int64_t vector, int half, float a, float b,
                                     float most)
{
    const int i = static_cast<int>(threadIdx.x), j = i + half;
    std::uint8_t* to = (values ? c.values : c.keys) + vector * c.padded * cacheElementBytes(c.kind);
    const bool owns = i < half;
    switch (c.kind) {
    case CacheKind::F32:
        if (owns) reinterpret_cast<float*>(to)[i] = a, reinterpret_cast<float*>(to)[j] = b;
        return;
    case CacheKind::F16:
        if (owns)
            reinterpret_cast<__half*>(to)[i] = __float2half_rn(a),
            reinterpret_cast<__half*>(to)[j] = __float2half_rn(b);
        return;
    case CacheKind::BF16:
        if (owns)
            reinterpret_cast<__nv_bfloat16*>(to)[i] = __float2bfloat16_rn(a),
            reinterpret_cast<__nv_bfloat16*>(to)[j] = __float2bfloat16_rn(b);
        return;
    case CacheKind::E4M3: {
        const std::uint32_t codes = packFloat8<true>(a, b); // saturates
        if (owns) to[i] = static_cast<std::uint8_t>(codes), to[j] = static_cast<std::uint8_t>(codes >> 8);
        return;
    }
    case CacheKind::Int8: {
        const float factor = most > 0.0f ? __fdiv_rn(127.0f, most) : 0.0f;
        const std::uint32_t codes = packInt8(__float2int_rn(a * factor), __float2int_rn(b * factor), 0, 0);
        if (owns) to[i] = static_cast<std::uint8_t>(codes), to[j] = static_cast<std::uint8_t>(codes >> 8);
        if (i == 0) (values ? c.valueScales : c.keyScales)[vector] = __fdiv_rn(most, 127.0f);
        return;
    }
    }
}

/// A block a row and head: query heads, then those of keys, then of values. A thread turns element i with element i +
/// half.
template <typename T> __global__ void turnKernel(Turn t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const int head = static_cast<int>(blockIdx.y), half = t.cache.size / 2, i = static_cast<int>(threadIdx.x);
    const bool isQuery = head < t.heads, isValue = head >= t.heads + t.cache.heads, owns = i < half;
    const int own = isQuery ? head : (head - t.heads) % t.cache.heads; // among its kind
    const std::int64_t position = t.places.positions[row];
    const Produced& from = isQuery ? t.q : isValue ? t.v : t.k;
    const std::int64_t first = static_cast<std::int64_t>(own) * t.cache.size + i;
    float a = owns ? valueAt<T>(from, row, first) : 0.0f, b = owns ? valueAt<T>(from, row, first + half) : 0.0f;
    if (!isValue && owns) {
        const float c = t.cosines[position * half + i], s = t.sines[position * half + i], x = a * c - b * s,
                    y = b * c + a * s;
        a = throughType<T>(x);
        b = throughType<T>(y);
    }
    if (owns && (isQuery || t.keepsAll)) {
        T* to = static_cast<T*>(t.turned) + row * t.pitch + static_cast<std::int64_t>(head) * t.cache.size + i;
        to[0] = roundedTo<T>(a);
        to[half] = roundedTo<T>(b);
    }
    if (isQuery) return;
    const float most = t.cache.kind == CacheKind::Int8 ? blockMost(fmaxf(fabsf(a), fabsf(b))) : 0.0f;
    keep(t.cache, isValue, t.cache.vector(t.places.sequences[row], own, position), half, a, b, most);
}

template <typename T> __global__ void __launch_bounds__(256) floatsKernel(Produced p, int columns, float* out)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.y;
    const int column = static_cast<int>(blockIdx.x) * 256 + static_cast<int>(threadIdx.x);
    if (column >= columns) return;
    const std::int64_t at = row * p.pitch + column;
    float value = p.kind == RawKind::Same    ? toFloat(static_cast<const T*>(p.data)[at])
                  : p.kind == RawKind::Int32 ? static_cast<float>(static_cast<const int*>(p.data)[at])
                                             : static_cast<const float*>(p.data)[at];
    if (p.rowScales) value = value * p.factor * p.rowScales[row] * p.columnScales[column];
    out[row * columns + column] = value;
}

struct Best
{
    float value;
    int index;
};
__device__ __forceinline__ Best better(Best a, Best b)
{
    return b.value > a.value || (b.value == a.value && b.index < a.index) ? b : a;
}

__global__ void __launch_bounds__(1024) chooseKernel(const float* logits, std::int64_t vocabulary, int* tokens,
                                                     int* positions, int* steps, int* chosen, int most)
{
    __shared__ Best parts[32];
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const float* own = logits + row * vocabulary;
    const auto count = static_cast<int>(vocabulary);
    Best best{-kInfinity, 0x7fffffff};
    const int fours = vocabulary % 4 == 0 ? count / 4 : 0; // 16 bytes at a time, eight loads asked for together
    for (int first = static_cast<int>(threadIdx.x); first < fours; first += 8 * 1024) {
        float values[8][4];
#pragma unroll
        for (int j = 0; j < 8; ++j)
            if (first + j * 1024 < fours) loadFloats(own + 4 * (first + j * 1024), values[j]);
#pragma unroll
        for (int j = 0; j < 8; ++j)
            for (int i = 0; i < 4; ++i)
                if (first + j * 1024 < fours) best = better(best, {values[j][i], 4 * (first + j * 1024) + i});
    }
    for (int first = 4 * fours + static_cast<int>(threadIdx.x); first < count; first += 8 * 1024) {
        float values[8]; // asked for together
#pragma unroll
        for (int j = 0; j < 8; ++j)
            values[j] = first + j * 1024 < count ? own[first + j * 1024] : -kInfinity;
#pragma unroll
        for (int j = 0; j < 8; ++j)
            if (first + j * 1024 < count) best = better(best, {values[j], first + j * 1024});
    }
    const auto join = [&] {
        for (int distance = 16; distance > 0; distance /= 2)
            best =
                better(best, {__shfl_xor_sync(~0u, best.value, distance), __shfl_xor_sync(~0u, best.index, distance)});
    };
    join();
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = best;
    __syncthreads();
    best = parts[threadIdx.x % 32];
    join();
    if (threadIdx.x != 0) return;
    const int token = best.index < count ? best.index : 0, step = steps[row];
    tokens[row] = token;
    positions[row] += 1;
    if (step < most) chosen[static_cast<std::int64_t>(step) * gridDim.x + row] = token;
    steps[row] = step + 1;
}

__global__ void __launch_bounds__(256)
    anglesKernel(const float* frequencies, int half, std::int64_t context, float* cosines, float* sines)
{
    awaitPrevious();
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * 256 + threadIdx.x;
    if (at >= context * half) return;
    const float angle = static_cast<float>(at / half) * frequencies[at % half];
    cosines[at] = cosf(angle);
    sines[at] = sinf(angle);
}

/// Threads for rows of `columns`: four elements each, in whole warps.
unsigned threadsFor(int columns) { return static_cast<unsigned>(std::clamp((columns / 4 + 31) / 32 * 32, 32, 1024)); }
constexpr int kMaxRows = 65535; ///< of a grid's second side
constexpr int kGatedRows = 32;  ///< from so many on a block a row fills the device better than two kernels

} // namespace

void lookUp(Type type, const CodedMatrix& embedding, const int* tokens, int rows, void* stream, std::int64_t pitch,
            cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(embedKernel<T>, gridOf(rows), dim3(threadsFor(static_cast<int>(embedding.k))), 0, on, embedding,
                      tokens, static_cast<T*>(stream), pitch);
    });
}

/// Codes of rows that a kernel without them has left.
static void quantizeLeft(Type type, Prepare codes, const void* x, std::int64_t pitch, int rows, cudaStream_t on)
{
    if (codes.codes == RowCodes::None) return;
    codes.x = x;
    codes.xPitch = pitch;
    prepareRows(type, codes, rows, on);
}

void addAndNormalize(Type type, const AddNorm& task, int rows, cudaStream_t on)
{
    const bool eight = task.columns % 8 == 0 && task.columns <= 8 * 1024 && isEven(task.stream, task.streamPitch) &&
                       (!task.added.data || isEven(task.added.data, task.added.pitch)) &&
                       (!task.weight || (isEven(task.weight, 0) && isEven(task.out, task.outPitch)));
    withType(type, [&]<typename T>(const T*) {
        if (eight) { // codes have zeros behind the columns
            const auto threads = static_cast<unsigned>(roundUp(task.columns, 256) / 8);
            return launchWaiting(addNormEightKernel<T>, gridOf(rows), dim3(threads), 0, on, task);
        }
        launchWaiting(addNormKernel<T>, gridOf(rows), dim3(threadsFor(task.columns)), 0, on, task);
        if (task.weight) quantizeLeft(type, task.quantized, task.out, task.outPitch, rows, on);
    });
}

void gate(Type type, const Gating& task, int rows, cudaStream_t on)
{
    if (rows > kMaxRows)
        throw Failure::make(QsCudaInternal, "", Message::mark("A step of %1 tokens is too long."), rows);
    const int columns = task.columns;
    const RowCodes codes = task.quantized.codes;
    const bool eight = columns % 8 == 0 && isEven(task.gate.data, task.gate.pitch) &&
                       isEven(task.up.data, task.up.pitch) && isEven(task.out, task.outPitch);
    const bool byRow = eight && (codes == RowCodes::Int8 || codes == RowCodes::E4M3) && columns <= kGateTurns * 8192 &&
                       rows >= kGatedRows;
    const bool leaves = !byRow && !(eight && codes == RowCodes::E4M3Groups);
    Gating own = task;
    if (leaves) own.codesAlone = false;
    withType(type, [&]<typename T>(const T*) {
        if (byRow)
            launchWaiting(gateRowKernel<T>, gridOf(rows), dim3(1024), 0, on, own);
        else
            launchWaiting(eight ? gateEightKernel<T> : gateKernel<T>,
                          gridOf((columns + (eight ? 2047 : 255)) / (eight ? 2048 : 256), rows), dim3(256), 0, on, own);
        if (leaves) quantizeLeft(type, task.quantized, task.out, task.outPitch, rows, on);
    });
}

void turnAndKeep(Type type, const Turn& task, cudaStream_t on)
{
    const auto threads = static_cast<unsigned>((task.cache.size / 2 + 31) / 32 * 32);
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(turnKernel<T>, gridOf(task.places.rows, task.heads + 2 * task.cache.heads), dim3(threads), 0, on,
                      task);
    });
}

void finishToFloats(Type type, const Produced& produced, int rows, int columns, float* out, cudaStream_t on)
{
    withType(type, [&]<typename T>(const T*) {
        launchWaiting(floatsKernel<T>, gridOf((columns + 255) / 256, rows), dim3(256), 0, on, produced, columns, out);
    });
}

void chooseGreedily(const float* logits, std::int64_t vocabulary, int rows, int* tokens, int* positions, int* steps,
                    int* chosen, int most, cudaStream_t on)
{
    launchWaiting(chooseKernel, gridOf(rows), dim3(1024), 0, on, logits, vocabulary, tokens, positions, steps, chosen,
                  most);
}

void makeAngles(const float* frequencies, int half, std::int64_t context, float* cosines, float* sines, cudaStream_t on)
{
    launchWaiting(anglesKernel, gridOf((context * half + 255) / 256), dim3(256), 0, on, frequencies, half, context,
                  cosines, sines);
}

} // namespace qs::cuda
