// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <functional>
#include <span>
#include <vector>

class QPainter;

namespace qs {

/// Title, one-sentence finding and a line with quantity and key, as far as a picture of this size has room for them;
/// and what sizes of type go with that.
class ChartHeader
{
public:
    /// One mark of the key: `draw` paints into about 18 pixels right of the point, centred on its height.
    struct Key
    {
        QString text;
        std::function<void(QPainter&, QPointF)> draw;
    };

    ChartHeader(const QString& title, const QString& finding, QSizeF size);
    void setQuantity(const QString& quantity) { m_quantity = quantity; }
    /// Keys that do not fit are left out, the last ones first.
    void addKey(const QString& text, std::function<void(QPainter&, QPointF)> draw);
    /// Gives the keys a line of their own where they do not fit beside the quantity and the picture is high enough.
    /// Then true, and bottom() is lower. After the last key, once.
    bool wrapKeys();

    double type() const { return m_type; }
    double pad() const { return m_pad; }
    /// Where the plot may begin.
    double bottom() const { return m_bottom; }
    void paint(QPainter& painter, const Theme& theme) const;

private:
    double keysBegin() const; ///< in the line of the quantity
    double keysWidth() const;

    QString m_title, m_finding, m_quantity;
    QSizeF m_size;
    std::vector<Key> m_keys;
    double m_type = 12, m_pad = 18, m_titleType = 16, m_titleY = -1, m_findingY = -1, m_keyY = 0, m_bottom = 0;
    bool m_keysBelow = false;
};

/// What an empty picture shows.
void paintEmptyText(QPainter& painter, QSizeF size, const QString& text, const Theme& theme);

/// A whisker with ends of `half` pixels, readable on a bar and beside it.
void paintWhisker(QPainter& painter, QPointF from, QPointF to, double half, const Theme& theme);

/// Hatching cut to a rectangle, drawn by lines: pattern brushes change their pitch with the resolution of the output.
void paintHatching(QPainter& painter, const QRectF& box, const QColor& color, double pitch = 5);

/// Ink that reads on a ground of this colour: the theme's own, or its background.
QColor inkOn(const QColor& ground, const Theme& theme);

/// Where a zoomed axis of these values should begin so that a single value far below the others does not press them
/// together: their minimum, or what leaves the upper three quarters 40 percent of the axis. `margin` of the span stays
/// free below.
double readableLow(std::span<const double> values, double margin = 0.08);

} // namespace qs
