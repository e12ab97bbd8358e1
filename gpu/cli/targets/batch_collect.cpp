// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/program.h"
#include "gpu/cli/study_output.h"
#include "gpu/cli/targets/batch_work.h"
#include "gpu/core/stop_wait.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/atomic_file.h"
#include "gpu/report/import/session.h"
#include "gpu/results/result_stream.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/batch/batch_results.h"

namespace qs {

namespace {

struct CollectOutput
{
    std::string exportFolder, jsonFile, session;
    bool wait = false;
};

/// Looks and fetches until everything has ended, or once. The last look is kept.
Result<void> gather(const BatchHub& hub, ReachedBatch& reached, bool wait, std::stop_token stop)
{
    Batch& batch = reached.batch;
    for (int looks = 0;; ++looks) {
        const std::string before = stateText(batch).english();
        const auto told = refreshBatches(*reached.connection, {&batch, 1}, stop);
        if (!told && (!wait || told.error().code == ErrorCode::Interrupted)) return told.error();
        if (!told) printNote(told.error().text());
        if (told && !told->empty()) printNote(told->english());
        const auto came = gatherBatch(*reached.connection, batch, hub.list.gathered(batch), stop);
        if (!came && (!wait || came.error().code == ErrorCode::Interrupted)) return came.error();
        if (auto kept = hub.list.update(batch); !kept) return kept;
        const std::string now = stateText(batch).english();
        if (now != before || looks == 0) printNote(now);
        if (const Message failure = failureText(batch); !failure.empty() && (now != before || looks == 0))
            printNote(failure.english());
        if (!wait || batch.isOver() || stop.stop_requested()) return {};
        if (now != before) looks = 0;
        sleepUnlessStopped(slurm::pollInterval(looks, true), stop);
        if (stop.stop_requested()) return {};
    }
}

/// 'DIR' for the only result, 'DIR/2' for one of several.
std::string placeFor(const std::string& folder, std::size_t index, std::size_t count)
{
    return folder.empty() || count == 1 ? folder : folder + "/" + std::to_string(index);
}

int writeRuns(const CollectOutput& output, const Batch& batch, const std::vector<RunResult>& results,
              const ReportSink& report)
{
    FirstFailure failure;
    for (std::size_t i = 0; i < results.size(); ++i)
        writeReportFolder(placeFor(output.exportFolder, i, results.size()), results[i], failure, report);
    if (!output.jsonFile.empty() && output.jsonFile != "-")
        if (auto r = writeFileAtomically(output.jsonFile, [&](TextSink& sink) { writeResult(results.front(), sink); });
            !r)
            failure.note(r.error());
    if (!output.session.empty()) {
        std::vector<ImportedRun> runs;
        for (const RunResult& result : results) {
            ImportedRun& run = runs.emplace_back();
            run.tool = "Slurm";
            run.name = batch.command;
            run.note = stateText(batch).english();
            run.result = result;
        }
        if (auto r = addToSession(output.session, runs); !r) failure.note(r.error());
    }
    if (output.jsonFile == "-") printAnswer(resultText(results.front()));
    return failure.status();
}

/// Results of studies stay apart: each has a baseline of its own.
int writeStudies(const CollectOutput& output, const Batch& batch, const std::string& folder, const ReportSinks& reports)
{
    const auto results = gatheredStudies(batch, folder);
    if (!results) return printError(results.error());
    FirstFailure failure;
    for (const auto& [task, result] : *results) {
        const std::string place = placeFor(output.exportFolder, task, batch.tasks.size());
        if (const auto* modes = dynamic_cast<const AccuracyStudyResult*>(result.get()))
            writeReportFolder(place, *modes, failure, reports.modes);
        if (const auto* llm = dynamic_cast<const LlmStudyResult*>(result.get()))
            writeReportFolder(place, *llm, failure, reports.llm);
        const std::string text = dumpJson(result->json(), 1) + "\n";
        if (output.jsonFile == "-")
            printAnswer(text);
        else if (!output.jsonFile.empty())
            if (auto r = writeFileAtomically(output.jsonFile, text); !r) failure.note(r.error());
    }
    if (results->empty()) printNote("There is no result yet.");
    return failure.status();
}

Result<void> checkOutputs(const CollectOutput& output, const Batch& batch)
{
    const bool single = batch.tasks.size() == 1 || batch.split == BatchSplit::Points;
    if (!output.jsonFile.empty() && !single)
        return usage("The tasks of this batch have results of their own, which do not fit into one file.",
                     "Use --export DIR: each gets a folder in it.");
    if (!output.session.empty() && batch.kind != "run")
        return usage("Studies cannot be put into a session here.", "Use --export DIR.");
    if (!output.exportFolder.empty())
        if (auto r = ensureDirectory(output.exportFolder); !r) return r;
    return checkJsonFile(output.jsonFile);
}

int collect(const CollectOutput& output, const Batch& batch, const std::string& folder, const ReportSinks& reports)
{
    if (batch.kind != "run") return writeStudies(output, batch, folder, reports);
    const auto results = gatheredRuns(batch, folder);
    if (!results) return printError(results.error());
    if (results->empty() || results->front().segments.empty()) return printNote("There is no result yet."), 0;
    return writeRuns(output, batch, *results, reports.measurement);
}

} // namespace

Result<BatchHub> openBatches(bool upload)
{
    auto hub = std::make_shared<TargetHub>(std::string(), terminalQuestions(upload));
    if (const auto problem = hub->problem()) return *problem;
    BatchList list(hub->folder());
    return BatchHub{std::move(hub), std::move(list)};
}

Result<ReachedBatch> reachBatch(const Flags& flags, std::stop_token stop)
{
    if (flags.files().size() != 1) return flags.wrong("The id of a batch is required; 'batch list' shows them.");
    const auto hub = openBatches(false);
    if (!hub) return hub.error();
    auto batch = hub->list.find(flags.files().front());
    if (!batch) return batch.error();
    auto connection = hub->hub->connection(batch->target);
    if (auto reached = connection->reach(std::move(stop)); !reached) return reached.error();
    return ReachedBatch{std::move(*batch), std::move(connection)};
}

int batchCollectMain(const Arguments& arguments, const ReportSinks& reports)
{
    Flags flags(
        "batch collect", "ID [--wait] [--export DIR] [--json FILE] [--session FILE]",
        "Fetches the results of a batch that are there and not here yet, and puts all of them together: of a sweep "
        "into one result, in which points that were measured on other devices say so.");
    CollectOutput output;
    flags.toggle("--wait", "go on until everything has ended", output.wait);
    flags.text("--export", "DIR", "write a report into DIR", output.exportFolder);
    flags.text("--json", "FILE", "write the result as JSON; - writes to standard output", output.jsonFile);
    flags.text("--session", "FILE", "add the result to this session, or create it", output.session);
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto hub = openBatches(false);
    if (!hub) return printError(hub.error());
    InterruptWatch watch;
    auto reached = reachBatch(flags, watch.token());
    if (!reached) return printError(reached.error());
    if (auto r = checkOutputs(output, reached->batch); !r) return printError(r.error());
    if (auto r = gather(*hub, *reached, output.wait, watch.token()); !r) return printError(r.error());
    const int status = collect(output, reached->batch, hub->list.gathered(reached->batch), reports);
    return watch.interrupted() ? 130 : status;
}

} // namespace qs
