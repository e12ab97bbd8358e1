// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/report/text/findings.h"

#include <optional>

namespace qs {

// What is found about the data that a run quantized, from what it measured of its own modes.

/// dB below which a mode has lost the values that it quantizes, by the bits of a code; what a format reaches on normal
/// values is 12 to 20 dB above (gpu/numerics/README.md). 0: none.
double sqnrFloor(const ModeResult& mode);
/// '60 of 64 rows': those of which nothing is left.
Message lostText(const ModeResult& mode);
/// Nothing is left of more than a hundredth of them; the SQNR need not show it, where the others are far larger.
bool losesParts(const ModeResult& mode);
/// Its scheme suits the data: outliers can leave nothing of the other values, whatever the speed. True where it was not
/// judged.
bool keepsValues(const ModeResult& mode);

/// How many columns and rows hold outliers, and the SQNR by format and granularity; none where nothing holds any, or no
/// error was measured.
std::optional<ReportFinding> outlierFinding(const Segment& segment);
/// 'Nothing is left of 1 of 64 rows …': a sentence and why that is; none where something is left of all.
std::optional<ReportFinding> lostFinding(const ModeResult& mode);

} // namespace qs
