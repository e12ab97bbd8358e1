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

Result<void> checkTensorOps(std::span<const TensorOp> ops, const std::function<std::int64_t(std::int32_t)>& sizeOf,
                            const std::function<bool(DType)>& multiplies)
{
    for (const TensorOp& op : ops) {
        if (auto valid = checkTensorOp(op, sizeOf); !valid) return valid;
        if (op.kind == TensorOpKind::Gemm && !multiplies(op.type))
            return Error{
                ErrorCode::Internal,
                Message::tr("%1: %2").arg(
                    tensorOpName(op.kind),
                    Message::tr("this device does not support multiplication of %1.").arg(dtypeLabel(op.type))),
                ""};
    }
    return {};
}

std::string_view tensorOpName(TensorOpKind kind)
{
    const auto index = static_cast<std::size_t>(kind);
    return index < kNames.size() ? kNames[index] : std::string_view("unknown instruction");
}

} // namespace qs
