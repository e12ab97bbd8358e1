// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/devices/several_devices.h"
#include "gpu/targets/devices/target_device.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace qs {

/// How several devices share one setup.
enum class DeviceOrder : std::uint8_t {
    InTurn,      ///< one after another, whole runs
    Alternating, ///< blocks of rounds in turn; of one computer only
    DealtOut     ///< the points of a sweep are shared out, all work at once; what is no sweep is measured in turn
};

/// Devices that one setup is measured on.
struct DeviceChoice
{
    std::vector<DevicePick> picks;
    DeviceOrder order = DeviceOrder::InTurn;
    bool isSeveral() const { return picks.size() > 1; }
    bool operator==(const DeviceChoice&) const = default;
};

/// How the worker of a device is made to measure; tests put in another.
using DeviceRunFunction = std::function<KernelRunFunction(const TargetDevice& device)>;

/// A worker for each device, which sees it as its only one and is asked for the backend that was chosen.
std::vector<NamedDevice> namedDevices(const std::vector<TargetDevice>& placed, const DeviceRunFunction& make = {});

/// Measures on each device, in a worker of its own that sees no other one, as the command line does with --on and
/// --devices. What cannot be started is the only outcome, with its error and without a name. A sweep that was dealt out
/// is one outcome. Of what is no sweep, events and samples have the number of the device as their segment.
std::vector<DeviceOutcome> measureOnChosen(const RunSpec& spec, const DeviceChoice& choice,
                                           const std::shared_ptr<TargetHub>& hub, std::stop_token stop, EventSink& sink,
                                           const DeviceRunFunction& make = {}, const DeviceLister& list = {});

} // namespace qs
