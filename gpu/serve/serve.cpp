// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/serve/serve.h"

#include "gpu/cli/flags.h"
#include "gpu/cli/program.h"
#include "gpu/serve/server.h"

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <sys/prctl.h>
#include <unistd.h>
#include <utility>

namespace qs {

int serveMain(const std::vector<std::string>& arguments) { return serveWith(arguments, {}); }

int serveWith(const std::vector<std::string>& arguments, ServerHooks hooks)
{
    Flags flags(
        "serve", "",
        "Serves requests of another program that starts this process, through messages on standard input and output.");
    if (const auto status = readFlags(flags, arguments)) return *status;
    std::signal(SIGPIPE, SIG_IGN);
    // The end of the input ends it; but not while it is suspended. (The thread that started it has to live as long as
    // it shall.)
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    // What a library prints must not get between the messages.
    const int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (output < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        return printError(Error{ErrorCode::Io, "serve: cannot use standard output.", "Start this program with pipes."});
    PipeOutlet outlet(output);
    const auto server = std::make_unique<Server>(outlet, std::move(hooks));
    outlet.send({{"hello", Server::hello()}}, {});
    WireReader reader(STDIN_FILENO);
    WireMessage message;
    while (reader.fill())
        for (auto got = reader.next(message); got != WireReader::Got::Nothing; got = reader.next(message)) {
            if (got == WireReader::Got::Message)
                server->handle(message);
            else
                server->refuseLine(reader.problem());
        }
    server->exitProcess(); // which ends the process: threads that hang go on using all of this until then
}

} // namespace qs
