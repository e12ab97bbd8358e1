// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/operation_section.h"

#include "widgets/controls/form_rows.h"
#include "widgets/language/operation_text.h"

#include <QCoreApplication>
#include <QGridLayout>

namespace qs {

OperationSection::OperationSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_choice = new QuietComboBox(this);
    for (const Operation operation : allOperations()) {
        m_choice->addItem(operationText(operation), static_cast<int>(operation));
        m_choice->setItemData(m_choice->count() - 1, operationDescription(operation), Qt::ToolTipRole);
    }
    describe(m_choice, QStringLiteral("operationCombo"), tr("Operation"), operationDescription(Operation::Quantize));
    m_choice->setMaxVisibleItems(m_choice->count());
    addRow(form, tr("&Operation"), m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < 0) return;
        const auto operation = static_cast<Operation>(m_choice->itemData(index).toInt());
        m_choice->setToolTip(operationDescription(operation));
        if (!m_showing) emit edited(operation);
    });
}

void OperationSection::display(Operation operation)
{
    m_showing = true;
    m_choice->setCurrentIndex(m_choice->findData(static_cast<int>(operation)));
    m_showing = false;
}

} // namespace qs
