// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/worker/import_command.h"

#include "gpu/report/import_session.h"
#include "gpu/worker/file_arguments.h"

#include "qs_version.h"

namespace qs {

int importMain(const std::vector<std::string>& arguments)
{
    const FileArguments parsed("import", "import FILE… --session OUT", {}, arguments, "--session");
    if (parsed.help("Results of other tools as runs of a session, read-only and labelled with their source: nvbench --json,\n"
                    "llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, lm-eval results_*.json (with samples_*.jsonl\n"
                    "beside it or given), optimum-benchmark, trtexec --exportTimes. A session that exists is added to."))
        return 0;
    if (const auto error = parsed.error(1, 10'000)) return parsed.fail(*error);
    if (parsed.value().empty()) return parsed.fail(Error{ErrorCode::Usage, "import: into which session? --session OUT says.", "Usage: import FILE… --session OUT"});
    auto runs = importResults({parsed.files().begin(), parsed.files().end()});
    if (!runs) return parsed.fail(runs.error());
    for (ImportedRun& run : *runs) {
        run.result.programVersion = QS_VERSION;
        run.result.programCommit = QS_COMMIT;
    }
    if (const auto written = addToSession(parsed.value(), *runs); !written) return parsed.fail(written.error());
    std::string text;
    for (const ImportedRun& run : *runs)
        text += run.name + ": " + run.note + "\n";
    return parsed.print(text + "Session: " + parsed.value() + "\n");
}

} // namespace qs
