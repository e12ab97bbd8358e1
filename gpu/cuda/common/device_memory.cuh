// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cuda/common/failure.cuh"

#include <cstdint>
#include <utility>

namespace qs::cuda {

/// A block of device memory.
class DeviceMemory
{
public:
    DeviceMemory() = default;
    explicit DeviceMemory(std::int64_t bytes) : m_bytes(bytes)
    {
        if (bytes > 0) check(cudaMalloc(&m_data, static_cast<std::size_t>(bytes)), Message::mark("allocating buffers"));
    }
    DeviceMemory(DeviceMemory&& other) noexcept
        : m_data(std::exchange(other.m_data, nullptr)), m_bytes(std::exchange(other.m_bytes, 0))
    {}
    DeviceMemory& operator=(DeviceMemory&& other) noexcept
    {
        std::swap(m_data, other.m_data);
        std::swap(m_bytes, other.m_bytes);
        return *this;
    }
    ~DeviceMemory()
    {
        if (m_data) cudaFree(m_data);
    }
    std::uint8_t* data() const { return static_cast<std::uint8_t*>(m_data); }
    std::int64_t bytes() const { return m_bytes; }

private:
    void* m_data = nullptr;
    std::int64_t m_bytes = 0;
};

} // namespace qs::cuda
