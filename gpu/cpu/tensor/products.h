// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/tensor/step.h"

namespace qs {

/// Matrix products.
class MachineProducts final : public MachineStep
{
public:
    using MachineStep::MachineStep;
    /// Error where there is no memory for what is packed.
    Result<void> gemm(const TensorOp& op);

private:
    void blasProduct(const TensorOp& op);
    Result<void> ownProduct(const TensorOp& op);
    Result<void> dotProduct(const TensorOp& op);
};

} // namespace qs
