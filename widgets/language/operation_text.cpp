// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/language/operation_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace qs {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(qs::OperationSection)
};
} // namespace

QString operationText(Operation operation)
{
    switch (operation) {
    case Operation::Quantize:
        return Words::tr("Quantize");
    case Operation::Dequantize:
        return Words::tr("Dequantize");
    case Operation::Ladder:
        return Words::tr("INT8 ladder");
    case Operation::Gemm:
        return Words::tr("Matrix product");
    case Operation::LinearGelu:
        return Words::tr("Linear + GELU");
    case Operation::Attention:
        return Words::tr("Attention");
    case Operation::Block:
        return Words::tr("Transformer block");
    }
    return {};
}

QString subjectText(const RunSpec& spec)
{
    QStringList sizes;
    for (const SweepAxis& axis : spec.axes)
        sizes << QString::fromStdString(sweepAxisText(axis));
    const QString size = sizes.isEmpty() ? QString::fromStdString(sizeText(spec)) : sizes.join(QStringLiteral(" × "));
    return spec.operation == Operation::Quantize ? size : operationText(spec.operation) + QLatin1Char(' ') + size;
}

} // namespace qs
