// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"

#include "gpu/core/utf8.h"
#include "qs_version.h"

#include <algorithm>

namespace qs {

namespace {

/// A line each, for --help.
std::string commandLines(const std::vector<Command>& commands)
{
    std::string text = "Commands (run 'COMMAND --help' for details):\n";
    for (const Command& command : commands) {
        if (command.name.empty()) continue;
        std::string left = "  " + command.name + (command.usage.empty() ? "" : " " + command.usage);
        const auto width = static_cast<std::size_t>(characterCount(left));
        left += width < 38 ? std::string(40 - width, ' ') : "\n" + std::string(40, ' ');
        text += left + command.summary + "\n";
    }
    return text.substr(0, text.size() - 1);
}

/// How many of the arguments are the command's name; 0 where they do not begin with it.
std::size_t wordsOfName(const Command& command, const Arguments& arguments)
{
    const std::size_t space = command.name.find(' ');
    const bool two = space != std::string::npos;
    if (command.name.empty() || arguments.size() < (two ? 2 : 1)) return 0;
    if (arguments[0] != command.name.substr(0, space)) return 0;
    if (two && arguments[1] != command.name.substr(space + 1)) return 0;
    return two ? 2 : 1;
}

} // namespace

std::vector<Command> sharedCommands(const ReportSinks& reports)
{
    using Action = LlmCommand::Action;
    const auto quantize = [reports](const char* name) {
        return [reports, name](const Arguments& a) { return quantizeMain(a, reports.measurement, name); };
    };
    const auto llm = [reports](Action action) {
        return [reports, action](const Arguments& a) { return llmMain(action, a, reports.llm); };
    };
    return {
        {"quantize", "[flags]", "measure latency, bandwidth, error and size of quantization", quantize("quantize")},
        {"sweep", "--axis NAME=VALUES …", "measure quantization over a range of sizes", quantize("sweep")},
        {"kernels", "OPERATION [flags]",
         "measure variants of attention, gemm, linear-gelu, ladder, block, …; see 'kernels --list'",
         [reports](const Arguments& a) { return kernelsMain(a, reports.measurement); }},
        {"modes", "[flags]", "measure accuracy, loss, size and time of a model in each mode",
         [reports](const Arguments& a) { return modesMain(a, reports.modes); }},
        {"llm", "[flags]", "measure a language model in each configuration", llm(Action::Study)},
        {"llm generate", "--prompt TEXT …", "generate text with a language model", llm(Action::Generate)},
        {"llm quantize", "--config ID --out DIR …", "save a language model in a configuration", llm(Action::Quantize)},
        {"llm configs", "", "list the configurations", llmConfigurationsMain},
        {"calibrate", "[--json]", "measure and store the timer and the ceilings of the device", calibrateMain},
        {"devices", "[--json]", "list backends and devices, and why one is not available", devicesMain},
        {"targets", "[--json]", "list the computers that --on can measure on", targetsMain},
        {"targets add", "NAME ssh:HOST|…", "add one", targetsAddMain},
        {"targets test", "NAME [--upload]", "test one, step by step", targetsTestMain},
        {"targets remove", "NAME", "remove one", targetsRemoveMain},
        {"targets command", "COMMAND [flags]", "print a command to paste on a computer that is not reachable",
         targetsCommandMain},
        {"sessions", "[--on TARGET] [--json]", "list the sessions that go on without a connection", sessionsMain},
        {"sessions attach", "ID [--on TARGET] --json FILE", "wait for the work of one, and write its result",
         sessionsAttachMain},
        {"sessions stop", "ID [--on TARGET]", "end one; its result so far is written there", sessionsStopMain},
        {"batch", "[--json]", "list what was given to Slurm's queue, and how it stands", batchListMain},
        {"batch submit", "--on TARGET COMMAND …", "have Slurm run a command: quantize, sweep, kernels, modes or llm",
         batchSubmitMain},
        {"batch script", "--on TARGET COMMAND …", "print the script instead", batchScriptMain},
        {"batch list", "[--json]", "the same as batch", batchListMain},
        {"batch collect", "ID [--wait] …", "fetch the results",
         [reports](const Arguments& a) { return batchCollectMain(a, reports); }},
        {"batch cancel", "ID", "cancel what has not ended", batchCancelMain},
        {"batch remove", "ID", "remove it from the list, with its files on the cluster", batchRemoveMain},
        {"batch run", "FOLDER TASK", "run one task; the script of a batch does this", batchRunMain},
        {"diagnose", "FILE.json|csv [--json]", "find problems in a series of latencies", diagnoseMain},
        {"compare", "A B … [--fail-on-regression PERCENT] [--json]", "compare results: speed-up, interval and verdict",
         compareMain},
        {"watch", "[--file PATH …] [--against FILE] -- COMMAND …",
         "measure by a command, again each time a file changes, and compare", watchMain},
        {"audit", "FILE.md|csv [--fail-on-findings] [--json]", "find inconsistencies in published figures", auditMain},
        {"import", "FILE… [--beside RESULTS] --session OUT", "import results of other tools into a session",
         importMain},
        {"completion", "bash|zsh|fish", "print a shell completion script", {}}, // see callCommand()
    };
}

ProgramFlags::ProgramFlags(std::string usage, const std::string& about, const std::vector<Command>& commands)
    : Flags("", std::move(usage), commandLines(commands) + (about.empty() ? "" : "\n\n" + about))
{
    group("Flags");
    answers("--version", "print the version",
            [] { return programName() + " " + QS_VERSION + " (" + QS_COMMIT + ")\n"; });
}

int callCommand(const std::vector<Command>& commands, const Arguments& arguments)
{
    if (!arguments.empty() && arguments.front() == "completion")
        return completionMain(commands, {arguments.begin() + 1, arguments.end()});
    const Command* called = nullptr;
    std::size_t words = 0;
    for (const Command& command : commands)
        if (const std::size_t own = wordsOfName(command, arguments); own > words || (!called && command.name.empty())) {
            called = &command;
            words = own;
        }
    return called->run({arguments.begin() + static_cast<std::ptrdiff_t>(words), arguments.end()});
}

} // namespace qs
