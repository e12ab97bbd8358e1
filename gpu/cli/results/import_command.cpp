// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/report/import/session.h"

#include "qs_version.h"

namespace qs {

namespace {

/// Writes the session and says what came in.
Result<std::string> written(const std::vector<ImportedRun>& runs, const std::string& beside, const std::string& session)
{
    std::string text;
    for (const ImportedRun& run : runs) {
        text += run.name + ": " + run.note + "\n";
        for (const Message& left : run.leftOut)
            text += "  " + left.english() + "\n";
    }
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

int importMain(const Arguments& arguments)
{
    Flags flags("import", "FILE… [--beside SESSION_OR_RESULTS] --session OUT",
                "Imports results of other tools as runs of a session, read-only and labelled with their source: "
                "nvbench --json\nor --jsonbin, Google Benchmark JSON, ncu --csv (details or raw page), torch.profiler "
                "traces (.json, .json.gz), CSV of\ntriton.testing and tritonbench, KernelBench, trtexec --exportTimes, "
                "pytest-benchmark and hyperfine JSON, llama-bench -o\njson|jsonl|csv, logs of llama-perplexity, vLLM "
                "bench latency|throughput|serve, SGLang bench_serving and bench_one_batch,\nAIPerf, GuideLLM, "
                "optimum-benchmark, lm-eval results_*.json (with samples_*.jsonl in the same folder or given).\n"
                "What means that nothing was measured is left out, counted and said. If the session exists, the runs "
                "are added to it.");
    std::string session, beside;
    flags.text("--session", "OUT", "session file to create or to add to", session);
    flags.text("--beside", "RESULTS",
               "append the imported rows to the newest run of this session or results.json, marked as imported and "
               "without verdicts; the run is written to OUT, and replaces the original if OUT is the same session",
               beside);
    flags.files(1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    if (session.empty()) return printError(flags.wrong("no session was specified. Use --session OUT."));
    auto runs = importResults({flags.files().begin(), flags.files().end()});
    if (!runs) return printError(runs.error());
    for (ImportedRun& run : *runs) {
        run.result.programVersion = QS_VERSION;
        run.result.programCommit = QS_COMMIT;
    }
    const auto text = written(*runs, beside, session);
    return text ? printText(*text) : printError(text.error());
}

} // namespace qs
