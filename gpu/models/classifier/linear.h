// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/classifier/device_buffers.h"
#include "gpu/models/classifier/program.h"

#include <vector>

namespace qs {

/// What the ways to compute linear layers need beside their operands.
struct LinearScratch
{
    TensorPlace codes;     ///< of one layer: rows padded to padded(in), their padding zero
    TensorPlace rowScales; ///< FP32, one for each row
    TensorPlace restored;  ///< FP32 [rows, in]: multiplied or decoded inputs
    TensorPlace sums;      ///< FP32 or int32 [rows, padded(out)]
    TensorPlace ones;      ///< FP32, one for each output
};

/// Whether the machine can run it. Usage with the reason.
Result<void> checkExecution(const TensorMachine& machine, const LinearLayer& layer, const LinearExecution& execution);
/// Instructions of out[rows, layer.out] = in[rows, layer.in] · Wᵀ + b.
void appendLinear(const LinearLayer& layer, const LinearExecution& execution, std::int64_t rows, TensorPlace in,
                  TensorPlace out, const LinearScratch& scratch, std::vector<TensorOp>& ops);

} // namespace qs
