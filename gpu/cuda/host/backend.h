// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/host/module.h"
#include "gpu/cuda/host/nvml.h"
#include "gpu/device/backend.h"

#include <optional>

namespace qs {

/// The CUDA backend: adapts the module's table of functions to Backend. Arithmetic on scales stays with the
/// oracle: the module finds extremes, this class turns them into scales with qs::scaleParams.
class CudaBackend final : public Backend
{
public:
    /// `table` outlives the object (`module` keeps the loaded one alive; null with a table of a test's own).
    static Result<std::unique_ptr<Backend>> open(std::shared_ptr<const CudaModule> module, const QsCudaTable& table,
                                                 int index);
    ~CudaBackend() override;

    DeviceInfo info() const override;
    Bytes memoryNeeded(const Workload& workload) const override;
    Result<void> prepare(const Workload& workload) override;
    Result<void> reshape(Shape shape) override;
    Result<Sampling> setSampling(int variant, int launches) override;
    Result<void> enqueue(int variant, int samples) override;
    Result<void> harvest(std::vector<Timing>& out, bool wait) override;
    int pending() const override;
    Result<Readback> readBack(int variant) override;
    Result<OutputRows> readOutput(int variant, std::span<const std::int64_t> rows) override;
    Message whyMissing(const Workload& workload, int variant) override;
    SetupCost setupCost(int variant) const override;
    Result<Timing> profileOnce(int variant, const std::string& range) override;
    Message cacheEffective() const override;
    Bytes workingSet(int variant) const override;
    Result<Calibration> calibrate(const std::function<void(const Message&)>& progress) override;
    std::string effective(int variant) const override;
    void setInterrupt(std::function<bool()> interrupted) override;
    DeviceState state(bool processes) const override;
    EnergyReading energy() const override;

private:
    CudaBackend(std::shared_ptr<const CudaModule> module, const QsCudaTable& table, QsCudaContext* context,
                const QsCudaDevice& device);
    /// Calls a function of the table; once the device is lost, returns that error without calling.
    template <typename F> Result<void> call(F&& function) const
    {
        return callModule(m_lost, std::forward<F>(function));
    }
    Result<void> passScales();
    Result<Readback> readPacked(int variant);
    double pollCost() const;
    /// Whether a variant's scale (NVFP4: the tensor's) is found before the launch.
    static bool needsParams(const KernelVariant& variant);
    bool known(int variant) const { return variant >= 0 && variant < static_cast<int>(m_variants.size()); }

    std::shared_ptr<const CudaModule> m_module;
    const QsCudaTable& m_table;
    QsCudaContext* m_context = nullptr;
    QsCudaDevice m_device;
    std::unique_ptr<Nvml> m_nvml;
    std::function<bool()> m_interrupted;
    mutable std::optional<Error> m_lost;

    std::vector<KernelVariant> m_variants;
    std::vector<ScaleParams> m_params; ///< of static variants
    GivenScale m_given;
    Operation m_operation = Operation::Quantize;
    std::vector<float> m_globalScales; ///< of NVFP4 variants
    DType m_dtype = DType::F32;
    Shape m_shape, m_prepared; ///< now; when traffic of ceilings was told
};

/// DeviceInfo from what the module and NVML say.
DeviceInfo toDeviceInfo(const QsCudaDevice& device, const Nvml& nvml);
/// Calibration without what only the adapter knows: device, driver, date, cost of a poll.
Calibration toCalibration(const QsCudaCalibration& calibration);

} // namespace qs
