// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/api/cuda_api.h"
#include "gpu/cuda/common/kernels.cuh"
#include "gpu/numerics/packed_formats.h"

namespace qs::cuda {

/// The scheme of a variant of the border, which passes its enumerations as numbers.
inline QuantScheme schemeOf(const QsCudaVariant& v)
{
    return {static_cast<NumberFormat>(v.format),
            static_cast<Granularity>(v.granularity),
            v.isStatic ? ScaleMode::Static : ScaleMode::Dynamic,
            static_cast<ZeroPointRule>(v.zeroPointRule),
            v.groupSize,
            static_cast<Dialect>(v.dialect)};
}

constexpr DType dtypeOf(Type type)
{
    return type == Type::F16 ? DType::F16 : type == Type::BF16 ? DType::BF16 : DType::F32;
}

inline bool isPacked(const QsCudaVariant& v) { return schemeOf(v).isPacked(); }
inline bool isCopy(const QsCudaVariant& v) { return schemeOf(v).isCopy(); }

} // namespace qs::cuda
