// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qs {

/// A matrix after its journey through a format.
struct ProbedValues
{
    std::vector<float> restored;      ///< as many as there were
    std::vector<float> representable; ///< values of the codes at the median scale, ascending
    double bitsPerElement = 0;
};

/// `values` [rows, columns], all finite, in the format of a valid request; its clip counts, searchClip does not.
ProbedValues probedValues(std::span<const float> values, std::int64_t rows, std::int64_t columns,
                          const TensorProbeRequest& request);

} // namespace qs
