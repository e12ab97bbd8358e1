// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_history.h"

#include <string>

namespace qs {

/// For a terminal: a line for each mode with a mark for each run (faster, slower, within the band, not resolved), and
/// the speed-up of the last one; below them what the marks mean and what the band is of. Of many runs the last ones.
std::string historyStrip(const RunHistory& history);

} // namespace qs
