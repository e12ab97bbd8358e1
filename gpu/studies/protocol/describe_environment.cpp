// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/describe_environment.h"

#include "gpu/core/host_info.h"
#include "gpu/core/parallel.h"
#include "gpu/core/units.h"

namespace qs {

Environment describeEnvironment(const DeviceInfo& device, const Message& reason)
{
    Environment e;
    e.backend = backendName(device.backend);
    e.backendReason = reason;
    e.device = device.name + (device.detail.empty() ? "" : " (" + device.detail + ")");
    e.deviceMemory = device.backend == BackendChoice::Cuda ? formatBytes(device.totalMemory) : "";
    e.driver = device.driver;
    e.cuda = device.runtime;
    e.clocks = device.clocks.english();
    e.cpu = cpuModel();
    e.cores = workerThreads();
    e.memory = formatBytes(totalHostMemory());
    e.os = osName();
    e.host = hostName();
    e.deviceUuid = device.uuid;
    e.pciBusId = device.pciBusId;
    e.job = batchJob();
    e.date = utcNow();
    return e;
}

} // namespace qs
