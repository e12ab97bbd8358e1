// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/recorder.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {
constexpr std::size_t kMostPreempted = 1'000'000;
}

void SampleRecord::add(const Timing& timing)
{
    const float us = timing.us;
    // Halving is amortized: each sample is moved at most once, and at least `keep` stay.
    if (m_samples.size() >= 2 * m_keep) {
        const auto keep = static_cast<std::ptrdiff_t>(m_keep);
        m_samples.erase(m_samples.begin(), m_samples.end() - keep);
        if (!m_clocks.empty()) m_clocks.erase(m_clocks.begin(), m_clocks.end() - keep);
    }
    if (timing.clockMHz > 0 && m_clocks.empty()) m_clocks.assign(m_samples.size(), 0.0f);
    m_samples.push_back(us);
    if (timing.clockMHz > 0 || !m_clocks.empty()) m_clocks.push_back(timing.clockMHz);
    if (timing.preempted && m_preempted.size() < kMostPreempted) m_preempted.push_back(m_total);
    m_all.add(us);
    m_min = m_total == 0 ? us : std::min(m_min, us);
    m_max = m_total == 0 ? us : std::max(m_max, us);
    ++m_total;
    const double delta = us - m_mean; // Welford
    m_mean += delta / static_cast<double>(m_total);
    m_squares += delta * (us - m_mean);
}

std::vector<float> SampleRecord::newest(const std::vector<float>& values) const
{
    const std::size_t count = std::min(values.size(), std::max(m_keep, std::size_t{1}));
    return {values.end() - static_cast<std::ptrdiff_t>(count), values.end()};
}

std::vector<float> SampleRecord::tail(std::size_t most) const
{
    const std::size_t count = std::min(m_samples.size(), most);
    return {m_samples.end() - static_cast<std::ptrdiff_t>(count), m_samples.end()};
}

std::vector<std::int64_t> SampleRecord::preempted() const
{
    const std::int64_t first = m_total - static_cast<std::int64_t>(samples().size());
    std::vector<std::int64_t> positions;
    for (const std::int64_t number : m_preempted)
        if (number >= first) positions.push_back(number - first);
    return positions;
}

Summary SampleRecord::quickSummary() const
{
    if (m_samples.size() <= 4096 && m_total == static_cast<std::int64_t>(m_samples.size())) return summarize(m_samples);
    Summary s;
    s.n = m_total;
    s.min = m_min;
    s.max = m_max;
    s.mean = m_mean;
    s.std = m_total > 1 ? std::sqrt(m_squares / static_cast<double>(m_total - 1)) : 0.0;
    s.cv = s.mean > 0 ? s.std / s.mean : 0.0;
    s.p5 = m_all.quantile(0.05);
    s.p25 = m_all.quantile(0.25);
    s.p50 = m_all.quantile(0.50);
    s.p75 = m_all.quantile(0.75);
    s.p95 = m_all.quantile(0.95);
    s.p99 = m_all.quantile(0.99);
    const auto [low, high] = medianRanks(m_total);
    s.medianLow = m_all.quantile(static_cast<double>(low - 1) / static_cast<double>(m_total - 1));
    s.medianHigh = m_all.quantile(static_cast<double>(high - 1) / static_cast<double>(m_total - 1));
    return s;
}

} // namespace qs
