// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/numerics/quant_scheme.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// Static scales of activations from a calibration set: a histogram of |x| and the rules that take a clipping threshold
/// from it (TensorRT's calibrators as ModelOpt has them).
namespace qs {

enum class CalibrationRule : std::uint8_t { Absmax, Percentile, Entropy, Mse };

/// Counts of |x| in equal bins from 0. The first batch with a value other than 0 sets the width to its maximum/2048;
/// larger values append bins. Where that would pass 16,384 bins, pairs are merged and the width doubles (ModelOpt
/// appends without a limit). NaN and infinities are counted apart.
class ActivationHistogram
{
public:
    static constexpr int kBins = 2048;
    static constexpr int kMaxBins = 16384;

    void add(std::span<const float> values);

    std::int64_t count() const { return m_count; }         ///< finite values
    std::int64_t nonFinite() const { return m_nonFinite; } ///< values left out
    float min() const { return m_min; }                    ///< of the finite values; 0 without any
    float max() const { return m_max; }
    float amax() const;
    double binWidth() const { return m_width; } ///< 0 while all values were 0
    std::span<const std::int64_t> bins() const { return m_bins; }

    /// The magnitude to which codes of the largest size are mapped: s = threshold/(2^(bits−1) − 1), codes narrowed to
    /// ±(2^(bits−1) − 1). Never above amax(), 0 where nothing but zeros was seen.
    ///   Absmax: amax(). Percentile: the lower edge of the bin in which the cumulative share reaches `percentile` %.
    ///   Entropy: of the edges from bin 128 on the last one with the least Kullback-Leibler divergence of the
    ///   histogram, what is beyond it folded into its last bin, from the same merged into 2^(bits−1) levels. An edge
    ///   behind an empty bin has an infinite divergence, so outliers far from everything else are kept, as with absmax.
    ///   Mse: of the bin centres from the 128th on the one with the least Σ count·(x̂ − x)² over the bin centres.
    float threshold(CalibrationRule rule, int bits, double percentile = 99.99) const;
    /// The same for a format: INT8 and INT4 by their width; E4M3 and E5M2 with their own rounding in Mse (s =
    /// threshold/codeMax). Entropy knows no 8-bit floats: it gives INT8's threshold.
    float threshold(CalibrationRule rule, NumberFormat format, double percentile = 99.99) const;

private:
    void grow(double largest);
    float percentileThreshold(double percentile) const;
    float entropyThreshold(int levels) const;
    template <typename RoundTo> float mseThreshold(const RoundTo& roundTo) const;
    float edge(std::size_t bin) const;

    std::vector<std::int64_t> m_bins;
    double m_width = 0;
    std::int64_t m_count = 0, m_nonFinite = 0, m_zeros = 0; ///< m_zeros: seen before there was a width
    float m_min = 0, m_max = 0;
};

} // namespace qs
