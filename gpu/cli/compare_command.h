// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// `compare A B [--unpaired] [--json]` of both programs: the speed-up of B over A with its interval and verdict. Exit
/// status 0 whatever the verdict, 2 for what cannot be read.
int compareMain(const std::vector<std::string>& arguments);

} // namespace qs
