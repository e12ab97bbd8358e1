// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/empty_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace qs {

QWidget* makeEmptyPage(const QString& title, const QString& words, const QString& name)
{
    auto* page = new QWidget;
    auto* head = new QLabel(title, page);
    head->setProperty("role", "title");
    auto* text = new QLabel(words, page);
    text->setProperty("role", "subtitle");
    text->setWordWrap(true);
    text->setObjectName(name);
    auto* column = new QVBoxLayout;
    column->addStretch(2);
    column->addWidget(head);
    column->addWidget(text);
    column->addStretch(3);
    auto* rows = new QHBoxLayout(page);
    rows->addStretch(1);
    rows->addLayout(column, 6);
    rows->addStretch(1);
    return page;
}

} // namespace qs
