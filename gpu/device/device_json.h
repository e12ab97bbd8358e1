// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"

#include <nlohmann/json.hpp>

namespace qs {

/// A device as lists of devices tell it, for people and for the program on the other end of a connection.
nlohmann::ordered_json toJson(const DeviceListing& device);
/// Reads it; BadInput for what is none. What is unknown stays empty.
Result<DeviceListing> deviceListingFromJson(const nlohmann::json& json);

} // namespace qs
