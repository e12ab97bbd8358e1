// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace qs {

/// Why no window can be shown here; empty where one can. Qt itself ends the process where DISPLAY names a server
/// that does not answer, so that is tried before.
std::string missingDisplay();

} // namespace qs
