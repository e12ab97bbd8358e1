// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_note_editor.h"
#include "widgets/charts/core/chart_readout.h"

#include <QCoreApplication>
#include <QPointF>

#include <optional>

class QEvent;
class QKeyEvent;
class QMenu;
class QMouseEvent;
class QPainter;
class QWheelEvent;

namespace qs {

class ChartWidget;

/// Interaction of every chart: pointer and crosshair, zoom and pan, Δ cursors, reading by keys, and dragging the
/// picture out; of notes see ChartNoteEditor. What the axes are and what is read it asks the chart.
class ChartInteraction
{
    Q_DECLARE_TR_FUNCTIONS(ChartInteraction)

public:
    explicit ChartInteraction(ChartWidget& chart) : m_chart(chart), m_notes(chart) {}

    void press(QMouseEvent& event);
    void move(QMouseEvent& event);
    void release(QMouseEvent& event);
    void doubleClick(QMouseEvent& event);
    void wheel(QWheelEvent& event);
    void leave();
    bool key(QKeyEvent& event);  ///< true: taken
    bool gesture(QEvent& event); ///< pinches of touch screens and touch pads
    void extendMenu(QMenu& menu, QPointF at);
    void paint(QPainter& painter) const;

    /// Where something by keys happens: the pointer, or the datum read out, or the middle.
    QPointF focusPoint() const;
    void forgetReading() { m_read.reset(); }
    void askForNote(QPointF at) { m_notes.add(at); }

    void placeCursor(bool second, QPointF at);
    void clearCursors();
    bool hasCursors() const { return m_cursors[0] || m_cursors[1]; }
    QString cursorText() const;

private:
    /// A cursor in the values of a plot; what it stands at, where that is a datum.
    struct Cursor
    {
        int plot = 0;
        double x = 0, y = 0;
        bool isDatum = false;
    };
    enum class Drag { None, Pan, Note, Grip };

    void zoom(Qt::Orientation axis, double factor, QPointF at);
    void pan(QPointF pixels);
    int plotAt(QPointF at, const QVector<ChartPlot>& plots) const;
    bool moveByKey(int key);
    bool zoomByKey(int key);

    bool readByKey(int key);
    void step(int along, int across);
    std::optional<ChartDatum> readDatum() const;
    void paintCrosshair(QPainter& painter, const QVector<ChartPlot>& plots) const;
    void paintReadout(QPainter& painter, const ChartReadout& readout) const;
    void paintCursors(QPainter& painter, const QVector<ChartPlot>& plots) const;

    QPointF place(QPointF pixels) const; ///< of the widget, in units of the picture
    QRectF grip() const;
    void dragOut();
    void setShape(QPointF at);

    ChartWidget& m_chart;
    ChartNoteEditor m_notes;
    std::optional<QPointF> m_pointer, m_from;
    Drag m_drag = Drag::None;
    bool m_dragged = false;
    std::optional<ChartDatum> m_read;
    std::array<std::optional<Cursor>, 2> m_cursors;
    ChartDragSource m_source;
};

} // namespace qs
