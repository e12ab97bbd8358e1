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
    bool atOnce = false; ///< they will work at the same time, and not one after another
};

/// A device and how its own worker is started, which sees no other one.
struct TargetDevice
{
    std::string name;   ///< 'gpu1: NVIDIA H200 (0)'; no two of a list are called alike
    std::string target; ///< empty: this computer
    std::string host;   ///< as the computer calls itself; empty: unknown
    DeviceInfo info;    ///< index as its computer counts; without a name where Slurm chooses the device
    WorkerOptions options;
};

/// The devices of a place; workersOn()'s options ask there. For tests, another way to list them.
using DeviceLister = std::function<Result<std::vector<DeviceListing>>(const WorkerOptions& options, std::stop_token)>;

/// One device, chosen from a list.
struct DevicePick
{
    std::string target; ///< empty: this computer
    BackendChoice backend = BackendChoice::Auto;
    int index = 0;
    bool operator==(const DevicePick&) const = default;
};

/// Looks at every target for its devices. Usage where there is no such target or device, or where two of them are the
/// same one, with the reason, before anything is measured.
Result<std::vector<TargetDevice>> placedDevices(const DeviceRequest& request, std::stop_token stop,
                                                const DeviceLister& list = {});
/// The same of devices that were chosen one by one, at the targets of `hub`; `report` gets the one that is looked at.
Result<std::vector<TargetDevice>> placedDevices(const std::shared_ptr<TargetHub>& hub,
                                                std::span<const DevicePick> picks, bool atOnce, std::stop_token stop,
                                                const StartingText& report = {}, const DeviceLister& list = {});
/// Why two of the devices cannot be measured beside each other: the same UUID; where that is unknown, the same place on
/// the bus of the same computer; or the CPU of one computer twice. One after another, the CPU may be there behind
/// several targets, which are different ways to start the worker.
std::optional<Error> sameDeviceTwice(std::span<const TargetDevice> devices, bool atOnce = true);
/// Whether all of them are known to be of one computer.
bool areOfOneHost(std::span<const TargetDevice> devices);

} // namespace qs
