// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QDockWidget>
#include <QPushButton>
#include <QTabBar>
#include <QToolBar>
#include <QVariant>

namespace qs::look {
namespace {

constexpr int kIndicator = 16; // of check boxes and radio buttons
constexpr int kMenuPart = 20;  // of a tool button that has a menu beside its action
constexpr int kMenuMark = 22;  // of one that only has a menu
constexpr int kCheckSpacing = 8;
constexpr int kMinPushHeight = 18; // of the text

/// Between border and contents; the dynamic property `padding` says another.
QSize paddingOf(const QWidget* widget, const QSize& usual)
{
    const QVariant own = widget ? widget->property("padding") : QVariant();
    return own.isValid() ? own.toSize() : usual;
}

QSize toolPadding(const QWidget* widget)
{
    if (widget && widget->objectName() == QLatin1String("qt_toolbar_ext_button")) return {0, 0};
    const bool inToolBar = widget && qobject_cast<const QToolBar*>(widget->parentWidget());
    return paddingOf(widget, inToolBar ? QSize(9, 5) : QSize(7, 4));
}

bool hasMenuPart(const QStyleOptionToolButton& option)
{
    return option.features & QStyleOptionToolButton::MenuButtonPopup;
}

/// At once, by each click.
bool opensMenu(const QStyleOptionToolButton& option)
{
    return option.features & QStyleOptionToolButton::HasMenu &&
           !(option.features & (QStyleOptionToolButton::MenuButtonPopup | QStyleOptionToolButton::PopupDelay));
}

int toolTrailing(const QStyleOptionToolButton& option, const QSize& padding)
{
    return hasMenuPart(option) ? kMenuPart : opensMenu(option) ? kMenuMark : padding.width();
}

bool isPrimary(const QStyleOptionButton& option, const QWidget* widget)
{
    return isRole(widget, "primary") || option.features & QStyleOptionButton::DefaultButton;
}

struct Surface
{
    QColor fill, line, ink;
    double width = 1;
};

Surface primarySurface(const Colors& c, QStyle::State state)
{
    if (!(state & QStyle::State_Enabled)) return {c.press, c.border, c.faint};
    Surface surface{state & QStyle::State_MouseOver ? c.accentHover : c.accent, c.accent, c.onAccent};
    if (state & QStyle::State_HasFocus) surface.line = c.ink, surface.width = 2;
    return surface;
}

Surface pushSurface(const QStyleOptionButton& option, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const QStyle::State state = option.state;
    const bool enabled = state & QStyle::State_Enabled, hover = enabled && state & QStyle::State_MouseOver;
    const bool focus = state & QStyle::State_HasFocus;
    if (isRole(widget, "flat")) {
        const QColor fill = enabled && state & QStyle::State_Sunken ? c.press : hover ? c.hover : QColor();
        return {fill, focus ? c.accent : QColor(), enabled ? c.accent : c.faint};
    }
    if (isPrimary(option, widget)) return primarySurface(c, state);
    if (!enabled) return {c.panel, state & QStyle::State_On ? c.accent : c.border, c.faint};
    Surface surface{c.raised, focus ? c.accent : c.border, option.palette.color(QPalette::ButtonText)};
    if (hover) surface.fill = c.hover;
    if (state & QStyle::State_Sunken) surface.fill = c.press;
    if (state & QStyle::State_On) surface.fill = c.select, surface.line = c.accent;
    return surface;
}

Surface toolSurface(const QStyleOptionToolButton& option, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const QStyle::State state = option.state;
    const bool enabled = state & QStyle::State_Enabled, focus = state & QStyle::State_HasFocus;
    Surface surface{{}, focus ? c.accent : QColor(), {}};
    if (isRole(widget, "link")) return surface;
    if (isRole(widget, "outlined") && !focus) surface.line = c.border;
    if (enabled && state & QStyle::State_MouseOver) surface.fill = c.hover;
    if (enabled && state & QStyle::State_Sunken) surface.fill = c.press;
    if (state & QStyle::State_On) surface = {c.select, c.accent, {}, focus ? 2.0 : 1.0};
    return surface;
}

} // namespace

QSize buttonSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget)
{
    if (type == QStyle::CT_CheckBox || type == QStyle::CT_RadioButton)
        return {contents.width() + kIndicator + kCheckSpacing, std::max(contents.height(), kIndicator) + 4};
    if (type == QStyle::CT_PushButton) {
        const QSize padding = paddingOf(widget, isRole(widget, "flat") ? QSize(8, 4) : QSize(14, 5));
        const int least = widget ? widget->property("leastWidth").toInt() : 0;
        return {std::max(contents.width(), least) + 2 * padding.width() + 2,
                std::max(contents.height(), kMinPushHeight) + 2 * padding.height() + 2};
    }
    const QSize padding = toolPadding(widget);
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(&option);
    const int trailing = tool ? toolTrailing(*tool, padding) : padding.width();
    constexpr int spare = 3; // Qt's own measure of the contents is a little small
    return {contents.width() + padding.width() + trailing + 2 + spare,
            contents.height() + 2 * padding.height() + 2 + spare};
}

std::optional<QRect> buttonRect(QStyle::SubControl control, const QStyleOptionToolButton& option)
{
    if (!hasMenuPart(option)) return std::nullopt;
    const QRect menu(option.rect.right() + 1 - kMenuPart, option.rect.top(), kMenuPart, option.rect.height());
    const QRect rect = control == QStyle::SC_ToolButtonMenu ? menu : option.rect.adjusted(0, 0, -kMenuPart, 0);
    return QStyle::visualRect(option.direction, option.rect, rect);
}

void drawPushButton(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    const Surface surface = pushSurface(option, widget);
    drawBox(painter, option.rect, surface.fill, surface.line, kFieldRadius, surface.width);
    QStyleOptionButton label = option;
    label.palette.setColor(QPalette::ButtonText, surface.ink);
    label.rect = option.rect.adjusted(1, 1, -1, -1);
    painter.save();
    if (isPrimary(option, widget)) {
        QFont font = painter.font();
        font.setWeight(QFont::DemiBold);
        painter.setFont(font);
    }
    style.drawControl(QStyle::CE_PushButtonLabel, &label, &painter, widget);
    painter.restore();
}

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    if (widget && qobject_cast<const QDockWidget*>(widget->parentWidget()) &&
        widget->inherits("QDockWidgetTitleButton"))
        return drawDockButton(option, painter, *widget);
    const Surface surface = toolSurface(option, widget);
    const bool link = isRole(widget, "link");
    drawBox(painter, option.rect, surface.fill, surface.line, link ? 4 : kFieldRadius, surface.width);
    const QSize padding = toolPadding(widget);
    QStyleOptionToolButton label = option;
    label.state &= ~(QStyle::State_Sunken | QStyle::State_On); // which would move the text
    const bool scrollsTabs = widget && qobject_cast<const QTabBar*>(widget->parentWidget()); // too narrow for paddings
    label.rect = scrollsTabs ? option.rect
                             : inside(option.rect, option.direction, 1 + padding.width(), 1 + padding.height(),
                                      1 + toolTrailing(option, padding), 1 + padding.height());
    if (link && option.state & QStyle::State_MouseOver && option.state & QStyle::State_Enabled)
        label.font.setUnderline(true);
    style.drawControl(QStyle::CE_ToolButtonLabel, &label, &painter, widget);
    if (!hasMenuPart(option) && !opensMenu(option)) return;
    const Colors& c = Colors::of(option.palette);
    constexpr int side = 10;
    const QRect mark(option.rect.right() - (hasMenuPart(option) ? 5 : 7) - side,
                     option.rect.center().y() - side / 2 + 1, side, side);
    drawMark(painter, QStyle::visualRect(option.direction, option.rect, mark), Mark::Down,
             option.state & QStyle::State_Enabled ? c.muted : c.faint);
}

void drawIndicator(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter)
{
    const Colors& c = Colors::of(option.palette);
    const QStyle::State state = option.state;
    const bool enabled = state & QStyle::State_Enabled, round = element == QStyle::PE_IndicatorRadioButton;
    const bool inView = element == QStyle::PE_IndicatorItemViewItemCheck;
    const bool on = state & (QStyle::State_On | QStyle::State_NoChange);
    const bool lit = !inView && state & (QStyle::State_MouseOver | QStyle::State_HasFocus);
    QRect box(QPoint(), QSize(kIndicator, kIndicator));
    box.moveCenter(option.rect.center());
    if (enabled || inView)
        drawBox(painter, box, on ? c.accent : c.background, on || lit ? c.accent : c.faint, round ? 8 : 4);
    else
        drawBox(painter, box, c.panel, c.border, round ? 8 : 4);
    if (!on) return;
    const Mark mark = round ? Mark::Dot : state & QStyle::State_NoChange ? Mark::Partial : Mark::Check;
    drawMark(painter, QRectF(box).adjusted(1, 1, -1, -1), mark, enabled || inView ? c.onAccent : c.faint);
}

} // namespace qs::look
