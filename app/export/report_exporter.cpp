// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "app/export/report_pictures.h"
#include "app/export/study_pictures.h"
#include "gpu/formats/atomic_file.h"
#include "gpu/formats/bounded_json.h"
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

Result<QStringList> exportStudy(const ReportStudy& study, const QString& folder, const Theme& theme)
{
    if (auto made = ensureFolders(QFile::encodeName(folder).toStdString()); !made) return made.error();
    PictureWriter pictures(folder, theme);
    pictures.setNotes(study.chartNotes);
    drawStudy(pictures, *study.result);
    if (pictures.error()) return *pictures.error();
    auto texts = writeTexts(folder, {{"report.md", writeModeReport(*study.result, pictures.pictures())}, {"results.json", dumpJson(toJson(*study.result), 2) + "\n"}});
    if (!texts) return texts.error();
    return pictures.files() + *texts;
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

    auto texts = writeTexts(folder, {{"report.md", writeReport(sections, input.baselineMode.toStdString())}, {"results.json", writeResultsJson(sections)}, {"samples.csv", writeSamplesCsv(sections)}});
    if (!texts) return texts.error();
    return pictures.files() + *texts;
}

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    if (input.runs.isEmpty() && input.studies.isEmpty())
        return Error{ErrorCode::Usage, ReportExporter::tr("There is no run to report.").toStdString(), ReportExporter::tr("Measure something first.").toStdString()};
    QStringList written;
    if (!input.runs.isEmpty()) {
        const auto files = exportRuns(input, folder);
        if (!files) return files;
        written = *files;
    }
    const bool alone = input.runs.isEmpty() && input.studies.size() == 1;
    if (auto made = ensureDirectory(QFile::encodeName(folder).toStdString()); !made) return made.error();
    for (int i = 0; i < input.studies.size(); ++i) {
        const auto files = exportStudy(input.studies[i], alone ? folder : folder + QStringLiteral("/mode_study_%1").arg(i + 1), input.darkCharts ? Theme::night() : Theme::light());
        if (!files) return files;
        written += *files;
    }
    return written;
}

} // namespace qs
