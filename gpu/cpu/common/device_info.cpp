// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/common/device_info.h"

#include "gpu/core/host_info.h"
#include "gpu/core/host_system.h"

namespace qs {

DeviceInfo cpuDeviceInfo(const std::string& kernels, int threads, Bytes cache)
{
    DeviceInfo info;
    info.backend = BackendChoice::Cpu;
    info.name = cpuModel();
    info.detail = kernels + ", " + std::to_string(threads) + (threads == 1 ? " thread, " : " threads, ") +
                  formatBytes(cache) + " " + host::lastLevelName() +
                  (host::isLastLevelGiven() ? " (QUANTOSCOPE_CPU_CACHE)" : "");
    info.clocks = host::clockLine();
    info.totalMemory = totalHostMemory();
    info.cacheBytes = cache;
    return info;
}

} // namespace qs
