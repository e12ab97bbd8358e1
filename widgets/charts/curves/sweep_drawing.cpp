// SPDX-License-Identifier: GPL-3.0-or-later
// Where everything of a sweep's chart stands; sweep_paint.cpp draws it.
#include "widgets/charts/curves/sweep_drawing.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/language/view_number.h"
#include "widgets/style/modes/mode_style.h"
#include "widgets/style/modes/run_style.h"

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
        m_unit.name = m_picture.quantity == SweepQuantity::Gbps     ? QStringLiteral("GB/s")
                      : m_picture.quantity == SweepQuantity::Tflops ? QStringLiteral("TFLOP/s")
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

} // namespace qs
