// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/core/units.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/json_read.h"
#include "gpu/measure/robust.h"
#include "gpu/report/import/recording_file.h"
#include "gpu/results/compare/figure_comparison.h"

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
              {"why", explanation(d).english()},
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

/// Rows of other tools that have figures and no samples.
std::vector<const ModeResult*> rowsWithFigures(const RecordingFile& file)
{
    std::vector<const ModeResult*> rows;
    for (const RunResult& run : file.runs)
        for (const Segment& segment : run.segments)
            for (const ModeResult& mode : segment.modes)
                if (hasFiguresOnly(mode)) rows.push_back(&mode);
    return rows;
}

std::string figuresText(const ModeResult& row)
{
    const Summary& s = row.latency;
    std::string text = row.requested + ": ";
    if (s.n > 0) text += "n = " + std::to_string(s.n) + ", ";
    if (s.mean > 0) text += "mean " + formatDuration(Microseconds{s.mean}) + ", ";
    if (s.p50 > 0) text += "median " + formatDuration(Microseconds{s.p50}) + ", ";
    if (s.std > 0) text += "standard deviation " + formatDuration(Microseconds{s.std}) + ", ";
    return text + "no samples, so there is nothing to diagnose\n";
}

Error nothingToDiagnose(const std::string& file)
{
    return {ErrorCode::BadInput, quotedPath(file) + " holds no series of times.",
            "Scores and studies have none. Choose a result with measured times."};
}

} // namespace

int diagnoseMain(const Arguments& arguments)
{
    Flags flags(
        "diagnose", "FILE.json|csv [--json]",
        "Finds problems in a series of latencies in microseconds: a JSON list, {\"samples\": […]}, a "
        "results.json, or CSV;\nand in every result of another tool that 'import' reads. Other keys and columns: "
        "clock_mhz, cold, host_us, wall_us;\nother keys: unit (ns, us, ms, s), bytes, peak_gbps, l2, ws, ui, "
        "timer_q (default 0.5), empty_wall_us, memory_bound,\nbatched.");
    bool json = false;
    flags.toggle("--json", "print the findings as JSON", json);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto file = readRecordingFile(flags.files().front());
    if (!file) return printError(file.error());
    const std::vector<const ModeResult*> figures = rowsWithFigures(*file);
    if (file->recordings.empty() && figures.empty()) return printError(nothingToDiagnose(flags.files().front()));
    for (const Message& note : file->notes)
        printNote(note.english());
    const bool single = file->recordings.size() == 1 && file->recordings.front().name.empty();
    Json modes = Json::array();
    std::string text;
    for (const NamedRecording& r : file->recordings) {
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
    for (const ModeResult* row : figures)
        if (json)
            modes.push_back({{"mode", row->requested},
                             {"n", row->latency.n},
                             {"mean", numberOrNull(row->latency.mean)},
                             {"std", numberOrNull(row->latency.std)},
                             {"samples", false}});
        else
            text += figuresText(*row);
    return json ? printAnswer(dumpJson({{"modes", modes}}, 1) + "\n") : printText(text);
}

} // namespace qs
