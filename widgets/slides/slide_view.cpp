// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slides/slide_view.h"

#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/core/chart_text.h"
#include "widgets/slides/slide_painter.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>

namespace qs {

namespace {

constexpr qint64 kTrailMs = 450;
constexpr int kFadeStepMs = 16;
constexpr double kGlow = 26; ///< radius of the light on a page 1280 wide
const QColor kLight(0xff, 0x2d, 0x2d);

} // namespace

SlideView::SlideView(QWidget* parent) : QWidget(parent), m_theme(Theme::fromPalette(palette()))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Slide"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_clock.start();
    m_fade.setInterval(kFadeStepMs);
    connect(&m_fade, &QTimer::timeout, this, [this] {
        while (!m_trail.empty() && m_clock.elapsed() - m_trail.front().ms > kTrailMs &&
               (!m_inside || m_trail.size() > 1))
            m_trail.pop_front();
        if (m_trail.size() <= 1) m_fade.stop();
        update();
    });
}

void SlideView::setSlide(const Slide& slide, const SlidePlace& place)
{
    m_slide = slide;
    m_place = place;
    setAccessibleName(slide.title);
    setAccessibleDescription(slide.altText());
    invalidate();
}

void SlideView::setLaser(bool on)
{
    m_laser = on;
    m_trail.clear();
    setMouseTracking(on);
    update();
}

void SlideView::setFramed(bool framed)
{
    m_framed = framed;
    invalidate();
}

/// Where the slide is drawn.
QRect SlideView::area() const
{
    if (!m_framed) return rect();
    QSize size(16, 9);
    size.scale(rect().size(), Qt::KeepAspectRatio);
    return {QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

void SlideView::setBlank(bool blank)
{
    m_blank = blank;
    update();
}

SlidePainter SlideView::layout() const
{
    return SlidePainter(m_slide, m_place, area().size(), m_theme, layoutDirection());
}

void SlideView::invalidate()
{
    m_dirty = true;
    update();
}

void SlideView::resizeEvent(QResizeEvent*) { invalidate(); }

void SlideView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LayoutDirectionChange) {
        m_theme = Theme::fromPalette(palette());
        invalidate();
    }
    QWidget::changeEvent(event);
}

void SlideView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_laser) return QWidget::mouseMoveEvent(event);
    m_inside = true;
    m_trail.push_back({event->position(), m_clock.elapsed()});
    if (m_trail.size() > 200) m_trail.pop_front();
    if (!m_fade.isActive()) m_fade.start();
    update();
}

void SlideView::leaveEvent(QEvent*)
{
    m_inside = false;
    m_fade.start();
}

void SlideView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_blank) return painter.fillRect(rect(), Theme::night().background.darker(300));
    if (m_framed) painter.fillRect(rect(), m_theme.panel);
    const QSize pixels(qCeil(area().width() * devicePixelRatioF()), qCeil(area().height() * devicePixelRatioF()));
    if (m_dirty || m_picture.size() != pixels) {
        m_picture = QPixmap(pixels);
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter inner(&m_picture);
        layout().paint(inner);
        m_dirty = false;
    }
    painter.drawPixmap(area().topLeft(), m_picture);
    if (m_laser && !m_trail.empty()) paintLaser(painter);
}

void SlideView::paintLaser(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = kGlow * width() / 1280.0;
    const qint64 now = m_clock.elapsed();
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i + 1 < m_trail.size(); ++i) {
        const double age = static_cast<double>(now - m_trail[i].ms) / kTrailMs;
        if (age >= 1) continue;
        QColor color = kLight;
        color.setAlphaF(static_cast<float>(0.35 * (1 - age)));
        painter.setPen(QPen(color, radius * 0.55 * (1 - age), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(m_trail[i].at, m_trail[i + 1].at);
    }
    if (!m_inside) return;
    painter.setPen(Qt::NoPen);
    const QPointF at = m_trail.back().at;
    QRadialGradient glow(at, radius);
    QColor rim = kLight, core = kLight;
    rim.setAlpha(0);
    core.setAlpha(190);
    glow.setColorAt(0, QColor(255, 235, 235));
    glow.setColorAt(0.18, core);
    glow.setColorAt(1, rim);
    painter.setBrush(glow);
    painter.drawEllipse(at, radius, radius);
    paintReadOut(painter, at);
}

QStringList SlideView::readOut() const
{
    if (!m_slide.chart || m_trail.empty() || !m_inside || m_blank) return {};
    const SlidePainter page = layout();
    const QPointF at = m_trail.back().at - area().topLeft();
    if (!page.chartBox().contains(at)) return {};
    const ChartReadout read =
        m_slide.chart->readoutAt((at - page.chartBox().topLeft()) / page.chartScale(), page.chartSize());
    return read.valid ? read.lines() : QStringList();
}

void SlideView::paintReadOut(QPainter& painter, QPointF at) const
{
    const QStringList lines = readOut();
    if (lines.isEmpty()) return;
    const double scale = std::max(1.0, width() / 1280.0);
    painter.save();
    painter.scale(scale, scale);
    drawChip(painter, at / scale + QPointF(18, 18), lines, Theme::font(15), m_theme.ink, m_theme.raised, m_theme.border,
             QRectF(0, 0, width() / scale, height() / scale));
    painter.restore();
}

} // namespace qs
