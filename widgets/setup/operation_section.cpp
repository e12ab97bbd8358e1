// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/setup/operation_section.h"

#include "widgets/controls/form_rows.h"
#include "widgets/language/operation_text.h"

#include <QCoreApplication>
#include <QGridLayout>

namespace qs {

QString OperationSection::description(Operation operation)
{
    switch (operation) {
    case Operation::Quantize:
        return tr("A tensor [tokens, hidden] to codes and scales, in every number format.");
    case Operation::Dequantize:
        return tr("Codes and scales back to values of the type that is set.");
    case Operation::Ladder:
        return tr("One INT8 quantization, from five passes over memory to one kernel with packed conversion: what each "
                  "step of "
                  "optimization gains.");
    case Operation::Gemm:
        return tr("[m, k] · [k, n], by number format, and with weights of 8 and 4 bits.");
    case Operation::LinearGelu:
        return tr("gelu([m, k] · [k, n] + bias): in several kernels, in one, in a graph.");
    case Operation::Attention:
        return tr("softmax(Q·Kᵀ/√d)·V: with the scores in memory, and fused.");
    case Operation::Block:
        return tr("A transformer block: call by call, as a graph, and compiled for its shape.");
    }
    return {};
}

OperationSection::OperationSection(QWidget* parent) : QWidget(parent)
{
    QGridLayout* form = makeForm(this);
    m_choice = new QuietComboBox(this);
    for (const Operation operation : allOperations()) {
        m_choice->addItem(operationText(operation), static_cast<int>(operation));
        m_choice->setItemData(m_choice->count() - 1, description(operation), Qt::ToolTipRole);
    }
    describe(m_choice, QStringLiteral("operationCombo"), tr("Operation"), description(Operation::Quantize));
    m_choice->setMaxVisibleItems(m_choice->count());
    addRow(form, tr("&Operation"), m_choice);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index < 0) return;
        const auto operation = static_cast<Operation>(m_choice->itemData(index).toInt());
        m_choice->setToolTip(description(operation));
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
