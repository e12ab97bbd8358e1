// SPDX-License-Identifier: GPL-3.0-or-later
// One of our kernels as a plain function, so that the benchmark tools of others can time the very same launch; see
// peers.py.
#include "gpu/cuda/common/kernels.cuh"

/// INT8 per token, dynamic, BF16 input [tokens, hidden]; buffers in device memory, aligned to 256 bytes with 256 bytes
/// of slack. Queues the launch on `stream`; returns the CUDA error, 0 for success.
extern "C" __attribute__((visibility("default"))) int qsInt8TokenBf16(const void* input, void* codes, float* scales,
                                                                      long long tokens, long long hidden,
                                                                      int multiprocessors, void* stream)
{
    qs::cuda::Launch l;
    l.type = qs::cuda::Type::BF16;
    l.input = input;
    l.codes = static_cast<std::uint8_t*>(codes);
    l.scales = scales;
    l.tokens = tokens;
    l.hidden = hidden;
    l.multiprocessors = multiprocessors;
    l.stream = static_cast<cudaStream_t>(stream);
    qs::cuda::launchToken(qs::cuda::Rule::Int8Scale, l);
    return static_cast<int>(cudaPeekAtLastError());
}
