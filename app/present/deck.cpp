// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/present/deck.h"

#include "app/findings/run_findings.h"
#include "app/present/llm_evidence.h"
#include "app/present/slide_evidence.h"
#include "gpu/report/session/summary.h"
#include "gpu/report/text/advice.h"
#include "widgets/charts/curves/roofline_picture.h"
#include "widgets/charts/modes/mode_charts.h"
#include "widgets/language/qt_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace qs {

namespace {

constexpr int kVersion = 1;
constexpr std::size_t kMaxPages = 1000;

constexpr std::array<std::pair<PageKind, const char*>, 18> kNames{{{PageKind::Cover, "cover"},
                                                                   {PageKind::Answer, "answer"},
                                                                   {PageKind::Live, "live"},
                                                                   {PageKind::Comparison, "comparison"},
                                                                   {PageKind::Ladder, "ladder"},
                                                                   {PageKind::Sweep, "sweep"},
                                                                   {PageKind::Roofline, "roofline"},
                                                                   {PageKind::Error, "error"},
                                                                   {PageKind::Distribution, "distribution"},
                                                                   {PageKind::Finding, "finding"},
                                                                   {PageKind::Accuracy, "accuracy"},
                                                                   {PageKind::Loss, "loss"},
                                                                   {PageKind::ModelSize, "size"},
                                                                   {PageKind::Pareto, "pareto"},
                                                                   {PageKind::LlmPerplexity, "llm-perplexity"},
                                                                   {PageKind::LlmSpeed, "llm-speed"},
                                                                   {PageKind::LlmTradeOff, "llm-trade-off"},
                                                                   {PageKind::Caveats, "caveats"}}};

const char* nameOf(PageKind kind)
{
    return std::find_if(kNames.begin(), kNames.end(), [&](const auto& each) { return each.first == kind; })->second;
}

QString stringOf(const nlohmann::json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

std::optional<DeckPage> pageFromJson(const nlohmann::json& json)
{
    if (!json.is_object()) return std::nullopt;
    const QString kind = stringOf(json, "kind");
    const auto known = std::find_if(kNames.begin(), kNames.end(),
                                    [&](const auto& each) { return kind == QLatin1String(each.second); });
    if (known == kNames.end()) return std::nullopt;
    DeckPage page;
    page.kind = known->first;
    page.run = stringOf(json, "run");
    page.mode = stringOf(json, "mode");
    page.code = stringOf(json, "code");
    page.title = stringOf(json, "title");
    const auto hidden = json.find("hidden");
    page.hidden = hidden != json.end() && hidden->is_boolean() && hidden->get<bool>();
    page.unknown = json;
    for (const char* key : {"kind", "run", "mode", "code", "title", "hidden"})
        page.unknown.erase(key);
    return page;
}

DeckPage pageOf(PageKind kind, const StoredRun& run, const QString& mode = {}, const QString& code = {})
{
    DeckPage page;
    page.kind = kind;
    page.run = run.id;
    page.mode = mode;
    page.code = code;
    return page;
}

bool hasSamples(const ModeResult& mode) { return !mode.samplesUs.empty(); }

/// Diagnoses that one should know about, the gravest first.
QVector<DeckPage> findingPages(const StoredRun& run, const Segment& segment, const QString& baseline)
{
    QVector<Finding> all = runFindings(segment, {}, true, shownBaseline(segment, baseline));
    std::stable_sort(all.begin(), all.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    QVector<DeckPage> pages;
    for (const Finding& finding : all)
        if (finding.severity != Finding::Severity::Info && !finding.code.isEmpty())
            pages << pageOf(PageKind::Finding, run, finding.modeName, finding.code);
    return pages;
}

QVector<DeckPage> studyPages(const StoredRun& run)
{
    QVector<DeckPage> pages;
    if (run.modes()->rows.size() < 2) return pages;
    for (const PageKind kind : {PageKind::Accuracy, PageKind::Pareto, PageKind::ModelSize, PageKind::Loss})
        pages << pageOf(kind, run);
    return pages;
}

} // namespace

nlohmann::json toJson(const Deck& deck)
{
    nlohmann::json json = deck.unknown;
    json["version"] = kVersion;
    json["seconds"] = deck.secondsAPage;
    json["pages"] = nlohmann::json::array();
    for (const DeckPage& page : deck.pages) {
        nlohmann::json j = page.unknown;
        j["kind"] = nameOf(page.kind);
        const std::pair<const char*, const QString*> texts[] = {
            {"run", &page.run}, {"mode", &page.mode}, {"code", &page.code}, {"title", &page.title}};
        for (const auto& [key, value] : texts)
            if (!value->isEmpty()) j[key] = value->toStdString();
        if (page.hidden) j["hidden"] = true;
        json["pages"].push_back(std::move(j));
    }
    return json;
}

std::optional<Deck> deckFromJson(const nlohmann::json& json)
{
    if (!json.is_object()) return std::nullopt;
    const auto pages = json.find("pages");
    if (pages == json.end() || !pages->is_array() || pages->size() > kMaxPages) return std::nullopt;
    Deck deck;
    nlohmann::json foreign = nlohmann::json::array();
    for (const nlohmann::json& each : *pages) {
        if (auto page = pageFromJson(each))
            deck.pages << std::move(*page);
        else
            foreign.push_back(each);
    }
    if (const auto seconds = json.find("seconds"); seconds != json.end() && seconds->is_number())
        deck.secondsAPage =
            static_cast<int>(std::clamp(seconds->get<double>(), double{kMinSeconds}, double{kMaxSeconds}));
    deck.unknown = json;
    for (const char* key : {"version", "seconds", "pages"})
        deck.unknown.erase(key);
    if (!foreign.empty()) deck.unknown["pages_of_newer_programs"] = std::move(foreign);
    return deck;
}

bool hasComparison(const RunResult& run, const QString& baseline)
{
    const Segment* segment = mainSegment(run);
    return segment && isCompared(*segment, shownBaseline(*segment, baseline).toStdString());
}

QVector<DeckPage> pagesOf(const StoredRun& run, const QString& baseline)
{
    if (run.modes()) return studyPages(run);
    if (run.llm()) {
        QVector<DeckPage> pages;
        for (const PageKind kind : llmPageKinds(*run.llm()))
            pages << pageOf(kind, run);
        return pages;
    }
    const Segment* segment = run.result ? run.result->last() : nullptr;
    if (!segment || segment->modes.empty()) return {};
    if (run.result->sweep && run.result->sweep->isSweep()) return {pageOf(PageKind::Sweep, run)};
    QVector<DeckPage> pages;
    if (hasComparison(*run.result, baseline))
        pages << pageOf(segment->spec.operation == Operation::Ladder ? PageKind::Ladder : PageKind::Comparison, run);
    const RooflinePicture roofline =
        rooflinePicture(*segment, run.result->calibration ? &*run.result->calibration : nullptr);
    if (roofline.hasCalibration && !roofline.empty() && hasArithmetic(*segment))
        pages << pageOf(PageKind::Roofline, run);
    if (hasErrors(*segment)) pages << pageOf(PageKind::Error, run);
    const ModeResult* lead = leadingMode(*segment, shownBaseline(*segment, baseline).toStdString());
    if (!lead || !hasSamples(*lead)) {
        const auto found = std::find_if(segment->modes.begin(), segment->modes.end(), hasSamples);
        lead = found == segment->modes.end() ? nullptr : &*found;
    }
    if (lead) pages << pageOf(PageKind::Distribution, run, text(lead->requested));
    return pages + findingPages(run, *segment, baseline);
}

Deck deckOf(const SessionData& session)
{
    const auto chosen = deckFromJson(session.presentation);
    return chosen ? *chosen : defaultDeck(session);
}

} // namespace qs
