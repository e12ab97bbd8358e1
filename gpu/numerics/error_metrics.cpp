// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/numerics/error_metrics.h"

#include "gpu/numerics/channel_outliers.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

ErrorKind ErrorMetrics::kind() const
{
    if (std::isnan(sqnrDb)) return ErrorKind::NotJudged;
    if (std::isfinite(sqnrDb) || sqnrDb < 0) return ErrorKind::Measured;
    return nonFinite == 0 && destroyed == 0 ? ErrorKind::Exact : ErrorKind::ExactInPart;
}

void ErrorAccumulator::add(float original, float restored)
{
    if (!std::isfinite(original)) {
        ++m_nonFinite;
        return;
    }
    if (!std::isfinite(restored)) {
        ++m_destroyed;
        return;
    }
    const double x = original;
    const double y = restored;
    const double difference = x - y;
    m_signal += x * x;
    m_noise += difference * difference;
    m_dot += x * y;
    m_restored += y * y;
    m_maxAbs = std::max(m_maxAbs, std::fabs(difference));
    ++m_elements;
}

void ErrorAccumulator::merge(const ErrorAccumulator& other)
{
    m_signal += other.m_signal;
    m_noise += other.m_noise;
    m_dot += other.m_dot;
    m_restored += other.m_restored;
    m_maxAbs = std::max(m_maxAbs, other.m_maxAbs);
    m_elements += other.m_elements;
    m_nonFinite += other.m_nonFinite;
    m_destroyed += other.m_destroyed;
}

ErrorMetrics ErrorAccumulator::metrics() const
{
    ErrorMetrics m;
    m.elements = m_elements;
    m.nonFinite = m_nonFinite;
    m.destroyed = m_destroyed;
    if (m_elements == 0) {
        m.sqnrDb = m.mse = m.maxAbs = m.cosine = std::numeric_limits<double>::quiet_NaN();
        return m;
    }
    m.maxAbs = m_maxAbs;
    m.mse = m_noise / static_cast<double>(m_elements);
    m.sqnrDb = m_noise > 0 ? 10.0 * std::log10(m_signal / m_noise) : std::numeric_limits<double>::infinity();
    const double norms = std::sqrt(m_signal) * std::sqrt(m_restored);
    m.cosine = norms > 0 ? m_dot / norms : std::numeric_limits<double>::quiet_NaN();
    return m;
}

void PartErrors::add(std::span<const float> original, std::span<const float> restored)
{
    constexpr float kNothing = 0.01f; ///< of the largest magnitude
    float most = 0, mostRestored = 0;
    std::int64_t values = 0, zeroed = 0;
    bool constant = true;
    for (std::size_t i = 0; i < original.size(); ++i) {
        constant = constant && original[i] == original[0];
        if (!std::isfinite(original[i]) || original[i] == 0) continue;
        ++values;
        zeroed += restored[i] == 0;
        most = std::max(most, std::fabs(original[i]));
        mostRestored = std::isnan(restored[i]) ? std::numeric_limits<float>::infinity()
                                               : std::max(mostRestored, std::fabs(restored[i]));
    }
    const bool judged = values > 0 && static_cast<std::int64_t>(original.size()) >= kMinPerChannel;
    const bool lost = judged && mostRestored <= kNothing * most;
    ErrorAccumulator& error = lost ? m_lost : m_kept;
    for (std::size_t i = 0; i < original.size(); ++i)
        error.add(original[i], restored[i]);
    m_parts.of += judged;
    if (!lost) return;
    ++m_parts.parts;
    m_parts.constant += constant;
    m_parts.values += values;
    m_parts.zeroed += zeroed;
}

void PartErrors::merge(const PartErrors& other)
{
    m_kept.merge(other.m_kept);
    m_lost.merge(other.m_lost);
    m_parts.parts += other.m_parts.parts;
    m_parts.of += other.m_parts.of;
    m_parts.constant += other.m_parts.constant;
    m_parts.values += other.m_parts.values;
    m_parts.zeroed += other.m_parts.zeroed;
}

ErrorMetrics PartErrors::metrics() const
{
    ErrorAccumulator all = m_kept;
    all.merge(m_lost);
    return all.metrics();
}

LostParts PartErrors::lost() const
{
    LostParts parts = m_parts;
    parts.otherSqnrDb = m_kept.metrics().sqnrDb;
    return parts;
}

} // namespace qs
