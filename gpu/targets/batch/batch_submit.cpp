// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/targets/batch/batch_submit.h"

#include "gpu/core/host_info.h"
#include "gpu/spec/usage.h"

namespace qs {

Result<PreparedBatch> prepareBatch(const BatchPlan& plan, const TargetConnection& connection)
{
    PreparedBatch made;
    Batch& batch = made.batch;
    auto specs = splitWork(plan.kind, plan.spec, plan.split, plan.most);
    if (!specs) return specs.error();
    made.specs = std::move(*specs);
    batch.id = plan.script.empty() ? newBatchId() : idInScript(plan.script);
    if (batch.id.empty())
        return usage(Message::tr("The script has no line '#SBATCH --job-name=qs-…'."),
                     Message::tr("Use one that this program made, and keep this line."));
    batch.name = Batch::jobName(batch.id, plan.what);
    batch.target = connection.target();
    if (!plan.gpus.empty()) batch.target.slurm.gpus = plan.gpus;
    if (!plan.time.empty()) batch.target.slurm.time = plan.time;
    if (auto valid = validate(batch.target); !valid) return valid.error();
    batch.kind = plan.kind;
    batch.spec = plan.spec;
    batch.command = plan.line;
    batch.split = plan.split;
    batch.atMost = plan.atMost;
    batch.folder = batchFolder(connection, batch.id);
    batch.tasks.resize(made.specs.size());
    batch.submitted = utcNow();
    made.script = plan.script.empty() ? batchScript(batch, connection.workerProgram()) : plan.script;
    if (made.script.find(batch.folder) == std::string::npos ||
        made.script.find("--job-name=" + batch.name + "\n") == std::string::npos)
        return usage(Message::tr("The script was made for another command or target."),
                     Message::tr("Create a new script, and edit that one."));
    return made;
}

Result<void> submitPrepared(const BatchList& list, const TargetConnection& connection, PreparedBatch& made,
                            std::stop_token stop)
{
    if (list.find(made.batch.id))
        return usage(Message::tr("This script was submitted before."), Message::tr("Make a new one."));
    if (auto put = putTasks(connection, made.batch, made.specs, stop); !put) return put;
    if (auto kept = list.save(made.batch); !kept) return kept;
    auto submitted = submitBatch(connection, made.batch, made.script, stop);
    if (submitted) return list.save(made.batch);
    if (submitted.error().code == ErrorCode::Usage) {
        (void)list.remove(made.batch.id);
        (void)removeBatch(connection, made.batch, {});
    }
    return submitted;
}

Result<void> withdrawBatch(const BatchList& list, const TargetConnection* connection, const Batch& batch, bool force,
                           std::stop_token stop)
{
    if (connection) {
        if (!batch.isOver())
            if (auto done = cancelBatch(*connection, batch, stop); !done && !force) return done;
        if (auto done = removeBatch(*connection, batch, std::move(stop)); !done && !force) return done;
    }
    return list.remove(batch.id);
}

} // namespace qs
