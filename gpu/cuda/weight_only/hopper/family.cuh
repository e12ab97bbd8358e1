// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/weight_only/packed_rows.cuh"

#include <cuda.h>

namespace qs::cuda::packedrows {

struct Arguments
{
    CUtensorMap activations; ///< boxes of 64 elements of a block's rows
    const std::uint8_t *weights, *scales, *shifts;
    void* out;
    const float *bias, *rowFactors; ///< may be null
    void* partials;
    unsigned* counters;
    int m, n, groups, units; ///< units: of 16 rows of weights
    int tiles, blocks;       ///< blocks that share all tiles; splits == 1
    int splits, rowTiles, groupsPerSlice, outPitch;
    bool paired, gated, wide; ///< wide: eight outputs may be stored at a time
};

/// The kernels of one format.
template <WeightFormat W> struct PackedRowsFamily
{
    static void launch(const PackedRowsForm& form, Type type, const Arguments& p, cudaStream_t stream);

private:
    template <typename T> static void launchOf(const PackedRowsForm& form, const Arguments& p, cudaStream_t stream);
};

} // namespace qs::cuda::packedrows
