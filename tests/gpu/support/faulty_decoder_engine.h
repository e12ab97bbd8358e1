// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace qs::test {

/// An engine that computes on the CPU and fails where it is told to: `fault` is asked before each call, by its name.
class FaultyDecoderEngine final : public DecoderEngine
{
public:
    using Fault = std::function<std::optional<Error>(const std::string& call)>;
    explicit FaultyDecoderEngine(Fault fault) : m_fault(std::move(fault)), m_engine(makeCpuDecoderEngine()) {}

    DeviceInfo info() const override { return m_engine->info(); }
    EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations) const override
    {
        return m_engine->arithmetic(matrix, activations);
    }
    Result<DecoderEngineNeeds> needs(const DecoderShape& shape, const DecoderEngineOptions& options) const override
    {
        return m_engine->needs(shape, options);
    }
    Result<void> begin(const DecoderShape& shape, std::span<const float> frequencies,
                       const DecoderEngineOptions& options, Bytes weightBytes) override
    {
        if (auto error = m_fault("begin")) return *error;
        return m_engine->begin(shape, frequencies, options, weightBytes);
    }
    Result<void> putMatrix(const MatrixPlace& place, const EngineMatrix& matrix) override
    {
        if (auto error = m_fault("putMatrix")) return *error;
        return m_engine->putMatrix(place, matrix);
    }
    Result<void> putVector(DecoderVector role, std::int64_t layer, std::span<const float> values) override
    {
        return m_engine->putVector(role, layer, values);
    }
    Result<void> finish() override { return m_engine->finish(); }
    Result<void> prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                         std::span<float> logits) override
    {
        if (auto error = m_fault(wanted == LogitsWanted::All ? "score" : "prefill")) return *error;
        return m_engine->prefill(sequence, tokens, wanted, logits);
    }
    Result<void> decode(std::span<const std::int32_t> tokens, std::span<float> logits) override
    {
        return m_engine->decode(tokens, logits);
    }
    Result<void> decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps, std::span<std::int32_t> chosen,
                              std::span<float> microseconds) override
    {
        if (auto error = m_fault(microseconds.empty() ? "generate" : "time")) return *error;
        return m_engine->decodeGreedy(tokens, steps, chosen, microseconds);
    }
    Result<void> rewind(std::int64_t sequence, std::int64_t length) override
    {
        return m_engine->rewind(sequence, length);
    }
    std::int64_t length(std::int64_t sequence) const override { return m_engine->length(sequence); }
    Result<void> copySequence(std::int64_t from, std::int64_t to) override
    {
        if (auto error = m_fault("copy")) return *error;
        return m_engine->copySequence(from, to);
    }
    DecoderEngineMemory memory() const override
    {
        DecoderEngineMemory memory = m_engine->memory();
        if (freeMemory) memory.free = *freeMemory;
        return memory;
    }
    std::optional<WeightReads> weightReads() const override { return m_engine->weightReads(); }
    void setInterrupt(std::function<bool()> interrupted) override { m_engine->setInterrupt(std::move(interrupted)); }
    Result<void> captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture) override
    {
        return m_engine->captureInputs(firstLayer, endLayer, std::move(capture));
    }

    DeviceState state() const override { return says ? says() : m_engine->state(); }
    EnergyReading energy() const override { return counter ? counter() : m_engine->energy(); }

    std::function<EnergyReading()> counter; ///< of a device that has one
    std::function<DeviceState()> says;      ///< of itself
    std::optional<Bytes> freeMemory;        ///< what the device claims to have left

private:
    Fault m_fault;
    std::unique_ptr<DecoderEngine> m_engine;
};

} // namespace qs::test
