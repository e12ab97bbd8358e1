// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/program.h"

#include <functional>

namespace qs {

/// `quantoscope report SESSION --export DIR`: the report of a saved session, or of some of its runs and parts, as a
/// folder, as one HTML file, or both. `ensureApplication` is called before anything is drawn. The exit status.
int reportMain(const Arguments& arguments, const std::function<void()>& ensureApplication);

} // namespace qs
