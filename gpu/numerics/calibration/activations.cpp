// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/calibration/activations.h"

#include "gpu/core/float8.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {
namespace {

/// Thresholds below this bin are not looked at.
constexpr std::size_t kFirstBin = 128;

double xLogX(double x) { return x > 0 ? x * std::log(x) : 0.0; }

/// Prefix sums that make the divergence of every candidate a sum over levels, not over bins.
struct EntropySums
{
    std::vector<double> counts, used, logs; ///< of the first i bins: Σn, how many n > 0, Σ n·log n

    explicit EntropySums(std::span<const std::int64_t> bins)
        : counts(bins.size() + 1), used(bins.size() + 1), logs(bins.size() + 1)
    {
        for (std::size_t i = 0; i < bins.size(); ++i) {
            // values next to zero fit any grid, so the first bin counts as its neighbour
            const auto n = static_cast<double>(i == 0 && bins.size() > 1 ? bins[1] : bins[i]);
            counts[i + 1] = counts[i] + n;
            used[i + 1] = used[i] + (n > 0 ? 1 : 0);
            logs[i + 1] = logs[i] + xLogX(n);
        }
    }

    /// KL(reference || merged) where the first `bins` bins are kept.
    double divergence(std::size_t bins, std::size_t levels) const
    {
        const double total = counts.back(), beyond = total - counts[bins], last = counts[bins] - counts[bins - 1];
        if (total <= 0 || counts[bins] <= 0 || (last <= 0 && beyond > 0))
            return std::numeric_limits<double>::infinity();
        double cross = 0; // Σ reference·log(merged share)
        for (std::size_t level = 0; level < levels; ++level) {
            const std::size_t first = (level * bins + levels - 1) / levels,
                              end = ((level + 1) * bins + levels - 1) / levels;
            const double inLevel = counts[end] - counts[first];
            if (inLevel <= 0) continue;
            const double share = inLevel / (used[end] - used[first]) / counts[bins];
            cross += (inLevel + (level + 1 == levels ? beyond : 0.0)) * std::log(share);
        }
        const double own = logs[bins] - xLogX(last) + xLogX(last + beyond) - xLogX(total);
        return (own - cross) / total;
    }
};

} // namespace

float ActivationHistogram::amax() const { return std::max(std::fabs(m_min), std::fabs(m_max)); }

void ActivationHistogram::grow(double largest)
{
    if (m_width == 0) {
        m_width = largest / kBins;
        m_bins.assign(kBins, 0);
        m_bins[0] = m_zeros;
        return;
    }
    while (largest > m_width * kMaxBins) {
        const std::size_t half = (m_bins.size() + 1) / 2;
        for (std::size_t i = 0; i < half; ++i)
            m_bins[i] = m_bins[2 * i] + (2 * i + 1 < m_bins.size() ? m_bins[2 * i + 1] : 0);
        m_bins.resize(half);
        m_width *= 2;
    }
    m_bins.resize(std::max(m_bins.size(), static_cast<std::size_t>(std::ceil(largest / m_width))));
}

void ActivationHistogram::add(std::span<const float> values)
{
    float low = m_count ? m_min : std::numeric_limits<float>::infinity(), high = m_count ? m_max : -low;
    std::int64_t finite = 0;
    for (const float x : values) {
        if (!std::isfinite(x)) continue;
        ++finite;
        low = std::min(low, x);
        high = std::max(high, x);
    }
    m_nonFinite += static_cast<std::int64_t>(values.size()) - finite;
    if (finite == 0) return;
    m_count += finite;
    m_min = low;
    m_max = high;
    const double largest = amax();
    if (largest > 0 && (m_width == 0 || largest > m_width * static_cast<double>(m_bins.size()))) grow(largest);
    if (m_width == 0) {
        m_zeros += finite;
        return;
    }
    const double perBin = 1.0 / m_width;
    const std::size_t last = m_bins.size() - 1;
    for (const float x : values)
        if (std::isfinite(x))
            ++m_bins[std::min(last, static_cast<std::size_t>(std::fabs(static_cast<double>(x)) * perBin))];
}

float ActivationHistogram::edge(std::size_t bin) const
{
    return static_cast<float>(std::min<double>(static_cast<double>(bin) * m_width, amax()));
}

float ActivationHistogram::percentileThreshold(double percentile) const
{
    const double wanted = std::clamp(percentile, 0.0, 100.0) / 100.0;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        sum += m_bins[i];
        if (static_cast<double>(sum) / static_cast<double>(m_count) >= wanted) return edge(std::max<std::size_t>(i, 1));
    }
    return amax();
}

float ActivationHistogram::entropyThreshold(int levels) const
{
    const EntropySums sums(m_bins);
    double least = std::numeric_limits<double>::infinity();
    std::size_t best = m_bins.size();
    for (std::size_t bins = std::min(kFirstBin, m_bins.size()); bins <= m_bins.size(); ++bins) {
        const double divergence = sums.divergence(bins, static_cast<std::size_t>(levels));
        if (divergence > least) continue; // of equal ones the last
        least = divergence;
        best = bins;
    }
    return edge(best);
}

template <typename RoundTo> float ActivationHistogram::mseThreshold(const RoundTo& roundTo) const
{
    std::vector<float> centres, weights; // of the bins that hold something
    for (std::size_t i = 0; i < m_bins.size(); ++i)
        if (m_bins[i] > 0) {
            centres.push_back(static_cast<float>((static_cast<double>(i) + 0.5) * m_width));
            weights.push_back(static_cast<float>(m_bins[i]));
        }
    double least = std::numeric_limits<double>::infinity();
    float best = amax();
    for (std::size_t bin = std::min(kFirstBin, m_bins.size() - 1); bin < m_bins.size(); ++bin) {
        const auto limit = static_cast<float>(std::min<double>((static_cast<double>(bin) + 0.5) * m_width, amax()));
        double error = 0;
        for (std::size_t i = 0; i < centres.size() && error < least; ++i) {
            const float difference = roundTo(centres[i], limit) - centres[i];
            error += static_cast<double>(difference * difference) * weights[i];
        }
        if (error >= least) continue;
        least = error;
        best = limit;
    }
    return best;
}

float ActivationHistogram::threshold(CalibrationRule rule, int bits, double percentile) const
{
    if (m_width == 0) return 0.0f;
    switch (rule) {
    case CalibrationRule::Absmax:
        return amax();
    case CalibrationRule::Percentile:
        return percentileThreshold(percentile);
    case CalibrationRule::Entropy:
        return entropyThreshold(1 << (bits - 1));
    case CalibrationRule::Mse:
        break;
    }
    const auto most = static_cast<float>((1 << (bits - 1)) - 1);
    return mseThreshold([most](float x, float limit) {
        constexpr float kRounder = 0x1.8p23f; // rounds to the nearest even integer
        const float q = std::min(x * (most / limit), most);
        return ((q + kRounder) - kRounder) * (limit / most);
    });
}

float ActivationHistogram::threshold(CalibrationRule rule, NumberFormat format, double percentile) const
{
    const int bits = format == NumberFormat::Int4 ? 4 : 8;
    if (rule != CalibrationRule::Mse || m_width == 0) return threshold(rule, bits, percentile);
    if (format == NumberFormat::E4M3)
        return mseThreshold(
            [](float x, float limit) { return decodeE4M3(encodeE4M3(x * (kE4M3Max / limit))) * (limit / kE4M3Max); });
    if (format == NumberFormat::E5M2)
        return mseThreshold(
            [](float x, float limit) { return decodeE5M2(encodeE5M2(x * (kE5M2Max / limit))) * (limit / kE5M2Max); });
    return threshold(rule, bits, percentile);
}

} // namespace qs
