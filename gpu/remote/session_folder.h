// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

/// Where sessions that are kept on this computer are found: a socket and a note of the process in a folder that only
/// the user can enter, in /tmp and not in $XDG_RUNTIME_DIR, which goes with the user's last login (what a lost
/// connection is); log and results in $XDG_STATE_HOME/quantoscope/sessions.
namespace qs {

/// Up to 20 letters, digits, '-' and '_'.
bool isSessionId(std::string_view id);

/// A process, told from a later one of the same number by when it began.
struct ProcessMark
{
    pid_t pid = 0;
    std::uint64_t start = 0; ///< clock ticks after the system's start
    bool operator==(const ProcessMark&) const = default;
};
/// Empty: there is none of that number.
std::optional<ProcessMark> markOf(pid_t pid);

/// What the holder of a session wrote of itself.
struct SessionNote
{
    std::string id, version, log, began; ///< began: UTC, ISO 8601
    ProcessMark process;
};
nlohmann::ordered_json toJson(const SessionNote& note);
std::optional<SessionNote> sessionNoteFromJson(const nlohmann::json& json);

/// The folder of sockets, made where it is missing. Io where none can be made that only the user can enter.
Result<std::string> socketFolder();
std::string socketPath(const std::string& folder, const std::string& id);
std::string notePath(const std::string& folder, const std::string& id);
/// The lock of a session, a descriptor that holds it until it is closed; −1 with errno EEXIST where another process has
/// it. Whoever binds or removes the socket has it: between bind() and listen() a socket looks like that of a dead one.
int lockSession(const std::string& folder, const std::string& id);
/// Removes socket, note and lock of a session, under its lock, unless the note is another process's by now.
void removeSession(const std::string& folder, const SessionNote& note);
/// Whether a file is the note of a session, and not a result that lies beside it.
bool isSessionNote(const std::string& file);
/// The folder of logs and results, made where it is missing; beside the sockets where there is no home.
Result<std::string> stateFolder();

/// The sessions whose processes live; notes and sockets of others are removed.
Result<std::vector<SessionNote>> liveSessions();

/// A connection to a session's socket; −1: nobody listens there, for the reason in errno.
int connectTo(const std::string& socket);

} // namespace qs
