// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/core/chart_note.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QVector>

namespace qs {

class ChartContent;
class ChartWidget;

// Notes pinned to charts as a session keeps them: {key: {chart: [note, …]}}, where a key is the id of a run (or
// 'tensor:' and a name) and a chart goes by noteName(). What is not understood is left out, and an object that is not
// one counts as empty.

nlohmann::json toJson(const QVector<ChartNote>& notes);
QVector<ChartNote> chartNotesFromJson(const nlohmann::json& notes);

/// Notes of one chart of one key.
QVector<ChartNote> notesOf(const nlohmann::json& annotations, const QString& key, const QString& chart);
/// Those of all charts of one key, {chart: [note, …]}; null where there are none.
nlohmann::json chartNotesOf(const nlohmann::json& annotations, const QString& key);
/// `annotations` with the notes of one chart replaced; null where none are left.
nlohmann::json withNotes(nlohmann::json annotations, const QString& key, const QString& chart,
                         const QVector<ChartNote>& notes);
/// The name under which notes of a chart are kept: its objectName, or what charts of one kind have in common.
QString noteName(const ChartWidget& chart);
// Show the notes of `key` in a chart.
void showNotes(ChartWidget& chart, const nlohmann::json& annotations, const QString& key);
void showNotes(ChartContent& chart, const nlohmann::json& annotations, const QString& key);

} // namespace qs
