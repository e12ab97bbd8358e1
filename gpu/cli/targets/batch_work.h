// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/cli/flags.h"
#include "gpu/targets/batch/batch_list.h"
#include "gpu/targets/batch/batch_queue.h"
#include "gpu/targets/on_target.h"

#include <memory>

/// What the commands of batches have in common.
namespace qs {

struct BatchHub
{
    std::shared_ptr<TargetHub> hub;
    BatchList list;
};
/// The lists of the user; the error of one that cannot be read.
Result<BatchHub> openBatches(bool upload);

struct ReachedBatch
{
    Batch batch;
    std::shared_ptr<TargetConnection> connection;
};
/// The batch that the only word of a command names, and the connection to where it is.
Result<ReachedBatch> reachBatch(const Flags& flags, std::stop_token stop);

} // namespace qs
