// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qs {

/// Help of `modes`, and what --list prints.
std::string modesHelp(const std::string& program);
std::string modesList();

} // namespace qs
