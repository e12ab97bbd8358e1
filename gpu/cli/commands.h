// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/llm_command.h"
#include "gpu/cli/modes_command.h"
#include "gpu/cli/quantize_command.h"

#include <functional>
#include <string>
#include <vector>

namespace qs {

/// A command of a program. Its name may be of two words; empty: what the program does without a command, which gets all
/// arguments. `usage` and `summary` are what --help of the program says.
struct Command
{
    std::string name, usage, summary;
    std::function<int(const Arguments&)> run; ///< returns the exit status
};

/// What writes the reports of a program.
struct ReportSinks
{
    ReportSink measurement;
    ModeReportSink modes;
    LlmReportSink llm;
};

/// The commands that both programs have.
std::vector<Command> sharedCommands(const ReportSinks& reports);

/// The flags of a program itself: its own, --version, --help, which lists the commands, and what the first argument may
/// be for the shell.
class ProgramFlags : public Flags
{
public:
    ProgramFlags(std::string usage, const std::string& about, const std::vector<Command>& commands);
};

/// Calls the command that the arguments begin with, or the one without a name. `completion` is answered here.
int callCommand(const std::vector<Command>& commands, const Arguments& arguments);

/// Lists backends and devices.
int devicesMain(const Arguments& arguments);
/// Measures timer and ceilings of a device anew, keeps and prints them.
int calibrateMain(const Arguments& arguments);
/// The computers that can be measured on: lists them, adds one, removes one, tests one step by step.
int targetsMain(const Arguments& arguments);
int targetsAddMain(const Arguments& arguments);
int targetsRemoveMain(const Arguments& arguments);
int targetsTestMain(const Arguments& arguments);
/// What to paste on a computer that no program may reach.
int targetsCommandMain(const Arguments& arguments);
/// The sessions that are kept on this computer, or with --on there; stops one, or waits for one and takes its result.
int sessionsMain(const Arguments& arguments);
int sessionsStopMain(const Arguments& arguments);
int sessionsAttachMain(const Arguments& arguments);
/// Work that is given to Slurm's queue: submits a command, prints the script, lists, fetches results, cancels, forgets.
int batchSubmitMain(const Arguments& arguments);
int batchScriptMain(const Arguments& arguments);
int batchListMain(const Arguments& arguments);
int batchCollectMain(const Arguments& arguments, const ReportSinks& reports);
int batchCancelMain(const Arguments& arguments);
int batchRemoveMain(const Arguments& arguments);
/// `batch run FOLDER TASK`: what the script of a batch calls.
int batchRunMain(const Arguments& arguments);
/// What is wrong with a series of latencies. Exit status 0 whether or not something is, 2 for what cannot be read.
int diagnoseMain(const Arguments& arguments);
/// The speed-up of B over A with its interval and verdict. Exit status 0 whatever the verdict, 2 for what cannot be
/// read or compared, 1 where a regression was to be found and was.
int compareMain(const Arguments& arguments);
int watchMain(const Arguments& arguments);
/// What does not follow from published figures. Exit status 0 whether or not there are findings, 2 for what cannot be
/// read as text, 1 where findings were to fail and there are some.
int auditMain(const Arguments& arguments);
/// Results of other tools as runs of a session, or with --beside as rows of a run that was measured. Exit status 0, 2
/// for what cannot be read, 3 where the session cannot be written.
int importMain(const Arguments& arguments);
/// `completion bash|zsh|fish`: a script for the shell; it asks `completion for WORD…` what may stand in place of the
/// last word, the words before it being known.
int completionMain(const std::vector<Command>& commands, const Arguments& arguments);

} // namespace qs
