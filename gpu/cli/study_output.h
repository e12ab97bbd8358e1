// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"

#include <cstdio>
#include <nlohmann/json.hpp>
#include <string>

/// What the commands of the studies (modes, llm) do with a result.
namespace qs {

template <class Whole> std::string resultText(const Whole& result) { return dumpJson(toJson(result), 1) + "\n"; }

/// The exit status of several things that are all tried: the first failure decides, each is said.
class FirstFailure
{
public:
    void note(const Error& error)
    {
        const int status = printError(error);
        if (m_status == 0) m_status = status;
    }
    int status() const { return m_status; }

private:
    int m_status = 0;
};

/// Before the work: whether the file of --json could be written.
inline Result<void> checkJsonFile(const std::string& file)
{
    return file.empty() || file == "-" ? Result<void>() : checkWritable(file);
}

/// The report, where one was asked for.
template <class Whole, class Report>
void writeReportFolder(const std::string& folder, const Whole& result, FirstFailure& failure, const Report& writeReport)
{
    if (folder.empty()) return;
    if (const auto files = writeReport(result, folder); !files)
        failure.note(files.error());
    else
        printNote("report written to " + folder);
}

/// The JSON to its file, the report to its folder, and then the table (or the JSON in its place) to standard output,
/// whose reader may be gone. `command` has jsonFile and exportFolder.
template <class Command, class Whole, class Print, class Report>
void writeStudyOutputs(const Command& command, const Whole& result, FirstFailure& failure, const Print& print,
                       const Report& writeReport)
{
    if (!command.jsonFile.empty() && command.jsonFile != "-")
        if (auto r = writeFileAtomically(command.jsonFile, resultText(result)); !r) failure.note(r.error());
    writeReportFolder(command.exportFolder, result, failure, writeReport);
    if (command.jsonFile == "-")
        printAnswer(resultText(result));
    else if (!result.rows.empty())
        print(result);
}

/// Runs a study, which says on a `Line` where it is. `goOn`: what follows one that went well, under the same stop;
/// `write`: its outputs, an exit status. `command` has exportFolder and quiet.
template <class Line, class Command, class Study, class GoOn, class Write>
int runStudyCommand(const Command& command, InterruptWatch& watch, Study& study, const GoOn& goOn, const Write& write)
{
    // Tried first: a typing error shall not cost a study.
    if (!command.exportFolder.empty())
        if (auto r = ensureDirectory(command.exportFolder); !r) return printError(r.error());
    if (auto r = checkJsonFile(command.jsonFile); !r) return printError(r.error());
    for (const std::string& note : command.notes)
        printNote(note);
    int status = 0;
    {
        Line line(command.quiet);
        if (const auto error = study.run(watch.token(), line); error && error->code != ErrorCode::Interrupted)
            status = printError(*error);
        else if (!error)
            if (Result<void> done = goOn(watch.token()); !done) status = printError(done.error());
    }
    if (study.result().hasRows() || status == 0)
        if (const int written = write(); status == 0) status = written;
    if (!watch.interrupted()) return status;
    printNote("interrupted; the results so far are kept.");
    return 130;
}

} // namespace qs
