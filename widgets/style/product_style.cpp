// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/product_style.h"

#include "widgets/style/icons.h"
#include "widgets/style/style_parts.h"
#include "widgets/style/text_scale.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QVariant>

namespace qs {

using namespace look;

namespace {

/// How the text of labels of a role looks. The palette of a theme has a colour of its own in each of these places.
struct LabelRole
{
    const char* name;
    QPalette::ColorRole ink;
    double pixels;
    QFont::Weight weight;
};

constexpr LabelRole kLabelRoles[] = {
    {"title", QPalette::NoRole, 20, QFont::DemiBold},
    {"figure", QPalette::NoRole, 20, QFont::DemiBold},
    {"subtitle", QPalette::PlaceholderText, Theme::baseSize, QFont::Normal},
    {"muted", QPalette::PlaceholderText, Theme::baseSize - 1, QFont::Normal},
    {"error", QPalette::BrightText, Theme::baseSize, QFont::Medium},
    {"warning", QPalette::LinkVisited, Theme::baseSize, QFont::Medium},
};

const LabelRole* roleOf(const QLabel& label)
{
    const QString name = label.property("role").toString();
    for (const LabelRole& role : kLabelRoles)
        if (name == QLatin1String(role.name)) return &role;
    return nullptr;
}

/// The bar whose labels are quieter than others.
bool isInStatusBar(const QWidget& widget)
{
    for (const QWidget* above = widget.parentWidget(); above && !above->isWindow(); above = above->parentWidget())
        if (qobject_cast<const QStatusBar*>(above)) return true;
    return false;
}

void polishLabel(QLabel& label)
{
    if (const LabelRole* role = roleOf(label)) {
        label.setFont(uiFont(role->pixels, role->weight));
        label.setForegroundRole(role->ink);
    } else if (isInStatusBar(label)) {
        label.setForegroundRole(QPalette::PlaceholderText);
        label.setContentsMargins(4, 2, 4, 2);
    } else if (label.inherits("QTipLabel")) {
        label.setContentsMargins(2, 0, 2, 0);
    }
}

void polishScrollArea(QAbstractScrollArea& area)
{
    if (auto* view = qobject_cast<QAbstractItemView*>(&area)) {
        view->viewport()->setAttribute(Qt::WA_Hover);
        if (view->parentWidget() && view->parentWidget()->inherits("QComboBoxPrivateContainer"))
            return view->viewport()->setBackgroundRole(QPalette::Button);
        // Also without a frame a view shows the focus by one. The frozen part of a table belongs to the rest of it.
        const bool isPart = qobject_cast<QHeaderView*>(view) || view->objectName() == QLatin1String("frozenColumns");
        if (!isPart && view->frameShape() == QFrame::NoFrame) view->setFrameShape(QFrame::StyledPanel);
    } else if (auto* scroll = qobject_cast<QScrollArea*>(&area)) {
        // What is behind is seen, in a dock or in a page.
        scroll->viewport()->setAutoFillBackground(false);
        if (scroll->widget()) scroll->widget()->setAutoFillBackground(false);
        if (scroll->frameShape() == QFrame::NoFrame) scroll->setFrameShape(QFrame::StyledPanel); // seen with the focus
    }
}

struct Standard
{
    QStyle::StandardPixmap which;
    const char* icon;
    QColor Theme::*color; ///< null: the ink of the theme
};

constexpr Standard kStandard[] = {
    {QStyle::SP_MessageBoxInformation, "info", &Theme::accent},
    {QStyle::SP_MessageBoxQuestion, "help", &Theme::accent},
    {QStyle::SP_MessageBoxWarning, "warning", &Theme::warning},
    {QStyle::SP_MessageBoxCritical, "error", &Theme::bad},
    {QStyle::SP_DirIcon, "folder", nullptr},
    {QStyle::SP_DirLinkIcon, "folder", nullptr},
    {QStyle::SP_DirOpenIcon, "folder", nullptr},
    {QStyle::SP_DirClosedIcon, "folder", nullptr},
    {QStyle::SP_DirLinkOpenIcon, "folder", nullptr},
    {QStyle::SP_DirHomeIcon, "home", nullptr},
    {QStyle::SP_FileIcon, "file", nullptr},
    {QStyle::SP_FileLinkIcon, "file", nullptr},
    {QStyle::SP_ComputerIcon, "computer", nullptr},
    {QStyle::SP_DesktopIcon, "computer", nullptr},
    {QStyle::SP_DriveHDIcon, "drive", nullptr},
    {QStyle::SP_DriveNetIcon, "drive", nullptr},
    {QStyle::SP_DriveCDIcon, "drive", nullptr},
    {QStyle::SP_DriveDVDIcon, "drive", nullptr},
    {QStyle::SP_DriveFDIcon, "drive", nullptr},
    {QStyle::SP_FileDialogNewFolder, "folder-new", nullptr},
    {QStyle::SP_FileDialogToParent, "move-up", nullptr},
    {QStyle::SP_FileDialogDetailedView, "table", nullptr},
    {QStyle::SP_FileDialogListView, "list", nullptr},
    {QStyle::SP_FileDialogBack, "previous", nullptr},
    {QStyle::SP_ArrowBack, "previous", nullptr},
    {QStyle::SP_ArrowForward, "next", nullptr},
    {QStyle::SP_TitleBarCloseButton, "mark-close", nullptr},
    {QStyle::SP_TitleBarNormalButton, "mark-float", nullptr},
};

/// Null where Fusion's own is as good.
QIcon ownIcon(QStyle::StandardPixmap which)
{
    for (const Standard& each : kStandard) {
        if (each.which != which) continue;
        const QString name = QString::fromLatin1(each.icon);
        if (!each.color) return viewIcon(name);
        const Theme theme = Theme::fromPalette(QApplication::palette());
        return themedIcon(name, theme, theme.*each.color);
    }
    return {};
}

} // namespace

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

namespace {

/// A message box is as wide as its words, which cuts its title.
void widen(QMessageBox& box)
{
    constexpr int kLeast = 420;
    auto* grid = qobject_cast<QGridLayout*>(box.layout());
    if (!grid || box.property("isWide").toBool()) return;
    box.setProperty("isWide", true);
    grid->addItem(new QSpacerItem(kLeast, 0, QSizePolicy::Minimum, QSizePolicy::Expanding), grid->rowCount(), 0, 1,
                  grid->columnCount());
}

} // namespace

void ProductStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* box = qobject_cast<QMessageBox*>(widget)) widen(*box);
    if (widget->inherits("QTipLabel")) widget->installEventFilter(this);
    if (auto* label = qobject_cast<QLabel*>(widget)) polishLabel(*label);
    if (auto* area = qobject_cast<QAbstractScrollArea*>(widget)) polishScrollArea(*area);
    if (qobject_cast<QLineEdit*>(widget) || qobject_cast<QTabBar*>(widget)) widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QHeaderView*>(widget)) widget->setFont(uiFont(Theme::baseSize - 1, QFont::DemiBold));
    if (qobject_cast<QTabBar*>(widget)) widget->setFont(uiFont(Theme::baseSize, QFont::Medium));
    if (qobject_cast<QPushButton*>(widget) && isRole(widget, "primary"))
        widget->setFont(uiFont(Theme::baseSize, QFont::DemiBold));
}

bool ProductStyle::eventFilter(QObject* watched, QEvent* event)
{
    constexpr int kWidest = 460; // about 75 letters
    auto* tip = qobject_cast<QLabel*>(watched);
    const bool sized = event->type() == QEvent::Show || event->type() == QEvent::Resize;
    if (tip && sized && !tip->wordWrap() && tip->width() > kWidest) {
        tip->setWordWrap(true); // Qt takes it back for the next text
        tip->resize(kWidest, tip->heightForWidth(kWidest));
    }
    return QProxyStyle::eventFilter(watched, event);
}

void ProductStyle::unpolish(QWidget* widget)
{
    auto* label = qobject_cast<QLabel*>(widget);
    const bool primary = qobject_cast<QPushButton*>(widget) && isRole(widget, "primary");
    if (primary || (label && roleOf(*label)) || qobject_cast<QHeaderView*>(widget) || qobject_cast<QTabBar*>(widget))
        widget->setFont({});
    if (label && label->foregroundRole() != QPalette::WindowText) label->setForegroundRole(QPalette::NoRole);
    QProxyStyle::unpolish(widget);
}

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

QIcon ProductStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon own = ownIcon(which);
    return own.isNull() ? QProxyStyle::standardIcon(which, option, widget) : own;
}

QPixmap ProductStyle::standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    const QIcon own = ownIcon(which);
    const bool isOfMessage = which >= SP_MessageBoxInformation && which <= SP_MessageBoxQuestion;
    if (own.isNull()) return QProxyStyle::standardPixmap(which, option, widget);
    const int side = pixelMetric(isOfMessage ? PM_MessageBoxIconSize : PM_SmallIconSize, option, widget);
    return own.pixmap(QSize(side, side), widget ? widget->devicePixelRatioF() : qApp->devicePixelRatio());
}

} // namespace qs
