// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/remote/worker_link.h"
#include "gpu/targets/target_hub.h"

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// Several devices to measure on.
struct DeviceRequest
{
    std::vector<std::string> targets; ///< as --on takes them; none: this computer
    std::vector<int> devices;         ///< indices on each of these; none: `device` alone
    int device = 0;
    BackendChoice backend = BackendChoice::Auto;
    bool upload = false; ///< the worker may be put there without asking
};

/// A device and how its own worker is started, which sees no other one.
struct PlacedDevice
{
    std::string name;   ///< 'gpu1: NVIDIA H200 (0)'; no two of a list are called alike
    std::string target; ///< empty: this computer
    std::string host;   ///< as the computer calls itself; empty: unknown
    DeviceInfo info;    ///< index as its computer counts; without a name where Slurm chooses the device
    WorkerOptions options;
};

/// The devices of a place; workersOn()'s options ask there. For tests, another way to list them.
using DeviceLister = std::function<Result<std::vector<DeviceListing>>(const WorkerOptions& options, std::stop_token)>;

/// Looks at every target for its devices. Usage where there is no such target or device, or where two of them are the
/// same one, with the reason, before anything is measured.
Result<std::vector<PlacedDevice>> placedDevices(const DeviceRequest& request, std::stop_token stop,
                                                const DeviceLister& list = {});
/// Why two of the devices cannot be measured beside each other: the same UUID, the same place on the bus of the same
/// computer, or the CPU of one computer twice.
std::optional<Error> sameDeviceTwice(std::span<const PlacedDevice> devices);

} // namespace qs
