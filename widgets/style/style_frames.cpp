// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QAbstractItemView>
#include <QFrame>
#include <QGroupBox>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QTextEdit>

namespace qs::look {
namespace {

constexpr int kCardRadius = 8;
constexpr int kGroupAbove = 22, kGroupTitle = 4, kGroupPadding = 6;

bool isText(const QWidget* widget)
{
    return qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget);
}

QFont titleFont(const QWidget* widget)
{
    QFont font = widget ? widget->font() : QFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

/// The indicator's height and width, and the space after it.
constexpr int kGroupCheck = 16, kGroupCheckSpacing = 8;

} // namespace

QRect frameContents(const QStyleOption& option, const QWidget* widget)
{
    if (qobject_cast<const QScrollArea*>(widget)) return option.rect;
    const int width = isText(widget) ? 5 : 1;
    return option.rect.adjusted(width, width, -width, -width);
}

void drawFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const bool focus = option.state & QStyle::State_HasFocus;
    if (qobject_cast<const QScrollArea*>(widget)) {
        if (focus) drawBox(painter, option.rect, {}, c.accent, 0);
    } else if (isText(widget)) {
        drawBox(painter, option.rect, c.background, focus ? c.accent : c.border, kFieldRadius);
    } else if (qobject_cast<const QAbstractItemView*>(widget)) {
        painter.fillRect(option.rect, c.background);
        if (focus) drawBox(painter, option.rect, {}, c.accent, 0);
    } else if (isRole(widget, "card")) {
        drawBox(painter, option.rect, widget->palette().color(widget->backgroundRole()), c.border, kCardRadius);
    } else {
        drawBox(painter, option.rect, {}, c.border, 0);
    }
}

std::optional<QRect> groupBoxRect(const QStyleOptionGroupBox& option, QStyle::SubControl part, const QWidget* widget)
{
    const QRect& all = option.rect;
    const bool checkable = option.subControls & QStyle::SC_GroupBoxCheckBox;
    const QFontMetrics metrics(titleFont(widget));
    const int height = std::max(metrics.height(), checkable ? kGroupCheck : 0);
    const int lead = checkable ? kGroupCheck + kGroupCheckSpacing : 0;
    switch (part) {
    case QStyle::SC_GroupBoxCheckBox:
        return QStyle::visualRect(
            option.direction, all,
            QRect(all.left(), all.top() + kGroupTitle + (height - kGroupCheck) / 2, kGroupCheck, kGroupCheck));
    case QStyle::SC_GroupBoxLabel: {
        const int width = std::min(metrics.horizontalAdvance(option.text) + 4, all.width() - lead);
        return QStyle::visualRect(option.direction, all,
                                  QRect(all.left() + lead, all.top() + kGroupTitle, width, height));
    }
    case QStyle::SC_GroupBoxFrame:
        return all.adjusted(0, kGroupAbove, 0, 0);
    case QStyle::SC_GroupBoxContents:
        return all.adjusted(0, kGroupAbove + 1 + kGroupPadding, 0, 0);
    default:
        return std::nullopt;
    }
}

void drawGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    const Colors& c = Colors::of(option.palette);
    const QRect frame = groupBoxRect(option, QStyle::SC_GroupBoxFrame, widget).value_or(option.rect);
    painter.fillRect(QRect(frame.left(), frame.top(), frame.width(), 1), c.border);
    if (option.subControls & QStyle::SC_GroupBoxCheckBox) {
        QStyleOptionButton box;
        box.QStyleOption::operator=(option);
        box.rect = groupBoxRect(option, QStyle::SC_GroupBoxCheckBox, widget).value_or(QRect());
        drawIndicator(QStyle::PE_IndicatorCheckBox, box, painter);
    }
    const QRect label = groupBoxRect(option, QStyle::SC_GroupBoxLabel, widget).value_or(QRect());
    painter.save();
    painter.setFont(titleFont(widget));
    painter.setPen(option.state & QStyle::State_Enabled ? c.muted : c.faint);
    const auto flags = static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
    style.drawItemText(&painter, label, flags | Qt::TextShowMnemonic, option.palette, true, option.text,
                       QPalette::NoRole);
    painter.restore();
}

void drawLine(const QStyleOption& option, QPainter& painter, bool lit)
{
    const Colors& c = Colors::of(option.palette);
    painter.fillRect(option.rect, lit ? c.accent : c.border);
}

} // namespace qs::look
