// SPDX-License-Identifier: GPL-3.0-or-later
// The program without Qt that measures on a bare server.
#include "gpu/worker/quantize_command.h"

#include "qs_version.h"

#include <cstdio>

namespace {

const char* const kUsage = "Usage: quantoscope-worker quantize [flags]   measure; --help lists the flags\n"
                           "       quantoscope-worker devices [--json]  list backends and devices\n"
                           "       quantoscope-worker --version\n";

} // namespace

int main(int argc, char** argv)
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const std::string command = arguments.empty() ? "" : arguments.front();
    const std::vector<std::string> rest(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
    if (command == "quantize") return qs::quantizeMain("quantoscope-worker", rest, qs::writeTextReport);
    if (command == "devices") return qs::devicesMain(rest);
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
