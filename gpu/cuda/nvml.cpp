// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/nvml.h"

#include <dlfcn.h>

namespace qs {

namespace {
// The part of NVML's stable binary interface that is used here; its header is not needed to build.
constexpr int kSuccess = 0;
constexpr unsigned kClockSm = 1, kClockMemory = 2;
constexpr unsigned kTemperatureGpu = 0;
struct Memory
{
    unsigned long long total, free, used;
};
using Device = void*;
} // namespace

struct Nvml::Library
{
    void* handle = nullptr;
    Device device = nullptr;
    bool running = false;
    int (*shutdown)() = nullptr;
    int (*driver)(char*, unsigned) = nullptr;
    int (*clock)(Device, unsigned, unsigned*) = nullptr;
    int (*maxClock)(Device, unsigned, unsigned*) = nullptr;
    int (*temperature)(Device, unsigned, unsigned*) = nullptr;
    int (*power)(Device, unsigned*) = nullptr;
    int (*memory)(Device, Memory*) = nullptr;

    template <typename F> void find(F& function, const char* name)
    {
        function = reinterpret_cast<F>(dlsym(handle, name));
    }
    std::optional<unsigned> clockOf(int (*function)(Device, unsigned, unsigned*), unsigned which) const
    {
        unsigned value = 0;
        if (!device || !function || function(device, which, &value) != kSuccess) return std::nullopt;
        return value;
    }
};

Nvml::Nvml(const std::string& pciBusId) : m_library(std::make_unique<Library>())
{
    Library& l = *m_library;
    l.handle = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!l.handle) return;
    int (*init)() = nullptr;
    int (*byBusId)(const char*, Device*) = nullptr;
    l.find(init, "nvmlInit_v2");
    l.find(byBusId, "nvmlDeviceGetHandleByPciBusId_v2");
    l.find(l.shutdown, "nvmlShutdown");
    l.find(l.driver, "nvmlSystemGetDriverVersion");
    l.find(l.clock, "nvmlDeviceGetClockInfo");
    l.find(l.maxClock, "nvmlDeviceGetMaxClockInfo");
    l.find(l.temperature, "nvmlDeviceGetTemperature");
    l.find(l.power, "nvmlDeviceGetPowerUsage");
    l.find(l.memory, "nvmlDeviceGetMemoryInfo");
    l.running = init && init() == kSuccess;
    if (!l.running || !byBusId || byBusId(pciBusId.c_str(), &l.device) != kSuccess) l.device = nullptr;
}

Nvml::~Nvml()
{
    if (m_library->running && m_library->shutdown) m_library->shutdown();
    if (m_library->handle) dlclose(m_library->handle);
}

std::string Nvml::driverVersion() const
{
    char text[96] = "";
    if (!m_library->running || !m_library->driver || m_library->driver(text, sizeof text) != kSuccess)
        return {};
    return text;
}

std::optional<unsigned> Nvml::smClockMHz() const { return m_library->clockOf(m_library->clock, kClockSm); }
std::optional<unsigned> Nvml::memoryClockMHz() const
{
    return m_library->clockOf(m_library->clock, kClockMemory);
}
std::optional<unsigned> Nvml::maxSmClockMHz() const
{
    return m_library->clockOf(m_library->maxClock, kClockSm);
}
std::optional<unsigned> Nvml::maxMemoryClockMHz() const
{
    return m_library->clockOf(m_library->maxClock, kClockMemory);
}

std::optional<unsigned> Nvml::temperatureCelsius() const
{
    return m_library->clockOf(m_library->temperature, kTemperatureGpu);
}

std::optional<unsigned> Nvml::powerMilliwatts() const
{
    unsigned value = 0;
    if (!m_library->device || !m_library->power || m_library->power(m_library->device, &value) != kSuccess)
        return std::nullopt;
    return value;
}

std::optional<std::uint64_t> Nvml::freeMemoryBytes() const
{
    Memory memory{};
    if (!m_library->device || !m_library->memory || m_library->memory(m_library->device, &memory) != kSuccess)
        return std::nullopt;
    return memory.free;
}

} // namespace qs
