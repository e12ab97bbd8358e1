// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// `audit FILE [--json]` of both programs: what does not follow from published figures. Exit status 0 whether or not
/// there are findings, 2 for what cannot be read as text.
int auditMain(const std::vector<std::string>& arguments);

} // namespace qs
