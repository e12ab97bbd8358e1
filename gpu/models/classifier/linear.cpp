// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/classifier/linear.h"

#include "gpu/models/classifier/graph.h"

namespace qs {
namespace {

using Kind = LinearExecution::Kind;

/// Everything about one layer that the steps below share.
struct LinearCall
{
    const LinearLayer& layer;
    const LinearExecution& execution;
    std::int64_t rows;
    TensorPlace in, out;
    const LinearScratch& scratch;

    TensorPlace weight() const { return {execution.weight, 0, 0}; }
    TensorPlace bias() const { return {execution.bias, 0, 0}; }
    bool isStatic() const { return execution.inputScale >= 0; }
};

void appendBias(const LinearCall& call, std::vector<TensorOp>& ops)
{
    if (call.execution.bias < 0) return;
    ops.push_back(tensorOp(TensorOpKind::AddBias, {call.out, call.bias()}, {call.out}, {call.rows, call.layer.out}));
}

/// The input with its columns multiplied, where the layer asks for it.
TensorPlace multipliedInput(const LinearCall& call, std::vector<TensorOp>& ops)
{
    if (call.execution.inputMultiplier < 0) return call.in;
    ops.push_back(tensorOp(TensorOpKind::ScaleColumns, {call.in, {call.execution.inputMultiplier, 0, 0}},
                           {call.scratch.restored}, {call.rows, call.layer.in}));
    return call.scratch.restored;
}

/// codes · Wᵀ of the execution's type into scratch.sums, whose rows are padded(out) long.
void appendTypedProduct(const LinearCall& call, TensorPlace out, std::vector<TensorOp>& ops)
{
    TensorOp op = productOp(call.scratch.codes, call.weight(), out, call.rows, padded(call.layer.out),
                            padded(call.layer.in), tensorflag::kTransposeB);
    op.type = call.execution.type;
    ops.push_back(op);
}

/// Codes in scratch.codes as FP32 in scratch.restored.
void appendDecode(const LinearCall& call, std::vector<TensorOp>& ops)
{
    TensorOp op = tensorOp(TensorOpKind::Convert, {call.scratch.codes}, {call.scratch.restored},
                           {call.rows, call.layer.in, padded(call.layer.in)});
    op.type = call.execution.type;
    op.flags = tensorflag::kInverse;
    ops.push_back(op);
}

void appendFloat(const LinearCall& call, std::vector<TensorOp>& ops)
{
    const TensorPlace in = multipliedInput(call, ops);
    ops.push_back(
        productOp(in, call.weight(), call.out, call.rows, call.layer.out, call.layer.in, tensorflag::kTransposeB));
    appendBias(call, ops);
}

void appendHalf(const LinearCall& call, std::vector<TensorOp>& ops)
{
    const LinearLayer& layer = call.layer;
    const TensorPlace in = multipliedInput(call, ops);
    ops.push_back(tensorOp(TensorOpKind::Convert, {in}, {call.scratch.codes}, {call.rows, layer.in, padded(layer.in)}));
    ops.back().type = call.execution.type;
    if (call.execution.decoded) {
        appendDecode(call, ops);
        ops.push_back(productOp(call.scratch.restored, call.weight(), call.out, call.rows, layer.out, layer.in,
                                tensorflag::kTransposeB));
    } else if (padded(layer.out) == layer.out) {
        appendTypedProduct(call, call.out, ops);
    } else {
        appendTypedProduct(call, call.scratch.sums, ops); // then the first `out` of each row alone
        ops.push_back(tensorOp(TensorOpKind::SwapAxes, {call.scratch.sums}, {call.out},
                               {call.rows, 1, 1, layer.out, padded(layer.out)}));
    }
    appendBias(call, ops);
}

TensorOp quantizeOp(const LinearCall& call)
{
    TensorOp op = tensorOp(TensorOpKind::QuantizeRows, {call.in}, {call.scratch.codes},
                           {call.rows, call.layer.in, padded(call.layer.in)});
    op.type = call.execution.type;
    op.in[2] = {call.execution.inputMultiplier, 0, 0};
    if (call.isStatic()) {
        op.in[1] = {call.execution.inputScale, 0, 0};
    } else {
        op.flags = tensorflag::kDynamic;
        op.out[1] = call.scratch.rowScales;
    }
    return op;
}

void appendCodes(const LinearCall& call, std::vector<TensorOp>& ops)
{
    const LinearLayer& layer = call.layer;
    ops.push_back(quantizeOp(call));
    if (call.execution.decoded) {
        appendDecode(call, ops);
        ops.push_back(productOp(call.scratch.restored, call.weight(), call.scratch.sums, call.rows, layer.out, layer.in,
                                tensorflag::kTransposeB));
    } else {
        appendTypedProduct(call, call.scratch.sums, ops);
    }
    const TensorPlace rowScale =
        call.isStatic() ? TensorPlace{call.execution.inputScale, 0, 0} : call.scratch.rowScales;
    const TensorPlace columnScale =
        call.execution.decoded ? call.scratch.ones : TensorPlace{call.execution.columnScale, 0, 0};
    TensorOp op = tensorOp(TensorOpKind::Rescale, {call.scratch.sums, rowScale, columnScale, call.bias()}, {call.out},
                           {call.rows, layer.out, call.execution.decoded ? layer.out : padded(layer.out)});
    op.type =
        call.execution.decoded ? DType::F32 : call.execution.type; // decoded sums are FP32 whatever the codes were
    if (call.isStatic()) op.flags = tensorflag::kOneRowScale;
    ops.push_back(op);
}

Error wrong(const LinearLayer& layer, const Message& why)
{
    return {ErrorCode::Usage, Message::tr("Layer '%1' cannot run in this mode: %2.").arg(layer.name, why), {}};
}

} // namespace

Result<void> checkExecution(const TensorMachine& machine, const LinearLayer& layer, const LinearExecution& execution)
{
    if (execution.weight < 0) return wrong(layer, Message::tr("it has no weight"));
    const DType type = execution.type;
    if (execution.kind == Kind::Half && type != DType::F16 && type != DType::BF16)
        return wrong(layer, Message::tr("16-bit weights must be FP16 or BF16"));
    if (execution.kind == Kind::Codes) {
        if (type != DType::I8 && type != DType::F8E4M3 && type != DType::F8E5M2)
            return wrong(layer, Message::tr("codes must be INT8 or FP8"));
        if (!execution.decoded && execution.columnScale < 0)
            return wrong(layer, Message::tr("the weight has no scales"));
    }
    if (execution.kind != Kind::Float && !execution.decoded && machine.arithmetic(type).empty())
        return wrong(layer, Message::tr("this device does not support multiplication of %1").arg(dtypeLabel(type)));
    return {};
}

void appendLinear(const LinearLayer& layer, const LinearExecution& execution, std::int64_t rows, TensorPlace in,
                  TensorPlace out, const LinearScratch& scratch, std::vector<TensorOp>& ops)
{
    const LinearCall call{layer, execution, rows * layer.rowsPerItem, in, out, scratch};
    switch (execution.kind) {
    case Kind::Float:
        appendFloat(call, ops);
        break;
    case Kind::Half:
        appendHalf(call, ops);
        break;
    case Kind::Codes:
        appendCodes(call, ops);
        break;
    }
}

} // namespace qs
