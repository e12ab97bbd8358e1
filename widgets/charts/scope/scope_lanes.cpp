// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_lanes.h"

#include "widgets/charts/core/chart_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr double kLane = 20, kGap = 8; ///< pixels: height of a lane, and between trace and strip
constexpr double kLeastTrace = 170;    ///< what the trace keeps

/// The reading that holds at an iteration; the end where none does.
auto readingAt(const ScopeLane& lane, double iteration)
{
    const auto after = std::upper_bound(lane.readings.begin(), lane.readings.end(), iteration,
                                        [](double at, const auto& reading) { return at < reading.first; });
    return after == lane.readings.begin() ? lane.readings.end() : std::prev(after);
}

QString valueText(const ScopeLane& lane, double value)
{
    return lane.unit.isEmpty() ? countText(value) : numberText(value, 4) + QLatin1Char(' ') + lane.unit;
}

} // namespace

double ScopeLanes::heightFor(const ScopeData& data, double room)
{
    const double wanted = data.lanes.empty() ? 0 : static_cast<double>(data.lanes.size()) * kLane + kGap;
    return room - wanted < kLeastTrace ? 0 : wanted;
}

void ScopeLanes::layOut(const ScopeData& data, const QRectF& area, double typeSize)
{
    clear();
    m_type = typeSize - 1;
    if (area.height() <= 0) return;
    m_lanes = data.lanes;
    m_area = area.adjusted(0, kGap, 0, 0);
}

void ScopeLanes::clear()
{
    m_lanes.clear();
    m_area = {};
}

QRectF ScopeLanes::bandOf(std::size_t lane) const
{
    return {m_area.left(), m_area.top() + kLane * static_cast<double>(lane), m_area.width(), kLane};
}

QString ScopeLanes::textAt(QPointF at, const AxisScale& x) const
{
    const auto number = static_cast<std::size_t>(std::max(0.0, (at.y() - m_area.top()) / kLane));
    if (number >= m_lanes.size()) return {};
    const ScopeLane& lane = m_lanes[number];
    const double iteration = x.value((at.x() - m_area.left()) / m_area.width());
    for (const ScopeStretch& state : lane.states)
        if (iteration >= state.first && iteration <= state.last) return tr("%1: %2").arg(lane.name, state.why);
    if (const auto reading = readingAt(lane, iteration); reading != lane.readings.end() && iteration <= lane.end)
        return tr("%1: %2").arg(lane.name, valueText(lane, reading->second));
    const double near = 4 * (x.max - x.min) / std::max(1.0, m_area.width());
    const auto event = std::lower_bound(lane.events.begin(), lane.events.end(), iteration - near);
    if (event != lane.events.end() && *event <= iteration + near)
        return tr("%1: iteration %2").arg(lane.name, countText(*event));
    return lane.name;
}

/// The reading at the right end of what is shown, or how many events there are.
QString ScopeLanes::lastText(const ScopeLane& lane, const AxisScale& x)
{
    if (const auto reading = readingAt(lane, x.max); reading != lane.readings.end())
        return valueText(lane, reading->second);
    const auto first = std::lower_bound(lane.events.begin(), lane.events.end(), x.min);
    const auto last = std::upper_bound(first, lane.events.end(), x.max);
    return lane.events.empty() ? QString() : tr("%n time(s)", nullptr, static_cast<int>(last - first));
}

void ScopeLanes::paint(QPainter& painter, const AxisScale& x, const Theme& theme) const
{
    const QFont font = Theme::font(m_type, QFont::Medium);
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const ScopeLane& lane = m_lanes[i];
        const QRectF band = bandOf(i);
        painter.fillRect(QRectF(band.left(), std::round(band.top()), band.width(), 1), theme.grid);
        paintStates(painter, lane, band, x, theme);
        paintReadings(painter, lane, band, x, theme);
        paintEvents(painter, lane, band, x, theme);
        const double width = textWidth(lane.name, font) + 6;
        const QRectF ground(band.left() + 1, band.center().y() - m_type / 2 - 1, width, m_type + 3);
        painter.fillRect(ground, theme.background); // the name is read over what runs through it
        drawLabel(painter, {ground.left() + 3, band.center().y()}, lane.name, font, theme.muted);
        drawLabel(painter, {band.right() + 10, band.center().y()}, lastText(lane, x), font, theme.muted);
    }
}

/// A step line between the lowest and the highest reading; one that does not change is level in the middle.
void ScopeLanes::paintReadings(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                               const Theme& theme) const
{
    if (lane.readings.empty()) return;
    const auto [low, high] = std::minmax_element(lane.readings.begin(), lane.readings.end(),
                                                 [](const auto& a, const auto& b) { return a.second < b.second; });
    const double from = low->second, span = high->second - from;
    const auto y = [&](double value) {
        return std::round(span <= 1e-3 * std::abs(high->second)
                              ? band.center().y()
                              : band.bottom() - 4 - (value - from) / span * (band.height() - 8)); // on whole pixels
    };
    // Level and upright pieces on whole pixels, filled: the outline of one long line costs several times as much.
    QVector<QRectF> pieces;
    double done = -1e9, before = 0;
    for (std::size_t i = 0; i < lane.readings.size(); ++i) {
        const double begin = lane.readings[i].first;
        const double end = i + 1 < lane.readings.size() ? lane.readings[i + 1].first : lane.end;
        if (end < x.min || begin > x.max) continue;
        const double right = std::min(pixel(end, x), band.right());
        if (right - done < 0.5 && i + 1 < lane.readings.size()) continue; // several in one pixel: one of them
        const double left = std::max({pixel(begin, x), band.left(), done});
        const double here = y(lane.readings[i].second);
        pieces << QRectF(left, here - 1, right - left, 2);
        if (pieces.size() > 1 && here != before)
            pieces << QRectF(left - 1, std::min(here, before) - 1, 2, std::abs(here - before) + 2);
        before = here;
        done = right;
    }
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawRects(pieces);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

void ScopeLanes::paintEvents(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                             const Theme& theme) const
{
    double done = -1e9;
    for (auto at = std::lower_bound(lane.events.begin(), lane.events.end(), x.min);
         at != lane.events.end() && *at <= x.max; ++at) {
        const double place = std::round(pixel(*at, x));
        if (place - done < 2) continue;
        painter.fillRect(QRectF(done = place, band.top() + 5, 1.5, band.height() - 9), theme.outlier);
    }
}

void ScopeLanes::paintStates(QPainter& painter, const ScopeLane& lane, const QRectF& band, const AxisScale& x,
                             const Theme& theme) const
{
    const QFont font = Theme::font(m_type, QFont::Medium);
    const QColor fill = mixed(theme.background, theme.warning, theme.dark ? 0.3 : 0.25);
    for (const ScopeStretch& state : lane.states) {
        if (state.last < x.min || state.first > x.max) continue;
        const double left = std::max(pixel(state.first, x), band.left());
        const double right = std::max(left + 2, std::min(pixel(state.last, x), band.right()));
        painter.fillRect(QRectF(left, band.top() + 4, right - left, band.height() - 7), fill);
        const double after = std::max(left, band.left() + textWidth(lane.name, font) + 10) + 4;
        if (right - after > 40)
            drawLabel(painter, {after, band.center().y()}, elided(state.why, font, right - after - 4), font,
                      theme.readable(theme.ink, fill));
    }
}

} // namespace qs
