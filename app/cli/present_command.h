// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"

#include <functional>

namespace qs {

/// `present SESSION [--pdf FILE] [--html FILE] [--dark]`: the presentation of a saved session without a window.
/// `ensureApplication` is called before anything is drawn. Exit status 0, 2 for what cannot be read, 3 where a file
/// cannot be written.
int presentMain(const Arguments& arguments, const std::function<void()>& ensureApplication);

} // namespace qs
