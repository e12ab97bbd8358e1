// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/commands.h"
#include "gpu/recovery/kept_place.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace qs {

/// A session that a program left behind which did not end well, as `recover` lists it.
struct LeftWork
{
    std::string id, file, written; ///< `file`: that it was saved in before, or empty; `written`: UTC, ISO 8601
    std::vector<std::string> runs; ///< names of those that had ended
    int interrupted = 0;           ///< runs and studies that had not
    std::uint64_t bytes = 0;
};

/// What came out of one.
struct RecoveredWork
{
    std::size_t runs = 0;           ///< that were written
    std::int64_t samples = 0;       ///< of interrupted runs
    std::uint64_t lastTime = 0;     ///< CLOCK_BOOTTIME in ns of the last of them; 0: none
    std::vector<std::string> notes; ///< parts that could not be read
};

/// Where `recover` finds them. The program with a window also has the sessions of windows.
struct RecoverySource
{
    std::function<std::vector<LeftWork>()> list; ///< newest first
    std::function<Result<RecoveredWork>(const std::string& id, const std::string& file)> writeTo;
    std::function<Result<void>(const std::string& id)> discard;
};

/// What commands were measuring when they were killed.
RecoverySource commandRecovery();

/// `recover`: lists what programs left behind that did not end well, writes one of them as a session file, or discards
/// it. Returns the exit status.
int recoverMain(const Arguments& arguments, const RecoverySource& source);
/// `recover` among the commands of a program.
Command recoverCommand(RecoverySource source);

} // namespace qs
