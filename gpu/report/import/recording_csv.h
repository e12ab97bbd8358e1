// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/import/recording_file.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qs {

inline constexpr std::size_t kMaxSamples = 20'000'000;

/// What series.csv says of a series of samples.csv.
struct SeriesName
{
    std::string name; ///< 'run A · segment 1 · int8-token-dynamic'
    bool isWarmup = false;
};
using SeriesNames = std::map<std::string, SeriesName, std::less<>>; ///< by the number in the column 'series'

/// Series of CSV text; see readRecordings. `where` names the file in messages. `series`: what the numbers of its series
/// stand for.
struct CsvSeries
{
    std::vector<NamedRecording> series;
    std::int64_t leftOut = 0;
    std::vector<Message> notes; ///< how numbers are written, and what was left out
};
Result<CsvSeries> recordingsFromCsv(std::string_view text, const std::string& where, const SeriesNames& series = {});
/// A series.csv; BadInput where it has no columns 'series' and 'mode'.
Result<SeriesNames> seriesFromCsv(std::string_view text, const std::string& where);
/// Whether the header names series by numbers.
bool hasSeriesColumn(std::string_view text);

/// What is wrong with the first sample that is no time (0 to 10^12 µs), with their number, or that at least half of
/// them are 0.
std::optional<std::string> firstBadSample(std::span<const double> samples);

} // namespace qs
