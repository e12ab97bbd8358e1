// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/host/nvml.h"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>

namespace qs {

namespace {

// The part of NVML's stable binary interface that is used here, without its header: the programs are built where there
// is no toolkit, too, and not every toolkit has it.
constexpr int kSuccess = 0, kInsufficientSize = 7;
constexpr unsigned kClockSm = 1, kClockMemory = 2;
constexpr unsigned kTemperatureGpu = 0;
struct Memory
{
    unsigned long long total, free, used;
};
struct Temperature
{
    unsigned version;
    unsigned sensor;
    int celsius;
};
struct ProcessInfo
{
    unsigned pid;
    unsigned long long usedMemory;
    unsigned gpuInstance, computeInstance;
};
struct FieldValue
{
    unsigned field, scope;
    long long timestamp, latencyUs;
    unsigned type;
    int status;
    union {
        double asDouble;
        unsigned asUnsigned;
        unsigned long asLong;
        unsigned long long asLongLong;
        long long asSigned;
        int asInt;
        unsigned short asShort;
    } value;
};
static_assert(sizeof(FieldValue) == 40 && sizeof(ProcessInfo) == 24);
enum FieldId : unsigned {
    FieldPowerCapNs = 74,
    FieldPowerNowMilliwatts = 186,
    FieldSwThermalNs = 269,
    FieldHwThermalNs = 270,
    FieldPowerBrakeNs = 271
};
/// Older drivers have other fields under the numbers of the last three counters.
constexpr int kDriverOfCounters = 580;

using Device = void*;

std::optional<std::uint64_t> wholeOf(const FieldValue& v)
{
    if (v.status != kSuccess) return std::nullopt;
    switch (v.type) {
    case 0:
        return v.value.asDouble >= 0 ? std::optional(static_cast<std::uint64_t>(v.value.asDouble)) : std::nullopt;
    case 1:
        return v.value.asUnsigned;
    case 2:
        return v.value.asLong;
    case 3:
        return v.value.asLongLong;
    case 4:
        return v.value.asSigned >= 0 ? std::optional(static_cast<std::uint64_t>(v.value.asSigned)) : std::nullopt;
    case 5:
        return v.value.asInt >= 0 ? std::optional(static_cast<std::uint64_t>(v.value.asInt)) : std::nullopt;
    case 6:
        return v.value.asShort;
    default:
        return std::nullopt;
    }
}

std::optional<std::string> nameOfProcess(unsigned pid)
{
    std::ifstream file("/proc/" + std::to_string(pid) + "/comm");
    std::string name;
    if (!file || !std::getline(file, name)) return std::nullopt;
    return name;
}

std::optional<double> toDouble(std::optional<unsigned> value)
{
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

} // namespace

struct Nvml::Library
{
    void* handle = nullptr;
    Device device = nullptr;
    bool running = false;
    int driverMajor = 0;
    int (*shutdown)() = nullptr;
    int (*driver)(char*, unsigned) = nullptr;
    int (*uuid)(Device, char*, unsigned) = nullptr;
    int (*clock)(Device, unsigned, unsigned*) = nullptr;
    int (*maxClock)(Device, unsigned, unsigned*) = nullptr;
    int (*temperatureV)(Device, Temperature*) = nullptr;
    int (*temperature)(Device, unsigned, unsigned*) = nullptr;
    int (*power)(Device, unsigned*) = nullptr;
    int (*powerLimit)(Device, unsigned*) = nullptr;
    int (*memory)(Device, Memory*) = nullptr;
    int (*reasons)(Device, unsigned long long*) = nullptr;
    int (*fields)(Device, int, FieldValue*) = nullptr;
    int (*energy)(Device, unsigned long long*) = nullptr;
    int (*migMode)(Device, unsigned*, unsigned*) = nullptr;
    int (*computeProcesses)(Device, unsigned*, ProcessInfo*) = nullptr;
    int (*graphicsProcesses)(Device, unsigned*, ProcessInfo*) = nullptr;

    template <typename F> void find(F& function, const char* name)
    {
        function = reinterpret_cast<F>(dlsym(handle, name));
    }
    void findAll();
    std::string driverVersion() const;
    std::optional<unsigned> clockOf(int (*function)(Device, unsigned, unsigned*), unsigned which) const
    {
        unsigned value = 0;
        if (!device || !function || function(device, which, &value) != kSuccess) return std::nullopt;
        return value;
    }
    std::optional<unsigned> milliwatts(int (*function)(Device, unsigned*)) const
    {
        unsigned value = 0;
        if (!device || !function || function(device, &value) != kSuccess) return std::nullopt;
        return value;
    }
    std::optional<double> celsius() const;
    void readFields(DeviceState& state) const;
    std::optional<double> wattsNow() const;
    bool isPartitioned() const;
    bool addProcesses(int (*function)(Device, unsigned*, ProcessInfo*), std::set<unsigned>& pids) const;
    std::optional<std::vector<std::string>> foreignProcesses() const;
};

void Nvml::Library::findAll()
{
    find(shutdown, "nvmlShutdown");
    find(driver, "nvmlSystemGetDriverVersion");
    find(uuid, "nvmlDeviceGetUUID");
    find(clock, "nvmlDeviceGetClockInfo");
    find(maxClock, "nvmlDeviceGetMaxClockInfo");
    find(temperatureV, "nvmlDeviceGetTemperatureV");
    find(temperature, "nvmlDeviceGetTemperature");
    find(power, "nvmlDeviceGetPowerUsage");
    find(powerLimit, "nvmlDeviceGetEnforcedPowerLimit");
    find(memory, "nvmlDeviceGetMemoryInfo");
    find(reasons, "nvmlDeviceGetCurrentClocksEventReasons");
    if (!reasons) find(reasons, "nvmlDeviceGetCurrentClocksThrottleReasons");
    find(fields, "nvmlDeviceGetFieldValues");
    find(energy, "nvmlDeviceGetTotalEnergyConsumption");
    find(migMode, "nvmlDeviceGetMigMode");
    find(computeProcesses, "nvmlDeviceGetComputeRunningProcesses_v3");
    find(graphicsProcesses, "nvmlDeviceGetGraphicsRunningProcesses_v3");
}

Nvml::Nvml(const std::string& pciBusId) : m_library(std::make_unique<Library>())
{
    Library& l = *m_library;
    l.handle = dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!l.handle) return;
    int (*init)() = nullptr;
    int (*byBusId)(const char*, Device*) = nullptr;
    l.find(init, "nvmlInit_v2");
    l.find(byBusId, "nvmlDeviceGetHandleByPciBusId_v2");
    l.findAll();
    l.running = init && init() == kSuccess;
    if (!l.running || !byBusId || byBusId(pciBusId.c_str(), &l.device) != kSuccess) l.device = nullptr;
    l.driverMajor = std::atoi(l.driverVersion().c_str());
}

Nvml::~Nvml()
{
    if (m_library->running && m_library->shutdown) m_library->shutdown();
    if (m_library->handle) dlclose(m_library->handle);
}

std::string Nvml::Library::driverVersion() const
{
    char text[96] = "";
    if (!running || !driver || driver(text, sizeof text) != kSuccess) return {};
    return text;
}

std::string Nvml::driverVersion() const { return m_library->driverVersion(); }

std::string Nvml::uuid() const
{
    char text[96] = "";
    if (!m_library->device || !m_library->uuid || m_library->uuid(m_library->device, text, sizeof text) != kSuccess)
        return {};
    return text;
}

std::optional<unsigned> Nvml::maxSmClockMHz() const { return m_library->clockOf(m_library->maxClock, kClockSm); }
std::optional<unsigned> Nvml::maxMemoryClockMHz() const
{
    return m_library->clockOf(m_library->maxClock, kClockMemory);
}

std::optional<std::uint64_t> Nvml::freeMemoryBytes() const
{
    Memory memory{};
    if (!m_library->device || !m_library->memory || m_library->memory(m_library->device, &memory) != kSuccess)
        return std::nullopt;
    return memory.free;
}

std::optional<double> Nvml::Library::celsius() const
{
    Temperature now{static_cast<unsigned>(sizeof(Temperature)) | 1u << 24, kTemperatureGpu, 0};
    if (device && temperatureV && temperatureV(device, &now) == kSuccess) return now.celsius;
    return toDouble(clockOf(temperature, kTemperatureGpu));
}

/// Counters of held-back time, and power now; the call succeeds as a whole, each field has a status of its own.
void Nvml::Library::readFields(DeviceState& state) const
{
    std::array<FieldValue, 5> values{};
    const unsigned wanted[] = {FieldPowerNowMilliwatts, FieldPowerCapNs, FieldSwThermalNs, FieldHwThermalNs,
                               FieldPowerBrakeNs};
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i].field = wanted[i];
    const int count = driverMajor >= kDriverOfCounters ? 5 : 2;
    if (!device || !fields || fields(device, count, values.data()) != kSuccess) return;
    if (const auto milli = wholeOf(values[0]); milli && *milli > 0) state.powerW = static_cast<double>(*milli) * 1e-3;
    state.powerCapNs = wholeOf(values[1]);
    if (count < 5) return;
    state.swThermalNs = wholeOf(values[2]);
    state.hwThermalNs = wholeOf(values[3]);
    state.powerBrakeNs = wholeOf(values[4]);
}

/// Adds the process ids of one list; false where the device does not tell them.
bool Nvml::Library::addProcesses(int (*function)(Device, unsigned*, ProcessInfo*), std::set<unsigned>& pids) const
{
    if (!device || !function) return false;
    std::vector<ProcessInfo> list(32);
    auto count = static_cast<unsigned>(list.size());
    int status = function(device, &count, list.data());
    if (status == kInsufficientSize) {
        list.resize(count + 16); // some may start meanwhile
        count = static_cast<unsigned>(list.size());
        status = function(device, &count, list.data());
    }
    if (status != kSuccess) return false;
    for (unsigned i = 0; i < std::min<std::size_t>(count, list.size()); ++i)
        pids.insert(list[i].pid);
    return true;
}

std::optional<std::vector<std::string>> Nvml::Library::foreignProcesses() const
{
    std::set<unsigned> pids;
    const bool compute = addProcesses(computeProcesses, pids);
    const bool graphics = addProcesses(graphicsProcesses, pids);
    if (!compute && !graphics) return std::nullopt;
    bool selfListed = pids.erase(static_cast<unsigned>(getpid())) > 0;
    std::vector<std::string> foreign;
    for (const unsigned pid : pids) {
        const auto name = nameOfProcess(pid);
        // In a container the list has the host's numbers: one that cannot be seen from here is this process.
        if (!name && !selfListed) {
            selfListed = true;
            continue;
        }
        foreign.push_back(name.value_or("a process outside this container") + " (pid " + std::to_string(pid) + ")");
    }
    return foreign;
}

/// Of the moment where the driver tells it; else the average that it keeps.
std::optional<double> Nvml::Library::wattsNow() const
{
    FieldValue now{};
    now.field = FieldPowerNowMilliwatts;
    if (device && fields && fields(device, 1, &now) == kSuccess)
        if (const auto milli = wholeOf(now); milli && *milli > 0) return static_cast<double>(*milli) * 1e-3;
    const auto milli = milliwatts(power);
    return milli ? std::optional(*milli * 1e-3) : std::nullopt;
}

bool Nvml::Library::isPartitioned() const
{
    unsigned current = 0, pending = 0;
    return device && migMode && migMode(device, &current, &pending) == kSuccess && current != 0;
}

EnergyReading Nvml::energy() const
{
    const Library& l = *m_library;
    EnergyReading reading;
    unsigned long long millijoules = 0;
    if (!l.device)
        reading.why = Message::tr("NVIDIA's management library (libnvidia-ml.so.1) is not available");
    else if (l.isPartitioned())
        reading.why = Message::tr("the energy counter is that of the whole GPU, which MIG divides");
    else if (!l.energy || l.energy(l.device, &millijoules) != kSuccess)
        reading.why = Message::tr("this GPU has no energy counter");
    else
        reading.joules = static_cast<double>(millijoules) * 1e-3;
    reading.watts = l.wattsNow();
    return reading;
}

DeviceState Nvml::state(bool processes) const
{
    const Library& l = *m_library;
    DeviceState state;
    state.smMHz = toDouble(l.clockOf(l.clock, kClockSm));
    state.memoryMHz = toDouble(l.clockOf(l.clock, kClockMemory));
    state.temperatureC = l.celsius();
    unsigned long long reasons = 0;
    if (l.device && l.reasons && l.reasons(l.device, &reasons) == kSuccess) state.reasons = reasons;
    l.readFields(state);
    if (!state.powerW) // the average over a second where there is no reading of the moment
        if (const auto milliwatts = l.milliwatts(l.power)) state.powerW = *milliwatts * 1e-3;
    if (const auto milliwatts = l.milliwatts(l.powerLimit)) state.powerLimitW = *milliwatts * 1e-3;
    if (processes) state.foreign = l.foreignProcesses();
    return state;
}

} // namespace qs
