// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// `diagnose FILE.json|csv [--json]` of both programs: what is wrong with a series of latencies. Exit status 0 whether
/// or not something is, 2 for what cannot be read.
int diagnoseMain(const std::vector<std::string>& arguments);

} // namespace qs
