// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/tensor_op.h"

#include "gpu/device/tensor_op_check.h"

#include <array>

namespace qs {

namespace {

constexpr std::array<std::string_view, kTensorOpKinds> kNames = {
    "Fill",        "Copy",      "Gather",        "Advance",        "Gemm",         "AddBias",       "ScaleColumns",
    "SumRows",     "Add",       "Activation",    "ActivationGrad", "LayerNorm",    "LayerNormGrad", "Softmax",
    "SoftmaxGrad", "SwapAxes",  "MeanAxis",      "MeanAxisGrad",   "CrossEntropy", "LogStep",       "Adam",
    "AbsmaxScale", "FakeQuant", "FakeQuantGrad", "QuantizeRows",   "Rescale",      "Convert"};
static_assert(!kNames.back().empty());

} // namespace

Result<void> checkTensorOp(const TensorOp& op, const std::function<std::int64_t(std::int32_t)>& sizeOf)
{
    OpCheck check(op, sizeOf);
    check.check();
    return check.result();
}

std::string_view tensorOpName(TensorOpKind kind)
{
    const auto index = static_cast<std::size_t>(kind);
    return index < kNames.size() ? kNames[index] : std::string_view("unknown instruction");
}

} // namespace qs
