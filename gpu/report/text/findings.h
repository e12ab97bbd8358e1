// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"

#include <string>
#include <vector>

namespace qs {

/// What a report has to say: one sentence with its numbers, and why that happens. The why stands at the first finding
/// of its kind.
struct ReportFinding
{
    Message text, why;
    std::string mode = {};                             ///< that it is about; empty: the whole run, or several
    DiagnosisCode code = DiagnosisCode::TooFewSamples; ///< with `isDiagnosis`
    bool isDiagnosis = false;
    Severity severity = Severity::Warning;
};

/// About one segment: failed verification, what its data lose, what its device did, misleading means, and each
/// diagnosis once with the modes that have it.
std::vector<ReportFinding> segmentFindings(const Segment& segment);
/// How many modes of one kind of finding are listed.
enum class ModesListed { First, All };
/// About all points of a sweep: each diagnosis once per mode with the sizes that have it; the numbers are those of the
/// first size. Told of the first modes, the others are counted; of all of them, each finding has its mode and the why.
std::vector<ReportFinding> sweepFindings(const std::vector<Segment>& points, ModesListed listed = ModesListed::First);

/// The sentences of segmentFindings() in English.
std::vector<std::string> findings(const Segment& segment);

} // namespace qs
