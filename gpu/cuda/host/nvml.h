// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/diagnosis/device_state.h"
#include "gpu/measure/energy.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace qs {

/// What NVIDIA's management library says of one device. The library is opened at run time; where it is
/// missing, or does not support a reading, the value is empty. Never asked within timed blocks: a reading
/// takes a driver lock.
class Nvml
{
public:
    /// The device with this PCI bus id (index would not do: CUDA_VISIBLE_DEVICES reorders).
    explicit Nvml(const std::string& pciBusId);
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    std::string driverVersion() const; ///< '580.159.04'; empty where unknown
    std::string uuid() const;          ///< 'GPU-c6f5…'; empty where unknown
    std::optional<unsigned> maxSmClockMHz() const;
    std::optional<unsigned> maxMemoryClockMHz() const;
    std::optional<std::uint64_t> freeMemoryBytes() const;
    /// Clocks, event reasons and their counters, temperature, power. `processes`: also the others that use the device.
    DeviceState state(bool processes) const;
    /// The counter of the energy that the whole GPU took, and its power now. A MIG instance has no counter of its own.
    EnergyReading energy() const;

private:
    struct Library;
    std::unique_ptr<Library> m_library;
};

} // namespace qs
