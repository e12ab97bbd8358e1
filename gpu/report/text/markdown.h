// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
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

/// A column of a table with a line for each `Row`: its title, and what stands in its cells.
template <typename Row> struct TextColumn
{
    std::string title;
    std::function<std::string(const Row&)> cell;
    bool numeric = true;
};

template <typename Row> std::vector<std::string> cellsOf(const std::vector<TextColumn<Row>>& columns, const Row& row)
{
    std::vector<std::string> cells;
    for (const TextColumn<Row>& column : columns)
        cells.push_back(column.cell(row));
    return cells;
}

template <typename Row>
TextTable tableOf(const std::vector<TextColumn<Row>>& columns, const std::vector<Row>& rows = {})
{
    TextTable table;
    for (const TextColumn<Row>& column : columns) {
        table.header.push_back(column.title);
        table.numeric.push_back(column.numeric);
    }
    for (const Row& row : rows)
        table.rows.push_back(cellsOf(columns, row));
    return table;
}

/// Text with the characters that Markdown would interpret escaped.
std::string escapeMarkdown(const std::string& text);

} // namespace qs
