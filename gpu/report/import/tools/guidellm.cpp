// SPDX-License-Identifier: GPL-3.0-or-later
// GuideLLM, benchmarks.json: a benchmark for each rate, with metrics of its successful requests, and the requests.
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/parts.h"

#include <array>

namespace qs {

using nlohmann::json;

namespace {

struct RequestMetric
{
    const char *key, *title;
    double toUs;
};
constexpr std::array<RequestMetric, 4> kRequestMetrics{{{"time_to_first_token_ms", "time to first token", 1e3},
                                                        {"time_per_output_token_ms", "time per output token", 1e3},
                                                        {"inter_token_latency_ms", "inter-token latency", 1e3},
                                                        {"request_latency", "end-to-end latency", 1e6}}};

/// The requests that succeeded; null where the file keeps none.
const json* ofSuccessful(const json* parent)
{
    const json* of = parent ? ImportReader::find(*parent, "successful") : nullptr;
    return of && (of->is_array() || of->is_object()) ? of : nullptr;
}

std::vector<float> requestSamples(ImportReader& in, const json* requests, const RequestMetric& metric)
{
    std::vector<float> us;
    if (!requests || !requests->is_array()) return us;
    for (const json& request : *requests)
        if (const auto value = ImportReader::number(request, metric.key); value && in.keeps(*value * metric.toUs))
            us.push_back(static_cast<float>(*value * metric.toUs));
    return us;
}

/// 'concurrent, streams 8' as far as the file tells.
NameFields loadOf(const json& benchmark)
{
    NameFields fields;
    for (const char* place : {"config", "args"}) {
        const json* config = ImportReader::find(benchmark, place);
        const json* strategy = config ? ImportReader::find(*config, "strategy") : nullptr;
        for (const json* at : {strategy, config})
            for (const char* key : {"type_", "rate", "streams", "max_concurrency"})
                if (at && ImportReader::find(*at, key)) fields.emplace_back(key, ImportReader::text(*at, key));
    }
    return fields;
}

Summary statedOf(ImportReader& in, const json& stats, double toUs)
{
    Summary s = statedFigures(
        in, stats, {.mean = "mean", .std = "std_dev", .median = "median", .min = "min", .max = "max", .n = "count"},
        toUs);
    if (const json* percentiles = ImportReader::find(stats, "percentiles")) {
        const Summary tail =
            statedFigures(in, *percentiles, {.p25 = "p25", .p75 = "p75", .p95 = "p95", .p99 = "p99"}, toUs);
        s.p25 = tail.p25;
        s.p75 = tail.p75;
        s.p95 = tail.p95;
        s.p99 = tail.p99;
    }
    return s;
}

void addBenchmark(ImportReader& in, const json& benchmark, std::size_t number)
{
    const json* metrics = ImportReader::find(benchmark, "metrics");
    if (!metrics || !metrics->is_object())
        return in.skipEntry(Message::tr("benchmark %1 has no \"metrics\"").arg(number));
    const json* requests = ofSuccessful(ImportReader::find(benchmark, "requests"));
    NameFields fields = loadOf(benchmark);
    fields.emplace_back("benchmark", std::to_string(number));
    for (const RequestMetric& metric : kRequestMetrics) {
        const json* stats = ofSuccessful(ImportReader::find(*metrics, metric.key));
        std::vector<float> us = requestSamples(in, requests, metric);
        if (!stats && us.empty()) continue;
        ModeResult& row = in.addRow(metric.title, "GuideLLM", std::move(us), fields);
        if (row.samplesUs.empty()) row.latency = statedOf(in, *stats, metric.toUs);
    }
    for (const auto& [key, name] :
         {std::pair{"requests_per_second", "requests/s"}, {"output_tokens_per_second", "output tokens/s"}})
        if (const json* stats = ofSuccessful(ImportReader::find(*metrics, key)))
            if (const auto mean = ImportReader::number(*stats, "mean"))
                in.addScore("benchmark " + std::to_string(number), name, *mean, true);
}

} // namespace

void importGuidellm(ImportReader& in, const json& document)
{
    if (const json* arguments = ImportReader::find(document, "args")) {
        in.run().model = printable(ImportReader::text(*arguments, "model"), 160);
        if (!in.run().model.empty()) in.run().name = in.run().model;
        in.about("target", ImportReader::text(*arguments, "target"));
    }
    std::size_t number = 0;
    for (const json& benchmark : document["benchmarks"])
        addBenchmark(in, benchmark, ++number);
}

} // namespace qs
