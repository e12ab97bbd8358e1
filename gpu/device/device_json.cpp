// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/device/device_json.h"

#include "gpu/formats/json_read.h"

namespace qs {

nlohmann::ordered_json toJson(const DeviceListing& device)
{
    const DeviceInfo& d = device.info;
    nlohmann::ordered_json j{{"backend", backendName(d.backend)}, {"available", device.available}};
    if (!device.available) {
        j["reason"] = device.reason.english();
        return j;
    }
    j["index"] = d.index;
    j["name"] = d.name;
    j["detail"] = d.detail;
    j["driver"] = d.driver;
    j["runtime"] = d.runtime;
    j["clocks"] = d.clocks.english();
    j["pci_bus_id"] = d.pciBusId;
    j["uuid"] = d.uuid;
    j["total_memory"] = d.totalMemory.value;
    j["free_memory"] = d.freeMemory.value;
    j["cache_bytes"] = d.cacheBytes.value;
    return j;
}

Result<DeviceListing> deviceListingFromJson(const nlohmann::json& json)
{
    constexpr double kMaxBytes = 1e18;
    ObjectReader in(json, "device");
    DeviceListing device;
    DeviceInfo& d = device.info;
    std::string backend, reason, clocks;
    in.read("backend", backend);
    in.read("available", device.available);
    in.read("reason", reason);
    in.readInt("index", d.index, 0, 1e6);
    in.read("name", d.name);
    in.read("detail", d.detail);
    in.read("driver", d.driver);
    in.read("runtime", d.runtime);
    in.read("clocks", clocks);
    in.read("pci_bus_id", d.pciBusId);
    in.read("uuid", d.uuid);
    in.readInt("total_memory", d.totalMemory.value, 0, kMaxBytes);
    in.readInt("free_memory", d.freeMemory.value, 0, kMaxBytes);
    in.readInt("cache_bytes", d.cacheBytes.value, 0, kMaxBytes);
    if (in.error()) return *in.error();
    const auto known = parseBackend(backend);
    if (!known) return Error{ErrorCode::BadInput, Message::tr("'%1' is not a backend.").arg(backend.substr(0, 40)), {}};
    d.backend = *known;
    d.clocks = clocks;
    device.reason = reason;
    return device;
}

} // namespace qs
