// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/tensor/step.h"

namespace qs {

/// Scales, quantization and conversions.
class MachineQuantization final : public MachineStep
{
public:
    using MachineStep::MachineStep;
    /// Error where there is no memory for partial results.
    Result<void> run(const TensorOp& op);

private:
    Result<void> absmaxScale(const TensorOp& op);
    void fakeQuant(const TensorOp& op);
    Result<void> fakeQuantGrad(const TensorOp& op);
    Result<void> quantizeRows(const TensorOp& op);
    void rescale(const TensorOp& op);
    void convert(const TensorOp& op);
};

} // namespace qs
