// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// `import FILE… --session OUT` of both programs: results of other tools as runs of a session, or with --beside as rows
/// of a run that was measured. Exit status 0, 2 for what cannot be read, 3 where OUT cannot be written.
int importMain(const std::vector<std::string>& arguments);

} // namespace qs
