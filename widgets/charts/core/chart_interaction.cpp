// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_interaction.h"

#include "widgets/charts/core/chart_widget.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

namespace qs {

namespace {
constexpr double kGrip = 18; ///< side of the square in the corner by which a picture is dragged out
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
    const auto place = noteUnder(at, true), text = noteUnder(at);
    if (event.modifiers() & Qt::AltModifier || grip().contains(at))
        m_drag = Drag::Grip;
    else if (place || text) {
        m_drag = place ? Drag::NotePlace : Drag::NoteText;
        m_note = place ? place->note : text->note;
        m_before = m_chart.notes();
    } else
        m_drag = Drag::Pan;
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
                dragNote(at);
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
    if (m_dragged && (m_drag == Drag::NotePlace || m_drag == Drag::NoteText)) finishNote();
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
    if (const auto note = noteUnder(at)) return editNote(note->note);
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
        askForNote(focusPoint());
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
    noteMenu(menu, at);
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
    else if (!m_chart.notes().isEmpty() && noteUnder(at))
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

} // namespace qs
