// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/units.h"
#include "gpu/formats/json_read.h"
#include "gpu/report/decide/evidence.h"
#include "gpu/report/text/parts.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace qs {
namespace {

using Json = nlohmann::ordered_json;

std::string rankText(const DecisionCandidate& c)
{
    if (c.rankFrom == 0) return dash();
    return std::to_string(c.rankFrom) + (c.rankTo > c.rankFrom ? "–" + std::to_string(c.rankTo) : "");
}

/// What is reported about it beside its figures: why it is not ranked, and what would change that.
std::string issuesText(const DecisionCandidate& candidate)
{
    std::vector<Message> sentences;
    for (const DecisionIssue& issue : candidate.issues) {
        sentences.push_back(issue.text);
        sentences.push_back(issue.remedy);
    }
    return Message::sentences(std::move(sentences)).english();
}

TextTable candidatesTable(const DecisionTable& table, DecisionState state)
{
    TextTable out;
    const bool ranked = state == DecisionState::Ranked;
    out.header = ranked ? std::vector<std::string>{"rank", "configuration", "reason", "run"}
                        : std::vector<std::string>{"configuration", "why", "figures", "run"};
    out.numeric.assign(4, false);
    for (const DecisionCandidate* c : table.in(state))
        out.rows.push_back(ranked
                               ? std::vector<std::string>{rankText(*c), c->title, c->reason.english(), c->runName}
                               : std::vector<std::string>{c->title, issuesText(*c), c->reason.english(), c->runName});
    return out;
}

/// For a terminal, where a table with sentences in it would be too wide.
std::string candidateLines(const DecisionTable& table, DecisionState state)
{
    const bool oneRun = std::ranges::all_of(
        table.candidates, [&](const DecisionCandidate& c) { return c.runId == table.candidates.front().runId; });
    std::string out;
    for (const DecisionCandidate* c : table.in(state)) {
        const std::string figures =
            c->title + ": " + c->reason.english() + (oneRun ? "" : " (" + c->runName + ")") + "\n";
        if (state == DecisionState::Ranked)
            out += "  " + rankText(*c) + "  " + figures;
        else
            out += "  " + figures +
                   (c->issues.empty() || state == DecisionState::Failed ? "" : "      " + issuesText(*c) + "\n");
    }
    return out;
}

const char* headingOf(DecisionState state)
{
    switch (state) {
    case DecisionState::Ranked:
        return "Ranking";
    case DecisionState::Unresolved:
        return "Not resolved, so not ranked";
    case DecisionState::Simulated:
        return "Simulated on this device, so not ranked for speed";
    case DecisionState::Rejected:
        return "Rejected";
    case DecisionState::Failed:
        break;
    }
    return "Failed";
}

constexpr DecisionState kStates[] = {DecisionState::Ranked, DecisionState::Unresolved, DecisionState::Simulated,
                                     DecisionState::Rejected, DecisionState::Failed};

std::vector<std::string> limitTexts(const DecisionLimits& l)
{
    std::vector<std::string> out;
    const auto add = [&](const char* what, const std::optional<double>& value, const std::string& text) {
        if (value) out.push_back(what + text);
    };
    if (!l.device.empty()) out.push_back("device " + l.device);
    add("memory at most ", l.memoryBytes, memoryText(l.memoryBytes.value_or(0)));
    add("time per token at most ", l.msPerToken, formatNumber(l.msPerToken.value_or(0), 4) + " ms");
    add("time per call at most ", l.usPerCall, formatNumber(l.usPerCall.value_or(0), 4) + " µs");
    add("throughput at least ", l.tokensPerSecond, formatNumber(l.tokensPerSecond.value_or(0), 5) + " tokens/s");
    add("perplexity at most ", l.perplexityPercent, signedPercent(l.perplexityPercent.value_or(0)));
    add("accuracy loss at most ", l.accuracyPoints, formatFixed(l.accuracyPoints.value_or(0), 2) + " points");
    return out;
}

std::string limitsText(const DecisionLimits& limits)
{
    std::string all;
    for (const std::string& text : limitTexts(limits))
        all += (all.empty() ? "" : ", ") + text;
    return "Limits: " + (all.empty() ? "none" : all) + ". Ranked by " + std::string(decisionGoalName(limits.goal)) +
           ".";
}

std::vector<std::string> gapTexts(const std::vector<DecisionGap>& gaps, bool asCode)
{
    std::vector<std::string> out;
    for (const DecisionGap& gap : gaps)
        out.push_back(asCode ? escapeMarkdown(gap.text.english()) + " `" + gap.commandLine() + "`"
                             : gap.text.english() + "\n    " + gap.commandLine());
    return out;
}

Json jsonOf(const std::optional<DecisionFigure>& figure)
{
    if (!figure) return nullptr;
    return {{"value", numberOrNull(figure->value)},
            {"low", numberOrNull(figure->low)},
            {"high", numberOrNull(figure->high)},
            {"n", figure->n}};
}

Json jsonOf(const DecisionCandidate& c)
{
    Json scores = Json::array(), issues = Json::array();
    for (const DecisionScore& score : c.scores)
        scores.push_back({{"name", score.name},
                          {"points", jsonOf(std::optional(score.points))},
                          {"verdict", c.isBaseline ? "BASELINE" : accuracyVerdictName(score.verdict)}});
    for (const DecisionIssue& issue : c.issues)
        issues.push_back({{"state", decisionStateName(issue.state)},
                          {"text", issue.text.english()},
                          {"remedy", issue.remedy.english()}});
    Json j = {{"id", c.id},
              {"title", c.title},
              {"state", decisionStateName(c.state)},
              {"rank", c.rankFrom > 0 ? Json{c.rankFrom, c.rankTo} : Json(nullptr)},
              {"reason", c.reason.english()},
              {"run", c.runName},
              {"imported_from", c.importedFrom},
              {"baseline", c.isBaseline},
              {"simulated", c.simulated},
              {"speedup", jsonOf(c.speedup)},
              {"latency_us", jsonOf(c.latencyUs)},
              {"tokens_per_second", jsonOf(c.tokensPerSecond)},
              {"perplexity_percent", jsonOf(c.perplexity)},
              {"accuracy", std::move(scores)},
              {"bytes", orNull(c.bytes)},
              {"sqnr_db", c.sqnrDb ? numberOrNull(*c.sqnrDb) : Json(nullptr)},
              {"issues", std::move(issues)}};
    return j;
}

Json jsonOf(const std::vector<DecisionGap>& gaps)
{
    Json list = Json::array();
    for (const DecisionGap& gap : gaps)
        list.push_back({{"text", gap.text.english()}, {"command", gap.commandLine()}});
    return list;
}

Json englishOf(const std::vector<Message>& messages)
{
    Json list = Json::array();
    for (const Message& message : messages)
        list.push_back(message.english());
    return list;
}

Json jsonOf(const DecisionTable& table)
{
    Json candidates = Json::array();
    for (const DecisionCandidate& candidate : table.candidates)
        candidates.push_back(jsonOf(candidate));
    return {{"subject", decisionSubjectName(table.subject)},
            {"title", table.title.english()},
            {"device", table.device},
            {"baseline", table.baseline},
            {"batch", table.batch},
            {"prompt_length", table.promptLength},
            {"answer", table.answer.english()},
            {"evidence", englishOf(table.evidence)},
            {"notes", englishOf(table.notes)},
            {"candidates", std::move(candidates)},
            {"missing", jsonOf(table.gaps)}};
}

} // namespace

nlohmann::ordered_json toJson(const Decision& decision)
{
    Json tables = Json::array();
    for (const DecisionTable& table : decision.tables)
        tables.push_back(jsonOf(table));
    return {{"kind", "quantoscope-decision"},    {"schema", 1},
            {"limits", toJson(decision.limits)}, {"chosen", decision.table() ? Json(decision.chosen) : Json(nullptr)},
            {"tables", std::move(tables)},       {"missing", jsonOf(decision.gaps)}};
}

std::string decisionMarkdown(const Decision& decision, const DecisionTable& table)
{
    std::string out = "## " + escapeMarkdown(table.title.english()) + "\n\n**" +
                      escapeMarkdown(table.answer.english()) + "**\n\n" + escapeMarkdown(limitsText(decision.limits)) +
                      "\n\n";
    for (const DecisionState state : kStates)
        if (!table.in(state).empty())
            out += std::string("### ") + headingOf(state) + "\n\n" + candidatesTable(table, state).markdown() + "\n";
    std::vector<std::string> evidence;
    for (const auto* list : {&table.evidence, &table.notes})
        for (const Message& message : *list)
            evidence.push_back(escapeMarkdown(message.english()));
    out += sectionText("### Evidence", bulletsText(evidence));
    return out + sectionText("### Missing measurements", bulletsText(gapTexts(table.gaps, true)));
}

std::string decisionText(const Decision& decision, const DecisionTable& table)
{
    std::string out =
        table.title.english() + "\n" + limitsText(decision.limits) + "\n\n" + table.answer.english() + "\n";
    for (const DecisionState state : kStates)
        if (!table.in(state).empty()) out += std::string("\n") + headingOf(state) + "\n" + candidateLines(table, state);
    out += "\nEvidence\n";
    for (const auto* list : {&table.evidence, &table.notes})
        for (const Message& message : *list)
            out += "  " + message.english() + "\n";
    if (!table.gaps.empty()) out += "\nMissing\n";
    for (const std::string& gap : gapTexts(table.gaps, false))
        out += "  " + gap + "\n";
    return out;
}

} // namespace qs
