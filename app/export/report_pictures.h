// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/export/picture_writer.h"
#include "gpu/results/run_result.h"

#include <vector>

namespace qs {

/// The pictures of one run; `prefix` begins their names. A sweep gets its charts against size, any other run the
/// comparison of its modes and their traces. Nothing where nothing was measured. They refer to `run`, which has to be
/// there until they are made. `eachTrace`: a trace of each mode beside that of all.
std::vector<ReportDrawing> runDrawings(const RunResult& run, const QString& baseline, bool eachTrace,
                                       const QString& prefix);

} // namespace qs
