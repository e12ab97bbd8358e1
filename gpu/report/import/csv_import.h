// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/csv.h"
#include "gpu/formats/number_style.h"
#include "gpu/report/import/parts.h"

#include <string>
#include <vector>

namespace qs {

inline constexpr std::size_t kMaxImportRows = 100'000;

using CsvHeader = std::vector<std::string>;

/// A format of another tool's results as CSV, in one row of a table (formats.cpp).
struct CsvFormat
{
    FormatId is;
    bool (*looksLike)(const CsvHeader& header);
    /// Reads the rows below the header. What is wrong with the text is returned, what is wrong with the results is
    /// remembered by `in`.
    Result<void> (*read)(ImportReader& in, CsvReader& rows, const CsvHeader& header);
};
/// The columns of a header by name, and the numbers of a table as its own cells write them.
class CsvTable
{
public:
    CsvTable(ImportReader& in, CsvReader rows, const CsvHeader& header) : m_in(in), m_rows(rows), m_header(header) {}

    /// Looks at the numbers of all cells but those of the columns `except`, and notes how they are written.
    void learnNumbers(const std::vector<std::size_t>& except = {});
    /// The next row; one of another number of cells is left out. False at the end.
    Result<bool> next();
    /// Place of a column; the number of columns where there is none.
    std::size_t column(std::string_view name) const;
    std::string_view cell(std::size_t column) const { return column < m_cells.size() ? m_cells[column] : ""; }
    std::optional<double> number(std::size_t column) const { return m_numbers.number(cell(column)); }
    const NumberStyle& numbers() const { return m_numbers; }
    std::size_t line() const { return m_rows.line(); }

private:
    ImportReader& m_in;
    CsvReader m_rows;
    const CsvHeader& m_header;
    NumberStyle m_numbers;
    std::vector<std::string_view> m_cells;
    std::size_t m_count = 0;
};

/// Where a table begins, behind lines that a tool or a shell printed.
struct TableStart
{
    std::size_t at = 0, line = 1;
    const CsvFormat* format = nullptr; ///< null: no line is a header that is known
};

TableStart tableStart(std::string_view text);
/// Whether a text is a table of a known format, perhaps behind lines that are none.
bool isKnownTable(std::string_view text);
/// Null where no format has such a header.
const CsvFormat* csvFormatOf(const CsvHeader& header);

} // namespace qs
