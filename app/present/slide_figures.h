// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"
#include "widgets/charts/curves/roofline_picture.h"
#include "widgets/slides/slide.h"

namespace qs {

// The three numbers of a page, each with unit, interval and what it rests on. Nothing is called faster or better but by
// a verdict; what is not resolved says so. Written as the charts write their numbers.

/// Baseline, the mode of leadingMode(), and their ratio; medians alone where nothing was compared.
QVector<SlideFigure> comparisonFigures(const Segment& segment, const QString& baseline);
/// At one point of a sweep: ratio, bandwidth and part of the ceiling of the mode of leadingMode().
QVector<SlideFigure> sweepFigures(const Segment& point, const QString& baseline);
/// Of the point that comes closest to what the device allows.
QVector<SlideFigure> rooflineFigures(const RooflinePicture& picture);
/// Median, p95 and p99 of one mode.
QVector<SlideFigure> distributionFigures(const ModeResult& mode);
/// What a finding is about: median, mean and longest sample.
QVector<SlideFigure> findingFigures(const ModeResult& mode);
QVector<SlideFigure> accuracyFigures(const ModeStudyResult& study);
QVector<SlideFigure> lossFigures(const ModeStudyResult& study);
QVector<SlideFigure> sizeFigures(const ModeStudyResult& study);
QVector<SlideFigure> paretoFigures(const ModeStudyResult& study);
/// How much the session holds: runs, modes, samples.
QVector<SlideFigure> coverFigures(const SessionData& session);

/// The smallest of the modes whose accuracy is shown to be equivalent; null where none is.
const ModeRow* smallestEquivalent(const ModeStudyResult& study);
/// The smallest measured file of all; null where there is none.
const ModeRow* smallestFile(const ModeStudyResult& study);

} // namespace qs
