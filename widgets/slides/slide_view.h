// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/slides/slide.h"
#include "widgets/style/theme.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <deque>

namespace qs {

class SlidePainter;

/// A slide on the screen, as large as it gets; the mouse is a pointer of light that reads the chart out.
class SlideView : public QWidget
{
    Q_OBJECT

public:
    explicit SlideView(QWidget* parent = nullptr);

    void setSlide(const Slide& slide, const SlidePlace& place = {});
    const Slide& slide() const { return m_slide; }
    SlidePlace place() const { return m_place; }
    /// The pointer of light follows the mouse; off in previews.
    void setLaser(bool on);
    bool hasLaser() const { return m_laser; }
    /// Keeps the shape of a page, 16:9, as previews should; otherwise the slide fills the widget.
    void setFramed(bool framed);
    /// Nothing but the theme's darkest ground.
    void setBlank(bool blank);
    bool isBlank() const { return m_blank; }
    /// What the chart shows under the pointer; empty where it shows nothing.
    QStringList readOut() const;

    QSize sizeHint() const override { return {640, 360}; }
    QSize minimumSizeHint() const override { return {240, 135}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Spot
    {
        QPointF at;
        qint64 ms;
    };
    SlidePainter layout() const;
    QRect area() const;
    void invalidate();
    void paintLaser(QPainter& painter);
    void paintReadOut(QPainter& painter, QPointF at) const;

    Slide m_slide;
    SlidePlace m_place;
    Theme m_theme;
    QPixmap m_picture;
    bool m_dirty = true, m_laser = false, m_blank = false, m_framed = false, m_inside = false;
    std::deque<Spot> m_trail; ///< where the pointer was, the newest last
    QElapsedTimer m_clock;
    QTimer m_fade;
};

} // namespace qs
