// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/table.h"

#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/measure/audit/aligned_lines.h"
#include "gpu/measure/audit/column.h"

#include <algorithm>

namespace qs {

namespace {

constexpr std::size_t kMaxBytes = std::size_t{32} << 20;
constexpr std::size_t kMaxTables = 1000, kMaxRows = 10'000, kMaxColumns = 64, kMaxLine = 20'000, kMaxLines = 1'000'000;

using Cells = std::vector<std::string>;

/// How the cells of a line are distinguished.
enum class Splitting : std::uint8_t { Bars, Delimited, Aligned };

Cells barCells(std::string_view line)
{
    line = trimmed(line);
    Cells cells{""};
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool bar = line[i] == '|' && (i == 0 || line[i - 1] != '\\');
        const bool box = line.substr(i).starts_with("│") || line.substr(i).starts_with("┃");
        if (bar || box)
            cells.emplace_back();
        else
            cells.back() += line[i];
        if (box) i += 2;
    }
    if (cells.size() > 1 && trimmed(cells.front()).empty()) cells.erase(cells.begin());
    if (cells.size() > 1 && trimmed(cells.back()).empty() &&
        (line.ends_with('|') || line.ends_with("│") || line.ends_with("┃")))
        cells.pop_back();
    return cells;
}

/// Cells of a line with the delimiter of `header`, which the decimals of the line may outnumber.
Cells delimitedCells(std::string_view header, std::string_view line)
{
    const std::string both = std::string(header) + "\n" + std::string(line);
    CsvReader reader(both, "line");
    std::vector<std::string_view> views;
    for (int row = 0; row < 2; ++row)
        if (const auto read = reader.next(views); !read || !*read) return {};
    return Cells(views.begin(), views.end());
}

Cells split(std::string_view line, Splitting how, std::string_view header)
{
    switch (how) {
    case Splitting::Bars:
        return line.find('|') == std::string_view::npos && line.find("│") == std::string_view::npos ? Cells{}
                                                                                                    : barCells(line);
    case Splitting::Delimited:
        return line.find_first_of(",;\t") == std::string_view::npos ? Cells{} : delimitedCells(header, line);
    case Splitting::Aligned:
        return line.find("  ") == std::string_view::npos ? Cells{} : alignedCells(line);
    }
    return {};
}

/// '|---|:--:|', '+-----+', '├────┼': drawn, no data.
bool isRule(std::string_view line)
{
    line = trimmed(line);
    if (line.size() < 3) return false;
    std::size_t dashes = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '-' || c == '=' || (c & 0x80))
            ++dashes;
        else if (c != '|' && c != ':' && c != '+' && c != ' ')
            return false;
        if ((c & 0x80) && i + 1 < line.size() &&
            !(static_cast<unsigned char>(line[i]) == 0xe2 || (static_cast<unsigned char>(line[i]) & 0xc0) == 0x80))
            return false;
    }
    return dashes >= 2;
}

bool isFigure(const std::string& cell)
{
    if (cell.find_first_of("0123456789") == std::string::npos) return false;
    const std::string plain = plainCell(cell);
    return parsePrinted(plain) || parsePrinted(plain, {}, DecimalMark::Comma);
}

bool looksLikeHeader(const Cells& cells)
{
    const auto figures = std::ranges::count_if(cells, isFigure);
    return !cells.empty() && !isFigure(cells.front()) && static_cast<std::size_t>(figures) * 2 < cells.size();
}

bool looksLikeData(const Cells& cells)
{
    const auto figures = std::ranges::count_if(cells, isFigure);
    return figures >= 1 && static_cast<std::size_t>(figures + 1) * 2 >= cells.size();
}

/// 'Mean', 'Std', 'Max' down the first column: metrics as rows. Such a table is turned round.
bool hasMetricRows(const std::vector<Cells>& rows)
{
    const auto roles = [](auto&& range) {
        std::set<ColumnRole> found;
        for (const std::string& text : range)
            found.insert(describeColumn(plainCell(text)).role);
        return found.contains(ColumnRole::Mean) && found.contains(ColumnRole::Std) && found.contains(ColumnRole::Max);
    };
    Cells first;
    for (const Cells& row : rows)
        first.push_back(row.front());
    return rows.size() >= 3 && !roles(rows.front()) && roles(first);
}

std::vector<Cells> turned(const std::vector<Cells>& rows)
{
    std::vector<Cells> out(rows.front().size());
    for (std::size_t c = 0; c < out.size(); ++c)
        for (const Cells& row : rows)
            out[c].push_back(c < row.size() ? row[c] : std::string());
    return out;
}

/// Commas where some cell has decimals behind a comma and none behind a point.
DecimalMark tableMark(const std::vector<Cells>& rows)
{
    bool comma = false;
    for (std::size_t r = 1; r < rows.size(); ++r)
        for (const std::string& cell : rows[r]) {
            if (cell.find_first_of(".,") == std::string::npos) continue;
            const auto mark = decimalMarkOf(plainCell(cell));
            if (!mark || !isFigure(cell)) continue;
            if (*mark == DecimalMark::Point) return DecimalMark::Point;
            comma = true;
        }
    return comma ? DecimalMark::Comma : DecimalMark::Point;
}

PublishedRow readRow(const Cells& cells, std::size_t line, const std::vector<PublishedColumn>& columns,
                     DecimalMark mark)
{
    PublishedRow row;
    row.line = line;
    for (std::size_t c = 0; c < columns.size(); ++c) {
        row.cells.push_back(c < cells.size() ? plainCell(cells[c]) : std::string());
        row.numbers.push_back(parsePrinted(row.cells.back(), columns[c].unit, mark));
        if (row.label.empty() && !row.numbers.back() && !isBlankCell(row.cells.back())) row.label = row.cells.back();
    }
    if (row.label.empty() && !row.cells.empty()) row.label = row.cells.front();
    return row;
}

/// Finds the tables among the lines of a document.
class TableFinder
{
public:
    explicit TableFinder(PublishedText& text) : m_text(text) {}

    void run()
    {
        bool fenced = false;
        for (std::size_t i = 0; i < m_text.lines.size() && m_text.tables.size() < kMaxTables;) {
            const std::string_view line = trimmed(m_text.lines[i].text);
            if (line.starts_with("```")) fenced = !fenced;
            if (!fenced && line.starts_with('#')) {
                ++m_section;
                m_title = plainCell(line.substr(std::min(line.find_first_not_of("# "), line.size())));
            }
            const std::size_t used = tableAt(i);
            for (std::size_t k = 0; k < std::max<std::size_t>(used, 1); ++k) {
                m_text.lines[i + k].section = m_section;
                m_text.lines[i + k].inTable = used > 0;
            }
            i += std::max<std::size_t>(used, 1);
        }
        for (PublishedLine& line : m_text.lines)
            line.section = std::max(line.section, line.number > 1 ? m_text.lines[line.number - 2].section : 0);
    }

private:
    /// Lines that a table beginning at line `i` takes; 0: none begins there.
    std::size_t tableAt(std::size_t i)
    {
        if (trimmed(m_text.lines[i].text).empty()) return 0;
        if (const std::size_t used = indexedTableAt(i); used > 0) return used;
        for (const Splitting how : {Splitting::Bars, Splitting::Delimited, Splitting::Aligned})
            if (const std::size_t used = tableAt(i, how); used > 0) return used;
        return 0;
    }

    std::size_t tableAt(std::size_t i, Splitting how)
    {
        const Cells header = cellsOf(i, how, i);
        const std::size_t fewest = how == Splitting::Bars ? 2 : 3;
        if (header.size() < fewest || header.size() > kMaxColumns || isRule(m_text.lines[i].text)) return 0;
        // Before the lines that follow are read: in long lists of figures every line would read all that follow.
        const bool ruled = how == Splitting::Bars && i + 1 < m_text.lines.size() && isRule(m_text.lines[i + 1].text);
        if (!ruled && !looksLikeHeader(header)) return 0;
        std::vector<Cells> rows{header};
        std::vector<std::size_t> at{i};
        std::size_t k = i + 1;
        for (; k < m_text.lines.size() && rows.size() <= kMaxRows; ++k) {
            if (isRule(m_text.lines[k].text)) continue;
            Cells cells = cellsOf(k, how, i);
            if (how == Splitting::Bars ? cells.size() < 2 : cells.size() != header.size()) break;
            if (how != Splitting::Bars && !looksLikeData(cells)) break;
            rows.push_back(std::move(cells));
            at.push_back(k);
        }
        if (rows.size() < 2) return 0;
        add(std::move(rows), at);
        return k - i;
    }

    /// A table as pandas prints it. The name of the index may stand on a line of its own below the header.
    std::size_t indexedTableAt(std::size_t i)
    {
        const std::string_view header = m_text.lines[i].text;
        if (!header.starts_with("  ") || header.size() > kMaxLine || header.find('|') != std::string_view::npos)
            return 0;
        std::size_t k = i + 1;
        const auto line = [&](std::size_t at) {
            return at < m_text.lines.size() && m_text.lines[at].text.size() <= kMaxLine ? m_text.lines[at].text
                                                                                        : std::string_view{};
        };
        std::string indexName;
        if (const Cells named = alignedCells(line(k)); named.size() == 1 && !isFigure(named.front())) {
            indexName = named.front();
            ++k;
        }
        const auto columns = IndexedColumns::of(header, line(k));
        Cells names = alignedCells(header);
        names.insert(names.begin(), indexName);
        if (!columns || names.size() > kMaxColumns || !looksLikeHeader(alignedCells(header))) return 0;
        std::vector<Cells> rows{names};
        std::vector<std::size_t> at{i};
        for (; k < m_text.lines.size() && rows.size() <= kMaxRows; ++k) {
            if (IndexedColumns::isEllipsis(line(k))) continue;
            if (trimmed(line(k)).empty()) break;
            Cells cells = columns->cells(line(k));
            if (cells.size() != names.size() || !looksLikeData(cells)) return 0;
            rows.push_back(std::move(cells));
            at.push_back(k);
        }
        if (rows.size() < 2) return 0;
        add(std::move(rows), at);
        return k - i;
    }

    Cells cellsOf(std::size_t i, Splitting how, std::size_t header) const
    {
        const std::string_view line = m_text.lines[i].text;
        return line.size() > kMaxLine ? Cells{} : split(line, how, m_text.lines[header].text);
    }

    void add(std::vector<Cells> rows, std::vector<std::size_t> at)
    {
        PublishedTable table;
        table.number = static_cast<int>(m_text.tables.size()) + 1;
        table.line = at.front() + 1;
        table.section = m_section;
        table.title = m_title;
        if (hasMetricRows(rows)) {
            rows = turned(rows);
            at.assign(rows.size(), at.front());
        }
        for (const std::string& name : rows.front())
            table.columns.push_back(describeColumn(plainCell(name)));
        const DecimalMark mark = tableMark(rows);
        for (std::size_t r = 1; r < rows.size(); ++r)
            table.rows.push_back(readRow(rows[r], at[r] + 1, table.columns, mark));
        m_text.tables.push_back(std::move(table));
    }

    PublishedText& m_text;
    std::size_t m_section = 0;
    std::string m_title;
};

Result<void> readCsv(std::string_view text, PublishedText& out)
{
    CsvReader reader(text, "The table");
    PublishedTable table;
    table.number = 1;
    std::vector<std::string_view> views;
    std::vector<Cells> rows;
    std::vector<std::size_t> at;
    for (;;) {
        const auto more = reader.next(views);
        if (!more) return more.error();
        if (!*more) break;
        if (rows.size() > kMaxRows) continue;
        rows.emplace_back(views.begin(), views.end());
        at.push_back(reader.line());
    }
    if (rows.empty()) return {};
    table.line = at.front();
    for (std::size_t c = 0; c < rows.front().size() && c < kMaxColumns; ++c)
        table.columns.push_back(describeColumn(plainCell(rows.front()[c])));
    const DecimalMark mark = tableMark(rows);
    for (std::size_t r = 1; r < rows.size(); ++r)
        table.rows.push_back(readRow(rows[r], at[r], table.columns, mark));
    if (!table.rows.empty()) out.tables.push_back(std::move(table));
    return {};
}

} // namespace

Result<PublishedText> readPublished(std::string_view text, PublishedForm form)
{
    if (text.size() > kMaxBytes)
        return Error{ErrorCode::BadInput,
                     Message::tr("The document is too large: %1. The limit is %2.")
                         .arg(formatBytes({text.size()}), formatBytes({kMaxBytes})),
                     Message::tr("Check that it is the correct file, and keep only the part with the tables.")};
    if (text.find('\0') != std::string_view::npos)
        return Error{ErrorCode::BadInput, Message::tr("The document contains zero bytes, so it is not text."),
                     Message::tr("Save the tables as Markdown, CSV or plain text.")};
    PublishedText out;
    if (form == PublishedForm::Csv) {
        if (auto read = readCsv(text, out); !read) return read.error();
        return out;
    }
    for (std::size_t at = 0, number = 1; at < text.size(); ++number) {
        if (number > kMaxLines)
            return Error{ErrorCode::BadInput,
                         Message::tr("The document has more than %1 lines (the limit).")
                             .arg(formatCount(static_cast<std::int64_t>(kMaxLines))),
                         Message::tr("Check that it is the correct file, and keep only the part with the tables.")};
        const auto end = std::min(text.find('\n', at), text.size());
        out.lines.push_back({text.substr(at, end - at), number, 0, false});
        at = end + 1;
    }
    TableFinder(out).run();
    return out;
}

} // namespace qs
