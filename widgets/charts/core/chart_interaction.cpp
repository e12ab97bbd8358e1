// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_interaction.h"

#include "widgets/charts/core/chart_text.h"
#include "widgets/charts/core/chart_widget.h"

#include <QAction>
#include <QApplication>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace qs {

namespace {
constexpr double kGrip = 18; ///< side of the square in the corner by which a picture is dragged out

bool isSame(const ChartDatum& a, const ChartDatum& b)
{
    return a.series == b.series && a.point == b.point && a.plot == b.plot;
}

} // namespace

void ChartInteraction::press(QMouseEvent& event)
{
    m_dragged = false;
    m_drag = Drag::None;
    m_from.reset();
    if (event.button() != Qt::LeftButton) return;
    const QPointF at = place(event.position());
    if (event.modifiers() & Qt::ShiftModifier) {
        if (m_chart.plots(m_chart.room()).isEmpty()) return;
        // The first click sets A, the second B, the third begins anew.
        const bool second = m_chart.hasCursors() && m_chart.cursorText().isEmpty();
        if (!second) m_chart.clearCursors();
        return m_chart.placeCursor(second, at);
    }
    m_from = at;
    if (event.modifiers() & Qt::AltModifier || grip().contains(at))
        m_drag = Drag::Grip;
    else
        m_drag = m_notes.beginDrag(at) ? Drag::Note : Drag::Pan;
}

void ChartInteraction::move(QMouseEvent& event)
{
    const QPointF at = place(event.position());
    m_pointer = at;
    if (m_from && m_drag != Drag::None) {
        const QPointF moved = at - *m_from;
        if (m_dragged || moved.manhattanLength() > 4) {
            m_dragged = true;
            if (m_drag == Drag::Grip) return dragOut();
            if (m_drag == Drag::Pan) {
                m_chart.setCursor(Qt::ClosedHandCursor);
                pan(moved);
                m_from = at;
            } else {
                m_notes.dragTo(at);
            }
        }
    } else {
        setShape(at);
    }
    m_chart.update();
}

void ChartInteraction::release(QMouseEvent& event)
{
    const bool click = m_from && !m_dragged && m_drag == Drag::Pan;
    if (m_dragged && m_drag == Drag::Note) m_notes.finishDrag();
    m_from.reset();
    m_drag = Drag::None;
    m_dragged = false;
    m_chart.unsetCursor();
    if (click) {
        const QPointF at = place(event.position());
        const ChartReadout under = m_chart.readoutAt(at, m_chart.room());
        if (under.valid) m_read = under.datum; // keys go on from here
        m_chart.clicked(at);
    }
    m_chart.update();
}

void ChartInteraction::doubleClick(QMouseEvent& event)
{
    if (event.button() != Qt::LeftButton) return;
    const QPointF at = place(event.position());
    if (const auto note = m_notes.under(at)) return m_notes.edit(note->note);
    if (!m_chart.doubleClicked(at)) m_chart.resetZoom();
}

void ChartInteraction::leave()
{
    m_pointer.reset();
    m_chart.update();
}

bool ChartInteraction::key(QKeyEvent& event)
{
    const Qt::KeyboardModifiers held = event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (event.key() == Qt::Key_T && held == Qt::NoModifier) {
        m_chart.showData();
        return true;
    }
    if (held != Qt::NoModifier || m_chart.plots(m_chart.room()).isEmpty()) return false;
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return event.modifiers() & Qt::ShiftModifier ? moveByKey(event.key()) : readByKey(event.key());
    case Qt::Key_L:
        if (m_chart.hasLogChoice()) m_chart.toggleLog();
        return m_chart.hasLogChoice();
    case Qt::Key_A:
    case Qt::Key_B:
        m_chart.placeCursor(event.key() == Qt::Key_B, focusPoint());
        if (const QString text = m_chart.cursorText(); !text.isEmpty()) m_chart.announce(text);
        return true;
    case Qt::Key_N:
        m_notes.add(focusPoint());
        return true;
    default:
        return zoomByKey(event.key());
    }
}

void ChartInteraction::extendMenu(QMenu& menu, QPointF at)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    if (!menu.isEmpty()) menu.addSeparator();
    m_notes.extendMenu(menu, at);
    menu.addSeparator();
    const bool measures = std::any_of(plots.begin(), plots.end(),
                                      [](const ChartPlot& p) { return p.x.isContinuous() || p.y.isContinuous(); });
    if (!measures) return;
    menu.addAction(tr("Set cursor A here"), &m_chart, [this, at] { m_chart.placeCursor(false, at); })
        ->setShortcut(QKeySequence(Qt::Key_A));
    menu.addAction(tr("Set cursor B here"), &m_chart, [this, at] { m_chart.placeCursor(true, at); })
        ->setShortcut(QKeySequence(Qt::Key_B));
    menu.addAction(tr("Remove cursors"), &m_chart, [this] { m_chart.clearCursors(); })
        ->setEnabled(m_chart.hasCursors());
    const bool zooms =
        std::any_of(plots.begin(), plots.end(), [](const ChartPlot& p) { return p.x.zooms || p.y.zooms; });
    if (!zooms) return;
    QAction* reset = menu.addAction(tr("Reset zoom"), &m_chart, [this] { m_chart.resetZoom(); });
    reset->setShortcut(QKeySequence(Qt::Key_0));
    reset->setEnabled(m_chart.isZoomed());
}

QPointF ChartInteraction::place(QPointF pixels) const { return pixels / m_chart.magnification(); }

QRectF ChartInteraction::grip() const { return {m_chart.room().width() - kGrip - 2, 2, kGrip, kGrip}; }

/// What the pointer says that it could do here.
void ChartInteraction::setShape(QPointF at)
{
    const bool onGrip = grip().contains(at) && !m_chart.plots(m_chart.room()).isEmpty();
    if (onGrip)
        m_chart.setCursor(Qt::OpenHandCursor);
    else if (!m_chart.notes().isEmpty() && m_notes.under(at))
        m_chart.setCursor(Qt::SizeAllCursor);
    else
        m_chart.unsetCursor();
    const QString tip = onGrip ? tr("Drag the chart to another program or to a folder.") : QString();
    if (onGrip || m_chart.property("gripTip").toBool()) m_chart.setToolTip(tip);
    m_chart.setProperty("gripTip", onGrip);
}

void ChartInteraction::dragOut()
{
    m_from.reset();
    m_drag = Drag::None;
    m_dragged = false;
    if (m_chart.plots(m_chart.room()).isEmpty()) return;
    m_source.drag(m_chart);
    m_pointer.reset();
    m_chart.unsetCursor();
    m_chart.update();
}

void ChartInteraction::paint(QPainter& painter) const
{
    const bool reading = m_read && m_chart.hasFocus();
    if (!m_pointer && !reading && !hasCursors()) return; // nothing to do on frames that nobody points at
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    paintCursors(painter, plots);
    if (m_pointer && !m_dragged)
        paintCrosshair(painter, plots);
    else if (reading && !m_dragged)
        if (const auto datum = readDatum()) paintReadout(painter, m_chart.describe(*datum));
    if (!m_pointer) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(grip().contains(*m_pointer) ? m_chart.theme().accent : m_chart.theme().faint);
    for (const double x : {-3.0, 3.0})
        for (const double y : {-5.0, 0.0, 5.0})
            painter.drawEllipse(grip().center() + QPointF(x, y), 1.4, 1.4);
}

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

/// The datum read by keys where it is drawn now: values go on while it is read.
std::optional<ChartDatum> ChartInteraction::readDatum() const
{
    if (!m_read) return std::nullopt;
    for (const ChartDatum& datum : m_chart.data(m_chart.room()))
        if (isSame(datum, *m_read)) return datum;
    return std::nullopt;
}

QPointF ChartInteraction::focusPoint() const
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (m_pointer)
        for (const ChartPlot& plot : plots)
            if (plot.area.contains(*m_pointer)) return *m_pointer;
    if (const auto datum = readDatum()) return datum->at;
    return plots.isEmpty() ? QRectF(QPointF(), m_chart.room()).center() : plots.front().area.center();
}

bool ChartInteraction::readByKey(int key)
{
    const int along = key == Qt::Key_Right ? 1 : key == Qt::Key_Left ? -1 : 0;
    const int across = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
    step(along, across);
    return true;
}

void ChartInteraction::step(int along, int across)
{
    const QVector<ChartDatum> data = m_chart.data(m_chart.room());
    if (data.isEmpty()) return;
    qsizetype now = -1;
    for (qsizetype i = 0; m_read && i < data.size(); ++i)
        if (isSame(data[i], *m_read)) now = i;
    const bool single = data.front().series == data.back().series && data.front().plot == data.back().plot;
    qsizetype next = now < 0 ? 0 : now;
    const auto sameLine = [&](qsizetype a, qsizetype b) {
        return data[a].series == data[b].series && data[a].plot == data[b].plot;
    };
    if (now >= 0 && (along != 0 || single)) {
        const qsizetype to = std::clamp<qsizetype>(now + (along != 0 ? along : across), 0, data.size() - 1);
        if (single || sameLine(now, to)) next = to;
    } else if (now >= 0) { // the nearest datum of the series before or after
        qsizetype other = now;
        while (other >= 0 && other < data.size() && sameLine(other, now))
            other += across;
        if (other >= 0 && other < data.size()) {
            next = other;
            for (qsizetype i = other; i >= 0 && i < data.size() && sameLine(i, other); i += across)
                if (std::abs(data[i].at.x() - data[now].at.x()) < std::abs(data[next].at.x() - data[now].at.x()))
                    next = i;
        }
    }
    m_read = data[next];
    m_pointer.reset();
    m_chart.reached(m_chart.describe(data[next]));
    m_chart.update();
}

void ChartInteraction::paintCrosshair(QPainter& painter, const QVector<ChartPlot>& plots) const
{
    const QPointF p = *m_pointer;
    const auto inside =
        std::find_if(plots.begin(), plots.end(), [&](const ChartPlot& plot) { return plot.area.contains(p); });
    const ChartReadout readout = m_chart.readoutAt(p, m_chart.room());
    if (inside != plots.end()) {
        painter.setPen(QPen(mixed(m_chart.theme().muted, m_chart.theme().background, 0.3), 1));
        for (const ChartPlot& plot : plots) // plots that stand above each other share what lies across
            if (inside->x.isContinuous() && plot.area.left() == inside->area.left() &&
                plot.area.right() == inside->area.right())
                painter.drawLine(QPointF(p.x(), plot.area.top()), QPointF(p.x(), plot.area.bottom()));
        if (inside->y.isContinuous())
            painter.drawLine(QPointF(inside->area.left(), p.y()), QPointF(inside->area.right(), p.y()));
    }
    if (m_notes.under(p) || grip().contains(p)) return;
    if (readout.valid) return paintReadout(painter, readout);
    if (inside == plots.end()) return;
    QStringList parts;
    const QPointF value = inside->value(p);
    if (inside->x.isContinuous()) parts << inside->x.valueText(value.x());
    if (inside->y.isContinuous()) parts << inside->y.valueText(value.y());
    if (parts.isEmpty()) return;
    QColor ground = m_chart.theme().background;
    ground.setAlpha(232);
    const bool left = p.x() > inside->area.center().x();
    drawChip(painter, p + QPointF(left ? -12 : 12, 12), {joinedParts(parts)}, Theme::font(12), m_chart.theme().ink,
             ground, m_chart.theme().border, QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2),
             left ? Qt::AlignRight : Qt::AlignLeft);
}

void ChartInteraction::paintReadout(QPainter& painter, const ChartReadout& readout) const
{
    if (!readout.valid) return;
    const Theme& theme = m_chart.theme();
    const QPointF at = readout.datum.at;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.ink, 1.6));
    const bool isCell = !readout.datum.box.isEmpty() && readout.datum.box.width() < 0.6 * m_chart.room().width();
    isCell ? painter.drawRect(readout.datum.box) : painter.drawEllipse(at, 7, 7);
    QColor ground = theme.background;
    ground.setAlpha(242);
    const bool left = at.x() > m_chart.room().width() / 2.0;
    drawChip(painter, at + QPointF(left ? -14 : 14, 14), readout.lines(), Theme::font(12), theme.ink, ground,
             theme.border, QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2),
             left ? Qt::AlignRight : Qt::AlignLeft);
}

// Δ cursors

void ChartInteraction::placeCursor(bool second, QPointF at)
{
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    if (plots.isEmpty()) return;
    Cursor cursor;
    cursor.plot = plotAt(at, plots);
    if (!plots[cursor.plot].x.isContinuous() && !plots[cursor.plot].y.isContinuous())
        return; // names have no differences
    const ChartReadout near = m_chart.readoutAt(at, m_chart.room());
    const ChartPlot& plot = plots[cursor.plot];
    const QPointF value = plot.value({std::clamp(at.x(), plot.area.left(), plot.area.right()),
                                      std::clamp(at.y(), plot.area.top(), plot.area.bottom())});
    cursor.isDatum = near.valid;
    if (near.valid) cursor.plot = near.datum.plot;
    cursor.x = near.valid ? near.datum.x : value.x();
    cursor.y = near.valid ? near.datum.y : value.y();
    m_cursors[second ? 1 : 0] = cursor;
    m_chart.update();
}

void ChartInteraction::clearCursors()
{
    m_cursors = {};
    m_chart.update();
}

QString ChartInteraction::cursorText() const
{
    if (!m_cursors[0] || !m_cursors[1] || m_cursors[0]->plot != m_cursors[1]->plot) return {};
    const QVector<ChartPlot> plots = m_chart.plots(m_chart.room());
    const Cursor &a = *m_cursors[0], &b = *m_cursors[1];
    if (a.plot >= plots.size()) return {};
    QStringList parts;
    const auto add = [&](const ChartAxis& axis, double from, double to) {
        if (!axis.isContinuous()) return;
        const QString size = axis.differenceText(std::abs(to - from));
        const QString difference = (to < from ? QStringLiteral("−") : QString()) + size;
        const bool ratio = from > 0 && to > 0 && from != to;
        parts << (ratio ? tr("Δ %1: %2 (%3×)").arg(axis.name, difference, numberText(to / from, 3))
                        : tr("Δ %1: %2").arg(axis.name, difference));
    };
    add(plots[a.plot].x, a.x, b.x);
    add(plots[a.plot].y, a.y, b.y);
    return joinedParts(parts);
}

void ChartInteraction::paintCursors(QPainter& painter, const QVector<ChartPlot>& plots) const
{
    const Theme& theme = m_chart.theme();
    const QFont font = Theme::font(12, QFont::DemiBold);
    for (const bool second : {false, true}) {
        const auto& cursor = m_cursors[second ? 1 : 0];
        if (!cursor || cursor->plot >= plots.size()) continue;
        const ChartPlot& plot = plots[cursor->plot];
        const QPointF at = plot.pixel(cursor->x, cursor->y);
        const bool seen = plot.area.adjusted(-1, -1, 1, 1).contains(at);
        painter.setPen(QPen(theme.accent, 1.4));
        if (plot.x.isContinuous() && at.x() >= plot.area.left() - 1 && at.x() <= plot.area.right() + 1) {
            painter.drawLine(QPointF(at.x(), plot.area.top()), QPointF(at.x(), plot.area.bottom()));
            drawChip(painter, {at.x(), plot.area.bottom() - 4}, {second ? QStringLiteral("B") : QStringLiteral("A")},
                     font, theme.onAccent, theme.accent, theme.accent, plot.area, Qt::AlignHCenter | Qt::AlignBottom);
        }
        if (!seen || !cursor->isDatum) continue;
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 8, 8);
    }
    const QString text = cursorText();
    if (text.isEmpty()) return;
    const QRectF area = plots[m_cursors[0]->plot].area;
    drawChip(painter, {area.center().x(), area.top() + 8}, {text}, font, theme.ink, theme.background, theme.border,
             QRectF(QPointF(), m_chart.room()).adjusted(2, 2, -2, -2), Qt::AlignHCenter);
}

} // namespace qs
