// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/export/report_exporter.h"

#include "app/export/report_charts.h"
#include "app/export/report_page.h"
#include "app/export/report_pictures.h"
#include "app/export/study_pictures.h"
#include "app/session/native_path.h"
#include "app/session/recorded.h"
#include "app/session/run_names.h"
#include "gpu/core/device_name.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/formats/io/staged_folder.h"
#include "gpu/report/session/session_report.h"
#include "gpu/report/text/markdown.h"
#include "gpu/report/text/writer.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace qs {

namespace {

std::vector<ReportDrawing> studyDrawings(const StudyResult&) { return {}; }

/// A run or a study, before it is drawn.
struct PlannedPart
{
    SessionPart said;
    std::string note, id;
    QString below; ///< the folder in the report's: empty, or 'mode_study_1/'
    nlohmann::json notes;
    std::vector<ReportDrawing> drawings;
};

/// Where nothing but pictures is wanted of a part.
std::string briefText(const PlannedPart& part, const std::vector<ReportPicture>& pictures)
{
    std::string out = "## " + escapeMarkdown(part.said.name) + "\n\n";
    if (!part.note.empty()) out += escapeMarkdown(part.note) + "\n\n";
    for (const ReportPicture& picture : pictures)
        out += "![" + escapeMarkdown(picture.title) + "](" + picture.file + ")\n\n";
    return out;
}

/// A report of more runs shows the times of all modes of a run in one picture, and not each mode's in another as well.
constexpr qsizetype kMaxRunsWithTraces = 3;

/// Writes one report into a folder that is not published yet.
class Exporter
{
public:
    Exporter(const ReportInput& input, StagedFolder& folder, ExportPass& pass)
        : m_input(input), m_folder(folder), m_pass(pass),
          m_pictures(folder, pass, input.darkCharts ? Theme::night() : Theme::light(),
                     input.content.page ? input.screenDpi : 0)
    {
        m_isAlone =
            input.runs.isEmpty() && input.studies.size() + input.llmStudies.size() + input.otherStudies.size() == 1;
        planRuns();
        plan(input.studies, "mode_study");
        plan(input.llmStudies, "language_model");
        plan(input.otherStudies, "study");
        if (!input.content.charts)
            for (PlannedPart& part : m_planned)
                part.drawings.clear();
        for (const PlannedPart& part : m_planned)
            m_pictures.expect(part.drawings.size());
    }

    /// The pictures and the texts of all parts.
    Result<void> draw()
    {
        for (const PlannedPart& part : m_planned) {
            const auto pictures = m_pictures.write(part.drawings, part.below, part.notes);
            if (m_pictures.error()) return *m_pictures.error();
            if (m_first.isEmpty() && !pictures.empty()) m_first = firstOf(part, pictures);
            if (part.said.run) m_sections.push_back({part.said.name, part.note, part.said.run, pictures});
            m_parts.push_back({part.said.name, part.note, part.id, part.below.toStdString(), textOf(part, pictures)});
        }
        return {};
    }

    /// report.md and what stands beside it; before, draw().
    Result<void> write()
    {
        const ReportContent& content = m_input.content;
        if (auto written =
                add("report.md", m_isAlone ? m_parts.front().text
                                           : sessionReport(summary(), m_parts, {content.samples, content.results}));
            !written)
            return written;
        if (content.page)
            if (auto written = add("report.html", page()); !written) return written;
        for (std::size_t i = 0; i < m_planned.size(); ++i)
            if (auto written = writeStudy(m_planned[i], m_parts[i]); !written) return written;
        return m_sections.empty() ? Result<void>() : writeRuns();
    }

    std::string page() const
    {
        const std::filesystem::path at = m_folder.path();
        return reportPage(
                   summary(), m_parts,
                   [this, at](const QString& file) {
                       if (QByteArray svg = m_pictures.vectorOf(file); !svg.isEmpty()) return svg;
                       QFile picture(QFile::decodeName(QByteArray::fromStdString((at / nativePath(file)).string())));
                       return picture.open(QIODevice::ReadOnly) ? picture.readAll() : QByteArray();
                   },
                   m_first)
            .toStdString();
    }

private:
    void planRuns()
    {
        for (int i = 0; i < m_input.runs.size(); ++i) {
            const ReportRun& run = m_input.runs[i];
            const QString own = ownName(i);
            m_planned.push_back(
                {{run.name.toStdString(), run.result.get()},
                 run.note.toStdString(),
                 own.toStdString(),
                 {},
                 run.chartNotes,
                 runDrawings(*run.result, m_input.baselineMode, m_input.runs.size() <= kMaxRunsWithTraces,
                             m_input.runs.size() > 1 ? own + QLatin1Char('_') : QString())});
        }
    }

    /// 'run4'; of a run without a number, or with that of another, its place in the report.
    QString ownName(int at) const
    {
        const int number = m_input.runs[at].number;
        const auto same =
            std::ranges::count_if(m_input.runs, [number](const ReportRun& run) { return run.number == number; });
        return number > 0 && same == 1 ? QStringLiteral("run%1").arg(number) : QStringLiteral("part%1").arg(at + 1);
    }

    /// Each in a folder of its own, `name` with a number, or where it is alone in the report's.
    template <typename Study> void plan(const QVector<ReportStudyOf<Study>>& studies, const char* name)
    {
        for (int i = 0; i < studies.size(); ++i) {
            const ReportStudyOf<Study>& study = studies[i];
            const QString own = QStringLiteral("%1_%2").arg(QLatin1String(name)).arg(i + 1);
            m_planned.push_back(
                {{study.name.isEmpty() ? own.toStdString() : study.name.toStdString(), nullptr, study.result.get()},
                 study.note.toStdString(),
                 own.toStdString(),
                 m_isAlone ? QString() : own + QLatin1Char('/'),
                 study.chartNotes,
                 studyDrawings(*study.result)});
        }
    }

    /// What the first part comes to at a glance, in Markdown: of a sweep the speed-ups, else its first picture.
    static QString firstOf(const PlannedPart& part, const std::vector<ReportPicture>& pictures)
    {
        const auto speedUp = std::ranges::find_if(
            pictures, [](const ReportPicture& picture) { return picture.file.find("speed_up") != std::string::npos; });
        const ReportPicture& first = speedUp == pictures.end() ? pictures.front() : *speedUp;
        return QStringLiteral("![%1](%2)")
            .arg(QString::fromStdString(escapeMarkdown(first.title)), part.below + QString::fromStdString(first.file));
    }

    std::string textOf(const PlannedPart& part, const std::vector<ReportPicture>& pictures) const
    {
        if (part.said.run && m_input.content.tables)
            return sectionReport(m_sections.back(), m_input.baselineMode.toStdString());
        return m_input.content.tables ? writeStudyReport(*part.said.study, pictures, part.note)
                                      : briefText(part, pictures);
    }

    SessionSummary summary() const
    {
        std::vector<SessionPart> all;
        all.reserve(m_planned.size());
        for (const PlannedPart& part : m_planned)
            all.push_back(part.said);
        return summaryOf(all, m_input.baselineMode.toStdString());
    }

    Result<void> writeStudy(const PlannedPart& part, const ReportPart& text)
    {
        if (!part.said.study) return {};
        if (!m_isAlone)
            if (auto written = add(part.below + QLatin1String("report.md"), text.text); !written) return written;
        return m_input.content.results
                   ? add(part.below + QLatin1String("results.json"), dumpJson(part.said.study->json(), 2) + "\n")
                   : Result<void>();
    }

    Result<void> writeRuns()
    {
        std::vector<NamedText> texts;
        if (m_input.content.results)
            texts.push_back({"results.json", {}, [&](TextSink& sink) { writeResultsJson(m_sections, sink); }});
        if (m_input.content.samples) {
            texts.push_back({"series.csv", writeSeriesCsv(m_sections)});
            texts.push_back({"samples.csv", {}, [&](TextSink& sink) { writeSamplesCsv(m_sections, sink); }});
        }
        for (const NamedText& text : texts)
            if (auto added = m_folder.add(text); !added) return added;
        return {};
    }

    Result<void> add(const QString& name, const std::string& text)
    {
        if (!m_pass.goesOn()) return cancelledExport();
        return m_folder.add({QFile::encodeName(name).toStdString(), text});
    }

    const ReportInput& m_input;
    StagedFolder& m_folder;
    ExportPass& m_pass;
    PictureWriter m_pictures;
    QString m_first;        ///< picture that the page begins with
    bool m_isAlone = false; ///< a study that has the report to itself
    std::vector<PlannedPart> m_planned;
    std::vector<ReportPart> m_parts; ///< drawn, in the same order
    std::vector<ReportSection> m_sections;
};

Error nothingToReport()
{
    return {ErrorCode::Usage, ReportExporter::tr("There are no runs to report.").toStdString(),
            ReportExporter::tr("Measure something first.").toStdString()};
}

} // namespace

Result<QStringList> exportReport(const ReportInput& input, const QString& folder)
{
    ExportPass here;
    return exportReport(input, folder, here);
}

Result<QStringList> exportReport(const ReportInput& input, const QString& folder, ExportPass& pass)
{
    if (input.isEmpty()) return nothingToReport();
    auto staged = StagedFolder::open(nativePath(folder));
    if (!staged) return staged.error();
    Exporter exporter(input, *staged, pass);
    if (auto drawn = exporter.draw(); !drawn) return drawn.error();
    if (auto written = exporter.write(); !written) return written.error();
    if (!pass.goesOn()) return cancelledExport(); // the last chance
    const auto paths = staged->publish();
    if (!paths) return paths.error();
    QStringList files;
    for (const std::string& path : *paths)
        files << QFile::decodeName(QByteArray::fromStdString(path));
    return files;
}

Result<void> exportReportPage(const ReportInput& input, const QString& file, ExportPass& pass)
{
    if (input.isEmpty()) return nothingToReport();
    auto staged = StagedFolder::open(nativePath(QFileInfo(file).absolutePath())); // never published
    if (!staged) return staged.error();
    Exporter exporter(input, *staged, pass);
    if (auto drawn = exporter.draw(); !drawn) return drawn.error();
    const std::string page = exporter.page();
    if (!pass.goesOn()) return cancelledExport();
    return writeFileAtomically(nativePath(file), page);
}

namespace {

/// The note of a run in the report, which is in English; a recorded one says so.
QString noteOf(const StoredRun& run)
{
    if (!isRecorded(run)) return run.note;
    const Environment& where = run.isStudy() ? run.study->environment : run.result->environment;
    const QString recorded =
        QStringLiteral("Recorded on %1, %2; not measured on the computer that wrote this report.")
            .arg(QString::fromStdString(shortDevice(where.device)), QString::fromStdString(where.date).left(10));
    return run.note.isEmpty() ? recorded : run.note + QLatin1Char(' ') + recorded;
}

} // namespace

void ReportInput::add(const StoredRun& run, const nlohmann::json& chartNotes)
{
    if (run.llm())
        llmStudies.push_back({run.name, noteOf(run), run.llm(), chartNotes});
    else if (run.modes())
        studies.push_back({run.name, noteOf(run), run.modes(), chartNotes});
    else if (run.study)
        otherStudies.push_back({run.name, noteOf(run), run.study, chartNotes});
    else if (run.result)
        runs.push_back({run.name, noteOf(run), run.result, chartNotes, run.number});
}

} // namespace qs
