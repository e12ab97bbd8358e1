// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/host_probe.h"
#include "gpu/targets/worker_set.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace qs {

/// Puts the set into `folder` there as a folder of its own: compressed, checked by its checksum, moved into place as a
/// whole, so that neither a lost connection nor a second window leaves half of one. The newest three others stay, and
/// those that are younger than 30 days. `sent`: compressed bytes so far; on the calling thread.
Result<void> uploadWorker(const ShellAccess& shell, const WorkerSet& set, const std::string& folder, bool unpacks,
                          std::stop_token stop, const std::function<void(std::uint64_t sent)>& sent);
/// Lines of a script that run `setup` (a line for sh; may be empty). Where it fails, or ends the shell itself, the
/// script ends with its status after it has said so, and done `also` (commands that end in ';'; the status is in $qs).
std::string setupLines(const std::string& setup, const std::string& also = {});
/// That the setup line failed, where such a script said so.
std::optional<Error> setupError(std::string_view said);
/// Writes the script that runs `setup` (a line for sh; may be empty) and then the worker of the set, and returns the
/// words that start it. It passes a signal on as status 128 + its number, which tells a crash from a lost connection.
Result<std::vector<std::string>> prepareStart(const ShellAccess& shell, const WorkerSet& set, const std::string& folder,
                                              const std::string& setup, std::stop_token stop);

} // namespace qs
