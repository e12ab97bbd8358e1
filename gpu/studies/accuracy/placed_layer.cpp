// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/accuracy/layer.h"

#include "gpu/numerics/format_descriptor.h"

#include <cstring>

namespace qs {

namespace {

DType activationType(const AccuracyMode& mode)
{
    switch (mode.activations) {
    case ModeActivations::F16:
        return DType::F16;
    case ModeActivations::BF16:
        return DType::BF16;
    case ModeActivations::Int8Token:
    case ModeActivations::Int8Tensor:
        return DType::I8;
    case ModeActivations::E4M3Token:
        return DType::F8E4M3;
    case ModeActivations::E5M2Token:
        return DType::F8E5M2;
    case ModeActivations::F32:
        break;
    }
    return DType::F32;
}

std::string weightWords(const ModeWeights& weights)
{
    if (!weights.isQuantized()) return std::string(dtypeLabel(weights.type));
    const FormatDescriptor& format = descriptorOf(weights.scheme.format);
    return std::string(format.isPacked() ? format.label : format.element.name);
}

/// Rows of `in` elements moved apart to padded(in), and zero rows up to padded(out).
std::vector<std::byte> paddedRows(std::span<const std::byte> dense, std::int64_t out, std::int64_t in,
                                  std::int64_t size)
{
    std::vector<std::byte> wide(static_cast<std::size_t>(padded(out) * padded(in) * size));
    for (std::int64_t r = 0; r < out; ++r)
        std::memcpy(wide.data() + r * padded(in) * size, dense.data() + r * in * size,
                    static_cast<std::size_t>(in * size));
    return wide;
}

} // namespace

ModeArithmetic arithmeticOf(const AccuracyMode& mode, const TensorMachine& machine)
{
    const DType type = activationType(mode);
    const Message how = machine.arithmetic(type);
    if (type == DType::F32) {
        if (mode.weights == DType::F32) return {Message::tr("%1 (%2)").arg("FP32 × FP32", how), false, false};
        return {Message::tr("%1 weights dequantized, FP32 multiplication").arg(weightWords(mode.weights)), false,
                false};
    }
    const std::string activations = type == DType::F8E5M2 ? "E5M2" : weightWords(mode.weights);
    const std::string both = activations + " × " + weightWords(mode.weights);
    if (!how.empty()) return {Message::list({both, how}), false, false};
    return {Message::tr("%1 values, FP32 multiplication (simulated)").arg(both), true, true};
}

void PlacedLayer::putWeight(const QuantizedLayer& layer, std::int64_t out, std::int64_t in)
{
    const auto restored = std::as_bytes(std::span<const float>(layer.restored));
    const bool half = m_execution.kind == LinearExecution::Kind::Half;
    std::vector<std::byte> wide;
    if (m_execution.kind != LinearExecution::Kind::Float && !m_execution.decoded) {
        std::vector<std::byte> dense(half ? layer.restored.size() * 2 : 0);
        for (std::size_t i = 0; half && i < layer.restored.size(); ++i)
            storeFloat(dense.data(), m_execution.type, i, layer.restored[i]);
        wide = paddedRows(half ? std::span<const std::byte>(dense) : std::as_bytes(std::span(layer.codes)), out, in,
                          half ? 2 : 1);
    }
    m_execution.weight = m_buffers->uploaded(wide.empty() ? restored : std::span<const std::byte>(wide)).buffer;
}

Result<PlacedLayer> PlacedLayer::make(TensorMachine& machine, const AccuracyMode& mode, const QuantizedLayer& layer,
                                      std::int64_t out, std::int64_t in, std::int32_t bias)
{
    PlacedLayer placed(machine);
    LinearExecution& e = placed.m_execution;
    e.type = activationType(mode);
    e.bias = bias;
    e.decoded = arithmeticOf(mode, machine).decoded;
    e.kind = e.type == DType::F32                            ? LinearExecution::Kind::Float
             : e.type == DType::F16 || e.type == DType::BF16 ? LinearExecution::Kind::Half
                                                             : LinearExecution::Kind::Codes;
    if (e.kind == LinearExecution::Kind::Codes) e.weightType = e.type == DType::I8 ? DType::I8 : DType::F8E4M3;
    placed.putWeight(layer, out, in);
    const auto put = [&](std::span<const float> values, std::int32_t& target) {
        if (!values.empty()) target = placed.m_buffers->uploaded(values).buffer;
    };
    if (e.kind == LinearExecution::Kind::Codes) put(layer.channelScales, e.columnScale);
    if (layer.inputScale) put({&*layer.inputScale, 1}, e.inputScale);
    put(layer.inputMultiplier, e.inputMultiplier);
    if (auto done = placed.m_buffers->result(); !done) return done.error();
    return placed;
}

} // namespace qs
