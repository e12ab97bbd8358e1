// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/aligned_lines.h"

#include <algorithm>

namespace qs {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

std::size_t characters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !continues(c); }));
}

/// Byte where character `index` begins.
std::size_t byteOf(std::string_view text, std::size_t index)
{
    std::size_t at = 0;
    for (; at < text.size(); ++at)
        if (!continues(text[at]) && index-- == 0) break;
    return at;
}

std::size_t indent(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

} // namespace

std::vector<std::string> alignedCells(std::string_view line)
{
    std::vector<std::string> cells;
    line = trimmed(line);
    while (!line.empty()) {
        const auto end = std::min(line.find("  "), line.size());
        cells.emplace_back(line.substr(0, end));
        line = trimmed(line.substr(end));
    }
    return cells;
}

std::optional<IndexedColumns> IndexedColumns::of(std::string_view header, std::string_view row)
{
    if (header.find('\t') != std::string_view::npos || indent(header) <= indent(row)) return std::nullopt;
    IndexedColumns columns;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const bool ends = header[i] != ' ' && header[i] != '\r' &&
                          (i + 1 == header.size() || header.substr(i + 1).starts_with("  ") || header[i + 1] == '\r' ||
                           (header[i + 1] == ' ' && i + 2 == header.size()));
        if (ends) columns.m_ends.push_back(characters(header.substr(0, i + 1)));
    }
    if (columns.m_ends.empty() || columns.cells(row).size() != columns.m_ends.size() + 1) return std::nullopt;
    return columns;
}

std::vector<std::string> IndexedColumns::cells(std::string_view line) const
{
    while (line.ends_with('\r') || line.ends_with(' '))
        line.remove_suffix(1);
    if (characters(line) != m_ends.back()) return {};
    std::vector<std::string> cells;
    std::size_t from = 0;
    for (const std::size_t end : m_ends) {
        const std::size_t to = byteOf(line, end);
        if (to < line.size() && line[to] != ' ') return {}; // text across the end of a column
        cells.emplace_back(trimmed(line.substr(from, to - from)));
        from = to;
    }
    // the index and the first column stand before the first end; before a sign they may be one blank apart
    const std::string first = cells.front();
    auto gap = first.find("  ");
    if (gap == std::string::npos) gap = first.find(" -");
    if (gap == std::string::npos) return {};
    cells.front() = trimmed(std::string_view(first).substr(gap));
    cells.insert(cells.begin(), first.substr(0, gap));
    return cells;
}

bool IndexedColumns::isEllipsis(std::string_view line)
{
    line = trimmed(line);
    return line.starts_with("..") && line.find_first_not_of(". ") == std::string_view::npos;
}

} // namespace qs
