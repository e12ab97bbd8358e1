// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of other tools that are read, and how each is told by its keys.
#include "gpu/report/import/parts.h"

#include <algorithm>

namespace qs {

using nlohmann::json;

// The readers, each in the file of its tool.
void importNvbench(ImportReader& in, const json& document);
void importOptimum(ImportReader& in, const json& document);
void importTrtexec(ImportReader& in, const json& document);
void importVllmLatency(ImportReader& in, const json& document);
void importVllmServe(ImportReader& in, const json& document);
void importVllmThroughput(ImportReader& in, const json& document);

bool hasAll(const json& object, std::initializer_list<const char*> keys)
{
    return object.is_object() && std::ranges::all_of(keys, [&](const char* key) { return object.contains(key); });
}

bool isLlamaBenchRow(const json& row) { return hasAll(row, {"avg_ns"}) || hasAll(row, {"samples_ns"}); }

Message readableImports()
{
    return Message::tr("Read are: nvbench --json, llama-bench -o json|jsonl|csv, vLLM bench latency|throughput|serve, "
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
    {kLlamaBench, false, isLlamaBench, readLlamaBench},
    {kLmEval, true, isLmEval, importLmEval},
    {"vLLM latency", false, isVllmLatency, importVllmLatency},
    {"vLLM serve", false, isVllmServe, importVllmServe},
    {"vLLM throughput", false, isVllmThroughput, importVllmThroughput},
    {"optimum-benchmark", false, isOptimum, importOptimum},
};

} // namespace

const ImportFormat* importFormatOf(const json& document)
{
    const auto found =
        std::ranges::find_if(kFormats, [&](const ImportFormat& format) { return format.looksLike(document); });
    return found != std::end(kFormats) ? &*found : nullptr;
}

} // namespace qs
