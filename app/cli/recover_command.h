// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/results/recover_command.h"

namespace qs {

/// What `recover` of the program with a window finds: sessions of windows, and what commands were measuring. Needs no
/// display.
RecoverySource sessionRecovery();

} // namespace qs
