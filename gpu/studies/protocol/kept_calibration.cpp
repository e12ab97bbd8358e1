// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/kept_calibration.h"

#include "gpu/core/host_info.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"

#include <chrono>
#include <cstdlib>
#include <filesystem>

namespace qs {

namespace {

std::string cacheFolder()
{
    const auto variable = [](const char* name) {
        const char* value = std::getenv(name);
        return std::string(value ? value : "");
    };
    if (const std::string own = variable("QUANTOSCOPE_CACHE"); !own.empty()) return own;
    if (const std::string xdg = variable("XDG_CACHE_HOME"); !xdg.empty()) return xdg + "/quantoscope";
    const std::string home = variable("HOME");
    return home.empty() ? "" : home + "/.cache/quantoscope";
}

/// Letters and digits of a name; everything else becomes a dash, so that a device's name cannot leave the folder.
std::string fileName(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.';
        if (plain)
            out += c;
        else if (!out.empty() && out.back() != '-')
            out += '-';
    }
    return out;
}

/// On the CPU the number of threads and the instruction set belong to what a calibration holds for.
std::string deviceKey(const DeviceInfo& d)
{
    return d.backend == BackendChoice::Cuda ? d.name + " " + d.pciBusId : d.name + " " + d.detail;
}
std::string driverKey(const DeviceInfo& d)
{
    return d.driver.empty() ? std::string(backendName(d.backend)) : d.driver + ", " + d.runtime;
}

constexpr int kAttempts = 3;
constexpr std::chrono::hours kUnsettledFor{1}; ///< so that not every run of a disturbed device calibrates it again

bool isSettled(const Calibration& c) { return c.copyGbps <= 0 || c.copyGbpsHigh - c.copyGbpsLow <= 0.15 * c.copyGbps; }

} // namespace

std::string calibrationFile(const DeviceInfo& device)
{
    const std::string folder = cacheFolder();
    return folder.empty()
               ? ""
               : folder + "/calibration-" + fileName(deviceKey(device)) + "-" + fileName(driverKey(device)) + ".json";
}

std::optional<Calibration> keptCalibration(const DeviceInfo& device)
{
    const std::string file = calibrationFile(device);
    std::error_code none;
    if (file.empty() || !std::filesystem::is_regular_file(file, none)) return std::nullopt;
    JsonLimits limits;
    limits.maxBytes = 1 << 20;
    const auto json = readJsonFile(file, limits);
    if (!json) return std::nullopt;
    auto read = calibrationFromJson(*json);
    if (!read || read->device != deviceKey(device) || read->driver != driverKey(device)) return std::nullopt;
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
    if (const std::string file = calibrationFile(device); !file.empty() && keeps)
        if (ensureDirectory(std::filesystem::path(file).parent_path().string()))
            (void)writeFileAtomically(file, dumpJson(toJson(*measured), 1) + "\n");
    return std::move(*measured);
}

} // namespace qs
