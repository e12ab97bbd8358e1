// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace qs {

/// Counts of positive floats in buckets that are cut from their bits: 512 to an octave, so that a bucket is
/// at most 1/512 (0.2%) of its value wide. Adding costs about a nanosecond, memory is constant (256 KiB).
/// Values from 2^-20 to 2^44 are distinguished; smaller ones, zero and negative ones count in the first bucket,
/// larger ones and +inf in the last. NaN is not counted.
class LogHistogram
{
public:
    LogHistogram();

    void add(float value);
    void add(std::span<const float> values);
    void merge(const LogHistogram& other);
    void clear();

    std::uint64_t count() const { return m_count; }
    bool empty() const { return m_count == 0; }
    /// Smallest and largest value added, exact; 0 while empty.
    float min() const { return m_count ? m_min : 0.0f; }
    float max() const { return m_count ? m_max : 0.0f; }

    /// About the type 7 quantile (Hyndman and Fan 1996) of the values: of those from 2^-20 to 2^44 off by at most
    /// kRelativeError of the exact one, and exact at 0, at 1 and where all values are the same. Where the samples are
    /// there, stats::quantileSorted is the exact one; what is shown of this one is to be called approximate. q is
    /// clamped to [0, 1]; 0 while empty.
    double quantile(double q) const;
    /// The width of a bucket by its value, at most.
    static constexpr double kRelativeError = 1.0 / 512;
    /// Number of values in each of n equal bins of [lo, hi); a bucket that lies across a border is shared
    /// out by length, so that bins narrower than buckets show no comb. Needs lo < hi and n > 0.
    std::vector<double> bins(double lo, double hi, int n) const;
    /// Likewise, with borders in geometric progression. Needs 0 < lo < hi.
    std::vector<double> logBins(double lo, double hi, int n) const;

    std::size_t bytes() const { return m_buckets.size() * sizeof(std::uint64_t); }

private:
    std::vector<double> share(const std::vector<double>& edges) const;
    std::pair<double, double> neighbours(std::uint64_t rank) const;

    std::vector<std::uint64_t> m_buckets;
    std::uint64_t m_count = 0;
    float m_min = 0;
    float m_max = 0;
};

} // namespace qs
