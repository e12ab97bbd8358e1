// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"

#include <vector>

/// How the parts that an accuracy study reports are put together. Whoever keeps a study so far does it by these.
namespace qs {

/// Adds the new points of a training. Time and plan are those that were reported last; a part that does not report them
/// changes nothing of them.
void merge(TrainingCurve& curve, const TrainingCurve& part);
/// The same among the curves of a study: the one of the part's mode, or a new one.
void merge(std::vector<TrainingCurve>& curves, const TrainingCurve& part);
/// A row that is new, or measured again. Rows keep the order of the tables.
void merge(std::vector<ModeRow>& rows, const ModeRow& row);

} // namespace qs
