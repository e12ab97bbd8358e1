// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"

namespace qs {

/// Which configuration of a saved session to use under limits; what the page Decide says. Exit status 0 whatever comes
/// out, 2 for what cannot be read.
int decideMain(const Arguments& arguments);

} // namespace qs
