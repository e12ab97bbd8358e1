// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/worker_process.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

namespace qs {

/// What a command left behind.
struct CommandAnswer
{
    int status = 0;       ///< as a shell tells it: its own, or 128 + the signal that ended it
    std::string out, err; ///< the beginning of what it wrote to standard output, the end of its standard error
    bool isCut = false;   ///< it wrote more than was kept
};

/// How long a command may take, and how much of its output is kept; more than that is read and dropped.
struct CommandLimits
{
    std::chrono::milliseconds time{60'000};
    std::size_t output = std::size_t{1} << 20;
    std::function<void(std::uint64_t bytes)> sent{}; ///< how much of the input was taken so far
};

/// Runs a command with `input` on its standard input, and waits for its end. Io where it cannot be started or does not
/// end in time, Interrupted after a stop; its own failure is its status.
Result<CommandAnswer> runCommand(const WorkerCommand& command, std::string_view input, std::stop_token stop,
                                 const CommandLimits& limits = {});

} // namespace qs
