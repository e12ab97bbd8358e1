// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/text/markdown.h"

#include "gpu/core/utf8.h"

#include <algorithm>
#include <cctype>

namespace qs {

namespace {

/// Number of characters (code points) of UTF-8 text, for alignment in a terminal.
std::size_t width(const std::string& text) { return static_cast<std::size_t>(characterCount(text)); }

std::string padded(const std::string& text, std::size_t to, bool right)
{
    const std::size_t have = width(text);
    const std::string space(to > have ? to - have : 0, ' ');
    return right ? space + text : text + space;
}

/// Text of a cell as it is, but for what ends the cell, and for the begin of a tag or the address of a link: names and
/// notes in it may come from a stranger's file.
std::string escapeCell(const std::string& cell)
{
    std::string out;
    bool escaped = false; // by an odd number of backslashes before
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i], next = i + 1 < cell.size() ? cell[i + 1] : ' ';
        const bool tag = c == '<' && (std::isalpha(static_cast<unsigned char>(next)) != 0 || next == '/' ||
                                      next == '!' || next == '?');
        const bool address = c == '(' && i > 0 && cell[i - 1] == ']';
        if ((tag && !escaped) || address || c == '|') out += '\\';
        escaped = c == '\\' && !escaped;
        out += c == '\n' || c == '\r' ? ' ' : c;
    }
    return out;
}

} // namespace

std::string escapeMarkdown(const std::string& text)
{
    std::string out;
    for (const char c : text) {
        if (c == '\n' || c == '\r') {
            out += ' ';
            continue;
        }
        if (std::string_view("\\`*_[]<>|#").find(c) != std::string_view::npos) out += '\\';
        out += c;
    }
    return out;
}

std::string TextTable::markdown() const
{
    const auto line = [](const std::vector<std::string>& cells) {
        std::string text = "|";
        for (const std::string& cell : cells) {
            text += ' ';
            text += escapeCell(cell);
            text += " |";
        }
        return text + "\n";
    };
    std::string out = line(header) + "|";
    for (std::size_t i = 0; i < header.size(); ++i)
        out += i < numeric.size() && numeric[i] ? " ---: |" : " --- |";
    out += "\n";
    for (const auto& row : rows)
        out += line(row);
    return out;
}

std::string TextTable::plain() const
{
    std::vector<std::size_t> widths(header.size());
    for (std::size_t i = 0; i < header.size(); ++i) {
        widths[i] = width(header[i]);
        for (const auto& row : rows)
            widths[i] = std::max(widths[i], width(row[i]));
    }
    const auto line = [&](const std::vector<std::string>& cells) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i)
            text += (i ? "  " : "") + padded(cells[i], widths[i], i < numeric.size() && numeric[i]);
        text.erase(text.find_last_not_of(' ') + 1);
        return text + "\n";
    };
    std::string out = line(header);
    for (const auto& row : rows)
        out += line(row);
    return out;
}

} // namespace qs
