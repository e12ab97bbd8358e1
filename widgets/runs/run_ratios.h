// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runs/run_comparison_model.h"

namespace qs {

struct CategoryContent;

/// How many times faster runs are than the baseline run, mode by mode: dots with their 95% intervals, around 1 the band
/// that counts as the same. Empty where nothing of speed was compared.
void showRunRatios(CategoryContent& chart, const QString& baseline, const QVector<ComparedRun>& runs);

} // namespace qs
