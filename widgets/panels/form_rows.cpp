// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/panels/form_rows.h"

#include <QGridLayout>
#include <QWheelEvent>

namespace qs {

QuietComboBox::QuietComboBox(QWidget* parent) : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(6);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void QuietComboBox::wheelEvent(QWheelEvent* event)
{
    if (!hasFocus()) return event->ignore();
    QComboBox::wheelEvent(event);
}

void describe(QWidget* control, const QString& objectName, const QString& accessibleName,
              const QString& toolTip)
{
    control->setObjectName(objectName);
    control->setAccessibleName(accessibleName);
    control->setToolTip(toolTip);
}

QGridLayout* makeForm(QWidget* parent)
{
    auto* form = new QGridLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(10);
    form->setVerticalSpacing(6);
    form->setColumnMinimumWidth(0, 84);
    form->setColumnStretch(1, 1);
    return form;
}

QLabel* addRow(QGridLayout* form, const QString& text, QWidget* control)
{
    auto* label = new QLabel(text, form->parentWidget());
    label->setBuddy(control);
    label->setToolTip(control->toolTip());
    const int row = form->rowCount();
    form->addWidget(label, row, 0);
    form->addWidget(control, row, 1);
    return label;
}

void addWide(QGridLayout* form, QWidget* widget) { form->addWidget(widget, form->rowCount(), 0, 1, 2); }

} // namespace qs
