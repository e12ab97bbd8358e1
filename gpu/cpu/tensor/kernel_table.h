// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cpu/tensor/kernel_body.h"
#include "gpu/cpu/tensor/product_body.h"

/// All loops of the tensor machine for a vector type as the table that the rest of the program calls.
namespace qs {
namespace {

template <class V> constexpr MachineKernels machineKernelTable(const char* dots, MachineDots dotProduct)
{
    return {V::columns * V::width,
            dots,
            add<V>,
            addRow<V>,
            scaleRow<V>,
            sumRows<V>,
            relu<V>,
            reluGrad<V>,
            gelu<V>,
            geluGrad<V>,
            layerNorm<V>,
            layerNormGrad<V>,
            softmax<V>,
            softmaxGrad<V>,
            crossEntropy<V>,
            adam<V>,
            fakeQuant<V>,
            fakeQuantGrad<V>,
            rescaleFloat<V>,
            rescaleInt<V>,
            multiply<V>,
            toHalf,
            fromHalf,
            product<V>,
            dotProduct};
}

} // namespace
} // namespace qs
