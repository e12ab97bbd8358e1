// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>

/// Which part of files the operating system keeps in memory: what tells a cold load from a warm one.
namespace qs {

/// Share of the files' pages that are in the page cache, 0 to 1; negative where that cannot be found out (the kernel
/// tells it of files that one may write to only).
double cachedShare(std::span<const std::filesystem::path> files);
/// Asks the kernel to drop them. Pages that a process has mapped stay, and so do all of a file system in memory; ask
/// cachedShare() afterwards.
void dropCached(std::span<const std::filesystem::path> files);

} // namespace qs
