// SPDX-License-Identifier: GPL-3.0-or-later
// AIPerf, profile_export_aiperf.json: an object of statistics for each metric, with its unit.
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/parts.h"

namespace qs {

using nlohmann::json;

namespace {

/// Microseconds of a unit of time; 0 for another.
double aiperfUnitUs(const std::string& unit)
{
    return unit == "ms" ? 1e3 : unit == "s" || unit == "sec" ? 1e6 : unit == "us" ? 1.0 : unit == "ns" ? 1e-3 : 0.0;
}

/// 'time_to_first_token' → 'time to first token'
std::string metricTitle(std::string key)
{
    for (char& c : key)
        if (c == '_') c = ' ';
    return printable(key);
}

bool isOfWholeBenchmark(const std::string& key)
{
    return key.find("duration") != key.npos; // of the whole benchmark, one value
}

void nameAiperfRun(ImportReader& in, const json& document)
{
    const json* config = ImportReader::find(document, "input_config");
    if (!config) config = ImportReader::find(document, "config");
    const json* endpoint = config ? ImportReader::find(*config, "endpoint") : nullptr;
    const json* models = endpoint ? ImportReader::find(*endpoint, "model_names") : nullptr;
    if (models && models->is_array() && !models->empty() && models->front().is_string())
        in.run().name = in.run().model = printable(models->front().get<std::string>(), 160);
    const json* load = config ? ImportReader::find(*config, "loadgen") : nullptr;
    if (load)
        for (const char* key : {"concurrency", "request_rate", "request_count"})
            in.about(key, ImportReader::text(*load, key));
    in.environment().date = ImportReader::date(document, "start_time");
}

} // namespace

void importAiperf(ImportReader& in, const json& document)
{
    nameAiperfRun(in, document);
    for (const char* key : {"request_latency", "time_to_first_token", "time_to_second_token", "inter_token_latency"})
        if (const json* metric = ImportReader::find(document, key); metric && !metric->is_object())
            in.skipEntry(Message::tr("%1 is not an object").arg(metricTitle(key)));
    for (const auto& [key, metric] : document.items()) {
        if (!hasAll(metric, {"unit"})) continue;
        const std::string unit = ImportReader::text(metric, "unit");
        if (!hasAll(metric, {"avg"})) {
            in.skipEntry(Message::tr("%1 has no \"avg\"").arg(metricTitle(key)));
            continue;
        }
        if (const double toUs = aiperfUnitUs(unit); toUs > 0) {
            in.addRow(metricTitle(key), isOfWholeBenchmark(key) ? "AIPerf, the whole benchmark" : "AIPerf, aggregated")
                .latency = statedFigures(in, metric,
                                         {.mean = "avg",
                                          .std = "std",
                                          .median = "p50",
                                          .min = "min",
                                          .max = "max",
                                          .p25 = "p25",
                                          .p75 = "p75",
                                          .p95 = "p95",
                                          .p99 = "p99",
                                          .n = "count"},
                                         toUs);
        } else if (const auto value = ImportReader::number(metric, "avg"); value && unit.find("/sec") != unit.npos)
            in.addScore("AIPerf", metricTitle(key) + " (" + printable(unit) + ")", *value, true);
    }
    if (const json* failed = ImportReader::find(document, "error_request_count"))
        if (const double n = ImportReader::number(*failed, "avg").value_or(0); n > 0)
            in.note(Message::tr("%n requests failed, according to the file.",
                                "%n request failed, according to the file.", ImportReader::count(n)));
}

} // namespace qs
