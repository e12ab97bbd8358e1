// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slides/slide_painter.h"

#include "widgets/charts/core/chart_content.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace qs {

namespace {

constexpr double kPageWidth = 1280, kPageHeight = 720;
constexpr double kMargin = 56;
constexpr double kHeadTop = 34, kHeadHeight = 22; ///< the line with run and setup
constexpr double kTitleTop = 64;
constexpr double kFooter = 46;
constexpr double kFigures = 270, kGap = 28; ///< width of the numbers' column
constexpr int kMaxFigures = 3;
constexpr double kTitleTypes[] = {34, 30, 26, 22};
constexpr double kCoverTypes[] = {54, 46, 38, 30};

double heightOf(const QString& words, const QFont& font, double width)
{
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10000), Qt::TextWordWrap, words).height();
}

} // namespace

QString Slide::altText() const
{
    QStringList parts{title};
    if (chart) parts << chart->summary();
    parts << lines;
    for (const SlideFigure& figure : figures) {
        QStringList words{QStringLiteral("%1: %2 %3").arg(figure.caption, figure.value, figure.unit).trimmed()};
        for (const QString& more : {figure.interval, figure.rests})
            if (!more.isEmpty()) words << more;
        parts << words.join(QStringLiteral(", ")) + QLatin1Char('.');
    }
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

SlidePainter::SlidePainter(const Slide& slide, const SlidePlace& place, QSizeF size, const Theme& theme,
                           Qt::LayoutDirection direction)
    : m_slide(slide), m_place(place), m_theme(theme), m_direction(direction)
{
    m_scale = std::max(1e-3, std::min(size.width() / kPageWidth, size.height() / kPageHeight));
    m_width = size.width() / m_scale;
    m_height = size.height() / m_scale;
    layOutTitle();
}

/// As large as three lines of it fit.
void SlidePainter::layOutTitle()
{
    const double room = m_width - 2 * kMargin;
    for (const double type : m_slide.isCover ? kCoverTypes : kTitleTypes) {
        m_titleType = type;
        m_titleHeight = heightOf(m_slide.title, Theme::font(type, QFont::DemiBold), room);
        if (m_titleHeight <= (m_slide.isCover ? 3.6 : 2.7) * type) break;
    }
}

QRectF SlidePainter::placed(const QRectF& box) const
{
    if (m_direction == Qt::LeftToRight) return box;
    return {m_width - box.right(), box.top(), box.width(), box.height()};
}

QRectF SlidePainter::titleBox() const
{
    const double top = m_slide.isCover ? m_height * 0.2 : kTitleTop;
    return {kMargin, top, m_width - 2 * kMargin, m_titleHeight + 4};
}

QRectF SlidePainter::body() const
{
    const double top = titleBox().bottom() + (m_slide.isCover ? 34 : 18);
    return {kMargin, top, m_width - 2 * kMargin, std::max(40.0, m_height - kFooter - 12 - top)};
}

QRectF SlidePainter::chartBox() const
{
    if (!m_slide.chart) return {};
    QRectF box = body();
    if (!m_slide.figures.isEmpty()) box.setWidth(box.width() - kFigures - kGap);
    box = placed(box);
    return {box.x() * m_scale, box.y() * m_scale, box.width() * m_scale, box.height() * m_scale};
}

QSize SlidePainter::chartSize() const { return (chartBox().size() / chartScale()).toSize(); }

void SlidePainter::text(QPainter& painter, const QRectF& box, const QString& words, const QFont& font,
                        const QColor& color, int flags) const
{
    painter.setFont(font);
    painter.setPen(color);
    const int side = flags & Qt::AlignRight     ? (m_direction == Qt::LeftToRight ? Qt::AlignRight : Qt::AlignLeft)
                     : flags & Qt::AlignHCenter ? Qt::AlignHCenter
                                                : (m_direction == Qt::LeftToRight ? Qt::AlignLeft : Qt::AlignRight);
    painter.drawText(placed(box), (flags & ~int(Qt::AlignHorizontal_Mask)) | side | Qt::AlignAbsolute, words);
}

void SlidePainter::paint(QPainter& painter) const
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setLayoutDirection(m_direction);
    painter.scale(m_scale, m_scale);
    painter.fillRect(QRectF(0, 0, m_width, m_height), m_theme.background);
    paintHead(painter);
    paintLines(painter);
    paintFigures(painter);
    paintFooter(painter);
    painter.restore();
    if (!m_slide.chart) return;
    painter.save();
    painter.setLayoutDirection(Qt::LeftToRight); // charts are read the same everywhere
    const QRectF box = chartBox();
    painter.translate(box.topLeft());
    painter.scale(chartScale(), chartScale());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    m_slide.chart->paintPicture(painter, box.size() / chartScale(), m_theme);
    painter.restore();
}

void SlidePainter::paintHead(QPainter& painter) const
{
    const QFont font = Theme::font(16, QFont::Medium);
    const double markRoom = m_slide.mark.isEmpty() ? 0 : QFontMetricsF(font).horizontalAdvance(m_slide.mark) + 48;
    const double room = m_width - 2 * kMargin - markRoom;
    if (!m_slide.isCover)
        text(painter, {kMargin, kHeadTop, room, kHeadHeight},
             QFontMetricsF(font).elidedText(m_slide.subtitle, Qt::ElideRight, room), font, m_theme.muted,
             Qt::AlignVCenter);
    text(painter, titleBox(), m_slide.title, Theme::font(m_titleType, QFont::DemiBold), m_theme.ink,
         Qt::TextWordWrap | Qt::AlignTop);
    paintMark(painter);
}

/// A frame with the word in it, in the corner: what was recorded or goes on must be seen on every page.
void SlidePainter::paintMark(QPainter& painter) const
{
    if (m_slide.mark.isEmpty()) return;
    const QFont font = Theme::font(14, QFont::DemiBold);
    const double width = QFontMetricsF(font).horizontalAdvance(m_slide.mark) + 24;
    const QRectF box(m_width - kMargin - width, kHeadTop - 2, width, 26);
    painter.setPen(QPen(m_theme.warning, 1.4));
    painter.setBrush(mixed(m_theme.background, m_theme.warning, 0.12));
    painter.drawRoundedRect(placed(box), 5, 5);
    text(painter, box, m_slide.mark, font,
         m_theme.readable(m_theme.warning, mixed(m_theme.background, m_theme.warning, 0.12)), Qt::AlignCenter);
}

void SlidePainter::paintLines(QPainter& painter) const
{
    if (m_slide.lines.isEmpty() || m_slide.chart) return;
    QRectF area = body();
    if (!m_slide.figures.isEmpty()) area.setWidth(area.width() - kFigures - kGap);
    constexpr double types[] = {24, 21, 18, 16, 14};
    const double indent = m_slide.isCover ? 0 : 26;
    for (const double type : types) {
        const QFont font = Theme::font(type);
        double needed = 0;
        for (const QString& line : m_slide.lines)
            needed += heightOf(line, font, area.width() - indent) + type * 0.55;
        if (needed > area.height() && type != types[std::size(types) - 1]) continue;
        double y = area.top();
        for (const QString& line : m_slide.lines) {
            const double height = heightOf(line, font, area.width() - indent);
            if (y + height > area.bottom() + 2) break;
            text(painter, {area.left() + indent, y, area.width() - indent, height + 2}, line, font,
                 m_slide.isCover ? m_theme.muted : m_theme.ink, Qt::TextWordWrap | Qt::AlignTop);
            if (indent > 0) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(m_theme.accent);
                painter.drawEllipse(placed({area.left() + 2, y + type * 0.42, 7, 7}));
            }
            y += height + type * 0.55;
        }
        break;
    }
}

void SlidePainter::paintFigures(QPainter& painter) const
{
    const int count = std::min<int>(kMaxFigures, static_cast<int>(m_slide.figures.size()));
    if (count == 0) return;
    const QRectF area = body();
    const double height = std::min(190.0, area.height() / count);
    for (int i = 0; i < count; ++i)
        paintFigure(painter, m_slide.figures[i],
                    {area.right() - kFigures, area.top() + i * height, kFigures, height - 10});
}

void SlidePainter::paintFigure(QPainter& painter, const SlideFigure& figure, const QRectF& box) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.accent);
    painter.drawRect(placed({box.left(), box.top() + 4, 3, box.height() - 12}));
    const double left = box.left() + 18, room = box.width() - 18;
    const QFont caption = Theme::font(16, QFont::Medium), small = Theme::font(14);
    const double captionHeight = std::min(heightOf(figure.caption, caption, room), 42.0);
    text(painter, {left, box.top(), room, captionHeight}, figure.caption, caption, m_theme.muted,
         Qt::TextWordWrap | Qt::AlignTop);
    double y = box.top() + captionHeight;
    double type = 42;
    const auto widthOf = [&](double size) {
        return QFontMetricsF(Theme::font(size, QFont::DemiBold)).horizontalAdvance(figure.value) + 8 +
               QFontMetricsF(Theme::font(size * 0.52, QFont::Medium)).horizontalAdvance(figure.unit);
    };
    while (type > 20 && widthOf(type) > room)
        type -= 2;
    const QFont large = Theme::font(type, QFont::DemiBold);
    const double valueWidth = QFontMetricsF(large).horizontalAdvance(figure.value);
    const double line = type * 1.22;
    text(painter, {left, y, room, line}, figure.value, large, m_theme.ink, Qt::AlignVCenter);
    text(painter, {left + valueWidth + 8, y + type * 0.14, std::max(1.0, room - valueWidth - 8), line}, figure.unit,
         Theme::font(type * 0.52, QFont::Medium), m_theme.muted, Qt::AlignVCenter);
    y += line + 2;
    for (const QString& words : {figure.interval, figure.rests}) {
        if (words.isEmpty()) continue;
        const double height = heightOf(words, small, room);
        if (y + height > box.bottom() + 8) break;
        text(painter, {left, y, room, height}, words, small, m_theme.muted, Qt::TextWordWrap | Qt::AlignTop);
        y += height + 1;
    }
}

void SlidePainter::paintFooter(QPainter& painter) const
{
    const QFont font = Theme::font(14);
    const double top = m_height - kFooter, room = m_width - 2 * kMargin;
    text(painter, {kMargin, top, room - 90, 24},
         QFontMetricsF(font).elidedText(m_slide.source, Qt::ElideRight, room - 90), font, m_theme.muted,
         Qt::AlignVCenter);
    if (m_place.page <= 0) return;
    text(painter, {m_width - kMargin - 90, top, 90, 24}, QStringLiteral("%1 / %2").arg(m_place.page).arg(m_place.count),
         font, m_theme.muted, Qt::AlignVCenter | Qt::AlignRight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.grid);
    painter.drawRect(QRectF(0, m_height - 4, m_width, 4));
    painter.setBrush(m_theme.accent);
    painter.drawRect(placed({0, m_height - 4, m_width * m_place.page / std::max(1, m_place.count), 4}));
}

} // namespace qs
