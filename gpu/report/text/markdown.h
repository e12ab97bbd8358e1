// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace qs {

/// A table for text: one string a cell; the columns named numeric are aligned to the right.
struct TextTable
{
    std::vector<std::string> header;
    std::vector<bool> numeric;
    std::vector<std::vector<std::string>> rows;

    /// GitHub-flavoured Markdown; bars, line breaks, tags and addresses in cells are escaped.
    std::string markdown() const;
    /// Aligned columns for a terminal.
    std::string plain() const;
};

/// Text with the characters that Markdown would interpret escaped.
std::string escapeMarkdown(const std::string& text);

} // namespace qs
