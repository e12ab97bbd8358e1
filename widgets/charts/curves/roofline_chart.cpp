// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/roofline_chart.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/roofline_drawing.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/language/view_number.h"

#include <QVariant>

#include <utility>

namespace qs {

RooflineChart::RooflineChart(QWidget* parent) : ChartWidget(parent), m_drawing(std::make_unique<RooflineDrawing>())
{
    setTitle(tr("Roofline"));
    setEmptyText(tr("Nothing measured yet. Press F5: every variant becomes a point under the roof of this device."));
    updateAccessibleText();
}

RooflineChart::~RooflineChart() = default;

void RooflineChart::setPicture(const RooflinePicture& picture)
{
    const auto roofs = [](const RooflinePicture& of) { return std::pair(of.copyGbps, of.roofs.size()); };
    if (roofs(picture) != roofs(m_picture)) forgetZoom(); // another device
    m_picture = picture;
    changed();
}

void RooflineChart::layOut(RooflineDrawing& drawing, QSizeF size, const Theme& theme) const
{
    drawing.prepare(m_picture, title(), emptyText(), size, theme, xRange(), yRange());
}

const RooflineDrawing& RooflineChart::drawing() const
{
    layOut(*m_drawing, size(), theme());
    return *m_drawing;
}

void RooflineChart::paintChart(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    RooflineDrawing drawing;
    layOut(drawing, size, theme);
    drawing.paint(painter, canvas);
}

QStringList RooflineChart::readOut(const RooflinePoint& point) const
{
    QStringList lines{point.name};
    const QString interval = point.usHigh > point.usLow
                                 ? tr("   [%1, %2]").arg(latencyText(point.usLow), latencyText(point.usHigh))
                                 : QString();
    lines
        << (point.n > 0
                ? tr("p50 %1%2   n = %3").arg(latencyText(point.us), interval, countText(static_cast<double>(point.n)))
                : tr("p50 %1").arg(latencyText(point.us)));
    if (!point.nominal) {
        lines
            << tr("%1 TFLOP/s   [%2, %3]").arg(numberText(point.tflops), numberText(point.low), numberText(point.high));
        lines << tr("%1 a call, %2 operations a byte")
                     .arg(operationsText(point.operations), intensityText(point.intensity));
    }
    lines << tr("%1 GB/s, %2 a call at least").arg(numberText(point.gbps), bytesText(point.bytes));
    if (point.roof > 0)
        lines << (point.isMemoryBound(m_picture.copyGbps)
                      ? tr("%1 % of the copy rate, which bounds it").arg(viewFixed(point.percent(), 1))
                      : tr("%1 % of the %2 rate, which bounds it").arg(viewFixed(point.percent(), 1)).arg(point.rate));
    else if (m_picture.hasCalibration)
        lines << tr("the %1 rate of this device was not measured").arg(point.rate);
    if (point.nominal) lines << tr("no arithmetic is counted: its place is nominal");
    if (point.isImported) lines << tr("imported, not measured here");
    return lines;
}

ChartTable RooflineChart::dataTable() const
{
    const QString rate = QStringLiteral("TFLOP/s"), percent = QStringLiteral("%");
    ChartTable table({{tr("variant"), {}},
                      {tr("operations a byte"), {}},
                      {tr("rate"), rate},
                      {tr("rate, low end"), rate},
                      {tr("rate, high end"), rate},
                      {tr("bandwidth"), QStringLiteral("GB/s")},
                      {tr("p50"), tr("µs")},
                      {tr("n"), {}},
                      {tr("operations of a call"), {}},
                      {tr("bytes of a call"), {}},
                      {tr("roof"), rate},
                      {tr("of the roof"), percent}});
    for (const RooflinePoint& p : m_picture.points) {
        const auto arithmetic = [&](double value) {
            return p.nominal ? QVariant() : QVariant(value);
        }; // its place is nominal, no figure
        table.addRow({p.name, arithmetic(p.intensity), arithmetic(p.tflops), arithmetic(p.low), arithmetic(p.high),
                      p.gbps, p.us, p.n, arithmetic(p.operations), static_cast<qulonglong>(p.bytes.value),
                      p.roof > 0 ? arithmetic(p.roof) : QVariant(), p.roof > 0 ? QVariant(p.percent()) : QVariant()});
    }
    return table;
}

QString RooflineChart::dataText() const { return rooflineDataText(m_picture); }

QVector<ChartPlot> RooflineChart::plots(QSizeF size) const
{
    if (m_picture.empty()) return {};
    RooflineDrawing drawing;
    layOut(drawing, size, theme());
    ChartPlot plot{drawing.plot(), {}, {}};
    plot.x = {drawing.xScale(),
              tr("operations a byte"),
              [](double v) { return tr("%1 operations a byte").arg(intensityText(v)); },
              {},
              {},
              true,
              false,
              drawing.fullX().min,
              drawing.fullX().max};
    plot.x.difference = [](double v) { return intensityText(v); };
    plot.y = {drawing.yScale(),
              tr("rate"),
              [](double v) { return QStringLiteral("%1 TFLOP/s").arg(numberText(v)); },
              {},
              {},
              true,
              false,
              drawing.fullY().min,
              drawing.fullY().max};
    return {plot};
}

QVector<ChartDatum> RooflineChart::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    RooflineDrawing drawing;
    layOut(drawing, size, theme());
    for (qsizetype i = 0; i < m_picture.points.size(); ++i)
        if (drawing.isSeen(i))
            all.append({0,
                        static_cast<int>(i),
                        0,
                        drawing.pixel(i),
                        m_picture.points[i].intensity,
                        m_picture.points[i].tflops,
                        {}});
    return all;
}

ChartReadout RooflineChart::describe(const ChartDatum& datum) const
{
    if (datum.point < 0 || datum.point >= m_picture.points.size()) return {};
    const RooflinePoint& point = m_picture.points[datum.point];
    return {point.name, {}, {}, readOut(point).mid(1), datum, true};
}

ChartReadout RooflineChart::readoutAt(QPointF at, QSizeF size) const
{
    if (m_picture.empty()) return {};
    RooflineDrawing drawing;
    layOut(drawing, size, theme());
    const auto hit = drawing.nearest(at); // labels belong to their points
    if (!hit) return {};
    return describe({0,
                     static_cast<int>(*hit),
                     0,
                     drawing.pixel(*hit),
                     m_picture.points[*hit].intensity,
                     m_picture.points[*hit].tflops,
                     {}});
}

QString RooflineChart::summary() const
{
    if (m_picture.empty()) return emptyText();
    QStringList sentences;
    if (const QString found = rooflineSentence(m_picture); !found.isEmpty()) sentences << found;
    if (!m_picture.hasCalibration) sentences << tr("There is no calibration of the device in this run: no roofs.");
    for (const RooflinePoint& point : m_picture.points) {
        QString text = point.nominal ? tr("%1: %2 GB/s").arg(point.name, numberText(point.gbps))
                                     : tr("%1: %2 TFLOP/s at %3 operations a byte")
                                           .arg(point.name, numberText(point.tflops), intensityText(point.intensity));
        if (point.roof > 0) text += tr(", %1% of the roof").arg(viewFixed(point.percent(), 0));
        sentences << text + QLatin1Char('.');
    }
    return sentences.join(QLatin1Char(' '));
}

void RooflineChart::clicked(QPointF at)
{
    if (m_picture.empty()) return;
    if (const auto hit = drawing().nearest(at)) emit pointActivated(m_picture.points[*hit].name);
}

} // namespace qs
