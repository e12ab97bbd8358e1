// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs::bench {

/// Per-token INT8 as one writes it by hand, without a thought of the processor: s = amax/127, q = round(x·(127/amax)),
/// rows of `hidden`. In a file of its own, compiled with plain -O2.
void naiveTokenQuantize(const float* in, std::int64_t tokens, std::int64_t hidden, std::int8_t* codes, float* scales);
/// The same for bfloat16.
void naiveTokenQuantize(const std::uint16_t* in, std::int64_t tokens, std::int64_t hidden, std::int8_t* codes,
                        float* scales);

} // namespace qs::bench
