// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cli/commands.h"
#include "gpu/cli/interrupt_watch.h"
#include "gpu/cli/program.h"
#include "gpu/cli/targets/batch_flags.h"
#include "gpu/cli/targets/batch_work.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/report/text/markdown.h"
#include "gpu/serve/batch_task.h"
#include "gpu/spec/usage.h"
#include "gpu/targets/batch/batch_board.h"
#include "gpu/targets/batch/batch_submit.h"

namespace qs {

namespace {

BatchPlan planOf(const BatchCommand& command, const std::string& gpus, const std::string& script)
{
    BatchPlan plan;
    plan.kind = command.kind;
    plan.what = command.what;
    plan.line = command.line;
    plan.spec = command.spec;
    plan.split = command.chosenSplit();
    plan.atMost = command.atMost;
    plan.most = static_cast<std::size_t>(command.tasks);
    plan.gpus = gpus;
    plan.script = script;
    return plan;
}

Result<std::shared_ptr<TargetConnection>> slurmConnection(const BatchHub& hub, const std::string& name,
                                                          std::stop_token stop)
{
    auto target = hub.hub->find(name);
    if (!target) return target.error();
    if (target->kind != TargetKind::Slurm)
        return usage("The target is no Slurm target.", "Use one of 'targets', or slurm:HOST/PARTITION.");
    auto connection = hub.hub->connection(*target);
    if (auto ready = connection->prepare(std::move(stop), {}); !ready) return ready.error();
    hub.hub->noteAgreed(*connection);
    return connection;
}

Result<std::string> scriptOf(const BatchCommand& command)
{
    if (command.scriptFile.empty()) return std::string();
    const auto file = MappedFile::open(command.scriptFile);
    if (!file) return file.error();
    const auto bytes = file->bytes();
    return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

int submitOrPrint(const std::string& name, const Arguments& arguments)
{
    const auto command = parseBatchFlags(name, arguments);
    if (!command) return printError(command.error());
    if (command->answer) return printAnswer(*command->answer);
    for (const std::string& note : command->notes)
        printNote(note);
    const auto script = scriptOf(*command);
    if (!script) return printError(script.error());
    const auto hub = openBatches(command->on.upload);
    if (!hub) return printError(hub.error());
    InterruptWatch watch;
    const auto connection = slurmConnection(*hub, command->on.target, watch.token());
    if (!connection) return printError(connection.error());
    for (const std::string& gpus : command->gpus) {
        auto made = prepareBatch(planOf(*command, gpus, *script), **connection);
        if (!made) return printError(made.error());
        if (name == "script") {
            printAnswer(made->script);
            continue;
        }
        if (auto done = submitPrepared(hub->list, **connection, *made, watch.token()); !done)
            return printError(done.error());
        printText(made->batch.id + "\n");
        printNote("submitted as Slurm job " + made->batch.job + ", " + formatCount(std::ssize(made->batch.tasks)) +
                  (made->batch.tasks.size() == 1 ? " task" : " tasks") + ". Fetch the results with: batch collect " +
                  made->batch.id);
    }
    return 0;
}

int taskNumber(const std::string& text)
{
    const auto number = parseNumber<int>(text);
    return number && *number >= 0 ? *number : -1;
}

} // namespace

int batchSubmitMain(const Arguments& arguments) { return submitOrPrint("submit", arguments); }
int batchScriptMain(const Arguments& arguments) { return submitOrPrint("script", arguments); }

int batchListMain(const Arguments& arguments)
{
    Flags flags("batch list", "[--json]", "Lists what was given to Slurm's queue, and how it stands.");
    bool json = false;
    flags.toggle("--json", "print the list as JSON", json);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto hub = openBatches(false);
    if (!hub) return printError(hub.error());
    auto batches = hub->list.all();
    if (!batches) return printError(batches.error());
    InterruptWatch watch;
    for (const Message& note : refreshAll(*hub->hub, hub->list, *batches, watch.token()))
        printNote(note.english());
    if (json) {
        auto list = nlohmann::ordered_json::array();
        for (const Batch& batch : *batches)
            list.push_back(toJson(batch));
        return printAnswer(dumpJson({{"schema", 1}, {"batches", std::move(list)}}, 2) + "\n");
    }
    if (batches->empty()) return printText("There are no batches. Submit one: batch submit --on TARGET sweep …\n");
    TextTable table;
    table.header = {"batch", "target", "job", "state", "command"};
    table.numeric = {false, false, false, false, false};
    for (const Batch& batch : *batches)
        table.rows.push_back({batch.id, batch.target.name, batch.job.empty() ? "?" : batch.job,
                              stateText(batch).english(), batch.command});
    printText(table.plain());
    for (const Batch& batch : *batches)
        if (const Message failure = failureText(batch); !failure.empty())
            printNote(batch.id + ": " + failure.english());
    return 0;
}

int batchCancelMain(const Arguments& arguments)
{
    Flags flags("batch cancel", "ID", "Cancels what of a batch has not ended. Results that are there stay.");
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    InterruptWatch watch;
    const auto reached = reachBatch(flags, watch.token());
    if (!reached) return printError(reached.error());
    const auto done = cancelBatch(*reached->connection, reached->batch, watch.token());
    return done ? 0 : printError(done.error());
}

int batchRemoveMain(const Arguments& arguments)
{
    Flags flags(
        "batch remove", "ID",
        "Removes a batch from the list, with its files on the cluster and the results that were fetched. It has "
        "to have ended.");
    bool force = false;
    flags.toggle("--force", "cancel what has not ended, and remove it here even if the cluster cannot be reached",
                 force);
    flags.files(0, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    InterruptWatch watch;
    auto reached = reachBatch(flags, watch.token());
    if (!reached && !force) return printError(reached.error());
    if (reached) {
        (void)refreshBatches(*reached->connection, {&reached->batch, 1}, watch.token());
        if (!reached->batch.isOver() && !force)
            return printError(usage("The batch has not ended: " + stateText(reached->batch).english() + ".",
                                    "Cancel it first, or use --force."));
    }
    const auto hub = openBatches(false);
    if (!hub) return printError(hub.error());
    const auto batch = hub->list.find(flags.files().empty() ? "" : flags.files().front());
    if (!batch) return printError(batch.error());
    const auto removed = reached
                             ? withdrawBatch(hub->list, reached->connection.get(), reached->batch, force, watch.token())
                             : hub->list.remove(batch->id);
    return removed ? 0 : printError(removed.error());
}

int batchRunMain(const Arguments& arguments)
{
    Flags flags(
        "batch run", "FOLDER TASK",
        "Runs one task of a batch: what task-N.json of the folder asks for. A result that is there is kept, and "
        "a sweep goes on from what an earlier attempt measured on the same device.");
    flags.files(0, 2);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const int task = flags.files().size() == 2 ? taskNumber(flags.files()[1]) : -1;
    if (task < 0) return printError(flags.wrong("A folder and the number of a task are required."));
    InterruptWatch watch;
    const auto done = runBatchTask(flags.files()[0], task, watch.token());
    if (done) return 0;
    const int status = printError(done.error());
    return watch.interrupted() ? 130 : status;
}

} // namespace qs
