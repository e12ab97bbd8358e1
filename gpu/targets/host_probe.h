// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/units.h"
#include "gpu/targets/run_command.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// The way to where a target's shell is.
struct ShellAccess
{
    /// Makes the command that runs these plain words there.
    std::function<WorkerCommand(const std::vector<std::string>& words)> command;
    /// The words become one line that the user's login shell parses there, of any kind: ssh does that.
    bool joinsWords = false;
    /// What the way itself reports about a failure; empty: nothing.
    std::function<std::optional<Error>(const CommandAnswer& answer)> explain{};

    /// The command that runs a script there with the standard input for itself. It must not have quotation marks ('),
    /// backslashes, exclamation marks and line feeds: csh and fish read these in their own way.
    WorkerCommand script(const std::string& text) const
    {
        return command({"sh", "-c", joinsWords ? "'" + text + "'" : text});
    }
};

/// What a computer reports about itself.
struct HostFacts
{
    std::string system;   ///< 'Linux'
    std::string machine;  ///< 'x86_64'
    std::string glibc;    ///< '2.28'; empty where it has another C library
    std::string name;     ///< of the computer
    std::string user;     ///< number of the user
    std::string driver;   ///< the NVIDIA driver's own line; empty: none is loaded there
    bool unpacks = false; ///< it has gunzip
    bool hasSlurm = false;
};

/// A folder there that might hold the worker.
struct FolderFacts
{
    std::string path;
    std::string problem; ///< why it cannot; empty: it can
    std::string version; ///< what the worker that is there already says of itself; empty: none is there
};

/// Runs a script by 'sh -s', of which the answer is what comes between two marks: chatter of login shells around it
/// does not count. The error is the command's, with the end of its standard error.
Result<std::vector<std::string>> askShell(const ShellAccess& shell, const std::string& script, std::stop_token stop,
                                          const CommandLimits& limits = {});
/// Looks around; changes nothing.
Result<HostFacts> probeHost(const ShellAccess& shell, std::stop_token stop);
/// Tries folders for the worker `id`, up to the first that can be used, which is the last of the answer: `given` alone
/// where it is not empty; else caches of the user and, unless it has to be `shared` with other computers, folders of
/// this one. It is the user's own, private, writable, programs in it can be executed, and it has room for `needed` or
/// the worker in it. Others are not made, or removed again.
Result<std::vector<FolderFacts>> probeFolders(const ShellAccess& shell, const std::string& given, bool shared,
                                              const std::string& id, Bytes needed, std::stop_token stop);

/// Removes a file, or a folder with all that is in it; without effect where there is none.
Result<void> removeThere(const ShellAccess& shell, const std::string& path, std::stop_token stop);
/// A text file of another computer, up to 1 GiB, checked by its checksum; empty where there is no such file.
Result<std::string> fetchText(const ShellAccess& shell, const std::string& path, std::stop_token stop);

} // namespace qs
