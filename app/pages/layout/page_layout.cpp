// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/layout/page_layout.h"

#include "widgets/controls/form_rows.h"
#include "widgets/controls/table_fit.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace qs {

QSplitter* makeTableSplitter(const char* name, QWidget* pictures, QWidget* below, QTableView& table,
                             const QList<int>& sizes)
{
    QSplitter* splitter = makeSplitter(name, Qt::Vertical, {pictures, below});
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    if (!sizes.isEmpty()) splitter->setSizes(sizes);
    new TableFit(*splitter, table);
    return splitter;
}

void fillPage(QWidget& page, QStackedWidget& stack, QWidget* empty, std::initializer_list<QWidget*> parts)
{
    auto* content = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(content, {}, 0);
    for (QWidget* part : parts)
        rows->addWidget(part, part == *std::rbegin(parts) ? 1 : 0);
    stack.addWidget(empty);
    stack.addWidget(content);
    makeBox<QVBoxLayout>(&page)->addWidget(&stack);
}

QWidget* withChoice(const QString& words, QComboBox* choice, QWidget* shown)
{
    auto* part = new QWidget;
    auto* rows = makeBox<QVBoxLayout>(part, {}, 0);
    auto* bar = makeBox<QHBoxLayout>(nullptr, {10, 4, 10, 2}, 8);
    auto* label = new QLabel(words, part);
    label->setBuddy(choice);
    addAll(bar, {label, choice});
    bar->addStretch(1);
    rows->addLayout(bar);
    rows->addWidget(shown, 1);
    return part;
}

PageHead addPageHead(QVBoxLayout& column, QWidget* parent, const QString& prefix)
{
    const PageHead head{new QLabel(parent), new QLabel(parent)};
    head.sentence->setObjectName(prefix + QStringLiteral("Sentence"));
    head.sentence->setWordWrap(true);
    head.subtitle->setObjectName(prefix + QStringLiteral("Subtitle"));
    head.subtitle->setProperty("role", "subtitle");
    column.setSpacing(1);
    for (QLabel* label : {head.sentence, head.subtitle}) {
        label->setMinimumWidth(1);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column.addWidget(label);
    }
    return head;
}

} // namespace qs
