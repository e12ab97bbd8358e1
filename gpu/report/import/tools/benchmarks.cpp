// SPDX-License-Identifier: GPL-3.0-or-later
// nvbench, llama-bench and optimum-benchmark.
#include "gpu/core/units.h"
#include "gpu/report/import/parts.h"

#include <cmath>
#include <map>

namespace qs {

using nlohmann::json;

namespace {

/// The summaries of a state by tag; nvbench prints every value as a string.
std::map<std::string, double> nvbenchValues(const json& state)
{
    std::map<std::string, double> values;
    const json* summaries = ImportReader::find(state, "summaries");
    if (!summaries || !summaries->is_array()) return values;
    for (const json& summary : *summaries) {
        const json* data = ImportReader::find(summary, "data");
        if (!data || !data->is_array()) continue;
        for (const json& entry : *data)
            if (ImportReader::text(entry, "name") == "value")
                if (const auto v = ImportReader::number(entry, "value"))
                    values[ImportReader::text(summary, "tag")] = *v;
    }
    return values;
}

double valueOf(const std::map<std::string, double>& values, const std::string& tag)
{
    const auto found = values.find(tag);
    return found == values.end() ? 0 : found->second;
}

void addNvbenchState(ImportReader& in, const std::string& benchmark, const json& state)
{
    if (const json* skipped = ImportReader::find(state, "is_skipped");
        skipped && skipped->is_boolean() && skipped->get<bool>()) {
        in.result().notes.push_back(
            Message::tr("%1 %2 was skipped by nvbench.").arg(benchmark, ImportReader::text(state, "name")));
        return;
    }
    const auto values = nvbenchValues(state);
    const std::string cold = "nv/cold/time/gpu/";
    const double mean = valueOf(values, cold + "mean") * 1e6, batch = valueOf(values, "nv/batch/time/gpu/mean") * 1e6;
    if (!(mean > 0) && !(batch > 0)) return;
    const double rate = valueOf(values, "nv/cold/bw/global/bytes_per_second");
    const std::string name = benchmark + " " + ImportReader::text(state, "name");
    if (mean > 0) {
        ModeResult& row = in.addRow(name, "nvbench, cold");
        Summary& s = row.latency;
        s.n = ImportReader::count(valueOf(values, "nv/cold/sample_size"));
        s.mean = mean;
        s.p50 = valueOf(values, cold + "median") * 1e6;
        s.min = valueOf(values, cold + "min") * 1e6;
        s.max = valueOf(values, cold + "max") * 1e6;
        s.p25 = valueOf(values, cold + "q1") * 1e6;
        s.p75 = valueOf(values, cold + "q3") * 1e6;
        s.cv = valueOf(values, cold + "stdev/relative");
        s.std = values.contains(cold + "stdev/absolute") ? valueOf(values, cold + "stdev/absolute") * 1e6 : s.cv * mean;
        if (s.cv == 0) s.cv = s.std / mean;
        row.bytes.value = static_cast<std::uint64_t>(ImportReader::count(rate * mean * 1e-6));
    }
    if (batch > 0) in.addRow(name + " (batch)", "nvbench, back to back, mean only").latency.mean = batch;
}

/// 'pp512', 'tg128', 'pp512+tg128 @ d1024', as llama-bench prints them.
std::string llamaTest(const json& row)
{
    const double prompt = ImportReader::number(row, "n_prompt").value_or(0),
                 gen = ImportReader::number(row, "n_gen").value_or(0);
    std::string name;
    if (prompt > 0) name = "pp" + std::to_string(ImportReader::count(prompt));
    if (gen > 0) name += (name.empty() ? "tg" : "+tg") + std::to_string(ImportReader::count(gen));
    if (const double depth = ImportReader::number(row, "n_depth").value_or(0); depth > 0)
        name += " @ d" + std::to_string(ImportReader::count(depth));
    return name;
}

std::string baseName(const std::string& path)
{
    const auto slash = path.find_last_of("/\\");
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

/// Seconds unless the file says otherwise.
double unitToUs(const std::string& unit)
{
    return unit == "ms" ? 1e3 : unit == "us" || unit == "µs" ? 1.0 : unit == "ns" ? 1e-3 : 1e6;
}

} // namespace

void importNvbench(ImportReader& in, const json& document)
{
    if (const json* devices = ImportReader::find(document, "devices");
        devices && devices->is_array() && !devices->empty())
        in.result().environment.device = ImportReader::text(devices->front(), "name");
    const json* benchmarks = ImportReader::find(document, "benchmarks");
    if (!benchmarks || !benchmarks->is_array()) return in.fail(Message::tr("it has no list \"benchmarks\""));
    for (const json& benchmark : *benchmarks) {
        const json* states = ImportReader::find(benchmark, "states");
        if (!states || !states->is_array()) return in.fail(Message::tr("a benchmark has no list \"states\""));
        for (const json& state : *states)
            addNvbenchState(in, ImportReader::text(benchmark, "name"), state);
    }
}

void importLlamaBench(ImportReader& in, const std::vector<json>& rows)
{
    for (const json& row : rows) {
        const auto mean = ImportReader::number(row, "avg_ns");
        auto samples = in.times(row, "samples_ns", 1e-3);
        if (!mean && samples.empty()) return in.fail(Message::tr("a row has neither \"avg_ns\" nor \"samples_ns\""));
        const std::string model = baseName(ImportReader::text(row, "model_filename"));
        ModeResult& mode = in.addRow(model + " " + llamaTest(row),
                                     "llama-bench, " + ImportReader::text(row, "backends") + ", " +
                                         ImportReader::text(row, "model_type"),
                                     std::move(samples));
        mode.sizeBytes.value =
            static_cast<std::uint64_t>(ImportReader::count(ImportReader::number(row, "model_size").value_or(0)));
        if (mode.samplesUs.empty()) {
            mode.latency.mean = *mean * 1e-3;
            mode.latency.std = ImportReader::number(row, "stddev_ns").value_or(0) * 1e-3;
            mode.latency.cv = mode.latency.mean > 0 ? mode.latency.std / mode.latency.mean : 0;
        }
        if (!(mode.latency.mean > 0)) return in.fail(Message::tr("the time of a row is not positive"));
        if (const auto speed = ImportReader::number(row, "avg_ts")) {
            in.addScore(mode.requested, "tokens/s", *speed, true);
            in.result().scores.back().n = static_cast<std::int64_t>(mode.samplesUs.size());
        }
        Environment& e = in.result().environment;
        if (e.device.empty()) e.device = ImportReader::text(row, "gpu_info");
        if (e.cpu.empty()) e.cpu = ImportReader::text(row, "cpu_info");
        if (e.date.empty()) e.date = ImportReader::text(row, "test_time");
    }
}

void importOptimum(ImportReader& in, const json& document)
{
    const json* report = ImportReader::find(document, "report");
    const json& targets = report ? *report : document;
    for (const auto& [target, content] : targets.items()) {
        const json* latency = ImportReader::find(content, "latency");
        if (!latency || !latency->is_object()) continue;
        const double toUs = unitToUs(ImportReader::text(*latency, "unit"));
        ModeResult& row = in.addRow(target, "optimum-benchmark", in.times(*latency, "values", toUs));
        if (row.samplesUs.empty()) {
            Summary& s = row.latency;
            s.n = ImportReader::count(ImportReader::number(*latency, "count").value_or(0));
            for (const auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{
                     {"mean", &s.mean}, {"p50", &s.p50}, {"p95", &s.p95}, {"p99", &s.p99}, {"stdev", &s.std}})
                *value = ImportReader::number(*latency, key).value_or(0) * toUs;
            s.cv = s.mean > 0 ? s.std / s.mean : 0;
        }
        const json* throughput = ImportReader::find(content, "throughput");
        if (!throughput) continue;
        if (const auto value = ImportReader::number(*throughput, "value"))
            in.addScore(target, ImportReader::text(*throughput, "unit"), *value, true);
    }
}

} // namespace qs
