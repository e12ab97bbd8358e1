// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/row_codes.h"

#include "gpu/core/float8.h"
#include "gpu/numerics/oracle.h"

#include <algorithm>
#include <array>

namespace qs {

const float* e4m3Table()
{
    static const std::array<float, 256> table = [] {
        std::array<float, 256> values{};
        for (int code = 0; code < 256; ++code)
            values[static_cast<std::size_t>(code)] = decodeE4M3(static_cast<std::uint8_t>(code));
        return values;
    }();
    return table.data();
}

float quantizeInt8Row(const CpuKernels& kernels, const float* values, std::int64_t n, std::uint8_t* codes)
{
    const float most = kernels.amax(DType::F32, values, n), scale = most / 127.0f;
    const ElementRule rule{ElementRule::Arithmetic::Multiply,
                           ElementRule::Target::Int8,
                           most > 0 ? 127.0f / most : 0.0f,
                           0.0f,
                           -128.0f,
                           127.0f,
                           0};
    kernels.quantize(rule, DType::F32, values, n, codes, false);
    return scale;
}

float quantizeE4M3Row(const CpuKernels& kernels, const float* values, std::int64_t n, std::uint8_t* codes,
                      float* codeValues)
{
    const float scale = std::max(kernels.amax(DType::F32, values, n) / kE4M3Max, kTokenScaleFloor);
    const ElementRule rule{
        ElementRule::Arithmetic::Divide, ElementRule::Target::E4M3, scale, 0.0f, -kE4M3Max, kE4M3Max, 0};
    kernels.quantize(rule, DType::F32, values, n, codes, false);
    kernels.dequantize({CodeRule::Kind::Table8, e4m3Table()}, codes, n, 1.0f, 0, DType::F32, codeValues);
    return scale;
}

void quantizeE4M3Groups(const CpuKernels& kernels, const float* values, std::int64_t n, std::int64_t group,
                        std::uint8_t* codes, float* codeValues, float* scales)
{
    for (std::int64_t first = 0; first < n; first += group)
        *scales++ =
            quantizeE4M3Row(kernels, values + first, std::min(group, n - first), codes + first, codeValues + first);
}

} // namespace qs
