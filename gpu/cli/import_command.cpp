// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/import_command.h"

#include "gpu/cli/file_arguments.h"
#include "gpu/report/import/session.h"

#include "qs_version.h"

namespace qs {

namespace {

constexpr char kUsage[] = "import FILE… [--beside SESSION_OR_RESULTS] --session OUT";

/// The file of --beside, taken out of the arguments; empty: not given.
Result<std::string> takeBeside(std::vector<std::string>& arguments)
{
    const std::string flag = "--beside";
    std::string file;
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--";) {
        const bool joined = arguments[i].starts_with(flag + "=");
        if (!joined && arguments[i] != flag) {
            i += arguments[i] == "--session" ? 2 : 1;
            continue;
        }
        const bool valued = joined || i + 1 < arguments.size();
        file = joined ? arguments[i].substr(flag.size() + 1) : valued ? arguments[i + 1] : std::string();
        if (file.empty())
            return Error{ErrorCode::Usage, "import: --beside which session or results.json?",
                         std::string("Usage: ") + kUsage};
        arguments.erase(arguments.begin() + static_cast<std::ptrdiff_t>(i),
                        arguments.begin() + static_cast<std::ptrdiff_t>(i + (joined ? 1 : 2)));
    }
    return file;
}

/// Writes the session and says what came in.
Result<std::string> written(const std::vector<ImportedRun>& runs, const std::string& beside, const std::string& session)
{
    std::string text;
    for (const ImportedRun& run : runs)
        text += run.name + ": " + run.note + "\n";
    if (beside.empty()) {
        if (const auto done = addToSession(session, runs); !done) return done.error();
    } else {
        const auto name = addBeside(beside, runs, session);
        if (!name) return name.error();
        text += "Beside: " + *name + "\n";
    }
    return text + "Session: " + session + "\n";
}

} // namespace

int importMain(const std::vector<std::string>& given)
{
    std::vector<std::string> arguments = given;
    const auto beside = takeBeside(arguments);
    const FileArguments parsed("import", kUsage, {}, arguments, "--session");
    if (parsed.help(
            "Results of other tools as runs of a session, read-only and labelled with their source: nvbench --json,\n"
            "llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json (with "
            "samples_*.jsonl\n"
            "beside it or given), optimum-benchmark, trtexec --exportTimes. A session that exists is added to.\n\n"
            "--beside takes the newest run of a session or results.json, and puts the rows after its own, in one "
            "table: marked as\n"
            "imported, without verdicts. The run goes into OUT, in its place where OUT is that session."))
        return 0;
    if (!beside) return parsed.fail(beside.error());
    if (const auto error = parsed.error(1)) return parsed.fail(*error);
    if (parsed.value().empty())
        return parsed.fail(Error{ErrorCode::Usage, "import: into which session? --session OUT says.",
                                 std::string("Usage: ") + kUsage});
    auto runs = importResults({parsed.files().begin(), parsed.files().end()});
    if (!runs) return parsed.fail(runs.error());
    for (ImportedRun& run : *runs) {
        run.result.programVersion = QS_VERSION;
        run.result.programCommit = QS_COMMIT;
    }
    const auto text = written(*runs, *beside, parsed.value());
    return text ? parsed.print(*text) : parsed.fail(text.error());
}

} // namespace qs
