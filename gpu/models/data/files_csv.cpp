// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/gzip.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/data/files_read.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace qs {

namespace {

constexpr int kLookedAt = 1000;                             // rows from which the label column is guessed
constexpr std::uint64_t kMaxText = std::uint64_t{16} << 30; // of an inflated table

/// What a table's first rows tell.
struct TableLayout
{
    bool header = false;
    std::vector<std::string> names; ///< of the columns; empty without a header
    std::size_t columns = 0;
    std::size_t label = 0;
    std::optional<std::size_t> index; ///< a column that numbers the rows and is left out
    Message how;                      ///< why this is the label column
};

/// What the looked-at rows have in one column.
struct ColumnTraits
{
    bool words = false, whole = true;
    std::set<std::string, std::less<>> distinct;
};

std::string lower(std::string_view text)
{
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

Message columnText(const TableLayout& layout, std::size_t column)
{
    return layout.header ? Message::tr("column %1 (%2)").arg(column + 1, quotedText(layout.names[column], 40))
                         : Message::tr("column %1").arg(column + 1);
}

class Table
{
public:
    Table(std::string_view text, std::string what) : m_text(text), m_what(std::move(what)) {}
    Result<RawPart> read(const std::stop_token& stop);

private:
    static Error refused(const Message& where, const Message& why, const Message& hint)
    {
        return {ErrorCode::BadInput, Message::tr("%1: %2.").arg(where, why), hint};
    }
    Result<void> lookAt();
    Result<void> firstRow(CsvReader& rows, std::vector<std::string_view>& cells);
    Result<void> chooseLabel(const std::vector<ColumnTraits>& traits, int rows);
    Result<void> takeRow(RawPart& part, const std::vector<std::string_view>& cells, std::size_t line) const;

    std::string_view m_text;
    std::string m_what;
    TableLayout m_layout;
};

/// A first row with the name of a label column or with more than one word is a header: a row of data has one
/// word at most, its label.
Result<void> Table::firstRow(CsvReader& rows, std::vector<std::string_view>& cells)
{
    const auto first = rows.next(cells);
    if (!first) return first.error();
    if (!*first)
        return refused(m_what, Message::tr("the table is empty"), Message::tr("Check that the export was complete."));
    m_layout.columns = cells.size();
    if (cells.size() < 2)
        return refused(
            m_what, Message::tr("it has only one column"),
            Message::tr("A table requires features and a label, in columns separated by commas, semicolons or tabs."));
    const auto words = std::ranges::count_if(cells, [](std::string_view c) { return !plainNumber(c); });
    static const std::set<std::string> known{"label", "labels", "class", "target"};
    const bool named = std::ranges::any_of(cells, [](std::string_view c) { return known.contains(lower(c)); });
    m_layout.header = named || words > 1;
    if (!m_layout.header) return {};
    m_layout.names.assign(cells.begin(), cells.end());
    for (std::size_t c = 0; c < cells.size() && m_layout.how.empty(); ++c)
        if (known.contains(lower(cells[c]))) {
            m_layout.label = c;
            m_layout.how = Message::tr("by its name");
        }
    return {};
}

Result<void> Table::chooseLabel(const std::vector<ColumnTraits>& traits, int rows)
{
    const std::size_t last = traits.size() - 1;
    const auto numbered = [&](std::size_t c) {
        return traits[c].whole && rows >= 20 && traits[c].distinct.size() == static_cast<std::size_t>(rows);
    };
    // What pandas writes in front of a table: an index without a name.
    if (m_layout.header && m_layout.names[0].empty() && numbered(0)) m_layout.index = 0;
    if (!m_layout.how.empty()) return {};
    const auto words = std::ranges::count_if(traits, &ColumnTraits::words);
    const auto usable = [&](std::size_t c) { return traits[c].whole && !numbered(c) && traits[c].distinct.size() > 1; };
    if (words == 1) {
        m_layout.label = static_cast<std::size_t>(std::ranges::find_if(traits, &ColumnTraits::words) - traits.begin());
        m_layout.how = Message::tr("the only one with text");
    } else if (usable(0)) {
        m_layout.label = 0;
        m_layout.how = Message::tr("the first one, of whole numbers");
    } else if (usable(last)) {
        m_layout.label = last;
        m_layout.how = Message::tr("the last one, of whole numbers");
    } else
        return refused(
            m_what, Message::tr("no label column was found"),
            Message::tr("Name a column 'label', 'class' or 'target', or put class numbers in the first column."));
    return {};
}

Result<void> Table::lookAt()
{
    CsvReader rows(m_text, m_what);
    std::vector<std::string_view> cells;
    if (auto first = firstRow(rows, cells); !first) return first.error();
    std::vector<ColumnTraits> traits(m_layout.columns);
    int seen = 0;
    for (bool again = !m_layout.header; seen < kLookedAt; again = false) {
        if (!again) {
            const auto more = rows.next(cells);
            if (!more) return more.error();
            if (!*more) break;
        }
        ++seen;
        for (std::size_t c = 0; c < std::min(cells.size(), traits.size()); ++c) {
            const auto number = plainNumber(cells[c]);
            // Missing and non-finite numbers are no words: they get an error of their own.
            const std::string text = lower(cells[c]);
            traits[c].words |= !number && !text.empty() && text.find("nan") == std::string::npos &&
                               text.find("inf") == std::string::npos && text != "na";
            traits[c].whole &= number && *number == std::floor(*number);
            if (!traits[c].distinct.contains(cells[c])) traits[c].distinct.emplace(cells[c]);
        }
    }
    if (seen == 0)
        return refused(m_what, Message::tr("there are no rows below the header"),
                       Message::tr("Check that the export was complete."));
    return chooseLabel(traits, seen);
}

Result<void> Table::takeRow(RawPart& part, const std::vector<std::string_view>& cells, std::size_t line) const
{
    const auto rowPlace = [&] { return Message::tr("%1, line %2").arg(m_what, line); };
    if (cells.size() != m_layout.columns)
        return refused(rowPlace(),
                       Message::tr("it has %1 cells, the first line has %2").arg(cells.size(), m_layout.columns),
                       Message::tr("Correct the row."));
    for (std::size_t c = 0; c < cells.size(); ++c) {
        if (c == m_layout.index) continue;
        const auto place = [&] { return Message::tr("%1, line %2, %3").arg(m_what, line, columnText(m_layout, c)); };
        if (c == m_layout.label) {
            if (auto added = part.labels.add(cells[c], place); !added) return added.error();
            continue;
        }
        const auto number = plainNumber(cells[c]);
        if (!number)
            return refused(place(),
                           cells[c].empty() ? Message::tr("a number is missing")
                                            : Message::tr("%1 is not a finite number").arg(quotedText(cells[c], 40)),
                           Message::tr("Text columns cannot be used as features. Convert them to numbers or remove "
                                       "them. The label is %1, %2.")
                               .arg(columnText(m_layout, m_layout.label), m_layout.how));
        const auto value = static_cast<float>(*number);
        if (!std::isfinite(value))
            return refused(place(), Message::tr("%1 is too large for single precision").arg(quotedText(cells[c], 40)),
                           Message::tr("Rescale the column."));
        part.features.push_back(value);
    }
    if (static_cast<std::int64_t>(part.features.size()) > kMaxDataElements)
        return refused(rowPlace(), Message::tr("the features require more than 4 GiB (the limit)"),
                       Message::tr("Use fewer rows."));
    return {};
}

Result<RawPart> Table::read(const std::stop_token& stop)
{
    if (auto looked = lookAt(); !looked) return looked.error();
    RawPart part;
    part.height = 1;
    part.labelColumn = static_cast<std::int64_t>(m_layout.label);
    part.width = static_cast<std::int64_t>(m_layout.columns) - (m_layout.index ? 2 : 1);
    if (part.width < 1)
        return refused(m_what, Message::tr("it has no feature columns"),
                       Message::tr("A table requires features and a label."));
    CsvReader rows(m_text, m_what);
    std::vector<std::string_view> cells;
    bool header = m_layout.header;
    for (std::int64_t row = 0;; ++row) {
        if (row % 256 == 0 && stop.stop_requested()) return dataInterrupted();
        const auto more = rows.next(cells);
        if (!more) return more.error();
        if (!*more) break;
        if (std::exchange(header, false)) continue;
        if (auto taken = takeRow(part, cells, rows.line()); !taken) return taken.error();
    }
    part.notes.push_back(
        Message::tr("%1: the label is %2, %3.").arg(m_what, columnText(m_layout, m_layout.label), m_layout.how));
    if (m_layout.index)
        part.notes.push_back(Message::tr("%1: %2 contains row numbers and is not used.")
                                 .arg(m_what, columnText(m_layout, *m_layout.index)));
    return part;
}

} // namespace

Result<RawPart> readCsvPart(const std::filesystem::path& path, const std::stop_token& stop)
{
    const auto file = MappedFile::open(path);
    if (!file) return file.error();
    std::span<const std::byte> bytes = file->bytes();
    std::vector<std::byte> inflated;
    if (looksLikeGzip(bytes)) {
        auto all = file->checked(inflateGzip(bytes, kMaxText, quotedPath(path)));
        if (!all) return all.error();
        inflated = std::move(all).value();
        bytes = inflated;
    }
    return file->checked(
        Table({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, quotedPath(path)).read(stop));
}

} // namespace qs
