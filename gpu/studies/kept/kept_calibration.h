// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <functional>
#include <optional>

namespace qs {

/// The kept calibration of a device and its driver; nothing where it was never measured, by an older way of measuring,
/// or where the file is damaged. One whose copies scattered (other work on the machine) counts for an hour.
std::optional<Calibration> keptCalibration(const DeviceInfo& device);

/// The kept one, or measures it now (some seconds) and keeps it. A cache folder that cannot be written is no error: it
/// is then measured again next time. `again`: measures in any case.
Result<Calibration> calibrationOf(Backend& backend, const std::function<void(const Message&)>& progress,
                                  bool again = false);

} // namespace qs
