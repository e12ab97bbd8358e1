// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/axis_frame.h"

#include "widgets/charts/core/chart_text.h"

#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QPainter>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>

namespace qs {
namespace {

bool same(const AxisScale& a, const AxisScale& b)
{
    if (a.min != b.min || a.max != b.max || a.log != b.log || a.ticks.size() != b.ticks.size()) return false;
    for (qsizetype i = 0; i < a.ticks.size(); ++i)
        if (a.ticks[i].value != b.ticks[i].value || a.ticks[i].label != b.ticks[i].label) return false;
    return true;
}

bool same(const AxisPanel& a, const AxisPanel& b)
{
    return a.plot == b.plot && same(a.x, b.x) && same(a.y, b.y) && a.xLabels == b.xLabels && a.yLabels == b.yLabels &&
           a.xGrid == b.xGrid && a.yGrid == b.yGrid && a.xLine == b.xLine;
}

/// An axis over [0, 1]: our own scales do the mapping, so that a log axis can carry any ticks.
QCategoryAxis* makeAxis(const AxisScale& scale, bool grid, bool line, const Theme& theme)
{
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setGridLinePen(QPen(theme.grid, 1));
    axis->setGridLineVisible(grid);
    axis->setLinePen(line ? QPen(theme.muted, 1) : QPen(Qt::NoPen));
    axis->setShadesVisible(false);
    axis->setLabelsVisible(false);
    axis->setStartValue(-1); // a grid line of its own would stand there: out of sight
    double last = -1;
    QString blank;
    for (const AxisTick& tick : scale.ticks) {
        const double at = scale.fraction(tick.value);
        if (at <= last + 1e-9 || at < -1e-9 || at > 1 + 1e-9) continue;
        blank += QChar(0x200B); // categories have to differ
        axis->append(blank, at);
        last = at;
    }
    axis->setRange(0, 1);
    return axis;
}

QChart* makeChart(const AxisPanel& panel, const Theme& theme)
{
    auto* chart = new QChart;
    chart->setBackgroundVisible(false);
    chart->setDropShadowEnabled(false);
    chart->setMargins(QMargins());
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->legend()->hide();
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->addAxis(makeAxis(panel.x, panel.xGrid, panel.xLine, theme), Qt::AlignBottom);
    chart->addAxis(makeAxis(panel.y, panel.yGrid, false, theme), Qt::AlignLeft);
    return chart;
}

/// Grows or shrinks the chart until its plot area is the one asked for.
void fitPlot(QChart& chart, const QRectF& plot)
{
    QRectF geometry = plot.adjusted(-50, -12, 30, 30);
    for (int round = 0; round < 4; ++round) {
        chart.setGeometry(geometry);
        chart.layout()->activate();
        const QRectF got = chart.mapRectToScene(chart.plotArea());
        const QMarginsF off(got.left() - plot.left(), got.top() - plot.top(), plot.right() - got.right(),
                            plot.bottom() - got.bottom());
        if (std::abs(off.left()) + std::abs(off.top()) + std::abs(off.right()) + std::abs(off.bottom()) < 0.01) return;
        geometry = geometry.marginsAdded(off);
    }
}

} // namespace

struct AxisFrame::Private
{
    QGraphicsScene scene;
    QVector<AxisPanel> panels;
    QSizeF size;
    Theme theme;
    double fontPixels = 0;
};

AxisFrame::AxisFrame() : d(std::make_unique<Private>()) { d->scene.setItemIndexMethod(QGraphicsScene::NoIndex); }

AxisFrame::~AxisFrame() = default;

void AxisFrame::set(const QVector<AxisPanel>& panels, QSizeF size, const Theme& theme, double fontPixels)
{
    const bool unchanged = size == d->size && theme == d->theme && fontPixels == d->fontPixels &&
                           std::equal(panels.begin(), panels.end(), d->panels.begin(), d->panels.end(),
                                      [](const AxisPanel& a, const AxisPanel& b) { return same(a, b); });
    if (unchanged) return;
    d->panels = panels;
    d->size = size;
    d->theme = theme;
    d->fontPixels = fontPixels;
    d->scene.clear();
    d->scene.setSceneRect(QRectF(QPointF(), size));
    for (const AxisPanel& panel : panels) {
        QChart* chart = makeChart(panel, theme);
        d->scene.addItem(chart);
        fitPlot(*chart, panel.plot);
    }
}

void AxisFrame::paint(QPainter& painter) const
{
    const QRectF all(QPointF(), d->size);
    painter.save();
    d->scene.render(&painter, all, all);
    painter.restore();
    for (const AxisPanel& panel : d->panels) {
        hideLastLine(painter, panel);
        paintLabels(painter, panel);
    }
}

void AxisFrame::hideLastLine(QPainter& painter, const AxisPanel& panel) const
{
    const auto endsOnTick = [](const AxisScale& scale) {
        return !scale.ticks.isEmpty() && scale.fraction(scale.ticks.back().value) > 0.998;
    };
    const QRectF& plot = panel.plot;
    if (panel.xGrid && !endsOnTick(panel.x))
        painter.fillRect(QRectF(plot.right() - 1, plot.top() - 1, 3, plot.height()), d->theme.background);
    if (panel.yGrid && !endsOnTick(panel.y))
        painter.fillRect(QRectF(plot.left() + 1, plot.top() - 1, plot.width() + 1, 3), d->theme.background);
}

void AxisFrame::paintLabels(QPainter& painter, const AxisPanel& panel) const
{
    const QFont font = Theme::font(d->fontPixels);
    double free = -1e9; // right end of the last label below the plot
    for (const AxisTick& tick : panel.x.ticks) {
        const double f = panel.x.fraction(tick.value);
        if (!panel.xLabels || tick.label.isEmpty() || f < -1e-9 || f > 1 + 1e-9) continue;
        const double half = textWidth(tick.label, font) / 2;
        const double x = std::min(panel.plot.left() + f * panel.plot.width(), d->size.width() - half - 2);
        if (x - half < free + 6) continue;
        drawLabel(painter, {x, panel.plot.bottom() + d->fontPixels * 0.5 + 8}, tick.label, font, d->theme.muted,
                  Qt::AlignHCenter);
        free = x + half;
    }
    double last = 1e9;
    for (const AxisTick& tick : panel.y.ticks) {
        const double f = panel.y.fraction(tick.value);
        const double y = panel.plot.bottom() - f * panel.plot.height();
        if (!panel.yLabels || tick.label.isEmpty() || f < -1e-9 || f > 1 + 1e-9 || last - y < d->fontPixels) continue;
        drawLabel(painter, {panel.plot.left() - 8, y}, tick.label, font, d->theme.muted, Qt::AlignRight);
        last = y;
    }
}

} // namespace qs
