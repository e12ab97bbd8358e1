// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QComboBox>
#include <QDockWidget>
#include <QToolBar>

namespace qs::look {
namespace {

constexpr int kMenuLead = 12, kMenuTrail = 26, kMenuAbove = 5;
constexpr int kComboLead = 8, kMinComboRow = 24;
constexpr int kMenuColumn = 20; // of icons and check marks
constexpr int kMenuSeparator = 11;
constexpr int kMenuKeys = 12; // between a text and its keys
constexpr int kDockLead = 16, kDockButton = 14, kDockMark = 12;

/// The list of a combo box has its entries drawn as those of a menu. Each is a column of text, with an icon or none.
bool isOfCombo(const QWidget* widget) { return qobject_cast<const QComboBox*>(widget); }

int menuColumn(const QStyleOptionMenuItem& option, const QWidget* widget)
{
    if (isOfCombo(widget)) return option.icon.isNull() ? 0 : kMenuColumn;
    return option.menuHasCheckableItems || option.maxIconWidth > 0 ? kMenuColumn : 0;
}

int menuLead(const QStyleOptionMenuItem& option, const QWidget* widget)
{
    return (isOfCombo(widget) ? kComboLead : kMenuLead) + menuColumn(option, widget);
}

void drawMenuSeparator(const QStyleOptionMenuItem& option, QPainter& painter)
{
    const QRect line(option.rect.left() + 6, option.rect.center().y(), option.rect.width() - 12, 1);
    painter.fillRect(line, Colors::of(option.palette).border);
}

/// Icon, or check mark, before the text of an entry.
void drawMenuSign(const QStyleOptionMenuItem& option, QPainter& painter, const QColor& ink, const QStyle& style,
                  const QWidget* widget)
{
    const QRect column(option.rect.left() + (isOfCombo(widget) ? 6 : 8), option.rect.top(), 16, option.rect.height());
    const QRect place = QStyle::visualRect(option.direction, option.rect, column);
    const bool chosen = option.state & QStyle::State_Selected, enabled = option.state & QStyle::State_Enabled;
    if (!isOfCombo(widget) && option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        QRect sign(0, 0, 14, 14);
        sign.moveCenter(place.center());
        drawMark(painter, sign, option.checkType == QStyleOptionMenuItem::Exclusive ? Mark::Dot : Mark::Check, ink);
    } else if (!option.icon.isNull()) {
        const int side = style.pixelMetric(QStyle::PM_SmallIconSize, &option, widget);
        QRect sign(0, 0, side, side);
        sign.moveCenter(place.center());
        option.icon.paint(&painter, sign, Qt::AlignCenter,
                          !enabled ? QIcon::Disabled
                          : chosen ? QIcon::Selected
                                   : QIcon::Normal);
    }
}

void drawMenuText(const QStyleOptionMenuItem& option, QPainter& painter, const QColor& ink, const QWidget* widget)
{
    const QRect room = inside(option.rect, option.direction, menuLead(option, widget), 0,
                              isOfCombo(widget) ? kComboLead : kMenuTrail, 0);
    const auto tab = option.text.indexOf(QLatin1Char('\t'));
    const int flags = Qt::AlignVCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    const auto side = [&](Qt::Alignment alignment) {
        return static_cast<int>(QStyle::visualAlignment(option.direction, alignment));
    };
    painter.setPen(ink);
    painter.setFont(option.font);
    painter.drawText(room, flags | side(Qt::AlignLeft), option.text.left(tab));
    if (tab < 0) return;
    const QRect keys(option.rect.right() + 1 - kMenuTrail - option.reservedShortcutWidth, option.rect.top(),
                     option.reservedShortcutWidth, option.rect.height());
    painter.drawText(QStyle::visualRect(option.direction, option.rect, keys), flags | side(Qt::AlignLeft),
                     option.text.mid(tab + 1));
}

QSize menuItemSize(const QStyleOptionMenuItem& option, const QSize& contents, const QWidget* widget)
{
    if (isOfCombo(widget)) // which tells no contents
        return {option.fontMetrics.horizontalAdvance(option.text) + menuLead(option, widget) + kComboLead,
                std::max(option.fontMetrics.height() + 8, kMinComboRow)};
    if (option.menuItemType == QStyleOptionMenuItem::Separator) return {contents.width(), kMenuSeparator};
    const int keys = option.text.contains(QLatin1Char('\t')) ? kMenuKeys : 0;
    const int least = menuColumn(option, widget) > 0 ? 16 : 0;
    return {contents.width() + keys + menuLead(option, widget) + kMenuTrail,
            std::max(contents.height(), least) + 2 * kMenuAbove};
}

} // namespace

QSize barSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget)
{
    if (type == QStyle::CT_MenuBarItem) return {contents.width() + 18, contents.height() + 8};
    if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option))
        return menuItemSize(*item, contents, widget);
    return contents;
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    painter.fillRect(option.rect, c.panel);
    if (enabled && option.state & (QStyle::State_Selected | QStyle::State_Sunken))
        drawBox(painter, option.rect, c.hover, {}, 5);
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine;
    if (!style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget)) flags |= Qt::TextHideMnemonic;
    style.drawItemText(&painter, option.rect, flags, option.palette, enabled, option.text, QPalette::ButtonText);
}

void drawMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        if (isOfCombo(widget)) painter.fillRect(option.rect, c.raised);
        return drawMenuSeparator(option, painter);
    }
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool chosen = enabled && option.state & QStyle::State_Selected;
    const QColor ink = !enabled ? c.faint : chosen ? c.onAccent : c.ink;
    painter.save();
    if (isOfCombo(widget)) painter.fillRect(option.rect, c.raised);
    if (chosen) drawBox(painter, option.rect, c.accent, {}, 5);
    drawMenuSign(option, painter, ink, style, widget);
    drawMenuText(option, painter, ink, widget);
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect place(option.rect.right() - 6 - 10, option.rect.center().y() - 5 + 1, 10, 10);
        drawMark(painter, QStyle::visualRect(option.direction, option.rect, place),
                 option.direction == Qt::RightToLeft ? Mark::Left : Mark::Right, ink);
    }
    painter.restore();
}

void drawToolBar(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const QRect& all = option.rect;
    painter.fillRect(all, c.panel);
    const auto* bar = qobject_cast<const QToolBar*>(widget);
    const auto* area = qstyleoption_cast<const QStyleOptionToolBar*>(&option);
    if (bar && bar->orientation() == Qt::Vertical)
        painter.fillRect(QRect(area && area->toolBarArea == Qt::RightToolBarArea ? all.left() : all.right(), all.top(),
                               1, all.height()),
                         c.border);
    else
        painter.fillRect(QRect(all.left(), all.bottom(), all.width(), 1), c.border);
}

QColor tabInk(const QStyleOptionTab& option)
{
    const Colors& c = Colors::of(option.palette);
    if (!(option.state & QStyle::State_Enabled)) return c.faint;
    return option.state & (QStyle::State_Selected | QStyle::State_MouseOver) ? c.ink : c.muted;
}

void drawTab(const QStyleOptionTab& option, QPainter& painter)
{
    const Colors& c = Colors::of(option.palette);
    if (!(option.state & QStyle::State_Selected)) return;
    const QRect& all = option.rect;
    if (option.state & QStyle::State_HasFocus) drawBox(painter, all, c.hover, c.accent, 0);
    painter.fillRect(QRect(all.left(), all.bottom() - 1, all.width(), 2), c.accent);
}

std::optional<QRect> dockRect(QStyle::SubElement element, const QStyleOption& option)
{
    const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(&option);
    if (!dock || dock->verticalTitleBar) return std::nullopt;
    const QRect& all = option.rect;
    QRect button(all.right() - kDockButton, 0, kDockButton, kDockButton);
    button.moveTop(all.center().y() - kDockButton / 2 + 1);
    const int buttons = (dock->closable ? kDockButton : 0) + (dock->floatable ? kDockButton : 0);
    QRect found = all.adjusted(kDockLead, 0, -buttons - kDockLead / 2, 0);
    if (element == QStyle::SE_DockWidgetCloseButton)
        found = button;
    else if (element == QStyle::SE_DockWidgetFloatButton)
        found = button.translated(dock->closable ? -kDockButton : 0, 0);
    else if (element == QStyle::SE_DockWidgetIcon)
        found = QRect(); // none
    return QStyle::visualRect(option.direction, all, found);
}

void drawDockButton(const QStyleOption& option, QPainter& painter, const QWidget& button)
{
    const Colors& c = Colors::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (enabled && option.state & QStyle::State_MouseOver) drawBox(painter, option.rect, c.hover, {}, 4);
    const bool closes = button.objectName() == QLatin1String("qt_dockwidget_closebutton");
    QRectF place(0, 0, kDockMark, kDockMark);
    place.moveCenter(QRectF(option.rect).center());
    drawMark(painter, place, closes ? Mark::Close : Mark::Float, enabled ? c.muted : c.faint);
}

void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    const Colors& c = Colors::of(option.palette);
    painter.fillRect(option.rect, c.panel);
    if (option.title.isEmpty()) return;
    const QRect room = style.subElementRect(QStyle::SE_DockWidgetTitleBarText, &option, widget);
    QFont font = widget ? widget->font() : painter.font();
    font.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(font);
    const QString text = QFontMetrics(font).elidedText(option.title, Qt::ElideRight, room.width());
    const auto flags = static_cast<int>(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter);
    style.drawItemText(&painter, room, flags | Qt::TextShowMnemonic, option.palette,
                       option.state & QStyle::State_Enabled, text, QPalette::WindowText);
    painter.restore();
}

} // namespace qs::look
