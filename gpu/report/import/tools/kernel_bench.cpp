// SPDX-License-Identifier: GPL-3.0-or-later
// KernelBench: eval_results.json by problem, timing files by level and problem; times in milliseconds.
#include "gpu/report/import/parts.h"

namespace qs {

using nlohmann::json;

namespace {

constexpr FigureKeys kKernelBenchKeys{.mean = "mean", .std = "std", .min = "min", .max = "max", .n = "num_trials"};

void addEvaluation(ImportReader& in, const std::string& name, const json& result)
{
    if (!result.is_object()) return in.skipEntry(Message::tr("problem %1 is not an object").arg(name));
    if (!ImportReader::isTrue(result, "compiled"))
        return in.skipEntry(Message::tr("problem %1 did not compile").arg(name));
    if (!ImportReader::isTrue(result, "correctness"))
        return in.skipEntry(Message::tr("problem %1 computes wrong results").arg(name));
    ModeResult& row =
        in.addRow("problem " + name, "KernelBench", {}, {{"sample", ImportReader::text(result, "sample_id")}});
    if (const json* stats = ImportReader::find(result, "runtime_stats"))
        row.latency = statedFigures(in, *stats, kKernelBenchKeys, 1e3);
    if (!(row.latency.mean > 0)) row.latency.mean = in.time(result, "runtime", 1e3);
    const json* metadata = ImportReader::find(result, "metadata");
    if (metadata && in.environment().device.empty())
        in.environment().device = ImportReader::text(*metadata, "hardware");
}

} // namespace

void importKernelBench(ImportReader& in, const json& document)
{
    for (const auto& [problem, results] : document.items())
        if (results.is_array())
            for (const json& result : results)
                addEvaluation(in, problem, result);
        else
            addEvaluation(in, problem, results);
}

void importKernelBenchTiming(ImportReader& in, const json& document)
{
    for (const auto& [level, problems] : document.items()) {
        if (!problems.is_object()) {
            in.skipEntry(Message::tr("%1 is not an object").arg(level));
            continue;
        }
        for (const auto& [problem, stats] : problems.items()) {
            ModeResult& row = in.addRow(problem, "KernelBench, timing of the reference", {}, {{"level", level}});
            row.latency = statedFigures(in, stats, kKernelBenchKeys, 1e3);
            if (in.environment().device.empty()) in.environment().device = ImportReader::text(stats, "hardware");
        }
    }
}

} // namespace qs
