// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/batch/batch_list.h"
#include "gpu/targets/batch/batch_queue.h"
#include "gpu/targets/target_hub.h"

#include <functional>
#include <vector>

namespace qs {

/// How the batches stand that have not ended, with one question to each login host; what changed is kept in the list.
/// What cannot be reached stays as it was, and is reported. `mayAsk`: whether a host may be connected to,
/// asked once for each with one of its targets; empty: any.
/// Blocks.
std::vector<Message> refreshAll(TargetHub& hub, const BatchList& list, std::vector<Batch>& batches,
                                std::stop_token stop, const std::function<bool(const Target&)>& mayAsk = {});

} // namespace qs
