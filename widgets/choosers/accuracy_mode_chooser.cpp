// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/choosers/accuracy_mode_chooser.h"

#include "gpu/spec/accuracy_modes.h"
#include "widgets/language/message_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>

namespace qs {

namespace {

/// Which group of the list a mode stands in.
int groupOf(const AccuracyMode& mode)
{
    if (mode.isBaseline()) return 0;
    if (mode.isQat()) return 6;
    switch (mode.weights.scheme.format) {
    case NumberFormat::Copy:
        return 1;
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

} // namespace

AccuracyModeChooser::AccuracyModeChooser(QWidget* parent) : CheckTree(parent)
{
    QVector<Item> items;
    Ids all;
    for (const AccuracyMode& mode : accuracyModes()) {
        items.append({groupOf(mode), text(mode.name), text(mode.title), markedText(mode.explanation)});
        all.emplace_back(mode.name);
    }
    build("studyModeList", tr("Modes to study"), "studyModesMessage",
          {{tr("All"), "studyModesAll", tr("Select all modes, including trained ones"), [all] { return all; }},
           {tr("None"), "studyModesNone", tr("Clear all modes but the baseline"), [] { return Ids(); }},
           {tr("Default"), "studyModesDefault", tr("Select the modes of the default study, including two trained ones"),
            [] { return defaultAccuracyModes(true); }},
           {tr("No QAT"), "studyModesNoQat",
            tr("Select the modes of the default study without the trained ones, which is faster"),
            [] { return defaultAccuracyModes(false); }}});
    fill(studyGroups({tr("Baseline"), tr("Half precision"), tr("INT8"), tr("FP8"), tr("INT4"),
                      tr("Other 4- and 8-bit formats"), tr("Quantization-aware training (QAT)")}),
         items);
    setChecked(defaultAccuracyModes(true));
}

bool AccuracyModeChooser::hasQat() const
{
    return std::ranges::any_of(checked(), [](const std::string& name) { return findAccuracyMode(name)->isQat(); });
}

bool AccuracyModeChooser::hasGroups() const
{
    return std::ranges::any_of(
        checked(), [](const std::string& name) { return findAccuracyMode(name)->weights.takesGroupSize(); });
}

CheckTree::Line AccuracyModeChooser::message(const Ids& chosen) const
{
    QString text = tr("%1 of %2 modes").arg(chosen.size()).arg(items().size());
    if (hasQat()) text += tr("; trained modes take longest");
    return {text};
}

} // namespace qs
