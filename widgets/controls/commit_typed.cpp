// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/commit_typed.h"

#include <QApplication>
#include <QPointer>
#include <QWidget>

namespace qs {

void commitTyped()
{
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (!field) return;
    field->clearFocus();
    QWidget* next = field; // or, where the editor has closed, the list that it stood in
    while (next && !(next->isVisible() && next->isEnabled() && next->focusPolicy() != Qt::NoFocus))
        next = next->isWindow() ? nullptr : next->parentWidget();
    if (next && !QApplication::focusWidget()) next->setFocus(Qt::OtherFocusReason);
}

} // namespace qs
