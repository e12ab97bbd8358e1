// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/json_read.h"
#include "gpu/measure/robust.h"
#include "gpu/report/import/recording_file.h"

#include <algorithm>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

Json findingJson(const Diagnosis& d)
{
    Json values = Json::object();
    for (const auto& [name, value] : d.values)
        values[name] = numberOrNull(value);
    Json j = {{"code", codeName(d.code)},
              {"sentence", sentence(d).english()},
              {"why", explanation(d.code).english()},
              {"fix", fixName(d.fix)},
              {"values", values},
              {"at", d.at}};
    if (d.range) j["range"] = {d.range->first, d.range->second};
    return j;
}

Json recordingJson(const Recording& recording, const std::vector<Diagnosis>& diagnoses)
{
    std::vector<std::string> codes;
    Json findings = Json::array();
    for (const Diagnosis& d : diagnoses) {
        codes.emplace_back(codeName(d.code));
        findings.push_back(findingJson(d));
    }
    std::ranges::sort(codes);
    return {{"codes", codes},
            {"n", recording.us.size()},
            {"median", numberOrNull(stats::median(recording.us))},
            {"findings", findings}};
}

std::string plainText(const NamedRecording& r, const std::vector<Diagnosis>& diagnoses)
{
    std::string text = r.name.empty() ? "" : r.name + ": ";
    text += "n = " + std::to_string(r.recording.us.size()) + ", median " +
            formatDuration(Microseconds{stats::median(r.recording.us)}) +
            (diagnoses.empty() ? ", no findings\n" : "\n");
    for (const Diagnosis& d : diagnoses)
        text += std::string(codeName(d.code)) + "  " + sentence(d).english() + "\n";
    return text;
}

} // namespace

int diagnoseMain(const Arguments& arguments)
{
    Flags flags("diagnose", "FILE.json|csv [--json]",
                "Finds problems in a series of latencies in microseconds: a JSON list, {\"samples\": […]}, a "
                "results.json, or CSV.\nOther keys and columns: clock_mhz, cold, host_us, wall_us; other keys: bytes, "
                "peak_gbps, l2, ws, ui,\ntimer_q (default 0.5), empty_wall_us, memory_bound, batched.");
    bool json = false;
    flags.toggle("--json", "print the findings as JSON", json);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto recordings = readRecordings(flags.files().front());
    if (!recordings) return printError(recordings.error());
    const bool single = recordings->size() == 1 && recordings->front().name.empty();
    Json modes = Json::array();
    std::string text;
    for (const NamedRecording& r : *recordings) {
        const auto diagnoses = diagnose(r.recording);
        if (!json) {
            text += plainText(r, diagnoses);
            continue;
        }
        Json j = recordingJson(r.recording, diagnoses);
        if (single) return printAnswer(dumpJson(j, 1) + "\n");
        Json named = {{"mode", r.name}};
        named.update(j);
        modes.push_back(std::move(named));
    }
    return json ? printAnswer(dumpJson({{"modes", modes}}, 1) + "\n") : printText(text);
}

} // namespace qs
