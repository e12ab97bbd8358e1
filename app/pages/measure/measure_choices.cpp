// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette offers of the setup: operations, and the modes or variants of the one that is set.
#include "app/pages/measure/measure_module.h"

#include "gpu/catalog/operation.h"
#include "gpu/numerics/quant_scheme.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/setup/setup_panel.h"

#include <algorithm>

namespace qs {

QVector<SetupChoice> MeasureModule::choices()
{
    QVector<SetupChoice> all;
    const RunSpec spec = m_setup.spec();
    for (const Operation operation : allOperations()) {
        const QString name = text(std::string(operationName(operation)));
        all.push_back({QStringLiteral("operation/") + name,
                       operationText(operation),
                       tr("Operation"),
                       operationDescription(operation),
                       {name},
                       operation == spec.operation,
                       [this, operation] { m_setup.chooseOperation(operation); }});
    }
    const bool takes = takesModes(spec.operation);
    for (const QuantScheme& mode : allSchemes()) {
        const bool chosen = takes && std::ranges::find(spec.modes, mode) != spec.modes.end();
        const QString name = text(schemeName(mode));
        all.push_back({QStringLiteral("mode/") + name,
                       name,
                       tr("Mode"),
                       chosen ? tr("Exclude this mode from the comparison") : tr("Include this mode in the comparison"),
                       {},
                       chosen,
                       [this, mode] {
                           if (!takesModes(m_setup.spec().operation)) m_setup.chooseOperation(Operation::Quantize);
                           m_setup.toggleMode(mode);
                       }});
    }
    if (takes) return all;
    for (const VariantInfo& variant : variantsOf(spec.operation)) {
        const std::string name(variant.name);
        const bool chosen = std::ranges::find(spec.variants, name) != spec.variants.end();
        all.push_back(
            {QStringLiteral("variant/") + text(name),
             text(name),
             tr("Variant"),
             chosen ? tr("Exclude this variant from the comparison") : tr("Include this variant in the comparison"),
             {text(variant.title)},
             chosen,
             [this, name] { m_setup.toggleVariant(name); }});
    }
    return all;
}

} // namespace qs
