// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/log_histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace qs {
namespace {

constexpr int kDroppedBits = 14; // 23 - 9: 512 buckets to an octave
constexpr std::uint32_t kFirst = std::uint32_t(127 - 20) << (23 - kDroppedBits);
constexpr std::uint32_t kBuckets = 64u << (23 - kDroppedBits);

std::uint32_t bucketOf(float value)
{
    if (!(value > 0.0f)) return 0;
    const std::uint32_t key = std::bit_cast<std::uint32_t>(value) >> kDroppedBits;
    return std::clamp(key, kFirst, kFirst + kBuckets - 1) - kFirst;
}

/// Lower border of a bucket; the upper one is the lower one of the next.
double lowerEdge(std::size_t bucket)
{
    return std::bit_cast<float>(static_cast<std::uint32_t>(bucket + kFirst) << kDroppedBits);
}

} // namespace

LogHistogram::LogHistogram() : m_buckets(kBuckets, 0) {}

void LogHistogram::add(float value) { add(std::span(&value, 1)); }

void LogHistogram::add(std::span<const float> values)
{
    for (const float value : values) {
        if (std::isnan(value)) continue;
        if (m_count == 0) m_min = m_max = value;
        m_min = std::min(m_min, value);
        m_max = std::max(m_max, value);
        ++m_buckets[bucketOf(value)];
        ++m_count;
    }
}

void LogHistogram::merge(const LogHistogram& other)
{
    if (other.empty()) return;
    m_min = empty() ? other.m_min : std::min(m_min, other.m_min);
    m_max = empty() ? other.m_max : std::max(m_max, other.m_max);
    for (std::size_t i = 0; i < m_buckets.size(); ++i)
        m_buckets[i] += other.m_buckets[i];
    m_count += other.m_count;
}

void LogHistogram::clear()
{
    std::fill(m_buckets.begin(), m_buckets.end(), 0);
    m_count = 0;
    m_min = m_max = 0;
}

double LogHistogram::quantile(double q) const
{
    if (m_count == 0) return 0.0;
    // Type 7 (Hyndman and Fan 1996): between the order statistics on both sides of the position, in whatever buckets
    // they lie.
    const double position = std::clamp(q, 0.0, 1.0) * static_cast<double>(m_count - 1);
    const auto rank = std::min(static_cast<std::uint64_t>(position), m_count - 1);
    const auto [below, above] = neighbours(rank);
    const double fraction = position - static_cast<double>(rank);
    return fraction > 0 && above > below ? below + fraction * (above - below) : below;
}

/// The order statistics of `rank` (from 0) and the next. Values are spread evenly over their bucket, which reaches no
/// further than what was seen, so that each is off by less than the width of its bucket.
std::pair<double, double> LogHistogram::neighbours(std::uint64_t rank) const
{
    const double last = m_max;
    if (rank + 1 >= m_count) return {last, last};
    double below = m_min;
    bool found = rank == 0;
    std::uint64_t before = 0;
    for (std::size_t i = bucketOf(m_min), end = bucketOf(m_max) + 1; i < end; ++i) {
        const std::uint64_t here = m_buckets[i];
        if (here == 0) continue;
        const double low = std::max(i == 0 ? 0.0 : lowerEdge(i), static_cast<double>(m_min));
        const double high = std::max(low, i + 1 == m_buckets.size() ? last : std::min(lowerEdge(i + 1), last));
        const double width = high > low ? high - low : 0; // of infinities there is no difference
        const auto at = [&](std::uint64_t wanted) {
            return low + (static_cast<double>(wanted - before) + 0.5) / static_cast<double>(here) * width;
        };
        if (!found && rank < before + here) {
            below = at(rank);
            found = true;
        }
        if (found && rank + 1 < before + here) return {below, rank + 2 == m_count ? last : at(rank + 1)};
        before += here;
    }
    return {below, last};
}

std::vector<double> LogHistogram::bins(double lo, double hi, int n) const
{
    std::vector<double> edges(static_cast<std::size_t>(n) + 1);
    for (int i = 0; i <= n; ++i)
        edges[static_cast<std::size_t>(i)] = lo + (hi - lo) * i / n;
    return share(edges);
}

std::vector<double> LogHistogram::logBins(double lo, double hi, int n) const
{
    std::vector<double> edges(static_cast<std::size_t>(n) + 1);
    for (int i = 0; i <= n; ++i)
        edges[static_cast<std::size_t>(i)] = lo * std::pow(hi / lo, static_cast<double>(i) / n);
    return share(edges);
}

std::vector<double> LogHistogram::share(const std::vector<double>& edges) const
{
    std::vector<double> counts(edges.size() - 1, 0.0);
    if (m_count == 0) return counts;
    std::size_t bin = 0;
    for (std::size_t i = bucketOf(m_min), end = bucketOf(m_max) + 1; i < end; ++i) {
        if (m_buckets[i] == 0) continue;
        // The outermost buckets reach no further than the values that were seen.
        const double low = std::max(lowerEdge(i), static_cast<double>(m_min));
        const double high = std::max(low, std::min(lowerEdge(i + 1), static_cast<double>(m_max)));
        while (bin < counts.size() && edges[bin + 1] <= low)
            ++bin;
        if (bin == counts.size()) break;
        if (high <= low) {
            if (low >= edges[bin]) counts[bin] += static_cast<double>(m_buckets[i]);
            continue;
        }
        for (std::size_t b = bin; b < counts.size() && edges[b] < high; ++b) {
            const double part = std::min(high, edges[b + 1]) - std::max(low, edges[b]);
            counts[b] += static_cast<double>(m_buckets[i]) * std::max(0.0, part) / (high - low);
        }
    }
    return counts;
}

} // namespace qs
