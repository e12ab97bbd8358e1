// SPDX-License-Identifier: GPL-3.0-or-later
// Results of other tools, series of latencies, and sessions that imports are added to.
#include "tests/fuzz/readers.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/measure/diagnosis/diagnosis.h"
#include "gpu/report/import/beside.h"
#include "gpu/report/import/file_kind.h"
#include "gpu/report/import/recording_file.h"
#include "gpu/report/import/session.h"
#include "gpu/report/text/audit_report.h"

namespace qs::fuzz {

namespace {

/// An imported run has to survive its way into a session.
void throughJson(const ImportedRun& run)
{
    const auto json = parseJson(dumpJson(toJson(run.result), -1), JsonLimits{}, "\"again.json\"");
    require(json.ok(), "An imported run is written as something that is no JSON");
    const auto again = runResultFromJson(*json);
    require(again.ok(),
            "An imported run cannot be read again: " + (again ? std::string() : again.error().message.english()));
}

} // namespace

void readImport(Bytes bytes, const Scratch& scratch)
{
    for (const char* name : {"results_2026-01-01T00-00-00.json", "samples_task_2026-01-01T00-00-00.jsonl"}) {
        const auto path = scratch.file(name, bytes);
        if (const auto look = lookAtFile(path))
            require(!look->path.empty() || !look->what.empty(), "A file is nothing");
        if (const auto runs = importResults({path}))
            for (const ImportedRun& run : *runs)
                throughJson(run);
        std::filesystem::remove(path);
    }
}

void readImportSession(Bytes bytes, const Scratch& scratch)
{
    ImportedRun run;
    run.name = "imported";
    Segment segment;
    segment.spec.modes = {QuantScheme{}};
    segment.modes.resize(1);
    segment.modes[0].requested = "row";
    segment.modes[0].importedFrom = "nvbench, a.json";
    segment.modes[0].latency.mean = 1;
    run.result.segments.push_back(segment);
    const auto path = scratch.file("session.quantoscope", bytes);
    const auto beside = scratch.folder() / "beside.quantoscope";
    if (addBeside(path, {run}, beside))
        require(addToSession(beside, {run}).ok(), "A session that was written cannot be added to");
    std::filesystem::remove(beside);
    if (addToSession(path, {run}))
        require(addToSession(path, {run}).ok(), "A session that was added to cannot be added to again");
}

void readRecordingFile(Bytes bytes, const Scratch& scratch)
{
    (void)scratch.file("series.csv", bytes); // which a samples.csv with numbers of series looks into
    for (const char* name : {"samples.csv", "samples.json"}) {
        const auto series = readRecordings(scratch.file(name, bytes));
        if (!series) continue;
        for (const NamedRecording& recording : *series)
            for (const auto& diagnosis : diagnose(recording.recording))
                (void)sentence(diagnosis);
    }
}

void readPublishedTables(Bytes bytes, const Scratch&)
{
    for (const PublishedForm form : {PublishedForm::Document, PublishedForm::Csv})
        if (const auto result = audit(textOf(bytes), form)) {
            (void)auditText(*result);
            (void)dumpJson(toJson(*result), -1);
        }
}

} // namespace qs::fuzz
