// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pages/layout/view_stack.h"

#include "widgets/controls/form_rows.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

namespace qs {

ViewStack::ViewStack(const QString& prefix, const QString& accessibleName, QWidget* parent)
    : QWidget(parent), m_choice(new QuietComboBox), m_stack(new QStackedWidget),
      m_bar(makeBox<QHBoxLayout>(nullptr, {10, 4, 10, 2}, 8))
{
    describe(m_choice, prefix + QStringLiteral("View"), accessibleName, tr("What this tab shows"));
    m_choice->setMinimumContentsLength(26);
    auto* rows = makeBox<QVBoxLayout>(this, {}, 0);
    auto* label = new QLabel(tr("Sho&w"), this);
    label->setBuddy(m_choice);
    addAll(m_bar, {label, m_choice});
    m_bar->addStretch(1);
    rows->addLayout(m_bar);
    rows->addWidget(m_stack, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ViewStack::show);
}

void ViewStack::addView(QWidget* view, const QString& title, QWidget* beside)
{
    m_stack->addWidget(view);
    m_beside.append(beside);
    if (beside) m_bar->insertWidget(m_bar->count() - 1, beside);
    m_choice->addItem(title);
    show(m_choice->currentIndex());
}

QWidget* ViewStack::current() const { return m_stack->currentWidget(); }
bool ViewStack::holds(const QWidget* view) const { return m_stack->indexOf(view) >= 0; }

void ViewStack::setCurrent(const QWidget* view) { m_choice->setCurrentIndex(m_stack->indexOf(view)); }

void ViewStack::show(int index)
{
    m_stack->setCurrentIndex(index);
    for (int i = 0; i < m_beside.size(); ++i)
        if (m_beside[i]) m_beside[i]->setVisible(i == index);
    emit currentChanged();
}

} // namespace qs
