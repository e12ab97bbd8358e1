// SPDX-License-Identifier: GPL-3.0-or-later
// The presentation that a session has by itself.
#include "app/present/deck.h"
#include "app/present/slide_texts.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "widgets/charts/modes/mode_charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace qs {

namespace {

constexpr qsizetype kMinEvidence = 3, kMaxEvidence = 7;
constexpr double kOfModes = 100; ///< more than any speed-up weighs

/// What bears out an answer, in the order in which it is reported.
constexpr std::array kStory{
    PageKind::LlmTradeOff, PageKind::LlmSpeed,     PageKind::LlmPerplexity, PageKind::Pareto, PageKind::Accuracy,
    PageKind::Comparison,  PageKind::Error,        PageKind::Sweep,         PageKind::Ladder, PageKind::Roofline,
    PageKind::ModelSize,   PageKind::Distribution, PageKind::Finding,       PageKind::Loss};
/// Which of them a session of many kinds of runs has first.
constexpr std::array kChosenFirst{PageKind::LlmTradeOff,   PageKind::Comparison, PageKind::Pareto,
                                  PageKind::LlmSpeed,      PageKind::Sweep,      PageKind::Accuracy,
                                  PageKind::LlmPerplexity, PageKind::Ladder,     PageKind::Roofline};
/// Those that a small session is filled up with.
constexpr std::array kFilling{PageKind::Error, PageKind::ModelSize, PageKind::Distribution, PageKind::Finding};

template <typename Kinds> qsizetype placeIn(const Kinds& kinds, PageKind kind)
{
    return std::find(kinds.begin(), kinds.end(), kind) - kinds.begin();
}

/// A page that may be shown.
struct Candidate
{
    DeckPage page;
    qsizetype run = 0; ///< its place in the session
    double weight = 0; ///< how much it shows
    std::string about; ///< of two of a kind about the same, the newer one counts
    int operation = 0; ///< a second page of a kind is rather about another one
};

/// By how much the fastest mode is faster; 0 where none is shown to be, and below where nothing was compared.
double speedUp(const Segment& segment, const QString& wanted)
{
    const std::string baseline = shownBaseline(segment, wanted).toStdString();
    if (!isCompared(segment, baseline)) return -1;
    const ModeResult* lead = leadingMode(segment, baseline);
    const auto index = [&](const std::string& name) {
        return static_cast<int>(std::find_if(segment.modes.begin(), segment.modes.end(),
                                             [&](const ModeResult& mode) { return mode.requested == name; }) -
                                segment.modes.begin());
    };
    const Comparison* pair = lead ? segment.pairs.at(index(baseline), index(lead->requested)) : nullptr;
    return pair && pair->verdict == Verdict::Faster ? std::log(pair->ratio) : 0;
}

std::string aboutOf(const StoredRun& run)
{
    if (run.llm()) return run.llm()->checkpoint.english();
    if (run.modes()) return run.modes()->model.english() + run.modes()->data.english();
    const Segment* segment = mainSegment(*run.result);
    if (!segment) return {};
    std::string about = subjectOf(segment->spec);
    for (const ModeResult& mode : segment->modes)
        about += ' ' + mode.requested;
    return about;
}

/// Those of a run that show something; a comparison without verdicts is none.
QVector<Candidate> candidatesOf(const StoredRun& run, qsizetype place, const QString& baseline)
{
    QVector<Candidate> all;
    const Segment* segment = run.isStudy() ? nullptr : mainSegment(*run.result);
    double weight = segment ? speedUp(*segment, baseline) : 0;
    // Quantizing is what the program is about; other operations stand behind it.
    if (segment && weight >= 0 && takesModes(segment->spec.operation)) weight += kOfModes;
    const int operation = segment ? static_cast<int>(segment->spec.operation) : 0;
    for (const DeckPage& page : pagesOf(run, baseline)) {
        const bool needsVerdicts =
            page.kind == PageKind::Comparison || page.kind == PageKind::Ladder || page.kind == PageKind::Sweep;
        if (!needsVerdicts || weight >= 0) all << Candidate{page, place, weight, aboutOf(run), operation};
    }
    return all;
}

/// The candidates of a kind, each subject once: the best of each operation, what shows most first, then the others.
QVector<Candidate> ofKind(const QVector<Candidate>& all, PageKind kind)
{
    QVector<Candidate> some;
    for (auto it = all.rbegin(); it != all.rend(); ++it) { // the newest first
        const bool known =
            std::any_of(some.begin(), some.end(), [&](const Candidate& other) { return other.about == it->about; });
        if (it->page.kind == kind && !known) some << *it;
    }
    std::stable_sort(some.begin(), some.end(),
                     [](const Candidate& a, const Candidate& b) { return a.weight > b.weight; });
    std::map<int, int> before; // of each operation
    QVector<std::pair<int, Candidate>> ranked;
    for (const Candidate& each : some)
        ranked << std::pair(before[each.operation]++, each);
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    some.clear();
    for (const auto& [rank, each] : ranked)
        some << each;
    return some;
}

/// One of each kind, then a second one, until there are `most`.
template <typename Kinds>
void choose(const QVector<Candidate>& all, const Kinds& kinds, qsizetype most, QVector<Candidate>& chosen)
{
    for (qsizetype round = 0, before = -1; chosen.size() < most && before != chosen.size(); ++round) {
        before = chosen.size();
        for (const PageKind kind : kinds)
            if (const QVector<Candidate> some = ofKind(all, kind); round < some.size() && chosen.size() < most)
                chosen << some[round];
    }
}

QVector<DeckPage> evidencePages(const SessionData& session)
{
    QVector<Candidate> all, chosen;
    for (qsizetype i = 0; i < session.runs.size(); ++i)
        all << candidatesOf(session.runs[i], i, session.baseline);
    choose(all, kChosenFirst, kMaxEvidence, chosen);
    choose(all, kFilling, std::max(kMinEvidence, chosen.size()), chosen);
    std::stable_sort(chosen.begin(), chosen.end(), [](const Candidate& a, const Candidate& b) {
        return std::pair(placeIn(kStory, a.page.kind), a.run) < std::pair(placeIn(kStory, b.page.kind), b.run);
    });
    QVector<DeckPage> pages;
    for (const Candidate& each : chosen)
        pages << each.page;
    return pages;
}

DeckPage plainPage(PageKind kind)
{
    DeckPage page;
    page.kind = kind;
    return page;
}

} // namespace

Deck defaultDeck(const SessionData& session)
{
    Deck deck;
    deck.pages << plainPage(PageKind::Cover);
    if (session.runs.isEmpty()) return deck;
    if (!mainRecommendations(sessionParts(session), session.baseline.toStdString()).empty())
        deck.pages << plainPage(PageKind::Answer);
    deck.pages << evidencePages(session) << plainPage(PageKind::Caveats);
    return deck;
}

} // namespace qs
