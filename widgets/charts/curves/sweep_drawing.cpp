// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_drawing.h"

#include "widgets/charts/core/chart_header.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/style/modes/run_style.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr double kLabelGap = 14; ///< between the plot and the labels at its right edge

/// A size short enough for an axis: '4,096', '131k', '33.6M'.
QString sizeLabel(double value)
{
    if (value < 1e5) return countText(value);
    if (value < 1e6) return viewGeneral(value / 1e3, 3) + QLatin1Char('k');
    if (value < 1e9) return viewGeneral(value / 1e6, 3) + QLatin1Char('M');
    return viewGeneral(value / 1e9, 3) + QLatin1Char('G');
}

QPen ceilingPen(const Theme& theme)
{
    QPen pen(theme.ink, 1.3, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7, 3});
    return pen;
}

QPen copyPen(const Theme& theme) { return QPen(theme.ink, 1.1, Qt::DotLine, Qt::FlatCap); }

/// A hollow circle: no mode's own marker is one, so that 'not resolved' and 'static' cannot be taken for each other.
void drawOpen(QPainter& p, QPointF at, const QColor& color, const QColor& ground, double size)
{
    p.setPen(QPen(color, 1.5));
    p.setBrush(ground);
    p.drawEllipse(at, size / 2, size / 2);
}

} // namespace

QPolygonF lineOf(const SweepSeries& series)
{
    QPolygonF line;
    for (const SweepPoint& p : series.points)
        line.append({p.x, p.y});
    return line;
}

double heightAt(const QPolygonF& line, double x)
{
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF a = line[i - 1], b = line[i];
        if (x < a.x() || x > b.x() || !(b.x() > a.x())) continue;
        return a.y() * std::pow(b.y() / a.y(), std::log(x / a.x()) / std::log(b.x() / a.x()));
    }
    return 0;
}

void SweepDrawing::prepare(const SweepPicture& picture, const SweepView& view, const QString& title,
                           const QString& emptyText, QSizeF size, const Theme& theme)
{
    m_picture = picture;
    m_view = view;
    m_title = title;
    m_emptyText = emptyText;
    m_size = size;
    m_theme = theme;
    m_type = m_labelType = size.width() < 460 || size.height() < 260 ? 11 : 12;
    m_pad = size.width() < 460 ? 10 : 18;
    m_titleType = size.width() >= 900 && size.height() >= 420 ? 20 : size.width() >= 400 ? 15 : 13;
    m_labels.clear();
    if (empty()) {
        m_titleY = m_pad * 0.6 + m_titleType * 0.6;
        m_plot = {};
        return;
    }
    findScales();
    collectLabels();
    layOut();
    m_x.ticks = sizeTicks();
    m_y = m_y.log
              ? logScale(m_y.min, m_y.max, static_cast<int>(std::clamp(m_plot.height() / 34, 2.0, 12.0)), m_unit.factor)
              : linearScale(m_y.min, m_y.max, static_cast<int>(std::clamp(m_plot.height() / 44, 2.0, 8.0)),
                            m_unit.factor);
    for (AxisTick& tick : m_y.ticks)
        if (!tick.label.isEmpty() && tick.value / m_unit.factor >= 1e4)
            tick.label = countText(tick.value / m_unit.factor);
    placeLabels();
}

void SweepDrawing::findScales()
{
    findX();
    findY();
    m_unit = {1, QString()};
    if (m_picture.quantity == SweepQuantity::LatencyUs) {
        m_unit = m_picture.unit; // as the table below has it
    } else if (m_picture.quantity == SweepQuantity::NsPerElement) {
        const bool picoseconds = (m_y.log ? m_y.min : m_y.max) < 0.1;
        m_unit = {picoseconds ? 1e-3 : 1.0, picoseconds ? QStringLiteral("ps") : QStringLiteral("ns")};
    } else {
        m_unit.name = m_picture.quantity == SweepQuantity::Gbps      ? QStringLiteral("GB/s")
                      : m_picture.quantity == SweepQuantity::Tflops  ? QStringLiteral("TFLOP/s")
                      : m_picture.quantity == SweepQuantity::SpeedUp ? QStringLiteral("×")
                                                                     : QStringLiteral("%");
    }
}

void SweepDrawing::findX()
{
    double low = m_picture.xs.isEmpty() ? 1 : m_picture.xs.front();
    double high = m_picture.xs.isEmpty() ? 1 : m_picture.xs.back();
    if (m_view.x) {
        std::tie(low, high) = *m_view.x;
    } else {
        const double pad = std::max(1.15, std::pow(high / low, 0.03));
        low /= pad;
        high *= pad;
    }
    m_x = AxisScale{low, high, true, {}};
}

void SweepDrawing::findY()
{
    double low = 1e300, high = 0;
    const auto take = [&](double y) {
        if (!(y > 0)) return;
        low = std::min(low, y);
        high = std::max(high, y);
    };
    const auto inSight = [this](double x) { return x >= m_x.min && x <= m_x.max; };
    const auto takeLine = [&](const QPolygonF& line) {
        for (const QPointF& p : line)
            if (inSight(p.x())) take(p.y());
        take(heightAt(line, m_x.min));
        take(heightAt(line, m_x.max));
    };
    for (const SweepSeries& series : m_picture.series) {
        takeLine(lineOf(series));
        for (const SweepPoint& p : series.points) {
            if (!inSight(p.x)) continue;
            // The interval of a handful of samples must not make all other points small.
            take(std::max(p.low, p.y / 1.2));
            take(std::min(p.high, p.y * 1.2));
        }
    }
    for (const SweepCeiling& ceiling : m_picture.ceilings)
        takeLine(ceiling.points);
    if (!m_view.x) take(m_picture.copyGbps);
    if (isSpeedUp()) take(1);
    if (high <= 0) low = high = 1;
    if (m_view.y) {
        m_y = AxisScale{m_view.y->first, m_view.y->second, m_view.logY, {}};
    } else if (m_view.logY) {
        const double pad = std::max(1.08, std::pow(high / low, 0.06));
        m_y = AxisScale{low / pad, high * pad, true, {}};
    } else {
        m_y = AxisScale{0, high * 1.05, false, {}};
    }
}

bool SweepDrawing::hasActive() const
{
    return !m_view.activeMode.isEmpty() && !m_picture.isFamily &&
           std::any_of(m_picture.series.begin(), m_picture.series.end(),
                       [this](const SweepSeries& s) { return s.mode == m_view.activeMode; });
}

bool SweepDrawing::isActive(qsizetype series) const
{
    return hasActive() && m_picture.series[series].mode == m_view.activeMode;
}

/// The mode's style; one value of the second axis: its hue, light for the smallest.
ModeStyle SweepDrawing::styleOf(qsizetype series) const
{
    const SweepSeries& drawn = m_picture.series[series];
    ModeStyle style = drawn.run < 0 ? modeStyle(drawn.mode, m_theme) : runStyle(drawn.run, m_theme);
    if (m_picture.isFamily) {
        qsizetype smaller = 0;
        for (const SweepSeries& other : m_picture.series)
            smaller += other.value < m_picture.series[series].value;
        const double share = static_cast<double>(smaller + 1) / static_cast<double>(m_picture.series.size());
        style.color = mixed(style.color, m_theme.background, 0.6 * (1 - share));
        style.text = m_theme.readable(style.color, m_theme.background);
        style.dash = Qt::SolidLine;
    } else if (hasActive() && !isActive(series)) {
        style.color = mixed(style.color, m_theme.background, 0.66);
        style.text = mixed(m_theme.muted, m_theme.background, 0.2);
    }
    return style;
}

void SweepDrawing::collectLabels()
{
    // Where a line leaves the plot, or its last point.
    const auto endOf = [this](const QPolygonF& line) -> std::optional<QPointF> {
        if (const double y = heightAt(line, m_x.max); y > 0) return QPointF(m_x.max, y);
        for (qsizetype i = line.size() - 1; i >= 0; --i)
            if (line[i].x() <= m_x.max) return line[i].x() >= m_x.min ? std::optional(line[i]) : std::nullopt;
        return std::nullopt;
    };
    if (m_picture.copyGbps > 0) m_labels.append({m_picture.copyLabel, m_theme.ink, {m_x.max, m_picture.copyGbps}});
    if (isSpeedUp()) m_labels.append({m_picture.baseline, m_theme.ink, {m_x.max, 1}});
    for (const SweepCeiling& ceiling : m_picture.ceilings)
        if (const auto end = endOf(ceiling.points)) m_labels.append({ceiling.label, m_theme.ink, *end});
    for (qsizetype i = 0; i < m_picture.series.size(); ++i) {
        const auto end = endOf(lineOf(m_picture.series[i]));
        if (!end) continue;
        EndLabel label{m_picture.series[i].label, styleOf(i).text, *end};
        label.series = i;
        label.strong = isActive(i);
        m_labels.append(label);
    }
    m_labels.removeIf([this](const EndLabel& l) { return l.end.y() < m_y.min || l.end.y() > m_y.max; });
}

void SweepDrawing::layOut()
{
    double y = m_pad * 0.6;
    if (!m_title.isEmpty()) {
        m_titleY = y + m_titleType * 0.6;
        y += m_titleType * 1.4;
    }
    m_keyY = y + 9;
    y += 22;
    m_regions = m_picture.cacheEndsLow > 0;
    y += m_regions ? m_type + 6 : 4;
    double labels = textWidth(m_picture.copyLabel, Theme::font(m_labelType));
    for (const EndLabel& label : m_labels)
        labels = std::max(
            labels, textWidth(label.text, Theme::font(m_labelType, label.strong ? QFont::DemiBold : QFont::Normal)));
    labels = std::min(labels, m_size.width() * 0.4);
    const double left = m_pad + textWidth(QStringLiteral("10,000"), Theme::font(m_type)) + 8;
    const double right = m_pad * 0.6 + labels + kLabelGap;
    const double bottom = 2 * m_type + 20;
    m_plot = QRectF(QPointF(std::round(left), std::round(y)),
                    QPointF(std::round(m_size.width() - right), std::round(m_size.height() - bottom)));
    m_labelLeft = m_plot.right() + kLabelGap;
}

/// Labels apart from each other; the ones that find no room are counted in a last one.
void SweepDrawing::placeLabels()
{
    const double top = m_plot.top() - 6, bottom = m_plot.bottom() + 6;
    while (m_labelType > 9 && static_cast<double>(m_labels.size()) * (m_labelType + 2) > bottom - top)
        m_labelType -= 1;
    const auto room = std::max<qsizetype>(1, static_cast<qsizetype>((bottom - top) / (m_labelType + 1.5)));
    if (m_labels.size() > room) {
        std::stable_sort(m_labels.begin(), m_labels.end(),
                         [](const EndLabel& a, const EndLabel& b) { return a.strong > b.strong; });
        const qsizetype dropped = m_labels.size() - room + 1;
        m_labels.resize(room - 1);
        EndLabel more{tr("+ %1").arg(dropped), m_theme.muted, {m_x.max, m_y.min}};
        more.series = -2;
        m_labels.append(more);
    }
    QVector<double> wanted;
    for (const EndLabel& label : m_labels)
        wanted.append(pixel(label.end.x(), label.end.y()).y());
    const QVector<double> placed = spreadLabels(wanted, m_labelType + 2.5, top, bottom);
    for (qsizetype i = 0; i < m_labels.size(); ++i)
        m_labels[i].y = placed[i];
}

/// Ticks at the sizes that are measured, as many as can be written; where fewer than two are in sight, round numbers.
QVector<AxisTick> SweepDrawing::sizeTicks() const
{
    QVector<AxisTick> all;
    double widest = 0;
    for (const double x : m_picture.xs)
        if (x >= m_x.min && x <= m_x.max) {
            all.append({x, sizeLabel(x)});
            widest = std::max(widest, textWidth(all.back().label, Theme::font(m_type)));
        }
    if (all.size() < 2 && !(all.size() == 1 && m_picture.xs.size() == 1))
        return logScale(m_x.min, m_x.max, static_cast<int>(std::clamp(m_plot.width() / 70, 2.0, 10.0))).ticks;
    const auto apart = [&](const AxisTick& a, const AxisTick& b) {
        return (m_x.fraction(b.value) - m_x.fraction(a.value)) * m_plot.width() > widest + 10;
    };
    QVector<AxisTick> dense; // as many as find room
    for (const AxisTick& tick : all)
        if (dense.isEmpty() || apart(dense.back(), tick)) dense.append(tick);
    for (qsizetype step = 1; step <= all.size();
         ++step) { // every second, third … reads better, where it is not much less
        QVector<AxisTick> regular;
        bool fits = true;
        for (qsizetype i = 0; i < all.size() && fits; i += step) {
            fits = regular.isEmpty() || apart(regular.back(), all[i]);
            regular.append(all[i]);
        }
        if (fits) return 3 * regular.size() >= 2 * dense.size() ? regular : dense;
    }
    return dense;
}

QPointF SweepDrawing::pixel(double x, double y) const
{
    return {m_plot.left() + m_x.fraction(x) * m_plot.width(), m_plot.bottom() - m_y.fraction(y) * m_plot.height()};
}

QPointF SweepDrawing::pixel(const SweepHit& hit) const { return pixel(point(hit).x, point(hit).y); }

std::optional<SweepHit> SweepDrawing::nearest(QPointF at, double reach) const
{
    std::optional<SweepHit> best;
    double least = reach;
    for (qsizetype i = 0; i < m_picture.series.size(); ++i)
        for (qsizetype k = 0; k < m_picture.series[i].points.size(); ++k) {
            const QPointF p = pixel(SweepHit{i, k});
            if (!m_plot.adjusted(-1, -1, 1, 1).contains(p)) continue;
            const double distance = std::hypot(p.x() - at.x(), p.y() - at.y()) - (isActive(i) ? 4 : 0);
            if (distance >= least) continue;
            least = distance;
            best = SweepHit{i, k};
        }
    return best;
}

void SweepDrawing::paint(QPainter& p, ChartCanvas& canvas) const
{
    p.fillRect(QRectF(QPointF(), m_size), m_theme.background);
    if (empty()) {
        const QFont bold = Theme::font(m_titleType, QFont::DemiBold);
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, bold, m_size.width() - 2 * m_pad), bold, m_theme.ink);
        return paintEmptyText(p, m_size, m_emptyText, m_theme);
    }
    paintRegions(p);
    for (qsizetype i = 0; isSpeedUp() && i < m_picture.series.size(); ++i)
        paintBand(p, i);
    AxisPanel panel{m_plot, m_x, m_y};
    panel.xGrid = true;
    canvas.begin({panel}, m_size, m_theme, m_type);
    addLines(canvas);
    canvas.paint(p);
    p.fillRect(QRectF(m_plot.left() - 0.5, m_plot.top(), 1, m_plot.height()), m_theme.muted);
    paintHeader(p);
    paintProgress(p);
    for (const bool active : {false, true})
        for (qsizetype i = 0; i < m_picture.series.size(); ++i)
            if (isActive(i) == active) paintPoints(p, i);
    paintCrossings(p);
    paintLabels(p);
}

QString SweepDrawing::axisName() const { return sweepParameterLabel(m_picture.x) + tr(" (log)"); }

void SweepDrawing::paintHeader(QPainter& p) const
{
    const QFont bold = Theme::font(m_titleType, QFont::DemiBold), plain = Theme::font(m_type);
    const QFont medium = Theme::font(m_type, QFont::Medium);
    const double room = m_size.width() - 2 * m_pad;
    if (!m_title.isEmpty()) {
        drawLabel(p, {m_pad, m_titleY}, elided(m_title, bold, room), bold, m_theme.ink);
        const double used = textWidth(m_title, bold) + 12;
        if (used < room - 60)
            drawLabel(p, {m_pad + used, m_titleY + 1}, elided(m_picture.facet, plain, room - used), plain,
                      m_theme.muted);
    }
    QString quantity = m_unit.name + (m_y.log ? tr(", log") : QString());
    drawLabel(p, {m_pad, m_keyY}, quantity, medium, m_theme.muted);
    paintKey(p, std::max(m_plot.left(), m_pad + textWidth(quantity, medium) + 16));
    drawLabel(p, {m_plot.center().x(), m_plot.bottom() + 1.5 * m_type + 14}, axisName(), medium, m_theme.muted,
              Qt::AlignHCenter);
}

/// What the signs mean, as many as fit.
void SweepDrawing::paintKey(QPainter& p, double x) const
{
    const QFont plain = Theme::font(m_type);
    const auto key = [&](const QString& text, auto draw) {
        if (x + 22 + textWidth(text, plain) > m_size.width() - m_pad * 0.5) return;
        draw(QPointF(x, m_keyY));
        drawLabel(p, {x + 22, m_keyY}, text, plain, m_theme.muted);
        x += 22 + textWidth(text, plain) + 16;
    };
    bool unresolved = false;
    for (const SweepSeries& series : m_picture.series)
        unresolved = unresolved || std::any_of(series.points.begin(), series.points.end(),
                                               [](const SweepPoint& s) { return !s.resolved; });
    if (unresolved)
        key(isSpeedUp() ? tr("not resolved") : tr("median not within ±1%"),
            [&](QPointF at) { drawOpen(p, at + QPointF(8, 0), m_theme.ink, m_theme.background, 7); });
    key(tr("95% interval"), [&](QPointF at) {
        if (isSpeedUp())
            return p.fillRect(QRectF(at.x(), at.y() - 5, 17, 10), mixed(m_theme.background, m_theme.ink, 0.2));
        p.setPen(QPen(m_theme.ink, 1.2));
        p.drawLine(at + QPointF(8, -5), at + QPointF(8, 5));
        p.drawLine(at + QPointF(5, -5), at + QPointF(11, -5));
        p.drawLine(at + QPointF(5, 5), at + QPointF(11, 5));
    });
    if (m_picture.ceilings.size() > 1)
        key(tr("ceiling, measured"), [&](QPointF at) {
            p.setPen(ceilingPen(m_theme));
            p.drawLine(at, at + QPointF(17, 0));
        });
    if (!m_picture.crossings.isEmpty())
        key(tr("faster than %1 up to or from here").arg(shortModeName(m_picture.crossings.front().against)),
            [&](QPointF at) {
                p.setPen(QPen(m_theme.ink, 1.6));
                p.setBrush(Qt::NoBrush);
                p.drawEllipse(at + QPointF(8, 0), 5, 5);
            });
    if (!m_picture.waiting.isEmpty())
        key(tr("waiting"), [&](QPointF at) { p.fillRect(QRectF(at.x() + 7, at.y() - 3, 2, 7), m_theme.faint); });
}

/// Light grounds left and right of where a launch's traffic outgrows the cache; between them modes differ.
void SweepDrawing::paintRegions(QPainter& p) const
{
    if (!m_regions) return;
    const auto at = [this](double x) { return std::clamp(pixel(x, m_y.max).x(), m_plot.left(), m_plot.right()); };
    const double inside = at(m_picture.cacheEndsLow), outside = at(m_picture.cacheEndsHigh);
    const double strip = m_type + 6;
    const QRectF cache(m_plot.left(), m_plot.top() - strip, inside - m_plot.left(), m_plot.height() + strip);
    const QRectF memory(outside, m_plot.top() - strip, m_plot.right() - outside, m_plot.height() + strip);
    p.fillRect(cache, mixed(m_theme.background, m_theme.accent, m_theme.dark ? 0.13 : 0.08));
    p.fillRect(memory, mixed(m_theme.background, m_theme.ink, m_theme.dark ? 0.07 : 0.045));
    const QFont font = Theme::font(m_type - 1, QFont::Medium);
    const QString size = viewNumbers(formatBytes(Bytes{static_cast<std::uint64_t>(m_picture.cacheBytes)}));
    // A cold launch reads from memory at any size: then the ground only says what would fit.
    const QString& cacheName = m_picture.cacheName;
    const QString in = m_picture.fromMemory ? tr("fits into %1").arg(cacheName) : tr("in %1").arg(cacheName);
    const QStringList within{in + QStringLiteral(", ") + size, in, m_picture.fromMemory ? tr("fits") : cacheName};
    const QStringList beyond = m_picture.fromMemory ? QStringList{tr("larger than %1").arg(cacheName), tr("larger")}
                                                    : QStringList{m_picture.memoryName, tr("memory")};
    const auto name = [&](const QRectF& area, const QStringList& texts) {
        for (const QString& text : texts)
            if (textWidth(text, font) + 10 <= area.width())
                return drawLabel(p, {area.left() + 5, area.top() + strip / 2}, text, font, m_theme.muted);
    };
    name(cache, within);
    name(memory, beyond);
}

/// Of speed-ups the intervals; beside them whiskers would say the same again.
void SweepDrawing::paintBand(QPainter& p, qsizetype i) const
{
    // Piece by piece: where an interval has no width the whole is several polygons, which Qt would join.
    QPainterPath band;
    band.setFillRule(Qt::WindingFill);
    const QVector<SweepPoint>& points = m_picture.series[i].points;
    for (qsizetype k = 1; k < points.size(); ++k) {
        const SweepPoint &a = points[k - 1], &b = points[k];
        const QPolygonF piece{{pixel(a.x, a.low), pixel(a.x, a.high), pixel(b.x, b.high), pixel(b.x, b.low)}};
        band.addPolygon(piece.intersected(QPolygonF(m_plot))); // SVG output does not clip
        band.closeSubpath();
    }
    QColor color = styleOf(i).color;
    color.setAlphaF(m_theme.dark ? 0.28F : 0.18F);
    p.setPen(Qt::NoPen);
    p.setBrush(color);
    p.drawPath(band);
}

void SweepDrawing::addLines(ChartCanvas& canvas) const
{
    for (const bool active : {false, true}) {
        if (active) addReferences(canvas); // over the lines, which would hide the ceiling that they reach
        for (qsizetype i = 0; i < m_picture.series.size(); ++i)
            if (isActive(i) == active) canvas.line(0, lineOf(m_picture.series[i]), styleOf(i).pen(active ? 2.4 : 1.6));
    }
}

void SweepDrawing::addReferences(ChartCanvas& canvas) const
{
    const double copy = m_picture.copyGbps;
    if (copy >= m_y.min && copy <= m_y.max) canvas.line(0, {{m_x.min, copy}, {m_x.max, copy}}, copyPen(m_theme));
    if (isSpeedUp()) canvas.line(0, {{m_x.min, 1}, {m_x.max, 1}}, ceilingPen(m_theme));
    for (const SweepCeiling& ceiling : m_picture.ceilings)
        canvas.line(0, ceiling.points, ceilingPen(m_theme));
}

/// Whiskers and markers.
void SweepDrawing::paintPoints(QPainter& p, qsizetype i) const
{
    const SweepSeries& series = m_picture.series[i];
    const ModeStyle style = styleOf(i);
    const bool dense = m_plot.width() < 5.0 * static_cast<double>(m_picture.xs.size()); // markers would be a band
    const double size = std::clamp(m_plot.height() / 34, 6.0, 9.0);
    for (qsizetype k = 0; k < series.points.size(); ++k) {
        const SweepPoint& point = series.points[k];
        const QPointF at = pixel(point.x, point.y);
        if (!m_plot.adjusted(-1, -1, 1, 1).contains(at)) continue;
        if (!isSpeedUp()) paintWhisker(p, point, style.color);
        if (!point.resolved)
            drawOpen(p, at, style.color, m_theme.background, size * 0.9);
        else if (!dense)
            style.drawMarker(p, at, size);
    }
}

void SweepDrawing::paintWhisker(QPainter& p, const SweepPoint& point, const QColor& color) const
{
    QPointF low = pixel(point.x, point.low), high = pixel(point.x, point.high);
    if (!(point.low > 0) || low.y() - high.y() < 4) return; // inside the marker
    p.setPen(QPen(color, 1.2, Qt::SolidLine, Qt::FlatCap));
    const double bottom = std::min(low.y(), m_plot.bottom()), top = std::max(high.y(), m_plot.top());
    p.drawLine(QPointF(low.x(), bottom), QPointF(low.x(), top));
    for (const double y : {low.y(), high.y()})
        if (y >= m_plot.top() && y <= m_plot.bottom()) p.drawLine(QPointF(low.x() - 3, y), QPointF(low.x() + 3, y));
}

/// A ring where two lines cut each other, and at the axis the measured sizes between which that is. Where several stand
/// close, one label is left out.
void SweepDrawing::paintCrossings(QPainter& p) const
{
    const QFont font = Theme::font(m_type - 1, QFont::Medium);
    QVector<QRectF> taken;
    for (const SweepCrossing& crossing : m_picture.crossings) {
        const auto series = std::ranges::find(m_picture.series, crossing.mode, &SweepSeries::mode);
        if (series == m_picture.series.end()) continue;
        const ModeStyle style = styleOf(series - m_picture.series.begin());
        const QPointF at = pixel(crossing.x, heightAt(lineOf(*series), crossing.x));
        if (!m_plot.contains(at)) continue;
        p.setPen(QPen(style.color, 1, Qt::DotLine));
        p.drawLine(at + QPointF(0, 6), QPointF(at.x(), m_plot.bottom()));
        const double from = std::max(pixel(crossing.before, m_y.min).x(), m_plot.left());
        const double to = std::min(pixel(crossing.after, m_y.min).x(), m_plot.right());
        p.fillRect(QRectF(from, m_plot.bottom() - 3, to - from, 3), style.color);
        p.setPen(QPen(m_theme.ink, 1.6));
        p.setBrush(Qt::NoBrush);
        p.drawEllipse(at, 6, 6);
        const double width = textWidth(crossing.label, font);
        const double left = std::clamp(at.x() + 4, m_plot.left(), std::max(m_plot.left(), m_plot.right() - width));
        QRectF label(left, m_plot.bottom() - m_type - 6, width, m_type + 4);
        for (int tries = 0; tries < 4; ++tries) { // one above the other
            if (std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(label); })) break;
            label.translate(0, -label.height());
        }
        if (std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(label); })) continue;
        taken.append(label);
        drawLabel(p, {label.left(), label.center().y()}, crossing.label, font, style.text);
    }
}

/// Ticks on the axis for what is not measured yet, a strong one for what is being measured.
void SweepDrawing::paintProgress(QPainter& p) const
{
    const auto tick = [&](double x, double width, double height, const QColor& color) {
        const double at = pixel(x, m_y.min).x();
        if (at >= m_plot.left() && at <= m_plot.right())
            p.fillRect(QRectF(at - width / 2, m_plot.bottom() - height, width, height), color);
    };
    for (const double x : m_picture.waiting)
        tick(x, 2, 7, m_theme.faint);
    if (m_picture.running) tick(*m_picture.running, 4, 12, m_theme.accent);
}

void SweepDrawing::paintLabels(QPainter& p) const
{
    const double room = m_size.width() - m_labelLeft - m_pad * 0.4;
    for (const EndLabel& label : m_labels) {
        const QFont font = Theme::font(m_labelType, label.strong ? QFont::DemiBold : QFont::Normal);
        drawLabel(p, {m_labelLeft, label.y}, elided(label.text, font, room), font, label.color);
        if (label.series == -2) continue;
        QPointF end = pixel(label.end.x(), label.end.y());
        const QPointF foot(m_labelLeft - 3, label.y);
        if (label.end.x() < m_picture.xs.back()) { // not measured to the end: along the height of the last point
            p.setPen(QPen(mixed(label.color, m_theme.background, 0.7), 0.8, Qt::DotLine));
            p.drawLine(end + QPointF(6, 0), QPointF(m_plot.right(), end.y()));
            end.setX(m_plot.right());
        } else if (label.series >= 0 && end.x() < m_plot.right() - 1) {
            end.rx() += 5; // beside its marker
        }
        p.setPen(QPen(mixed(label.color, m_theme.background, 0.55), 0.8));
        p.drawLine(end, foot);
    }
}

} // namespace qs
