// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/spec/run_result.h"
#include "widgets/panels/findings_panel.h"

#include <QVector>

namespace qs {

/// What the findings panel says about a segment and the notes of its run; the sentences are those of the report.
/// While a run goes on (not complete) those that rest on its statistics are left out: they would change all the time.
QVector<Finding> runFindings(const Segment& segment, const std::vector<std::string>& notes, bool isComplete = true);
/// An error as a finding.
Finding errorFinding(const Error& error);

} // namespace qs
