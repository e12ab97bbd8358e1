// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "widgets/charts/curves/roofline_picture.h"

#include <QCoreApplication>

namespace qs {

/// Context of the translations of slides.
struct Slides
{
    Q_DECLARE_TR_FUNCTIONS(Slides)
};

/// 'NVIDIA H200 · 2026-11-21 · Quantoscope 0.6.0'
QString sourceText(const RunResult& result);
/// The run's name and what it measured.
QString setupText(const StoredRun& run);

/// What the modes of a segment come to; without a comparison, what is shown.
QString comparisonSentence(const Segment& segment, const QString& baseline);
/// The last rung against the first, as its verdict says.
QString ladderSentence(const Segment& segment, const QString& baseline);
/// The largest size of a sweep that was measured; null where none was.
const Segment* largestPoint(const RunResult& run);
QString sweepSentence(const RunResult& run, const QString& wanted);
QString rooflineTitle(const RooflinePicture& picture);
QString distributionSentence(const ModeResult& mode);
/// Of a page of a mode study.
QString studyTitle(PageKind kind, const ModeStudyResult& study);
QString coverSentence(const SessionData& session);

} // namespace qs
