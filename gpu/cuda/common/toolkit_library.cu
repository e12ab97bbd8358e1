// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cuda/common/toolkit_library.cuh"

#include <dlfcn.h>

#include <cstdlib>
#include <string>
#include <vector>

namespace qs::cuda {

void* openToolkitLibrary(std::initializer_list<const char*> names, std::initializer_list<const char*> homes,
                         std::initializer_list<const char*> folders)
{
    std::vector<std::string> places = {""};
    for (const char* variable : homes)
        if (const char* home = std::getenv(variable); home && *home)
            for (const char* folder : folders)
                places.push_back(std::string(home) + folder);
    places.insert(places.end(), {"/usr/local/cuda/lib64/", "/opt/cuda/lib64/"});
    for (const std::string& place : places)
        for (const char* name : names)
            if (void* library = dlopen((place + name).c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
    return nullptr;
}

} // namespace qs::cuda
