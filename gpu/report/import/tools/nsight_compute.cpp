// SPDX-License-Identifier: GPL-3.0-or-later
// ncu --csv: the raw page has a row for each launch, metrics as columns and their units in the row below the header;
// the details page has a row for each metric of a launch.
#include "gpu/formats/io/describe.h"
#include "gpu/formats/number_style.h"
#include "gpu/report/import/csv_import.h"
#include "gpu/report/import/kernel_groups.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

namespace qs {

namespace {

constexpr std::size_t kMetrics = 10;      ///< of a kernel, in its note
constexpr std::size_t kNotedKernels = 20; ///< with notes

/// What says most about a kernel, by the names of the raw and of the details page.
constexpr std::array kTelling{
    std::string_view("dram__throughput.avg.pct_of_peak_sustained_elapsed"),
    std::string_view("gpu__compute_memory_throughput.avg.pct_of_peak_sustained_elapsed"),
    std::string_view("sm__throughput.avg.pct_of_peak_sustained_elapsed"),
    std::string_view("sm__warps_active.avg.pct_of_peak_sustained_active"),
    std::string_view("dram__bytes.sum"),
    std::string_view("dram__bytes_read.sum"),
    std::string_view("dram__bytes_write.sum"),
    std::string_view("launch__registers_per_thread"),
    std::string_view("DRAM Throughput"),
    std::string_view("Memory Throughput"),
    std::string_view("Compute (SM) Throughput"),
    std::string_view("L2 Hit Rate"),
    std::string_view("Achieved Occupancy"),
    std::string_view("Registers Per Thread"),
    std::string_view("SM Frequency"),
};

bool isTelling(std::string_view metric) { return std::ranges::find(kTelling, metric) != kTelling.end(); }

bool isDuration(std::string_view metric)
{
    return metric == "gpu__time_duration.sum" || metric == "gpu__time_duration.avg" || metric == "Duration";
}

std::optional<double> ncuTimeUnit(std::string_view unit)
{
    if (unit == "ns" || unit == "nsecond") return 1e-3;
    if (unit == "us" || unit == "usecond") return 1.0;
    if (unit == "ms" || unit == "msecond") return 1e3;
    if (unit == "s" || unit == "second") return 1e6;
    return std::nullopt;
}

/// Bytes of a metric in 'byte', 'Kbyte', 'Mbyte' or 'Gbyte', which are decimal.
double ncuBytes(double value, std::string_view unit)
{
    return unit == "byte"    ? value
           : unit == "Kbyte" ? value * 1e3
           : unit == "Mbyte" ? value * 1e6
           : unit == "Gbyte" ? value * 1e9
                             : 0;
}

struct MetricValues
{
    std::string unit;
    std::vector<float> values;
};

/// One launch until all of its metrics are read.
struct Launch
{
    std::string id;
    KernelGroups::Key kernel;
    std::optional<double> us;
    double bytes = 0, bytesRead = 0, bytesWritten = 0;
};

/// Launches and metrics of a file.
class NcuProfile
{
public:
    NcuProfile(ImportReader& in, NumberStyle numbers) : m_in(in), m_numbers(numbers) {}

    void begin(std::string_view id, KernelGroups::Key kernel)
    {
        if (m_open && m_launch.id == id && m_launch.kernel == kernel) return;
        end();
        m_launch = {std::string(id), std::move(kernel), {}, 0, 0, 0};
        m_open = true;
    }

    void metric(std::string_view name, std::string_view unit, std::string_view text)
    {
        const auto value = m_numbers.number(text);
        if (!value) return; // 'n/a', or words
        if (isDuration(name)) return duration(name, unit, *value);
        if (name == "dram__bytes.sum") m_launch.bytes = ncuBytes(*value, unit);
        if (name == "dram__bytes_read.sum") m_launch.bytesRead = ncuBytes(*value, unit);
        if (name == "dram__bytes_write.sum") m_launch.bytesWritten = ncuBytes(*value, unit);
        auto& metrics = m_metrics[m_launch.kernel.name];
        if (!isTelling(name) && !metrics.contains(name) && othersOf(metrics) >= kMetrics) {
            m_leftOut = true;
            return;
        }
        MetricValues& kept = metrics[std::string(name)];
        kept.unit = printable(unit, 24);
        kept.values.push_back(static_cast<float>(*value));
    }

    void end()
    {
        if (!m_open) return;
        m_open = false;
        if (!m_launch.us)
            return m_in.skipEntry(Message::tr("launch %1 of %2 has no duration")
                                      .arg(printable(m_launch.id), printable(m_launch.kernel.name)));
        if (!m_in.keeps(*m_launch.us)) return;
        const double bytes = m_launch.bytes > 0 ? m_launch.bytes : m_launch.bytesRead + m_launch.bytesWritten;
        if (!m_groups.add(m_launch.kernel, *m_launch.us, bytes))
            m_in.fail(Message::tr("it contains more than %1 launches (the limit)").arg(KernelGroups::kMaxLaunches));
    }

    void addAll()
    {
        end();
        if (m_groups.empty())
            return m_in.fail(
                Message::tr("it contains no duration (gpu__time_duration.sum, or Duration on the details page)"));
        m_groups.addTo(m_in, "Nsight Compute, gpu__time_duration.sum");
        auto& notes = m_in.result().notes;
        notes.push_back(Message::tr(
            "Nsight Compute runs kernels one at a time and, by default, locks the clocks to base and flushes the "
            "caches before each kernel, so these durations differ from those of an application that is not profiled."));
        std::vector<std::string> names;
        for (const KernelGroups::Key& key : m_groups.keys())
            if (std::ranges::find(names, key.name) == names.end()) names.push_back(key.name);
        for (std::size_t i = 0; i < names.size() && i < kNotedKernels; ++i)
            note(names[i]);
        if (m_leftOut || names.size() > kNotedKernels)
            notes.push_back(Message::tr("Further metrics of %1 were not imported.").arg(m_in.file()));
    }

private:
    using Metrics = std::map<std::string, MetricValues, std::less<>>;

    static std::size_t othersOf(const Metrics& metrics)
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(metrics, [](const auto& metric) { return !isTelling(metric.first); }));
    }

    void duration(std::string_view name, std::string_view unit, double value)
    {
        const auto us = ncuTimeUnit(unit);
        if (!us)
            return m_in.fail(
                Message::tr("the unit %1 of %2 is not a unit of time").arg(quotedText(unit), std::string(name)));
        m_launch.us = value * *us;
    }

    /// The medians of what was kept, the telling ones first.
    void note(const std::string& kernel)
    {
        const auto found = m_metrics.find(kernel);
        if (found == m_metrics.end()) return;
        std::string text;
        std::size_t told = 0;
        for (const bool telling : {true, false})
            for (const auto& [name, metric] : found->second) {
                if (isTelling(name) != telling || told == kMetrics) continue;
                char number[32];
                const auto end = std::to_chars(number, number + sizeof number,
                                               static_cast<float>(summarize(metric.values, Zeros::Values).p50),
                                               std::chars_format::general, 5);
                text += (told++ ? ", " : "") + printable(name, 100) + " " + std::string(number, end.ptr) +
                        (metric.unit.empty() ? "" : " " + metric.unit);
            }
        if (!text.empty())
            m_in.result().notes.push_back(
                Message::tr("Nsight Compute, medians of %1: %2.").arg(printable(kernel), text));
    }

    ImportReader& m_in;
    NumberStyle m_numbers;
    KernelGroups m_groups;
    std::map<std::string, Metrics> m_metrics; ///< by kernel
    Launch m_launch;
    bool m_open = false, m_leftOut = false;
};

/// The place of a column; the number of cells where there is none.
std::size_t columnOf(const CsvHeader& header, std::string_view name)
{
    return static_cast<std::size_t>(std::ranges::find(header, name) - header.begin());
}

std::string_view cellOf(const std::vector<std::string_view>& cells, std::size_t column)
{
    return column < cells.size() ? cells[column] : std::string_view();
}

/// What ncu says between the rows, on the same stream.
bool isSaid(const std::vector<std::string_view>& cells) { return !cells.empty() && cells.front().starts_with("=="); }

KernelGroups::Key keyOf(const CsvHeader& header, const std::vector<std::string_view>& cells)
{
    const auto cell = [&](std::string_view name) { return printable(cellOf(cells, columnOf(header, name)), 240); };
    return {std::string(cellOf(cells, columnOf(header, "Kernel Name"))), cell("Device"), cell("Stream"),
            cell("Grid Size")};
}

void readDetails(NcuProfile& profile, const CsvHeader& header, const std::vector<std::string_view>& cells)
{
    profile.begin(cellOf(cells, columnOf(header, "ID")), keyOf(header, cells));
    profile.metric(cellOf(cells, columnOf(header, "Metric Name")), cellOf(cells, columnOf(header, "Metric Unit")),
                   cellOf(cells, columnOf(header, "Metric Value")));
}

/// A metric of the raw page, not a column such as 'Grid Size'.
bool isMetric(const std::string& column) { return column.find("__") != std::string::npos; }

void readRaw(NcuProfile& profile, const CsvHeader& header, const CsvHeader& units,
             const std::vector<std::string_view>& cells)
{
    profile.begin(cellOf(cells, columnOf(header, "ID")), keyOf(header, cells));
    for (std::size_t c = 0; c < header.size(); ++c)
        if (isMetric(header[c]))
            profile.metric(header[c], c < units.size() ? std::string_view(units[c]) : std::string_view(),
                           cellOf(cells, c));
}

/// How the values of metrics are written, from all of them.
NumberStyle numbersOf(ImportReader& in, CsvReader rows, const CsvHeader& header)
{
    const std::size_t value = columnOf(header, "Metric Value");
    NumberStyleGuess guess;
    std::vector<std::string_view> cells;
    for (auto more = rows.next(cells); more && *more; more = rows.next(cells)) {
        if (isSaid(cells)) continue;
        for (std::size_t c = 0; c < std::min(cells.size(), header.size()); ++c)
            if (value < header.size() ? c == value : isMetric(header[c])) guess.add(cells[c]);
    }
    if (Message reason = guess.reason(rows.delimiter()); !reason.empty()) in.note(std::move(reason));
    return guess.format(rows.delimiter());
}

} // namespace

bool isNsightCompute(const CsvHeader& header)
{
    const auto has = [&](std::string_view name) { return columnOf(header, name) < header.size(); };
    return has("ID") && has("Kernel Name") &&
           ((has("Metric Name") && has("Metric Value")) || std::ranges::any_of(header, isMetric));
}

Result<void> importNsightCompute(ImportReader& in, CsvReader& rows, const CsvHeader& header)
{
    const bool details = columnOf(header, "Metric Name") < header.size();
    NcuProfile profile(in, numbersOf(in, rows, header));
    CsvHeader units;
    std::vector<std::string_view> cells;
    while (!in.error()) {
        const auto more = rows.next(cells);
        if (!more) return more.error();
        if (!*more) break;
        if (isSaid(cells)) continue;
        if (cells.size() != header.size()) {
            in.skipEntry(Message::tr("line %1 has %2 cells instead of %3; the file may be truncated")
                             .arg(rows.line(), cells.size(), header.size()));
            continue;
        }
        if (details)
            readDetails(profile, header, cells);
        else if (units.empty() && cellOf(cells, columnOf(header, "ID")).empty())
            units.assign(cells.begin(), cells.end());
        else
            readRaw(profile, header, units, cells);
    }
    if (!in.error()) profile.addAll();
    return {};
}

} // namespace qs
