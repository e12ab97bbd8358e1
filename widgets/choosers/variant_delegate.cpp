// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/variant_delegate.h"

#include "widgets/choosers/variant_chooser.h"
#include "widgets/style/text_scale.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QPainter>

namespace qs {

namespace {
constexpr int kPad = 3;

QFont smallFont() { return uiFont(Theme::baseSize - 1.5); }
} // namespace

QSize VariantDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const int height = QFontMetrics(option.font).height() + QFontMetrics(smallFont()).height() + 2 * kPad;
    return {120, height};
}

void VariantDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    QStyleOptionViewItem option(given);
    initStyleOption(&option, index);
    const QString title = option.text;
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &option, option.widget).adjusted(2, 0, -2, 0);
    room.setTop(option.rect.top() + kPad); // the style has room for one line in mind
    room.setBottom(option.rect.bottom() - kPad);
    option.text.clear();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);

    const bool chosen = option.state & QStyle::State_Selected;
    const QString missing = index.data(VariantChooser::MissingRole).toString();
    const Theme theme = Theme::fromPalette(option.palette);
    const QColor ink = chosen || missing.isEmpty() ? theme.ink : theme.muted;
    const QColor soft = chosen ? ink : missing.isEmpty() ? theme.muted : theme.warning;
    painter->save();
    const QFontMetrics large(option.font), small(smallFont());
    painter->setFont(option.font);
    painter->setPen(ink);
    painter->drawText(QRect(room.left(), room.top(), room.width(), large.height()), Qt::AlignVCenter,
                      large.elidedText(title, Qt::ElideRight, room.width()));
    const QString name = index.data(VariantChooser::IdRole).toString();
    painter->setFont(smallFont());
    painter->setPen(soft);
    const QString below = missing.isEmpty() ? name : tr("⚠ %1").arg(missing);
    painter->drawText(QRect(room.left(), room.bottom() - small.height() + 1, room.width(), small.height()),
                      Qt::AlignVCenter, small.elidedText(below, Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace qs
