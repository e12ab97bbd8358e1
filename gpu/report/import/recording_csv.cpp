// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/recording_csv.h"

#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/number_style.h"
#include "gpu/measure/audit/column.h"

#include <algorithm>
#include <array>
#include <map>

namespace qs {

namespace {

using Cells = std::vector<std::string_view>;

/// What a column is read as.
enum class Target : std::uint8_t { None, Samples, Clock, Cold, Host, Wall, Mode, Phase, Run, Segment, Series };

struct Column
{
    Target target = Target::None;
    double scale = 1; ///< to microseconds
};

struct Known
{
    std::string_view name;
    Target target;
};
constexpr std::array<Known, 24> kNames{{
    {"samples", Target::Samples},
    {"sample", Target::Samples},
    {"samples_us", Target::Samples},
    {"latency", Target::Samples},
    {"latency_us", Target::Samples},
    {"us", Target::Samples},
    {"time", Target::Samples},
    {"time_us", Target::Samples},
    {"duration", Target::Samples},
    {"duration_us", Target::Samples},
    {"ms", Target::Samples},
    {"ns", Target::Samples},
    {"clock_mhz", Target::Clock},
    {"clock", Target::Clock},
    {"cold", Target::Cold},
    {"cold_us", Target::Cold},
    {"host_us", Target::Host},
    {"host", Target::Host},
    {"wall_us", Target::Wall},
    {"wall", Target::Wall},
    {"mode", Target::Mode},
    {"phase", Target::Phase},
    {"run", Target::Run},
    {"series", Target::Series},
}};

/// 'latency_ms' and 'Time (ns)' are latencies in another unit.
Column columnOf(std::string_view header)
{
    const std::string lower = lowerCase(header);
    if (lower == "segment") return {Target::Segment, 1};
    const PublishedColumn described = describeColumn(lower);
    const double scale = described.unit.unit == PrintedUnit::Time ? described.unit.scale
                         : lower == "ms"                          ? 1e3
                         : lower == "ns"                          ? 1e-3
                                                                  : 1;
    if (const auto known = std::ranges::find(kNames, lower, &Known::name); known != kNames.end())
        return {known->target, scale};
    const std::string stem = lower.substr(0, lower.find_first_of(" (["));
    for (const std::string_view word : {"latency", "time", "duration", "samples"})
        if (stem == word || stem == std::string(word) + "_ms" || stem == std::string(word) + "_ns" ||
            stem == std::string(word) + "_s")
            return {Target::Samples, scale};
    return {};
}

/// 'latency_us' and 'Time (ms)', not 'latency'.
bool namesUnit(std::string_view header)
{
    const std::string lower = lowerCase(header);
    return lower == "us" || lower == "ms" || lower == "ns" || lower.ends_with("_us") || lower.ends_with("_ms") ||
           lower.ends_with("_ns") || lower.ends_with("_s") || describeColumn(lower).unit.unit == PrintedUnit::Time;
}

class CsvRecordings
{
public:
    CsvRecordings(std::string_view text, const std::string& where, const SeriesNames& series)
        : m_reader(text, where), m_where(where), m_series(series)
    {
        learnNumbers();
    }

    Result<CsvSeries> read()
    {
        Cells cells;
        auto more = m_reader.next(cells);
        if (!more) return more.error();
        if (!*more) return fail("it contains no table", "Use CSV with a column of latencies in µs.");
        const bool headless =
            std::ranges::all_of(cells, [this](std::string_view c) { return m_numbers.number(c).has_value(); });
        if (headless && cells.size() > 1)
            return fail("line 1: " + std::to_string(cells.size()) + " columns, but no header",
                        "Name the columns: latency_us, clock_mhz, cold, host_us, wall_us.");
        if (headless)
            m_columns = {{Target::Samples, 1}};
        else if (auto error = readHeader(cells))
            return *error;
        if (headless)
            if (auto error = readRow(cells)) return *error;
        for (;;) {
            more = m_reader.next(cells);
            if (!more) return more.error();
            if (!*more) break;
            if (auto error = readRow(cells)) return *error;
        }
        return finish();
    }

private:
    Error fail(const std::string& why, const std::string& hint) const
    {
        return {ErrorCode::BadInput, m_where + ": " + why + ".", hint};
    }
    Error inLine(const std::string& why) const
    {
        return fail("line " + std::to_string(m_reader.line()) + ": " + why,
                    "Times must be positive numbers in microseconds, with a decimal point.");
    }

    std::optional<Error> readHeader(const Cells& cells)
    {
        bool found = false;
        for (const std::string_view cell : cells) {
            Column column = columnOf(cell);
            if (column.target == Target::Samples && found) column.target = Target::None;
            if (column.target == Target::Samples) m_unitNamed = namesUnit(cell);
            found |= column.target == Target::Samples;
            m_columns.push_back(column);
        }
        if (found) return std::nullopt;
        std::vector<std::string> names(
            cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(cells.size(), 6)));
        return fail("no column of latencies; its header has " + nameList(names, cells.size()).english(),
                    "Name the column latency_us, samples, time_us or us.");
    }

    std::optional<Error> readRow(const Cells& cells)
    {
        if (cells.size() < m_columns.size())
            return inLine("it has " + std::to_string(cells.size()) + " of " + std::to_string(m_columns.size()) +
                          " cells");
        std::string name;
        bool warmup = false;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const Target target = m_columns[c].target;
            if (target == Target::Phase) warmup = cells[c] == "warmup";
            if (target == Target::Series) {
                const auto known = m_series.find(cells[c]);
                warmup |= known != m_series.end() && known->second.isWarmup;
                name = known != m_series.end() ? known->second.name : "series " + std::string(cells[c]);
            }
            if (target != Target::Mode && target != Target::Run && target != Target::Segment) continue;
            if (!name.empty()) name += " · ";
            name += target == Target::Mode ? std::string(cells[c])
                                           : (target == Target::Run ? "run " : "segment ") + std::string(cells[c]);
        }
        if (warmup) return std::nullopt;
        return addRow(cells, recordingNamed(name));
    }

    std::optional<Error> addRow(const Cells& cells, Recording& r)
    {
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            std::vector<double>* list = listOf(r, m_columns[c].target);
            if (!list || (cells[c].empty() && m_columns[c].target != Target::Samples)) continue;
            const auto value = m_numbers.number(cells[c]);
            if (!value && !isNonFinite(cells[c])) return inLine(quotedText(cells[c], 40) + " is not a number");
            if (!value || *value < 0) { // NaN, and −1: nothing was measured
                if (m_columns[c].target == Target::Samples) ++m_left;
                continue;
            }
            list->push_back(*value * (m_columns[c].target == Target::Clock ? 1 : m_columns[c].scale));
            if (list->size() > kMaxSamples)
                return fail("it contains more than " + formatCount(kMaxSamples) + " samples (the limit)",
                            "Use a part of them.");
        }
        return std::nullopt;
    }

    static std::vector<double>* listOf(Recording& r, Target target)
    {
        switch (target) {
        case Target::Samples:
            return &r.us;
        case Target::Clock:
            return &r.clockMHz;
        case Target::Cold:
            return &r.coldUs;
        case Target::Host:
            return &r.hostUs;
        case Target::Wall:
            return &r.wallUs;
        default:
            return nullptr;
        }
    }

    /// Rows of one series mostly follow one another.
    Recording& recordingNamed(const std::string& name)
    {
        if (!m_all.empty() && m_all[m_last].name == name) return m_all[m_last].recording;
        const auto [place, isNew] = m_places.emplace(name, m_all.size());
        if (isNew) m_all.push_back({name, {}, m_unitNamed});
        m_last = place->second;
        return m_all[m_last].recording;
    }

    static bool isNonFinite(std::string_view cell)
    {
        const std::string word =
            lowerCase(cell.substr(cell.find_first_not_of("+-") == cell.npos ? 0 : cell.find_first_not_of("+-")));
        return word == "nan" || word == "inf" || word == "infinity";
    }

    /// From all cells of the file: of one nobody can tell.
    void learnNumbers()
    {
        CsvReader rows = m_reader;
        NumberStyleGuess guess;
        Cells cells;
        for (auto more = rows.next(cells); more && *more; more = rows.next(cells))
            for (const std::string_view cell : cells)
                guess.add(cell);
        m_numbers = guess.format(rows.delimiter());
        if (Message reason = guess.reason(rows.delimiter()); !reason.empty()) m_notes.push_back(std::move(reason));
    }

    Result<CsvSeries> finish()
    {
        std::erase_if(m_all, [](const NamedRecording& r) { return r.recording.us.empty(); });
        if (m_all.empty()) return fail("there are no samples below its header", "Check that the export was complete.");
        for (NamedRecording& r : m_all) {
            if (r.recording.clockMHz.size() != r.recording.us.size()) r.recording.clockMHz.clear();
            if (const auto bad = firstBadSample(r.recording.us))
                return fail(*bad, "Times must be positive numbers in microseconds.");
        }
        if (m_left > 0)
            m_notes.push_back(Message::tr("%n samples were left out because they are NaN or below 0.",
                                          "%n sample was left out because it is NaN or below 0.", m_left));
        return CsvSeries{std::move(m_all), m_left, std::move(m_notes)};
    }

    CsvReader m_reader;
    std::string m_where;
    const SeriesNames& m_series;
    std::vector<Column> m_columns;
    std::vector<NamedRecording> m_all;
    std::map<std::string, std::size_t> m_places;
    std::size_t m_last = 0;
    NumberStyle m_numbers;
    std::vector<Message> m_notes;
    std::int64_t m_left = 0;
    bool m_unitNamed = false;
};

} // namespace

Result<CsvSeries> recordingsFromCsv(std::string_view text, const std::string& where, const SeriesNames& series)
{
    return CsvRecordings(text, where, series).read();
}

bool hasSeriesColumn(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    return lowerCase(line).find("series") != std::string::npos;
}

Result<SeriesNames> seriesFromCsv(std::string_view text, const std::string& where)
{
    CsvReader reader(text, where);
    SeriesNames all;
    Cells cells;
    std::vector<std::string> header;
    for (;;) {
        const auto more = reader.next(cells);
        if (!more) return more.error();
        if (!*more) return all;
        if (header.empty()) {
            for (const std::string_view cell : cells)
                header.push_back(lowerCase(cell));
            if (std::ranges::find(header, "series") == header.end() ||
                std::ranges::find(header, "mode") == header.end())
                return Error{ErrorCode::BadInput, where + " has no columns 'series' and 'mode'.",
                             "It belongs to a samples.csv; remove it if it does not."};
            continue;
        }
        std::string number;
        SeriesName row;
        for (std::size_t c = 0; c < std::min(cells.size(), header.size()); ++c) {
            if (header[c] == "series") number = cells[c];
            if (header[c] == "phase") row.isWarmup = cells[c] == "warmup";
            if (header[c] != "run" && header[c] != "segment" && header[c] != "mode") continue;
            row.name +=
                (row.name.empty() ? "" : " · ") + (header[c] == "mode" ? "" : header[c] + " ") + std::string(cells[c]);
        }
        all.insert_or_assign(std::move(number), std::move(row));
    }
}

std::optional<std::string> firstBadSample(std::span<const double> samples)
{
    if (samples.size() > kMaxSamples)
        return "there are more than " + formatCount(static_cast<std::int64_t>(kMaxSamples)) + " samples (the limit)";
    const auto bad = std::ranges::find_if(samples, [](double v) { return !(v >= 0 && v < 1e12); });
    if (bad != samples.end())
        return "sample " + std::to_string(bad - samples.begin()) + " is " + formatNumber(*bad, 6) +
               ", which is not a time in microseconds";
    const auto zeros = static_cast<std::size_t>(std::ranges::count(samples, 0.0));
    if (zeros > 0 && zeros * 2 >= samples.size())
        return std::to_string(zeros) + " of " + std::to_string(samples.size()) +
               " samples are 0, below the timer resolution";
    return std::nullopt;
}

} // namespace qs
