// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/backend/backend.h"
#include "gpu/cpu/common/blas_library.h"

#include <cstdint>
#include <string>
#include <vector>

/// What tests of the operations on the CPU share.
namespace qs::test {

inline bool hasBlas() { return BlasLibrary::open().ok(); }

inline Workload workloadOf(Operation operation, const OperationSize& size, DType dtype,
                           const std::vector<std::string>& names, bool cold = true)
{
    Workload workload;
    workload.operation = operation;
    workload.size = size;
    workload.dtype = dtype;
    workload.seed = 11;
    for (const std::string& name : names)
        workload.variants.push_back(KernelVariant::named(name, cold));
    return workload;
}

inline OperationSize product(std::int64_t m, std::int64_t n, std::int64_t k)
{
    OperationSize size;
    size.m = m;
    size.n = n;
    size.k = k;
    return size;
}

inline OperationSize heads(std::int64_t batch, std::int64_t count, std::int64_t tokens, std::int64_t headDim,
                           bool causal)
{
    OperationSize size;
    size.batch = batch;
    size.heads = count;
    size.tokens = tokens;
    size.headDim = headDim;
    size.causal = causal;
    return size;
}

} // namespace qs::test
