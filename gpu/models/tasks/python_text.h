// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

/// What Python's str does to a text, by its rules and not by those of C or of tokenizers: lm-eval prepares tasks with
/// it. All take well-formed UTF-8.
namespace qs {

/// str.rstrip() and str.strip(): Unicode's White_Space and the four separators U+001C to U+001F go away. Views into
/// `text`.
std::string_view pythonRightStripped(std::string_view text);
std::string_view pythonStripped(std::string_view text);
/// str.capitalize(): the first character in title case (ß becomes Ss, ﬁ Fi, ǆ ǅ), the others in lower case, with ς at
/// the end of a word.
std::string pythonCapitalized(std::string_view text);

} // namespace qs
