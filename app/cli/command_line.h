// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

namespace qs {

/// What the window is started with.
struct WindowRequest
{
    QString file; ///< a session, .npy or .safetensors file to open; may be empty
};

/// The command line: quantize, devices, report, --help, --version, and where there is no display the default
/// comparison. Returns the exit status, or nothing where the window is wanted; then `window` says how.
std::optional<int> runCommandLine(int& argc, char** argv, WindowRequest& window);

/// Installs the built-in texts of the system's language (English plurals at least). After QApplication is made.
void installTranslations();

/// After QApplication is made: numbers of the C library keep their point, whatever the locale.
void keepNumbersInTheCLocale();

} // namespace qs
