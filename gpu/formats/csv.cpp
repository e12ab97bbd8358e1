// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/csv.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace qs {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

char likelyDelimiter(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    char best = ',';
    auto most = std::ranges::count(line, ',');
    for (const char c : {';', '\t'})
        if (const auto count = std::ranges::count(line, c); count > most) {
            most = count;
            best = c;
        }
    return best;
}

} // namespace

CsvReader::CsvReader(std::string_view text, std::string what, std::size_t firstLine)
    : m_text(text), m_what(std::move(what)), m_line(firstLine)
{
    if (m_text.starts_with("\xef\xbb\xbf")) m_text.remove_prefix(3);
    m_delimiter = likelyDelimiter(m_text.substr(0, 65536));
}

Error CsvReader::failure(const Message& why) const
{
    return {ErrorCode::BadInput, Message::tr("%1, line %2: %3.").arg(m_what, m_line, why),
            Message::tr("Correct it, or check that the file is a text table.")};
}

bool CsvReader::skipBlankLines()
{
    while (m_at < m_text.size()) {
        const auto end = m_text.find_first_not_of(m_delimiter == '\t' ? " \r" : " \t\r", m_at);
        if (end == std::string_view::npos)
            m_at = m_text.size();
        else if (m_text[end] == '\n') {
            m_at = end + 1;
            ++m_line;
        } else
            return true;
    }
    return false;
}

std::optional<Error> CsvReader::quotedCell(std::vector<std::string_view>& cells)
{
    const std::size_t start = ++m_at;
    bool doubled = false;
    for (;; m_at += 2) {
        const auto quote = m_text.find('"', m_at);
        if (quote == std::string_view::npos) return failure(Message::tr("a quotation mark is not closed"));
        m_line += static_cast<std::size_t>(std::ranges::count(m_text.substr(m_at, quote - m_at), '\n'));
        m_at = quote;
        if (quote + 1 >= m_text.size() || m_text[quote + 1] != '"') break;
        doubled = true;
    }
    std::string_view inside = m_text.substr(start, m_at - start);
    if (doubled) {
        std::string& plain = m_unescaped.emplace_back();
        for (std::size_t i = 0; i < inside.size(); i += inside[i] == '"' ? 2 : 1)
            plain += inside[i];
        inside = plain;
    }
    cells.push_back(inside);
    m_at = std::min(m_text.find_first_not_of(m_delimiter == '\t' ? " \r" : " \t\r", m_at + 1), m_text.size());
    if (m_at < m_text.size() && m_text[m_at] != m_delimiter && m_text[m_at] != '\n')
        return failure(Message::tr("text follows a closing quotation mark"));
    return std::nullopt;
}

std::optional<Error> CsvReader::plainCell(std::vector<std::string_view>& cells)
{
    const std::size_t start = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_delimiter && m_text[m_at] != '\n') {
        if (m_text[m_at] == '\0') return failure(Message::tr("it contains a zero byte, so it is not a text file"));
        ++m_at;
    }
    cells.push_back(trimmed(m_text.substr(start, m_at - start)));
    return std::nullopt;
}

Result<bool> CsvReader::next(std::vector<std::string_view>& cells)
{
    cells.clear();
    m_unescaped.clear();
    if (!skipBlankLines()) return false;
    m_rowLine = m_line;
    for (;;) {
        const auto first = m_text.find_first_not_of(m_delimiter == '\t' ? " " : " \t", m_at);
        const bool quoted = first != std::string_view::npos && m_text[first] == '"';
        if (quoted) m_at = first;
        if (auto error = quoted ? quotedCell(cells) : plainCell(cells)) return *error;
        if (cells.size() > kMaxCells)
            return failure(Message::tr("it has more than %1 cells (the limit)").arg(kMaxCells));
        if (m_at >= m_text.size()) return true;
        if (m_text[m_at++] == '\n') {
            ++m_line;
            return true;
        }
    }
}

std::string spreadsheetText(std::string_view text)
{
    std::string clean(text);
    std::ranges::replace_if(clean, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    clean = printable(clean, std::string_view::npos);
    const std::size_t first = clean.find_first_not_of(' ');
    if (first == std::string::npos || first + 1 == clean.size() ||
        std::string_view("=+-@").find(clean[first]) == std::string_view::npos || plainNumber(clean))
        return clean;
    const bool isSign = clean[first] == '+' || clean[first] == '-';
    const std::size_t unit = std::min(clean.find_first_not_of("0123456789.,", first + 1), clean.size());
    const bool isNumber = isSign && unit > first + 1 && clean.find_first_of("+-*/^&=<>@!|(", unit) == std::string::npos;
    return isNumber ? clean : "'" + clean;
}

std::string csvCell(std::string_view text)
{
    const std::string cell = spreadsheetText(text);
    if (cell.find_first_of(",\"") == std::string::npos) return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

std::optional<double> plainNumber(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && text.size() > 1 && text[1] != '-') text.remove_prefix(1);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace qs
