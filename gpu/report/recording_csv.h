// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/recording_file.h"

#include <optional>
#include <span>
#include <string_view>

namespace qs {

inline constexpr std::size_t kMaxSamples = 20'000'000;

/// Series of CSV text; see readRecordings. `where` names the file in messages.
Result<std::vector<NamedRecording>> recordingsFromCsv(std::string_view text, const std::string& where);

/// What is wrong with the first sample that is no time (0 to 10^12 µs), with their number, or that at least half of them are 0.
std::optional<std::string> firstBadSample(std::span<const double> samples);

} // namespace qs
