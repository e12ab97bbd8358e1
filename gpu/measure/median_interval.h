// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace qs {

/// Why samples do not count as independent, where that decides the verdict or leaves less than half of them.
enum class Caution : std::uint8_t {
    None,
    Autocorrelated, ///< neighbours resemble each other
    LevelShift      ///< of the ratio (unpaired: of a series) on the way
};
/// As in JSON, and as the diagnoses of a series are called: 'AUTOCORRELATED', 'LEVEL_SHIFT'; empty for None.
std::string_view cautionName(Caution caution);

namespace stats {

/// Fewer values than this have no interval.
inline constexpr std::size_t kMinForInterval = 6;

/// What the median is of, which decides how far its interval has to reach.
enum class MedianOf {
    Series,  ///< a series of times
    Ratio,   ///< log ratios of a pair by round: what is reported about them has to hold on both sides of a change of
             ///< level
    OneOfTwo ///< logarithms of one of two unpaired series, whose intervals are combined by differenceOf()
};

/// A median with its 95% interval.
struct MedianBounds
{
    double median = 0;
    double low = 0, high = 0;           ///< both the median below kMinForInterval values
    double plainLow = 0, plainHigh = 0; ///< what the interval of as many independent values would be
    std::size_t n = 0;                  ///< values; of two series those of the smaller
    double nEff = 0;                    ///< independent values that these are worth
    Caution caution = Caution::None;    ///< that the interval is wider for
    std::vector<double> batches;        ///< medians of consecutive batches, in order; empty below 12 values

    bool exists() const { return n >= kMinForInterval; }
};

/// Median and interval of `values`, in the order in which they were measured; the one definition for every ±, stop
/// rule, ranking and verdict.
///
/// Independent values have the interval of the sign test (OneOfTwo: (1.96 √n − 1)/2 ranks to either side,
/// interpolated). Where neighbours resemble each other, or consecutive batches differ by more than chance, it encloses
/// that of the medians of ten batches (Law and Carson 1979; Schmeiser 1982): Student's t with as many degrees of
/// freedom less one, wider by √((1 + r)/(1 − r)) for the lag-1 correlation r of the batches, which is corrected for its
/// bias (Kendall 1954), raised by 0.3 of its standard errors, and at most 0.8. Where a level changes for at least a
/// twentieth of the values, it encloses the medians of the parts (Series: where that change is all there is). It never
/// leaves the data, and never reaches further than 1.5 × the range of the batches. O(n).
MedianBounds medianBounds(std::span<const double> values, MedianOf of = MedianOf::Series);
MedianBounds medianBounds(std::span<const float> values);

/// The interval of a difference of two medians from those of both (MOVER: Zou and Donner 2008), with the same
/// limit: 1.5 × the range of the differences of their batches.
MedianBounds differenceOf(const MedianBounds& a, const MedianBounds& b);

} // namespace stats
} // namespace qs
