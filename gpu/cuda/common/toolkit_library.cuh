// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

namespace qs::cuda {

/// Opens a library of the CUDA toolkit by the first of its names that is found where the loader looks, then in the
/// `folders` of the homes that the environment variables name, then in the toolkit's usual places. Null where it is
/// nowhere.
void* openToolkitLibrary(std::initializer_list<const char*> names,
                         std::initializer_list<const char*> homes = {"CUDA_PATH", "CUDA_HOME"},
                         std::initializer_list<const char*> folders = {"/lib64/", "/lib/"});

} // namespace qs::cuda
