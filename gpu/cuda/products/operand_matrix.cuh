// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/variant.cuh"

namespace qs::cuda {

/// A row-major operand: element (row, column) is operandAt(seed, operand, (firstRow + row) × columns + column) ×
/// factor, rounded to its type; zeros from `columns` to the pitch.
struct MatrixFill
{
    void* data = nullptr;
    std::int64_t rows = 0, columns = 0, pitch = 0;
    unsigned operand = 0;
    float factor = 1.0f;
    std::int64_t firstRow = 0;
};

/// Queues the filling of a matrix of R_32F, R_16F, R_16BF, R_8I (rounded and saturated) or R_8F_E4M3.
void fillMatrix(cudaDataType_t type, const MatrixFill& fill, std::uint64_t seed, cudaStream_t stream);
/// Queues copies of view 0 to the others.
void copyToViews(const ViewBuffer& buffer, std::int64_t bytes, int views, cudaStream_t stream);

} // namespace qs::cuda
