// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace qs {

/// The beginning of a text file.
struct TextStart
{
    std::string text;
    bool whole = true; ///< it is all of the file
};
/// At most so many bytes of a file, cut between words where there are blanks near the end, and never inside of a UTF-8
/// character. Errors: those of MappedFile::open(); BadInput where the file changed meanwhile.
Result<TextStart> beginningOf(const std::filesystem::path& path, std::size_t most);

} // namespace qs
