// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/backend.h"
#include "gpu/results/run_result.h"

#include <stop_token>

namespace qs {

/// Runs what the specification compares as number `index` once and holds some rows of its result against a plain
/// reference in double: verification against the operands as the variant rounds them, error against the unrounded ones.
/// Rows are as many as a few hundred million multiply-adds allow; where not even one can be afforded, verification
/// stays empty.
Result<void> checkOperation(const RunSpec& spec, int index, Backend& backend, std::stop_token stop, ModeResult& mode);

} // namespace qs
