// SPDX-License-Identifier: GPL-3.0-or-later
// The program without Qt that measures on a bare server.
#include "gpu/cli/audit_command.h"
#include "gpu/cli/compare_command.h"
#include "gpu/cli/diagnose_command.h"
#include "gpu/cli/import_command.h"
#include "gpu/cli/kernels_command.h"
#include "gpu/cli/llm_command.h"
#include "gpu/cli/modes_command.h"
#include "gpu/cli/program.h"
#include "gpu/cli/quantize_command.h"
#include "gpu/serve/serve.h"

#include "qs_version.h"

#include <cstdio>

namespace {

const char* const kUsage =
    "Usage: quantoscope-worker quantize [flags]   measure; --help lists the flags\n"
    "       quantoscope-worker sweep --axis …    measure over a range of sizes\n"
    "       quantoscope-worker kernels OPERATION [flags]\n"
    "                                            measure variants of attention, gemm, …; --list\n"
    "       quantoscope-worker modes [flags]     accuracy, loss, size and time of a model in every mode\n"
    "       quantoscope-worker llm [flags]       a language model in every configuration; llm generate, llm configs\n"
    "       quantoscope-worker calibrate         measure timer and ceilings of the device anew\n"
    "       quantoscope-worker devices [--json]  list backends and devices\n"
    "       quantoscope-worker diagnose FILE.json|csv [--json]\n"
    "                                            what is wrong with a series of latencies\n"
    "       quantoscope-worker compare A B [--unpaired] [--json]\n"
    "                                            speed-up of B over A, with interval and verdict\n"
    "       quantoscope-worker audit FILE [--json]\n"
    "                                            what does not follow from published figures\n"
    "       quantoscope-worker import FILE… [--beside RESULTS] --session OUT\n"
    "                                            results of other tools into a session\n"
    "       quantoscope-worker serve             run for another program, by messages on standard input and output\n"
    "       quantoscope-worker --version\n";

int run(const std::vector<std::string>& arguments)
{
    const std::string command = arguments.empty() ? "" : arguments.front();
    const std::vector<std::string> rest(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
    if (command == "quantize") return qs::quantizeMain("quantoscope-worker", rest, qs::writeTextReport);
    if (command == "sweep") return qs::quantizeMain("quantoscope-worker", rest, qs::writeTextReport, "sweep");
    if (command == "kernels") return qs::kernelsMain("quantoscope-worker", rest, qs::writeTextReport);
    if (command == "modes") return qs::modesMain("quantoscope-worker", rest, qs::writeModeTextReport);
    if (command == "llm") return qs::llmMain("quantoscope-worker", rest, qs::writeLlmTextReport);
    if (command == "calibrate") return qs::calibrateMain(rest);
    if (command == "diagnose") return qs::diagnoseMain(rest);
    if (command == "compare") return qs::compareMain(rest);
    if (command == "audit") return qs::auditMain(rest);
    if (command == "import") return qs::importMain(rest);
    if (command == "devices") return qs::devicesMain(rest);
    if (command == "serve") return qs::serveMain(rest);
    if (command == "--version") {
        std::printf("quantoscope-worker %s (%s)\n", QS_VERSION, QS_COMMIT);
        return 0;
    }
    if (command == "--help" || command == "-h") {
        std::printf("%s", kUsage);
        return 0;
    }
    std::fprintf(stderr, "%s", kUsage);
    return 2;
}

} // namespace

int main(int argc, char** argv)
{
    qs::prepareProgram();
    qs::endProgram(qs::runCommand(
        [&] { return run(argc > 1 ? std::vector<std::string>(argv + 1, argv + argc) : std::vector<std::string>()); }));
}
