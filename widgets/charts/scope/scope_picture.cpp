// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scope/scope_picture.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/scope/scope_painter.h"
#include "widgets/style/modes/run_style.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace qs {
namespace {

/// The next of 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8 times a power of ten: a window that grows in steps, so
/// that axes stand still most of the time.
double roomyUpper(double count)
{
    const double power = std::pow(10.0, std::floor(std::log10(std::max(count, 1.0))));
    for (const double step : {1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (step * power >= count) return step * power;
    return 10 * power;
}

constexpr std::size_t kFewLines = 4; ///< each of them has its name at its end

LatencySpan mediansOf(const ScopeData& data)
{
    LatencySpan span;
    for (const ScopeTrace& trace : data.traces)
        span.add(trace.statistics.p50);
    return span;
}

std::uint64_t toPosition(double position)
{
    return position <= 0 ? 0 : static_cast<std::uint64_t>(std::llround(position));
}

/// Value that the share `q` of all values does not exceed; 0 of none. Reorders them.
double quantileOf(std::vector<float>& values, double q)
{
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(q * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return static_cast<double>(*at);
}

} // namespace

void ScopePicture::prepare(const ScopeData& data, const ScopeView& view, const QString& title, const QString& emptyText,
                           QSizeF size, const Theme& theme, bool refresh)
{
    m_theme = theme;
    m_size = size;
    m_title = title;
    m_emptyText = emptyText;
    m_empty = data.empty();
    const std::optional<double> ease = std::exchange(m_ease, std::nullopt);
    m_easing = false;
    m_zoomed = view.x.has_value();
    m_showsAll = view.active < 0;
    m_present = data.presentBegin();
    m_lines.clear();
    for (std::size_t i = 0; i < data.traces.size(); ++i) {
        const ScopeTrace& trace = data.traces[i];
        if (trace.empty()) continue;
        ScopeLine line;
        line.trace = static_cast<int>(i);
        line.active = line.trace == view.active;
        line.origin = static_cast<double>(trace.leadingWarmup);
        line.statistics = trace.statistics;
        line.style = trace.info.run < 0 ? modeStyle(trace.info.mode, theme) : runStyle(trace.info.run, theme);
        line.label = trace.info.label.isEmpty() ? trace.info.mode : trace.info.label;
        m_lines.push_back(std::move(line));
    }
    if (m_empty) {
        m_unit = {1, {}};
        m_lanes.clear();
        collectLabels(data, view);
        layOut(data, size);
        m_x = countScale(0, 100, 5);
        m_y = niceLinearScale(0, 100, 5);
        m_canvas.begin({}, size, theme, m_small);
        m_edgeY.clear();
        m_labelRects.clear();
        m_framed.reset();
        return;
    }
    m_unit = data.unit.name.isEmpty() ? mediansOf(data).unit() : data.unit;
    findKeyLines(data, view.namesAll);
    fit(data, view);
    if (ease && m_framed) easeRange(*m_framed, *ease);
    if (ease) m_framed = m_y;
    const bool rescaled = m_binned.min != m_y.min || m_binned.max != m_y.max || m_binned.log != m_y.log;
    findOutliers(data, view);
    if (refresh || rescaled) countAbove(data);
    nameLinesAbove();
    m_marks.collect(data);
    if (refresh || rescaled || m_bins.empty()) countDistribution(data, view);
    placeEdgeLabels();
    setFrame();
}

void ScopePicture::fit(const ScopeData& data, const ScopeView& view)
{
    collectLabels(data, view);
    layOut(data, m_size);
    findWindow(data, view);
    cutColumns(data, view);
    findLatencyRange(data, view);
}

void ScopePicture::findKeyLines(const ScopeData& data, bool all)
{
    ScopeLine* best = nullptr;
    for (ScopeLine& line : m_lines) {
        const TraceInfo& info = data.traces[static_cast<std::size_t>(line.trace)].info;
        line.isKey = line.active || info.mode == data.baseline;
        if (line.statistics.count > 0 && (!best || line.statistics.p50 < best->statistics.p50)) best = &line;
    }
    if (best) best->isKey = true;
    for (ScopeLine& line : m_lines)
        line.isNamed = all || line.isKey || m_lines.size() <= kFewLines;
}

void ScopePicture::collectLabels(const ScopeData& data, const ScopeView& view)
{
    m_edge.clear();
    m_guides.clear();
    m_facts.clear();
    m_active = {};
    for (const ScopeLine& line : m_lines) {
        const TraceStatistics& s = data.traces[static_cast<std::size_t>(line.trace)].statistics;
        if (!line.active) {
            const bool narrow =
                m_size.width() < 900 && line.label == data.traces[static_cast<std::size_t>(line.trace)].info.mode;
            if (s.count > 0 && line.isNamed)
                m_edge.append({narrow ? shortModeName(line.label) : line.label, line.style.text, s.p50, false});
            continue;
        }
        m_active = s;
        const ScopeTrace& trace = data.traces[static_cast<std::size_t>(line.trace)];
        m_segmentBegin = trace.iteration(static_cast<double>(trace.segmentBegin));
        m_segmented = !trace.past.empty();
        if (s.count == 0) continue;
        const auto us = [&](double value) { return latencyNumber(value, m_unit, 3) + QLatin1Char(' ') + m_unit.name; };
        const auto add = [&](const char* name, double value, const QColor& color, Qt::PenStyle dash) {
            m_edge.append({QStringLiteral("%1  %2").arg(QLatin1String(name),
                                                        (s.isEstimate ? QStringLiteral("~") : QString()) + us(value)),
                           color, value, true});
            m_guides.append({value, color, dash});
        };
        // With fewer samples no order statistic bounds them from above with 95% confidence.
        if (s.p99Resolved()) add("p99", s.p99, m_theme.p99, Qt::DotLine);
        if (s.p95Resolved()) add("p95", s.p95, m_theme.p95, Qt::DashLine);
        add("p50", s.p50, m_theme.p50, Qt::DashDotLine);
        if (m_lines.size() > 1) m_facts << line.label;
        m_facts << tr("%1 iterations").arg(countText(static_cast<double>(s.count)));
        m_facts << (s.isEstimate ? tr("median about %1") : tr("median %1")).arg(us(s.p50));
        if (s.p95Resolved()) m_facts << (s.isEstimate ? tr("p95 about %1") : tr("p95 %1")).arg(us(s.p95));
        if (s.p99Resolved()) m_facts << (s.isEstimate ? tr("p99 about %1") : tr("p99 %1")).arg(us(s.p99));
        m_facts << tr("max %1").arg(us(s.max));
    }
    if (view.active < 0 && !m_lines.empty()) m_facts << tr("%1 traces").arg(m_lines.size()) << tr("median of each");
}

void ScopePicture::layOut(const ScopeData& data, QSizeF size)
{
    const double w = size.width(), h = size.height();
    m_small = w < 460 || h < 260 ? 11 : 12;
    const QFont bold = Theme::font(m_small, QFont::DemiBold);
    const double pad = w < 520 ? 12 : 20;
    double y = pad * 0.7;
    m_headerY = m_subtitleY = m_keysY = -1;
    if (!m_title.isEmpty() && h >= 200) {
        const double type = w >= 900 ? 20 : w >= 520 ? 16 : 14;
        m_headerY = y + type * 0.6;
        y += type * 1.35;
    }
    if (!m_facts.isEmpty() && h >= 260) {
        m_subtitleY = y + 9;
        y += 24;
    }
    m_keysY = y + 8;
    y += 26;

    double widest = textWidth(QStringLiteral("p99  88.8"), bold);
    for (const EdgeLabel& label : m_edge)
        widest = std::max(widest, textWidth(label.text, bold));
    m_gutter = m_empty ? pad : std::min(widest, w * 0.24) + 18;
    const bool distribution = w >= 560 && !m_empty;
    const double side = distribution ? std::clamp(w * 0.19, 120.0, 300.0) : 0;
    const double left = pad + textWidth(QStringLiteral("8,888"), Theme::font(m_small)) + 6;
    const double below = m_small + 14 + (h >= 240 ? m_small + 10 : 2);
    const double lanes = ScopeLanes::heightFor(data, h - y - below);
    const double bottom = below + lanes;
    const double right = w - (distribution ? side + pad + m_gutter : m_gutter);
    m_plot = QRectF(QPointF(std::round(left), std::round(y)), QPointF(std::round(right), std::round(h - bottom)));
    m_lanes.layOut(data, QRectF(m_plot.left(), m_plot.bottom(), m_plot.width(), lanes), m_small);
    m_distribution = distribution ? QRectF(QPointF(std::round(w - pad - side), m_plot.top()),
                                           QPointF(std::round(w - pad), m_plot.bottom()))
                                  : QRectF();
}

void ScopePicture::findWindow(const ScopeData& data, const ScopeView& view)
{
    double head = 0, oldest = 1e300, warm = 0;
    for (const ScopeLine& line : m_lines) {
        const ScopeTrace& trace = data.traces[static_cast<std::size_t>(line.trace)];
        head = std::max(head, trace.iteration(static_cast<double>(trace.store.head())));
        oldest = std::min(oldest, trace.iteration(static_cast<double>(trace.store.oldest())));
        warm = std::max(warm, static_cast<double>(trace.leadingWarmup));
    }
    double low = -warm, high = std::max(data.expected, 1.0);
    const double kept = static_cast<double>(data.capacity);
    if (data.expected <= 0 || head > data.expected) high = roomyUpper(std::max(head, 50.0));
    if (oldest > low || high - low > kept) { // the ring is full: a window that moves on in steps
        const double step = kept / 20;
        high = std::max(std::ceil(head / step) * step, kept);
        low = head > kept ? high - kept : low;
    }
    if (data.window > 0) rollWindow(data.window, head, low, high);
    if (view.x) {
        low = view.x->first;
        high = view.x->second;
    }
    const int ticks = static_cast<int>(std::clamp(m_plot.width() / 95, 2.0, 10.0));
    m_x = countScale(low, std::max(high, low + 1), ticks);
}

/// Live shows the newest iterations: of the setups before the present one no more than a glimpse, and no more than the
/// window in all; it moves on in steps.
void ScopePicture::rollWindow(double window, double head, double& low, double& high) const
{
    if (m_present) low = std::max(low, *m_present - window / 20);
    const double shown = roomyUpper(std::max(head - low, 50.0));
    high = low + std::min(shown, window);
    if (head <= high) return;
    const double step = window / 20;
    high = std::ceil(head / step) * step;
    low = high - window;
}

void ScopePicture::cutColumns(const ScopeData& data, const ScopeView& view)
{
    const double span = m_x.max - m_x.min;
    const double pixels = std::max(1.0, m_plot.width());
    const auto width = static_cast<std::uint64_t>(std::max(1.0, std::ceil(span / pixels)));
    for (ScopeLine& line : m_lines) {
        for (auto* columns : {&line.columns, &line.warmup, &line.medians})
            columns->clear();
        const ScopeTrace& trace = data.traces[static_cast<std::size_t>(line.trace)];
        const std::uint64_t begin = std::max(toPosition(std::floor(trace.position(m_x.min))), trace.store.oldest());
        const std::uint64_t end = std::min(toPosition(std::ceil(trace.position(m_x.max))) + 1, trace.store.head());
        line.direct = width == 1;
        // Where a pixel column holds only a few samples, a point of the median takes several columns.
        const double visible = begin < end ? static_cast<double>(end - begin) : 0;
        const auto calm = static_cast<std::uint64_t>(std::clamp(visible / 40, visible < 5 ? 1.0 : 5.0, 16.0));
        line.medianWidth = view.active < 0 ? std::max(width * 4, calm) : std::max(width, calm);
        if (begin >= end) continue;
        for (const ScopeTrace::Span& part : trace.parts(begin, end, false)) {
            const auto medians = trace.store.gridColumns(part.begin, part.end, line.medianWidth);
            line.medians.insert(line.medians.end(), medians.begin(), medians.end());
            if (!line.active) continue;
            const auto columns =
                width == line.medianWidth ? medians : trace.store.gridColumns(part.begin, part.end, width);
            line.columns.insert(line.columns.end(), columns.begin(), columns.end());
        }
        if (line.active)
            for (const ScopeTrace::Span& part : trace.parts(begin, end, true)) {
                const auto columns = trace.store.gridColumns(part.begin, part.end, width);
                line.warmup.insert(line.warmup.end(), columns.begin(), columns.end());
            }
    }
}

std::vector<double> ScopePicture::bins(const ScopeTrace& trace, const ScopeView& view) const
{
    const int count = static_cast<int>(std::clamp(m_plot.height() / 2.5, 20.0, 200.0));
    const auto cut = [&](const LogHistogram& histogram) {
        return m_y.log ? histogram.logBins(m_y.min, m_y.max, count) : histogram.bins(m_y.min, m_y.max, count);
    };
    if (!view.x) return cut(trace.histogram);
    // Zoomed: of what is visible. Long windows are thinned out evenly; the shape stays.
    LogHistogram visible;
    const std::uint64_t begin = std::max(toPosition(trace.position(m_x.min)), trace.store.oldest());
    const std::uint64_t end = std::min(toPosition(trace.position(m_x.max)), trace.store.head());
    std::vector<float> batch(4096);
    const std::uint64_t skip = begin < end ? std::max<std::uint64_t>(1, (end - begin) / 1'000'000) : 1;
    for (const ScopeTrace::Span& part : trace.parts(begin, std::max(begin, end), false))
        for (std::uint64_t i = part.begin; i < part.end; i += batch.size() * skip) {
            const std::size_t n = std::min<std::size_t>(batch.size(), part.end - i);
            trace.store.copy(i, std::span(batch).first(n));
            visible.add(std::span<const float>(batch).first(n));
        }
    return cut(visible);
}

void ScopePicture::countDistribution(const ScopeData& data, const ScopeView& view)
{
    m_bins.clear();
    m_binned = m_y;
    double most = 1;
    for (const ScopeLine& line : m_lines) {
        if (!line.active)
            continue; // with all modes shown, ranges stand there instead: outlines of many hide each other
        m_bins.emplace_back(line.style.color, bins(data.traces[static_cast<std::size_t>(line.trace)], view));
        for (const double count : m_bins.back().second)
            most = std::max(most, count);
    }
    // log10 of the count, lifted a little so that a single sample is a bar and not nothing.
    const double top = std::ceil(std::log10(most) * 2 + 0.2) / 2 + 0.3;
    m_counts = {0, std::max(1.3, top), false, {}};
    if (m_showsAll) return;
    const int every = m_distribution.width() < 34 * top ? 2 : 1;
    for (int e = 0; e + 0.3 <= m_counts.max + 1e-9; e += every) {
        const QString text = e < 3   ? QString::number(std::pow(10, e))
                             : e < 6 ? QString::number(std::pow(10, e - 3)) + QLatin1Char('k')
                                     : QString::number(std::pow(10, e - 6)) + QLatin1Char('M');
        m_counts.ticks.append({e + 0.3, text});
    }
}

QStringList ScopePicture::labelTexts() const
{
    QStringList texts;
    for (const EdgeLabel& label : m_edge)
        texts << label.text;
    return texts;
}

void ScopePicture::placeEdgeLabels()
{
    QVector<double> wanted;
    for (const EdgeLabel& label : m_edge)
        wanted.append(clampedY(label.value));
    m_edgeY = spreadLabels(wanted, m_small + 4, m_plot.top() - 4, m_plot.bottom() + 4);
    const QFont font = Theme::font(m_small, QFont::DemiBold);
    m_labelRects.clear();
    for (qsizetype i = 0; i < m_edge.size(); ++i) {
        const double width = std::min(textWidth(m_edge[i].text, font), m_gutter - 16);
        m_labelRects.append(QRectF(m_plot.right() + 10, m_edgeY[i] - m_small / 2, width, m_small));
    }
}

void ScopePicture::setFrame()
{
    QVector<AxisPanel> panels{{m_plot, m_x, m_y}};
    if (!m_lanes.isEmpty()) { // the axis stands below them
        panels.front().xLabels = panels.front().xLine = false;
        panels.append({m_lanes.area(), m_x, {}, true, false, false, false});
    }
    if (!m_distribution.isNull())
        panels.append({m_distribution, m_counts, m_y, !m_showsAll, false, false, true, !m_showsAll});
    m_canvas.begin(panels, m_size, m_theme, m_small);
}

double ScopePicture::clampedY(double us) const { return std::clamp(yPixel(us), m_plot.top(), m_plot.bottom()); }

void ScopePicture::paint(QPainter& painter) const { ScopePainter(*this, painter).paint(); }

bool ScopePicture::isPresent(const ScopeData& data, const ScopeLine& line, const EnvelopeColumn& column) const
{
    return column.begin >= data.traces[static_cast<std::size_t>(line.trace)].segmentBegin;
}

/// Of each line what is visible, or of the present setup among that; of the warm-up alone where nothing else is there.
std::vector<ScopePicture::Extent> ScopePicture::extents(const ScopeData& data, bool presentOnly) const
{
    std::vector<Extent> found;
    std::vector<float> values;
    const auto add = [&](const ScopeLine& line, const std::vector<EnvelopeColumn>& columns, bool whole, bool direct) {
        values.clear();
        Extent extent{line.isKey, 0, 0, 1e300, 0};
        for (const EnvelopeColumn& c : columns) {
            if (presentOnly && !isPresent(data, line, c)) continue;
            values.push_back(direct ? c.max : c.median);
            extent.bottom = std::min(extent.bottom, static_cast<double>(whole ? c.min : c.median));
            extent.top = std::max(extent.top, static_cast<double>(whole ? c.max : c.median));
        }
        if (values.empty()) return;
        extent.low = quantileOf(values, 0.01);
        // A machine that stalls now and then may own even p95; the body of a trace is near its quartiles.
        const auto body = [](double p25, double p50, double p75, double p95) {
            return std::min(p95, std::max(p75 + 3 * (p75 - p25), 1.25 * p50));
        };
        const double p25 = quantileOf(values, 0.25), p50 = quantileOf(values, 0.5), p75 = quantileOf(values, 0.75);
        extent.high = body(p25, p50, p75, quantileOf(values, 0.95));
        if (whole && !direct)
            extent.high = std::max(extent.high, body(m_active.p25, m_active.p50, m_active.p75, m_active.p95));
        found.push_back(extent);
    };
    for (const ScopeLine& line : m_lines)
        add(line, line.active ? line.columns : line.medians, line.active, line.active && line.direct);
    if (found.empty())
        for (const ScopeLine& line : m_lines)
            add(line, line.warmup, true, true);
    return found;
}

/// Up to a quarter of the lines that are no key lines may stand far above all others: the range leaves these out.
ScopePicture::Extent ScopePicture::together(std::vector<Extent> lines)
{
    constexpr double kFar = 3;
    std::sort(lines.begin(), lines.end(),
              [](const Extent& a, const Extent& b) { return a.isKey != b.isKey ? a.isKey : a.high < b.high; });
    const std::size_t kept = lines.size() - lines.size() / 4;
    Extent all = lines.front();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (i >= kept && !lines[i].isKey && lines[i].high > kFar * all.high) break;
        all.low = std::min(all.low, lines[i].low);
        all.high = std::max(all.high, lines[i].high);
        all.bottom = std::min(all.bottom, lines[i].bottom);
        all.top = std::max(all.top, lines[i].top);
    }
    return all;
}

void ScopePicture::findLatencyRange(const ScopeData& data, const ScopeView& view)
{
    const int ticks = static_cast<int>(std::clamp(m_plot.height() / 55, 2.0, 8.0));
    const bool log = view.logLatency;
    // Who looks at what was measured before, by zooming, sees the range of that.
    const bool presentOnly = m_present && !view.x;
    std::vector<Extent> found = extents(data, presentOnly);
    const bool waits = found.empty() && presentOnly && m_autoLog == log && m_autoY.second > 0;
    if (found.empty() && presentOnly) found = extents(data, false);
    double low = 0, high = 1;
    if (view.y) {
        std::tie(low, high) = *view.y;
    } else if (waits) { // nothing of the new setup has come yet
        std::tie(low, high) = m_autoY;
    } else {
        const Extent shown = found.empty() ? Extent{false, 0, 1, 0, 1} : together(std::move(found));
        // What is far out must not squeeze the rest: it is counted and marked at the edge instead.
        high = std::max(shown.top <= 2.5 * shown.high ? shown.top * 1.06 : shown.high * 1.3, 1e-4);
        low = shown.bottom >= 0.5 * shown.low ? shown.bottom : shown.low;
        if (log)
            low = std::max({low * 0.85, high * 1e-5, 1e-6});
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
            const double at = line.iteration(0.5 * static_cast<double>(c.begin + c.end - 1));
            if (hidden || value > trace.outlierLimit(c.begin)) line.outliers.emplace_back(at, value);
            if (static_cast<double>(c.min) < m_y.min && !view.y)
                line.outliers.emplace_back(at, static_cast<double>(c.min));
        }
    }
}

/// Only columns that reach beyond the range are looked into.
void ScopePicture::countAbove(const ScopeData& data)
{
    m_above = 0;
    m_highest = 0;
    std::vector<float> samples;
    for (const ScopeLine& line : m_lines) {
        const ScopeTrace& trace = data.traces[static_cast<std::size_t>(line.trace)];
        for (const EnvelopeColumn& c : line.columns) {
            if (static_cast<double>(c.max) <= m_y.max) continue;
            m_highest = std::max(m_highest, static_cast<double>(c.max));
            samples.resize(c.end - c.begin);
            trace.store.copy(c.begin, samples);
            m_above += static_cast<std::size_t>(std::count_if(
                samples.begin(), samples.end(), [&](float us) { return static_cast<double>(us) > m_y.max; }));
        }
    }
}

/// Lines that the range leaves out are said at the upper edge.
void ScopePicture::nameLinesAbove()
{
    const ScopeLine* slowest = nullptr;
    int count = 0;
    for (const ScopeLine& line : m_lines) {
        if (line.isNamed || line.statistics.count == 0 || line.statistics.p50 <= m_y.max) continue;
        ++count;
        if (!slowest || line.statistics.p50 > slowest->statistics.p50) slowest = &line;
    }
    if (!slowest) return;
    const QString name = count == 1 ? slowest->label : tr("%n mode(s)", nullptr, count);
    m_edge.prepend(
        {QStringLiteral("▲ %1  %2 %3").arg(name, latencyNumber(slowest->statistics.p50, m_unit, 3), m_unit.name),
         count == 1 ? slowest->style.text : m_theme.muted, slowest->statistics.p50, false});
}

QString ScopePicture::findingAt(QPointF at) const
{
    const QString finding = m_marks.findingAt(at);
    return finding.isEmpty() && m_lanes.area().contains(at) ? m_lanes.textAt(at, m_x) : finding;
}

} // namespace qs
