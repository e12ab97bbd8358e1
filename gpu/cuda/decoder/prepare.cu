// SPDX-License-Identifier: GPL-3.0-or-later
// Preparation of a product's input in the decoder engine: order, multiplier, quantization by rows or groups of a row.
#include "gpu/cuda/common/codes.cuh"
#include "gpu/cuda/decoder/rows.cuh"

namespace qs::cuda {

namespace {

template <typename T> __device__ __forceinline__ float inputAt(const Prepare& t, std::int64_t row, int column)
{
    const int i = t.order ? t.order[column] : column;
    const float x = toFloat(static_cast<const T*>(t.x)[row * t.xPitch + i]);
    return t.multiplier ? throughType<T>(x * t.multiplier[i]) : x;
}

template <typename T> __global__ void __launch_bounds__(256) prepareKernel(Prepare t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const auto thread = static_cast<int>(threadIdx.x), pitch = static_cast<int>(t.outPitch);
    T* values = static_cast<T*>(t.values) + row * t.outPitch;
    std::uint8_t* bytes = t.bytes + row * t.outPitch;
    if (t.codes == RowCodes::None) {
        for (int i = thread; i < pitch; i += 256)
            values[i] = roundedTo<T>(i < t.columns ? inputAt<T>(t, row, i) : 0.0f);
        return;
    }
    float most = 0.0f;
    for (int i = thread; i < t.columns; i += 256)
        most = fmaxf(most, fabsf(inputAt<T>(t, row, i)));
    most = blockMost(most);
    const RowScale scale = rowScaleOf(t.codes, most);
    if (thread == 0) t.rowScales[row] = scale.kept;
    for (int i = thread; i < pitch; i += 256) {
        const float x = i < t.columns ? inputAt<T>(t, row, i) : 0.0f;
        if (t.codes == RowCodes::Int8) {
            bytes[i] = static_cast<std::uint8_t>(packInt8(__float2int_rn(x * scale.factor), 0, 0, 0));
            continue;
        }
        const std::uint32_t code = packFloat8<true>(__fdiv_rn(x, scale.factor), 0.0f) & 0xffu;
        bytes[i] = static_cast<std::uint8_t>(code);
        if (t.values) values[i] = roundedTo<T>(e4m3Pair(code << 8).x * 256.0f);
    }
}

/// The same for whole eights of columns without multiplier and order.
template <typename T> __global__ void __launch_bounds__(256) quantizeKernel(Prepare t)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const int columns = t.columns, pitch = static_cast<int>(t.outPitch), first = static_cast<int>(threadIdx.x) * 8;
    const T* from = static_cast<const T*>(t.x) + row * t.xPitch;
    float x[8], most = 0.0f;
    for (int i = first; i < columns; i += 2048) {
        loadFloats(from + i, x);
        most = fmaxf(most, mostOf(x));
    }
    const RowScale scale = rowScaleOf(t.codes, blockMost(most));
    for (int i = first; i < pitch; i += 2048) {
        uint2 codes = {};
        if (i < columns) {
            loadFloats(from + i, x);
            codes = codesOf(t.codes, x, scale.factor);
        }
        keepCodes(t, row, i, codes, scale.kept);
        if (!t.values || t.codes == RowCodes::Int8) continue;
        const uint4 chunk = {codes.x, codes.y, 0u, 0u};
        decodeCodes<float, Coding::E4M3>(chunk, 0, 0.0f, 0u, nullptr, x);
        storeEight(static_cast<T*>(t.values) + row * t.outPitch + i, x);
    }
}

constexpr int kGroupsOfBlock = 256 / kGroupLanes;

/// A scale for each kScaleBlock elements of a row, of which half a warp has eight elements a lane. `even`: whole eights
/// of columns at multiples of 16 bytes, without multiplier and order.
template <typename T> __global__ void __launch_bounds__(256) quantizeGroupsKernel(Prepare t, bool even)
{
    awaitPrevious();
    const std::int64_t row = blockIdx.x;
    const int thread = static_cast<int>(threadIdx.x),
              group = static_cast<int>(blockIdx.y) * kGroupsOfBlock + thread / kGroupLanes,
              column = group * kScaleBlock + thread % kGroupLanes * 8;
    const bool owns = column < static_cast<int>(t.outPitch);
    float x[8] = {};
    if (even && column < t.columns)
        loadFloats(static_cast<const T*>(t.x) + row * t.xPitch + column, x);
    else if (!even)
#pragma unroll
        for (int i = 0; i < 8; ++i)
            if (column + i < t.columns) x[i] = inputAt<T>(t, row, column + i);
    const float scale = rowScaleOf(t.codes, laneMax<kGroupLanes>(mostOf(x))).kept;
    if (!owns) return;
    const uint2 codes = codesOf(t.codes, x, scale);
    keepCodes(t, row, column, codes, scale);
    if (!t.values) return;
    const uint4 chunk = {codes.x, codes.y, 0u, 0u};
    decodeCodes<float, Coding::E4M3>(chunk, 0, 0.0f, 0u, nullptr, x);
    if (t.scaled)
#pragma unroll
        for (float& each : x)
            each *= scale;
    storeEight(static_cast<T*>(t.values) + row * t.outPitch + column, x);
}

} // namespace

void prepareRows(Type type, const Prepare& task, int rows, cudaStream_t on)
{
    const bool eight = task.codes != RowCodes::None && !task.multiplier && !task.order && task.columns % 8 == 0 &&
                       isEven(task.x, task.xPitch);
    const std::int64_t groups = (task.outPitch + kScaleBlock - 1) / kScaleBlock;
    withType(type, [&]<typename T>(const T*) {
        if (task.codes == RowCodes::E4M3Groups)
            return launchWaiting(quantizeGroupsKernel<T>, gridOf(rows, (groups + kGroupsOfBlock - 1) / kGroupsOfBlock),
                                 dim3(256), 0, on, task, eight);
        launchWaiting(eight ? quantizeKernel<T> : prepareKernel<T>, gridOf(rows), dim3(256), 0, on, task);
    });
}

} // namespace qs::cuda
