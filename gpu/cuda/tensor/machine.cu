// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/tensor/machine.cuh"

#include <array>

namespace qs::cuda {

namespace {

int selected(int device)
{
    check(cudaSetDevice(device), Message::mark("selecting the device"));
    return device;
}

[[noreturn]] void refuseMemory(std::int64_t wanted, std::size_t free)
{
    throw Failure::make(
        QsCudaMemory, Message::mark("Use a smaller model or fewer rows at a time, or free memory of the GPU."),
        Message::mark("A buffer requires %1 MiB of GPU memory; %2 MiB is available."),
        fixed(static_cast<double>(wanted) / 1048576.0, 2), fixed(static_cast<double>(free) / 1048576.0, 2));
}

std::size_t freeMemory()
{
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), Message::mark("asking for free memory"));
    return free;
}

/// A free slot, or a new one at the end.
template <class Slots, class IsFree> std::size_t freeSlot(Slots& slots, const IsFree& isFree)
{
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (isFree(slots[i])) return i;
    slots.emplace_back();
    return slots.size() - 1;
}

} // namespace

Machine::Machine(int device) : m_device(selected(device))
{
    check(cudaDeviceGetAttribute(&m_multiprocessors, cudaDevAttrMultiProcessorCount, device),
          Message::mark("reading device properties"));
    m_scratch = DeviceMemory(kMachineScratchFloats * static_cast<std::int64_t>(sizeof(float)));
    m_dependent = machineKernelsWait();
    m_stream = makeStream();
}

Machine::~Machine()
{
    cudaSetDevice(m_device);
    cudaStreamSynchronize(m_stream);
}

std::int32_t Machine::allocate(std::int64_t bytes)
{
    if (bytes < 0) throw Failure::make(QsCudaInternal, "", Message::mark("A buffer of %1 bytes was requested."), bytes);
    if (const std::size_t free = freeMemory(); static_cast<std::uint64_t>(bytes) > free) refuseMemory(bytes, free);
    const std::size_t slot = freeSlot(m_buffers, [](const Buffer& buffer) { return !buffer.memory; });
    Buffer& buffer = m_buffers[slot];
    try {
        buffer.memory.emplace(std::max<std::int64_t>(bytes, 1));
    } catch (const Failure& failure) {
        buffer.memory.reset();
        if (failure.code == QsCudaMemory) refuseMemory(bytes, freeMemory());
        throw;
    }
    buffer.bytes = bytes;
    buffer.serial = ++m_serial;
    check(cudaMemsetAsync(buffer.memory->data(), 0, static_cast<std::size_t>(buffer.memory->bytes()), m_stream),
          Message::mark("clearing a buffer"));
    return static_cast<std::int32_t>(slot);
}

void Machine::release(std::int32_t buffer)
{
    if (buffer < 0 || static_cast<std::size_t>(buffer) >= m_buffers.size()) return;
    if (m_buffers[static_cast<std::size_t>(buffer)].memory) wait(); // what still uses it
    m_buffers[static_cast<std::size_t>(buffer)].memory.reset();
}

std::uint8_t* Machine::reach(std::int32_t buffer, std::int64_t offset, std::int64_t bytes) const
{
    const auto slot = static_cast<std::size_t>(buffer);
    if (buffer < 0 || slot >= m_buffers.size() || !m_buffers[slot].memory)
        throw Failure::make(QsCudaInternal, "", Message::mark("Buffer %1 does not exist."), buffer);
    const std::int64_t size = m_buffers[slot].bytes;
    if (offset < 0 || offset > size || bytes > size - offset)
        throw Failure::make(QsCudaInternal, "", Message::mark("%1 bytes from offset %2 exceed the buffer size of %3."),
                            bytes, offset, size);
    return m_buffers[slot].memory->data() + offset;
}

void Machine::upload(std::int32_t buffer, std::int64_t offset, std::span<const std::byte> bytes)
{
    std::uint8_t* const to = reach(buffer, offset, static_cast<std::int64_t>(bytes.size()));
    if (bytes.empty()) return;
    check(cudaMemcpyAsync(to, bytes.data(), bytes.size(), cudaMemcpyHostToDevice, m_stream),
          Message::mark("sending a buffer"));
    check(cudaStreamSynchronize(m_stream),
          Message::mark("sending a buffer")); // the caller may change its bytes from now on
}

void Machine::download(std::int32_t buffer, std::int64_t offset, std::span<std::byte> bytes)
{
    const std::uint8_t* const from = reach(buffer, offset, static_cast<std::int64_t>(bytes.size()));
    if (!bytes.empty())
        check(cudaMemcpyAsync(bytes.data(), from, bytes.size(), cudaMemcpyDeviceToHost, m_stream),
              Message::mark("fetching a buffer"));
    wait();
}

MachineStep Machine::stepOf(const TensorOp& op) const
{
    MachineStep step{op};
    const auto find = [&](const TensorPlace& place, void*& data, std::int64_t& left) {
        if (!place.isThere()) return;
        data = reach(place.buffer, place.offset, 0);
        left = m_buffers[static_cast<std::size_t>(place.buffer)].bytes - place.offset;
    };
    for (std::size_t i = 0; i < std::size(op.in); ++i)
        find(op.in[i], step.ins[i], step.inBytes[i]);
    for (std::size_t i = 0; i < std::size(op.out); ++i)
        find(op.out[i], step.outs[i], step.outBytes[i]);
    step.scratch = reinterpret_cast<float*>(m_scratch.data());
    step.stream = m_stream;
    step.multiprocessors = m_multiprocessors;
    step.dependent = m_dependent;
    return step;
}

void Machine::runStep(const MachineStep& step)
{
    if (step.op.kind == TensorOpKind::Gemm) return m_products.run(step);
    if (runElements(step) || runRows(step) || runQuantized(step)) return;
    throw Failure::make(QsCudaInternal, "", Message::mark("Unknown instruction %1."), static_cast<int>(step.op.kind));
}

void Machine::run(std::span<const TensorOp> ops)
{
    for (const TensorOp& op : ops) {
        const MachineStep step = stepOf(op);
        if (op.kind == TensorOpKind::Gemm) m_products.prepare(step);
        runStep(step);
    }
}

std::vector<std::pair<std::int32_t, std::int64_t>> Machine::buffersOf(std::span<const TensorOp> ops) const
{
    std::vector<std::pair<std::int32_t, std::int64_t>> used;
    const auto add = [&](const TensorPlace& place) {
        if (place.isThere()) used.emplace_back(place.buffer, m_buffers[static_cast<std::size_t>(place.buffer)].serial);
    };
    for (const TensorOp& op : ops) {
        for (const TensorPlace& place : op.in)
            add(place);
        for (const TensorPlace& place : op.out)
            add(place);
    }
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    return used;
}

std::int32_t Machine::record(std::span<const TensorOp> ops)
{
    for (const TensorOp& op : ops) {
        const MachineStep step = stepOf(op);
        if (op.kind == TensorOpKind::Gemm) m_products.prepare(step);
    }
    auto used = buffersOf(ops);
    // Relaxed: kernels are loaded when they are first queued.
    GraphExec made = recordGraph(m_stream, cudaStreamCaptureModeRelaxed, [&] {
        for (const TensorOp& op : ops)
            runStep(stepOf(op));
    });
    check(cudaGraphUpload(made, m_stream), Message::mark("uploading a graph"));
    const std::size_t slot = freeSlot(m_programs, [](const Program& program) { return !program.graph; });
    m_programs[slot] = {std::move(made), std::move(used)};
    return static_cast<std::int32_t>(slot);
}

const Machine::Program& Machine::program(std::int32_t index) const
{
    const auto slot = static_cast<std::size_t>(index);
    if (index < 0 || slot >= m_programs.size() || !m_programs[slot].graph)
        throw Failure::make(QsCudaInternal, "", Message::mark("Recorded program %1 does not exist."), index);
    for (const auto& [buffer, serial] : m_programs[slot].buffers) {
        const Buffer& now = m_buffers[static_cast<std::size_t>(buffer)];
        if (!now.memory || now.serial != serial)
            throw Failure::make(QsCudaInternal, "",
                                Message::mark("Buffer %1 of the recorded program %2 no longer exists."), buffer, index);
    }
    return m_programs[slot];
}

void Machine::replay(std::int32_t index, int times)
{
    const Program& recorded = program(index);
    for (int i = 0; i < times; ++i)
        check(cudaGraphLaunch(recorded.graph, m_stream), Message::mark("replaying a program"));
}

void Machine::timeReplays(std::int32_t index, std::span<float> us)
{
    constexpr std::size_t most = 16; // queued within the time that the blocker holds the stream
    const Program& recorded = program(index);
    if (!m_gate) m_gate.emplace();
    std::vector<Event> events(2 * std::min(most, us.size()));
    for (Event& event : events)
        event = makeEvent();
    for (std::size_t first = 0; first < us.size(); first += most) {
        const std::size_t count = std::min(most, us.size() - first);
        const auto queueAll = [&] {
            for (std::size_t i = 0; i < count; ++i) {
                check(cudaEventRecord(events[2 * i], m_stream), Message::mark("timing a program"));
                check(cudaGraphLaunch(recorded.graph, m_stream), Message::mark("replaying a program"));
                check(cudaEventRecord(events[2 * i + 1], m_stream), Message::mark("timing a program"));
            }
        };
        const auto readTimes = [&] {
            wait();
            for (std::size_t i = 0; i < count; ++i)
                us[first + i] = microsecondsBetween(events[2 * i], events[2 * i + 1]);
        };
        behindBlocker(*m_gate, m_stream, queueAll, readTimes);
    }
}

void Machine::forget(std::int32_t index)
{
    const auto slot = static_cast<std::size_t>(index);
    if (index < 0 || slot >= m_programs.size() || !m_programs[slot].graph) return;
    wait();
    m_programs[slot] = {};
}

void Machine::wait() { check(cudaStreamSynchronize(m_stream), Message::mark("running instructions")); }

} // namespace qs::cuda
