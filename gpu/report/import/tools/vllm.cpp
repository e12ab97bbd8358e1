// SPDX-License-Identifier: GPL-3.0-or-later
// The three benchmarks of vLLM: latency, throughput and serve.
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/parts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

using nlohmann::json;

namespace {

/// A result is of a model under a load: both are in the file. What the user added with --metadata is text, too.
void nameAfterModel(ImportReader& in, const json& document)
{
    ImportedRun& run = in.run();
    run.model = ImportReader::text(document, "model_id");
    if (run.model.empty()) run.model = ImportReader::text(document, "model");
    if (!run.model.empty()) run.name = run.model;
    in.environment().date = ImportReader::date(document, "date");
    constexpr std::array settings{"request_rate", "max_concurrency",  "num_prompts",
                                  "burstiness",   "random_input_len", "random_output_len"};
    for (const char* key : settings)
        in.about(key, ImportReader::text(document, key));
    for (const auto& [key, value] : document.items())
        if (value.is_string() && key != "model_id" && key != "model" && key != "date" && key != "endpoint_type" &&
            std::ranges::find(settings, key) == settings.end())
            in.about(printable(key, 40), ImportReader::text(document, key.c_str()));
}

} // namespace

void importVllmLatency(ImportReader& in, const json& document)
{
    nameAfterModel(in, document);
    auto samples = in.times(document, "latencies", 1e6);
    ModeResult& row = in.addRow("end-to-end latency", "vLLM bench latency, end to end", std::move(samples));
    Summary stated;
    stated.mean = in.time(document, "avg_latency", 1e6);
    in.states(stated);
    if (!row.samplesUs.empty()) return;
    Summary& s = row.latency;
    s.mean = stated.mean;
    s.std = ImportReader::number(document, "std_latency").value_or(0) * 1e6;
    if (const json* percentiles = ImportReader::find(document, "percentiles"))
        for (const auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{
                 {"25", &s.p25}, {"50", &s.p50}, {"75", &s.p75}, {"99", &s.p99}})
            *value = ImportReader::number(*percentiles, key).value_or(0) * 1e6;
    s.cv = s.mean > 0 ? s.std / s.mean : 0;
}

void importVllmThroughput(ImportReader& in, const json& document)
{
    nameAfterModel(in, document);
    const double elapsed = in.time(document, "elapsed_time", 1e6);
    const std::string requests = ImportReader::text(document, "num_requests");
    in.addRow("whole run", "vLLM bench throughput, the whole run of " + requests + " requests",
              elapsed > 0 ? std::vector{static_cast<float>(elapsed)} : std::vector<float>{});
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
        *value = std::max(
            0.0, ImportReader::number(document, (std::string(kind) + "_" + name + "_ms").c_str()).value_or(0) * 1e3);
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
    nameAfterModel(in, document);
    std::size_t rows = 0;
    for (const Part& part : parts) {
        auto samples = *part.samples ? in.times(document, part.samples, 1e6, part.nested) : std::vector<float>{};
        Summary stated;
        readServeSummary(document, part.name, stated);
        if (samples.empty() && !(stated.mean > 0)) continue; // whose zeros are counted
        ModeResult& row = in.addRow(std::string(part.title), "vLLM bench serve", std::move(samples));
        if (row.samplesUs.empty()) row.latency = stated;
        in.states(stated);
        ++rows;
    }
    if (const auto failed = ImportReader::number(document, "failed"); failed && *failed > 0)
        in.note(Message::tr("%n requests failed, according to the file.", "%n request failed, according to the file.",
                            ImportReader::count(*failed)));
    if (rows == 0) in.fail(Message::tr("it contains none of ttfts, itls, latencies, mean_ttft_ms"));
    for (const auto& [key, metric] : {std::pair{"request_throughput", "requests/s"},
                                      {"output_throughput", "output tokens/s"},
                                      {"total_token_throughput", "tokens/s"}})
        if (const auto value = ImportReader::number(document, key)) in.addScore("serve", metric, *value, true);
}

} // namespace qs
