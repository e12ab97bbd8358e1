// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/markdown.h"

#include <algorithm>

namespace qs {

namespace {

/// Number of characters (code points) of UTF-8 text, for alignment in a terminal.
std::size_t width(const std::string& text)
{
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t to, bool right)
{
    const std::size_t have = width(text);
    const std::string space(to > have ? to - have : 0, ' ');
    return right ? space + text : text + space;
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
            for (const char c : cell)
                text += c == '|' ? std::string("\\|") : c == '\n' ? std::string(" ") : std::string(1, c);
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
