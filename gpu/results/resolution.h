// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// StopRule::UntilResolved ends where the 95% interval of every median is within this fraction of it, and that of every
/// paired ratio to the baseline is as narrow or gives a verdict.
inline constexpr double kResolvedHalfWidth = 0.01;
/// Measured rounds that it takes at least: from 299 on p99 is bounded. A point of a sweep, of which medians are wanted,
/// takes no fewer than kResolvedPointRounds.
inline constexpr std::int64_t kResolvedRounds = 300;
inline constexpr std::int64_t kResolvedPointRounds = 59;

} // namespace qs
