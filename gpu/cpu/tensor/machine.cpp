// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/tensor/machine.h"

#include "gpu/core/host_system.h"
#include "gpu/cpu/common/device_info.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <new>

namespace qs {

namespace {

const MachineKernels& loopsFor(const CpuKernels& kernels, bool vnni)
{
    if (vnni) return machineKernelsFor(kernels);
    const MachineKernels* loops = &kernels == avx512Kernels() ? avx512MachineKernels(false)
                                  : &kernels == avx2Kernels() ? avx2MachineKernels(false)
                                                              : nullptr;
    return loops ? *loops : portableMachineKernels();
}

/// Null for our own loops, and why. Decided by names, never by timing: the same device has to give the same bits every
/// time.
std::shared_ptr<const BlasLibrary> chooseBlas(CpuProducts products, const CpuKernels& kernels, Message& whyOwn)
{
    if (products == CpuProducts::Own) {
        whyOwn = Message::tr("as requested");
        return nullptr;
    }
    auto blas = BlasLibrary::open();
    if (!blas)
        whyOwn = Message::tr("no BLAS library was found");
    else if (products == CpuProducts::Best && &kernels == avx512Kernels() && !(*blas)->mayUseAvx512())
        whyOwn = Message::tr("%1 has narrower vectors").arg((*blas)->name());
    return whyOwn.empty() ? *blas : nullptr;
}

Error noMemory(std::uint64_t wanted, Bytes free)
{
    return {
        ErrorCode::Memory,
        Message::tr("A buffer requires %1 of memory; %2 is available.").arg(formatBytes({wanted}), formatBytes(free)),
        host::memoryHint(Message::tr("Use a smaller model or fewer rows at a time."))};
}

/// Of the first free slot, or a new one at the end.
template <class Slots, class IsFree> std::size_t freeSlot(Slots& slots, const IsFree& isFree)
{
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (isFree(slots[i])) return i;
    slots.emplace_back();
    return slots.size() - 1;
}

} // namespace

CpuMachine::CpuMachine(const CpuMachineOptions& options)
    : m_availableMemory(options.availableMemory), m_kernels(kernelsFor(options.isa.value_or(chosenIsa()))),
      m_loops(loopsFor(m_kernels, options.vnni)), m_pool(options.threads),
      m_blas(chooseBlas(options.products, m_kernels, m_whyOwn)),
      m_steps({m_pool, m_kernels, m_loops, m_blas.get()}, [this](const TensorPlace& place) -> MachinePlace {
          if (!place.isThere()) return {};
          const Buffer& buffer = m_buffers[static_cast<std::size_t>(place.buffer)];
          return {reinterpret_cast<std::byte*>(buffer.pages.data()) + place.offset, buffer.bytes - place.offset};
      })
{}

DeviceInfo CpuMachine::info() const
{
    DeviceInfo info = cpuDeviceInfo(m_kernels.name, m_pool.threads(), host::lastLevelCache());
    info.freeMemory = available();
    info.detail += ", matrix products by " + arithmetic(DType::F32).english();
    return info;
}

Message CpuMachine::arithmetic(DType type) const
{
    switch (type) {
    case DType::F32:
        return m_blas ? Message(m_blas->name()) : Message::tr("custom %1 loops (%2)").arg(m_kernels.name, m_whyOwn);
    case DType::I8:
        return m_loops.dots;
    default:
        return {};
    }
}

Bytes CpuMachine::available() const { return m_availableMemory ? *m_availableMemory : host::availableMemory(); }

std::int64_t CpuMachine::bytesOf(std::int32_t buffer) const
{
    if (buffer < 0 || static_cast<std::size_t>(buffer) >= m_buffers.size()) return -1;
    return m_buffers[static_cast<std::size_t>(buffer)].bytes;
}

Result<std::int32_t> CpuMachine::allocate(std::int64_t bytes)
{
    if (bytes < 0) return Error{ErrorCode::Internal, Message::tr("A buffer of %1 bytes was requested.").arg(bytes), ""};
    const auto wanted = static_cast<std::uint64_t>(bytes);
    if (const Bytes free = available(); wanted > free.value) return noMemory(wanted, free);
    try {
        PageBuffer pages(std::max<std::uint64_t>(wanted, 1)); // the system's pages are zero
        if (!pages.data()) return noMemory(wanted, available());
        const std::size_t slot = freeSlot(m_buffers, [](const Buffer& buffer) { return buffer.bytes < 0; });
        m_buffers[slot] = {std::move(pages), bytes};
        return static_cast<std::int32_t>(slot);
    } catch (const std::bad_alloc&) {
        return noMemory(wanted, available());
    }
}

void CpuMachine::release(std::int32_t buffer)
{
    if (bytesOf(buffer) >= 0) m_buffers[static_cast<std::size_t>(buffer)] = {};
}

Result<std::byte*> CpuMachine::reach(TensorPlace place, std::size_t bytes) const
{
    const std::int64_t size = bytesOf(place.buffer);
    if (size < 0) return Error{ErrorCode::Internal, Message::tr("Buffer %1 does not exist.").arg(place.buffer), ""};
    if (place.offset < 0 || place.offset > size || bytes > static_cast<std::size_t>(size - place.offset))
        return Error{
            ErrorCode::Internal,
            Message::tr("%1 bytes from offset %2 exceed the buffer size of %3.")
                .arg(formatCount(static_cast<std::int64_t>(bytes)), formatCount(place.offset), formatCount(size)),
            ""};
    return reinterpret_cast<std::byte*>(m_buffers[static_cast<std::size_t>(place.buffer)].pages.data()) + place.offset;
}

Result<void> CpuMachine::upload(TensorPlace to, std::span<const std::byte> bytes)
{
    auto target = reach(to, bytes.size());
    if (!target) return target.error();
    if (!bytes.empty()) std::memcpy(*target, bytes.data(), bytes.size());
    return {};
}

Result<void> CpuMachine::download(TensorPlace from, std::span<std::byte> bytes)
{
    auto source = reach(from, bytes.size());
    if (!source) return source.error();
    if (!bytes.empty()) std::memcpy(bytes.data(), *source, bytes.size());
    return {};
}

Result<void> CpuMachine::check(std::span<const TensorOp> ops) const
{
    const std::function<std::int64_t(std::int32_t)> sizes = [this](std::int32_t buffer) { return bytesOf(buffer); };
    return checkTensorOps(ops, sizes, [this](DType type) { return !arithmetic(type).empty(); });
}

Result<void> CpuMachine::runAll(std::span<const TensorOp> ops)
{
    const ThreadPool::CallerScope scope(m_pool, false);
    for (const TensorOp& op : ops)
        if (auto done = m_steps.run(op); !done) return done;
    return {};
}

Result<void> CpuMachine::run(std::span<const TensorOp> ops)
{
    if (auto valid = check(ops); !valid) return valid;
    return runAll(ops);
}

Result<std::int32_t> CpuMachine::record(std::span<const TensorOp> ops)
{
    if (auto valid = check(ops); !valid) return valid.error();
    try {
        const std::size_t slot = freeSlot(m_programs, [](const auto& program) { return !program.has_value(); });
        m_programs[slot].emplace(ops.begin(), ops.end());
        return static_cast<std::int32_t>(slot);
    } catch (const std::bad_alloc&) {
        return noMemory(ops.size_bytes(), available());
    }
}

Result<const CpuMachine::Program*> CpuMachine::program(std::int32_t index) const
{
    const auto slot = static_cast<std::size_t>(index);
    if (index < 0 || slot >= m_programs.size() || !m_programs[slot])
        return Error{ErrorCode::Internal, Message::tr("Recorded program %1 does not exist.").arg(index), ""};
    // Its buffers may have gone since.
    if (auto valid = check(*m_programs[slot]); !valid) return valid.error();
    return &*m_programs[slot];
}

Result<void> CpuMachine::replay(std::int32_t index, int times)
{
    auto ops = program(index);
    if (!ops) return ops.error();
    for (int i = 0; i < times; ++i)
        if (auto done = runAll(**ops); !done) return done;
    return {};
}

Result<void> CpuMachine::timeReplays(std::int32_t index, int samples, std::vector<float>& us)
{
    using Clock = std::chrono::steady_clock;
    auto ops = program(index);
    if (!ops) return ops.error();
    const ThreadPool::CallerScope scope(m_pool, false);
    for (int i = 0; i < samples; ++i) {
        m_pool.wakeThreads();
        const auto start = Clock::now();
        for (const TensorOp& op : **ops)
            if (auto done = m_steps.run(op); !done) return done;
        us.push_back(std::chrono::duration<float, std::micro>(Clock::now() - start).count());
    }
    return {};
}

void CpuMachine::forget(std::int32_t index)
{
    if (index >= 0 && static_cast<std::size_t>(index) < m_programs.size())
        m_programs[static_cast<std::size_t>(index)].reset();
}

std::unique_ptr<TensorMachine> makeCpuMachine() { return std::make_unique<CpuMachine>(); }

} // namespace qs
