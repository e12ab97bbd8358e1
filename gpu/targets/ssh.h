// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/remote/worker_process.h"

#include <string>
#include <string_view>
#include <vector>

/// The user's own ssh: how it is called, and what it says when it fails. Keys, jump hosts and everything else that
/// belongs to a host is in the user's ~/.ssh/config (ssh_config(5)).
namespace qs {

/// The words that stand for ssh: those of QUANTOSCOPE_SSH, or 'ssh'.
std::vector<std::string> sshProgram();
/// ssh with options for a session without a terminal that notices a lost connection after 45 s, whatever the user's
/// configuration says of terminals, commands and forwardings. `more` follows, then the host, then the command, whose
/// words have to be plain.
WorkerCommand sshCommand(const std::vector<std::string>& more, const std::string& host,
                         const std::vector<std::string>& command = {});
/// The Host names of ~/.ssh/config and the files that it includes, without patterns, in their order.
std::vector<std::string> sshHosts(const std::string& configFile = {});
/// What ssh said of a failure, with what to do about it; Refused where the user was. `said`: its standard error (in
/// English, LC_ALL=C).
Error sshError(const std::string& host, std::string_view said);

} // namespace qs
