// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>
#include <QRectF>
#include <QVector>

class QPainter;

namespace qs {

/// The parts of `line` inside `area`; connected as they were. Cut by geometry, since SVG output does not clip.
QVector<QPolygonF> clippedLines(const QPolygonF& line, const QRectF& area);
/// Draws them with the painter's pen.
void drawClipped(QPainter& painter, const QPolygonF& line, const QRectF& area);

} // namespace qs
