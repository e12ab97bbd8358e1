// SPDX-License-Identifier: GPL-3.0-or-later
// How large the result of a mode is.
#include "gpu/numerics/packed_formats.h"
#include "gpu/numerics/quant_scheme.h"

namespace qs {

Bytes codeBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    if (scheme.isPacked()) return Bytes{static_cast<std::uint64_t>(packedLayout(scheme, shape, input).codeBytes())};
    const auto elements = static_cast<std::uint64_t>(shape.elements());
    return Bytes{scheme.isCopy() ? elements * sizeOf(input) : elements};
}

Bytes outputBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    if (scheme.isPacked()) return Bytes{static_cast<std::uint64_t>(packedLayout(scheme, shape, input).totalBytes())};
    const auto scales = static_cast<std::uint64_t>(scaleCount(scheme, shape));
    return Bytes{codeBytes(scheme, shape, input).value + scales * (scheme.hasZeroPoint() ? 8 : 4)};
}

Bytes trafficBytes(const QuantScheme& scheme, Shape shape, DType input)
{
    return Bytes{static_cast<std::uint64_t>(shape.elements()) * sizeOf(input) +
                 outputBytes(scheme, shape, input).value};
}

} // namespace qs
