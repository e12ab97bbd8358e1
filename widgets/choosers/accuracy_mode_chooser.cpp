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

QStringList namesOf(const std::vector<std::string>& modes)
{
    QStringList names;
    for (const std::string& mode : modes)
        names << QString::fromStdString(mode);
    return names;
}

} // namespace

AccuracyModeChooser::AccuracyModeChooser(QWidget* parent) : CheckTree(parent)
{
    QVector<Item> items;
    QStringList all;
    for (const AccuracyMode& mode : accuracyModes()) {
        items.append({groupOf(mode), text(mode.name), text(mode.title), markedText(mode.explanation), text(mode.name)});
        all << text(mode.name);
    }
    build("studyModeList", tr("Modes to study"), "studyModesMessage",
          {tr("Baseline"), tr("Half precision"), tr("INT8"), tr("FP8"), tr("INT4"), tr("Other 4- and 8-bit formats"),
           tr("Quantization-aware training (QAT)")},
          items,
          {{tr("All"), "studyModesAll", tr("Select all modes, including trained ones"), [all] { return all; }},
           {tr("None"), "studyModesNone", tr("Clear all modes but the baseline"), [] { return QStringList(); }},
           {tr("Default"), "studyModesDefault", tr("Select the modes of the default study, including two trained ones"),
            [] { return namesOf(defaultAccuracyModes(true)); }},
           {tr("No QAT"), "studyModesNoQat",
            tr("Select the modes of the default study without the trained ones, which is faster"),
            [] { return namesOf(defaultAccuracyModes(false)); }}});
    setModes(defaultAccuracyModes(true));
}

std::vector<std::string> AccuracyModeChooser::modes() const
{
    const QStringList chosen = checked();
    std::vector<std::string> ordered;
    for (const AccuracyMode& mode : accuracyModes())
        if (chosen.contains(text(mode.name))) ordered.emplace_back(mode.name);
    return ordered;
}

void AccuracyModeChooser::setModes(const std::vector<std::string>& modes) { check(namesOf(modes), false); }

bool AccuracyModeChooser::hasQat() const
{
    const auto all = modes();
    return std::any_of(all.begin(), all.end(), [](const std::string& name) { return findAccuracyMode(name)->isQat(); });
}

bool AccuracyModeChooser::hasGroups() const
{
    const auto all = modes();
    return std::any_of(all.begin(), all.end(),
                       [](const std::string& name) { return findAccuracyMode(name)->weights.takesGroupSize(); });
}

QString AccuracyModeChooser::message(const QStringList& chosen, int all) const
{
    QString text = tr("%1 of %2 modes").arg(chosen.size()).arg(all);
    if (hasQat()) text += tr("; trained modes take longest");
    return text;
}

} // namespace qs
