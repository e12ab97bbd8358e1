// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <optional>
#include <vector>

namespace qs {

/// Bytes that a call moves at least.
struct Traffic
{
    Bytes read, written;
    Bytes total() const { return Bytes{read.value + written.value}; }
};

/// Of a mode: quantizing reads the input and writes codes and scales, dequantizing the other way round.
Traffic trafficOf(const RunSpec& spec, const QuantScheme& scheme);

/// What the bytes show of the time of a mode against another one of the same run.
struct ByteReason
{
    Traffic own, other;
    double expected = 1; ///< speed-up over the other where only bytes take time
    /// Time / what the bytes expect, with the 95% interval of the pairs; 0: nothing was compared, or cannot be trusted.
    double left = 0, leftLow = 0, leftHigh = 0;
    double band = 0; ///< what counts as the same, as the verdicts have it

    bool isMeasured() const { return left > 0; }
    /// The interval meets the band around what is expected.
    bool isExplained() const { return isMeasured() && leftLow <= 1 + band && leftHigh >= 1 / (1 + band); }
};

/// Nothing where the operation takes no modes, or one of the two was imported.
std::optional<ByteReason> byteReason(const Segment& segment, int other, int mode);

/// What else is known to take time, or to save it, in sentences: a second pass over the input, what a copy with the
/// same traffic takes, caches that held the data.
std::vector<Message> furtherReasons(const Segment& segment, int other, int mode);

} // namespace qs
