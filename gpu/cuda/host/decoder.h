// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/host/module.h"
#include "gpu/cuda/host/nvml.h"
#include "gpu/device/decoder_engine_base.h"

#include <optional>

namespace qs {

/// The decoder engine on a GPU: adapts the module's table of functions to DecoderEngine, checks calls, keeps the
/// lengths of sequences, and cuts prompts and runs of steps so that an interrupt is noticed between the pieces.
class CudaDecoder final : public DecoderEngineBase
{
public:
    /// `table` outlives the object (`module` keeps the loaded one alive; null with a table of a test's own).
    static Result<std::unique_ptr<DecoderEngine>> open(std::shared_ptr<const CudaModule> module,
                                                       const QsCudaTable& table, int index);
    ~CudaDecoder() override;

    DeviceInfo info() const override;
    EngineArithmetic arithmetic(const EngineMatrix& matrix, DType activations) const override;
    Result<DecoderEngineNeeds> needs(const DecoderShape& shape, const DecoderEngineOptions& options) const override;
    Result<void> begin(const DecoderShape& shape, std::span<const float> frequencies,
                       const DecoderEngineOptions& options, Bytes weightBytes) override;
    Result<void> putMatrix(const MatrixPlace& place, const EngineMatrix& matrix) override;
    Result<void> putVector(DecoderVector role, std::int64_t layer, std::span<const float> values) override;
    Result<void> finish() override;
    Result<void> prefill(std::int64_t sequence, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                         std::span<float> logits) override;
    Result<void> decode(std::span<const std::int32_t> tokens, std::span<float> logits) override;
    Result<void> decodeGreedy(std::span<const std::int32_t> tokens, std::int64_t steps, std::span<std::int32_t> chosen,
                              std::span<float> microseconds) override;
    DecoderEngineMemory memory() const override;
    DeviceState state() const override;
    EnergyReading energy() const override;
    void setInterrupt(std::function<bool()> interrupted) override;
    Result<void> captureInputs(std::int64_t firstLayer, std::int64_t endLayer, Capture capture) override;

private:
    CudaDecoder(std::shared_ptr<const CudaModule> module, const QsCudaDecoderTable& table, QsCudaDecoder* engine,
                const QsCudaDevice& device);
    /// Calls a function of the table; once the device is lost, returns that error without calling.
    template <typename F> Result<void> call(F&& function) const
    {
        return callModule(m_lost, std::forward<F>(function));
    }
    bool interrupted() const { return m_interrupted && m_interrupted(); }
    Result<void> copyCache(std::int64_t from, std::int64_t to) override;
    Result<void> checkSteps(std::span<const std::int32_t> tokens, std::int64_t steps) const;
    std::vector<std::int32_t> positions(std::size_t count) const;
    /// After an error of begin, put or finish only begin() is left.
    Result<void> orEmpty(Result<void> done);
    static void captured(void* user, std::int32_t role, std::int64_t layer, std::int64_t rows, std::int64_t in,
                         const float* values);

    std::shared_ptr<const CudaModule> m_module;
    const QsCudaDecoderTable& m_table;
    QsCudaDecoder* m_engine;
    QsCudaDevice m_device;
    std::unique_ptr<Nvml> m_nvml;
    mutable std::optional<Error> m_lost;

    std::int64_t m_rowsAtOnce = 1, m_exactBytes = 0;
    std::function<bool()> m_interrupted;
    Capture m_capture;
};

} // namespace qs
