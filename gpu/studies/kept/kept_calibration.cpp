// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/kept/kept_calibration.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/studies/kept/device_file.h"

#include <chrono>
#include <filesystem>

namespace qs {

namespace {

constexpr char kWhat[] = "calibration";
constexpr int kAttempts = 3;
constexpr std::chrono::hours kUnsettledFor{1}; ///< so that not every run of a disturbed device calibrates it again

bool isSettled(const Calibration& c) { return c.copyGbps <= 0 || c.copyGbpsHigh - c.copyGbpsLow <= 0.15 * c.copyGbps; }

} // namespace

std::optional<Calibration> keptCalibration(const DeviceInfo& device)
{
    const std::string file = deviceFile(device, kWhat);
    std::error_code none;
    if (file.empty() || !std::filesystem::is_regular_file(file, none)) return std::nullopt;
    JsonLimits limits;
    limits.maxBytes = 1 << 20;
    const auto json = readJsonFile(file, limits);
    if (!json) return std::nullopt;
    auto read = calibrationFromJson(*json);
    if (!read || read->device != deviceKey(device) || read->driver != driverKey(device)) return std::nullopt;
    // Another share of a processor's cache, as a virtual machine or QUANTOSCOPE_CPU_CACHE may have it.
    if (read->cacheBytes > 0 && read->cacheBytes != static_cast<double>(device.cacheBytes.value)) return std::nullopt;
    if (!isSettled(*read)) {
        const auto written = std::filesystem::last_write_time(file, none);
        if (none || std::filesystem::file_time_type::clock::now() - written > kUnsettledFor) return std::nullopt;
    }
    return std::move(*read);
}

Result<Calibration> calibrationOf(Backend& backend, const std::function<void(const Message&)>& progress, bool again)
{
    const DeviceInfo device = backend.info();
    if (!again)
        if (auto kept = keptCalibration(device)) return std::move(*kept);
    auto measured = backend.calibrate(progress);
    if (!measured) return measured.error();
    // Other work on the machine only ever makes a copy slower: the best of some tries. One that is not settled never
    // replaces one that is.
    for (int attempt = 1; attempt < kAttempts && !isSettled(*measured); ++attempt) {
        progress(Message::tr("again, because the first attempt was disturbed"));
        auto other = backend.calibrate(progress);
        if (!other) return other.error();
        if (other->copyGbps > measured->copyGbps) measured = std::move(other);
    }
    measured->device = deviceKey(device);
    measured->driver = driverKey(device);
    measured->date = utcNow();
    measured->cacheBytes = static_cast<double>(device.cacheBytes.value);
    const auto earlier = keptCalibration(device);
    const bool keeps = isSettled(*measured) || !earlier || !isSettled(*earlier);
    if (keeps) keepDeviceFile(deviceFile(device, kWhat), dumpJson(toJson(*measured), 1) + "\n");
    return std::move(*measured);
}

} // namespace qs
