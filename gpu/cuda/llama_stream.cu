// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/llama_stream.cuh"

namespace qs::cuda {

bool canStream(Type type, std::int64_t pitch, std::int64_t sharedBytes) { return type != Type::F32 && stream::sharedBytes<stream::Least>(pitch) <= sharedBytes; }

void multiplyStream(Type type, const StreamProduct& product, int multiprocessors, std::int64_t sharedBytes, cudaStream_t stream)
{
    if (!canStream(type, product.pitch, sharedBytes))
        throw Failure::make(QsCudaInternal, "", "A row of %lld elements is too long for its kernel.", static_cast<long long>(product.k));
    if (type == Type::F16) stream::launch<__half>(product, multiprocessors, sharedBytes, stream);
    else stream::launch<__nv_bfloat16>(product, multiprocessors, sharedBytes, stream);
}

} // namespace qs::cuda
