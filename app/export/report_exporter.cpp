// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "app/export/report_exporter_words.h"
#include "app/export/report_pictures.h"
#include "app/export/study_pictures.h"
#include "app/session/native_path.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/staged_folder.h"
#include "gpu/report/llm/report.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/text/writer.h"

#include <QCoreApplication>
#include <QFile>

#include <functional>

namespace qs {

namespace {

std::string reportOf(const ModeStudyResult& study, const std::vector<ReportPicture>& pictures)
{
    return writeModeReport(study, pictures);
}
std::string reportOf(const LlmStudyResult& study, const std::vector<ReportPicture>& pictures)
{
    return writeLlmReport(study, pictures);
}
std::string reportOf(const StudyResult& study, const std::vector<ReportPicture>&) { return study.report(); }

std::vector<ReportDrawing> studyDrawings(const StudyResult&) { return {}; }

/// Writes one report.
class Exporter
{
public:
    Exporter(const ReportInput& input, StagedFolder& folder, ExportPass& pass)
        : m_input(input), m_folder(folder), m_pictures(folder, pass, input.darkCharts ? Theme::night() : Theme::light())
    {
        const bool alone =
            input.runs.isEmpty() && input.studies.size() + input.llmStudies.size() + input.otherStudies.size() == 1;
        planRuns();
        plan(input.studies, "mode_study", alone);
        plan(input.llmStudies, "language_model", alone);
        plan(input.otherStudies, "study", alone);
        for (const Part& part : m_parts)
            m_pictures.expect(part.drawings.size());
    }

    Result<void> write()
    {
        std::vector<ReportSection> sections;
        for (const Part& part : m_parts) {
            const auto pictures = m_pictures.write(part.drawings, part.below, part.notes);
            if (m_pictures.error()) return *m_pictures.error();
            if (part.run)
                sections.push_back(
                    {part.run->name.toStdString(), part.run->note.toStdString(), part.run->result.get(), pictures});
            else if (auto written = part.write(pictures); !written)
                return written;
        }
        return sections.empty() ? Result<void>() : writeRuns(sections);
    }

private:
    /// A run, or a study, which has texts of its own.
    struct Part
    {
        QString below; ///< the folder in the report's: empty, or 'mode_study_1/'
        nlohmann::json notes;
        std::vector<ReportDrawing> drawings;
        const ReportRun* run = nullptr;
        std::function<Result<void>(const std::vector<ReportPicture>&)> write = nullptr;
    };

    void planRuns()
    {
        for (int i = 0; i < m_input.runs.size(); ++i) {
            const ReportRun& run = m_input.runs[i];
            const QString prefix = m_input.runs.size() > 1 ? QStringLiteral("run%1_").arg(i + 1) : QString();
            m_parts.push_back({{}, run.chartNotes, runDrawings(*run.result, m_input.baselineMode, prefix), &run});
        }
    }

    /// Each in a folder of its own, `name` with a number, or where it is `alone` in the report's.
    template <typename Study> void plan(const QVector<ReportStudyOf<Study>>& studies, const char* name, bool alone)
    {
        for (int i = 0; i < studies.size(); ++i) {
            const QString below = alone ? QString() : QStringLiteral("%1_%2/").arg(QLatin1String(name)).arg(i + 1);
            const auto write = [this, below, study = studies[i].result](const std::vector<ReportPicture>& pictures) {
                return add(below, {{"report.md", reportOf(*study, pictures)},
                                   {"results.json", dumpJson(study->json(), 2) + "\n"}});
            };
            m_parts.push_back({below, studies[i].chartNotes, studyDrawings(*studies[i].result), nullptr, write});
        }
    }

    Result<void> writeRuns(const std::vector<ReportSection>& sections)
    {
        return add({}, {{"report.md", writeReport(sections, m_input.baselineMode.toStdString())},
                        {"results.json", {}, [&](TextSink& sink) { writeResultsJson(sections, sink); }},
                        {"series.csv", writeSeriesCsv(sections)},
                        {"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(sections, sink); }}});
    }

    Result<void> add(const QString& below, const std::vector<NamedText>& texts)
    {
        for (const NamedText& text : texts)
            if (auto added = m_folder.add({QFile::encodeName(below).toStdString() + text.name, text.text, text.make});
                !added)
                return added;
        return {};
    }

    const ReportInput& m_input;
    StagedFolder& m_folder;
    PictureWriter m_pictures;
    std::vector<Part> m_parts;
};

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    ExportPass here;
    return exportReport(input, folder, here);
}

Result<QStringList> exportReport(const ReportInput& input, const QString& folder, ExportPass& pass)
{
    if (input.runs.isEmpty() && input.studies.isEmpty() && input.llmStudies.isEmpty() && input.otherStudies.isEmpty())
        return Error{ErrorCode::Usage, ReportExporter::tr("There is no run to report.").toStdString(),
                     ReportExporter::tr("Measure something first.").toStdString()};
    auto staged = StagedFolder::open(nativePath(folder));
    if (!staged) return staged.error();
    if (auto written = Exporter(input, *staged, pass).write(); !written) return written.error();
    if (!pass.draw([] {})) return cancelledExport(); // the last chance
    const auto paths = staged->publish();
    if (!paths) return paths.error();
    QStringList files;
    for (const std::string& path : *paths)
        files << QFile::decodeName(QByteArray::fromStdString(path));
    return files;
}

void ReportInput::add(const StoredRun& run, const nlohmann::json& chartNotes)
{
    if (run.llm())
        llmStudies.push_back({run.name, run.note, run.llm(), chartNotes});
    else if (run.modes())
        studies.push_back({run.name, run.note, run.modes(), chartNotes});
    else if (run.study)
        otherStudies.push_back({run.name, run.note, run.study, chartNotes});
    else if (run.result)
        runs.push_back({run.name, run.note, run.result, chartNotes});
}

} // namespace qs
