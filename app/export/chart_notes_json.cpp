// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/chart_notes_json.h"

#include "widgets/charts/core/chart_names.h"
#include "widgets/charts/core/chart_widget.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr qsizetype kLongestText = 4000;
constexpr qsizetype kMaxNotes = 500; ///< of one chart: a session file may come from anywhere

double number(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : 0.0;
}

QString stringAt(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string()
               ? QString::fromStdString(found->get<std::string>()).left(kLongestText)
               : QString();
}

} // namespace

nlohmann::json toJson(const QVector<ChartNote>& notes)
{
    nlohmann::json all = nlohmann::json::array();
    for (const ChartNote& note : notes) {
        nlohmann::json one{{"text", note.text.toStdString()},
                           {"x", note.x},
                           {"y", note.y},
                           {"dx", note.offset.x()},
                           {"dy", note.offset.y()}};
        if (note.plot != 0) one["plot"] = note.plot;
        if (!note.column.isEmpty()) one["column"] = note.column.toStdString();
        if (!note.row.isEmpty()) one["row"] = note.row.toStdString();
        if (!note.series.isEmpty()) one["series"] = note.series.toStdString();
        all.push_back(std::move(one));
    }
    return all;
}

QVector<ChartNote> chartNotesFromJson(const nlohmann::json& notes)
{
    QVector<ChartNote> all;
    if (!notes.is_array()) return all;
    for (const nlohmann::json& one : notes) {
        if (all.size() == kMaxNotes) break;
        ChartNote note;
        if (!one.is_object() || stringAt(one, "text").trimmed().isEmpty()) continue;
        note.text = stringAt(one, "text");
        note.x = number(one, "x");
        note.y = number(one, "y");
        note.offset = {std::clamp(number(one, "dx"), -5000.0, 5000.0), std::clamp(number(one, "dy"), -5000.0, 5000.0)};
        note.plot = static_cast<int>(std::clamp(number(one, "plot"), 0.0, 9.0));
        note.column = stringAt(one, "column");
        note.row = stringAt(one, "row");
        note.series = stringAt(one, "series");
        if (std::isfinite(note.x) && std::isfinite(note.y)) all.append(note);
    }
    return all;
}

QVector<ChartNote> notesOf(const nlohmann::json& annotations, const QString& key, const QString& chart)
{
    const nlohmann::json run = chartNotesOf(annotations, key);
    const auto of = run.find(chart.toStdString());
    return of == run.end() ? QVector<ChartNote>() : chartNotesFromJson(*of);
}

nlohmann::json chartNotesOf(const nlohmann::json& annotations, const QString& key)
{
    if (!annotations.is_object()) return nullptr;
    const auto found = annotations.find(key.toStdString());
    return found != annotations.end() && found->is_object() ? *found : nlohmann::json();
}

nlohmann::json withNotes(nlohmann::json annotations, const QString& key, const QString& chart,
                         const QVector<ChartNote>& notes)
{
    const std::string run = key.toStdString(), name = chart.toStdString();
    if (!annotations.is_object()) annotations = nlohmann::json::object();
    if (!annotations[run].is_object()) annotations[run] = nlohmann::json::object();
    if (notes.isEmpty())
        annotations[run].erase(name);
    else
        annotations[run][name] = toJson(notes);
    if (annotations[run].empty()) annotations.erase(run);
    return annotations.empty() ? nlohmann::json() : annotations;
}

namespace {

QString keptName(const QString& name)
{
    // Both charts of a sweep show any quantity, which their notes know; both Pareto charts the same points.
    if (name.startsWith(QLatin1String(chartnames::kSweepBegin))) return QLatin1String(chartnames::kSweep);
    return name == QLatin1String(chartnames::kStudyParetoBeside) ? QString(QLatin1String(chartnames::kStudyPareto))
                                                                 : name;
}

} // namespace

QString noteName(const ChartWidget& chart) { return keptName(chart.objectName()); }

void showNotes(ChartWidget& chart, const nlohmann::json& annotations, const QString& key)
{
    chart.setNotes(notesOf(annotations, key, noteName(chart)));
}

void showNotes(ChartContent& chart, const nlohmann::json& annotations, const QString& key)
{
    chart.notes = notesOf(annotations, key, keptName(chart.chartName));
}

} // namespace qs
