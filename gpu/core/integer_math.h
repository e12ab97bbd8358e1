// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/host_device.h"

#include <cstdint>

namespace qs {

/// a / b, rounded up; both positive.
QS_HOST_DEVICE constexpr std::int64_t ceilDiv(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }
/// The least multiple of `step` that is not below `value`.
QS_HOST_DEVICE constexpr std::int64_t roundUp(std::int64_t value, std::int64_t step)
{
    return ceilDiv(value, step) * step;
}

} // namespace qs
