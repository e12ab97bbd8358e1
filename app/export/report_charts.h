// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/results/accuracy_study.h"
#include "gpu/results/run_result.h"
#include "widgets/charts/curves/sweep_heat.h"

#include <QCoreApplication>
#include <QString>

#include <memory>
#include <optional>

namespace qs {

/// Context of the translations of reports.
struct ReportExporter
{
    Q_DECLARE_TR_FUNCTIONS(ReportExporter)
};

class ChartContent;
struct RooflineContent;

/// What the bars of a comparison show.
enum class BarQuantity { Latency, Rate, Bandwidth, Sqnr, Size };
/// The pictures of an accuracy study.
enum class AccuracyPicture { Accuracy, Loss, Size, Pareto, Sensitivity, Training };

// The charts of reports and slides, filled, with their titles and the names that they have in the window; null where
// there is nothing to show in them. On any thread.
std::unique_ptr<ChartContent> makeBars(const Segment& segment, const QString& baseline, BarQuantity quantity);
std::unique_ptr<RooflineContent> makeRoofline(const Segment& segment, const Calibration* calibration);
/// The trace of one mode with its findings, or of all modes where `mode` is null.
std::unique_ptr<ChartContent> makeTrace(const Segment& segment, const ModeResult* mode);
/// A sweep over its first axis; `second` is the value of the other axis, where it has one, `baseline` what speed-ups
/// are over.
std::unique_ptr<ChartContent> makeSweep(const RunResult& run, SweepQuantity quantity, const QString& baseline,
                                        std::optional<std::int64_t> second = {});
/// A sweep over two axes as a map of one mode.
std::unique_ptr<ChartContent> makeSweepMap(const RunResult& run, SweepHeatValue value, const QString& mode,
                                           const QString& baseline);
std::unique_ptr<ChartContent> makeStudyPicture(const AccuracyStudyResult& study, AccuracyPicture picture);

} // namespace qs
