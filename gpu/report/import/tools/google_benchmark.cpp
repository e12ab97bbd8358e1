// SPDX-License-Identifier: GPL-3.0-or-later
// Google Benchmark, --benchmark_format=json or --benchmark_out=FILE. An entry is the mean of many iterations; with
// --benchmark_repetitions=N there are N of them, and aggregates (mean, median, stddev, cv) after them or alone.
#include "gpu/report/import/parts.h"

#include <algorithm>
#include <map>
#include <set>

namespace qs {

using nlohmann::json;

namespace {

/// Everything of one benchmark, in the order of the file.
struct Benchmark
{
    std::string name;
    std::vector<const json*> repetitions;
    std::map<std::string, const json*> aggregates; ///< by "aggregate_name"
};

std::optional<double> unitUs(const std::string& unit)
{
    if (unit.empty() || unit == "ns") return 1e-3;
    if (unit == "us") return 1.0;
    if (unit == "ms") return 1e3;
    return unit == "s" ? std::optional(1e6) : std::nullopt;
}

/// A time of an entry in microseconds; 0 for what is none.
double timeOf(ImportReader& in, const json& entry, const char* key)
{
    const auto unit = unitUs(ImportReader::text(entry, "time_unit"));
    if (unit) return in.time(entry, key, *unit);
    in.skipEntry(Message::tr("the time unit %1 of %2 is unknown")
                     .arg("\"" + ImportReader::text(entry, "time_unit") + "\"", ImportReader::text(entry, "name")));
    return 0;
}

/// Rates are per second of CPU time, unless the benchmark says by its name that it uses another clock.
double rateSeconds(ImportReader& in, const json& entry)
{
    const std::string name = ImportReader::text(entry, "run_name") + ImportReader::text(entry, "name");
    const bool wall = name.find("/real_time") != std::string::npos || name.find("/manual_time") != std::string::npos;
    return timeOf(in, entry, wall ? "real_time" : "cpu_time") * 1e-6;
}

/// True where the entry holds no time, with a note that reports why.
bool wasSkipped(ImportReader& in, const json& entry)
{
    const bool failed = ImportReader::isTrue(entry, "error_occurred"),
               skipped = failed || ImportReader::isTrue(entry, "skipped");
    if (!skipped) return false;
    const std::string why = ImportReader::text(entry, failed ? "error_message" : "skip_message");
    in.result().notes.push_back(
        Message::tr("%1 was skipped by Google Benchmark: %2").arg(ImportReader::text(entry, "name"), why));
    return true;
}

std::vector<Benchmark> benchmarksOf(ImportReader& in, const json& entries)
{
    std::vector<Benchmark> all;
    std::map<std::string, std::size_t> places;
    for (const json& entry : entries) {
        if (!entry.is_object()) {
            in.skipEntry(Message::tr("an entry of \"benchmarks\" is not an object"));
            continue;
        }
        if (wasSkipped(in, entry)) continue;
        std::string name = ImportReader::text(entry, "run_name");
        if (name.empty()) name = ImportReader::text(entry, "name");
        const auto [place, added] = places.try_emplace(name, all.size());
        if (added) all.push_back({name, {}, {}});
        Benchmark& benchmark = all[place->second];
        if (const std::string kind = ImportReader::text(entry, "aggregate_name");
            ImportReader::text(entry, "run_type") == "aggregate" || !kind.empty())
            benchmark.aggregates[kind] = &entry;
        else
            benchmark.repetitions.push_back(&entry);
    }
    return all;
}

/// A coefficient of variation is no time, whatever its "time_unit" says.
bool isPercentage(const json& entry) { return ImportReader::text(entry, "aggregate_unit") == "percentage"; }

/// Only figures are there: of one repetition, or of aggregates alone.
void addFigures(ImportReader& in, const Benchmark& benchmark)
{
    const auto aggregate = [&](const char* name) -> double {
        const auto found = benchmark.aggregates.find(name);
        return found == benchmark.aggregates.end() || isPercentage(*found->second)
                   ? 0
                   : timeOf(in, *found->second, "real_time");
    };
    const bool once = !benchmark.repetitions.empty();
    const json& entry = once ? *benchmark.repetitions.front()
                             : *(benchmark.aggregates.contains("mean") ? benchmark.aggregates.at("mean")
                                                                       : benchmark.aggregates.begin()->second);
    const std::string iterations = ImportReader::text(entry, "iterations");
    ModeResult& row = in.addRow(benchmark.name, once ? "Google Benchmark, mean of " + iterations + " iterations"
                                                     : "Google Benchmark, aggregates");
    Summary& s = row.latency;
    s.mean = once ? timeOf(in, entry, "real_time") : aggregate("mean");
    if (once) return;
    s.n = ImportReader::count(ImportReader::number(entry, "repetitions").value_or(0));
    s.p50 = aggregate("median");
    s.min = aggregate("min");
    s.max = aggregate("max");
    if (const auto found = benchmark.aggregates.find("stddev"); found != benchmark.aggregates.end())
        s.std = ImportReader::number(*found->second, "real_time").value_or(0) *
                unitUs(ImportReader::text(*found->second, "time_unit")).value_or(0);
    s.cv = s.mean > 0 ? s.std / s.mean : 0;
}

void addRepetitions(ImportReader& in, const Benchmark& benchmark)
{
    std::vector<float> us;
    for (const json* entry : benchmark.repetitions)
        us.push_back(static_cast<float>(timeOf(in, *entry, "real_time")));
    in.addRow(benchmark.name,
              "Google Benchmark, each sample is the mean of " +
                  ImportReader::text(*benchmark.repetitions.front(), "iterations") + " iterations",
              std::move(us));
}

/// What the benchmark counted: bytes of an iteration, and items per second.
void addRates(ImportReader& in, const Benchmark& benchmark)
{
    const auto median = benchmark.aggregates.find("median");
    const json* entry = median != benchmark.aggregates.end() ? median->second
                        : benchmark.repetitions.empty()      ? nullptr
                                                             : benchmark.repetitions.front();
    if (!entry) return;
    if (const auto rate = ImportReader::number(*entry, "bytes_per_second"))
        in.result().segments.back().modes.back().bytes.value =
            static_cast<std::uint64_t>(ImportReader::count(*rate * rateSeconds(in, *entry)));
    if (const auto items = ImportReader::number(*entry, "items_per_second"))
        in.addScore(benchmark.name, "items/s", *items, true);
}

void readContext(ImportReader& in, const json& context)
{
    in.environment().date = ImportReader::date(context, "date");
    in.environment().host = ImportReader::text(context, "host_name");
    auto& notes = in.result().notes;
    if (ImportReader::text(context, "library_build_type") == "debug")
        notes.push_back(Message::tr("The Google Benchmark library was a debug build, which increases times."));
    if (ImportReader::isTrue(context, "cpu_scaling_enabled"))
        notes.push_back(Message::tr("CPU frequency scaling was enabled during the Google Benchmark measurement."));
}

} // namespace

void importGoogleBenchmark(ImportReader& in, const json& document)
{
    const json* entries = ImportReader::find(document, "benchmarks");
    if (!entries || !entries->is_array()) return in.fail(Message::tr("it has no list \"benchmarks\""));
    if (const json* context = ImportReader::find(document, "context")) readContext(in, *context);
    static const std::set<std::string> complexity{"BigO", "RMS"};
    for (const Benchmark& benchmark : benchmarksOf(in, *entries)) {
        if (benchmark.repetitions.empty() &&
            std::ranges::all_of(benchmark.aggregates, [](const auto& one) { return complexity.contains(one.first); }))
            continue; // a fitted complexity has no time
        if (benchmark.repetitions.size() > 1)
            addRepetitions(in, benchmark);
        else
            addFigures(in, benchmark);
        addRates(in, benchmark);
    }
}

} // namespace qs
