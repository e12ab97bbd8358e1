// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/spec/mode_study.h"
#include "gpu/spec/run_result.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>

namespace qs {

/// One run as the report shows it.
struct ReportRun
{
    QString name; ///< heading
    QString note; ///< free text of the user
    RunResult result;
    nlohmann::json chartNotes = nullptr; ///< {chart: [note, …]}: what the user pinned to its charts
};

/// A mode study as the report shows it.
struct ReportStudy
{
    QString name, note;
    std::shared_ptr<const ModeStudyResult> result;
    nlohmann::json chartNotes = nullptr;
};

/// What goes into a report.
struct ReportInput
{
    QVector<ReportRun> runs;
    QVector<ReportStudy> studies;
    QString baselineMode = QStringLiteral("baseline-copy");
    bool darkCharts = false; ///< exports are light unless asked
};

/// Writes `folder`: report.md, artifacts/*.png at 2×, results.json, samples.csv. A mode study that is alone has the folder to itself;
/// beside others it has one of its own in it, mode_study_1 and so on. Needs a QGuiApplication (any
/// platform, offscreen too) but no window. Returns the files written. An existing report there is replaced;
/// anything else in the folder stays.
Result<QStringList> exportReport(const ReportInput& input, const QString& folder);

} // namespace qs
