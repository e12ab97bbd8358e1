// SPDX-License-Identifier: GPL-3.0-or-later
// Products of a coded matrix with a few rows of F32: cuda/decoder/vectors.cuh.
#include "gpu/cuda/decoder/vectors.cuh"

namespace qs::cuda::vectors {

void launchF32(const VectorProduct& p, int multiprocessors, cudaStream_t stream)
{
    launchTyped<float>(p, multiprocessors, stream);
}

} // namespace qs::cuda::vectors
