// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/tensor_machine.h"

#include <optional>
#include <span>
#include <vector>

namespace qs {

/// Buffers of a machine that go back to it together. Keeps the first failure, so that many can be asked for before one
/// look.
class DeviceBuffers
{
public:
    explicit DeviceBuffers(TensorMachine& machine) : m_machine(&machine) {}
    ~DeviceBuffers()
    {
        for (const std::int32_t buffer : m_buffers)
            m_machine->release(buffer);
    }
    DeviceBuffers(const DeviceBuffers&) = delete;
    DeviceBuffers& operator=(const DeviceBuffers&) = delete;

    /// A buffer of zero bytes; missing after a failure.
    TensorPlace bytes(std::int64_t count)
    {
        if (m_error) return {};
        auto buffer = m_machine->allocate(count);
        if (!buffer) {
            m_error = buffer.error();
            return {};
        }
        m_buffers.push_back(*buffer);
        return {*buffer, 0, 0};
    }
    /// Room for `count` numbers of four bytes, FP32 or int32.
    TensorPlace words(std::int64_t count) { return bytes(count * 4); }
    template <typename T> TensorPlace uploaded(std::span<const T> values)
    {
        const TensorPlace place = bytes(static_cast<std::int64_t>(values.size_bytes()));
        if (place.isThere())
            if (auto sent = m_machine->upload(place, std::as_bytes(values)); !sent) m_error = sent.error();
        return place;
    }
    void release(TensorPlace place)
    {
        std::erase(m_buffers, place.buffer);
        m_machine->release(place.buffer);
    }
    Result<void> result() const
    {
        if (m_error) return *m_error;
        return {};
    }

private:
    TensorMachine* m_machine;
    std::vector<std::int32_t> m_buffers;
    std::optional<Error> m_error;
};

/// `floats` numbers of four bytes further on.
inline TensorPlace after(TensorPlace place, std::int64_t words) { return {place.buffer, 0, place.offset + 4 * words}; }

} // namespace qs
