// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

namespace qs {

/// Folders in which something that comes with the program may be, in the order in which they are tried: the one that
/// the environment variable names and no other, else `places` relative to the folder of the running program, as they
/// are in a build folder, in an archive and where it is installed. Empty where the system does not report what runs.
std::vector<std::string> programPlaces(const char* variable, std::initializer_list<const char*> places);

} // namespace qs
