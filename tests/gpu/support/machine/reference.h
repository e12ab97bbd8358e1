// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_op.h"
#include "tests/gpu/support/naive_layers.h"

#include <cstddef>
#include <vector>

/// Every instruction of a TensorMachine in plain loops over doubles: what the machines are held to, and what gradients
/// are compared with finite differences of. What tensor_op.h leaves open is pinned here: NaN stays NaN through
/// Activation and FakeQuant; an index of Gather that is no row gives a row of set bits; a label that is no class gives
/// a loss of NaN; LogStep and Adam do nothing where the counter is beyond their table; a scale <= 0 gives FakeQuantGrad
/// no gradient.
namespace qs::test {

using HostBytes = std::vector<std::byte>;

/// Carries out one instruction on buffers in host memory. Not fast.
class ReferenceMachine
{
public:
    explicit ReferenceMachine(std::vector<HostBytes>& buffers) : m_buffers(buffers) {}
    void run(const TensorOp& op);

private:
    template <class T> T* at(const TensorPlace& place) const
    {
        return place.isThere()
                   ? reinterpret_cast<T*>(m_buffers[static_cast<std::size_t>(place.buffer)].data() + place.offset)
                   : nullptr;
    }
    std::int64_t left(const TensorPlace& place) const
    {
        return static_cast<std::int64_t>(m_buffers[static_cast<std::size_t>(place.buffer)].size()) - place.offset;
    }
    Doubles get(const TensorPlace& place, std::int64_t count) const
    {
        const float* p = at<float>(place);
        return Doubles(p, p + count);
    }
    void put(const TensorPlace& place, const Doubles& values) const
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            at<float>(place)[i] = static_cast<float>(values[i]);
    }
    bool has(const TensorOp& op, std::uint32_t flag) const { return (op.flags & flag) != 0; }
    bool runRows(const TensorOp& op);
    bool runModel(const TensorOp& op);
    void logStep(const TensorOp& op);
    void gather(const TensorOp& op);
    void gemm(const TensorOp& op);
    void swapAxes(const TensorOp& op);
    void crossEntropy(const TensorOp& op);
    void adam(const TensorOp& op);
    void runGroups(const TensorOp& op);
    void quantizeRows(const TensorOp& op);
    void rescale(const TensorOp& op);
    void convert(const TensorOp& op);

    std::vector<HostBytes>& m_buffers;
};

} // namespace qs::test
