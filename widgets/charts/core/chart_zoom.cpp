// SPDX-License-Identifier: GPL-3.0-or-later
// Zoom and pan of all charts.
#include "widgets/charts/core/chart_interaction.h"
#include "widgets/charts/core/chart_widget.h"

#include <QGestureEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>

namespace qs {

/// The plot at a place, or the one nearest in height: axes and margins belong to their plot.
int ChartInteraction::plotAt(QPointF at, const QVector<ChartPlot>& plots) const
{
    int best = 0;
    double least = 1e300;
    for (qsizetype i = 0; i < plots.size(); ++i) {
        const QRectF& area = plots[i].area;
        const double away = std::max({area.top() - at.y(), at.y() - area.bottom(), 0.0}) +
                            std::max({area.left() - at.x(), at.x() - area.right(), 0.0});
        if (away >= least) continue;
        least = away;
        best = static_cast<int>(i);
    }
    return best;
}

void ChartInteraction::zoom(Qt::Orientation orientation, double factor, QPointF at)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    const int number = plotAt(at, plots);
    const ChartPlot& plot = plots[number];
    const bool across = orientation == Qt::Horizontal;
    const ChartAxis& axis = across ? plot.x : plot.y;
    if (!axis.zooms) return;
    const double anchor =
        across ? (at.x() - plot.area.left()) / plot.area.width() : (plot.area.bottom() - at.y()) / plot.area.height();
    m_chart.setRange(orientation, number, axis.zoomedBy(factor, std::clamp(anchor, 0.0, 1.0)));
}

void ChartInteraction::pan(QPointF pixels)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    const int number = m_from ? plotAt(*m_from, plots) : 0;
    const ChartPlot& plot = plots[number];
    const auto shown = [](const ChartAxis& axis) { return std::pair(axis.scale.min, axis.scale.max); };
    if (pixels.x() != 0 && plot.x.zooms)
        if (const ChartRange to = plot.x.movedBy(-pixels.x() / plot.area.width()); to && *to != shown(plot.x))
            m_chart.setRange(Qt::Horizontal, number, to);
    // Up and down only what is zoomed: a hand is never quite level.
    if (pixels.y() != 0 && plot.y.zooms && m_chart.hasYRange(number))
        if (const ChartRange to = plot.y.movedBy(pixels.y() / plot.area.height()); to && *to != shown(plot.y))
            m_chart.setRange(Qt::Vertical, number, to);
}

void ChartInteraction::wheel(QWheelEvent& event)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    const bool control = event.modifiers() & Qt::ControlModifier;
    const double steps = event.angleDelta().y() / 120.0, aside = event.angleDelta().x() / 120.0;
    if (plots.isEmpty() || (steps == 0 && aside == 0)) return event.ignore();
    const ChartPlot& plot = plots[plotAt(place(event.position()), plots)];
    // Rows of bars stand in pages that scroll: there the wheel alone is the page's.
    const bool scrolls = !plot.y.isContinuous();
    if ((!plot.x.zooms && !plot.y.zooms) || (scrolls && !control)) return event.ignore();
    if (steps != 0)
        zoom(control && plot.y.zooms ? Qt::Vertical : Qt::Horizontal, std::pow(0.8, steps), place(event.position()));
    else
        pan({aside * plot.area.width() / 12, 0});
    event.accept();
}

bool ChartInteraction::gesture(QEvent& event)
{
    if (event.type() == QEvent::NativeGesture) {
        const auto& native = static_cast<QNativeGestureEvent&>(event);
        if (native.gestureType() == Qt::SmartZoomNativeGesture) {
            m_chart.resetZoom();
            return true;
        }
        if (native.gestureType() != Qt::ZoomNativeGesture) return false;
        zoom(Qt::Horizontal, 1 / std::max(0.2, 1 + native.value()), place(native.position()));
        return true;
    }
    if (event.type() != QEvent::Gesture) return false;
    auto& gestures = static_cast<QGestureEvent&>(event);
    auto* pinch = static_cast<QPinchGesture*>(gestures.gesture(Qt::PinchGesture));
    if (!pinch) return false;
    if (pinch->changeFlags() & QPinchGesture::ScaleFactorChanged && pinch->scaleFactor() > 0)
        zoom(Qt::Horizontal, 1 / pinch->scaleFactor(), place(m_chart.mapFromGlobal(pinch->centerPoint())));
    m_drag = Drag::None; // two fingers drag nothing
    m_from.reset();
    return true;
}

bool ChartInteraction::moveByKey(int key)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    const ChartPlot& plot = plots[plotAt(focusPoint(), plots)];
    if (!plot.x.zooms && !plot.y.zooms) return readByKey(key);
    const double dx = plot.area.width() / 10, dy = plot.area.height() / 10;
    m_from = focusPoint();
    if (key == Qt::Key_Left)
        pan({dx, 0});
    else if (key == Qt::Key_Right)
        pan({-dx, 0});
    else if (key == Qt::Key_Up)
        pan({0, dy});
    else
        pan({0, -dy});
    m_from.reset();
    return true;
}

bool ChartInteraction::zoomByKey(int key)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    const QPointF at = focusPoint();
    const ChartPlot& plot = plots[plotAt(at, plots)];
    const Qt::Orientation axis = plot.x.zooms ? Qt::Horizontal : Qt::Vertical;
    if (!plot.x.zooms && !plot.y.zooms) return false;
    if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        zoom(axis, 0.8, at);
    else if (key == Qt::Key_Minus)
        zoom(axis, 1.25, at);
    else if (key == Qt::Key_0)
        m_chart.resetZoom();
    else
        return false;
    return true;
}

} // namespace qs
