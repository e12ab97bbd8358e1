// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/recorder.h"

#include "gpu/measure/median_interval.h"
#include "gpu/results/analysis.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr std::size_t kMaxPreempted = 1'000'000;
constexpr std::size_t kExact = 4096; ///< samples that are sorted anew whenever somebody asks

template <typename T> void dropFront(std::vector<T>& values, std::size_t count)
{
    values.erase(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(std::min(count, values.size())));
}

} // namespace

void SampleRecord::add(const Timing& timing)
{
    if (timing.clockMHz > 0 && m_clocks.empty()) m_clocks.assign(m_samples.size(), 0.0f);
    if (timing.preempted && m_preempted.size() < kMaxPreempted) m_preempted.push_back(total());
    m_samples.push_back(timing.us);
    if (timing.clockMHz > 0 || !m_clocks.empty()) m_clocks.push_back(timing.clockMHz);
    count(timing.us);
}

/// As summarize() does.
void SampleRecord::count(float us)
{
    if (!(us > 0)) return;
    m_all->add(us);
    ++m_counted;
    const double delta = us - m_mean; // Welford
    m_mean += delta / static_cast<double>(m_counted);
    m_squares += delta * (us - m_mean);
}

void SampleRecord::forget(std::size_t count)
{
    count = std::min(count, m_samples.size());
    if (count == 0) return;
    dropFront(m_samples, count);
    dropFront(m_clocks, count);
    m_forgotten += static_cast<std::int64_t>(count);
    std::erase_if(m_preempted, [this](std::int64_t number) { return number < m_forgotten; });
    if (!m_all) return;
    m_all->clear();
    m_mean = m_squares = 0;
    m_counted = 0;
    for (const float us : m_samples)
        this->count(us);
}

void SampleRecord::trim(std::size_t count)
{
    dropFront(m_warmup, m_warmup.size() - std::min(count, m_warmup.size()));
    for (std::vector<float>* values : {&m_warmup, &m_samples, &m_clocks})
        values->shrink_to_fit();
}

std::vector<std::int64_t> SampleRecord::preempted() const
{
    std::vector<std::int64_t> positions(m_preempted);
    for (std::int64_t& position : positions)
        position -= m_forgotten;
    return positions;
}

Summary SampleRecord::quickSummary() const
{
    if (m_samples.size() <= kExact || !m_all) return summarize(m_samples);
    Summary s;
    s.n = m_counted;
    if (s.n < 2) return summarize(m_samples);
    s.min = static_cast<double>(m_all->min());
    s.max = static_cast<double>(m_all->max());
    s.mean = m_mean;
    s.std = std::sqrt(m_squares / static_cast<double>(s.n - 1));
    s.cv = s.mean > 0 ? s.std / s.mean : 0.0;
    s.p5 = m_all->quantile(0.05);
    s.p25 = m_all->quantile(0.25);
    s.p50 = m_all->quantile(0.50);
    s.p75 = m_all->quantile(0.75);
    s.p95 = m_all->quantile(0.95);
    s.p99 = m_all->quantile(0.99);
    // Some thousands, evenly spaced, tell whether they depend on each other over times that matter for so long a run.
    std::vector<float> some = evenlySpaced(m_samples, std::ssize(m_samples), kExact);
    std::erase_if(some, [](float us) { return !(us > 0); });
    const stats::MedianBounds thinned = stats::medianBounds(some);
    const auto [low, high] = medianRanks(s.n);
    s.medianLow = m_all->quantile(static_cast<double>(low - 1) / static_cast<double>(s.n - 1));
    s.medianHigh = m_all->quantile(static_cast<double>(high - 1) / static_cast<double>(s.n - 1));
    if (thinned.caution != Caution::None) {
        s.medianLow = std::min(s.medianLow, s.p50 - (thinned.median - thinned.low));
        s.medianHigh = std::max(s.medianHigh, s.p50 + (thinned.high - thinned.median));
    }
    return s;
}

} // namespace qs
