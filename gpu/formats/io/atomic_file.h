// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/io/text_sink.h"

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Writes a new file beside `path`, syncs it to the disk and renames it: readers see the old content or
/// the new one, never a part, and after an error the old content is still there. A symbolic link stays
/// one (its target is replaced), permissions of an existing file stay. Devices and pipes, /dev/stdout
/// among them, are written directly; a pipe has to have its reader. Fails with Io (Usage for an impossible name).
/// What killed processes left half-written in the folder is removed.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::string_view bytes);
/// The same for content in several pieces, which are written one after the other.
Result<void> writeFileAtomically(const std::filesystem::path& path, std::span<const std::string_view> pieces);
/// The same for content that is made while it is written: `make` is called once, and what it gives the sink goes to the
/// disk in pieces. After an error the sink takes what comes and drops it.
Result<void> writeFileAtomically(const std::filesystem::path& path, const std::function<void(TextSink&)>& make);
/// Whether a file could be written there now; for asking before the work whose result it is to hold. Makes and removes
/// a file beside it.
Result<void> checkWritable(const std::filesystem::path& path);
/// Makes the folder and those above it where missing; fails with Io if it is no folder in the end or
/// nothing may be written into it.
Result<void> ensureDirectory(const std::filesystem::path& path);

/// A file of a folder and what is in it: `text`, or what `make` writes.
struct NamedText
{
    std::string name, text;
    std::function<void(TextSink&)> make = {};
};
/// Writes every file as writeFileAtomically does into `folder`, which is made where missing: all of them, or none.
/// Processes that write into one folder this way wait for each other, so that files of two do not end up side by side.
/// The paths written, in order.
Result<std::vector<std::string>> writeTextsAtomically(const std::string& folder, std::span<const NamedText> files);

} // namespace qs
