// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/stored_run.h"

#include <nlohmann/json.hpp>

#include <QString>
#include <QVector>

#include <optional>

namespace qs {

/// What a page of a presentation shows.
enum class PageKind {
    Cover,  ///< the question: what was asked, of which device and model
    Answer, ///< the recommendation
    Live,
    Comparison,
    Ladder,
    Sweep,
    Roofline,
    Error,
    Distribution,
    Finding,
    Accuracy,
    Loss,
    ModelSize,
    Pareto,
    LlmPerplexity,
    LlmSpeed,
    LlmTradeOff,
    Caveats
};

/// A page as it is kept: what it shows, never the figures themselves, which come from the run.
struct DeckPage
{
    PageKind kind = PageKind::Cover;
    QString run;   ///< id; empty for pages on the whole session
    QString mode;  ///< of Distribution and Finding
    QString code;  ///< of Finding: that of the diagnosis, or its sentence where it has none
    QString title; ///< the user's; empty: made from the verdict
    bool hidden = false;
    nlohmann::json unknown = nlohmann::json::object(); ///< keys of a newer program
    bool operator==(const DeckPage&) const = default;
    /// The same page, whatever the user made of it.
    bool showsTheSameAs(const DeckPage& other) const
    {
        return kind == other.kind && run == other.run && mode == other.mode && code == other.code;
    }
};

/// The pages in their order.
struct Deck
{
    QVector<DeckPage> pages;
    int secondsAPage = 12; ///< of the self-running mode
    nlohmann::json unknown = nlohmann::json::object();
    bool operator==(const Deck&) const = default;
};

inline constexpr int kMinSeconds = 2, kMaxSeconds = 600;

/// The form in the session file: {"version": 1, "seconds": 12, "pages": [{"kind": "comparison", "run": "…", …}]}.
nlohmann::json toJson(const Deck& deck);
/// Reads what toJson wrote; pages of kinds that a newer program knows are kept as they are and not shown. No deck:
/// nothing.
std::optional<Deck> deckFromJson(const nlohmann::json& json);

/// Every page that a run can have.
QVector<DeckPage> pagesOf(const StoredRun& run, const QString& baseline);
/// The presentation that is made of a session by itself, a story: question, answer, the three to seven pages of its
/// runs that bear it out, caveats. At most ten pages, however many runs there are; nothing but verdicts decides.
Deck defaultDeck(const SessionData& session);
/// The user's deck, or the default one where there is none.
Deck deckOf(const SessionData& session);
/// Whether a run has verdicts to be shown; of a sweep those of its largest size.
bool hasComparison(const RunResult& run, const QString& baseline);

} // namespace qs
