// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/host/module.h"
#include "gpu/cuda/host/nvml.h"
#include "gpu/device/tensor_machine.h"

#include <map>
#include <optional>

namespace qs {

/// The tensor machine on a GPU: adapts the module's table of functions to TensorMachine and checks the instructions.
class CudaMachine final : public TensorMachine
{
public:
    /// `table` outlives the object (`module` keeps the loaded one alive).
    static Result<std::unique_ptr<TensorMachine>> open(std::shared_ptr<const CudaModule> module,
                                                       const QsCudaTable& table, int index);
    ~CudaMachine() override;

    DeviceInfo info() const override;
    Message arithmetic(DType type) const override;
    Result<std::int32_t> allocate(std::int64_t bytes) override;
    void release(std::int32_t buffer) override;
    Result<void> upload(TensorPlace to, std::span<const std::byte> bytes) override;
    Result<void> download(TensorPlace from, std::span<std::byte> bytes) override;
    Result<void> run(std::span<const TensorOp> ops) override;
    Result<std::int32_t> record(std::span<const TensorOp> ops) override;
    Result<void> replay(std::int32_t program, int times) override;
    Result<void> timeReplays(std::int32_t program, int samples, std::vector<float>& us) override;
    void forget(std::int32_t program) override;
    Result<void> wait() override;

private:
    CudaMachine(std::shared_ptr<const CudaModule> module, const QsCudaMachineTable& table, QsCudaMachine* machine,
                const QsCudaDevice& device);
    /// Calls a function of the table; once the device is lost, returns that error without calling.
    template <typename F> Result<void> call(F&& function) const
    {
        return callModule(m_lost, std::forward<F>(function));
    }
    Result<void> check(std::span<const TensorOp> ops) const;

    std::shared_ptr<const CudaModule> m_module;
    const QsCudaMachineTable& m_table;
    QsCudaMachine* m_machine;
    QsCudaDevice m_device;
    std::unique_ptr<Nvml> m_nvml;
    std::vector<std::int64_t> m_sizes; ///< of the buffers; −1: free
    mutable std::map<DType, Message> m_arithmetic;
    mutable std::optional<Error> m_lost;
};

} // namespace qs
