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
        return 3;
    case NumberFormat::Int4:
        return 4;
    default:
        return 5;
    }
}

QStringList idsOf(const std::vector<std::string>& configurations)
{
    QStringList ids;
    for (const std::string& id : configurations)
        ids << QString::fromStdString(id);
    return ids;
}

QStringList idsOfList(std::string_view list)
{
    QStringList ids;
    const auto found = parseLlmConfigurations(list);
    for (const LlmConfiguration& c : *found)
        ids << text(c.id);
    return ids;
}

} // namespace

LlmConfigurationChooser::LlmConfigurationChooser(QWidget* parent) : CheckTree(parent)
{
    QVector<Item> items;
    for (const LlmConfiguration& c : llmConfigurations())
        items.append({groupOf(c), text(c.id), text(c.name), markedText(c.description), llmMode(std::string(c.id))});
    build("llmConfigurationList", tr("Configurations to study"), "llmConfigurationsMessage",
          {tr("Baseline"), tr("Without quantization"), tr("INT8"), tr("FP8"), tr("INT4"), tr("Other 4-bit formats"),
           tr("KV cache only")},
          items,
          {{tr("All"), "llmConfigurationsAll", tr("Select all configurations"), [] { return idsOfList("all"); }},
           {tr("None"), "llmConfigurationsNone", tr("Clear all but the baseline"), [] { return QStringList(); }},
           {tr("Default"), "llmConfigurationsDefault", tr("Select the configurations of the default study"),
            [] { return idsOf(defaultLlmConfigurations()); }},
           {tr("Basic"), "llmConfigurationsSource", tr("Select the seven configurations of the published comparison"),
            [] { return idsOfList("source"); }}});
    setConfigurations({});
}

std::vector<std::string> LlmConfigurationChooser::configurations() const
{
    const QStringList chosen = checked();
    std::vector<std::string> ordered;
    for (const LlmConfiguration& c : llmConfigurations())
        if (chosen.contains(text(c.id))) ordered.emplace_back(c.id);
    return ordered;
}

void LlmConfigurationChooser::setConfigurations(const std::vector<std::string>& ids)
{
    check(idsOf(ids.empty() ? defaultLlmConfigurations() : ids), false);
}

QString LlmConfigurationChooser::message(const QStringList& chosen, int all) const
{
    QString text = tr("%1 of %2 configurations").arg(chosen.size()).arg(all);
    const bool calibrated = std::any_of(chosen.begin(), chosen.end(), [](const QString& id) {
        return findLlmConfiguration(id.toStdString())->needsCalibration();
    });
    if (calibrated) text += tr("; AWQ and GPTQ read the calibration text first");
    return text;
}

} // namespace qs
