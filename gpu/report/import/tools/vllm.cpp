// SPDX-License-Identifier: GPL-3.0-or-later
// The three benchmarks of vLLM: latency, throughput and serve.
#include "gpu/report/import/parts.h"

#include <array>
#include <cmath>

namespace qs {

using nlohmann::json;

void importVllmLatency(ImportReader& in, const json& document)
{
    auto samples = in.times(document, "latencies", 1e6);
    ModeResult& row = in.addRow(in.run().name, "vLLM bench latency, end to end", std::move(samples));
    if (!row.samplesUs.empty()) return;
    Summary& s = row.latency;
    s.mean = ImportReader::number(document, "avg_latency").value_or(0) * 1e6;
    s.std = ImportReader::number(document, "std_latency").value_or(0) * 1e6;
    if (const json* percentiles = ImportReader::find(document, "percentiles"))
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{
                 {"25", &s.p25}, {"50", &s.p50}, {"75", &s.p75}, {"99", &s.p99}})
            *value = ImportReader::number(*percentiles, key).value_or(0) * 1e6;
    s.cv = s.mean > 0 ? s.std / s.mean : 0;
    if (!(s.mean > 0)) in.fail(Message::tr("it has neither \"latencies\" nor a positive \"avg_latency\""));
}

void importVllmThroughput(ImportReader& in, const json& document)
{
    const auto elapsed = ImportReader::number(document, "elapsed_time");
    if (!elapsed || !(*elapsed > 0)) return in.fail(Message::tr("\"elapsed_time\" is not a positive number"));
    const std::string requests = ImportReader::text(document, "num_requests");
    in.addRow(in.run().name, "vLLM bench throughput, the whole run of " + requests + " requests",
              {static_cast<float>(*elapsed * 1e6)});
    for (const auto& [key, metric] :
         {std::pair{"requests_per_second", "requests/s"}, {"tokens_per_second", "tokens/s"}})
        if (const auto value = ImportReader::number(document, key)) in.addScore("throughput", metric, *value, true);
}

namespace {

/// Statistics of '<kind>_<name>_ms' where the file holds no samples.
void readServeSummary(const json& document, const std::string& name, Summary& s)
{
    for (const auto& [kind, value] : std::initializer_list<std::pair<const char*, double*>>{
             {"mean", &s.mean}, {"median", &s.p50}, {"std", &s.std}, {"p95", &s.p95}, {"p99", &s.p99}})
        *value = ImportReader::number(document, (std::string(kind) + "_" + name + "_ms").c_str()).value_or(0) * 1e3;
    s.n = ImportReader::count(ImportReader::number(document, "completed").value_or(0));
    s.cv = s.mean > 0 ? s.std / s.mean : 0;
}

} // namespace

void importVllmServe(ImportReader& in, const json& document)
{
    struct Part
    {
        const char *name, *samples, *title;
        bool nested;
    };
    static constexpr std::array<Part, 4> parts{{{"ttft", "ttfts", "time to first token", false},
                                                {"tpot", "", "time per output token", false},
                                                {"itl", "itls", "inter-token latency", true},
                                                {"e2el", "latencies", "end-to-end latency", false}}};
    std::size_t rows = 0;
    for (const Part& part : parts) {
        auto samples = *part.samples ? in.times(document, part.samples, 1e6, part.nested) : std::vector<float>{};
        Summary stated;
        readServeSummary(document, part.name, stated);
        if (samples.empty() && !(stated.mean > 0)) continue;
        ModeResult& row = in.addRow(std::string(part.title), "vLLM bench serve", std::move(samples));
        if (row.samplesUs.empty()) row.latency = stated;
        ++rows;
    }
    if (rows == 0) in.fail(Message::tr("it contains none of ttfts, itls, latencies, mean_ttft_ms"));
    for (const auto& [key, metric] : {std::pair{"request_throughput", "requests/s"},
                                      {"output_throughput", "output tokens/s"},
                                      {"total_token_throughput", "tokens/s"}})
        if (const auto value = ImportReader::number(document, key)) in.addScore("serve", metric, *value, true);
}

} // namespace qs
