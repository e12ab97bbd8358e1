// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/style/theme.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QWidget>

#include <optional>

// What ProductStyle is made of, a part for each subject. A part draws or answers what it knows; where it returns false
// or nothing, Fusion does it.
namespace qs::look {

/// A theme with the colours of states that are mixed from it.
struct Colors : Theme
{
    QColor accentHover, hover, press, select, stripe, scroll;

    /// Those of the theme that a palette belongs to.
    static const Colors& of(const QPalette& palette);
};

constexpr int kFieldRadius = 6; ///< of buttons and fields
constexpr int kSliderHandle = 16, kProgressHeight = 8;

/// A rounded box with a border of `width` pixels inside its edge. Colours that are not valid are not drawn.
void drawBox(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, double radius,
             double width = 1);
enum class Mark { Up, Down, Left, Right, Check, Partial, Dot, Close, Float };
/// A mark of a control, as large as the shorter side of `rect` and in its middle.
void drawMark(QPainter& painter, const QRectF& rect, Mark mark, const QColor& color);
/// Whether the dynamic property `role` of a widget has this value.
bool isRole(const QWidget* widget, const char* role);
/// `rect` without these margins; `leading` and `trailing` change sides where text runs from right to left.
QRect inside(const QRect& rect, Qt::LayoutDirection direction, int leading, int top, int trailing, int bottom);

// Push buttons, tool buttons, check boxes and radio buttons
QSize buttonSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget);
std::optional<QRect> buttonRect(QStyle::SubControl control, const QStyleOptionToolButton& option);
void drawPushButton(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget, const QStyle& style);
void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget,
                    const QStyle& style);
void drawIndicator(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter);

// Fields, spin boxes, combo boxes, sliders and progress bars
QSize inputSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget);
std::optional<QRect> inputRect(QStyle::ComplexControl control, const QStyleOptionComplex& option,
                               QStyle::SubControl part, const QWidget* widget);
QRect lineEditContents(const QStyleOption& option, const QWidget* widget);
void drawLineEdit(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget);
void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QWidget* widget);
void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget);
void drawSlider(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget);
void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter, const QWidget* widget);

// Lists, tables, trees, their headers and scroll bars
QSize viewSize(QStyle::ContentsType type, const QSize& contents, const QWidget* widget);
/// The part of an item that its padding leaves.
QRect itemContents(const QStyleOptionViewItem& option, const QWidget* widget);
void drawItemPanel(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget);
void drawItemRow(const QStyleOptionViewItem& option, QPainter& painter);
QRect headerLabelRect(const QStyleOptionHeader& option);
QRect headerArrowRect(const QStyleOptionHeader& option);
void drawHeaderSection(const QStyleOption& option, QPainter& painter);
void drawHeader(const QStyleOptionHeader& option, QPainter& painter, const QWidget* widget, const QStyle& style);
std::optional<QRect> scrollBarRect(const QStyleOptionSlider& option, QStyle::SubControl part);
void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter, const QWidget* widget);

// Menus, tool bars, tabs and docks
QSize barSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget);
void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style, const QWidget* widget);
void drawMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const QStyle& style, const QWidget* widget);
void drawToolBar(const QStyleOption& option, QPainter& painter, const QWidget* widget);
void drawTab(const QStyleOptionTab& option, QPainter& painter);
QColor tabInk(const QStyleOptionTab& option);
std::optional<QRect> dockRect(QStyle::SubElement element, const QStyleOption& option);
void drawDockButton(const QStyleOption& option, QPainter& painter, const QWidget& button);
void drawDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const QWidget* widget, const QStyle& style);

// Frames, group boxes, splitters and tool tips
QRect frameContents(const QStyleOption& option, const QWidget* widget);
void drawFrame(const QStyleOption& option, QPainter& painter, const QWidget* widget);
std::optional<QRect> groupBoxRect(const QStyleOptionGroupBox& option, QStyle::SubControl part, const QWidget* widget);
void drawGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QWidget* widget, const QStyle& style);
void drawLine(const QStyleOption& option, QPainter& painter, bool lit);

} // namespace qs::look
