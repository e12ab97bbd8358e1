// SPDX-License-Identifier: GPL-3.0-or-later
// pytest --benchmark-json: statistics in seconds of rounds, each the mean of some iterations; with
// --benchmark-save-data the rounds themselves.
#include "gpu/report/import/parts.h"

namespace qs {

using nlohmann::json;

void importPytestBenchmark(ImportReader& in, const json& document)
{
    in.environment().date = ImportReader::date(document, "datetime");
    if (const json* machine = ImportReader::find(document, "machine_info")) {
        in.environment().host = ImportReader::text(*machine, "node");
        if (const json* cpu = ImportReader::find(*machine, "cpu"))
            in.environment().cpu = ImportReader::text(*cpu, "brand_raw");
    }
    for (const json& benchmark : document["benchmarks"]) {
        const json* stats = ImportReader::find(benchmark, "stats");
        if (!stats || !stats->is_object()) {
            const std::string name = ImportReader::text(benchmark, "name");
            in.skipEntry(name.empty() ? Message::tr("an entry of \"benchmarks\" is not an object")
                                      : Message::tr("%1 has no \"stats\"").arg(name));
            continue;
        }
        ModeResult& row = in.addRow(ImportReader::text(benchmark, "name"),
                                    "pytest-benchmark, each sample is the mean of " +
                                        ImportReader::text(*stats, "iterations") + " iterations",
                                    in.times(*stats, "data", 1e6), {{"in", ImportReader::text(benchmark, "fullname")}});
        const Summary stated = statedFigures(in, *stats,
                                             {.mean = "mean",
                                              .std = "stddev",
                                              .median = "median",
                                              .min = "min",
                                              .max = "max",
                                              .p25 = "q1",
                                              .p75 = "q3",
                                              .n = "rounds"},
                                             1e6);
        if (row.samplesUs.empty()) row.latency = stated;
        in.states(stated);
    }
}

} // namespace qs
