// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "gpu/results/study_event.h"
#include "gpu/targets/batch/batch.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// What was gathered of a batch in `folder` (gatherBatch()), whole or in part; each says which target it is of.
namespace qs {

/// Of a kind 'run'. A sweep that was split by points is one result, with the points that there are.
Result<std::vector<RunResult>> gatheredRuns(const Batch& batch, const std::string& folder);
/// Of a study, each with the number of its task: they stay apart, since each has a baseline of its own.
Result<std::vector<std::pair<std::size_t, std::shared_ptr<StudyResult>>>> gatheredStudies(const Batch& batch,
                                                                                          const std::string& folder);

} // namespace qs
