// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/batch/batch_list.h"
#include "gpu/targets/batch/batch_queue.h"

#include <string>
#include <vector>

namespace qs {

/// What is to be given to Slurm's queue.
struct BatchPlan
{
    std::string kind, what, line; ///< as Batch::kind; the command's name ('sweep'), and all of it, for people
    nlohmann::ordered_json spec;
    BatchSplit split = BatchSplit::None;
    int atMost = 0;           ///< tasks at a time; 0: no limit
    std::size_t most = 1'000; ///< tasks
    std::string gpus, time;   ///< instead of what the target says; empty: as it specifies
    std::string script;       ///< instead of the generated one; empty: that
};

/// A batch with its tasks; nothing is submitted yet.
struct PreparedBatch
{
    Batch batch;
    std::vector<nlohmann::ordered_json> specs;
    std::string script;
};

/// For a connection that was prepared. Usage where the work cannot be split in this way, or the script was made for
/// something else.
Result<PreparedBatch> prepareBatch(const BatchPlan& plan, const TargetConnection& connection);
/// Puts the tasks there and submits them. Written into the list before, so that an answer that is lost loses nothing;
/// what Slurm refuses is taken out again.
Result<void> submitPrepared(const BatchList& list, const TargetConnection& connection, PreparedBatch& made,
                            std::stop_token stop);

/// Cancels what has not ended, removes its files there, and takes the batch off the list. `connection`: null where the
/// computer cannot be reached. `force`: off the list whatever becomes of the rest.
Result<void> withdrawBatch(const BatchList& list, const TargetConnection* connection, const Batch& batch, bool force,
                           std::stop_token stop);

} // namespace qs
