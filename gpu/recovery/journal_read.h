// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/results/run_result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

namespace qs {

/// What a journal holds of a run that did not end.
struct RecoveredRun
{
    RunResult result;           ///< marked as recovered; statistics and verdicts computed anew from the samples
    std::int64_t samples = 0;   ///< measured ones that are whole rounds
    std::uint64_t lastTime = 0; ///< CLOCK_BOOTTIME in nanoseconds when the last of them were taken over
    std::size_t tornBytes = 0;  ///< that were cut off at the end
    bool isDamaged = false;     ///< there was more than can be read; `result` has what is intact
};

/// Stands in the stop reason of a run that was put together from its journal.
inline Message recoveredReason() { return Message::tr("recovered, interrupted"); }

/// Numbers of the runs that have a journal in the folder, in order.
std::vector<int> journaledRuns(const std::filesystem::path& folder);

/// Puts the run together. Interrupted where it had not completed a round yet, so that there is nothing to recover;
/// BadInput where the journal is damaged so much that nothing can be.
Result<RecoveredRun> readJournal(const std::filesystem::path& folder, int run);

} // namespace qs
