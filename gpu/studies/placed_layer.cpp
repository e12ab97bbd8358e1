// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/mode_layer.h"

#include <cstring>
#include <utility>

namespace qs {

namespace {

DType activationType(const StudyMode& mode)
{
    switch (mode.activations) {
    case StudyActivations::F16: return DType::F16;
    case StudyActivations::BF16: return DType::BF16;
    case StudyActivations::Int8Token:
    case StudyActivations::Int8Tensor: return DType::I8;
    case StudyActivations::E4M3Token: return DType::F8E4M3;
    case StudyActivations::E5M2Token: return DType::F8E5M2;
    case StudyActivations::F32: break;
    }
    return DType::F32;
}

std::string weightWords(StudyWeights weights)
{
    switch (weights) {
    case StudyWeights::F32: return "FP32";
    case StudyWeights::F16: return "FP16";
    case StudyWeights::BF16: return "BF16";
    case StudyWeights::Int8Channel: return "INT8";
    case StudyWeights::E4M3Channel: return "E4M3";
    case StudyWeights::Int4Group: return "INT4";
    case StudyWeights::NF4: return "NF4";
    case StudyWeights::MXFP8: return "MXFP8";
    case StudyWeights::MXFP4: return "MXFP4";
    case StudyWeights::NVFP4: return "NVFP4";
    }
    return {};
}

/// Rows of `in` elements moved apart to padded(in), and zero rows up to padded(out).
std::vector<std::byte> paddedRows(std::span<const std::byte> dense, std::int64_t out, std::int64_t in, std::int64_t size)
{
    std::vector<std::byte> wide(static_cast<std::size_t>(padded(out) * padded(in) * size));
    for (std::int64_t r = 0; r < out; ++r)
        std::memcpy(wide.data() + r * padded(in) * size, dense.data() + r * in * size, static_cast<std::size_t>(in * size));
    return wide;
}

} // namespace

ModeArithmetic arithmeticOf(const StudyMode& mode, const TensorMachine& machine)
{
    const DType type = activationType(mode);
    const std::string how = machine.arithmetic(type);
    if (type == DType::F32) {
        if (mode.weights == StudyWeights::F32) return {"FP32 × FP32 (" + how + ")", false, false};
        return {weightWords(mode.weights) + " weights restored, FP32 products", false, false};
    }
    const std::string activations = type == DType::F8E5M2 ? "E5M2" : weightWords(mode.weights);
    const std::string both = activations + " × " + weightWords(mode.weights);
    if (!how.empty()) return {both + ", " + how, false, false};
    return {both + " values, FP32 products (simulated)", true, true};
}

PlacedLayer::PlacedLayer(PlacedLayer&& other) noexcept
    : m_machine(other.m_machine), m_buffers(std::exchange(other.m_buffers, {})), m_execution(other.m_execution)
{}

PlacedLayer::~PlacedLayer()
{
    for (const std::int32_t buffer : m_buffers)
        m_machine->release(buffer);
}

Result<std::int32_t> PlacedLayer::put(std::span<const std::byte> bytes)
{
    auto buffer = m_machine->allocate(static_cast<std::int64_t>(bytes.size()));
    if (!buffer) return buffer.error();
    m_buffers.push_back(*buffer);
    if (auto r = m_machine->upload({*buffer, 0, 0}, bytes); !r) return r.error();
    return *buffer;
}

Result<void> PlacedLayer::putWeight(const QuantizedLayer& layer, std::int64_t out, std::int64_t in)
{
    const auto restored = std::as_bytes(std::span<const float>(layer.restored));
    const bool half = m_execution.kind == LinearExecution::Kind::Half;
    std::vector<std::byte> wide;
    if (m_execution.kind != LinearExecution::Kind::Float && !m_execution.decoded) {
        std::vector<std::byte> dense(layer.restored.size() * 2);
        for (std::size_t i = 0; half && i < layer.restored.size(); ++i)
            storeFloat(dense.data(), m_execution.type, i, layer.restored[i]);
        wide = paddedRows(half ? std::span<const std::byte>(dense) : std::as_bytes(std::span(layer.codes)), out, in, half ? 2 : 1);
    }
    auto buffer = put(wide.empty() ? restored : std::span<const std::byte>(wide));
    if (!buffer) return buffer.error();
    m_execution.weight = *buffer;
    return {};
}

Result<PlacedLayer> PlacedLayer::make(TensorMachine& machine, const StudyMode& mode, const QuantizedLayer& layer, std::int64_t out,
                                      std::int64_t in, std::int32_t bias)
{
    PlacedLayer placed(machine);
    LinearExecution& e = placed.m_execution;
    e.type = activationType(mode);
    e.bias = bias;
    e.decoded = arithmeticOf(mode, machine).decoded;
    e.kind = e.type == DType::F32                              ? LinearExecution::Kind::Float
             : e.type == DType::F16 || e.type == DType::BF16 ? LinearExecution::Kind::Half
                                                              : LinearExecution::Kind::Codes;
    if (e.kind == LinearExecution::Kind::Codes) e.weightType = e.type == DType::I8 ? DType::I8 : DType::F8E4M3;
    if (auto r = placed.putWeight(layer, out, in); !r) return r.error();
    const auto putFloats = [&](std::span<const float> values, std::int32_t& target) -> Result<void> {
        if (values.empty()) return {};
        auto buffer = placed.put(std::as_bytes(values));
        if (!buffer) return buffer.error();
        target = *buffer;
        return {};
    };
    if (e.kind == LinearExecution::Kind::Codes)
        if (auto r = putFloats(layer.channelScales, e.columnScale); !r) return r.error();
    if (layer.inputScale)
        if (auto r = putFloats({&*layer.inputScale, 1}, e.inputScale); !r) return r.error();
    if (auto r = putFloats(layer.inputMultiplier, e.inputMultiplier); !r) return r.error();
    return placed;
}

} // namespace qs
