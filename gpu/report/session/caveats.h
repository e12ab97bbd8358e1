// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <string>
#include <vector>

namespace qs {

struct SessionPart;

/// What a reader of the figures has to know: how they were measured, what was verified, what is not resolved, what is
/// simulated or imported, and the gravest warnings, one line each.
std::vector<Message> caveats(const std::vector<SessionPart>& parts, const std::string& baseline);

} // namespace qs
