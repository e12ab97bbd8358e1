// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

#include <optional>

#include <QString>

namespace qs {

/// What the window is started with.
struct WindowRequest
{
    QString file;     ///< a session, .npy or .safetensors file to open; may be empty
    bool run = false; ///< measure the last setup at once
};

/// The command line: quantize, devices, report, --help, --version, and where there is no display the default
/// comparison. Returns the exit status, or nothing where the window is wanted; then `window` says how.
std::optional<int> runCommandLine(int& argc, char** argv, WindowRequest& window);

/// After QApplication is made: numbers of the C library keep their point, whatever the locale.
void keepNumbersInTheCLocale();

} // namespace qs
