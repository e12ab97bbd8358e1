// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/targets/batch/batch_submit.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace qs {

/// The setup of a page as work for Slurm's queue, not split. `line`: its command line; `setup`: its specification.
/// Usage where the page has none.
Result<BatchPlan> planOf(const std::string& line, const nlohmann::json& setup);

/// A way to share work out.
struct SplitChoice
{
    BatchSplit split = BatchSplit::None;
    std::size_t tasks = 1;
};
/// Those that the work allows; as one task first.
std::vector<SplitChoice> splitsOf(const BatchPlan& plan);

} // namespace qs
