// SPDX-License-Identifier: GPL-3.0-or-later
// The hands of ScopeChart: mouse, keys, crosshair and cursors.
#include "widgets/charts/chart_text.h"
#include "widgets/charts/scope_chart.h"
#include "widgets/charts/scope_picture.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace qs {

void ScopeChart::scaleX(double factor, double anchorPixel)
{
    const AxisScale& x = m_picture->xScale();
    const double anchor = m_picture->iterationAt(anchorPixel);
    zoomIterations(anchor - (anchor - x.min) * factor, anchor + (x.max - anchor) * factor);
}

void ScopeChart::scaleY(double factor, double anchorPixel)
{
    const AxisScale& y = m_picture->yScale();
    const double f = y.fraction(m_picture->latencyAt(anchorPixel));
    const double low = y.value(f - f * factor);
    zoomLatency(y.log ? low : std::max(low, 0.0), y.value(f + (1 - f) * factor));
}

void ScopeChart::pan(double dx, double dy)
{
    const AxisScale x = m_picture->xScale();
    const AxisScale y = m_picture->yScale();
    const QRectF plot = m_picture->plot();
    if (dx != 0) zoomIterations(x.value(-dx / plot.width()), x.value(1 - dx / plot.width()));
    if (dy != 0 && (y.log || y.value(dy / plot.height()) >= 0))
        zoomLatency(y.value(dy / plot.height()), y.value(1 + dy / plot.height()));
}

void ScopeChart::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton || m_picture->empty()) return;
    if (event->modifiers() & Qt::ShiftModifier) {
        const double iteration = m_picture->iterationAt(event->position().x());
        if (!m_cursorA || m_cursorB) {
            setCursorB({});
            setCursorA(iteration);
        } else {
            setCursorB(iteration);
        }
        return;
    }
    m_dragFrom = event->position();
    m_dragged = false;
}

void ScopeChart::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    if (m_dragFrom) {
        const QPointF moved = event->position() - *m_dragFrom;
        if (m_dragged || moved.manhattanLength() > 4) {
            m_dragged = true;
            setCursor(Qt::ClosedHandCursor);
            pan(moved.x(), m_view->y ? moved.y() : 0);
            m_dragFrom = event->position();
        }
    }
    update();
}

void ScopeChart::mouseReleaseEvent(QMouseEvent*)
{
    m_dragFrom.reset();
    unsetCursor();
}

void ScopeChart::mouseDoubleClickEvent(QMouseEvent*) { resetZoom(); }

void ScopeChart::wheelEvent(QWheelEvent* event)
{
    const double steps = event->angleDelta().y() / 120.0;
    if (steps != 0 && !m_picture->empty()) {
        const double factor = std::pow(0.8, steps);
        if (event->modifiers() & Qt::ControlModifier)
            scaleY(factor, event->position().y());
        else
            scaleX(factor,
                   std::clamp(event->position().x(), m_picture->plot().left(), m_picture->plot().right()));
    }
    event->accept();
}

void ScopeChart::leaveEvent(QEvent* event)
{
    m_pointer.reset();
    update();
    ChartWidget::leaveEvent(event);
}

void ScopeChart::keyPressEvent(QKeyEvent* event)
{
    if (m_picture->empty() || event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        ChartWidget::keyPressEvent(event);
        return;
    }
    const QRectF plot = m_picture->plot();
    const double x = m_pointer && plot.contains(*m_pointer) ? m_pointer->x() : plot.center().x();
    switch (event->key()) {
    case Qt::Key_Left:
        pan(plot.width() / 10, 0);
        break;
    case Qt::Key_Right:
        pan(-plot.width() / 10, 0);
        break;
    case Qt::Key_Up:
        pan(0, plot.height() / 10);
        break;
    case Qt::Key_Down:
        pan(0, -plot.height() / 10);
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        scaleX(0.8, x);
        break;
    case Qt::Key_Minus:
        scaleX(1.25, x);
        break;
    case Qt::Key_0:
        resetZoom();
        break;
    case Qt::Key_L:
        setLogLatency(!logLatency());
        break;
    case Qt::Key_A:
        setCursorA(m_picture->iterationAt(x));
        break;
    case Qt::Key_B:
        setCursorB(m_picture->iterationAt(x));
        break;
    default:
        ChartWidget::keyPressEvent(event);
    }
}

bool ScopeChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && !m_picture->empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = m_picture->findingAt(help->pos());
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return ChartWidget::event(event);
}

void ScopeChart::extendMenu(QMenu& menu, QPointF at)
{
    const double iteration = m_picture->iterationAt(at.x());
    if (m_picture->empty()) return;
    menu.addAction(tr("Cursor A here"), this, [this, iteration] { setCursorA(iteration); });
    menu.addAction(tr("Cursor B here"), this, [this, iteration] { setCursorB(iteration); });
    QAction* away = menu.addAction(tr("Remove cursors"), this, [this] {
        setCursorA({});
        setCursorB({});
    });
    away->setEnabled(m_cursorA || m_cursorB);
    menu.addSeparator();
    QAction* log = menu.addAction(tr("Logarithmic latency"), this, [this](bool on) { setLogLatency(on); });
    log->setCheckable(true);
    log->setChecked(logLatency());
    QAction* reset = menu.addAction(tr("Reset zoom"), this, &ScopeChart::resetZoom);
    reset->setEnabled(isZoomed());
    if (traceCount() > 1) {
        QMenu* traces = menu.addMenu(tr("Show in full"));
        for (int i = -1; i < traceCount(); ++i) {
            const QString name =
                i < 0 ? tr("Medians of all") : m_data.traces[static_cast<std::size_t>(i)].info.label;
            QAction* action = traces->addAction(name, this, [this, i] { setActiveTrace(i); });
            action->setCheckable(true);
            action->setChecked(i == activeTrace());
        }
    }
}

void ScopeChart::setCursorA(std::optional<double> iteration)
{
    m_cursorA = iteration;
    update();
}

void ScopeChart::setCursorB(std::optional<double> iteration)
{
    m_cursorB = iteration;
    update();
}

/// The median drawn at an iteration, of the active trace or else of the first.
std::optional<double> ScopeChart::valueNear(double iteration) const
{
    const ScopeLine* shownLine = nullptr;
    for (const ScopeLine& line : m_picture->lines())
        if (line.active || !shownLine) shownLine = &line;
    if (!shownLine) return {};
    const double position = iteration + shownLine->origin;
    for (const EnvelopeColumn& c : shownLine->medians)
        if (position < static_cast<double>(c.end) && position >= static_cast<double>(c.begin) - 0.5)
            return static_cast<double>(c.median);
    return {};
}

QString ScopeChart::cursorText() const
{
    if (!m_cursorA || !m_cursorB) return {};
    const auto a = valueNear(*m_cursorA), b = valueNear(*m_cursorB);
    QString text = tr("Δ %1 iterations").arg(countText(std::abs(*m_cursorB - *m_cursorA)));
    if (a && b) {
        const LatencyUnit& unit = m_picture->unit();
        text += QStringLiteral("   ·   %1 → %2 %3 (%4%5%)")
                    .arg(latencyNumber(*a, unit), latencyNumber(*b, unit), unit.name,
                         *b >= *a ? QStringLiteral("+") : QStringLiteral("−"))
                    .arg(std::abs(*b / *a - 1) * 100, 0, 'f', 1);
    }
    return text;
}

void ScopeChart::paintOverlay(QPainter& painter)
{
    if (m_picture->empty()) return;
    paintCursors(painter);
    if (m_pointer && !m_dragged && m_picture->plot().contains(*m_pointer))
        paintCrosshair(painter);
    else if (m_pointer && m_dragged && !m_dragFrom)
        m_dragged = false;
    if (isFrozen()) {
        const QFont font = Theme::font(12, QFont::DemiBold);
        drawChip(painter, m_picture->plot().topRight() + QPointF(-8, 8), {tr("Frozen")}, font,
                 theme().onAccent, theme().accent, theme().accent, m_picture->plot(), Qt::AlignRight);
    }
}

void ScopeChart::paintCrosshair(QPainter& painter) const
{
    const QRectF plot = m_picture->plot();
    const QPointF p = *m_pointer;
    painter.setPen(QPen(mixed(theme().muted, theme().background, 0.3), 1));
    painter.drawLine(QPointF(p.x(), plot.top()), QPointF(p.x(), plot.bottom()));
    painter.drawLine(QPointF(plot.left(), p.y()), QPointF(plot.right(), p.y()));
    const LatencyUnit& unit = m_picture->unit();
    const double iteration = std::round(m_picture->iterationAt(p.x()));
    QStringList lines{
        tr("iteration %1   ·   %2 %3")
            .arg(countText(iteration), latencyNumber(m_picture->latencyAt(p.y()), unit, 3), unit.name)};
    for (const ScopeLine& line : m_picture->lines()) {
        if (!line.active) continue;
        const double position = iteration + line.origin;
        for (const EnvelopeColumn& c : line.columns) {
            if (position >= static_cast<double>(c.end) || position < static_cast<double>(c.begin)) continue;
            if (c.end - c.begin == 1)
                lines << tr("sample %1 %2").arg(latencyNumber(static_cast<double>(c.max), unit), unit.name);
            else
                lines << tr("median %1   min %2   max %3 %4   (%5 samples)")
                             .arg(latencyNumber(static_cast<double>(c.median), unit),
                                  latencyNumber(static_cast<double>(c.min), unit),
                                  latencyNumber(static_cast<double>(c.max), unit), unit.name,
                                  countText(static_cast<double>(c.end - c.begin)));
            break;
        }
    }
    QColor ground = theme().background;
    ground.setAlpha(232);
    const bool left = p.x() > plot.center().x();
    drawChip(painter, p + QPointF(left ? -12 : 12, 12), lines, Theme::font(12), theme().ink, ground,
             theme().border, plot, left ? Qt::AlignRight : Qt::AlignLeft);
}

void ScopeChart::paintCursors(QPainter& painter) const
{
    const QRectF plot = m_picture->plot();
    const QFont font = Theme::font(12, QFont::DemiBold);
    const auto draw = [&](const std::optional<double>& cursor, const QString& name) {
        if (!cursor) return;
        const double x = m_picture->xPixel(*cursor);
        if (x < plot.left() || x > plot.right()) return;
        painter.setPen(QPen(theme().accent, 1.4));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        drawChip(painter, {x, plot.bottom() - 4}, {name}, font, theme().onAccent, theme().accent,
                 theme().accent, plot, Qt::AlignHCenter | Qt::AlignBottom);
    };
    draw(m_cursorA, QStringLiteral("A"));
    draw(m_cursorB, QStringLiteral("B"));
    const QString text = cursorText();
    if (!text.isEmpty())
        drawChip(painter, {plot.center().x(), plot.top() + 8}, {text}, font, theme().ink, theme().background,
                 theme().border, plot, Qt::AlignHCenter);
}

} // namespace qs
