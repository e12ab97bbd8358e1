// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/audit/interval.h"
#include "gpu/measure/audit/table.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace qs {

/// What the figures of a column count, as far as relations between columns ask. A column may be several of them.
enum class Quantity : std::uint8_t {
    Duration,      ///< µs
    MeanDuration,  ///< of several calls
    TotalDuration, ///< of all calls
    TokenTime,     ///< µs for a token
    Ttft,          ///< µs to the first token
    EndToEnd,      ///< µs for a request
    Bytes,
    ByteRate, ///< bytes a second
    FlopRate, ///< operations a second
    ItemRate, ///< tokens, requests, images a second
    Batch,
    Tokens,
    OutputTokens,
    Requests,
    Calls,
    M,
    N,
    K,
    Shape,  ///< product of all dimensions of the row
    Shape3, ///< product of exactly three, as of a matrix product
    Correct,
    Total,
    Accuracy,      ///< as a fraction
    StandardError, ///< as a fraction
    BitsPerWeight,
    Parameters,
    Power,       ///< W
    Energy,      ///< J
    TokenEnergy, ///< J for a token
    Share,       ///< of a total, as a fraction
    PeakShare,   ///< of what the device can do, as a fraction
    Part,        ///< what a share may be of: any time, size or count
    PartOfSum,   ///< the same over the sum of its column
    Mean,
    MeanOfColumns ///< of a block of columns beside a mean
};

/// One figure of a source in the unit of its quantity.
struct Figure
{
    PrintedNumber number; ///< value and half-width in that unit
    double scale = 1;     ///< value of one printed unit
    std::string text;     ///< as printed
};

/// The figures of a column as one quantity, or what was computed from several columns as if it were one.
struct Source
{
    Quantity quantity = Quantity::Duration;
    std::string name;
    std::vector<std::size_t> columns;           ///< that it is or was computed from
    std::vector<std::optional<Figure>> figures; ///< a row each
    std::vector<double> spans; ///< of means: how far the figures of the row lie apart; empty: nothing is known
    std::optional<double> percentile;
    bool isMean = false;
};

/// What the columns of a table may be. Rows that sum up others have no figures.
std::vector<Source> sourcesOf(const PublishedTable& table);

} // namespace qs
