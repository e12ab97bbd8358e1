// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"

namespace qs {

/// quantoscope recover: lists what programs left behind that did not end well, writes one of them as a session file, or
/// discards it. Needs no display. Returns the exit status.
int recoverMain(const Arguments& arguments);

} // namespace qs
