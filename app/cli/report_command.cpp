// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report_command.h"

#include "app/cli/command_pass.h"
#include "app/export/chart_notes_json.h"
#include "app/export/report_exporter.h"
#include "app/session/session_file.h"
#include "gpu/spec/usage.h"

#include <QStringList>

#include <algorithm>
#include <cstdio>
#include <set>

namespace qs {

namespace {

struct ReportPartName
{
    const char* name;
    bool ReportContent::*part;
};
constexpr ReportPartName kPartNames[] = {{"tables", &ReportContent::tables},
                                         {"charts", &ReportContent::charts},
                                         {"samples", &ReportContent::samples},
                                         {"results", &ReportContent::results},
                                         {"page", &ReportContent::page}};

/// 'charts,page': these and no others.
Result<ReportContent> contentOf(const QString& text)
{
    if (text.isEmpty()) return ReportContent{};
    ReportContent content{false, false, false, false, false};
    for (const QString& name : text.split(QLatin1Char(','))) {
        const auto found = std::find_if(std::begin(kPartNames), std::end(kPartNames),
                                        [&](const ReportPartName& each) { return name == QLatin1String(each.name); });
        if (found == std::end(kPartNames))
            return usage("--parts: '" + name.toStdString() + "' is not a part of a report.",
                         "The parts are tables, charts, samples, results and page, separated by commas.");
        content.*(found->part) = true;
    }
    return content;
}

/// '1,3-5': the runs at these positions, from 1, of `count`; not every name has a number, and studies have their own.
Result<std::set<qsizetype>> runsOf(const QString& text, qsizetype count)
{
    std::set<qsizetype> runs;
    for (const QString& range : text.split(QLatin1Char(','))) {
        const QStringList ends = range.split(QLatin1Char('-'));
        bool firstOk = false, lastOk = false;
        const qlonglong first = ends.front().toLongLong(&firstOk), last = ends.back().toLongLong(&lastOk);
        if (ends.size() > 2 || !firstOk || !lastOk || first < 1 || last < first || last > count)
            return usage("--runs: '" + range.toStdString() + "' does not name runs of this session.",
                         "It has " + std::to_string(count) + "; 1,3-5 means the first and the third to fifth.");
        for (qlonglong run = first; run <= last; ++run)
            runs.insert(run - 1);
    }
    return runs;
}

Result<ReportInput> inputOf(const std::string& file, const std::string& runs, const std::string& parts)
{
    const auto session = loadSession(QString::fromStdString(file));
    if (!session) return session.error();
    const auto content = contentOf(QString::fromStdString(parts));
    if (!content) return content.error();
    ReportInput input;
    input.baselineMode = session->baseline;
    input.content = *content;
    std::set<qsizetype> chosen;
    if (!runs.empty()) {
        auto named = runsOf(QString::fromStdString(runs), session->runs.size());
        if (!named) return named.error();
        chosen = std::move(*named);
    }
    for (qsizetype i = 0; i < session->runs.size(); ++i)
        if (runs.empty() || chosen.contains(i))
            input.add(session->runs[i], chartNotesOf(session->annotations, session->runs[i].id));
    return input;
}

} // namespace

int reportMain(const Arguments& arguments, const std::function<void()>& ensureApplication)
{
    Flags flags("report", "SESSION|RESULTS [--export DIR] [--html FILE] [--runs 1,3-5] [--parts NAMES]",
                "Writes the report of a saved session or of a results.json: as a folder, as one HTML file, or both.");
    std::string folder, page, runs, parts;
    flags.text("--export", "DIR", "write the report into this folder", folder);
    flags.text("--html", "FILE", "write one self-contained HTML file", page);
    flags.text("--runs", "NUMBERS", "only these runs of the session, by position in the list, such as 1,3-5", runs);
    flags.text("--parts", "NAMES",
               "only these parts in addition to the summary: tables, charts, samples, results, page", parts);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (folder.empty() && page.empty()) return printError(flags.wrong("give --export DIR or --html FILE."));
    const auto input = inputOf(flags.files().front(), runs, parts);
    if (!input) return printError(input.error());
    CommandPass pass; // before there are other threads
    ensureApplication();
    if (!folder.empty()) {
        const auto files = exportReport(*input, QString::fromStdString(folder), pass);
        pass.clear();
        if (!files) return printError(files.error());
        for (const QString& written : *files)
            std::printf("%s\n", qPrintable(written));
    }
    if (!page.empty()) {
        const auto written = exportReportPage(*input, QString::fromStdString(page), pass);
        pass.clear();
        if (!written) return printError(written.error());
        std::printf("%s\n", page.c_str());
    }
    return 0;
}

} // namespace qs
