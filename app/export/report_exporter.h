// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/export_pass.h"
#include "app/session/stored_run.h"
#include "gpu/core/error.h"
#include "widgets/charts/core/chart_picture_file.h"

#include <QString>
#include <QStringList>
#include <QVector>

#include <memory>

namespace qs {

/// One run as the report shows it.
struct ReportRun
{
    QString name;                                           ///< heading
    QString note;                                           ///< free text of the user
    ResultPtr result = std::make_shared<const RunResult>(); ///< shared with the session: never null
    nlohmann::json chartNotes = nullptr; ///< {chart: [note, …]}: what the user pinned to its charts
    int number = 0;                      ///< StoredRun::number
};

/// A study as the report shows it.
template <typename Study> struct ReportStudyOf
{
    QString name, note;
    std::shared_ptr<const Study> result;
    nlohmann::json chartNotes = nullptr;
};
using ReportStudy = ReportStudyOf<AccuracyStudyResult>;
using ReportLlmStudy = ReportStudyOf<LlmStudyResult>;
using ReportOtherStudy = ReportStudyOf<StudyResult>;

/// Which parts of a report are written. The summary always is.
struct ReportContent
{
    bool tables = true;  ///< what is reported about each run: setup, tables, verdicts, findings
    bool charts = true;  ///< artifacts/*.png, and in the texts
    bool samples = true; ///< samples.csv, series.csv
    bool results = true; ///< results.json
    bool page = true;    ///< report.html: all of it as one file
    bool operator==(const ReportContent&) const = default;
};

/// What goes into a report.
struct ReportInput
{
    QVector<ReportRun> runs;
    QVector<ReportStudy> studies;
    QVector<ReportLlmStudy> llmStudies;
    QVector<ReportOtherStudy> otherStudies; ///< without pictures
    QString baselineMode = QStringLiteral("baseline-copy");
    bool darkCharts = false;               ///< exports are light unless asked
    double screenDpi = logicalScreenDpi(); ///< the input is made on the GUI thread
    ReportContent content = {};

    bool isEmpty() const
    {
        return runs.isEmpty() && studies.isEmpty() && llmStudies.isEmpty() && otherStudies.isEmpty();
    }

    /// Takes a run of a session in, whichever kind it is of.
    void add(const StoredRun& run, const nlohmann::json& chartNotes);
};

/// Writes `folder`: report.md, which begins with a summary and links all of its parts, and what `content` asks for:
/// artifacts/*.png at 2×, results.json, samples.csv and series.csv, report.html. A study that is alone has the folder
/// to itself; beside others it has one of its own in it, mode_study_1, language_model_1 and so on. Needs a QApplication
/// (any platform, offscreen too) but no window. Returns the files written, report.md first. An existing report there is
/// replaced; anything else in the folder stays. All files or, after an error and where the pass was cancelled
/// (Interrupted), none; a folder that was made for them goes, too. Any thread.
Result<QStringList> exportReport(const ReportInput& input, const QString& folder, ExportPass& pass);
/// The same, not to be interrupted.
Result<QStringList> exportReport(const ReportInput& input, const QString& folder);
/// The report as one HTML file and nothing beside it, whole or not at all: pictures are inside, and no browser asks for
/// anything.
Result<void> exportReportPage(const ReportInput& input, const QString& file, ExportPass& pass);

} // namespace qs
