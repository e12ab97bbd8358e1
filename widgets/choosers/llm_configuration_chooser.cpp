// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/llm_configuration_chooser.h"

#include "gpu/results/llm_study.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"
#include "widgets/style/modes/accuracy_mode_style.h"

#include <algorithm>

namespace qs {

namespace {

/// Which group of the list a configuration stands in.
int groupOf(const LlmConfiguration& c)
{
    if (c.id == llmConfigurations().front().id) return 0;
    if (!c.quantizes()) return c.kv == KvFormat::E4M3 || c.kv == KvFormat::Int8 ? 6 : 1;
    switch (c.weights.format) {
    case NumberFormat::Int8:
        return 2;
    case NumberFormat::E4M3:
    case NumberFormat::MXFP8:
        return 3;
    case NumberFormat::Int4:
        return 4;
    default:
        return 5;
    }
}

std::vector<std::string> idsOfList(std::string_view list)
{
    std::vector<std::string> ids;
    const auto found = parseLlmConfigurations(list);
    for (const LlmConfiguration& c : *found)
        ids.emplace_back(c.id);
    return ids;
}

} // namespace

LlmConfigurationChooser::LlmConfigurationChooser(QWidget* parent) : CheckTree(parent)
{
    QVector<Item> items;
    for (const LlmConfiguration& c : llmConfigurations())
        items.append({groupOf(c), text(c.id), text(c.name), markedText(c.description), llmMode(std::string(c.id))});
    build("llmConfigurationList", tr("Configurations to study"), "llmConfigurationsMessage",
          {{tr("All"), "llmConfigurationsAll", tr("Select all configurations"), [] { return idsOfList("all"); }},
           {tr("None"), "llmConfigurationsNone", tr("Clear all but the baseline"), [] { return Ids(); }},
           {tr("Default"), "llmConfigurationsDefault", tr("Select the configurations of the default study"),
            defaultLlmConfigurations},
           {tr("Basic"), "llmConfigurationsSource", tr("Select the seven configurations of the published comparison"),
            [] { return idsOfList("source"); }}});
    fill(studyGroups({tr("Baseline"), tr("Without quantization"), tr("INT8"), tr("FP8"), tr("INT4"),
                      tr("Other 4-bit formats"), tr("KV cache only")}),
         items);
    setChecked(defaultLlmConfigurations());
}

CheckTree::Line LlmConfigurationChooser::message(const Ids& chosen) const
{
    QString text = tr("%1 of %2 configurations").arg(chosen.size()).arg(items().size());
    if (std::ranges::any_of(chosen, [](const auto& id) { return findLlmConfiguration(id)->needsCalibration(); }))
        text += tr("; AWQ and GPTQ read the calibration text first");
    return {text};
}

} // namespace qs
