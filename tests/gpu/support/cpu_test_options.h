// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/backend/backend.h"

#include <vector>

namespace qs::test {

/// Every instruction set that this processor has.
inline std::vector<CpuIsa> isas()
{
    std::vector<CpuIsa> all{CpuIsa::Portable};
    if (detectIsa() >= CpuIsa::Avx2) all.push_back(CpuIsa::Avx2);
    if (detectIsa() >= CpuIsa::Avx512) all.push_back(CpuIsa::Avx512);
    return all;
}

inline CpuOptions optionsFor(CpuIsa isa, int threads = 0)
{
    CpuOptions options;
    options.isa = isa;
    options.threads = threads;
    options.lastLevelCache = Bytes{1 << 18}; // few cold views: quick tests
    return options;
}

/// Every quantization mode on one tensor.
inline Workload workloadOf(const HostTensor& input, bool cold = false)
{
    Workload workload;
    workload.input = input;
    workload.capacity = input.shape.elements();
    for (const QuantScheme& scheme : allSchemes())
        workload.variants.push_back(KernelVariant::mode(scheme, cold));
    return workload;
}

} // namespace qs::test
