// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/session/session_report.h"

#include "gpu/report/llm/report.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/text/markdown.h"

#include <algorithm>

namespace qs {

namespace {

/// Whether anything of the report is on its own page.
bool anyFolder(const std::vector<ReportPart>& parts)
{
    return std::any_of(parts.begin(), parts.end(), [](const ReportPart& part) { return !part.folder.empty(); });
}

std::string contents(const std::vector<ReportPart>& parts, const ReportFiles& files)
{
    std::string out;
    for (const ReportPart& part : parts)
        out += "- [" + escapeMarkdown(part.name) + "](" +
               (part.folder.empty() ? "#" + part.id : part.folder + "report.md") + ")" +
               (part.note.empty() ? "" : ": " + escapeMarkdown(part.note)) + "\n";
    const bool runs =
        std::any_of(parts.begin(), parts.end(), [](const ReportPart& part) { return part.folder.empty(); });
    if (runs && files.samples)
        out += "- [samples.csv](samples.csv) and [series.csv](series.csv): every latency sample of the runs\n";
    if (runs && files.results) out += "- [results.json](results.json): the runs as JSON\n";
    return out.empty() ? out : "## Contents\n\n" + out + "\n";
}

std::string filesText(const ReportFiles& files)
{
    std::string out;
    if (files.samples)
        out += "Samples: [samples.csv](samples.csv) has one line per sample in the order of measurement, with the "
               "number of its series; [series.csv](series.csv) describes each series (in pandas: "
               "`pd.read_csv(\"samples.csv\").merge(pd.read_csv(\"series.csv\"), on=\"series\")`). ";
    if (files.results) out += "Everything as JSON: [results.json](results.json).";
    return out.empty() ? out : out + "\n";
}

} // namespace

std::string sessionReport(const SessionSummary& summary, const std::vector<ReportPart>& parts, const ReportFiles& files)
{
    std::string out = "# Quantoscope report\n\n" + summaryText(summary);
    if (parts.size() > 1 || anyFolder(parts)) out += contents(parts, files);
    bool runs = false;
    for (const ReportPart& part : parts) {
        if (!part.folder.empty()) continue;
        runs = true;
        out += "<a id=\"" + part.id + "\"></a>\n\n" + part.text;
    }
    return runs ? out + filesText(files) : out;
}

std::string writeReport(const std::vector<ReportSection>& sections, const std::string& baseline)
{
    std::vector<SessionPart> all;
    std::vector<ReportPart> parts;
    for (const ReportSection& section : sections) {
        if (!section.result) continue;
        all.push_back({section.name, section.result});
        parts.push_back({section.name, section.note, "run-" + std::to_string(parts.size() + 1), "",
                         sectionReport(section, baseline)});
    }
    return sessionReport(summaryOf(all, baseline), parts, {});
}

std::string writeStudyReport(const StudyResult& study, const std::vector<ReportPicture>& pictures,
                             const std::string& note)
{
    const auto* modes = dynamic_cast<const AccuracyStudyResult*>(&study);
    const auto* llm = dynamic_cast<const LlmStudyResult*>(&study);
    const std::string said = note.empty() ? "" : escapeMarkdown(note) + "\n\n";
    const std::string text = modes ? writeModeReport(*modes, pictures)
                             : llm ? writeLlmReport(*llm, pictures)
                                   : study.report();
    const std::size_t at = text.find("\n## ") + 1; // where its first section begins
    if (!modes && !llm) return text.substr(0, at) + said + text.substr(at);
    return text.substr(0, at) + said + summaryText(summaryOf({{"", nullptr, &study}}, "")) + text.substr(at);
}

} // namespace qs
