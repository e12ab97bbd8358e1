// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of other tools that are read, and how each is told by its keys.
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/csv_import.h"
#include "gpu/report/import/log_import.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

// The readers, each in the file of its tool.
void importAiperf(ImportReader& in, const json& document);
void importGoogleBenchmark(ImportReader& in, const json& document);
void importGuidellm(ImportReader& in, const json& document);
void importHyperfine(ImportReader& in, const json& document);
void importKernelBench(ImportReader& in, const json& document);
void importKernelBenchTiming(ImportReader& in, const json& document);
void importNvbench(ImportReader& in, const json& document);
void importOptimum(ImportReader& in, const json& document);
void importPytestBenchmark(ImportReader& in, const json& document);
void importSglangOneBatch(ImportReader& in, const json& document);
void importSglangServing(ImportReader& in, const json& document);
void importTraceDocument(ImportReader& in, const json& document);
void importTrtexec(ImportReader& in, const json& document);
void importVllmLatency(ImportReader& in, const json& document);
void importVllmServe(ImportReader& in, const json& document);
void importVllmThroughput(ImportReader& in, const json& document);
bool isNsightCompute(const CsvHeader& header);
Result<void> importNsightCompute(ImportReader& in, CsvReader& rows, const CsvHeader& header);
bool isPerfReport(const CsvHeader& header);
Result<void> importPerfReport(ImportReader& in, CsvReader& rows, const CsvHeader& header);
bool isTritonbench(const CsvHeader& header);
Result<void> importTritonbench(ImportReader& in, CsvReader& rows, const CsvHeader& header);
bool isLlamaPerplexity(std::string_view text);
void importLlamaPerplexity(ImportReader& in, std::string_view text);

bool hasAll(const json& object, std::initializer_list<const char*> keys)
{
    return object.is_object() && std::ranges::all_of(keys, [&](const char* key) { return object.contains(key); });
}

bool isLlamaBenchRow(const json& row) { return hasAll(row, {"avg_ns"}) || hasAll(row, {"samples_ns"}); }

Message readableImports()
{
    return Message::tr(
        "Quantoscope imports nvbench --json|--jsonbin, Google Benchmark JSON, ncu --csv (details or raw page), "
        "torch.profiler traces, triton.testing and tritonbench CSV, KernelBench, trtexec --exportTimes, "
        "pytest-benchmark "
        "and hyperfine JSON, llama-bench -o json|jsonl|csv, logs of llama-perplexity, vLLM bench "
        "latency|throughput|serve, SGLang bench_serving and bench_one_batch, AIPerf, GuideLLM, optimum-benchmark, "
        "lm-eval "
        "results_*.json and samples_*.jsonl.");
}

const json& firstOf(const json& document)
{
    return document.is_array() && !document.empty() ? document.front() : document;
}

namespace {

bool isTrtexec(const json& document)
{
    return document.is_array() && std::ranges::any_of(document, [](const json& row) {
               return hasAll(row, {"latencyMs"}) || hasAll(row, {"computeMs"}) ||
                      hasAll(row, {"startComputeMs", "endComputeMs"});
           });
}

/// Whether a member is a list of which an entry has all of these members.
bool hasEntry(const json& document, const char* list, std::initializer_list<const char*> keys)
{
    const json* all = ImportReader::find(document, list);
    return all && all->is_array() && std::ranges::any_of(*all, [&](const json& one) { return hasAll(one, keys); });
}

bool hasLine(const json& document, std::initializer_list<const char*> keys)
{
    return document.is_array() ? std::ranges::any_of(document, [&](const json& one) { return hasAll(one, keys); })
                               : hasAll(document, keys);
}

bool isGoogleBenchmark(const json& document) { return hasAll(document, {"benchmarks", "context"}); }

bool isPytestBenchmark(const json& document)
{
    return hasAll(document, {"benchmarks", "machine_info"}) && document["benchmarks"].is_array();
}

bool isGuidellm(const json& document) { return hasEntry(document, "benchmarks", {"metrics"}); }

bool isHyperfine(const json& document) { return hasEntry(document, "results", {"command"}); }

bool isKernelBench(const json& document)
{
    return document.is_object() && std::ranges::any_of(document, [](const json& problem) {
               return hasAll(firstOf(problem), {"compiled", "correctness"});
           });
}

bool isKernelBenchTiming(const json& document)
{
    return document.is_object() && std::ranges::any_of(document, [](const json& level) {
               return level.is_object() && std::ranges::any_of(level, [](const json& problem) {
                          return hasAll(problem, {"mean", "std", "num_trials"});
                      });
           });
}

bool isSglangServing(const json& document) { return hasLine(document, {"median_e2e_latency_ms"}); }

bool isSglangOneBatch(const json& document) { return hasLine(document, {"prefill_latency", "batch_size"}); }

bool isAiperf(const json& document)
{
    return document.is_object() &&
           std::ranges::any_of(document, [](const json& metric) { return hasAll(metric, {"unit", "avg"}); }) &&
           (document.contains("request_latency") || document.contains("request_throughput") ||
            document.contains("input_config"));
}

bool isChromeTrace(const json& document)
{
    return hasAll(document, {"traceEvents"}) || (document.is_array() && hasAll(firstOf(document), {"ph", "name"}));
}

bool isNvbench(const json& document) { return hasAll(document, {"benchmarks", "devices"}); }

bool isLlamaBench(const json& document)
{
    return document.is_array() ? std::ranges::any_of(document, isLlamaBenchRow)
                               : hasAll(document, {"avg_ns", "build_commit"});
}

bool isLmEval(const json& document)
{
    return hasAll(document, {"results"}) && (document.contains("configs") || document.contains("versions") ||
                                             document.contains("n-shot") || document.contains("config"));
}

bool isVllmLatency(const json& document) { return hasAll(document, {"avg_latency"}); }

bool isVllmServe(const json& document)
{
    return hasAll(document, {"request_throughput"}) || hasAll(document, {"ttfts"}) ||
           hasAll(document, {"mean_ttft_ms"});
}

bool isVllmThroughput(const json& document) { return hasAll(document, {"elapsed_time", "requests_per_second"}); }

bool isOptimum(const json& document)
{
    if (!document.is_object()) return false;
    const json& targets = document.contains("report") && document["report"].is_object() ? document["report"] : document;
    return std::ranges::any_of(targets, [](const json& target) {
        return hasAll(target, {"latency"}) &&
               (target.contains("memory") || target.contains("throughput") || hasAll(target["latency"], {"unit"}));
    });
}

void readLlamaBench(ImportReader& in, const json& document)
{
    importLlamaBench(in, document.is_array() ? document.get<std::vector<json>>() : std::vector<json>{document});
}

/// The first that looks like a document reads it.
constexpr ImportFormat kFormats[] = {
    {{"trtexec", "trtexec"}, isTrtexec, importTrtexec},
    {{"nvbench", "nvbench"}, isNvbench, importNvbench},
    {{"google_benchmark", "Google Benchmark", Timed::HostCode}, isGoogleBenchmark, importGoogleBenchmark},
    {{"pytest_benchmark", "pytest-benchmark", Timed::HostCode}, isPytestBenchmark, importPytestBenchmark},
    {{"guidellm", "GuideLLM", Timed::Requests}, isGuidellm, importGuidellm},
    {{"hyperfine", "hyperfine", Timed::HostCode}, isHyperfine, importHyperfine},
    {{"torch_trace", "Chrome trace"}, isChromeTrace, importTraceDocument},
    {{"llama_bench", kLlamaBench}, isLlamaBench, readLlamaBench},
    {{"lm_eval", kLmEval, Timed::Kernels, true}, isLmEval, importLmEval},
    {{"aiperf", "AIPerf", Timed::Requests}, isAiperf, importAiperf},
    {{"sglang_serving", "SGLang serving", Timed::Requests}, isSglangServing, importSglangServing},
    {{"sglang_one_batch", "SGLang one batch"}, isSglangOneBatch, importSglangOneBatch},
    {{"vllm_latency", "vLLM latency", Timed::Requests}, isVllmLatency, importVllmLatency},
    {{"vllm_serve", "vLLM serve", Timed::Requests}, isVllmServe, importVllmServe},
    {{"vllm_throughput", "vLLM throughput", Timed::Requests}, isVllmThroughput, importVllmThroughput},
    {{"optimum", "optimum-benchmark"}, isOptimum, importOptimum},
    {{"kernel_bench", "KernelBench"}, isKernelBench, importKernelBench},
    {{"kernel_bench_timing", "KernelBench"}, isKernelBenchTiming, importKernelBenchTiming},
};

bool isLlamaBenchTable(const CsvHeader& header)
{
    const auto has = [&](const char* name) { return std::ranges::find(header, name) != header.end(); };
    return has("avg_ns") && has("build_commit");
}

/// Rows as objects: of numbers as JSON would have them, and of texts.
Result<void> readLlamaBenchTable(ImportReader& in, CsvReader& reader, const CsvHeader& header)
{
    CsvTable table(in, reader, header);
    table.learnNumbers();
    std::vector<json> rows;
    for (;;) {
        const auto more = table.next();
        if (!more) return more.error();
        if (!*more) break;
        json row = json::object();
        for (std::size_t c = 0; c < header.size(); ++c) {
            const bool measured = header[c].starts_with("avg_") || header[c].starts_with("stddev_");
            const auto number = measured ? table.number(c) : std::nullopt;
            row[header[c]] = number ? json(*number) : json(printable(table.cell(c), 400));
        }
        rows.push_back(std::move(row));
    }
    if (rows.empty() && !in.error()) in.skipEntry(Message::tr("it contains no rows below its header"));
    if (!in.error()) importLlamaBench(in, rows);
    return {};
}

constexpr CsvFormat kCsvFormats[] = {
    {{"llama_bench_csv", kLlamaBench}, isLlamaBenchTable, readLlamaBenchTable},
    {{"nsight_compute", "Nsight Compute"}, isNsightCompute, importNsightCompute},
    {{"tritonbench", "tritonbench"}, isTritonbench, importTritonbench},
    {{"perf_report", "triton.testing"}, isPerfReport, importPerfReport},
};

constexpr LogFormat kLogFormats[] = {
    {{"llama_perplexity", "llama-perplexity", Timed::Kernels, true}, isLlamaPerplexity, importLlamaPerplexity},
};

} // namespace

const CsvFormat* csvFormatOf(const CsvHeader& header)
{
    const auto found = std::ranges::find_if(kCsvFormats, [&](const CsvFormat& f) { return f.looksLike(header); });
    return found != std::end(kCsvFormats) ? &*found : nullptr;
}

const ImportFormat* importFormatOf(const json& document)
{
    const auto found =
        std::ranges::find_if(kFormats, [&](const ImportFormat& format) { return format.looksLike(document); });
    return found != std::end(kFormats) ? &*found : nullptr;
}

const LogFormat* logFormatOf(std::string_view text)
{
    const auto found = std::ranges::find_if(kLogFormats, [&](const LogFormat& f) { return f.looksLike(text); });
    return found != std::end(kLogFormats) ? &*found : nullptr;
}

std::vector<FormatId> importFormats()
{
    std::vector<FormatId> all;
    for (const ImportFormat& format : kFormats)
        all.push_back(format.is);
    for (const CsvFormat& format : kCsvFormats)
        all.push_back(format.is);
    for (const LogFormat& format : kLogFormats)
        all.push_back(format.is);
    return all;
}

} // namespace qs
