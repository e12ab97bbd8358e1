// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Without blanks, tabs and carriage returns around it.
std::string_view trimmed(std::string_view text);
/// Cells that two or more blanks separate.
std::vector<std::string> alignedCells(std::string_view line);

/// How pandas prints a table: every column ends below the end of its header, and before the first one stands the index,
/// which has no header. Negative figures leave one blank between columns, so the columns are told by where they end.
class IndexedColumns
{
public:
    /// Nothing where `row`, the first line below the header, does not begin left of the header and end below its end.
    static std::optional<IndexedColumns> of(std::string_view header, std::string_view row);

    /// Index first. Empty where the line has no figure for its last column, or text runs over the end of a column.
    std::vector<std::string> cells(std::string_view line) const;
    /// '..', '...': rows that were left out.
    static bool isEllipsis(std::string_view line);

private:
    std::vector<std::size_t> m_ends; ///< in characters
};

} // namespace qs
