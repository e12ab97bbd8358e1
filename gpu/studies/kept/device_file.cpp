// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/kept/device_file.h"

#include "gpu/core/user_folders.h"
#include "gpu/formats/io/atomic_file.h"

#include <filesystem>

namespace qs {

namespace {

std::string cacheFolder()
{
    if (std::string own = environmentVariable("QUANTOSCOPE_CACHE"); !own.empty()) return own;
    const std::string caches = userFolder("XDG_CACHE_HOME", ".cache");
    return caches.empty() ? caches : caches + "/quantoscope";
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

} // namespace

std::string deviceKey(const DeviceInfo& d)
{
    return d.backend == BackendChoice::Cuda ? d.name + " " + d.pciBusId : d.name + " " + d.detail;
}

std::string driverKey(const DeviceInfo& d)
{
    return d.driver.empty() ? std::string(backendName(d.backend)) : d.driver + ", " + d.runtime;
}

std::string deviceFile(const DeviceInfo& device, const std::string& what)
{
    const std::string folder = cacheFolder();
    return folder.empty()
               ? ""
               : folder + "/" + what + "-" + fileName(deviceKey(device)) + "-" + fileName(driverKey(device)) + ".json";
}

void keepDeviceFile(const std::string& file, const std::string& content)
{
    if (!file.empty() && ensureDirectory(std::filesystem::path(file).parent_path().string()))
        (void)writeFileAtomically(file, content);
}

} // namespace qs
