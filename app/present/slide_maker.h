// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/present/deck.h"
#include "widgets/slides/slide.h"

#include <QVector>

namespace qs {

/// What slides are made from.
struct SlideSource
{
    const SessionData& session;
    const Segment* live = nullptr; ///< what is being measured, without samples; null: nothing is
    QString liveName = {};         ///< device or setup of that
};

/// Whether what a page shows is there: its run is in the session, or something is being measured.
bool canShow(const DeckPage& page, const SlideSource& source);
/// A page with its sentence, chart and numbers. Sentences come from verdicts, as in tables and reports. Of a page that
/// cannot be shown: why, in words.
Slide makeSlide(const DeckPage& page, const SlideSource& source);
/// The sentence that a page has where the user wrote none.
QString automaticTitle(const DeckPage& page, const SlideSource& source);
/// 'Comparison · Run 3', for lists of pages.
QString pageLabel(const DeckPage& page, const SessionData& session);
/// 'Comparison'.
QString kindLabel(PageKind kind);

/// The pages that are shown: those not hidden whose content is there, in order.
QVector<DeckPage> shownPages(const Deck& deck, const SlideSource& source);
/// Their slides.
QVector<Slide> makeSlides(const Deck& deck, const SlideSource& source);

} // namespace qs
