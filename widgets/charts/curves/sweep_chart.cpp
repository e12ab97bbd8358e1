// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/sweep_chart.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/sweep_drawing.h"
#include "widgets/language/view_number.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

SweepChart::SweepChart(QWidget* parent)
    : ChartWidget(parent), m_view(std::make_unique<SweepView>()), m_drawing(std::make_unique<SweepDrawing>())
{
    setEmptyText(tr("No point of the sweep is measured yet. Press F5 to start it."));
    updateAccessibleText();
}

SweepChart::~SweepChart() = default;

void SweepChart::setPicture(const SweepPicture& picture)
{
    if (picture.quantity != m_picture.quantity) m_view->y.reset();
    if (picture.x != m_picture.x) m_view->x.reset();
    m_picture = picture;
    changed();
}

void SweepChart::setLogY(bool log)
{
    if (log == m_view->logY) return;
    m_view->logY = log;
    m_view->y.reset();
    invalidate();
    emit logYChanged(log);
}

bool SweepChart::logY() const { return m_view->logY; }

void SweepChart::setActiveMode(const QString& mode)
{
    if (mode == m_view->activeMode) return;
    m_view->activeMode = mode;
    invalidate();
}

QString SweepChart::activeMode() const { return m_view->activeMode; }

void SweepChart::zoomX(const Range& range)
{
    if (range && !(range->first > 0 && range->second > range->first * 1.02)) return;
    m_view->x = range;
    invalidate();
}

void SweepChart::zoomY(const Range& range)
{
    if (range && (!(range->second > range->first) || range->second > 1e15 ||
                  (m_view->logY && !(range->first > 1e-12 && range->second > range->first * 1.0005))))
        return;
    m_view->y = range;
    invalidate();
}

SweepChart::Range SweepChart::xRange() const { return m_view->x; }

void SweepChart::resetZoom()
{
    zoomY({});
    userZoomX({});
}

bool SweepChart::isZoomed() const { return m_view->x.has_value() || m_view->y.has_value(); }

void SweepChart::userZoomX(const Range& range)
{
    const Range before = m_view->x;
    const auto& xs = m_picture.xs;
    const bool everything =
        range && !xs.isEmpty() && range->first < xs.front() / 1.5 && range->second > xs.back() * 1.5;
    const bool outside = range && !xs.isEmpty() && (range->second < xs.front() / 2 || range->first > xs.back() * 2);
    if (outside) return; // nothing would be left to see
    zoomX(everything ? Range() : range);
    if (m_view->x != before) emit xRangeChanged(m_view->x);
}

void SweepChart::layOut(SweepDrawing& drawing, QSizeF size, const Theme& theme) const
{
    drawing.prepare(m_picture, *m_view, title(), emptyText(), size, theme);
}

void SweepChart::layOut() const { layOut(*m_drawing, size(), theme()); }

/// The drawing of the screen where the size is its own: its axes are kept, which others have to build.
const SweepDrawing& SweepChart::drawn(QSizeF size, std::unique_ptr<SweepDrawing>& other) const
{
    if (size == QSizeF(this->size())) return drawing();
    other = std::make_unique<SweepDrawing>();
    layOut(*other, size, theme());
    return *other;
}

const SweepDrawing& SweepChart::drawing() const
{
    layOut();
    return *m_drawing;
}

void SweepChart::paintChart(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    SweepDrawing drawing;
    layOut(drawing, size, theme);
    drawing.paint(painter, canvas);
}

QStringList SweepChart::readOut(const SweepPoint& point, const SweepSeries& series) const
{
    QStringList lines{series.mode, tr("%1 tokens × %2 = %3 elements")
                                       .arg(countText(static_cast<double>(point.shape.tokens)),
                                            countText(static_cast<double>(point.shape.hidden)),
                                            countText(static_cast<double>(point.shape.elements())))};
    lines << tr("p50 %1   [%2, %3]   n = %4")
                 .arg(latencyText(point.us), latencyText(point.usLow), latencyText(point.usHigh),
                      countText(static_cast<double>(point.n)));
    QString rate = tr("%1 GB/s").arg(numberText(point.gbps));
    if (point.ceilingPercent > 0) rate += tr("   %1 % of the ceiling").arg(viewFixed(point.ceilingPercent, 1));
    lines << rate << elementTimeText(point.us, point.shape.elements());
    if (point.launches > 1) lines << tr("means of %1 launches").arg(countText(point.launches));
    if (!point.resolved) lines << tr("not resolved: the interval is wider than ±1%, or n is below 59");
    return lines;
}

ChartTable SweepChart::dataTable() const
{
    ChartTable table({{tr("mode"), {}},
                      {tr("tokens"), {}},
                      {tr("hidden size"), {}},
                      {tr("elements"), {}},
                      {tr("n"), {}},
                      {tr("p50"), tr("µs")},
                      {tr("p50, low end"), tr("µs")},
                      {tr("p50, high end"), tr("µs")},
                      {tr("bandwidth"), QStringLiteral("GB/s")},
                      {tr("time per element"), tr("ns")},
                      {tr("of the ceiling"), QStringLiteral("%")},
                      {tr("resolved"), {}}});
    for (const SweepSeries& series : m_picture.series)
        for (const SweepPoint& p : series.points)
            table.addRow({series.mode, static_cast<qlonglong>(p.shape.tokens), static_cast<qlonglong>(p.shape.hidden),
                          static_cast<qlonglong>(p.shape.elements()), p.n, p.us, p.usLow, p.usHigh, p.gbps,
                          p.us * 1e3 / static_cast<double>(p.shape.elements()),
                          p.ceilingPercent > 0 ? QVariant(p.ceilingPercent) : QVariant(),
                          p.resolved ? tr("yes") : tr("no")});
    return table;
}

QString SweepChart::dataText() const { return sweepDataText(m_picture); }

QVector<ChartPlot> SweepChart::plots(QSizeF size) const
{
    if (m_picture.empty()) return {};
    std::unique_ptr<SweepDrawing> other;
    const SweepDrawing& drawing = drawn(size, other);
    ChartPlot plot{drawing.plot(), {}, {}};
    plot.x.scale = drawing.xScale();
    plot.x.name = sweepParameterLabel(m_picture.x);
    plot.x.text = [name = plot.x.name](double v) { return QStringLiteral("%1 %2").arg(countText(v), name); };
    plot.x.difference = [](double v) { return countText(v); };
    plot.y.scale = drawing.yScale();
    plot.y.name = sweepQuantityName(m_picture.quantity);
    plot.y.text = [quantity = m_picture.quantity](double v) { return sweepValueText(quantity, v, 4); };
    plot.x.zooms = plot.y.zooms = true;
    if (!drawing.yScale().log) plot.y.least = 0;
    return {plot};
}

QVector<ChartDatum> SweepChart::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    if (m_picture.empty()) return all;
    std::unique_ptr<SweepDrawing> other;
    const SweepDrawing& drawing = drawn(size, other);
    for (qsizetype i = 0; i < m_picture.series.size(); ++i)
        for (qsizetype k = 0; k < m_picture.series[i].points.size(); ++k) {
            const SweepPoint& point = m_picture.series[i].points[k];
            const QPointF at = drawing.pixel(SweepHit{i, k});
            if (drawing.plot().adjusted(-1, -1, 1, 1).contains(at))
                all.append({static_cast<int>(i), static_cast<int>(k), 0, at, point.x, point.y, {}});
        }
    return all;
}

ChartReadout SweepChart::describe(const ChartDatum& datum) const
{
    if (datum.series < 0 || datum.series >= m_picture.series.size()) return {};
    const SweepSeries& series = m_picture.series[datum.series];
    if (datum.point < 0 || datum.point >= series.points.size()) return {};
    return {series.mode, {}, {}, readOut(series.points[datum.point], series).mid(1), datum, true};
}

ChartReadout SweepChart::readoutAt(QPointF at, QSizeF size) const
{
    if (m_picture.empty()) return {};
    std::unique_ptr<SweepDrawing> other;
    const SweepDrawing& drawing = drawn(size, other);
    const auto hit = drawing.nearest(at); // of the active mode where two are about as near
    if (!hit) return {};
    const SweepPoint& point = drawing.point(*hit);
    return describe(
        {static_cast<int>(hit->series), static_cast<int>(hit->point), 0, drawing.pixel(*hit), point.x, point.y, {}});
}

void SweepChart::setRange(Qt::Orientation axis, int, const ChartRange& range)
{
    if (axis == Qt::Horizontal)
        userZoomX(range);
    else
        zoomY(range);
}

bool SweepChart::hasYRange(int) const { return m_view->y.has_value(); }

void SweepChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_picture.empty()) return;
    addLogChoice(menu, sweepLogWords(m_picture.quantity), logY());
}

QString SweepChart::summary() const
{
    if (m_picture.empty()) return emptyText();
    QStringList sentences{
        tr("%1 against %2.").arg(sweepQuantityName(m_picture.quantity), sweepParameterLabel(m_picture.x))};
    for (const SweepSeries& series : m_picture.series) {
        if (series.points.isEmpty()) continue;
        const SweepPoint& first = series.points.front();
        const SweepPoint& last = series.points.back();
        const auto open =
            std::count_if(series.points.begin(), series.points.end(), [](const SweepPoint& p) { return !p.resolved; });
        const QString& name = m_picture.isFamily ? series.label : series.mode;
        sentences << tr("%1: %2 at %3, %4 at %5.")
                         .arg(name, sweepValueText(m_picture.quantity, first.y, 3), countText(first.x),
                              sweepValueText(m_picture.quantity, last.y, 3), countText(last.x));
        if (open > 0)
            sentences
                << tr("Points of %1 that are not resolved: %2 of %3.").arg(name).arg(open).arg(series.points.size());
    }
    if (!m_picture.waiting.isEmpty()) sentences << tr("Sizes still waiting: %1.").arg(m_picture.waiting.size());
    return sentences.join(QLatin1Char(' '));
}

QString SweepChart::noteSeries() const
{
    QString fixed;
    if (m_picture.isFamily && !m_picture.series.isEmpty())
        fixed = m_picture.series.front().mode;
    else if (!m_picture.series.isEmpty() && !m_picture.series.front().points.isEmpty()) {
        const Shape& shape = m_picture.series.front().points.front().shape;
        fixed = m_picture.x == SweepParameter::Tokens   ? QString::number(shape.hidden)
                : m_picture.x == SweepParameter::Hidden ? QString::number(shape.tokens)
                                                        : QString();
    }
    return QStringLiteral("%1/%2/%3")
        .arg(static_cast<int>(m_picture.quantity))
        .arg(static_cast<int>(m_picture.x))
        .arg(fixed);
}

void SweepChart::clicked(QPointF at)
{
    if (m_picture.empty()) return;
    layOut();
    if (const auto hit = m_drawing->nearest(at))
        emit pointActivated(m_drawing->point(*hit).index, m_drawing->picture().series[hit->series].mode);
    else
        emit pointActivated(-1, QString());
}

} // namespace qs
