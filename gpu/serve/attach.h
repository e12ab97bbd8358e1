// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <string>
#include <vector>

namespace qs {

/// A connection to the session, whose holder is started with these flags where there is none.
Result<int> openSession(const std::string& id, const std::vector<std::string>& flags);
/// Passes on what comes between standard input and output and the socket, until one of them ends. The exit status.
int relay(int socket);

} // namespace qs
