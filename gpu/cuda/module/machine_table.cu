// SPDX-License-Identifier: GPL-3.0-or-later
// The tensor machine's part of the table of functions that crosses the border.
#include "gpu/cuda/module/machine_table.cuh"

#include "gpu/cuda/common/guarded.cuh"
#include "gpu/cuda/module/device_list.cuh"
#include "gpu/cuda/tensor/machine.cuh"

using qs::cuda::guarded;

struct QsCudaMachine
{
    explicit QsCudaMachine(int device) : machine(device) {}
    qs::cuda::Machine machine;
    QsCudaStatus last{};
    void select() const { machine.select(); }
};

namespace {

std::span<const qs::TensorOp> opsOf(const void* ops, std::uint64_t count)
{
    return {static_cast<const qs::TensorOp*>(ops), count};
}

int openMachine(int index, QsCudaMachine** machine, QsCudaStatus* status)
{
    *machine = nullptr;
    return qs::cuda::guardedAlone(status, [&] {
        qs::cuda::checkIndex(index);
        *machine = new QsCudaMachine(index);
    });
}

void closeMachine(QsCudaMachine* machine) { delete machine; }

int freeMemory(QsCudaMachine* machine, std::uint64_t* freeBytes, QsCudaStatus* status)
{
    return guarded(machine, status, [&] {
        std::size_t free = 0, total = 0;
        qs::cuda::check(cudaMemGetInfo(&free, &total), qs::Message::mark("asking for free memory"));
        *freeBytes = free;
    });
}

int allocate(QsCudaMachine* machine, std::int64_t bytes, std::int32_t* buffer, QsCudaStatus* status)
{
    *buffer = -1;
    return guarded(machine, status, [&] { *buffer = machine->machine.allocate(bytes); });
}

void release(QsCudaMachine* machine, std::int32_t buffer)
{
    guarded(machine, nullptr, [&] { machine->machine.release(buffer); });
}

int upload(QsCudaMachine* machine, std::int32_t buffer, std::int64_t offset, const void* data, std::uint64_t bytes,
           QsCudaStatus* status)
{
    return guarded(machine, status,
                   [&] { machine->machine.upload(buffer, offset, {static_cast<const std::byte*>(data), bytes}); });
}

int download(QsCudaMachine* machine, std::int32_t buffer, std::int64_t offset, void* data, std::uint64_t bytes,
             QsCudaStatus* status)
{
    return guarded(machine, status,
                   [&] { machine->machine.download(buffer, offset, {static_cast<std::byte*>(data), bytes}); });
}

int run(QsCudaMachine* machine, const void* ops, std::uint64_t count, QsCudaStatus* status)
{
    return guarded(machine, status, [&] { machine->machine.run(opsOf(ops, count)); });
}

int record(QsCudaMachine* machine, const void* ops, std::uint64_t count, std::int32_t* program, QsCudaStatus* status)
{
    *program = -1;
    return guarded(machine, status, [&] { *program = machine->machine.record(opsOf(ops, count)); });
}

int replay(QsCudaMachine* machine, std::int32_t program, int times, QsCudaStatus* status)
{
    return guarded(machine, status, [&] { machine->machine.replay(program, times); });
}

int timeReplays(QsCudaMachine* machine, std::int32_t program, int samples, float* us, QsCudaStatus* status)
{
    return guarded(machine, status, [&] {
        machine->machine.timeReplays(program, {us, static_cast<std::size_t>(std::max(samples, 0))});
    });
}

void forget(QsCudaMachine* machine, std::int32_t program)
{
    guarded(machine, nullptr, [&] { machine->machine.forget(program); });
}

int waitFor(QsCudaMachine* machine, QsCudaStatus* status)
{
    return guarded(machine, status, [&] { machine->machine.wait(); });
}

void arithmetic(QsCudaMachine* machine, std::int32_t type, char* text, int capacity)
{
    text[0] = '\0';
    guarded(machine, nullptr, [&] {
        qs::cuda::copyText(text, static_cast<std::size_t>(capacity),
                           machine->machine.arithmetic(static_cast<qs::DType>(type)));
    });
}

} // namespace

namespace qs::cuda {

const QsCudaMachineTable kMachineTable = {
    sizeof(QsCudaMachineTable),
    sizeof(TensorOp),
    openMachine,
    closeMachine,
    freeMemory,
    allocate,
    release,
    upload,
    download,
    run,
    record,
    replay,
    timeReplays,
    forget,
    waitFor,
    arithmetic,
};

} // namespace qs::cuda
