// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/slide_maker.h"

#include "app/export/chart_notes_json.h"
#include "app/findings/run_findings.h"
#include "app/present/llm_evidence.h"
#include "app/present/slide_evidence.h"
#include "app/present/slide_figures.h"
#include "app/present/slide_texts.h"
#include "app/session/recorded.h"
#include "gpu/report/modes/report.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "widgets/charts/core/chart_content.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/message_text.h"
#include "widgets/language/operation_text.h"
#include "widgets/language/qt_text.h"

#include <algorithm>

namespace qs {

namespace {

const StoredRun* runOf(const DeckPage& page, const SessionData& session)
{
    const auto found = std::find_if(session.runs.begin(), session.runs.end(),
                                    [&](const StoredRun& run) { return run.id == page.run; });
    return found == session.runs.end() ? nullptr : &*found;
}

bool isStudyKind(PageKind kind)
{
    return kind == PageKind::Accuracy || kind == PageKind::Loss || kind == PageKind::ModelSize ||
           kind == PageKind::Pareto;
}

bool hasMode(const Segment& segment, const QString& name)
{
    return std::any_of(segment.modes.begin(), segment.modes.end(),
                       [&](const ModeResult& mode) { return text(mode.requested) == name; });
}

/// What runs are compared with their verdicts; of such a page nothing is shown without them.
bool needsVerdicts(PageKind kind) { return kind == PageKind::Comparison || kind == PageKind::Ladder; }

constexpr qsizetype kCoverLines = 3; ///< who looks at it wants the question, not an inventory

/// The question, of which device and model, and what was measured to answer it.
Slide cover(const SessionData& session)
{
    Slide slide;
    slide.isCover = true;
    slide.title = questionSentence(session);
    slide.figures = coverFigures(session);
    for (const Message& sentence : measuredSentences(sessionParts(session)))
        if (slide.lines.size() < kCoverLines) slide.lines << messageText(sentence);
    if (session.runs.isEmpty())
        slide.lines = QStringList{Slides::tr("No measurements yet. Press F5 in the window to measure.")};
    else
        slide.source = sourceText(*session.runs.last().result);
    return slide;
}

/// The numbers of what a recommendation names.
QVector<SlideFigure> answerFigures(const Recommendation& answer, const QString& baseline)
{
    if (const auto* llm = dynamic_cast<const LlmStudyResult*>(answer.study)) return llmAnswerFigures(*llm, answer.kind);
    if (const auto* modes = dynamic_cast<const AccuracyStudyResult*>(answer.study)) {
        const ModeRow* small = smallestEquivalent(*modes);
        return small ? smallerFigures(*small, *modes->baseline()) : QVector<SlideFigure>();
    }
    const Segment* segment = answer.run ? mainSegment(*answer.run) : nullptr;
    if (!segment) return {};
    const QString against = shownBaseline(*segment, baseline);
    return comparisonFigures(*segment, leadingMode(*segment, against.toStdString()), against);
}

/// What Message::sentences() joined; of another message that alone.
std::vector<Message> sentencesOf(const Message& words)
{
    const bool isJoined = !words.arguments.empty() && words == Message::sentences(words.arguments);
    return isJoined ? words.arguments : std::vector<Message>{words};
}

/// What to take, in a sentence with its numbers; the other recommendations below, each in its first sentence.
Slide answer(const SessionData& session)
{
    constexpr std::size_t shown = 5;
    Slide slide;
    const auto all = mainRecommendations(sessionParts(session), session.baseline.toStdString());
    if (all.empty()) {
        slide.title = Slides::tr("Nothing has been compared yet, so there are no recommendations.");
        return slide;
    }
    // The title is one sentence; what is to be said with it stands below.
    const std::vector<Message> said = sentencesOf(all.front().words);
    slide.title = messageText(said.front());
    for (std::size_t i = 1; i < said.size(); ++i)
        slide.lines << messageText(said[i]);
    slide.figures = answerFigures(all.front(), session.baseline);
    for (std::size_t i = 1; i < std::min(all.size(), shown); ++i)
        slide.lines << Slides::tr("%1: %2").arg(text(all[i].part), messageText(sentencesOf(all[i].words).front()));
    if (all.size() > shown)
        slide.lines << Slides::tr("%n more recommendation(s) are in the report.", nullptr,
                                  static_cast<int>(all.size() - shown));
    slide.source = sourceText(*session.runs.last().result);
    return slide;
}

Slide caveatsPage(const SessionData& session)
{
    Slide slide;
    slide.title = Slides::tr("Method and limitations");
    slide.lines = caveatLines(session);
    if (!session.runs.isEmpty()) slide.source = sourceText(*session.runs.last().result);
    return slide;
}

SlideEvidence evidenceOf(const DeckPage& page, const StoredRun& run, const QString& baseline)
{
    if (run.llm()) return llmEvidence(page.kind, *run.llm());
    if (run.modes()) return studyEvidence(page.kind, *run.modes());
    return runEvidence(page, *run.result, baseline);
}

Slide liveSlide(const SlideSource& source)
{
    Slide slide = liveEvidence(*source.live, source.session.baseline).slide();
    slide.subtitle = Slides::tr("Being measured now · %1").arg(subjectText(source.live->spec));
    slide.mark = Slides::tr("live");
    slide.source = source.liveName;
    return slide;
}

} // namespace

bool canShow(const DeckPage& page, const SlideSource& source)
{
    if (page.kind == PageKind::Cover || page.kind == PageKind::Caveats) return true;
    if (page.kind == PageKind::Answer)
        return !mainRecommendations(sessionParts(source.session), source.session.baseline.toStdString()).empty();
    if (page.kind == PageKind::Live) return source.live && !source.live->modes.empty();
    const StoredRun* run = runOf(page, source.session);
    if (!run || isStudyKind(page.kind) != (run->modes() != nullptr) || isLlmKind(page.kind) != (run->llm() != nullptr))
        return false;
    if (run->llm()) return llmPageKinds(*run->llm()).contains(page.kind);
    if (run->modes()) return !run->modes()->rows.empty();
    const Segment* last = run->result->last();
    if (!last || last->modes.empty() || (page.kind == PageKind::Sweep && !run->result->sweep)) return false;
    if (needsVerdicts(page.kind)) return hasComparison(*run->result, source.session.baseline);
    if (page.kind == PageKind::Error) return hasErrors(*last);
    if (page.kind == PageKind::Distribution) return hasMode(*last, page.mode);
    return page.kind != PageKind::Finding || hasFinding(page, *last, shownBaseline(*last, source.session.baseline));
}

Slide makeSlide(const DeckPage& page, const SlideSource& source)
{
    Slide slide;
    const StoredRun* run = runOf(page, source.session);
    if (page.kind == PageKind::Cover)
        slide = cover(source.session);
    else if (page.kind == PageKind::Answer)
        slide = answer(source.session);
    else if (page.kind == PageKind::Caveats)
        slide = caveatsPage(source.session);
    else if (!canShow(page, source))
        slide.title = page.kind == PageKind::Live ? Slides::tr("Nothing is being measured now.")
                                                  : Slides::tr("What this page showed is no longer in the session.");
    else if (page.kind == PageKind::Live)
        slide = liveSlide(source);
    else {
        const SlideEvidence evidence = evidenceOf(page, *run, source.session.baseline);
        if (evidence.chart) showNotes(*evidence.chart, source.session.annotations, run->id);
        slide = evidence.slide();
        slide.subtitle = setupText(*run);
        slide.source = sourceText(*run->result);
        if (slide.notes.isEmpty()) slide.notes = run->note;
    }
    const bool recorded = run ? isRecorded(*run) : page.kind != PageKind::Live && isRecorded(source.session);
    if (recorded) slide.mark = Slides::tr("recorded");
    if (!page.title.isEmpty()) slide.title = page.title;
    return slide;
}

QString automaticTitle(const DeckPage& page, const SlideSource& source)
{
    DeckPage plainPage = page;
    plainPage.title.clear();
    return makeSlide(plainPage, source).title;
}

QString kindLabel(PageKind kind)
{
    switch (kind) {
    case PageKind::Cover:
        return Slides::tr("Question");
    case PageKind::Answer:
        return Slides::tr("Answer");
    case PageKind::Live:
        return Slides::tr("What is being measured");
    case PageKind::Comparison:
        return Slides::tr("Comparison");
    case PageKind::Ladder:
        return Slides::tr("Ladder");
    case PageKind::Sweep:
        return Slides::tr("Sweep");
    case PageKind::Roofline:
        return Slides::tr("Roofline");
    case PageKind::Error:
        return Slides::tr("Quantization error");
    case PageKind::Distribution:
        return Slides::tr("Distribution");
    case PageKind::Finding:
        return Slides::tr("Finding");
    case PageKind::Accuracy:
        return Slides::tr("Accuracy");
    case PageKind::Loss:
        return Slides::tr("Loss");
    case PageKind::ModelSize:
        return Slides::tr("Model size");
    case PageKind::Pareto:
        return Slides::tr("Accuracy against size");
    case PageKind::LlmPerplexity:
        return Slides::tr("Perplexity of a language model");
    case PageKind::LlmSpeed:
        return Slides::tr("Speed of a language model");
    case PageKind::LlmTradeOff:
        return Slides::tr("Perplexity against size of a language model");
    case PageKind::Caveats:
        return Slides::tr("Caveats");
    }
    return {};
}

QString pageLabel(const DeckPage& page, const SessionData& session)
{
    QStringList parts{kindLabel(page.kind)};
    if (!page.code.isEmpty()) parts << codeTitle(page.code);
    if (!page.mode.isEmpty()) parts << page.mode;
    if (const StoredRun* run = runOf(page, session))
        parts << run->name;
    else if (!page.run.isEmpty())
        parts << Slides::tr("run removed");
    return parts.join(QStringLiteral(" · "));
}

QVector<DeckPage> shownPages(const Deck& deck, const SlideSource& source)
{
    QVector<DeckPage> pages;
    for (const DeckPage& page : deck.pages)
        if (!page.hidden && canShow(page, source)) pages << page;
    return pages;
}

QVector<Slide> makeSlides(const Deck& deck, const SlideSource& source)
{
    QVector<Slide> slides;
    for (const DeckPage& page : shownPages(deck, source))
        slides << makeSlide(page, source);
    return slides;
}

} // namespace qs
