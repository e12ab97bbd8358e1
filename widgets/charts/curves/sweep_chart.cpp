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

SweepContent::SweepContent() { emptyText = tr("No sweep points yet. Press F5 to start the sweep."); }

void SweepContent::setPicture(const SweepPicture& other)
{
    if (other.quantity != picture.quantity) yRanges[0].reset();
    if (other.x != picture.x) xRange.reset();
    picture = other;
}

void SweepChart::setLogY(bool log)
{
    if (log == m_content.logY) return;
    m_content.logY = log;
    m_content.yRanges[0].reset();
    invalidate();
    emit logYChanged(log);
}

bool SweepChart::logY() const { return m_content.logY; }

void SweepChart::setActiveMode(const QString& mode)
{
    if (mode == m_content.activeMode) return;
    m_content.activeMode = mode;
    invalidate();
}

QString SweepChart::activeMode() const { return m_content.activeMode; }

void SweepChart::zoomX(const Range& range)
{
    if (range && !(range->first > 0 && range->second > range->first * 1.02)) return;
    m_content.xRange = range;
    invalidate();
}

void SweepChart::zoomY(const Range& range)
{
    if (range && (!(range->second > range->first) || range->second > 1e15 ||
                  (m_content.logY && !(range->first > 1e-12 && range->second > range->first * 1.0005))))
        return;
    m_content.yRanges[0] = range;
    invalidate();
}

SweepChart::Range SweepChart::xRange() const { return m_content.xRange; }

void SweepChart::resetZoom()
{
    zoomY({});
    userZoomX({});
}

void SweepChart::userZoomX(const Range& range)
{
    const Range before = m_content.xRange;
    const auto& xs = m_content.picture.xs;
    const bool everything =
        range && !xs.isEmpty() && range->first < xs.front() / 1.5 && range->second > xs.back() * 1.5;
    const bool outside = range && !xs.isEmpty() && (range->second < xs.front() / 2 || range->first > xs.back() * 2);
    if (outside) return; // nothing would be left to see
    zoomX(everything ? Range() : range);
    if (m_content.xRange != before) emit xRangeChanged(m_content.xRange);
}

SweepDrawing SweepContent::drawing(QSizeF size, const Theme& theme) const
{
    SweepDrawing drawing;
    drawing.prepare(picture, view(), title, emptyText, size, theme);
    return drawing;
}

void SweepContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    drawing(size, theme).paint(painter, canvas);
}

QStringList SweepContent::readOut(const SweepPoint& point, const SweepSeries& series) const
{
    return QStringList{series.mode} + sweepReadOut(point, picture.unit, picture.baseline);
}

ChartTable SweepContent::dataTable() const
{
    QVector<ChartTable::Column> columns{{tr("mode"), {}}};
    if (picture.empty()) return ChartTable(columns);
    const Operation operation = picture.series.front().points.front().setup.operation;
    const bool tensor = takesTensor(operation);
    for (const Dimension dimension : sweepDimensions(operation))
        columns.append({sweepParameterLabel(dimension), {}});
    columns += {{tr("n"), {}},
                {tr("p50"), tr("µs")},
                {tr("p50, lower bound"), tr("µs")},
                {tr("p50, upper bound"), tr("µs")},
                {tr("bandwidth"), QStringLiteral("GB/s")},
                tensor ? ChartTable::Column{tr("time per element"), tr("ns")}
                       : ChartTable::Column{tr("arithmetic rate"), QStringLiteral("TFLOP/s")},
                {tr("share of the ceiling"), QStringLiteral("%")},
                {tr("resolved"), {}}};
    if (!picture.baseline.isEmpty()) columns += comparisonColumns(picture.baseline);
    ChartTable table(columns);
    for (const SweepSeries& series : picture.series)
        for (const SweepPoint& p : series.points) {
            QVariantList row{series.mode};
            for (const Dimension dimension : sweepDimensions(operation))
                row << static_cast<qlonglong>(valueOf(p.setup, dimension));
            row << p.n << p.us << p.usLow << p.usHigh << p.gbps
                << (tensor ? p.us * 1e3 / static_cast<double>(p.setup.shape.elements()) : p.tflops)
                << (p.ceilingPercent > 0 ? QVariant(p.ceilingPercent) : QVariant())
                << (p.medianResolved ? tr("yes") : tr("no"));
            if (!picture.baseline.isEmpty()) row << comparisonValues(p);
            table.addRow(row);
        }
    return table;
}

QString SweepContent::dataText() const { return sweepDataText(picture); }

QVector<ChartPlot> SweepContent::plots(QSizeF size) const
{
    if (picture.empty()) return {};
    const SweepDrawing laid = drawing(size, Theme::light());
    ChartPlot plot{laid.plot(), {}, {}};
    plot.x.scale = laid.xScale();
    plot.x.name = sweepParameterLabel(picture.x);
    plot.x.text = [name = plot.x.name](double v) { return QStringLiteral("%1 %2").arg(countText(v), name); };
    plot.x.difference = [](double v) { return countText(v); };
    plot.y.scale = laid.yScale();
    plot.y.name = sweepQuantityName(picture.quantity);
    plot.y.text = [quantity = picture.quantity](double v) { return sweepValueText(quantity, v, 4); };
    plot.x.zooms = plot.y.zooms = true;
    if (!laid.yScale().log) plot.y.least = 0;
    return {plot};
}

QVector<ChartDatum> SweepContent::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    if (picture.empty()) return all;
    const SweepDrawing laid = drawing(size, Theme::light());
    for (qsizetype i = 0; i < picture.series.size(); ++i)
        for (qsizetype k = 0; k < picture.series[i].points.size(); ++k) {
            const SweepPoint& point = picture.series[i].points[k];
            const QPointF at = laid.pixel(SweepHit{i, k});
            if (laid.plot().adjusted(-1, -1, 1, 1).contains(at))
                all.append({static_cast<int>(i), static_cast<int>(k), 0, at, point.x, point.y, {}});
        }
    return all;
}

ChartReadout SweepContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.series < 0 || datum.series >= picture.series.size()) return {};
    const SweepSeries& series = picture.series[datum.series];
    if (datum.point < 0 || datum.point >= series.points.size()) return {};
    return {.series = series.mode,
            .details = readOut(series.points[datum.point], series).mid(1),
            .datum = datum,
            .valid = true};
}

ChartReadout SweepContent::readoutAt(QPointF at, QSizeF size) const
{
    if (picture.empty()) return {};
    const SweepDrawing laid = drawing(size, Theme::light());
    const auto hit = laid.nearest(at); // of the active mode where two are about as near
    if (!hit) return {};
    const SweepPoint& point = laid.point(*hit);
    return describe(
        {static_cast<int>(hit->series), static_cast<int>(hit->point), 0, laid.pixel(*hit), point.x, point.y, {}}, size);
}

void SweepChart::setRange(Qt::Orientation axis, int, const ChartRange& range)
{
    if (axis == Qt::Horizontal)
        userZoomX(range);
    else
        zoomY(range);
}

void SweepChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.picture.empty()) return;
    addLogChoice(menu, sweepLogWords(m_content.picture.quantity), logY());
}

QString SweepContent::summary() const
{
    if (picture.empty()) return emptyText;
    QStringList sentences{
        tr("%1 against %2.").arg(sweepQuantityName(picture.quantity), sweepParameterLabel(picture.x))};
    for (const SweepSeries& series : picture.series) {
        if (series.points.isEmpty()) continue;
        const SweepPoint& first = series.points.front();
        const SweepPoint& last = series.points.back();
        const auto open =
            std::count_if(series.points.begin(), series.points.end(), [](const SweepPoint& p) { return !p.resolved; });
        const QString& name = picture.isFamily ? series.label : series.mode;
        sentences << tr("%1: %2 at %3, %4 at %5.")
                         .arg(name, sweepValueText(picture.quantity, first.y, 3), countText(first.x),
                              sweepValueText(picture.quantity, last.y, 3), countText(last.x));
        if (open > 0)
            sentences << tr("Unresolved points of %1: %2 of %3.").arg(name).arg(open).arg(series.points.size());
    }
    if (!picture.waiting.isEmpty()) sentences << tr("Sizes not measured yet: %1.").arg(picture.waiting.size());
    return sentences.join(QLatin1Char(' '));
}

QString SweepContent::noteSeries() const
{
    QString fixed;
    if (picture.isFamily && !picture.series.isEmpty())
        fixed = picture.series.front().mode;
    else if (!picture.series.isEmpty() && !picture.series.front().points.isEmpty()) {
        const OperationSetup& setup = picture.series.front().points.front().setup;
        QStringList others;
        for (const Dimension dimension : dimensionsOf(setup.operation))
            if (dimension != picture.x && !isDerived(picture.x)) others << QString::number(valueOf(setup, dimension));
        fixed = others.join(QLatin1Char(','));
    }
    return QStringLiteral("%1/%2/%3")
        .arg(static_cast<int>(picture.quantity))
        .arg(static_cast<int>(picture.x))
        .arg(fixed);
}

void SweepChart::clicked(QPointF at)
{
    if (m_content.picture.empty()) return;
    const SweepDrawing now = drawing();
    if (const auto hit = now.nearest(at))
        emit pointActivated(now.point(*hit).index, now.picture().series[hit->series].mode);
    else
        emit pointActivated(-1, QString());
}

} // namespace qs
