// SPDX-License-Identifier: GPL-3.0-or-later
// Products of a coded matrix with a few rows of BF16: cuda/decoder/vectors.cuh.
#include "gpu/cuda/decoder/vectors.cuh"

namespace qs::cuda::vectors {

void launchBF16(const VectorProduct& p, int multiprocessors, cudaStream_t stream)
{
    launchTyped<__nv_bfloat16>(p, multiprocessors, stream);
}

} // namespace qs::cuda::vectors
