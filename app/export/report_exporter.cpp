// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "app/export/report_pictures.h"
#include "app/export/study_pictures.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/staged_folder.h"
#include "gpu/report/llm_report.h"
#include "gpu/report/mode_report.h"
#include "gpu/report/report_writer.h"

#include <QCoreApplication>
#include <QFile>

namespace qs {

namespace {

/// Context of the translations of this file.
struct ReportExporter
{
    Q_DECLARE_TR_FUNCTIONS(ReportExporter)
};

Result<void> ensureFolders(const std::string& folder)
{
    if (auto made = ensureDirectory(folder); !made) return made;
    return ensureDirectory(folder + "/artifacts");
}

Result<QStringList> writeTexts(const QString& folder, const std::vector<NamedText>& texts)
{
    const auto written = writeTextsAtomically(QFile::encodeName(folder).toStdString(), texts);
    if (!written) return written.error();
    QStringList paths;
    for (const NamedText& text : texts)
        paths << folder + QLatin1Char('/') + QString::fromStdString(text.name);
    return paths;
}

void draw(PictureWriter& writer, const ModeStudyResult& study) { drawStudy(writer, study); }
void draw(PictureWriter& writer, const LlmStudyResult& study) { drawLlmStudy(writer, study); }
std::string reportOf(const ModeStudyResult& study, const std::vector<ReportPicture>& pictures) { return writeModeReport(study, pictures); }
std::string reportOf(const LlmStudyResult& study, const std::vector<ReportPicture>& pictures) { return writeLlmReport(study, pictures); }

template <typename Study> Result<QStringList> exportStudy(const ReportStudyOf<Study>& study, const QString& folder, const Theme& theme)
{
    if (auto made = ensureFolders(QFile::encodeName(folder).toStdString()); !made) return made.error();
    PictureWriter pictures(folder, theme);
    pictures.setNotes(study.chartNotes);
    draw(pictures, *study.result);
    if (pictures.error()) return *pictures.error();
    auto texts = writeTexts(folder, {{"report.md", reportOf(*study.result, pictures.pictures())}, {"results.json", dumpJson(toJson(*study.result), 2) + "\n"}});
    if (!texts) return texts.error();
    return pictures.files() + *texts;
}

/// Each in a folder of its own, `folder` with a number, or where it is `alone` in the report's.
template <typename Study> Result<QStringList> exportStudies(const QVector<ReportStudyOf<Study>>& studies, const QString& folder, const char* name, bool alone, const Theme& theme)
{
    QStringList written;
    for (int i = 0; i < studies.size(); ++i) {
        const auto files = exportStudy(studies[i], alone ? folder : QStringLiteral("%1/%2_%3").arg(folder, QLatin1String(name)).arg(i + 1), theme);
        if (!files) return files;
        written += *files;
    }
    return written;
}

Result<QStringList> exportRuns(const ReportInput& input, const QString& folder)
{
    if (auto made = ensureFolders(QFile::encodeName(folder).toStdString()); !made) return made.error();
    ReportPictures pictures(input, folder);
    std::vector<ReportSection> sections;
    for (int i = 0; i < input.runs.size(); ++i) {
        const ReportRun& run = input.runs[i];
        const QString prefix = input.runs.size() > 1 ? QStringLiteral("run%1_").arg(i + 1) : QString();
        sections.push_back({run.name.toStdString(), run.note.toStdString(), &run.result, pictures.draw(run.result, prefix, run.chartNotes)});
    }
    if (pictures.error()) return *pictures.error();

    auto texts = writeTexts(folder, {{"report.md", writeReport(sections, input.baselineMode.toStdString())}, {"results.json", {}, [&](TextSink& sink) { writeResultsJson(sections, sink); }},
                                     {"series.csv", writeSeriesCsv(sections)}, {"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(sections, sink); }}});
    if (!texts) return texts.error();
    return pictures.files() + *texts;
}

Result<QStringList> exportAll(const ReportInput& input, const QString& folder)
{
    const qsizetype studies = input.studies.size() + input.llmStudies.size();
    QStringList written;
    if (!input.runs.isEmpty()) {
        const auto files = exportRuns(input, folder);
        if (!files) return files;
        written = *files;
    }
    const bool alone = input.runs.isEmpty() && studies == 1;
    const Theme theme = input.darkCharts ? Theme::night() : Theme::light();
    if (auto made = ensureDirectory(QFile::encodeName(folder).toStdString()); !made) return made.error();
    const auto modes = exportStudies(input.studies, folder, "mode_study", alone, theme);
    if (!modes) return modes;
    const auto models = exportStudies(input.llmStudies, folder, "language_model", alone, theme);
    if (!models) return models;
    return written + *modes + *models;
}

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    if (input.runs.isEmpty() && input.studies.isEmpty() && input.llmStudies.isEmpty())
        return Error{ErrorCode::Usage, ReportExporter::tr("There is no run to report.").toStdString(), ReportExporter::tr("Measure something first.").toStdString()};
    auto staged = StagedFolder::open(QFile::encodeName(folder).toStdString());
    if (!staged) return staged.error();
    const QString hidden = QFile::decodeName(staged->path().c_str());
    auto written = exportAll(input, hidden);
    if (!written) return staged->named(written.error());
    if (auto placed = staged->publish(); !placed) return placed.error();
    for (QString& file : *written)
        file = folder + file.mid(hidden.size());
    return written;
}

void ReportInput::add(const StoredRun& run, const nlohmann::json& chartNotes)
{
    if (run.llm) llmStudies.push_back({run.name, run.note, run.llm, chartNotes});
    else if (run.study) studies.push_back({run.name, run.note, run.study, chartNotes});
    else if (run.result) runs.push_back({run.name, run.note, *run.result, chartNotes});
}

} // namespace qs
