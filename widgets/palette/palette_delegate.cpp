// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/palette/palette_delegate.h"

#include "widgets/palette/palette_model.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace qs {
namespace {

constexpr int kUsualHeight = 34, kUsualTall = 50; // with the reason below
int scaled(int pixels) { return qRound(pixels * textScale()); }
constexpr int kIcon = 18, kMargin = 12, kPartGap = 10, kCap = 7;

/// One line of text with bold letters, elided at its end; the layout cares for scripts that run from right to left.
void drawText(QPainter& painter, const QRect& place, const QString& whole, const QFont& font, const QColor& ink,
              const QVector<int>& bold, const QColor& boldInk, Qt::LayoutDirection direction)
{
    const QString text = QFontMetrics(font).elidedText(whole, Qt::ElideRight, place.width());
    QTextLayout layout(text, font);
    QTextOption option(direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    QVector<QTextLayout::FormatRange> ranges;
    for (const int at : bold) {
        if (at >= text.size()) break;
        QTextLayout::FormatRange range;
        range.start = at;
        range.length = 1;
        range.format.setFontWeight(QFont::Bold);
        range.format.setForeground(boldInk);
        ranges << range;
    }
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(place.width());
    layout.endLayout();
    painter.setPen(ink);
    layout.draw(&painter, QPointF(place.left(), place.top() + (place.height() - line.height()) / 2));
}

/// Draws the keys as caps at the end of the row; returns their width.
int drawKeys(QPainter& painter, const QRect& row, const QString& keys, const Theme& theme,
             Qt::LayoutDirection direction)
{
    if (keys.isEmpty()) return 0;
    const QFont font = uiFont(Theme::baseSize - 2, QFont::Medium);
    const int width = static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(keys))) + 2 * kCap;
    const QRect cap = QStyle::visualRect(direction, row, QRect(row.right() - width, row.center().y() - 10, width, 20));
    painter.setPen(theme.border);
    painter.setBrush(theme.panel);
    painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(cap, Qt::AlignCenter, keys);
    return width + kPartGap;
}

} // namespace

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    return {200, index.data(PaletteModel::EnabledRole).toBool() ? scaled(kUsualHeight) : scaled(kUsualTall)};
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme =
        Theme::fromPalette(QApplication::palette()); // the list is transparent, which would pass for black
    const Qt::LayoutDirection direction = option.direction;
    const bool enabled = index.data(PaletteModel::EnabledRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(mixed(theme.background, theme.accent, 0.18));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 6, 6);
        painter->setBrush(theme.accent); // not by the shade alone
        painter->drawRoundedRect(
            QStyle::visualRect(direction, option.rect,
                               QRect(option.rect.left() + 4, option.rect.top() + 7, 3, option.rect.height() - 14)),
            1.5, 1.5);
    }
    QRect row = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    if (!enabled) row.setHeight(scaled(kUsualHeight));
    const QRect logical = row; // everything is placed from the left and then mirrored
    QRect rest = logical;
    rest.setRight(rest.right() -
                  drawKeys(*painter, row, index.data(PaletteModel::KeysRole).toString(), theme, direction));
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(direction, logical, rect); };

    const QIcon icon =
        index.data(PaletteModel::CheckedRole).toBool() ? QIcon() : index.data(Qt::DecorationRole).value<QIcon>();
    const QRect square(logical.left(), logical.center().y() - kIcon / 2 + 1, kIcon, kIcon);
    if (!icon.isNull()) icon.paint(painter, place(square), Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
    if (index.data(PaletteModel::CheckedRole).toBool()) {
        painter->setPen(QPen(theme.accent, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        const QPointF at = place(square).center();
        painter->drawPolyline(QPolygonF({at + QPointF(-4.5, 0.5), at + QPointF(-1.2, 3.8), at + QPointF(5, -3.6)}));
    }
    rest.setLeft(rest.left() + kIcon + kPartGap);

    const QFont font = uiFont(Theme::baseSize), small = uiFont(Theme::baseSize - 1);
    const QString text = index.data().toString(), group = index.data(PaletteModel::GroupRole).toString();
    const int textWidth = std::min(
        rest.width(),
        static_cast<int>(std::ceil(QFontMetricsF(uiFont(Theme::baseSize, QFont::Bold)).horizontalAdvance(text))) + 2);
    drawText(*painter, place(QRect(rest.left(), rest.top(), textWidth, rest.height())), text, font,
             enabled ? theme.ink : theme.muted, index.data(PaletteModel::PositionsRole).value<QVector<int>>(),
             theme.readable(theme.accent, theme.background), direction);
    const int groupRoom = rest.width() - textWidth - 2 * kPartGap;
    if (groupRoom > 60) {
        const int width =
            std::min(groupRoom, static_cast<int>(std::ceil(QFontMetricsF(small).horizontalAdvance(group))) + 2);
        drawText(*painter, place(QRect(rest.right() - width, rest.top(), width, rest.height())), group, small,
                 theme.muted, {}, {}, direction);
    }
    if (!enabled)
        drawText(*painter, place(QRect(rest.left(), logical.bottom() - 5, logical.right() - rest.left(), 18)),
                 index.data(PaletteModel::AboutRole).toString(), small, theme.muted, {}, {}, direction);
    painter->restore();
}

} // namespace qs
