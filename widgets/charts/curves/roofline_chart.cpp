// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/roofline_chart.h"

#include "widgets/charts/core/axis_ticks.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/roofline_drawing.h"
#include "widgets/charts/scope/work_text.h"
#include "widgets/language/view_number.h"

#include <QVariant>

#include <tuple>

namespace qs {

RooflineContent::RooflineContent()
{
    title = tr("Roofline");
    emptyText = tr("No measurements yet. Press F5 to plot each variant under the roofline of this device.");
}

void RooflineContent::setPicture(const RooflinePicture& other)
{
    const auto roofs = [](const RooflinePicture& of) {
        return std::tuple(of.copyGbps, of.roofs.size(), of.devices.size());
    };
    if (roofs(other) != roofs(picture)) forgetZoom();
    picture = other;
}

RooflineDrawing RooflineContent::drawing(QSizeF size, const Theme& theme) const
{
    RooflineDrawing drawing;
    drawing.prepare(picture, title, emptyText, size, theme, xRange, yRanges[0]);
    return drawing;
}

void RooflineContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    drawing(size, theme).paint(painter, canvas);
}

QStringList RooflineContent::readOut(const RooflinePoint& point) const
{
    QStringList lines{picture.nameOf(point)};
    const LatencyUnit& unit = picture.unit;
    const QString median = latencyNumber(point.us, unit) + QLatin1Char(' ') + unit.name;
    const QString interval =
        point.usHigh > point.usLow
            ? tr("   [%1, %2]").arg(latencyNumber(point.usLow, unit), latencyNumber(point.usHigh, unit))
            : QString();
    lines << (point.n > 0 ? tr("p50 %1%2   n = %3").arg(median, interval, countText(static_cast<double>(point.n)))
                          : tr("p50 %1").arg(median));
    if (!point.nominal) {
        lines
            << tr("%1 TFLOP/s   [%2, %3]").arg(numberText(point.tflops), numberText(point.low), numberText(point.high));
        lines << tr("%1 per call, %2 operations per byte")
                     .arg(operationsText(point.operations), intensityText(point.intensity));
    }
    lines << tr("%1 GB/s, at least %2 per call").arg(numberText(point.gbps), bytesText(point.bytes));
    if (point.ceiling > 0)
        lines << tr("%1% of its ceiling, a kernel that only moves the same bytes").arg(viewFixed(point.ceiling, 1));
    if (point.roof > 0)
        lines
            << (point.isMemoryBound(picture.copyOf(point))
                    ? tr("%1% of the copy rate, which is the limit").arg(viewFixed(point.percent(), 1))
                    : tr("%1% of the %2 rate, which is the limit").arg(viewFixed(point.percent(), 1)).arg(point.rate));
    else if (picture.hasCalibration)
        lines << tr("the %1 rate of this device was not measured").arg(point.rate);
    if (point.nominal) lines << tr("no arithmetic is counted: the position is nominal");
    if (point.isImported) lines << tr("imported, not measured here");
    return lines;
}

ChartTable RooflineContent::dataTable() const
{
    const QString rate = QStringLiteral("TFLOP/s"), percent = QStringLiteral("%");
    ChartTable table({{tr("variant"), {}},
                      {tr("operations per byte"), {}},
                      {tr("rate"), rate},
                      {tr("rate, lower bound"), rate},
                      {tr("rate, upper bound"), rate},
                      {tr("bandwidth"), QStringLiteral("GB/s")},
                      {tr("p50"), tr("µs")},
                      {tr("n"), {}},
                      {tr("operations per call"), {}},
                      {tr("bytes per call"), {}},
                      {tr("roof"), rate},
                      {tr("share of the roof"), percent}});
    for (const RooflinePoint& p : picture.points) {
        const auto arithmetic = [&](double value) {
            return p.nominal ? QVariant() : QVariant(value);
        }; // its place is nominal, no figure
        table.addRow({picture.nameOf(p), arithmetic(p.intensity), arithmetic(p.tflops), arithmetic(p.low),
                      arithmetic(p.high), p.gbps, p.us, p.n, arithmetic(p.operations),
                      static_cast<qulonglong>(p.bytes.value), p.roof > 0 ? arithmetic(p.roof) : QVariant(),
                      p.roof > 0 ? QVariant(p.percent()) : QVariant()});
    }
    return table;
}

QString RooflineContent::dataText() const { return rooflineDataText(picture); }

QVector<ChartPlot> RooflineContent::plots(QSizeF size) const
{
    if (picture.empty()) return {};
    const RooflineDrawing laid = drawing(size, Theme::light());
    ChartPlot plot{
        laid.plot(),
        zoomingAxis(laid.xScale(), laid.fullX(), RooflineChart::tr("operations per byte"),
                    [](double v) { return RooflineChart::tr("%1 operations per byte").arg(intensityText(v)); }),
        zoomingAxis(laid.yScale(), laid.fullY(), RooflineChart::tr("rate"),
                    [](double v) { return QStringLiteral("%1 TFLOP/s").arg(numberText(v)); })};
    plot.x.difference = [](double v) { return intensityText(v); };
    return {plot};
}

namespace {

ChartDatum datumOf(const RooflineContent& content, const RooflineDrawing& drawing, qsizetype i)
{
    const RooflinePoint& point = content.picture.points[i];
    return {0, static_cast<int>(i), 0, drawing.pixel(i), point.intensity, point.tflops, {}};
}

} // namespace

QVector<ChartDatum> RooflineContent::data(QSizeF size) const
{
    QVector<ChartDatum> all;
    const RooflineDrawing laid = drawing(size, Theme::light());
    for (qsizetype i = 0; i < picture.points.size(); ++i)
        if (laid.isSeen(i)) all.append(datumOf(*this, laid, i));
    return all;
}

ChartReadout RooflineContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.point < 0 || datum.point >= picture.points.size()) return {};
    const RooflinePoint& point = picture.points[datum.point];
    return {.series = picture.nameOf(point), .details = readOut(point).mid(1), .datum = datum, .valid = true};
}

ChartReadout RooflineContent::readoutAt(QPointF at, QSizeF size) const
{
    if (picture.empty()) return {};
    const RooflineDrawing laid = drawing(size, Theme::light());
    const auto hit = laid.nearest(at); // labels belong to their points
    if (!hit) return {};
    return describe(datumOf(*this, laid, *hit), size);
}

QString RooflineContent::summary() const
{
    if (picture.empty()) return emptyText;
    QStringList sentences;
    if (const QString found = rooflineSentence(picture); !found.isEmpty()) sentences << found;
    if (!picture.hasCalibration) sentences << tr("This run has no device calibration, so no roofs are drawn.");
    for (const RooflinePoint& point : picture.points) {
        QString text = point.nominal
                           ? tr("%1: %2 GB/s").arg(picture.nameOf(point), numberText(point.gbps))
                           : tr("%1: %2 TFLOP/s at %3 operations per byte")
                                 .arg(picture.nameOf(point), numberText(point.tflops), intensityText(point.intensity));
        if (point.ceiling > 0)
            text += tr(", %1% of its ceiling").arg(viewFixed(point.ceiling, 0));
        else if (point.roof > 0)
            text += tr(", %1% of the roof").arg(viewFixed(point.percent(), 0));
        sentences << text + QLatin1Char('.');
    }
    return sentences.join(QLatin1Char(' '));
}

void RooflineChart::clicked(QPointF at)
{
    if (m_content.picture.empty()) return;
    if (const auto hit = drawing().nearest(at)) emit pointActivated(m_content.picture.points[*hit].name);
}

} // namespace qs
