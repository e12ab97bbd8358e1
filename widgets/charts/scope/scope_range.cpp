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

bool ScopePicture::isPresent(const ScopeData& data, const ScopeLine& line, const EnvelopeColumn& column) const
{
    return column.begin >= data.traces[static_cast<std::size_t>(line.trace)].segmentBegin;
}

/// The latencies that the range has to show: of the visible columns, or of those of the present setup among them.
ScopePicture::Visible ScopePicture::visible(const ScopeData& data, bool presentOnly) const
{
    Visible found;
    for (const ScopeLine& line : m_lines)
        for (const EnvelopeColumn& c : line.active ? line.columns : line.medians) {
            if (presentOnly && !isPresent(data, line, c)) continue;
            found.tops.push_back(line.active ? c.max : c.median);
            found.medians.push_back(c.median);
            found.bottom = std::min(found.bottom, static_cast<double>(line.active ? c.min : c.median));
        }
    if (!found.tops.empty()) return found;
    for (const ScopeLine& line : m_lines)
        for (const EnvelopeColumn& c : line.warmup) {
            if (presentOnly && !isPresent(data, line, c)) continue;
            found.tops.push_back(c.max);
            found.bottom = std::min(found.bottom, static_cast<double>(c.min));
        }
    return found;
}

void ScopePicture::findLatencyRange(const ScopeData& data, const ScopeView& view)
{
    const int ticks = static_cast<int>(std::clamp(m_plot.height() / 55, 2.0, 8.0));
    const bool log = view.logLatency;
    // Who looks at what was measured before, by zooming, sees the range of that.
    const bool presentOnly = m_present && !view.x;
    Visible found = visible(data, presentOnly);
    const bool waits = found.tops.empty() && presentOnly && m_autoLog == log && m_autoY.second > 0;
    if (found.tops.empty() && presentOnly) found = visible(data, false);
    auto& [tops, medians, bottom] = found;
    double low = 0, high = 1;
    if (view.y) {
        std::tie(low, high) = *view.y;
    } else if (waits) { // nothing of the new setup has come yet
        std::tie(low, high) = m_autoY;
    } else {
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
    if (log)
        m_y = logScale(std::max(low, 1e-5), std::max(high, 2e-5), ticks, m_unit.factor);
    else
        m_y = view.y ? linearScale(low, high, ticks, m_unit.factor) : niceLinearScale(low, high, ticks, m_unit.factor);
}

/// From the range of the last frame a step towards the one that was found, by ratios, so that a hundredth is reached
/// as smoothly as a half.
void ScopePicture::easeRange(const AxisScale& before, double share)
{
    if (share >= 1 || before.log != m_y.log || !(before.max > 0) || !(m_y.max > 0)) return;
    const auto along = [share](double from, double to) { return from + (to - from) * share; };
    const double high = std::exp(along(std::log(before.max), std::log(m_y.max)));
    // The bottom goes with the top: by itself it might be overtaken.
    const bool byRatio = m_y.log && before.min > 0 && m_y.min > 0;
    const double from = before.min / before.max, to = m_y.min / m_y.max;
    const double low = high * (byRatio ? std::exp(along(std::log(from), std::log(to))) : along(from, to));
    const double near = 0.02;
    const double left = byRatio ? std::log(low / m_y.min) : (low - m_y.min) / (m_y.max - m_y.min);
    if (!(high > low) || (std::abs(std::log(high / m_y.max)) < near && std::abs(left) < near)) return;
    m_easing = true;
    const int ticks = static_cast<int>(std::clamp(m_plot.height() / 55, 2.0, 8.0));
    m_y = m_y.log ? logScale(low, high, ticks, m_unit.factor) : linearScale(low, high, ticks, m_unit.factor);
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
