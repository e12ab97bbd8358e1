// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slides/slide.h"
#include "widgets/style/theme.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace qs {

/// Draws slides. All sizes are those of a page 1280 wide and 720 high, scaled to the area: type grows with the screen,
/// and an area of another shape has more room beside or below. The same for the screen, for PDF and for previews.
class SlidePainter
{
public:
    SlidePainter(const Slide& slide, const SlidePlace& place, QSizeF size, const Theme& theme,
                 Qt::LayoutDirection direction = Qt::LeftToRight);

    /// Draws into (0, 0, size), background included.
    void paint(QPainter& painter) const;

    /// Where the chart stands, in the painter's coordinates; empty without one.
    QRectF chartBox() const;
    /// By how much the chart is enlarged; its own pixels times this are the painter's.
    double chartScale() const { return m_scale * kChartZoom; }
    /// The size that the chart is drawn at, in its own pixels.
    QSize chartSize() const;

    static constexpr double kChartZoom = 1.3; ///< charts are made for a desk; on a slide their type is larger

private:
    QRectF placed(const QRectF& box) const;
    QRectF titleBox() const;
    QRectF body() const;
    void layOutTitle();
    void text(QPainter& painter, const QRectF& box, const QString& words, const QFont& font, const QColor& color,
              int flags) const;
    void paintHead(QPainter& painter) const;
    void paintMark(QPainter& painter) const;
    void paintLines(QPainter& painter) const;
    void paintFigures(QPainter& painter) const;
    void paintFigure(QPainter& painter, const SlideFigure& figure, const QRectF& box) const;
    void paintFooter(QPainter& painter) const;

    const Slide& m_slide;
    SlidePlace m_place;
    Theme m_theme;
    Qt::LayoutDirection m_direction;
    double m_scale = 1;       ///< of the page to the painter
    double m_width, m_height; ///< of the page
    double m_titleType = 32, m_titleHeight = 0;
};

} // namespace qs
