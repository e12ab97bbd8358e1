// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves/pareto_chart.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/curves/pareto_painter.h"

#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

ParetoContent::ParetoContent()
{
    title = tr("Accuracy against size");
    axes = {tr("model size"), tr("KiB"), tr("Accuracy"), QStringLiteral("%"), false, tr("Logarithmic size axis")};
    emptyText = tr("No measurements yet. Press F5 to plot each mode by size and accuracy.");
}

void ParetoContent::setPoints(const QVector<ParetoPoint>& all)
{
    points.clear();
    for (const ParetoPoint& point : all)
        if (point.cost > 0 && std::isfinite(point.value)) points.append(point);
}

void ParetoContent::setAxes(const ParetoAxes& others)
{
    axes = others;
    forgetZoom();
}

void ParetoContent::setBudget(std::optional<double> cost) { budget = cost && *cost > 0 ? cost : std::nullopt; }

QString ParetoContent::costText(double cost) const { return numberText(cost) + QLatin1Char(' ') + axes.costUnit; }
QString ParetoContent::valueText(double value) const
{
    return axes.valueUnit.isEmpty() ? numberText(value) : numberText(value) + QLatin1Char(' ') + axes.valueUnit;
}

void ParetoChart::setLogSize(bool log)
{
    if (log != m_content.log) m_content.forgetZoom();
    m_content.log = log;
    changed();
}

void ParetoChart::setSelected(const QString& name)
{
    m_selected = name;
    update();
}

std::optional<qsizetype> ParetoChart::pointAt(QPointF at) const
{
    return ParetoPainter(m_content, room(), theme()).hit(at);
}
QPointF ParetoChart::pixel(qsizetype point) const { return ParetoPainter(m_content, room(), theme()).pixel(point); }
QRectF ParetoChart::labelBox(qsizetype point) const
{
    return ParetoPainter(m_content, room(), theme()).labelBox(point);
}

QString ParetoContent::summary() const
{
    if (points.isEmpty()) return emptyText;
    QStringList front, within;
    for (const ParetoPoint& point : points)
        if (!point.isBehind())
            (point.onFront() ? front : within)
                << tr("%1: %2 for %3").arg(point.label, valueText(point.value), costText(point.cost));
    QString words = findingAhead() + tr("On the Pareto front (each is shown to be better than all that cost less): %1.")
                                         .arg(front.join(QStringLiteral("; ")));
    if (!within.isEmpty())
        words += QLatin1Char(' ') +
                 tr("Equivalent to the front within the intervals: %1.").arg(within.join(QStringLiteral("; ")));
    return words;
}

void ParetoContent::paint(QPainter& painter, QSizeF size, const Theme& theme, ChartCanvas& canvas) const
{
    ParetoPainter(*this, size, theme).paint(painter, canvas);
}

namespace {

QString frontWord(FrontPlace place)
{
    switch (place) {
    case FrontPlace::On:
        return ParetoChart::tr("yes");
    case FrontPlace::Within:
        return ParetoChart::tr("within the intervals");
    case FrontPlace::Behind:
        break;
    }
    return ParetoChart::tr("no");
}

/// What the read-out says of a point's place.
QString frontSentence(FrontPlace place)
{
    switch (place) {
    case FrontPlace::On:
        return ParetoChart::tr("on the front");
    case FrontPlace::Within:
        return ParetoChart::tr("equivalent to the front within the 95% intervals");
    case FrontPlace::Behind:
        break;
    }
    return ParetoChart::tr("behind the front: another point costs no more and is better beyond the intervals");
}

} // namespace

ChartTable ParetoContent::dataTable() const
{
    ChartTable table({{tr("mode or plan"), {}},
                      {tr("name"), {}},
                      {axes.cost, axes.costUnit},
                      {axes.value, axes.valueUnit},
                      {tr("lower bound"), axes.valueUnit},
                      {tr("upper bound"), axes.valueUnit},
                      {tr("latency"), tr("µs")},
                      {tr("on the front"), {}}});
    for (const ParetoPoint& p : points)
        table.addRow({p.name, p.label, p.cost, p.value, p.low, p.high,
                      p.latencyUs > 0 ? QVariant(p.latencyUs) : QVariant(), frontWord(p.place)});
    return table;
}

QVector<ChartPlot> ParetoContent::plots(QSizeF size) const
{
    if (points.isEmpty()) return {};
    const Theme theme = Theme::light();
    const ParetoPainter painter(*this, size, theme);
    return {{painter.plot(),
             zoomingAxis(painter.x(), painter.fullX(), axes.cost, [this](double v) { return costText(v); }),
             zoomingAxis(painter.y(), painter.fullY(), axes.value, [this](double v) { return valueText(v); })}};
}

QVector<ChartDatum> ParetoContent::data(QSizeF size) const
{
    const Theme theme = Theme::light();
    const ParetoPainter painter(*this, size, theme);
    QVector<ChartDatum> all;
    for (qsizetype i = 0; i < points.size(); ++i)
        if (painter.isSeen(i)) all.append(painter.datum(i));
    std::stable_sort(all.begin(), all.end(), [](const ChartDatum& a, const ChartDatum& b) { return a.x < b.x; });
    return all;
}

ChartReadout ParetoContent::describe(const ChartDatum& datum, QSizeF) const
{
    if (datum.point < 0 || datum.point >= points.size()) return {};
    const ParetoPoint& point = points[datum.point];
    ChartReadout readout{.series = point.label, .details = point.readOut, .datum = datum, .valid = true};
    readout.details.removeAll(point.label);
    if (!readout.details.isEmpty())
        readout.details << frontSentence(point.place);
    else
        readout.y = tr("%1 for %2").arg(valueText(point.value), costText(point.cost));
    return readout;
}

ChartReadout ParetoContent::readoutAt(QPointF at, QSizeF size) const
{
    const Theme theme = Theme::light();
    if (points.isEmpty()) return {};
    const ParetoPainter painter(*this, size, theme);
    const auto hit = painter.hit(at); // labels belong to their points
    return hit ? describe(painter.datum(*hit), size) : ChartReadout();
}

void ParetoChart::paintOverlay(QPainter& painter)
{
    if (m_selected.isEmpty()) return;
    const ParetoPainter layout(m_content, room(), theme());
    for (qsizetype i = 0; i < m_content.points.size(); ++i) {
        if (m_content.points[i].name != m_selected || !layout.isSeen(i)) continue;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().accent, 2));
        painter.drawEllipse(layout.pixel(i), layout.radius(i) + 5, layout.radius(i) + 5);
    }
}

void ParetoChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_content.points.isEmpty()) return;
    addLogChoice(menu, m_content.axes.logWords, m_content.log);
}

void ParetoChart::select(qsizetype point)
{
    setSelected(m_content.points[point].name);
    announce((QStringList(m_content.points[point].readOut) << frontSentence(m_content.points[point].place))
                 .join(QStringLiteral(". ")));
    emit pointSelected(m_selected);
}

void ParetoChart::clicked(QPointF at)
{
    if (const auto hit = m_content.points.isEmpty() ? std::nullopt : pointAt(at)) select(*hit);
}

void ParetoChart::reached(const ChartReadout& readout) { select(readout.datum.point); }

} // namespace qs
