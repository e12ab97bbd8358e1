// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/quantize_flags.h"
#include "gpu/cli/study_flags.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/report/text/markdown.h"
#include "gpu/spec/command_line.h"
#include "gpu/studies/protocol/quantize_run.h"
#include "gpu/targets/sessions/sessions.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

const char* stateWord(const SessionState& state)
{
    if (!state.answers) return "does not answer";
    if (state.works) return state.hasClient ? "working, connected" : "working";
    return state.hasClient ? "waiting, connected" : "waiting";
}

/// The only word of a command.
Result<std::string> oneSession(const Flags& flags)
{
    if (flags.files().size() == 1 && isSessionId(flags.files().front())) return flags.files().front();
    return flags.wrong("The name of one session is required.");
}

} // namespace

int sessionsMain(const Arguments& arguments)
{
    Flags flags("sessions", "[--on TARGET] [--json]",
                "Lists the sessions that were kept when their connection was lost, and the results that they left.");
    OnTarget on;
    bool json = false;
    addOnTarget(flags, on);
    flags.toggle("--json", "print the list as JSON", json);
    if (const auto status = readFlags(flags, arguments)) return *status;
    InterruptWatch watch;
    const auto list = sessionsOn(on, watch.token());
    if (!list) return printError(list.error());
    if (json) return printAnswer(dumpJson(toJson(*list), 2) + "\n");
    if (list->sessions.empty()) printText("There are no sessions.\n");
    TextTable table;
    table.header = {"name", "since", "state", "process", "command", "log"};
    table.numeric = {false, false, false, true, false, false};
    for (const SessionState& s : list->sessions)
        table.rows.push_back({s.note.id, s.note.began, stateWord(s), std::to_string(s.note.process.pid),
                              s.what.empty() ? "-" : s.what, s.note.log});
    if (!table.rows.empty()) printText(table.plain());
    for (const std::string& file : list->results)
        printText("result: " + file + "\n");
    return 0;
}

int sessionsStopMain(const Arguments& arguments)
{
    Flags flags("sessions stop", "ID [--on TARGET]",
                "Ends a session. Its work is stopped, and what there is of its result is written beside its log.");
    OnTarget on;
    addOnTarget(flags, on);
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto id = oneSession(flags);
    if (!id) return printError(id.error());
    InterruptWatch watch;
    if (on) return printAnswerOf(runThere(on, {"sessions", "stop", *id}, watch.token()));
    const auto stopped = stopSessionHere(*id);
    return stopped ? 0 : printError(stopped.error());
}

int sessionsAttachMain(const Arguments& arguments)
{
    Flags flags("sessions attach", "ID [--on TARGET] --json FILE",
                "Waits until the work of a session has ended, and writes its result, which the window opens.");
    OnTarget on;
    std::string file;
    addOnTarget(flags, on);
    flags.text("--json", "FILE", "write the result there", file);
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto id = oneSession(flags);
    if (!id) return printError(id.error());
    if (file.empty()) return printError(flags.wrong("--json FILE is required."));
    if (auto possible = checkWritable(file); !possible) return printError(possible.error());
    InterruptWatch watch;
    const auto result = resultOfSession(on, *id, watch.token());
    if (!result) return printError(result.error());
    const auto written = writeFileAtomically(file, *result);
    return written ? 0 : printError(written.error());
}

namespace {

/// A flag that is not understood is found here, and not on a computer that is far away. What the command would print
/// instead of measuring, such as its --help; empty: nothing.
Result<std::string> answerOf(const std::string& name, const Arguments& flags)
{
    const auto from = [](const auto& parsed) -> Result<std::string> {
        if (!parsed) return parsed.error();
        return parsed->answer.value_or(std::string());
    };
    if (name == "kernels") return from(parseKernelsFlags(flags));
    if (name == "modes") return from(parseModesFlags(flags));
    if (name != "llm") return from(parseQuantizeFlags(flags, defaultSpec(BackendChoice::Auto), name));
    const bool measures = flags.empty() || flags.front().starts_with("-"); // 'llm generate' has flags of its own
    return measures ? from(parseLlmFlags(LlmCommand::Action::Study, flags)) : Result<std::string>(std::string());
}

} // namespace

int targetsCommandMain(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 5> kMeasure{"quantize", "sweep", "kernels", "modes", "llm"};
    const std::string about = "Prints a command to paste on a computer that cannot be reached from here. It leaves the "
                              "file " +
                              std::string(kPastedResult) +
                              ", to be opened in the window (File > Open, or dropped on it).";
    Flags flags("targets command", "quantize|sweep|kernels|modes|llm [flags]", about);
    const bool asks = arguments.empty() || arguments.front().starts_with("-");
    if (const auto status = asks ? readFlags(flags, arguments) : std::nullopt) return *status;
    if (asks || std::ranges::find(kMeasure, arguments.front()) == kMeasure.end())
        return printError(flags.wrong("A command that measures is required first."));
    std::string line = "quantoscope";
    for (const std::string& word : arguments) {
        for (const char* own : {"--on", "--upload", "--json", "--export"})
            if (word == own || word.starts_with(std::string(own) + "="))
                return printError(flags.wrong(std::string(own) + " cannot be used here."));
        line += " " + shellWord(word);
    }
    const auto answer = answerOf(arguments.front(), Arguments(arguments.begin() + 1, arguments.end()));
    if (!answer) return printError(answer.error());
    if (!answer->empty()) return printAnswer(*answer);
    return printText(commandToPaste(line) + "\n");
}

} // namespace qs
