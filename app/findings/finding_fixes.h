// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "widgets/findings/finding.h"

#include <optional>

namespace qs {

/// The specification that does what the button of a finding says, made from the one that was measured; nothing for a
/// fix that needs no new measurement (dropping the warm-up) or where the finding's modes are not part of it.
std::optional<RunSpec> fixedSpec(const RunSpec& measured, const Finding& finding);

/// The result with the first samples of its last segment counted as warm-up, as many as the finding or the diagnoses of
/// the modes that it names say; nothing where there is nothing to drop.
std::optional<RunResult> withoutWarmup(const RunResult& result, const Finding& finding);

} // namespace qs
