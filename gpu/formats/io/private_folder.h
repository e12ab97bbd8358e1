// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <filesystem>

namespace qs {

/// Makes a folder that only its owner can look into (0700), and those above it where missing; one that is there already
/// becomes so. Fails with Io where it cannot be made or written into.
Result<void> ensurePrivateFolder(const std::filesystem::path& path);
/// Leaves reading and writing of a file to its owner (0600). For files in a private folder, where nobody else can see
/// the moment before.
void makePrivate(const std::filesystem::path& file);

} // namespace qs
