// SPDX-License-Identifier: GPL-3.0-or-later
// The latency range of the scope, and what falls outside it.
#include "widgets/charts/scope/scope_picture.h"

#include "widgets/charts/core/chart_text.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {
/// Value that the share `q` of all values does not exceed; 0 of none. Reorders them.
double highOf(std::vector<float>& values, double q)
{
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return static_cast<double>(*at);
}
} // namespace

void ScopePicture::findLatencyRange(const ScopeView& view)
{
    const int ticks = static_cast<int>(std::clamp(m_plot.height() / 55, 2.0, 8.0));
    const bool log = view.logLatency;
    double low = 0, high = 1;
    if (view.y) {
        std::tie(low, high) = *view.y;
    } else {
        std::vector<float> tops, medians;
        double bottom = 1e300;
        for (const ScopeLine& line : m_lines)
            for (const EnvelopeColumn& c : line.active ? line.columns : line.medians) {
                tops.push_back(line.active ? c.max : c.median);
                medians.push_back(c.median);
                bottom = std::min(bottom, static_cast<double>(line.active ? c.min : c.median));
            }
        if (tops.empty())
            for (const ScopeLine& line : m_lines)
                for (const EnvelopeColumn& c : line.warmup) {
                    tops.push_back(c.max);
                    bottom = std::min(bottom, static_cast<double>(c.min));
                }
        if (tops.empty()) tops.push_back(1), bottom = 0;
        // Rare giants must not squeeze the rest: they are marked at the edge instead.
        const double common = highOf(tops, 0.98);
        // A stall now and then may own even p95 and p99; the body of the trace is what its medians cover.
        const double body = std::max(highOf(medians, 0.98), std::min(m_active.p95, 3 * m_active.p50));
        const double cap = body > 0 ? 2 * body : common;
        const double usual = std::min(std::max(common, m_active.p99), cap);
        const double giant = static_cast<double>(*std::max_element(tops.begin(), tops.end()));
        high = std::max((giant <= 2.5 * usual ? giant : usual * 1.3) * 1.06, 1e-4);
        low = std::max(bottom, log ? high * 1e-6 : 0.0);
        if (log)
            low = std::max(low * 0.85, high * 1e-5);
        else
            low = low > 0.35 * high ? std::max(0.0, low - 0.25 * (high - low)) : 0.0;
        // Keep the range while it still suits, so that the picture does not pump.
        const auto [oldLow, oldHigh] = m_autoY;
        const bool fits =
            m_autoLog == log && low >= oldLow && high <= oldHigh * 1.0001 &&
            (log ? std::log(high / low) > 0.6 * std::log(oldHigh / oldLow) : high - low > 0.6 * (oldHigh - oldLow));
        if (fits)
            std::tie(low, high) = m_autoY;
        else
            m_autoY = {low, high};
        m_autoLog = log;
    }
    m_unit = latencyUnit(high);
    if (log)
        m_y = logScale(std::max(low, 1e-5), std::max(high, 2e-5), ticks, m_unit.factor);
    else
        m_y = view.y ? linearScale(low, high, ticks, m_unit.factor) : niceLinearScale(low, high, ticks, m_unit.factor);
}

void ScopePicture::findOutliers(const ScopeData& data, const ScopeView& view)
{
    for (ScopeLine& line : m_lines) {
        const ScopeTrace& trace = data.traces[static_cast<std::size_t>(line.trace)];
        for (const EnvelopeColumn& c : line.columns) {
            const double value = static_cast<double>(c.max);
            const bool hidden = value > m_y.max && !view.y; // the range that was found leaves it out
            if (hidden || value > trace.outlierLimit(c.begin))
                line.outliers.emplace_back(line.iteration(0.5 * static_cast<double>(c.begin + c.end - 1)), value);
        }
    }
}

} // namespace qs
