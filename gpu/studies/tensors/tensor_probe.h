// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/tensor_probe.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace qs {

/// What the format of `request` does to values [rows, columns]: distribution before and after, errors by channel, the
/// format's values at the median scale, and what a clip keeps of the range (without one: all of it). Values that are
/// not finite count as 0 and into nothing. Integers by uniform_quantizer.h (scales of groups are stored as F16, others
/// as F32), FP8 with s = clip · amax / max of the format, NF4 and the MX formats by packed_formats.h. The search for
/// the clip looks at 65,536 values at most, in whole rows. Where nothing came of it, `failed` reports why ('stopped'
/// after a stop).
TensorProbeResult probeTensor(std::span<const float> values, std::int64_t rows, std::int64_t columns,
                              const TensorProbeRequest& request, std::stop_token stop = {});

} // namespace qs
