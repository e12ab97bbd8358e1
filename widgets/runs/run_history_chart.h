// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/compare/run_history.h"

#include <QStringList>

namespace qs {

struct LineContent;

/// Runs of one setup by the order in which they were measured: the speed-up of each mode over the first one with its
/// 95% interval, and around 1 the band that runs without a change lie in. `names`: of the runs, the first one first.
/// Empty below three runs: two are told by their dots.
void showRunHistory(LineContent& chart, const RunHistory& history, const QStringList& names);

} // namespace qs
