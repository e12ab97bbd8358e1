// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/style/style_parts.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
#include <QTimer>
#include <QVariant>

namespace qs::look {
namespace {

constexpr int kFieldPadding = 8, kFieldAbove = 3, kMinField = 20;
constexpr int kSpinTrailing = 22, kSpinButton = 18, kSpinMark = 9;
constexpr int kComboTrailing = 24, kDropDown = 22, kComboMark = 10;
constexpr int kSpareRoom = 20; // fields for numbers and choices are wider than they have to be

bool isInner(const QWidget* widget)
{
    return widget && (qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) ||
                      qobject_cast<const QComboBox*>(widget->parentWidget()));
}

/// The frame of every field.
void drawField(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const bool focus = option.state & QStyle::State_HasFocus, hover = option.state & QStyle::State_MouseOver;
    const bool invalid = widget && widget->property("invalid").toBool();
    drawBox(painter, option.rect, enabled ? c.background : c.panel,
            invalid            ? c.bad
            : focus            ? c.accent
            : enabled && hover ? c.faint
                               : c.border,
            kFieldRadius);
}

QRect sliderHandle(const QStyleOptionSlider& option)
{
    constexpr int side = kSliderHandle;
    const bool flat = option.orientation == Qt::Horizontal;
    const int room = (flat ? option.rect.width() : option.rect.height()) - side;
    const int at =
        QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition, room, option.upsideDown);
    const QRect& all = option.rect;
    return flat ? QRect(all.left() + at, all.center().y() - side / 2 + 1, side, side)
                : QRect(all.center().x() - side / 2 + 1, all.top() + at, side, side);
}

std::optional<QRect> spinBoxRect(const QStyleOptionSpinBox& option, QStyle::SubControl part)
{
    const QRect& all = option.rect;
    const bool buttons = option.buttonSymbols != QAbstractSpinBox::NoButtons;
    const int half = all.height() / 2;
    const int left = all.right() + 1 - kSpinButton - 2;
    switch (part) {
    case QStyle::SC_SpinBoxUp:
    case QStyle::SC_SpinBoxDown: {
        if (!buttons) return QRect();
        const bool up = part == QStyle::SC_SpinBoxUp;
        const QRect rect = up ? QRect(left, all.top() + 2, kSpinButton, half - 2)
                              : QRect(left, all.top() + half, kSpinButton, all.height() - half - 2);
        return QStyle::visualRect(option.direction, all, rect);
    }
    case QStyle::SC_SpinBoxEditField:
        return inside(all, option.direction, 1 + kFieldPadding, 1 + kFieldAbove,
                      1 + (buttons ? kSpinTrailing : kFieldPadding), 1 + kFieldAbove);
    case QStyle::SC_SpinBoxFrame:
        return all;
    default:
        return std::nullopt;
    }
}

std::optional<QRect> comboBoxRect(const QStyleOptionComboBox& option, QStyle::SubControl part)
{
    const QRect& all = option.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        return QStyle::visualRect(option.direction, all,
                                  QRect(all.right() - kDropDown, all.top() + 1, kDropDown, all.height() - 2));
    case QStyle::SC_ComboBoxEditField:
        return inside(all, option.direction, 1 + kFieldPadding, 1 + kFieldAbove, 1 + kComboTrailing, 1 + kFieldAbove);
    case QStyle::SC_ComboBoxFrame:
    case QStyle::SC_ComboBoxListBoxPopup:
        return all;
    default:
        return std::nullopt;
    }
}

} // namespace

QSize inputSize(QStyle::ContentsType type, const QStyleOption& option, const QSize& contents, const QWidget* widget)
{
    const int height = std::max(contents.height(), kMinField) + 2 * kFieldAbove + 2;
    switch (type) {
    case QStyle::CT_LineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
        if (isInner(widget) || (frame && frame->lineWidth == 0)) return contents;
        return {contents.width() + 2 * kFieldPadding + 2, height};
    }
    case QStyle::CT_SpinBox: {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(&option);
        const bool buttons = !spin || spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        return {contents.width() + kFieldPadding + (buttons ? kSpinTrailing + kSpareRoom - 2 : kFieldPadding) + 2,
                height};
    }
    case QStyle::CT_ComboBox:
        return {contents.width() + kFieldPadding + kComboTrailing + kSpareRoom + 2, height};
    case QStyle::CT_ProgressBar:
        return {contents.width(), kProgressHeight};
    default:
        return contents;
    }
}

std::optional<QRect> inputRect(QStyle::ComplexControl control, const QStyleOptionComplex& option,
                               QStyle::SubControl part, const QWidget*)
{
    if (control == QStyle::CC_SpinBox)
        if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(&option)) return spinBoxRect(*spin, part);
    if (control == QStyle::CC_ComboBox)
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(&option))
            return comboBoxRect(*combo, part);
    if (control == QStyle::CC_Slider)
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(&option)) {
            if (part == QStyle::SC_SliderHandle) return sliderHandle(*slider);
            if (part == QStyle::SC_SliderGroove) return slider->rect;
        }
    return std::nullopt;
}

QRect lineEditContents(const QStyleOption& option, const QWidget* widget)
{
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    if (isInner(widget) || (frame && frame->lineWidth == 0)) return option.rect;
    return option.rect.adjusted(1 + kFieldPadding, 1 + kFieldAbove, -1 - kFieldPadding, -1 - kFieldAbove);
}

void drawLineEdit(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget)
{
    if (isInner(widget)) return;
    if (option.lineWidth > 0)
        drawField(option, painter, widget);
    else
        painter.fillRect(option.rect, option.palette.brush(QPalette::Base));
}

void drawSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const QWidget* widget)
{
    drawField(option, painter, widget);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    const Colors& c = Colors::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    const auto button = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag step, Mark mark) {
        const QRect rect = spinBoxRect(option, part).value_or(QRect());
        const bool can = enabled && option.stepEnabled & step;
        if (can && option.state & QStyle::State_MouseOver && option.activeSubControls == part)
            drawBox(painter, rect, option.state & QStyle::State_Sunken ? c.press : c.hover, {}, 4);
        QRectF place(0, 0, kSpinMark, kSpinMark);
        place.moveCenter(QRectF(rect).center());
        drawMark(painter, place, mark, can ? c.muted : c.faint);
    };
    button(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Mark::Up);
    button(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Mark::Down);
}

void drawComboBox(const QStyleOptionComboBox& option, QPainter& painter, const QWidget* widget)
{
    drawField(option, painter, widget);
    const Colors& c = Colors::of(option.palette);
    QRectF place(0, 0, kComboMark, kComboMark);
    place.moveCenter(QRectF(comboBoxRect(option, QStyle::SC_ComboBoxArrow).value_or(QRect())).center());
    drawMark(painter, place, Mark::Down, option.state & QStyle::State_Enabled ? c.muted : c.faint);
}

void drawSlider(const QStyleOptionSlider& option, QPainter& painter, const QWidget*)
{
    const Colors& c = Colors::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled, flat = option.orientation == Qt::Horizontal;
    const QRect handle = sliderHandle(option);
    const QPoint middle = handle.center();
    constexpr int thick = 4;
    QRect groove = flat ? QRect(option.rect.left(), middle.y() - thick / 2 + 1, option.rect.width(), thick)
                        : QRect(middle.x() - thick / 2 + 1, option.rect.top(), thick, option.rect.height());
    drawBox(painter, groove, c.press, {}, 2);
    if (flat)
        option.upsideDown ? groove.setLeft(middle.x()) : groove.setRight(middle.x());
    else
        option.upsideDown ? groove.setTop(middle.y()) : groove.setBottom(middle.y());
    drawBox(painter, groove, enabled ? c.accent : c.border, {}, 2);
    const bool over = option.state & QStyle::State_MouseOver && option.activeSubControls & QStyle::SC_SliderHandle;
    const bool lit = enabled && (option.state & QStyle::State_HasFocus || over);
    drawBox(painter, handle, c.raised, lit ? c.accent : c.faint, kSliderHandle / 2.0, lit ? 2 : 1);
}

void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter, const QWidget* widget)
{
    const Colors& c = Colors::of(option.palette);
    QRect groove(option.rect.left(), 0, option.rect.width(), kProgressHeight);
    groove.moveTop(option.rect.top() + (option.rect.height() - kProgressHeight) / 2);
    drawBox(painter, groove, c.press, {}, kProgressHeight / 2.0);
    QRect done = groove;
    if (option.minimum == option.maximum) { // nobody knows how much: a part that wanders
        constexpr int periodMs = 1600, stepMs = 40;
        const double phase = static_cast<double>(QDateTime::currentMSecsSinceEpoch() % periodMs) / periodMs;
        done.setWidth(groove.width() / 4);
        done.moveLeft(groove.left() +
                      static_cast<int>((groove.width() - done.width()) * (1 - std::abs(2 * phase - 1))));
        if (widget) QTimer::singleShot(stepMs, widget, [widget] { const_cast<QWidget*>(widget)->update(); });
    } else {
        const double share = std::clamp(static_cast<double>(option.progress - option.minimum) /
                                            (static_cast<double>(option.maximum) - option.minimum),
                                        0.0, 1.0);
        done.setWidth(static_cast<int>(std::lround(groove.width() * share)));
        if (option.invertedAppearance != (option.direction == Qt::RightToLeft)) done.moveRight(groove.right());
    }
    if (done.width() > 0) drawBox(painter, done, c.accent, {}, std::min(done.width(), kProgressHeight) / 2.0);
}

} // namespace qs::look
