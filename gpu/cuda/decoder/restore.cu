// SPDX-License-Identifier: GPL-3.0-or-later
// Coded matrices of the decoder engine as elements that a library multiplies, and the choice of the kernel for few
// rows. Traffic: codes and scales once, two or four bytes an element out.
#include "gpu/cuda/decoder/vectors.cuh"

namespace qs::cuda {

namespace {

constexpr int kRestoreThreads = 256;

/// A thread restores kTogether elements of a row; `pitch` is a multiple of them.
template <typename T, Coding C>
__global__ void __launch_bounds__(kRestoreThreads)
    restoreKernel(CodedMatrix w, std::int64_t firstRow, std::int64_t count, bool plain, T* to, std::int64_t pitch)
{
    using Shape = CodeShape<T, C>;
    constexpr int N = Shape::kTogether;
    __shared__ float table[16];
    awaitPrevious();
    if constexpr (C == Coding::NF4) {
        fillEntries(table);
        __syncthreads();
    }
    const std::int64_t perRow = pitch / N, at = static_cast<std::int64_t>(blockIdx.x) * kRestoreThreads + threadIdx.x;
    const std::int64_t row = at / perRow, k = at % perRow * N;
    if (row >= count) return;
    float values[N];
    const std::int64_t chunk = k / Shape::kChunk, source = firstRow + row;
    if (chunk * 16 >= w.pitch) {
#pragma unroll
        for (int i = 0; i < N; ++i)
            values[i] = 0.0f;
    } else {
        const int group = w.groups <= 1 ? 0 : min(static_cast<int>(k) / w.group, w.groups - 1);
        const std::int64_t index = (source >> w.rowShift) * w.groups + group;
        const float offset = 8388608.0f + static_cast<float>(w.zeroPoints ? w.zeroPoints[index] : w.zeroPoint);
        decodeCodes<T, C>(loadVector(reinterpret_cast<const uint4*>(w.codes + source * w.pitch) + chunk),
                          static_cast<int>(k % Shape::kChunk) / N, offset, w.flip, table, values);
        if (Shape::kScaled && !plain) {
            const float scale =
                decoderScale(w.scaleKind, w.scales, index) * (w.rowFactors ? w.rowFactors[source] : 1.0f);
#pragma unroll
            for (int i = 0; i < N; ++i)
                values[i] = values[i] * scale;
        }
    }
#pragma unroll
    for (int i = 0; i < N; ++i)
        to[row * pitch + k + i] = roundedTo<T>(k + i < w.k ? values[i] : 0.0f);
}

template <typename To, typename From>
__global__ void __launch_bounds__(kRestoreThreads)
    convertKernel(const From* from, std::int64_t rows, std::int64_t columns, To* to, std::int64_t pitch)
{
    awaitPrevious();
    const std::int64_t at = static_cast<std::int64_t>(blockIdx.x) * kRestoreThreads + threadIdx.x, row = at / columns,
                       column = at % columns;
    if (row < rows) to[row * pitch + column] = roundedTo<To>(toFloat(from[at]));
}

unsigned gridFor(std::int64_t threads)
{
    return static_cast<unsigned>((threads + kRestoreThreads - 1) / kRestoreThreads);
}

} // namespace

void multiplyVectors(Type type, const VectorProduct& p, int multiprocessors, cudaStream_t stream)
{
    if (p.m < 1 || p.m > kVectorRows)
        throw Failure::make(QsCudaInternal, "", Message::mark("A product of %1 rows was asked of the kernel for few."),
                            p.m);
    switch (type) {
    case Type::F16:
        return vectors::launchF16(p, multiprocessors, stream);
    case Type::BF16:
        return vectors::launchBF16(p, multiprocessors, stream);
    case Type::F32:
        return vectors::launchF32(p, multiprocessors, stream);
    }
}

void restoreRows(Type type, const CodedMatrix& matrix, std::int64_t first, std::int64_t count, bool plain, void* to,
                 std::int64_t pitch, cudaStream_t stream)
{
    withType(type, [&]<typename T>(const T*) {
        withCoding(matrix.coding, [&]<typename C>(C) {
            if constexpr (C::value != Coding::Dot8)
                launchWaiting(restoreKernel<T, C::value>,
                              dim3(gridFor(count * (pitch / CodeShape<T, C::value>::kTogether))), dim3(kRestoreThreads),
                              0, stream, matrix, first, count, plain, static_cast<T*>(to), pitch);
            else
                throw Failure::make(QsCudaInternal, "",
                                    Message::mark("INT8 matrices with quantized activations are not restored."));
        });
    });
}

void convertRows(Type to, const void* from, Type fromType, std::int64_t rows, std::int64_t columns, void* out,
                 std::int64_t outPitch, cudaStream_t stream)
{
    withType(to, [&]<typename T>(const T*) {
        withType(fromType, [&]<typename F>(const F*) {
            launchWaiting(convertKernel<T, F>, dim3(gridFor(rows * columns)), dim3(kRestoreThreads), 0, stream,
                          static_cast<const F*>(from), rows, columns, static_cast<T*>(out), outPitch);
        });
    });
}

bool decoderKernelsWait()
{
    cudaFuncAttributes image{};
    const bool waits =
        cudaFuncGetAttributes(&image, convertKernel<float, float>) == cudaSuccess && image.ptxVersion >= 90;
    if (!waits) (void)cudaGetLastError();
    return waits;
}

} // namespace qs::cuda
