// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/device_memory.cuh"
#include "gpu/cuda/common/handles.cuh"
#include "gpu/cuda/sampling/blocker.cuh"
#include "gpu/cuda/tensor/products.cuh"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace qs::cuda {

/// The tensor machine on one device: buffers, instructions in one stream, recorded graphs. Instructions have been
/// checked (their operands are looked up once more). Throws Failure.
class Machine
{
public:
    explicit Machine(int device);
    ~Machine();
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;

    void select() const { check(cudaSetDevice(m_device), Message::mark("selecting the device")); }
    std::int32_t allocate(std::int64_t bytes);
    void release(std::int32_t buffer);
    void upload(std::int32_t buffer, std::int64_t offset, std::span<const std::byte> bytes);
    void download(std::int32_t buffer, std::int64_t offset, std::span<std::byte> bytes);
    void run(std::span<const TensorOp> ops);
    std::int32_t record(std::span<const TensorOp> ops);
    void replay(std::int32_t program, int times);
    /// Microseconds of single replays: events around each, queued behind a kernel that holds the stream.
    void timeReplays(std::int32_t program, std::span<float> us);
    void forget(std::int32_t program);
    void wait();
    std::string arithmetic(DType type) { return m_products.arithmetic(type); }

private:
    struct Buffer
    {
        std::optional<DeviceMemory> memory; ///< none: free
        std::int64_t bytes = 0;
        std::int64_t serial = 0; ///< of the allocation
    };
    struct Program
    {
        GraphExec graph;                                            ///< empty: free
        std::vector<std::pair<std::int32_t, std::int64_t>> buffers; ///< that it uses, with their serials
    };

    std::uint8_t* reach(std::int32_t buffer, std::int64_t offset, std::int64_t bytes) const;
    MachineStep stepOf(const TensorOp& op) const;
    void runStep(const MachineStep& step);
    const Program& program(std::int32_t index) const;
    std::vector<std::pair<std::int32_t, std::int64_t>> buffersOf(std::span<const TensorOp> ops) const;

    int m_device;
    int m_multiprocessors = 1;
    bool m_dependent = false;
    Stream m_stream;
    std::int64_t m_serial = 0;
    DeviceMemory m_scratch;
    std::vector<Buffer> m_buffers;
    std::vector<Program> m_programs;
    MachineProducts m_products;
    std::optional<Gate> m_gate;
};

} // namespace qs::cuda
