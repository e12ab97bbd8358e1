// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/numerics/channel_outliers.h"
#include "gpu/numerics/error_metrics.h"
#include "gpu/numerics/number_format.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// The number formats that a tensor can be looked at in: integers, of any number of bits, as Int8; floats and tables
/// of values, with a scale of their own or in blocks. Not the blocks of GGUF, which hold integers too.
std::span<const NumberFormat> probeFormats();
/// 'INT', 'FP8 E4M3', …
std::string_view probeFormatTitle(NumberFormat format);

/// One look at one tensor: which, and what its values become. An immutable value.
struct TensorProbeRequest
{
    static constexpr int kPerTensor = 0; ///< groupSize: one scale for all
    static constexpr int kPerRow = -1;   ///< groupSize: one scale for each row

    std::string tensor; ///< its name where it comes from
    NumberFormat format = NumberFormat::Int8;
    int bits = 8;            ///< of integers, 2 to 8
    bool symmetric = true;   ///< of integers; else with a zero point
    int groupSize = kPerRow; ///< neighbours in a row that share a scale; see probeGroupSize()
    double clip = 1;         ///< part of each group's range that is kept, 0.3 to 1; beyond it values are cut
    bool searchClip = false; ///< find the clip of least MSE instead; the result says it
    bool operator==(const TensorProbeRequest&) const = default;
};
Result<void> validate(const TensorProbeRequest& request);
/// The group size that counts: that of the format where it has one of its own.
int probeGroupSize(const TensorProbeRequest& request);
/// Whether the clip means anything: formats with groups of their own fix their scales by the largest magnitude.
bool probeTakesClip(NumberFormat format);
/// 'INT4 asymmetric, groups of 128, clip 0.85'
Message probeText(const TensorProbeRequest& request);

/// Counts between edges, evenly spaced; edges has one more than counts.
struct ProbeHistogram
{
    std::vector<double> edges;
    std::vector<std::int64_t> counts;
    bool empty() const { return counts.empty(); }
};

/// Error and range of the rows or of the columns of a matrix, one value each.
struct ProbeChannels
{
    std::vector<float> rmsError; ///< root of the mean squared error
    std::vector<float> amax;     ///< largest magnitude before
};

/// What a format does to a tensor. Everything over finite values that are restored as finite ones.
struct TensorProbeResult
{
    TensorProbeRequest request;         ///< what this answers; its clip the one that was searched
    std::int64_t rows = 0, columns = 0; ///< of the tensor as a matrix, the last dimension being the columns
    std::int64_t nonFinite = 0;         ///< values that are NaN or infinite
    std::int64_t destroyed = 0;         ///< finite values that were restored as NaN or infinite
    double min = 0, max = 0, amax = 0, mean = 0, std = 0;
    double kurtosis = 0;               ///< of a normal distribution 3
    ProbeHistogram before;             ///< of the values
    ProbeHistogram after;              ///< of what is restored from the codes, with the same edges
    std::vector<double> representable; ///< the format's values at the median scale, ascending
    double clipLow = 0, clipHigh = 0;  ///< what the median group keeps of the range; values outside are cut
    double sqnrDb = 0;                 ///< infinite where nothing judged changed, NaN where nothing could be judged
    double mse = 0, maxAbs = 0, cosine = 0;
    double bitsPerElement = 0; ///< codes, scales and zero points together
    ProbeChannels byRow, byColumn;
    std::vector<int> outlierColumns; ///< by outlierChannels()
    double milliseconds = 0;         ///< that the computation took
    Message failed;                  ///< why there is nothing else, in words
    bool stopped = false;            ///< it was stopped; there is nothing else either

    std::int64_t elements() const { return rows * columns; }
    ErrorKind errorKind() const
    {
        return ErrorMetrics{sqnrDb, mse, maxAbs, cosine, elements() - nonFinite - destroyed, nonFinite, destroyed}
            .kind();
    }
};

} // namespace qs
