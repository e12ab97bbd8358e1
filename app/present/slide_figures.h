// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/charts/curves/roofline_picture.h"
#include "widgets/slides/slide.h"

namespace qs {

// The three numbers of a page, each with unit, interval and what it rests on. Nothing is called faster or better but by
// a verdict; what is not resolved says so. Written as the charts write their numbers.

/// Of `mode` against the baseline: their ratio and both medians; medians alone where nothing was compared, or `mode` is
/// null.
QVector<SlideFigure> comparisonFigures(const Segment& segment, const ModeResult* mode, const QString& baseline);
/// At one point of a sweep: ratio where there is one, bandwidth and part of the ceiling of `mode`. `unit`: of every
/// latency of the sweep.
QVector<SlideFigure> sweepFigures(const Segment& point, const ModeResult& mode, const QString& baseline,
                                  const LatencyUnit& unit);
/// The point that comes closest to what the device allows; null where nothing is known of that.
QVector<SlideFigure> rooflineFigures(const RooflinePicture& picture);
/// Signal to quantization noise of both, which may be one.
QVector<SlideFigure> errorFigures(const ModeResult& least, const ModeResult& most);
/// Median, p95 and p99 of one mode.
QVector<SlideFigure> distributionFigures(const ModeResult& mode, const Segment& segment);
/// What a finding is about: median, mean and longest sample.
QVector<SlideFigure> findingFigures(const ModeResult& mode, const Segment& segment);
/// Two rows that say most of the accuracy: the smallest that is equivalent, the worst, one that is not resolved.
QVector<const ModeRow*> accuracySubjects(const AccuracyStudyResult& study);
QVector<SlideFigure> accuracyFigures(const AccuracyStudyResult& study, const QVector<const ModeRow*>& rows);
/// The smallest that is equivalent and the one with the highest loss.
QVector<const ModeRow*> lossSubjects(const AccuracyStudyResult& study);
QVector<SlideFigure> lossFigures(const AccuracyStudyResult& study, const QVector<const ModeRow*>& rows);
QVector<SlideFigure> sizeFigures(const ModeRow& small, const ModeRow& baseline);
/// How much smaller a row is, and what that costs.
QVector<SlideFigure> smallerFigures(const ModeRow& small, const ModeRow& baseline);
/// How much the session holds: runs, modes, samples.
QVector<SlideFigure> coverFigures(const SessionData& session);

/// The smallest measured file of all; null where there is none.
const ModeRow* smallestFile(const AccuracyStudyResult& study);

} // namespace qs
