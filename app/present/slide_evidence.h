// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "widgets/slides/slide.h"

namespace qs {

/// What a page of evidence is about, decided once: the rows that it speaks of, in the quantity that its chart shows.
/// Its sentence, its chart and its numbers are made from it, so that none speaks of something else.
struct SlideEvidence
{
    QString sentence;
    QStringList subjects; ///< rows that sentence and numbers speak of, as the chart names them
    std::shared_ptr<ChartContent> chart;
    QVector<SlideFigure> figures; ///< of the subjects and their baseline only
    QString notes = {};           ///< for whoever presents

    Slide slide() const;
};

/// Of a page of a kernel run, whose modes are compared with `baseline`.
SlideEvidence runEvidence(const DeckPage& page, const RunResult& run, const QString& baseline);
/// Of a segment that is being measured.
SlideEvidence liveEvidence(const Segment& segment, const QString& baseline);
SlideEvidence studyEvidence(PageKind kind, const AccuracyStudyResult& study);

/// Whether a mode has an error that a chart can show.
bool hasErrors(const Segment& segment);
/// Whether the run still has the finding of a page.
bool hasFinding(const DeckPage& page, const Segment& segment, const QString& baseline);

} // namespace qs
