// SPDX-License-Identifier: GPL-3.0-or-later
// SGLang: bench_serving and bench_one_batch append a line of JSON for each run.
#include "gpu/report/import/parts.h"

#include <array>

namespace qs {

using nlohmann::json;

namespace {

/// Each run of the file; one object is one run.
std::vector<const json*> sglangRuns(const json& document)
{
    std::vector<const json*> runs;
    if (!document.is_array()) return {&document};
    for (const json& run : document)
        runs.push_back(&run);
    return runs;
}

NameFields sglangSettings(const json& run, std::initializer_list<const char*> keys)
{
    NameFields fields;
    for (const char* key : keys)
        fields.emplace_back(key, ImportReader::text(run, key));
    return fields;
}

void addServing(ImportReader& in, const json& run, const NameFields& fields)
{
    struct Part
    {
        const char *name, *samples, *title;
    };
    static constexpr std::array<Part, 4> parts{{{"ttft", "ttfts", "time to first token"},
                                                {"tpot", "", "time per output token"},
                                                {"itl", "itls", "inter-token latency"},
                                                {"e2e_latency", "", "end-to-end latency"}}};
    for (const Part& part : parts) {
        const std::string name = part.name, mean = "mean_" + name + "_ms", median = "median_" + name + "_ms",
                          std = "std_" + name + "_ms", p95 = "p95_" + name + "_ms", p99 = "p99_" + name + "_ms";
        if (!ImportReader::find(run, mean.c_str()) && !ImportReader::find(run, median.c_str())) continue;
        ModeResult& row =
            in.addRow(part.title, "SGLang bench_serving",
                      *part.samples ? in.times(run, part.samples, 1e6, true) : std::vector<float>(), fields);
        if (row.samplesUs.empty())
            row.latency = statedFigures(in, run,
                                        {.mean = mean.c_str(),
                                         .std = std.c_str(),
                                         .median = median.c_str(),
                                         .p95 = p95.c_str(),
                                         .p99 = p99.c_str(),
                                         .n = name == "itl" ? nullptr : "completed"},
                                        1e3);
    }
    for (const auto& [key, metric] : {std::pair{"request_throughput", "requests/s"},
                                      {"input_throughput", "input tokens/s"},
                                      {"output_throughput", "output tokens/s"}})
        if (const auto value = ImportReader::number(run, key)) in.addScore("serve", metric, *value, true);
}

} // namespace

void importSglangServing(ImportReader& in, const json& document)
{
    for (const json* run : sglangRuns(document)) {
        if (!hasAll(*run, {"median_e2e_latency_ms"})) {
            in.skipEntry(Message::tr("a line has no \"median_e2e_latency_ms\""));
            continue;
        }
        addServing(
            in, *run,
            sglangSettings(*run, {"backend", "dataset_name", "request_rate", "max_concurrency", "random_input_len",
                                  "random_output_len", "random_range_ratio", "sharegpt_output_len"}));
    }
}

void importSglangOneBatch(ImportReader& in, const json& document)
{
    for (const json* run : sglangRuns(document)) {
        if (!hasAll(*run, {"prefill_latency"})) {
            in.skipEntry(Message::tr("a line has no \"prefill_latency\""));
            continue;
        }
        const std::string size = "batch " + ImportReader::text(*run, "batch_size") + ", " +
                                 ImportReader::text(*run, "input_len") + " + " +
                                 ImportReader::text(*run, "output_len") + " tokens";
        const NameFields fields = sglangSettings(*run, {"run_name", "device", "dtype", "cuda_graph"});
        in.addRow("prefill, " + size, "SGLang bench_one_batch, one run", {}, fields).latency.mean =
            in.time(*run, "prefill_latency", 1e6);
        if (ImportReader::find(*run, "median_decode_latency"))
            in.addRow("decode step, " + size, "SGLang bench_one_batch, median of the steps", {}, fields).latency.p50 =
                in.time(*run, "median_decode_latency", 1e6);
        if (ImportReader::find(*run, "total_latency"))
            in.addRow("total, " + size, "SGLang bench_one_batch, one run", {}, fields).latency.mean =
                in.time(*run, "total_latency", 1e6);
        if (const auto value = ImportReader::number(*run, "overall_throughput"))
            in.addScore(size, "tokens/s", *value, true);
    }
}

} // namespace qs
