// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of other tools that are read, and how each is told by its keys.
#include "gpu/formats/io/describe.h"
#include "gpu/report/import/csv_import.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

// The readers, each in the file of its tool.
void importChromeTrace(ImportReader& in, const json& document);
void importGoogleBenchmark(ImportReader& in, const json& document);
void importNvbench(ImportReader& in, const json& document);
void importOptimum(ImportReader& in, const json& document);
void importTrtexec(ImportReader& in, const json& document);
void importVllmLatency(ImportReader& in, const json& document);
void importVllmServe(ImportReader& in, const json& document);
void importVllmThroughput(ImportReader& in, const json& document);
bool isNsightCompute(const CsvHeader& header);
Result<void> importNsightCompute(ImportReader& in, CsvReader& rows, const CsvHeader& header);

bool hasAll(const json& object, std::initializer_list<const char*> keys)
{
    return object.is_object() && std::ranges::all_of(keys, [&](const char* key) { return object.contains(key); });
}

bool isLlamaBenchRow(const json& row) { return hasAll(row, {"avg_ns"}) || hasAll(row, {"samples_ns"}); }

Message readableImports()
{
    return Message::tr("Quantoscope imports nvbench --json, Google Benchmark JSON, ncu --csv (details or raw page), "
                       "torch.profiler traces, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, "
                       "lm-eval results_*.json and samples_*.jsonl, optimum-benchmark, trtexec --exportTimes.");
}

namespace {

/// The first of a list of objects; the document itself where it is an object.
const json& firstOf(const json& document)
{
    return document.is_array() && !document.empty() ? document.front() : document;
}

bool isTrtexec(const json& document)
{
    const json& row = firstOf(document);
    return document.is_array() && (hasAll(row, {"latencyMs"}) || hasAll(row, {"computeMs"}) ||
                                   hasAll(row, {"startComputeMs", "endComputeMs"}));
}

bool isGoogleBenchmark(const json& document) { return hasAll(document, {"benchmarks", "context"}); }

/// What torch.profiler writes beside the events.
bool isTorchTrace(const json& document)
{
    return hasAll(document, {"traceEvents"}) &&
           (document.contains("schemaVersion") || document.contains("deviceProperties") ||
            document.contains("baseTimeNanoseconds"));
}

bool isChromeTrace(const json& document)
{
    return hasAll(document, {"traceEvents"}) || (document.is_array() && hasAll(firstOf(document), {"ph", "name"}));
}

bool isNvbench(const json& document) { return hasAll(document, {"benchmarks", "devices"}); }

bool isLlamaBench(const json& document)
{
    return document.is_array() ? isLlamaBenchRow(firstOf(document)) : hasAll(document, {"avg_ns", "build_commit"});
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
    {"trtexec", false, isTrtexec, importTrtexec},
    {"nvbench", false, isNvbench, importNvbench},
    {"Google Benchmark", false, isGoogleBenchmark, importGoogleBenchmark},
    {"PyTorch profiler", false, isTorchTrace, importChromeTrace},
    {"Chrome trace", false, isChromeTrace, importChromeTrace},
    {kLlamaBench, false, isLlamaBench, readLlamaBench},
    {kLmEval, true, isLmEval, importLmEval},
    {"vLLM latency", false, isVllmLatency, importVllmLatency},
    {"vLLM serve", false, isVllmServe, importVllmServe},
    {"vLLM throughput", false, isVllmThroughput, importVllmThroughput},
    {"optimum-benchmark", false, isOptimum, importOptimum},
};

bool isLlamaBenchTable(const CsvHeader& header)
{
    const auto has = [&](const char* name) { return std::ranges::find(header, name) != header.end(); };
    return has("avg_ns") && has("build_commit");
}

/// Rows as objects of strings.
Result<void> readLlamaBenchTable(ImportReader& in, CsvReader& reader, const CsvHeader& header)
{
    std::vector<std::string_view> cells;
    std::vector<json> rows;
    for (;;) {
        const auto more = reader.next(cells);
        if (!more) return more.error();
        if (!*more) break;
        json row = json::object();
        for (std::size_t c = 0; c < header.size() && c < cells.size(); ++c)
            row[header[c]] = printable(cells[c], 400);
        rows.push_back(std::move(row));
        if (rows.size() > kMaxImportRows) {
            in.fail(Message::tr("it contains more than %1 rows (the limit)").arg(kMaxImportRows));
            return {};
        }
    }
    if (rows.empty()) in.fail(Message::tr("it contains no rows below its header"));
    if (!in.error()) importLlamaBench(in, rows);
    return {};
}

constexpr CsvFormat kCsvFormats[] = {
    {kLlamaBench, isLlamaBenchTable, readLlamaBenchTable},
    {"Nsight Compute", isNsightCompute, importNsightCompute},
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

} // namespace qs
