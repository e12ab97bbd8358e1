// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/program_places.h"

#include <cstdlib>
#include <filesystem>

namespace qs {

namespace fs = std::filesystem;

std::vector<std::string> programPlaces(const char* variable, std::initializer_list<const char*> places)
{
    if (const char* given = std::getenv(variable); given && *given) return {given};
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    if (failed) return {};
    std::vector<std::string> all;
    for (const char* place : places)
        all.push_back((program.parent_path() / place).lexically_normal().string());
    return all;
}

} // namespace qs
