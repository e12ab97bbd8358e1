// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/product_style.h"

#include "widgets/style/style_parts.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QRadioButton>

namespace qs {

using namespace look;

ProductStyle::ProductStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

bool ProductStyle::drawViewPart(PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                                const QWidget* widget) const
{
    const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(&option);
    switch (element) {
    case PE_PanelItemViewItem:
        if (item) drawItemPanel(*item, painter, widget);
        return item;
    case PE_PanelItemViewRow:
        if (item) drawItemRow(*item, painter);
        return item;
    case PE_PanelScrollAreaCorner:
        painter.fillRect(option.rect, option.palette.brush(QPalette::Base));
        return true;
    case PE_FrameFocusRect:
        // Views have a border for the focus, buttons and tabs their own.
        if (qobject_cast<const QAbstractItemView*>(widget)) return true;
        drawBox(painter, option.rect, {}, Colors::of(option.palette).accent, 3);
        return true;
    default:
        return false;
    }
}

bool ProductStyle::drawWindowPart(PrimitiveElement element, const QStyleOption& option, QPainter& painter) const
{
    const Colors& c = Colors::of(option.palette);
    const QRect& all = option.rect;
    switch (element) {
    case PE_PanelMenu:
        painter.fillRect(all, c.raised);
        drawBox(painter, all, {}, c.border, 0);
        return true;
    case PE_FrameMenu:
        drawBox(painter, all, {}, c.border, 0);
        return true;
    case PE_FrameDockWidget:
        drawBox(painter, all, {}, c.border, 0);
        return true;
    case PE_PanelStatusBar:
        painter.fillRect(QRect(all.left(), all.top(), all.width(), 1), c.border);
        return true;
    case PE_PanelTipLabel:
        painter.fillRect(all, option.palette.brush(QPalette::ToolTipBase));
        return true;
    case PE_FrameTabWidget:
        painter.fillRect(all, c.background);
        painter.fillRect(QRect(all.left(), all.top(), all.width(), 1), c.border);
        return true;
    case PE_IndicatorDockWidgetResizeHandle:
        drawLine(option, painter, option.state & State_MouseOver && option.state & State_Enabled);
        return true;
    case PE_IndicatorToolBarSeparator: {
        const QPoint middle = all.center();
        painter.fillRect(option.state & State_Horizontal ? QRect(middle.x(), all.top() + 5, 1, all.height() - 10)
                                                         : QRect(all.left() + 5, middle.y(), all.width() - 10, 1),
                         c.border);
        return true;
    }
    case PE_FrameStatusBarItem:
    case PE_FrameTabBarBase:
    case PE_PanelMenuBar:
    case PE_PanelButtonTool:
    case PE_FrameButtonTool:
        return true; // none
    default:
        return false;
    }
}

void ProductStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    const Colors& c = Colors::of(option->palette);
    const auto mark = [&](Mark which) {
        const int side = std::min({option->rect.width(), option->rect.height(), 10});
        QRectF place(0, 0, side, side);
        place.moveCenter(QRectF(option->rect).center());
        drawMark(*painter, place, which, option->state & State_Enabled ? c.muted : c.faint);
    };
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorRadioButton:
    case PE_IndicatorItemViewItemCheck:
        return drawIndicator(element, *option, *painter);
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option))
            return drawLineEdit(*frame, *painter, widget);
        break;
    case PE_Frame:
        return drawFrame(*option, *painter, widget);
    case PE_IndicatorArrowUp:
        return mark(Mark::Up);
    case PE_IndicatorArrowDown:
        return mark(Mark::Down);
    case PE_IndicatorArrowLeft:
        return mark(Mark::Left);
    case PE_IndicatorArrowRight:
        return mark(Mark::Right);
    default:
        if (drawViewPart(element, *option, *painter, widget) || drawWindowPart(element, *option, *painter)) return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

bool ProductStyle::drawBarPart(ControlElement element, const QStyleOption& option, QPainter& painter,
                               const QWidget* widget) const
{
    const Colors& c = Colors::of(option.palette);
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(&option);
    switch (element) {
    case CE_MenuBarItem:
        if (item) drawMenuBarItem(*item, painter, *proxy(), widget);
        return item;
    case CE_MenuItem:
        if (item) drawMenuItem(*item, painter, *proxy(), widget);
        return item;
    case CE_MenuEmptyArea:
        return true;
    case CE_MenuBarEmptyArea:
        painter.fillRect(option.rect, c.panel);
        painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.border);
        return true;
    case CE_ToolBar:
        drawToolBar(option, painter, widget);
        return true;
    case CE_DockWidgetTitle:
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(&option))
            drawDockTitle(*dock, painter, widget, *proxy());
        return true;
    case CE_Splitter:
        drawLine(option, painter, false);
        return true;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        drawHeaderSection(option, painter);
        return true;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(&option)) drawTab(*tab, painter);
        return true;
    default:
        return false;
    }
}

void ProductStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (drawBarPart(element, *option, *painter, widget)) return;
    const Colors& c = Colors::of(option->palette);
    if (element == CE_PushButton) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            return drawPushButton(*button, *painter, widget, *proxy());
    } else if (element == CE_ProgressBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option))
            return drawProgress(*bar, *painter, widget);
    } else if (element == CE_TabBarTabLabel) {
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            QStyleOptionTab label = *tab;
            label.palette.setColor(QPalette::WindowText, tabInk(*tab));
            label.state &= ~State_HasFocus; // has its own border
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
    } else if (element == CE_Header) {
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return drawHeader(*header, *painter, widget, *proxy());
    } else if (element == CE_ItemViewItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem shown = *item;
            shown.palette.setColor(QPalette::HighlightedText, c.ink); // on the paler selection of views
            return QProxyStyle::drawControl(element, &shown, painter, widget);
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ProductStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const
{
    if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option); tool && control == CC_ToolButton)
        return drawToolButton(*tool, *painter, widget, *proxy());
    if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option); spin && control == CC_SpinBox)
        return drawSpinBox(*spin, *painter, widget);
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox)
        return drawComboBox(*combo, *painter, widget);
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
        if (control == CC_Slider) return drawSlider(*slider, *painter, widget);
        if (control == CC_ScrollBar) return drawScrollBar(*slider, *painter, widget);
    }
    if (const auto* group = qstyleoption_cast<const QStyleOptionGroupBox*>(option); group && control == CC_GroupBox)
        return drawGroupBox(*group, *painter, widget, *proxy());
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace qs
