// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/mode_chooser.h"

#include "gpu/numerics/format_descriptor.h"
#include "widgets/language/message_text.h"

#include <QTreeWidget>

namespace qs {

namespace {

enum Family { Int8, E4M3, E5M2, Int4, Float4, Blocks, Dialects, Baseline };

Family familyOf(const QuantScheme& scheme)
{
    const FormatDescriptor& row = descriptorOf(scheme.format);
    switch (row.format) {
    case NumberFormat::Copy:
        return Baseline;
    case NumberFormat::Int8:
        return Int8;
    case NumberFormat::E4M3:
        return E4M3;
    case NumberFormat::E5M2:
        return E5M2;
    default:
        break;
    }
    const bool isUnsigned = row.element.kind == ElementCodec::Kind::Unsigned;
    if (isUnsigned && row.namesGroup) return Int4;
    return row.element.bits == 4 && !isUnsigned ? Float4 : Blocks;
}

CheckTree::Ids namesOf(const std::vector<QuantScheme>& schemes)
{
    CheckTree::Ids names;
    for (const QuantScheme& scheme : schemes)
        names.push_back(schemeName(scheme));
    return names;
}

} // namespace

ModeChooser::ModeChooser(QWidget* parent) : CheckTree(parent), m_defaults(usualModes())
{
    build("modeList", tr("Modes to compare"), "modesMessage",
          {{tr("All"), "modesAll", tr("Select all visible modes. Modes of collapsed families are not changed."),
            [this] { return withUnfolded(); }},
           {tr("None"), "modesNone", tr("Clear all modes"), [] { return Ids(); }},
           {tr("Default"), "modesDefault", tr("Select the modes of the default comparison"),
            [this] { return namesOf(m_defaults); }}});
    list().setTextElideMode(Qt::ElideMiddle);
    fillFamilies();
    setModes(m_defaults);
}

std::vector<QuantScheme> ModeChooser::usualModes()
{
    std::vector<QuantScheme> modes;
    for (const char* name : {"baseline-copy", "int8-tensor-static", "int8-token-dynamic", "fp8-e4m3-tensor-static",
                             "fp8-e4m3-token-dynamic"})
        if (const auto scheme = parseScheme(name)) modes.push_back(*scheme);
    return modes;
}

void ModeChooser::fillFamilies()
{
    const auto family = [](const QString& title, bool folded = false, const QString& about = {}) {
        const QString toolTip = tr("Select or clear all modes of %1").arg(title);
        return Group{title, about.isEmpty() ? toolTip : about + QLatin1Char('\n') + toolTip, false, folded};
    };
    QVector<Item> items;
    const auto add = [&](const QuantScheme& scheme, Family of) {
        const QString name = QString::fromStdString(schemeName(scheme));
        items.append({of, name, name, messageText(schemeDescription(scheme))});
        m_all.push_back(scheme);
    };
    for (const QuantScheme& scheme : allSchemes())
        add(scheme, familyOf(scheme));
    for (const QuantScheme& scheme : dialectSchemes())
        add(scheme, Dialects);
    fill(
        {family(tr("INT8")), family(tr("FP8 E4M3")), family(tr("FP8 E5M2")),
         family(tr("INT4"), true, tr("4-bit integers with one scale per group.")),
         family(tr("4-bit float"), true, tr("Sixteen unevenly spaced values: NF4, and E2M1 in blocks (MXFP4, NVFP4).")),
         family(tr("Block formats"), true,
                tr("8-bit blocks with a power-of-two scale (MXFP8), and the block formats of GGUF (Q8_0, Q4_0).")),
         family(tr("Dialects"), true,
                tr("The same formats with the scaling and rounding of other packages. The codes differ; the cost is "
                   "almost the same.")),
         family(tr("Baseline"))},
        items);
}

std::vector<QuantScheme> ModeChooser::modes() const
{
    std::vector<QuantScheme> chosen;
    for (qsizetype i = 0; i < items().size(); ++i)
        if (isChecked(*items()[i])) chosen.push_back(m_all[static_cast<std::size_t>(i)]);
    return chosen;
}

void ModeChooser::setModes(const std::vector<QuantScheme>& modes) { setChecked(namesOf(modes)); }

CheckTree::Ids ModeChooser::withUnfolded() const
{
    Ids ids;
    for (const QTreeWidgetItem* item : items())
        if (isChecked(*item) || item->parent()->isExpanded())
            ids.push_back(item->data(0, IdRole).toString().toStdString());
    return ids;
}

CheckTree::Line ModeChooser::message(const Ids& chosen) const
{
    if (chosen.empty())
        return {tr("No mode is selected. Select at least one, or press Default."), InlineMessage::Kind::Error};
    return {tr("%1 of %2 modes").arg(chosen.size()).arg(items().size())};
}

} // namespace qs
