// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/host/machine.h"

#include "gpu/cuda/host/backend.h"

#include <array>

namespace qs {

Result<std::unique_ptr<TensorMachine>> CudaMachine::open(std::shared_ptr<const CudaModule> module,
                                                         const QsCudaTable& table, int index)
{
    QsCudaStatus status{};
    status.size = sizeof status;
    QsCudaDevice device{};
    device.size = sizeof device;
    if (table.describeDevice(index, &device, &status) != QsCudaOk) return toError(status);
    if (!table.machine || table.machine->size < sizeof(QsCudaMachineTable) || table.machine->opSize != sizeof(TensorOp))
        return Error{ErrorCode::Device, Message::tr("The CUDA module belongs to a different version of the program."),
                     Message::tr("Install the same version of the program and the module.")};
    QsCudaMachine* machine = nullptr;
    if (table.machine->open(index, &machine, &status) != QsCudaOk) return toError(status);
    return std::unique_ptr<TensorMachine>(new CudaMachine(std::move(module), *table.machine, machine, device));
}

CudaMachine::CudaMachine(std::shared_ptr<const CudaModule> module, const QsCudaMachineTable& table,
                         QsCudaMachine* machine, const QsCudaDevice& device)
    : m_module(std::move(module)), m_table(table), m_machine(machine), m_device(device),
      m_nvml(std::make_unique<Nvml>(device.pciBusId))
{}

CudaMachine::~CudaMachine() { m_table.close(m_machine); }

DeviceInfo CudaMachine::info() const
{
    DeviceInfo info = toDeviceInfo(m_device, *m_nvml);
    std::uint64_t free = 0;
    if (call([&](QsCudaStatus* status) { return m_table.freeMemory(m_machine, &free, status); }))
        info.freeMemory = Bytes{free};
    return info;
}

Message CudaMachine::arithmetic(DType type) const
{
    if (const auto known = m_arithmetic.find(type); known != m_arithmetic.end()) return known->second;
    std::array<char, 160> text{};
    m_table.arithmetic(m_machine, static_cast<std::int32_t>(type), text.data(), static_cast<int>(text.size()));
    return m_arithmetic[type] = moduleMessage(text.data());
}

Result<std::int32_t> CudaMachine::allocate(std::int64_t bytes)
{
    std::int32_t buffer = -1;
    if (auto done = call([&](QsCudaStatus* status) { return m_table.allocate(m_machine, bytes, &buffer, status); });
        !done)
        return done.error();
    if (m_sizes.size() <= static_cast<std::size_t>(buffer)) m_sizes.resize(static_cast<std::size_t>(buffer) + 1, -1);
    m_sizes[static_cast<std::size_t>(buffer)] = bytes;
    return buffer;
}

void CudaMachine::release(std::int32_t buffer)
{
    if (buffer < 0 || static_cast<std::size_t>(buffer) >= m_sizes.size()) return;
    m_table.release(m_machine, buffer);
    m_sizes[static_cast<std::size_t>(buffer)] = -1;
}

Result<void> CudaMachine::upload(TensorPlace to, std::span<const std::byte> bytes)
{
    return call([&](QsCudaStatus* status) {
        return m_table.upload(m_machine, to.buffer, to.offset, bytes.data(), bytes.size(), status);
    });
}

Result<void> CudaMachine::download(TensorPlace from, std::span<std::byte> bytes)
{
    return call([&](QsCudaStatus* status) {
        return m_table.download(m_machine, from.buffer, from.offset, bytes.data(), bytes.size(), status);
    });
}

Result<void> CudaMachine::check(std::span<const TensorOp> ops) const
{
    const std::function<std::int64_t(std::int32_t)> sizes = [this](std::int32_t buffer) {
        const auto slot = static_cast<std::size_t>(buffer);
        return buffer >= 0 && slot < m_sizes.size() ? m_sizes[slot] : std::int64_t{-1};
    };
    return checkTensorOps(ops, sizes, [this](DType type) { return !arithmetic(type).empty(); });
}

Result<void> CudaMachine::run(std::span<const TensorOp> ops)
{
    if (m_lost) return *m_lost;
    if (auto valid = check(ops); !valid) return valid;
    return call([&](QsCudaStatus* status) { return m_table.run(m_machine, ops.data(), ops.size(), status); });
}

Result<std::int32_t> CudaMachine::record(std::span<const TensorOp> ops)
{
    if (m_lost) return *m_lost;
    if (auto valid = check(ops); !valid) return valid.error();
    std::int32_t program = -1;
    if (auto done = call(
            [&](QsCudaStatus* status) { return m_table.record(m_machine, ops.data(), ops.size(), &program, status); });
        !done)
        return done.error();
    return program;
}

Result<void> CudaMachine::replay(std::int32_t program, int times)
{
    return call([&](QsCudaStatus* status) { return m_table.replay(m_machine, program, times, status); });
}

Result<void> CudaMachine::timeReplays(std::int32_t program, int samples, std::vector<float>& us)
{
    std::vector<float> times(static_cast<std::size_t>(std::max(samples, 0)));
    if (auto done = call([&](QsCudaStatus* status) {
            return m_table.timeReplays(m_machine, program, samples, times.data(), status);
        });
        !done)
        return done;
    us.insert(us.end(), times.begin(), times.end());
    return {};
}

void CudaMachine::forget(std::int32_t program) { m_table.forget(m_machine, program); }

Result<void> CudaMachine::wait()
{
    return call([&](QsCudaStatus* status) { return m_table.wait(m_machine, status); });
}

Result<std::unique_ptr<TensorMachine>> makeCudaMachine(int device)
{
    auto module = CudaModule::open();
    if (!module) return module.error();
    const QsCudaTable& table = (*module)->table();
    return CudaMachine::open(std::move(module).value(), table, device);
}

} // namespace qs
