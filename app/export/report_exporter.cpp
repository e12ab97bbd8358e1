// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "app/export/report_pictures.h"
#include "gpu/formats/atomic_file.h"
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

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    if (input.runs.isEmpty())
        return Error{ErrorCode::Usage, ReportExporter::tr("There is no run to report.").toStdString(), ReportExporter::tr("Measure something first.").toStdString()};
    const std::string base = QFile::encodeName(folder).toStdString();
    if (auto r = ensureDirectory(base); !r) return r.error();
    if (auto r = ensureDirectory(base + "/artifacts"); !r) return r.error();

    ReportPictures pictures(input, folder);
    std::vector<ReportSection> sections;
    for (int i = 0; i < input.runs.size(); ++i) {
        const ReportRun& run = input.runs[i];
        const QString prefix = input.runs.size() > 1 ? QStringLiteral("run%1_").arg(i + 1) : QString();
        sections.push_back({run.name.toStdString(), run.note.toStdString(), &run.result, pictures.draw(run.result, prefix)});
    }
    if (pictures.error()) return *pictures.error();

    QStringList written = pictures.files();
    const std::pair<const char*, std::string> texts[] = {{"report.md", writeReport(sections, input.baselineMode.toStdString())},
                                                         {"results.json", writeResultsJson(sections)},
                                                         {"samples.csv", writeSamplesCsv(sections)}};
    for (const auto& [name, text] : texts) {
        if (auto r = writeFileAtomically(base + "/" + name, text); !r) return r.error();
        written << folder + QLatin1Char('/') + QLatin1String(name);
    }
    return written;
}

} // namespace qs
