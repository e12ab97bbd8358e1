// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/sweep_chart.h"

#include "widgets/charts/chart_text.h"
#include "widgets/charts/sweep_drawing.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace qs {

SweepChart::SweepChart(QWidget* parent)
    : ChartWidget(parent), m_view(std::make_unique<SweepView>()), m_drawing(std::make_unique<SweepDrawing>()),
      m_read(std::make_unique<SweepHit>())
{
    setMouseTracking(true);
    setEmptyText(tr("No point of the sweep is measured yet. Press F5 to start it."));
    updateAccessibleText();
}

SweepChart::~SweepChart() = default;

void SweepChart::setPicture(const SweepPicture& picture)
{
    if (picture.quantity != m_picture.quantity) m_view->y.reset();
    if (picture.x != m_picture.x) m_view->x.reset();
    m_picture = picture;
    if (m_read->series >= m_picture.series.size() ||
        (m_read->series >= 0 && m_read->point >= m_picture.series[m_read->series].points.size()))
        *m_read = {};
    updateAccessibleText();
    invalidate();
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
    const bool everything = range && !xs.isEmpty() && range->first < xs.front() / 1.5 && range->second > xs.back() * 1.5;
    const bool outside = range && !xs.isEmpty() && (range->second < xs.front() / 2 || range->first > xs.back() * 2);
    if (outside) return; // nothing would be left to see
    zoomX(everything ? Range() : range);
    if (m_view->x != before) emit xRangeChanged(m_view->x);
}

void SweepChart::layOut() const
{
    m_drawing->prepare(m_picture, *m_view, title(), emptyText(), size(), theme());
}

const SweepDrawing& SweepChart::drawing() const
{
    layOut();
    return *m_drawing;
}

void SweepChart::paintChart(QPainter& painter, QSizeF size, const Theme& theme) const
{
    SweepDrawing drawing;
    drawing.prepare(m_picture, *m_view, title(), emptyText(), size, theme);
    drawing.paint(painter);
}

void SweepChart::paintScreen(QPainter& painter, QSizeF)
{
    layOut();
    m_drawing->paint(painter);
}

QStringList SweepChart::readOut(const SweepPoint& point, const SweepSeries& series) const
{
    QStringList lines{series.mode,
                      tr("%1 tokens × %2 = %3 elements")
                          .arg(countText(static_cast<double>(point.shape.tokens)), countText(static_cast<double>(point.shape.hidden)),
                               countText(static_cast<double>(point.shape.elements())))};
    lines << tr("p50 %1   [%2, %3]   n = %4")
                 .arg(latencyText(point.us), latencyText(point.usLow), latencyText(point.usHigh), countText(static_cast<double>(point.n)));
    QString rate = tr("%1 GB/s").arg(numberText(point.gbps));
    if (point.ceilingPercent > 0) rate += tr("   %1 % of the ceiling").arg(point.ceilingPercent, 0, 'f', 1);
    lines << rate << elementTimeText(point.us, point.shape.elements());
    if (point.launches > 1) lines << tr("means of %1 launches").arg(countText(point.launches));
    if (!point.resolved) lines << tr("not resolved: the interval is wider than ±1%, or n is below 59");
    return lines;
}

void SweepChart::paintOverlay(QPainter& painter)
{
    if (m_drawing->empty() || m_dragged) return;
    const bool pointing = m_pointer && m_drawing->plot().contains(*m_pointer);
    if (pointing) paintCrosshair(painter);
    std::optional<SweepHit> hit = pointing ? m_drawing->nearest(*m_pointer) : std::nullopt;
    if (!hit && !pointing && hasFocus() && m_read->series >= 0) hit = *m_read;
    if (!hit) return;
    const QPointF at = m_drawing->pixel(*hit);
    if (!m_drawing->plot().adjusted(-1, -1, 1, 1).contains(at)) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().ink, 1.6));
    painter.drawEllipse(at, 7, 7);
    QColor ground = theme().background;
    ground.setAlpha(240);
    const bool left = at.x() > m_drawing->plot().center().x();
    drawChip(painter, at + QPointF(left ? -14 : 14, 14),
             readOut(m_drawing->point(*hit), m_drawing->picture().series[hit->series]), Theme::font(12), theme().ink, ground,
             theme().border, QRectF(rect()).adjusted(2, 2, -2, -2), left ? Qt::AlignRight : Qt::AlignLeft);
}

void SweepChart::paintCrosshair(QPainter& painter) const
{
    const QRectF plot = m_drawing->plot();
    const QPointF p = *m_pointer;
    painter.setPen(QPen(mixed(theme().muted, theme().background, 0.3), 1));
    painter.drawLine(QPointF(p.x(), plot.top()), QPointF(p.x(), plot.bottom()));
    painter.drawLine(QPointF(plot.left(), p.y()), QPointF(plot.right(), p.y()));
    if (m_drawing->nearest(p)) return;
    const double x = m_drawing->xScale().value((p.x() - plot.left()) / plot.width());
    const double y = m_drawing->yScale().value((plot.bottom() - p.y()) / plot.height());
    QColor ground = theme().background;
    ground.setAlpha(232);
    const bool left = p.x() > plot.center().x();
    drawChip(painter, p + QPointF(left ? -12 : 12, 12),
             {QStringLiteral("%1 %2   ·   %3").arg(countText(x), sweepParameterLabel(m_picture.x), sweepValueText(m_picture.quantity, y, 3))},
             Theme::font(12), theme().ink, ground, theme().border, plot, left ? Qt::AlignRight : Qt::AlignLeft);
}

void SweepChart::extendMenu(QMenu& menu, QPointF)
{
    if (m_picture.empty()) return;
    QAction* log = menu.addAction(tr("Logarithmic %1").arg(sweepQuantityName(m_picture.quantity).toLower()), this, [this](bool on) { setLogY(on); });
    log->setCheckable(true);
    log->setChecked(logY());
    QAction* reset = menu.addAction(tr("Reset zoom"), this, &SweepChart::resetZoom);
    reset->setEnabled(isZoomed());
    menu.addAction(tr("Copy data as text"), this, &SweepChart::copyData);
}

void SweepChart::copyData() const { QGuiApplication::clipboard()->setText(sweepDataText(m_picture)); }

QString SweepChart::summary() const
{
    if (m_picture.empty()) return emptyText();
    QStringList sentences{tr("%1 against %2.").arg(sweepQuantityName(m_picture.quantity), sweepParameterLabel(m_picture.x))};
    for (const SweepSeries& series : m_picture.series) {
        if (series.points.isEmpty()) continue;
        const SweepPoint& first = series.points.front();
        const SweepPoint& last = series.points.back();
        const auto open = std::count_if(series.points.begin(), series.points.end(), [](const SweepPoint& p) { return !p.resolved; });
        QString text = tr("%1: %2 at %3, %4 at %5")
                           .arg(m_picture.isFamily ? series.label : series.mode, sweepValueText(m_picture.quantity, first.y, 3),
                                countText(first.x), sweepValueText(m_picture.quantity, last.y, 3), countText(last.x));
        if (open > 0) text += tr(", %1 of %2 points not resolved").arg(open).arg(series.points.size());
        sentences << text + QLatin1Char('.');
    }
    if (!m_picture.waiting.isEmpty()) sentences << tr("Sizes still waiting: %1.").arg(m_picture.waiting.size());
    return sentences.join(QLatin1Char(' '));
}

void SweepChart::scaleX(double factor, double anchorPixel)
{
    const AxisScale x = m_drawing->xScale();
    const QRectF plot = m_drawing->plot();
    const double f = (anchorPixel - plot.left()) / plot.width();
    userZoomX(std::pair(x.value(f - f * factor), x.value(f + (1 - f) * factor)));
}

void SweepChart::scaleY(double factor, double anchorPixel)
{
    const AxisScale y = m_drawing->yScale();
    const QRectF plot = m_drawing->plot();
    const double f = (plot.bottom() - anchorPixel) / plot.height();
    const double low = y.value(f - f * factor);
    zoomY(std::pair(y.log ? low : std::max(low, 0.0), y.value(f + (1 - f) * factor)));
}

void SweepChart::pan(double dx, double dy)
{
    const QRectF plot = m_drawing->plot();
    const AxisScale x = m_drawing->xScale(), y = m_drawing->yScale();
    if (dx != 0) userZoomX(std::pair(x.value(-dx / plot.width()), x.value(1 - dx / plot.width())));
    if (dy != 0 && (y.log || y.value(dy / plot.height()) >= 0))
        zoomY(std::pair(y.value(dy / plot.height()), y.value(1 + dy / plot.height())));
}

void SweepChart::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    m_dragged = false;
    if (event->button() == Qt::LeftButton && !m_picture.empty()) m_dragFrom = event->position();
}

void SweepChart::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (m_dragFrom) {
        const QPointF moved = event->position() - *m_dragFrom;
        if (m_dragged || moved.manhattanLength() > 4) {
            m_dragged = true;
            setCursor(Qt::ClosedHandCursor);
            layOut();
            pan(moved.x(), m_view->y ? moved.y() : 0);
            m_dragFrom = event->position();
        }
    }
    update();
}

void SweepChart::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_dragFrom && !m_dragged) {
        layOut();
        if (const auto hit = m_drawing->nearest(event->position()))
            emit pointActivated(m_drawing->point(*hit).index, m_drawing->picture().series[hit->series].mode);
        else emit pointActivated(-1, QString());
    }
    m_dragFrom.reset();
    m_dragged = false;
    unsetCursor();
    update();
}

void SweepChart::mouseDoubleClickEvent(QMouseEvent*) { resetZoom(); }

void SweepChart::wheelEvent(QWheelEvent* event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (steps == 0 || m_picture.empty()) return event->ignore();
    layOut();
    const double factor = std::pow(0.8, steps);
    const QRectF plot = m_drawing->plot();
    if (event->modifiers() & Qt::ControlModifier)
        scaleY(factor, std::clamp(event->position().y(), plot.top(), plot.bottom()));
    else
        scaleX(factor, std::clamp(event->position().x(), plot.left(), plot.right()));
    event->accept();
}

void SweepChart::leaveEvent(QEvent* event)
{
    m_pointer.reset();
    update();
    ChartWidget::leaveEvent(event);
}

/// Moves the read-out along a line, or to the next line at about the same size.
void SweepChart::step(int points, int series)
{
    if (m_read->series < 0) {
        *m_read = {0, 0};
    } else if (series != 0) {
        const double x = m_picture.series[m_read->series].points[m_read->point].x;
        m_read->series = std::clamp<qsizetype>(m_read->series + series, 0, m_picture.series.size() - 1);
        const auto& line = m_picture.series[m_read->series].points;
        const auto next = std::min_element(line.begin(), line.end(), [x](const SweepPoint& a, const SweepPoint& b) {
            return std::abs(std::log(a.x / x)) < std::abs(std::log(b.x / x));
        });
        m_read->point = next - line.begin();
    } else {
        m_read->point = std::clamp<qsizetype>(m_read->point + points, 0, m_picture.series[m_read->series].points.size() - 1);
    }
    const SweepSeries& line = m_picture.series[m_read->series];
    setAccessibleDescription(readOut(line.points[m_read->point], line).join(QStringLiteral(". ")));
    m_pointer.reset();
    update();
}

void SweepChart::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.empty() || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    layOut();
    const QRectF plot = m_drawing->plot();
    const bool reading = event->modifiers() & Qt::ShiftModifier;
    const double x = m_pointer && plot.contains(*m_pointer) ? m_pointer->x() : plot.center().x();
    switch (event->key()) {
    case Qt::Key_Left: return reading ? step(-1, 0) : pan(plot.width() / 10, 0);
    case Qt::Key_Right: return reading ? step(1, 0) : pan(-plot.width() / 10, 0);
    case Qt::Key_Up: return reading ? step(0, -1) : pan(0, plot.height() / 10);
    case Qt::Key_Down: return reading ? step(0, 1) : pan(0, -plot.height() / 10);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return scaleX(0.8, x);
    case Qt::Key_Minus: return scaleX(1.25, x);
    case Qt::Key_0: return resetZoom();
    case Qt::Key_L: return setLogY(!logY());
    default: ChartWidget::keyPressEvent(event);
    }
}

} // namespace qs
