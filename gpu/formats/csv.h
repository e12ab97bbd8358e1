// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// Reads delimited text (RFC 4180) row by row without holding it all: cells in double quotes may contain delimiters,
/// line breaks and doubled quotes. Comma, semicolon or tab, whichever the first line has most of; blank lines are
/// skipped. `text` has to outlive the reader.
class CsvReader
{
public:
    static constexpr std::size_t kMaxCells = 4096; ///< in a row

    /// `what` names the text in messages, for example "\"a.csv\"". A byte-order mark is skipped. `firstLine`: the
    /// number of its first line, where it is the rest of a file.
    CsvReader(std::string_view text, std::string what, std::size_t firstLine = 1);

    /// The next row into `cells`, blanks around unquoted cells removed; they are valid until the next call. False at
    /// the end. BadInput with the line for an open quote, text behind a closing one, a zero byte or too many cells.
    Result<bool> next(std::vector<std::string_view>& cells);
    char delimiter() const { return m_delimiter; }
    /// Line (from 1) where the row of the last next() begins.
    std::size_t line() const { return m_rowLine; }

private:
    Error failure(const Message& why) const;
    std::optional<Error> quotedCell(std::vector<std::string_view>& cells);
    std::optional<Error> plainCell(std::vector<std::string_view>& cells);
    bool skipBlankLines();

    std::string_view m_text;
    std::string m_what;
    char m_delimiter = ',';
    std::size_t m_at = 0, m_line = 1, m_rowLine = 0;
    std::deque<std::string> m_unescaped; ///< cells of the current row that held doubled quotes
};

/// A text as a cell of a spreadsheet, which must not run it: without control characters and in one line, and with an
/// apostrophe before what a program would take for a formula, since it begins with =, +, - or @ and is no number
/// (OWASP, CSV injection).
std::string spreadsheetText(std::string_view text);
/// The same as a cell of a CSV file (RFC 4180), in double quotes where it needs them.
std::string csvCell(std::string_view text);

/// A finite decimal number that fills the whole text (blanks around it aside); nothing else. C locale.
std::optional<double> plainNumber(std::string_view text);

} // namespace qs
