// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/tensor/products.h"
#include "gpu/cpu/tensor/quantize.h"

namespace qs {

/// Carries out single instructions that have been checked: data movement and rows of a model by itself.
class MachineSteps final : public MachineStep
{
public:
    MachineSteps(const Tools& tools, const Find& find)
        : MachineStep(tools, find), m_products(tools, find, m_scratch), m_quantization(tools, find, m_scratch)
    {}

    /// Error where there is no memory for partial results.
    Result<void> run(const TensorOp& op);

private:
    bool runSimple(const TensorOp& op);
    void gather(const TensorOp& op);
    void swapAxes(const TensorOp& op);
    void meanAxis(const TensorOp& op);
    void meanAxisGrad(const TensorOp& op);
    void logStep(const TensorOp& op);
    void adam(const TensorOp& op);
    bool runModel(const TensorOp& op);
    void activation(const TensorOp& op);
    void crossEntropy(const TensorOp& op);
    Result<void> sumRows(const TensorOp& op);
    Result<void> layerNormGrad(const TensorOp& op);

    MachineProducts m_products;
    MachineQuantization m_quantization;
};

} // namespace qs
