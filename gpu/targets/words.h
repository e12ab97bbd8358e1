// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <string>
#include <string_view>
#include <vector>

/// Words of command lines, so that no shell ever sees a user's text unquoted.
namespace qs {

/// Whether every shell takes the text as one word, unchanged: letters, digits and _./=:,@%+- only, not empty, and no
/// '-' at the front, which would make it an option.
bool isPlainWord(std::string_view text);
/// The text as one word of a POSIX shell, between single quotes.
std::string shellQuoted(std::string_view text);
/// Text as a user types a command, in words: blanks separate, quotation marks and backslashes keep together. Nothing is
/// expanded. Usage for an open quotation mark and for control characters.
Result<std::vector<std::string>> splitWords(std::string_view text);
/// The words as one line that splitWords() reads back.
std::string joinWords(const std::vector<std::string>& words);

} // namespace qs
