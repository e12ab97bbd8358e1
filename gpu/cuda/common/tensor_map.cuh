// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"
#include "gpu/cuda/common/kernels.cuh"

#include <cuda.h>

#include <cstdint>

/// Tensor maps for the copy engine of compute capability 9.0, which the driver encodes; it is not linked against.
namespace qs::cuda {

using EncodeTiled = decltype(&cuTensorMapEncodeTiled);

inline EncodeTiled findEncodeTiled()
{
    void* function = nullptr;
    cudaDriverEntryPointQueryResult found{};
#if CUDART_VERSION >= 12050
    check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &function, 12000, cudaEnableDefault, &found),
          Message::mark("looking for the driver's tensor maps"));
#else
    check(cudaGetDriverEntryPoint("cuTensorMapEncodeTiled", &function, cudaEnableDefault, &found),
          Message::mark("looking for the driver's tensor maps"));
#endif
    if (!function)
        throw Failure::make(QsCudaDeviceError, Message::mark("Update the NVIDIA driver."),
                            Message::mark("The driver does not support tensor maps."));
    return reinterpret_cast<EncodeTiled>(function);
}

/// A matrix of 16-bit elements and the rows of a box of it.
struct MatrixPlace
{
    const void* data;
    std::int64_t rows, columns, pitch;
    int boxRows;
};

/// Boxes of boxRows × 64 elements, swizzled; what lies outside reads as zeros.
inline CUtensorMap mapOf(EncodeTiled encode, Type type, const MatrixPlace& m)
{
    CUtensorMap map;
    const cuuint64_t sizes[2] = {static_cast<cuuint64_t>(m.columns), static_cast<cuuint64_t>(m.rows)};
    const cuuint64_t strides[1] = {static_cast<cuuint64_t>(m.pitch) * 2};
    const cuuint32_t box[2] = {64, static_cast<cuuint32_t>(m.boxRows)}, steps[2] = {1, 1};
    const CUresult result =
        encode(&map, type == Type::F16 ? CU_TENSOR_MAP_DATA_TYPE_FLOAT16 : CU_TENSOR_MAP_DATA_TYPE_BFLOAT16, 2,
               const_cast<void*>(m.data), sizes, strides, box, steps, CU_TENSOR_MAP_INTERLEAVE_NONE,
               CU_TENSOR_MAP_SWIZZLE_128B, CU_TENSOR_MAP_L2_PROMOTION_L2_256B, CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
    if (result != CUDA_SUCCESS)
        throw Failure::make(QsCudaInternal, "", Message::mark("The driver rejected a tensor map (error %1)."),
                            static_cast<int>(result));
    return map;
}

} // namespace qs::cuda
