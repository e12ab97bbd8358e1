// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/csv_import.h"

#include <algorithm>

namespace qs {

void CsvTable::learnNumbers(const std::vector<std::size_t>& except)
{
    CsvReader rows = m_rows;
    NumberStyleGuess guess;
    std::vector<std::string_view> cells;
    for (auto more = rows.next(cells); more && *more; more = rows.next(cells))
        for (std::size_t c = 0; c < cells.size(); ++c)
            if (std::ranges::find(except, c) == except.end()) guess.add(cells[c]);
    m_numbers = guess.format(rows.delimiter());
    if (Message reason = guess.reason(rows.delimiter()); !reason.empty()) m_in.note(std::move(reason));
}

Result<bool> CsvTable::next()
{
    for (;;) {
        const auto more = m_rows.next(m_cells);
        if (!more || !*more) return more;
        if (++m_count > kMaxImportRows) {
            m_in.fail(Message::tr("it contains more than %1 rows (the limit)").arg(kMaxImportRows));
            return false;
        }
        if (m_cells.size() == m_header.size()) return true;
        m_in.skipEntry(
            Message::tr("line %1 has %2 cells instead of %3").arg(m_rows.line(), m_cells.size(), m_header.size()));
    }
}

std::size_t CsvTable::column(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::find(m_header, name) - m_header.begin());
}

TableStart tableStart(std::string_view text)
{
    constexpr std::size_t most = 1000; // lines
    TableStart start;
    std::vector<std::string_view> cells;
    for (; start.at < text.size() && start.line <= most; ++start.line) {
        const std::string_view rest = text.substr(start.at);
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        CsvReader reader(rest.substr(0, std::min(end, std::size_t{1} << 20)), "", start.line);
        if (const auto any = reader.next(cells); any && *any)
            if ((start.format = csvFormatOf(CsvHeader(cells.begin(), cells.end())))) return start;
        start.at += end + 1;
    }
    return {};
}

bool isKnownTable(std::string_view text) { return tableStart(text).format != nullptr; }

} // namespace qs
