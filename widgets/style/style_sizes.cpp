// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/product_style.h"
#include "widgets/style/style_parts.h"

#include <QToolBar>
#include <QToolButton>

namespace qs {

using namespace look;

QRect ProductStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_LineEditContents:
        return lineEditContents(*option, widget);
    case SE_ShapedFrameContents:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            !frame || frame->frameShape == QFrame::StyledPanel)
            return frameContents(*option, widget);
        break;
    case SE_ItemViewItemCheckIndicator:
    case SE_ItemViewItemDecoration:
    case SE_ItemViewItemText:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem inner = *item;
            inner.rect = itemContents(*item, widget);
            return QProxyStyle::subElementRect(element, &inner, widget);
        }
        break;
    case SE_HeaderLabel:
    case SE_HeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option))
            return element == SE_HeaderLabel ? headerLabelRect(*header) : headerArrowRect(*header);
        break;
    case SE_DockWidgetTitleBarText:
    case SE_DockWidgetCloseButton:
    case SE_DockWidgetFloatButton:
    case SE_DockWidgetIcon:
        if (const auto rect = dockRect(element, *option)) return *rect;
        break;
    default:
        break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QRect ProductStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const
{
    std::optional<QRect> own;
    if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) own = scrollBarRect(*bar, part);
    } else if (control == CC_GroupBox) {
        if (const auto* box = qstyleoption_cast<const QStyleOptionGroupBox*>(option))
            own = groupBoxRect(*box, part, widget);
    } else if (control == CC_ToolButton) {
        if (const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option)) own = buttonRect(part, *tool);
    } else {
        own = inputRect(control, *option, part, widget);
    }
    return own ? *own : QProxyStyle::subControlRect(control, option, part, widget);
}

QSize ProductStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const
{
    switch (type) {
    case CT_PushButton:
    case CT_ToolButton:
    case CT_CheckBox:
    case CT_RadioButton:
        return buttonSize(type, *option, contents, widget);
    case CT_LineEdit:
    case CT_SpinBox:
    case CT_ComboBox:
    case CT_ProgressBar:
        return inputSize(type, *option, contents, widget);
    case CT_HeaderSection:
    case CT_ItemViewItem:
        return viewSize(type, QProxyStyle::sizeFromContents(type, option, contents, widget), widget);
    case CT_MenuBarItem:
    case CT_MenuItem:
        return barSize(type, *option, contents, widget);
    case CT_GroupBox:
    case CT_Slider:
        return contents;
    default:
        return QProxyStyle::sizeFromContents(type, option, contents, widget);
    }
}

int ProductStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return 16;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return 8;
    case PM_DefaultFrameWidth:
    case PM_SplitterWidth:
    case PM_DockWidgetSeparatorExtent:
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
        return 5;
    case PM_MenuBarHMargin:
        return 4;
    case PM_MenuBarVMargin:
        return 2;
    case PM_MenuBarPanelWidth:
    case PM_TabBarTabOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseOverlap:
    case PM_TabBarBaseHeight:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_ToolBarFrameWidth:
        return 0;
    case PM_ToolBarItemMargin:
        return widget && qobject_cast<const QToolBar*>(widget) && isRole(widget, "strip") ? 1 : 8;
    case PM_DockWidgetTitleMargin:
        return 8;
    case PM_ToolBarItemSpacing:
        return 3;
    case PM_ToolBarSeparatorExtent:
        return 13;
    case PM_TabBarScrollButtonWidth:
        return 20;
    case PM_TabBarTabHSpace:
        return 28;
    case PM_TabBarTabVSpace:
        return 17;
    case PM_ScrollBarExtent:
        return 11;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_SliderLength:
    case PM_SliderControlThickness:
        return kSliderHandle;
    case PM_SliderThickness:
        return 22;
    case PM_MenuButtonIndicator:
        return qobject_cast<const QToolButton*>(widget) ? 0 : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_HeaderMarkSize:
        return 10;
    case PM_ToolTipLabelFrameWidth:
        return 5;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ProductStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_DockWidget_ButtonsHaveFrame:
    case SH_ScrollBar_Transient:
        return 0;
    case SH_Table_GridLineColor:
        return static_cast<int>((option ? Colors::of(option->palette) : Colors::of(QPalette())).grid.rgba());
    default:
        return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

} // namespace qs
