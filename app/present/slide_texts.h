// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "gpu/report/session/summary.h"
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

/// The parts of a session, as summaries take them; they refer to it.
std::vector<SessionPart> sessionParts(const SessionData& session);

/// What the modes of a segment come to; before there are verdicts, that there are none yet.
QString comparisonSentence(const Segment& segment, const QString& baseline);
/// The last rung against the first, as its verdict says; empty where that is not resolved.
QString ladderSentence(const Segment& segment, const QString& baseline);
/// Of a point of a sweep: what its modes come to; without a comparison, what `mode` reaches there.
QString sweepSentence(const Segment& point, const ModeResult& mode, const QString& baseline);
QString rooflineTitle(const RooflinePicture& picture);
QString errorSentence(const ModeResult& least, const ModeResult& most);
QString distributionSentence(const ModeResult& mode);
QString lossSentence(const AccuracyStudyResult& study);
QString sizeSentence(const ModeRow& small, const ModeRow& baseline);
/// What was asked: of which model, on which device.
QString questionSentence(const SessionData& session);

/// The caveats of the report, and what is recorded.
QStringList caveatLines(const SessionData& session);

} // namespace qs
