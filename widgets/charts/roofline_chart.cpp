// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/roofline_chart.h"

#include "widgets/charts/axis_ticks.h"
#include "widgets/charts/chart_text.h"
#include "widgets/charts/roofline_drawing.h"
#include "widgets/charts/work_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace qs {

RooflineChart::RooflineChart(QWidget* parent) : ChartWidget(parent), m_drawing(std::make_unique<RooflineDrawing>())
{
    setMouseTracking(true);
    setTitle(tr("Roofline"));
    setEmptyText(tr("Nothing measured yet. Press F5: every variant becomes a point under the roof of this device."));
    updateAccessibleText();
}

RooflineChart::~RooflineChart() = default;

void RooflineChart::setPicture(const RooflinePicture& picture)
{
    m_picture = picture;
    if (m_read >= picture.points.size()) m_read = -1;
    updateAccessibleText();
    invalidate();
}

const RooflineDrawing& RooflineChart::drawing() const
{
    m_drawing->prepare(m_picture, title(), emptyText(), size(), theme());
    return *m_drawing;
}

void RooflineChart::paintChart(QPainter& painter, QSizeF size, const Theme& theme) const
{
    RooflineDrawing drawing;
    drawing.prepare(m_picture, title(), emptyText(), size, theme);
    drawing.paint(painter);
}

QStringList RooflineChart::readOut(const RooflinePoint& point) const
{
    QStringList lines{point.name};
    const QString interval = point.usHigh > point.usLow ? tr("   [%1, %2]").arg(latencyText(point.usLow), latencyText(point.usHigh)) : QString();
    lines << (point.n > 0 ? tr("p50 %1%2   n = %3").arg(latencyText(point.us), interval, countText(static_cast<double>(point.n)))
                          : tr("p50 %1").arg(latencyText(point.us)));
    if (!point.nominal) {
        lines << tr("%1 TFLOP/s   [%2, %3]").arg(numberText(point.tflops), numberText(point.low), numberText(point.high));
        lines << tr("%1 a call, %2 operations a byte").arg(operationsText(point.operations), intensityText(point.intensity));
    }
    lines << tr("%1 GB/s, %2 a call at least").arg(numberText(point.gbps), bytesText(point.bytes));
    if (point.roof > 0)
        lines << (point.isMemoryBound(m_picture.copyGbps) ? tr("%1 % of the copy rate, which bounds it").arg(point.percent(), 0, 'f', 1)
                                                          : tr("%1 % of the %2 rate, which bounds it").arg(point.percent(), 0, 'f', 1).arg(point.rate));
    else if (m_picture.hasCalibration) lines << tr("the %1 rate of this device was not measured").arg(point.rate);
    if (point.nominal) lines << tr("no arithmetic is counted: its place is nominal");
    if (point.isImported) lines << tr("imported, not measured here");
    return lines;
}

void RooflineChart::paintOverlay(QPainter& painter)
{
    if (m_picture.empty()) return;
    const RooflineDrawing& laidOut = drawing();
    std::optional<qsizetype> hit = m_pointer ? laidOut.nearest(*m_pointer) : std::nullopt;
    if (!hit && !m_pointer && hasFocus() && m_read >= 0) hit = m_read;
    if (!hit) return;
    const QPointF at = laidOut.pixel(*hit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().ink, 1.6));
    painter.drawEllipse(at, 9, 9);
    QColor ground = theme().background;
    ground.setAlpha(240);
    const bool left = at.x() > laidOut.plot().center().x();
    drawChip(painter, at + QPointF(left ? -16 : 16, 16), readOut(m_picture.points[*hit]), Theme::font(12), theme().ink, ground, theme().border,
             QRectF(rect()).adjusted(2, 2, -2, -2), left ? Qt::AlignRight : Qt::AlignLeft);
}

void RooflineChart::extendMenu(QMenu& menu, QPointF)
{
    if (!m_picture.empty()) menu.addAction(tr("Copy data as text"), this, &RooflineChart::copyData);
}

void RooflineChart::copyData() const { QGuiApplication::clipboard()->setText(rooflineDataText(m_picture)); }

QString RooflineChart::summary() const
{
    if (m_picture.empty()) return emptyText();
    QStringList sentences;
    if (const QString found = rooflineSentence(m_picture); !found.isEmpty()) sentences << found;
    if (!m_picture.hasCalibration) sentences << tr("There is no calibration of the device in this run: no roofs.");
    for (const RooflinePoint& point : m_picture.points) {
        QString text = point.nominal ? tr("%1: %2 GB/s").arg(point.name, numberText(point.gbps))
                                     : tr("%1: %2 TFLOP/s at %3 operations a byte").arg(point.name, numberText(point.tflops), intensityText(point.intensity));
        if (point.roof > 0) text += tr(", %1% of the roof").arg(point.percent(), 0, 'f', 0);
        sentences << text + QLatin1Char('.');
    }
    return sentences.join(QLatin1Char(' '));
}

void RooflineChart::mouseMoveEvent(QMouseEvent* event)
{
    m_pointer = event->position();
    update();
}

void RooflineChart::mousePressEvent(QMouseEvent* event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton || m_picture.empty()) return;
    if (const auto hit = drawing().nearest(event->position())) emit pointActivated(m_picture.points[*hit].name);
}

void RooflineChart::leaveEvent(QEvent* event)
{
    m_pointer.reset();
    update();
    ChartWidget::leaveEvent(event);
}

void RooflineChart::keyPressEvent(QKeyEvent* event)
{
    const bool back = event->key() == Qt::Key_Left || event->key() == Qt::Key_Up;
    const bool on = event->key() == Qt::Key_Right || event->key() == Qt::Key_Down;
    if (m_picture.empty() || !(event->modifiers() & Qt::ShiftModifier) || !(back || on)) return ChartWidget::keyPressEvent(event);
    m_read = m_read < 0 ? 0 : std::clamp<qsizetype>(m_read + (on ? 1 : -1), 0, m_picture.points.size() - 1);
    setAccessibleDescription(readOut(m_picture.points[m_read]).join(QStringLiteral(". ")));
    m_pointer.reset();
    update();
}

} // namespace qs
