// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/recovery/work_journal.h"

#include <cstdio>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

/// What the commands of the studies (modes, llm) do with a result.
namespace qs {

template <class Whole> std::string resultText(const Whole& result) { return dumpJson(toJson(result), 1) + "\n"; }

/// The exit status of several things that are all tried: the first failure decides, each is reported.
class FirstFailure
{
public:
    void note(const Error& error)
    {
        const int status = printError(error);
        if (m_status == 0) m_status = status;
    }
    int status() const { return m_status; }
    /// The result could not be written to one of its places, or all of it is in one.
    void noteUnwritten(const Error& error)
    {
        note(error);
        m_unwritten = true;
    }
    void noteWritten() { m_written = true; }
    /// It was to be somewhere, standard output among others, and is nowhere.
    bool isLost() const { return !m_written && (m_unwritten || !outputTaken()); }

private:
    int m_status = 0;
    bool m_written = false, m_unwritten = false;
};

/// A result that is lost otherwise goes into the folder of kept results, and that is reported.
void saveElsewhere(const std::function<void(TextSink&)>& write, FirstFailure& failure);
/// Where not even that was possible, what the journal has of the work stays.
void endJournal(WorkJournal& journal, const FirstFailure& failure);
/// That of a command; `wanted`: unless it was turned off.
std::unique_ptr<WorkJournal> commandJournal(bool wanted);

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
    if (const auto files = writeReport(result, folder); !files) {
        failure.noteUnwritten(files.error());
    } else {
        failure.noteWritten();
        printNote("report written to " + folder);
    }
}

/// The JSON of a result as a file, where one was asked for.
inline void writeJsonFile(const std::string& file, const std::function<void(TextSink&)>& write, FirstFailure& failure)
{
    if (file.empty() || file == "-") return;
    if (auto r = writeFileAtomically(file, write); !r)
        failure.noteUnwritten(r.error());
    else
        failure.noteWritten();
}

/// The JSON to its file, the report to its folder, and then the table (or the JSON in its place) to standard output,
/// whose reader may be gone. `command` has jsonFile and exportFolder.
template <class Command, class Whole, class Print, class Report>
void writeStudyOutputs(const Command& command, const Whole& result, FirstFailure& failure, const Print& print,
                       const Report& writeReport)
{
    const auto write = [&result](TextSink& sink) { sink.write(resultText(result)); };
    writeJsonFile(command.jsonFile, write, failure);
    writeReportFolder(command.exportFolder, result, failure, writeReport);
    if (command.jsonFile == "-")
        printAnswer(resultText(result));
    else if (!result.rows.empty())
        print(result);
    saveElsewhere(write, failure);
}

/// Runs a study, which says on a `Line` where it is. `goOn`: what follows one that went well, under the same stop;
/// `write`: its outputs. `command` has exportFolder, quiet and keepsJournal.
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
    const auto journal = commandJournal(command.keepsJournal);
    {
        Line line(command.quiet);
        if (const auto error = journal->run(study, watch.token(), line); error && error->code != ErrorCode::Interrupted)
            status = printError(*error);
        else if (!error)
            if (Result<void> done = goOn(watch.token()); !done) status = printError(done.error());
    }
    FirstFailure failure;
    if (study.result().hasRows() || status == 0) write(failure);
    if (status == 0) status = failure.status();
    if (study.result().hasRows()) endJournal(*journal, failure);
    if (!watch.interrupted()) return status;
    printNote(study.result().hasRows() ? "interrupted; the results so far are kept."
                                       : "interrupted before there was a result.");
    return 130;
}

} // namespace qs
