// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QHeaderView>
#include <QListView>
#include <QTableView>
#include <QTreeView>

namespace qs::look {
namespace {

constexpr int kHeaderPadding = 8, kHeaderAbove = 6, kHeaderMark = 10;
constexpr int kScrollMargin = 2, kMinScrollHandle = 28;

QMargins itemPadding(const QWidget* widget)
{
    if (qobject_cast<const QTableView*>(widget)) return {8, 3, 8, 3};
    if (qobject_cast<const QListView*>(widget) || qobject_cast<const QTreeView*>(widget)) return {6, 4, 6, 4};
    return {};
}

} // namespace

QSize viewSize(QStyle::ContentsType type, const QSize& contents, const QWidget* widget)
{
    if (type == QStyle::CT_ItemViewItem) return contents.grownBy(itemPadding(widget));
    return {contents.width() + 2 * kHeaderPadding, contents.height() + 2 * kHeaderAbove + 2};
}

QRect itemContents(const QStyleOptionViewItem& option, const QWidget* widget)
{
    return option.rect.marginsRemoved(itemPadding(widget));
}

void drawItemPanel(const QStyleOptionViewItem& option, QPainter& painter, const QWidget*)
{
    const Colors& c = Colors::of(option.palette);
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, c.select);
    else if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
    else if (option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled)
        painter.fillRect(option.rect, c.hover);
}

void drawItemRow(const QStyleOptionViewItem& option, QPainter& painter)
{
    const Colors& c = Colors::of(option.palette);
    if (option.state & QStyle::State_Selected && option.showDecorationSelected)
        painter.fillRect(option.rect, c.select);
    else if (option.features & QStyleOptionViewItem::Alternate)
        painter.fillRect(option.rect, option.palette.brush(QPalette::AlternateBase));
}

QRect headerLabelRect(const QStyleOptionHeader& option)
{
    const bool sorted = option.sortIndicator != QStyleOptionHeader::None;
    return inside(option.rect, option.direction, kHeaderPadding, kHeaderAbove,
                  kHeaderPadding + (sorted ? kHeaderMark : 0), kHeaderAbove + 1);
}

QRect headerArrowRect(const QStyleOptionHeader& option)
{
    const QRect rect(option.rect.right() + 1 - 4 - kHeaderMark, option.rect.center().y() - kHeaderMark / 2, kHeaderMark,
                     kHeaderMark);
    return QStyle::visualRect(option.direction, option.rect, rect);
}

void drawHeader(const QStyleOptionHeader& option, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    const Colors& c = Colors::of(option.palette);
    drawHeaderSection(option, painter);
    QStyleOptionHeader label = option;
    label.rect = headerLabelRect(option);
    label.palette.setColor(QPalette::ButtonText, option.state & QStyle::State_MouseOver ? c.ink : c.muted);
    style.drawControl(QStyle::CE_HeaderLabel, &label, &painter, widget);
    if (option.sortIndicator == QStyleOptionHeader::None) return;
    // As Qt names it, down is what begins with the smallest.
    drawMark(painter, headerArrowRect(option),
             option.sortIndicator == QStyleOptionHeader::SortDown ? Mark::Up : Mark::Down, c.muted);
}

void drawHeaderSection(const QStyleOption& option, QPainter& painter)
{
    const Colors& c = Colors::of(option.palette);
    painter.fillRect(option.rect, c.panel);
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.border);
}

std::optional<QRect> scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    const QRect& all = option.rect;
    const bool flat = option.orientation == Qt::Horizontal;
    const int length = flat ? all.width() : all.height();
    const qint64 range = static_cast<qint64>(option.maximum) - option.minimum;
    int handle = length;
    if (range > 0) {
        handle = static_cast<int>(static_cast<qint64>(option.pageStep) * length / (range + option.pageStep));
        handle = std::min(std::max(handle, kMinScrollHandle + 2 * kScrollMargin), length);
    }
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - handle, option.upsideDown);
    const auto stretch = [&](int from, int size) {
        return QStyle::visualRect(option.direction, all,
                                  flat ? QRect(all.left() + from, all.top(), size, all.height())
                                       : QRect(all.left(), all.top() + from, all.width(), size));
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return stretch(start, handle);
    case QStyle::SC_ScrollBarSubPage:
        return stretch(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return stretch(start + handle, length - start - handle);
    case QStyle::SC_ScrollBarGroove:
        return all;
    case QStyle::SC_ScrollBarAddLine:
    case QStyle::SC_ScrollBarSubLine:
    case QStyle::SC_ScrollBarFirst:
    case QStyle::SC_ScrollBarLast:
        return QRect();
    default:
        return std::nullopt;
    }
}

void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget*)
{
    if (option.maximum <= option.minimum) return;
    const Colors& c = Colors::of(option.palette);
    const QRect handle = scrollBarRect(option, QStyle::SC_ScrollBarSlider).value_or(QRect());
    const bool lit = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken) &&
                     option.activeSubControls & QStyle::SC_ScrollBarSlider;
    drawBox(painter, handle.marginsRemoved({kScrollMargin, kScrollMargin, kScrollMargin, kScrollMargin}),
            lit ? c.faint : c.scroll, {}, 3.5);
}

} // namespace qs::look
