// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// The texts that a chat template in Jinja can write into a prompt of a system and a user message without tools: its
/// plain text and the strings in what it prints or sets, in order, with escapes resolved. Branches for tools,
/// documents, earlier answers and switches that are off are left out, as are keys and the names of roles. Nothing is
/// run: a template may write less than that.
std::vector<std::string> jinjaTexts(std::string_view jinja);

/// The text of a string literal with its escapes resolved: \n, \t, \\, \', \".
std::string jinjaUnescaped(std::string_view literal);

} // namespace qs
