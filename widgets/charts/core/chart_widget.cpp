// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/core/chart_widget.h"

#include "widgets/charts/core/chart_accessible.h"
#include "widgets/charts/core/chart_canvas.h"
#include "widgets/charts/core/chart_interaction.h"
#include "widgets/charts/core/chart_mime.h"
#include "widgets/charts/core/chart_table_dialog.h"
#include "widgets/style/icons.h"
#include "widgets/style/text_scale.h"

#include <QAccessible>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr QPainter::RenderHints kSmooth = QPainter::Antialiasing | QPainter::TextAntialiasing;

} // namespace

ChartWidget::ChartWidget(QWidget* parent)
    : QWidget(parent), m_theme(Theme::fromPalette(palette())),
      m_canvas(std::make_unique<ChartCanvas>(ChartCanvas::Series::QtCharts)),
      m_interaction(std::make_unique<ChartInteraction>(*this))
{
    loadResources();
    installChartAccessibility();
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // axes run to the right in every language
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    grabGesture(Qt::PinchGesture);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

ChartWidget::~ChartWidget() = default;

void ChartWidget::setTitle(const QString& title)
{
    if (title == content().title) return;
    changing().title = title;
    changed();
}

void ChartWidget::setEmptyText(const QString& text)
{
    changing().emptyText = text;
    invalidate();
}

void ChartWidget::setTheme(const Theme& theme)
{
    m_followsPalette = false;
    m_theme = theme;
    invalidate();
}

void ChartWidget::followPalette()
{
    m_followsPalette = true;
    m_theme = Theme::fromPalette(palette());
    invalidate();
}

double ChartWidget::magnification() const
{
    constexpr QSizeF least{300, 200}; // units in which every chart can still be read
    const double most = std::min(width() / least.width(), height() / least.height());
    return textScale() > 1 ? std::clamp(most, 1.0, textScale()) : textScale();
}

void ChartWidget::invalidate()
{
    m_dirty = true;
    update();
}

void ChartWidget::changed()
{
    updateAccessibleText();
    invalidate();
}

void ChartWidget::addLogChoice(QMenu& menu, const QString& words, bool on)
{
    QAction* log = menu.addAction(words);
    log->setShortcut(QKeySequence(Qt::Key_L));
    log->setCheckable(true);
    log->setChecked(on);
    connect(log, &QAction::toggled, this, &ChartWidget::toggleLog);
}

void ChartWidget::updateAccessibleText()
{
    setAccessibleName(title());
    setAccessibleDescription(summary());
}

void ChartWidget::announce(const QString& text)
{
    setAccessibleDescription(text);
    announceChart(*this, text);
}

void ChartWidget::forgetReading() { m_interaction->forgetReading(); }

// How a chart is turned; subclasses know more.

void ChartWidget::paintScreen(QPainter& painter, QSizeF size) { content().paint(painter, size, m_theme, *m_canvas); }
void ChartWidget::paintOverlay(QPainter&) {}
void ChartWidget::extendMenu(QMenu&, QPointF) {}
void ChartWidget::clicked(QPointF) {}
bool ChartWidget::doubleClicked(QPointF) { return false; }
void ChartWidget::reached(const ChartReadout& readout) { announce(readout.text()); }

bool ChartWidget::isZoomed() const
{
    const ChartContent& c = content();
    return c.xRange || c.yRanges[0] || c.yRanges[1];
}

void ChartWidget::resetZoom()
{
    changing().forgetZoom();
    invalidate();
}

void ChartWidget::setRange(Qt::Orientation axis, int plot, const ChartRange& range)
{
    ChartContent& c = changing();
    ChartRange& of = axis == Qt::Horizontal ? c.xRange : c.yRanges[static_cast<std::size_t>(std::clamp(plot, 0, 1))];
    if (of == range) return;
    of = range;
    invalidate();
}

void ChartWidget::placeCursor(bool second, QPointF at) { m_interaction->placeCursor(second, at); }
void ChartWidget::clearCursors() { m_interaction->clearCursors(); }
bool ChartWidget::hasCursors() const { return m_interaction->hasCursors(); }
QString ChartWidget::cursorText() const { return m_interaction->cursorText(); }

// Notes

void ChartWidget::setNotes(const QVector<ChartNote>& notes)
{
    if (notes == content().notes) return;
    changing().notes = notes;
    invalidate();
}

void ChartWidget::editNotes(const QVector<ChartNote>& notes, const QString& words)
{
    if (notes == content().notes) return;
    setNotes(notes);
    emit notesEdited(notes, words);
}

bool ChartWidget::addNote(QPointF at, const QString& text)
{
    const QString trimmed = text.trimmed();
    const QVector<ChartPlot> areas = plots(room());
    auto note = noteAt(areas, at);
    if (!note || trimmed.isEmpty()) return false;
    note->text = trimmed;
    note->series = content().noteSeries();
    const QSizeF box = noteSize(trimmed, room());
    note->offset = QPointF(box.width() / 2 + 22, -box.height() / 2 - 26);
    if (at.x() > room().width() * 0.7) note->offset.rx() *= -1; // towards where there is room
    if (at.y() < areas[note->plot].area.top() + box.height() + 30) note->offset.ry() *= -1;
    editNotes(notes() + QVector<ChartNote>{*note}, tr("Add a note"));
    return true;
}

QVector<PlacedNote> ChartWidget::placedNotes() const
{
    return notes().isEmpty() ? QVector<PlacedNote>() : content().placedNotes(plots(room()), room());
}

// Pictures

void ChartWidget::paintEvent(QPaintEvent*)
{
    const qreal ratio = devicePixelRatioF();
    // Up to the last pixel that the widget touches: nothing else paints it.
    const QSize pixels(qCeil(width() * ratio), qCeil(height() * ratio));
    const bool fractional = ratio != std::floor(ratio);
    const double magnified = magnification();
    if (m_dirty || m_picture.size() != pixels || m_picture.devicePixelRatio() != ratio || m_magnified != magnified) {
        if (m_picture.size() != pixels) m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(ratio);
        if (fractional)
            m_picture.fill(m_theme.background); // a pixel that the picture covers in part shows what is below
        QPainter painter(&m_picture);
        painter.setRenderHints(kSmooth);
        painter.scale(magnified, magnified);
        paintScreen(painter, room());
        for (const PlacedNote& each : placedNotes())
            paintNote(painter, notes()[each.note], each, m_theme);
        m_magnified = magnified;
        m_dirty = false;
    }
    QPainter painter(this);
    if (fractional) painter.fillRect(rect(), m_theme.background);
    painter.drawPixmap(0, 0, m_picture);
    painter.setRenderHints(kSmooth);
    painter.save();
    painter.scale(magnified, magnified);
    paintOverlay(painter);
    m_interaction->paint(painter);
    painter.restore();
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange)) { // who uses the mouse knows where it is
        painter.setPen(QPen(m_theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ChartWidget::copyPicture() const { QGuiApplication::clipboard()->setMimeData(chartMimeData(*this).release()); }

void ChartWidget::copyData() const { QGuiApplication::clipboard()->setText(dataText()); }

void ChartWidget::showData() { ChartTableDialog::show(*this); }

void ChartWidget::askForNote() { m_interaction->askForNote(m_interaction->focusPoint()); }

// Events: the hands are the same for all charts.

void ChartWidget::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_followsPalette) {
        m_theme = Theme::fromPalette(palette());
        invalidate();
    }
    QWidget::changeEvent(event);
}

void ChartWidget::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPointF at = byKey ? m_interaction->focusPoint() : QPointF(event->pos()) / magnification();
    QMenu menu(this);
    extendMenu(menu, at);
    m_interaction->extendMenu(menu, at);
    if (!menu.isEmpty()) menu.addSeparator();
    QAction* table =
        menu.addAction(themedIcon(QStringLiteral("table"), m_theme), tr("Show data…"), this, &ChartWidget::showData);
    table->setShortcut(QKeySequence(Qt::Key_T));
    menu.addAction(tr("Copy data as text"), this, &ChartWidget::copyData);
    menu.addAction(themedIcon(QStringLiteral("copy"), m_theme), tr("Copy image"), this, &ChartWidget::copyPicture);
    menu.addAction(themedIcon(QStringLiteral("save"), m_theme), tr("Save image…"), this,
                   &ChartWidget::savePictureRequested);
    menu.addAction(themedIcon(QStringLiteral("export"), m_theme), tr("Export this chart…"), this,
                   &ChartWidget::exportRequested);
    menu.exec(byKey ? mapToGlobal((at * magnification()).toPoint()) : event->globalPos());
}

bool ChartWidget::event(QEvent* event) { return m_interaction->gesture(*event) || QWidget::event(event); }

void ChartWidget::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    m_interaction->press(*event);
}

void ChartWidget::mouseMoveEvent(QMouseEvent* event) { m_interaction->move(*event); }
void ChartWidget::mouseReleaseEvent(QMouseEvent* event) { m_interaction->release(*event); }
void ChartWidget::mouseDoubleClickEvent(QMouseEvent* event) { m_interaction->doubleClick(*event); }
void ChartWidget::wheelEvent(QWheelEvent* event) { m_interaction->wheel(*event); }

void ChartWidget::leaveEvent(QEvent* event)
{
    m_interaction->leave();
    QWidget::leaveEvent(event);
}

void ChartWidget::keyPressEvent(QKeyEvent* event)
{
    if (!m_interaction->key(*event)) QWidget::keyPressEvent(event);
}

} // namespace qs
