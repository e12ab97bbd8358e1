// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"

#include <QString>

namespace qs {

struct CategoryContent;
struct HeatContent;
struct ParetoContent;
struct TrainingContent;

/// What the heat map of the layers shows.
enum class SensitivityQuantity { OutputSqnr, LossDifference };

/// The pictures of an accuracy study, on the screen and in exports alike. Rows stand in the order of the study, never
/// by value: an order that is not resolved would be read as one. Nothing is called better or worse but by the verdicts
/// in the rows.
void showAccuracyByMode(CategoryContent& chart, const AccuracyStudyResult& study);
void showLossByMode(CategoryContent& chart, const AccuracyStudyResult& study);
void showModelSize(CategoryContent& chart, const AccuracyStudyResult& study);
void showPareto(ParetoContent& chart, const AccuracyStudyResult& study);
void showSensitivity(HeatContent& map, const AccuracyStudyResult& study, SensitivityQuantity quantity);
void showTraining(TrainingContent& chart, const AccuracyStudyResult& study);

/// 'Against the FP32 baseline: 7 modes equivalent within ±0.5 points, 2 worse, 1 not resolved.' Empty without verdicts.
QString studySentence(const AccuracyStudyResult& study);
/// 'equivalent', 'worse by 1.21 points', 'not resolved'; 'baseline' of the baseline, the reason of a row that failed.
QString shortVerdict(const ModeRow& row, bool isBaseline);
/// 'p = 0.012', 'p < 1e-12'.
QString pText(double p);
/// '98.12 %' of 0.9812, in the C locale.
QString percentText(double fraction, int decimals = 2);
/// '523.3 KiB', '2,743 B' below 10 KiB.
QString modelSizeText(std::int64_t bytes);

} // namespace qs
