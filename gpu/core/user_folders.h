// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <string>

namespace qs {

/// Empty where it is not set.
inline std::string environmentVariable(const char* name)
{
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// A folder of the user by the XDG Base Directory Specification: the value of `variable`, else `belowHome` in the home
/// folder; empty where there is neither.
inline std::string userFolder(const char* variable, const char* belowHome)
{
    if (std::string given = environmentVariable(variable); !given.empty()) return given;
    const std::string home = environmentVariable("HOME");
    return home.empty() ? home : home + "/" + belowHome;
}

} // namespace qs
