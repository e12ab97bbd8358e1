// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/remote/session_folder.h"
#include "gpu/targets/on_target.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace qs {

/// A kept session as its computer sees it.
struct SessionState
{
    SessionNote note;
    bool works = false;     ///< a request is in work
    bool hasClient = false; ///< somebody is connected
    bool answers = true;    ///< it said so; else the two above are not known
    std::string what{};     ///< that it measures or measured last, as a command line; may be empty
};

/// What there is of sessions on a computer.
struct SessionList
{
    std::vector<SessionState> sessions;
    std::vector<std::string> results; ///< files that sessions left, newest last
};
nlohmann::ordered_json toJson(const SessionList& list);
Result<SessionList> sessionListFromJson(const nlohmann::json& json);

/// Of this computer.
Result<SessionList> sessionsHere();
/// Of the computer that is meant, where the worker's command 'sessions' is run.
Result<SessionList> sessionsOn(const OnTarget& on, std::stop_token stop);
/// Of the computer of a place, which errors call `name`.
Result<SessionList> sessionsAt(WorkerPlace& place, const std::string& name, std::stop_token stop);

/// Ends a session of this computer: its work is stopped, and what there is of its result written there. Usage where
/// there is none of that name.
Result<void> stopSessionHere(const std::string& id);
Result<void> stopSessionAt(WorkerPlace& place, const std::string& id, std::stop_token stop);
/// Takes a session over, waits until its work has ended, and returns the result as its file has it. The session goes on
/// afterwards. Usage where there is none of that name.
Result<std::string> resultOfSession(const OnTarget& on, const std::string& id, std::stop_token stop);
Result<std::string> resultOfSessionAt(WorkerPlace& place, const std::string& name, const std::string& id,
                                      std::stop_token stop);

} // namespace qs
