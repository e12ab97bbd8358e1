// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/device/device_json.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/studies/kept/kept_calibration.h"
#include "gpu/studies/kept/kept_controls.h"
#include "gpu/studies/protocol/quantize_run.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace qs {

namespace {

nlohmann::ordered_json deviceJson(const DeviceListing& device)
{
    nlohmann::ordered_json j = toJson(device);
    if (!device.available) return j;
    const auto kept = keptCalibration(device.info);
    j["calibration"] = kept ? toJson(*kept) : nlohmann::ordered_json(nullptr);
    const ControlCounts controls = keptControls(device.info);
    j["aaControls"] = {{"runs", controls.runs}, {"calledDifferent", controls.different}};
    return j;
}

void printDevice(const DeviceListing& device)
{
    const std::string backend(backendName(device.info.backend));
    if (!device.available) {
        std::printf("%-5s –  not available: %s\n", backend.c_str(), device.reason.english().c_str());
        return;
    }
    std::printf("%-5s %d  %s", backend.c_str(), device.info.index, device.info.name.c_str());
    for (const std::string& part :
         {device.info.detail, device.info.runtime, device.info.driver.empty() ? "" : "driver " + device.info.driver,
          std::string(formatBytes(device.info.freeMemory)) + " of " + formatBytes(device.info.totalMemory) + " free"})
        if (!part.empty()) std::printf(", %s", part.c_str());
    const auto kept = keptCalibration(device.info);
    if (kept)
        std::printf("\n         calibrated %s: timer floor %s µs, large copy %s GB/s", kept->date.substr(0, 10).c_str(),
                    formatNumber(kept->floorUs(), 3).c_str(), formatFixed(kept->copyGbps, 0).c_str());
    if (const Message controls = keptControls(device.info).text(); !controls.empty())
        std::printf("\n         %s", controls.english().c_str());
    std::printf("\n");
}

} // namespace

int devicesMain(const Arguments& arguments)
{
    Flags flags("devices", "[--on TARGET] [--json]", "Lists backends and devices, and why one is not available.");
    bool json = false;
    OnTarget on;
    addOnTarget(flags, on);
    flags.toggle("--json", "print the list as JSON", json);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (on) {
        InterruptWatch watch;
        return printAnswerOf(runThere(on, json ? Arguments{"devices", "--json"} : Arguments{"devices"}, watch.token()));
    }
    const auto devices = listDevices();
    if (!json) {
        for (const DeviceListing& device : devices)
            printDevice(device);
        return 0;
    }
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const DeviceListing& device : devices)
        all.push_back(deviceJson(device));
    return printAnswer(dumpJson({{"schema", 1}, {"devices", all}}, 2) + "\n");
}

} // namespace qs
