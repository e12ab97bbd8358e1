// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/batch/batch.h"
#include "gpu/targets/target_connection.h"

#include <chrono>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// What is done with batches on the computer that has Slurm's commands. All functions block; the connection is one that
/// was reached, or prepared where something new is submitted.
namespace qs {

/// Where a batch is kept there.
std::string batchFolder(const TargetConnection& connection, const std::string& id);
/// Puts the specifications of the tasks into the batch's folder.
Result<void> putTasks(const TargetConnection& connection, const Batch& batch,
                      const std::vector<nlohmann::ordered_json>& specs, std::stop_token stop);
/// Gives the script to sbatch and takes the job's number. Where the answer is lost, the job is looked for by its name
/// after `patience` before it is submitted once more; where that cannot be found out either, the number stays empty and
/// the error is DeviceLost: it is looked for again by refreshBatches().
Result<void> submitBatch(const TargetConnection& connection, Batch& batch, const std::string& script,
                         std::stop_token stop, std::chrono::milliseconds patience = std::chrono::seconds(5));
/// How the batches stand: one question to squeue for all of them, and one to sacct for those that it does not list.
/// Io where the computer does not answer; a controller that does not answer leaves all as it was, and is reported as
/// the value.
Result<Message> refreshBatches(const TargetConnection& connection, std::span<Batch> batches, std::stop_token stop);
Result<void> cancelBatch(const TargetConnection& connection, const Batch& batch, std::stop_token stop);
/// Fetches results that are there and not here yet into `folder`, as 'result-N.json', each once; of tasks that ended
/// without one, what they had measured, as 'partial-N.json'. How many results came.
Result<int> gatherBatch(const TargetConnection& connection, Batch& batch, const std::string& folder,
                        std::stop_token stop);
/// Removes its folder there.
Result<void> removeBatch(const TargetConnection& connection, const Batch& batch, std::stop_token stop);

} // namespace qs
