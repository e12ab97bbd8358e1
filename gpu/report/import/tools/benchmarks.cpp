// SPDX-License-Identifier: GPL-3.0-or-later
// nvbench, llama-bench and optimum-benchmark.
#include "gpu/core/units.h"
#include "gpu/formats/csv.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/import/parts.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <map>
#include <set>

namespace qs {

using nlohmann::json;

namespace {

/// The summaries of a state by tag; nvbench prints every value as a string.
std::map<std::string, double> nvbenchValues(ImportReader& in, const std::string& name, const json& state)
{
    std::map<std::string, double> values;
    const json* summaries = ImportReader::find(state, "summaries");
    if (!summaries || !summaries->is_array()) return values;
    for (const json& summary : *summaries) {
        const json* data = ImportReader::find(summary, "data");
        if (!data || !data->is_array()) continue;
        for (const json& entry : *data)
            if (ImportReader::text(entry, "name") == "value") {
                const std::string tag = ImportReader::text(summary, "tag");
                if (const auto v = ImportReader::number(entry, "value"))
                    values[tag] = *v;
                else if (tag.ends_with("/time/gpu/mean")) // noise may well be infinite
                    in.skipEntry(Message::tr("%1 of %2 is no number").arg(printable(tag), printable(name)));
            }
    }
    return values;
}

double valueOf(const std::map<std::string, double>& values, const std::string& tag)
{
    const auto found = values.find(tag);
    return found == values.end() ? 0 : found->second;
}

/// A member of the data of a summary, as text.
std::string nvbenchText(const json& summary, const char* name)
{
    const json* data = ImportReader::find(summary, "data");
    if (data && data->is_array())
        for (const json& entry : *data)
            if (ImportReader::text(entry, "name") == name) return ImportReader::text(entry, "value");
    return {};
}

/// The samples of a state in microseconds, from the file of --jsonbin: little-endian floats, seconds. It lies beside
/// the JSON; older releases wrote its path from the folder in which they ran. Elsewhere nothing is read.
std::vector<float> nvbenchSamples(ImportReader& in, const json& state, const std::string& name)
{
    static_assert(std::endian::native == std::endian::little);
    const json* summaries = ImportReader::find(state, "summaries");
    if (!summaries || !summaries->is_array()) return {};
    const auto found = std::ranges::find_if(*summaries, [](const json& summary) {
        return ImportReader::text(summary, "tag") == "nv/json/bin:nv/cold/sample_times";
    });
    if (found == summaries->end()) return {};
    const std::filesystem::path said(nvbenchText(*found, "filename")), folder = in.path().parent_path();
    const auto count = plainNumber(nvbenchText(*found, "size"));
    for (const std::filesystem::path& path :
         {folder / said.parent_path().filename() / said.filename(), folder / said.filename()}) {
        std::error_code failed;
        if (!std::filesystem::is_regular_file(path, failed)) continue;
        const auto file = MappedFile::open(path);
        if (!file || !count || static_cast<double>(file->bytes().size()) != *count * sizeof(float)) {
            in.skipEntry(Message::tr("the samples of %1: %2 does not have the size that the JSON says")
                             .arg(name, quotedPath(path.filename())));
            return {};
        }
        std::vector<float> us(file->bytes().size() / sizeof(float));
        std::memcpy(us.data(), file->bytes().data(), file->bytes().size());
        for (float& sample : us)
            sample *= 1e6F;
        return us;
    }
    in.skipEntry(Message::tr("the samples of %1: there is no %2 beside the JSON").arg(name, quotedPath(said)));
    return {};
}

void addNvbenchState(ImportReader& in, const std::string& benchmark, const json& state)
{
    const std::string name = benchmark + " " + ImportReader::text(state, "name");
    if (!state.is_object()) return in.skipEntry(Message::tr("a state of %1 is not an object").arg(benchmark));
    if (ImportReader::isTrue(state, "is_skipped"))
        return in.note(Message::tr("%1 %2 was skipped by nvbench.").arg(benchmark, ImportReader::text(state, "name")));
    const auto values = nvbenchValues(in, name, state);
    const std::string cold = "nv/cold/time/gpu/";
    const auto timeOf = [&](const std::string& tag) {
        const double us = valueOf(values, tag) * 1e6;
        return values.contains(tag) && in.keeps(us) ? us : 0;
    };
    const double mean = timeOf(cold + "mean"), batch = timeOf("nv/batch/time/gpu/mean");
    if (!(mean > 0) && !(batch > 0)) return in.skipEntry(Message::tr("%1 has no time").arg(name));
    const double rate = valueOf(values, "nv/cold/bw/global/bytes_per_second");
    if (std::vector<float> us = nvbenchSamples(in, state, name); !us.empty()) {
        ModeResult& row = in.addRow(name, "nvbench, cold", std::move(us));
        row.bytes.value = static_cast<std::uint64_t>(ImportReader::count(rate * row.latency.mean * 1e-6));
    } else if (mean > 0) {
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

/// Everything that a row says of its configuration, by which rows of one model and test are distinguished.
NameFields llamaSettings(const json& row)
{
    static const std::set<std::string> measured{"avg_ns",     "stddev_ns", "avg_ts",  "stddev_ts",      "samples_ns",
                                                "samples_ts", "test_time", "n_gen",   "model_filename", "model_size",
                                                "n_prompt",   "n_depth",   "cpu_info"};
    NameFields fields;
    for (const auto& [key, value] : row.items())
        if (value.is_primitive() && !measured.contains(key))
            fields.emplace_back(printable(key, 40), printable(ImportReader::text(row, key.c_str()), 60));
    return fields;
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
    in.environment().device = deviceNames(document, "devices");
    const json* benchmarks = ImportReader::find(document, "benchmarks");
    if (!benchmarks || !benchmarks->is_array()) return in.fail(Message::tr("it has no list \"benchmarks\""));
    for (const json& benchmark : *benchmarks) {
        const json* states = ImportReader::find(benchmark, "states");
        if (!states || !states->is_array()) {
            in.skipEntry(Message::tr("a benchmark has no list \"states\""));
            continue;
        }
        for (const json& state : *states)
            addNvbenchState(in, ImportReader::text(benchmark, "name"), state);
    }
}

void importLlamaBench(ImportReader& in, const std::vector<json>& rows)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const json& row = rows[i];
        if (!isLlamaBenchRow(row)) {
            in.skipEntry(Message::tr("row %1 has neither \"avg_ns\" nor \"samples_ns\"").arg(i + 1));
            continue;
        }
        const std::string model = baseName(ImportReader::text(row, "model_filename"));
        ModeResult& mode = in.addRow(model + " " + llamaTest(row),
                                     "llama-bench, " + ImportReader::text(row, "backends") + ", " +
                                         ImportReader::text(row, "model_type"),
                                     in.times(row, "samples_ns", 1e-3), llamaSettings(row));
        if (in.run().model.empty()) in.run().model = model;
        mode.sizeBytes.value =
            static_cast<std::uint64_t>(ImportReader::count(ImportReader::number(row, "model_size").value_or(0)));
        Summary stated;
        stated.mean = ImportReader::number(row, "avg_ns").value_or(0) * 1e-3;
        in.states(stated);
        if (mode.samplesUs.empty()) {
            mode.latency.mean = in.time(row, "avg_ns", 1e-3);
            mode.latency.std = ImportReader::number(row, "stddev_ns").value_or(0) * 1e-3;
            mode.latency.cv = mode.latency.mean > 0 ? mode.latency.std / mode.latency.mean : 0;
        }
        if (!(mode.latency.mean > 0)) continue;
        if (const auto speed = ImportReader::number(row, "avg_ts")) {
            in.addScore(mode.requested, "tokens/s", *speed, true);
            in.result().scores.back().n = static_cast<std::int64_t>(mode.samplesUs.size());
        }
        Environment& e = in.result().environment;
        if (e.device.empty()) e.device = ImportReader::text(row, "gpu_info");
        if (e.cpu.empty()) e.cpu = ImportReader::text(row, "cpu_info");
        if (e.date.empty()) e.date = ImportReader::date(row, "test_time");
    }
}

void importOptimum(ImportReader& in, const json& document)
{
    const json* report = ImportReader::find(document, "report");
    const json& targets = report ? *report : document;
    for (const auto& [target, content] : targets.items()) {
        const json* latency = ImportReader::find(content, "latency");
        if (!content.is_object()) in.skipEntry(Message::tr("%1 is not an object").arg(target));
        if (!latency || !latency->is_object()) continue;
        const double toUs = unitToUs(ImportReader::text(*latency, "unit"));
        if (!ImportReader::find(*latency, "unit"))
            in.note(Message::tr("The file does not name the unit of %1; its times are read as seconds.").arg(target));
        ModeResult& row = in.addRow(target, "optimum-benchmark", in.times(*latency, "values", toUs));
        if (row.samplesUs.empty()) {
            Summary& s = row.latency;
            s.n = ImportReader::count(ImportReader::number(*latency, "count").value_or(0));
            for (const auto& [key, value] : std::initializer_list<std::pair<const char*, double*>>{
                     {"mean", &s.mean}, {"p50", &s.p50}, {"p95", &s.p95}, {"p99", &s.p99}})
                *value = in.time(*latency, key, toUs);
            s.std = ImportReader::number(*latency, "stdev").value_or(0) * toUs;
            s.cv = s.mean > 0 ? s.std / s.mean : 0;
        }
        const json* throughput = ImportReader::find(content, "throughput");
        if (!throughput) continue;
        if (const auto value = ImportReader::number(*throughput, "value"))
            in.addScore(target, ImportReader::text(*throughput, "unit"), *value, true);
    }
}

} // namespace qs
