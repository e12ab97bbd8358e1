// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_link.h"
#include "gpu/targets/run_command.h"
#include "gpu/targets/target_hub.h"

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace qs {

/// --on TARGET: a command's work is done on another computer.
struct OnTarget
{
    std::string target;            ///< a name, or 'ssh:HOST' and the like; empty: this computer
    std::vector<std::string> more; ///< of a command that measures on several
    bool upload = false;           ///< the worker may be put there without asking

    explicit operator bool() const { return !target.empty(); }
};

/// How the user of a terminal is asked; `upload`: agreed already.
TargetQuestions terminalQuestions(bool upload);
/// There is no Stop on a command line, and nobody may be watching: a worker that is silent for so long is ended.
inline constexpr std::chrono::seconds kCommandPatience{60};
/// Options that start workers there, for a command. Usage where there is no such target.
Result<WorkerOptions> workersOn(const OnTarget& on);
/// Runs a command of the worker at a place, of plain words, instead of 'serve'.
Result<CommandAnswer> runAt(WorkerPlace& place, const std::vector<std::string>& words, std::stop_token stop);
Result<CommandAnswer> runThere(const OnTarget& on, const std::vector<std::string>& words, std::stop_token stop);

} // namespace qs
