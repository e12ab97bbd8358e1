// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/run_result.h"
#include "widgets/findings/findings_panel.h"

#include <QVector>

namespace qs {

/// What the findings panel reports about a segment and the notes of its run: which mode to take, the diagnoses of its
/// modes, pairs and control, with the sentences of the report; what was verified; and the notes. Pairs that are not
/// resolved are given relative to `baseline`. While a run goes on (not complete) those that rest on its statistics are
/// left out: they would change all the time.
QVector<Finding> runFindings(const Segment& segment, const std::vector<Message>& notes, bool isComplete = true,
                             const QString& baseline = QStringLiteral("baseline-copy"));
/// From which sizes of a sweep on each mode is faster, also while it is measured.
QVector<Finding> payingFindings(const std::vector<Segment>& points, const QString& baseline);
/// The same for all points of a sweep: which mode to take at the largest one, and each diagnosis once a mode, with the
/// sizes that have it.
QVector<Finding> sweepRunFindings(const std::vector<Segment>& points, const std::vector<Message>& notes,
                                  const QString& baseline = QStringLiteral("baseline-copy"));
/// An error as a finding.
Finding errorFinding(const Error& error);

} // namespace qs
