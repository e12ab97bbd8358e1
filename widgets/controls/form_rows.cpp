// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/form_rows.h"

#include <QGridLayout>
#include <QHelpEvent>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>

namespace qs {

QuietComboBox::QuietComboBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize QuietComboBox::sizeHint() const
{
    if (sizeAdjustPolicy() != QComboBox::AdjustToContentsOnFirstShow) return QComboBox::sizeHint();
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const QSize content(std::max(6, minimumContentsLength()) * fontMetrics().horizontalAdvance(QLatin1Char('X')) +
                            iconSize().width() + 4,
                        std::max({fontMetrics().height(), 14, iconSize().height()}) + 2);
    return style()->sizeFromContents(QStyle::CT_ComboBox, &option, content, this);
}

QSize QuietComboBox::minimumSizeHint() const
{
    return sizeAdjustPolicy() == QComboBox::AdjustToContentsOnFirstShow ? sizeHint() : QComboBox::minimumSizeHint();
}

void QuietComboBox::changeEvent(QEvent* event)
{
    // A new style makes Qt ask for the list's delegate, and so for the list. One that is not there yet will be made in
    // the new style.
    const bool hasList = findChild<QWidget*>(QString(), Qt::FindDirectChildrenOnly) != nullptr;
    if (event->type() == QEvent::StyleChange && !hasList) return QWidget::changeEvent(event);
    QComboBox::changeEvent(event);
}

void QuietComboBox::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) return event->ignore();
    QComboBox::wheelEvent(event);
}

int QuietComboBox::textRoom() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int icon = option.currentIcon.isNull() ? 0 : iconSize().width() + 4;
    return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - icon;
}

bool QuietComboBox::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && fontMetrics().horizontalAdvance(currentText()) > textRoom()) {
        const QString tip = toolTip().isEmpty() ? currentText() : currentText() + QLatin1Char('\n') + toolTip();
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
        return true;
    }
    return QComboBox::event(event);
}

void QuietComboBox::paintEvent(QPaintEvent* event)
{
    if (isEditable()) return QComboBox::paintEvent(event);
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, textRoom());
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void describe(QWidget* control, const QString& objectName, const QString& accessibleName, const QString& toolTip)
{
    control->setObjectName(objectName);
    control->setAccessibleName(accessibleName);
    control->setToolTip(toolTip);
}

QGridLayout* makeForm(QWidget* parent)
{
    auto* form = makeBox<QGridLayout>(parent);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    form->setColumnMinimumWidth(0, 84);
    form->setColumnStretch(1, 1);
    return form;
}

namespace {

/// The name of a field. Where its tooltip explains it, a dotted line below says so.
class TermLabel : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QLabel::paintEvent(event);
        if (toolTip().isEmpty() || text().isEmpty()) return;
        QPainter painter(this);
        QColor ink = palette().color(foregroundRole());
        ink.setAlphaF(isEnabled() ? 0.55f : 0.3f);
        painter.setPen(QPen(ink, 1, Qt::DotLine));
        const Qt::Alignment side = QStyle::visualAlignment(layoutDirection(), alignment());
        const QRect words = style()->itemTextRect(fontMetrics(), contentsRect(),
                                                  static_cast<int>(side) | Qt::TextShowMnemonic, isEnabled(), text());
        const int y = std::min(words.bottom() + 2, height() - 1);
        painter.drawLine(words.left(), y, words.right(), y);
    }
};

} // namespace

QLabel* addRow(QGridLayout* form, const QString& text, QWidget* control)
{
    auto* label = new TermLabel(text, form->parentWidget());
    label->setBuddy(control);
    label->setToolTip(control->toolTip());
    const int row = form->rowCount();
    form->addWidget(label, row, 0);
    form->addWidget(control, row, 1);
    return label;
}

void addWide(QGridLayout* form, QWidget* widget) { form->addWidget(widget, form->rowCount(), 0, 1, 2); }

} // namespace qs
