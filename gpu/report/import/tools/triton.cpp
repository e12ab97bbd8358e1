// SPDX-License-Identifier: GPL-3.0-or-later
// triton.testing.perf_report(...).run(save_path=...): a CSV with the sizes, and a column for each provider with the
// unit of the plot in its name. tritonbench --csv: cells between semicolons, a column for each kernel and metric.
#include "gpu/core/units.h"
#include "gpu/report/import/csv_import.h"

#include <algorithm>

namespace qs {

namespace {

struct PlotUnit
{
    std::string_view name;
    double toUs; ///< 0: a rate
};
constexpr PlotUnit kPlotUnits[] = {{"ms", 1e3},   {"us", 1},     {"µs", 1},       {"ns", 1e-3},   {"s", 1e6},
                                   {"GB/s", 0},   {"TB/s", 0},   {"GBPS", 0},     {"TFLOPS", 0},  {"TFLOP/s", 0},
                                   {"TFLOPs", 0}, {"GFLOPS", 0}, {"tokens/s", 0}, {"TFLOPs/s", 0}};

/// A column 'Triton (ms)'.
struct Provider
{
    std::string name;
    const PlotUnit* unit = nullptr;
};

std::optional<Provider> providerOf(const std::string& column)
{
    const auto open = column.rfind(" (");
    if (open == column.npos || !column.ends_with(')')) return std::nullopt;
    std::string inside = column.substr(open + 2, column.size() - open - 3);
    if (const auto space = inside.rfind(' '); space != inside.npos) inside.erase(0, space + 1); // 'Latency ms'
    const auto unit = std::ranges::find(kPlotUnits, std::string_view(inside), &PlotUnit::name);
    if (unit == std::end(kPlotUnits)) return std::nullopt;
    return Provider{column.substr(0, open), &*unit};
}

/// A size as it is: pandas writes 1024 as 1024.000000.
std::string withoutZeros(const CsvTable& table, std::size_t column)
{
    const auto number = table.number(column);
    return number ? std::string(formatNumber(*number, 12)) : std::string(table.cell(column));
}

/// 'M 1024, N 1024' of the columns before the first provider.
std::string perfReportSize(const CsvTable& table, const CsvHeader& header, std::size_t columns)
{
    std::string size;
    for (std::size_t c = 0; c < columns; ++c)
        if (!header[c].empty() && !header[c].starts_with("Unnamed"))
            size += (size.empty() ? "" : ", ") + header[c] + " " + withoutZeros(table, c);
    return size;
}

/// '0.074496 (±3.22%)' → 0.074496
std::optional<double> withoutSpread(const CsvTable& table, std::size_t column)
{
    const std::string_view cell = table.cell(column);
    return table.numbers().number(cell.substr(0, cell.find(" (")));
}

std::size_t firstProvider(const CsvHeader& header)
{
    return static_cast<std::size_t>(
        std::ranges::find_if(header, [](const std::string& name) { return providerOf(name).has_value(); }) -
        header.begin());
}

} // namespace

bool isPerfReport(const CsvHeader& header)
{
    const std::size_t first = firstProvider(header);
    return first > 0 && first < header.size() &&
           std::all_of(header.begin() + static_cast<std::ptrdiff_t>(first), header.end(),
                       [](const std::string& name) { return providerOf(name).has_value(); });
}

Result<void> importPerfReport(ImportReader& in, CsvReader& rows, const CsvHeader& header)
{
    const std::size_t first = firstProvider(header);
    CsvTable table(in, rows, header);
    table.learnNumbers();
    for (;;) {
        const auto more = table.next();
        if (!more) return more.error();
        if (!*more) break;
        const std::string size = perfReportSize(table, header, first);
        for (std::size_t c = first; c < header.size(); ++c) {
            const Provider provider = *providerOf(header[c]);
            const auto value = table.number(c);
            if (!value)
                in.skipEntry(Message::tr("%1 of %2 is no number").arg(header[c], size));
            else if (provider.unit->toUs <= 0)
                in.addScore(size, provider.name + " (" + std::string(provider.unit->name) + ")", *value, true);
            else if (in.keeps(*value * provider.unit->toUs))
                in.addRow(provider.name + ", " + size, "triton.testing, one figure").latency.mean =
                    *value * provider.unit->toUs;
        }
    }
    in.note(
        Message::tr("triton.testing writes one figure for each size: a mean or a median, as the benchmark chose. The "
                    "file contains no samples and no deviation."));
    return {};
}

bool isTritonbench(const CsvHeader& header)
{
    return !header.empty() && header.front() == "x_val" &&
           std::ranges::any_of(header, [](const std::string& name) { return name.find('-') != name.npos; });
}

Result<void> importTritonbench(ImportReader& in, CsvReader& rows, const CsvHeader& header)
{
    CsvTable table(in, rows, header);
    table.learnNumbers({0});
    for (;;) {
        const auto more = table.next();
        if (!more) return more.error();
        if (!*more) break;
        const std::string size(table.cell(0));
        for (std::size_t c = 1; c < header.size(); ++c) {
            const auto dash = header[c].rfind('-');
            if (dash == header[c].npos || table.cell(c).empty()) continue;
            const std::string metric = header[c].substr(dash + 1), name = header[c].substr(0, dash) + ", " + size;
            const auto value = withoutSpread(table, c);
            if (metric == "latency" || metric == "walltime") {
                if (!value)
                    in.skipEntry(Message::tr("%1 of %2 is no number").arg(header[c], size));
                else if (in.keeps(*value * 1e3))
                    in.addRow(name, "tritonbench, median " + metric, {}, {{"of", metric}}).latency.p50 = *value * 1e3;
            } else if (value && (metric == "tflops" || metric == "gbps"))
                in.addScore(size, header[c].substr(0, dash) + " (" + (metric == "gbps" ? "GB/s" : "TFLOPS") + ")",
                            *value, true);
        }
    }
    return {};
}

} // namespace qs
