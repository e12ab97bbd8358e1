// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QVector>

class QPainter;

namespace qs {

struct Theme;

/// The parts with dots between them; where the program runs from right to left each keeps its own direction of writing.
QString joinedParts(const QStringList& parts);

/// 'Accuracy (%)', of an axis; the name alone where there is no unit.
QString quantityText(const QString& name, const QString& unit);

/// Draws one line of text; `at` is its left, centre or right end (by `align`) in the middle of its height.
void drawLabel(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& color,
               Qt::Alignment align = Qt::AlignLeft);
double textWidth(const QString& text, const QFont& font);
QString elided(const QString& text, const QFont& font, double width, Qt::TextElideMode mode = Qt::ElideRight);
/// As many of `parts` as fit into `width`, joined by a middle dot.
QString joinedToFit(const QStringList& parts, const QFont& font, double width);

/// Of a band behind the data within which values are the same; lets the grid through.
QColor bandColor(const Theme& theme);

/// Moves labels of the given height apart that would overlap, as little as possible, within [top, bottom].
/// `wanted` are the centres asked for, in any order; the answer has the same order.
QVector<double> spreadLabels(const QVector<double>& wanted, double height, double top, double bottom);

/// A box with lines of text on a quiet ground, moved to stay inside `bounds`; used for read-outs.
QRectF drawChip(QPainter& painter, QPointF at, const QStringList& lines, const QFont& font, const QColor& ink,
                const QColor& ground, const QColor& frame, const QRectF& bounds, Qt::Alignment align = Qt::AlignLeft);

} // namespace qs
