// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frame/window_request.h"

#include <optional>

namespace qs {

/// The command line: quantize, devices, report, --help, --version, and where there is no display the default
/// comparison. Returns the exit status, or nothing where the window is wanted; then `window` says how.
std::optional<int> runCommandLine(int& argc, char** argv, WindowRequest& window);

/// After QApplication is made: numbers of the C library keep their point, whatever the locale.
void useCNumericLocale();

} // namespace qs
