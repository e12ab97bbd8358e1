// SPDX-License-Identifier: GPL-3.0-or-later
// The program without Qt that measures on a bare server.
#include "gpu/cli/commands.h"
#include "gpu/cli/program.h"
#include "gpu/cli/results/recover_command.h"
#include "gpu/serve/hold.h"
#include "gpu/serve/serve.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/askpass.h"

#include <string>
#include <vector>

namespace {

int withoutCommand(const std::vector<qs::Command>& commands, const qs::Arguments& arguments)
{
    qs::ProgramFlags flags("COMMAND [flags]", "", commands);
    if (const auto status = qs::readFlags(flags, arguments)) return *status;
    return qs::printError(qs::usage("No command was specified.", "'quantoscope-worker --help' lists them."));
}

int run(const qs::Arguments& arguments)
{
    auto commands = qs::sharedCommands({qs::writeTextReport, qs::writeModeTextReport, qs::writeLlmTextReport});
    commands.push_back(qs::recoverCommand(qs::commandRecovery()));
    commands.push_back({"serve", "", "serve requests of another program through messages on standard input and output",
                        qs::serveMain});
    commands.push_back({"attach", "ID", "connect standard input and output to a kept session", qs::attachMain});
    commands.push_back({"hold", "ID", "keep a session for 'attach'", qs::holdMain});
    commands.push_back({"", "", "", [&](const qs::Arguments& all) { return withoutCommand(commands, all); }});
    return qs::callCommand(commands, arguments);
}

} // namespace

int main(int argc, char** argv)
{
    if (qs::isAskpass()) return qs::askpassMain(argc > 1 ? argv[1] : "");
    qs::prepareProgram();
    qs::endProgram(qs::runCommand([&] { return run({argv + (argc > 0 ? 1 : 0), argv + argc}); }));
}
