// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <chrono>
#include <stop_token>
#include <string>

namespace qs {

/// Does one task of a batch: what 'task-N.json' of the folder asks for. Its result is 'result-N.json'; while it runs,
/// 'state-N' says how far it is, and after a stop, a failure and from time to time 'partial-N.json' holds what was
/// measured so far. A task that is started again goes on from that where it is a sweep and runs on the same device of
/// the same computer, and begins anew elsewhere. A task whose result is there is done. All files appear whole or not at
/// all. `beat`: the time between two of 'state-N'.
Result<void> runBatchTask(const std::string& folder, int task, std::stop_token stop,
                          std::chrono::milliseconds beat = std::chrono::seconds(20));

} // namespace qs
