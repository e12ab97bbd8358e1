// SPDX-License-Identifier: GPL-3.0-or-later
// hyperfine --export-json: commands with the wall time of each run, in seconds.
#include "gpu/report/import/parts.h"

namespace qs {

using nlohmann::json;

void importHyperfine(ImportReader& in, const json& document)
{
    for (const json& result : document["results"]) {
        if (!hasAll(result, {"command"})) {
            in.skipEntry(Message::tr("an entry has no \"command\""));
            continue;
        }
        NameFields fields;
        if (const json* parameters = ImportReader::find(result, "parameters"); parameters && parameters->is_object())
            for (const auto& [key, value] : parameters->items())
                fields.emplace_back(key, ImportReader::text(*parameters, key.c_str()));
        ModeResult& row = in.addRow(ImportReader::text(result, "command"), "hyperfine, wall time of a process",
                                    in.times(result, "times", 1e6), std::move(fields));
        const Summary stated = statedFigures(
            in, result, {.mean = "mean", .std = "stddev", .median = "median", .min = "min", .max = "max"}, 1e6);
        if (row.samplesUs.empty()) row.latency = stated;
        in.states(stated);
        if (const json* codes = ImportReader::find(result, "exit_codes"); codes && codes->is_array())
            for (const json& code : *codes)
                if (code.is_number_integer() && code.get<double>() != 0) {
                    in.note(Message::tr("%1 failed: an exit code is %2.").arg(row.requested, code.dump()));
                    break;
                }
    }
}

} // namespace qs
