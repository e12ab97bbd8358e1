// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/quantize/dequantize_body.h"
#include "gpu/cpu/quantize/kernel_body.h"
#include "gpu/cpu/quantize/packed_body.h"

/// All kernels of a vector type as the table that the rest of the program calls.
namespace qs {
namespace {

template <class V> constexpr CpuKernels kernelTable(const char* name, ArithmeticLoop byteDots = nullptr)
{
    return {name,          amax<V>,    minMax<V>,      quantize<V>, quantizeGroups<V>, move<V>, quantizePacked<V>,
            dequantize<V>, traffic<V>, multiplyAdd<V>, byteDots};
}

} // namespace
} // namespace qs
