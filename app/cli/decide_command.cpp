// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decide_command.h"

#include "app/session/session_decision.h"
#include "app/session/session_file.h"
#include "gpu/cli/program.h"
#include "gpu/formats/bounded_json.h"
#include "gpu/report/decide/ways_out.h"
#include "gpu/spec/usage.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace qs {
namespace {

struct DecideCommand
{
    std::vector<std::function<void(DecisionLimits&)>> changes; ///< of the session's limits, in order
    int table = 0;                                             ///< 0: the session's own choice
    std::string use;
    bool json = false, markdown = false, noLimits = false;
};

std::string withoutSuffix(std::string text, std::string_view suffix)
{
    if (text.ends_with(suffix)) text.erase(text.size() - suffix.size());
    while (text.ends_with(' '))
        text.pop_back();
    return text;
}

/// '1%' and '1' of the perplexity, '0.5points' of the accuracy.
Result<void> applyLoss(const std::string& value, DecideCommand& command)
{
    const bool points = value.ends_with("points") || value.ends_with("pp");
    const auto number =
        parseNumber<double>(points ? withoutSuffix(withoutSuffix(value, "points"), "pp") : withoutSuffix(value, "%"));
    if (!number || !std::isfinite(*number) || *number < 0)
        return notAllowed("--max-loss", value, "a number from 0 on with % (of the perplexity) or points (of accuracy)");
    command.changes.emplace_back(
        [points, loss = *number](DecisionLimits& l) { (points ? l.accuracyPoints : l.perplexityPercent) = loss; });
    return {};
}

void addNumber(Flags& flags, DecideCommand& command, const char* name, const char* unit, const char* help,
               std::optional<double> DecisionLimits::*limit)
{
    flags.flag(name, unit, help, [&command, name, limit](const std::string& value) -> Result<void> {
        const auto number = parseNumber<double>(value);
        if (!number || !std::isfinite(*number) || *number < 0) return notAllowed(name, value, "a number from 0 on");
        command.changes.emplace_back([limit, n = *number](DecisionLimits& l) { l.*limit = n; });
        return {};
    });
}

void addCount(Flags& flags, DecideCommand& command, const char* name, const char* help, int DecisionLimits::*limit)
{
    flags.flag(name, "N", help, [&command, name, limit](const std::string& value) -> Result<void> {
        const auto number = parseNumber<int>(value);
        if (!number || *number < 1) return notAllowed(name, value, "a whole number from 1 on");
        command.changes.emplace_back([limit, n = *number](DecisionLimits& l) { l.*limit = n; });
        return {};
    });
}

void addLimits(Flags& flags, DecideCommand& command)
{
    flags.group("Limits that replace those of the session");
    flags.toggle("--no-limits", "ignore the limits of the session", command.noLimits);
    flags.flag("--max-memory", "SIZE", "memory of a model: 8GiB, 500MB",
               [&command](const std::string& value) -> Result<void> {
                   const auto bytes = parseBytes(value);
                   if (!bytes) return bytes.error();
                   command.changes.emplace_back([b = *bytes](DecisionLimits& l) { l.memoryBytes = b; });
                   return {};
               });
    flags.flag("--max-loss", "LOSS",
               "loss relative to the baseline: 1% of the perplexity, 0.5points of accuracy; can be given twice",
               [&command](const std::string& value) { return applyLoss(value, command); });
    addNumber(flags, command, "--max-ms-per-token", "MS", "time per token of a language model",
              &DecisionLimits::msPerToken);
    addNumber(flags, command, "--max-us-per-call", "US", "latency of an operation or of a call of a model",
              &DecisionLimits::usPerCall);
    addNumber(flags, command, "--min-tokens-per-second", "N", "decode throughput of a language model",
              &DecisionLimits::tokensPerSecond);
    flags.flag("--device", "NAME", "only runs on devices whose name contains this",
               [&command](const std::string& value) {
                   command.changes.emplace_back([value](DecisionLimits& l) { l.device = value; });
                   return Result<void>();
               });
    addCount(flags, command, "--batch", "sequences decoded together", &DecisionLimits::batch);
    addCount(flags, command, "--prompt-len", "tokens per prompt", &DecisionLimits::promptLength);
    flags.flag("--rank-by", "speed|memory|loss", "how to rank configurations that meet the limits",
               [&command](const std::string& value) -> Result<void> {
                   const auto goal = parseDecisionGoal(value);
                   if (!goal) return notAllowed("--rank-by", value, "speed, memory or loss");
                   command.changes.emplace_back([g = *goal](DecisionLimits& l) { l.goal = g; });
                   return {};
               });
}

/// What else is in the session, at the end of the text.
std::string otherTables(const Decision& decision)
{
    std::string text;
    if (decision.tables.size() > 1) text += "\nAlso measured\n";
    for (std::size_t i = 0; i < decision.tables.size(); ++i)
        if (i != decision.chosen)
            text += "  --table " + std::to_string(i + 1) + "  " + decision.tables[i].title.english() + "\n";
    for (const DecisionGap& gap : decision.gaps)
        text += "\n" + gap.text.english() + "\n  " + gap.commandLine() + "\n";
    return text;
}

int printWays(const DecisionTable& table, const std::string& id)
{
    const DecisionCandidate* candidate = table.find(id);
    if (!candidate) {
        std::string known;
        for (const DecisionCandidate& one : table.candidates)
            known += (known.empty() ? "" : ", ") + one.id;
        return printError(
            usage("decide: there is no configuration '" + id + "' in this table.", "Configurations: " + known + "."));
    }
    std::string text = candidate->title + ": " + candidate->reason.english() + "\n";
    for (const DecisionIssue& issue : candidate->issues)
        text += issue.text.english() + "\n";
    for (const WayOut& way : waysOut(table, *candidate))
        text +=
            "\n# " + way.why.english() + "\n" + way.text + (way.text.empty() || way.text.ends_with('\n') ? "" : "\n");
    return printText(text);
}

int printDecision(const Decision& decision, const DecideCommand& command)
{
    if (command.json) return printAnswer(dumpJson(toJson(decision), 1) + "\n");
    const DecisionTable* table = decision.table();
    if (!table) {
        std::string text = "This session has no configurations to rank";
        text += decision.devices.empty() ? ".\n" : " under these limits: no run was measured on this device.\n";
        return printText(text + otherTables(decision));
    }
    if (!command.use.empty()) return printWays(*table, command.use);
    return command.markdown ? printText(decisionMarkdown(decision, *table))
                            : printText(decisionText(decision, *table) + otherTables(decision));
}

} // namespace

int decideMain(const Arguments& arguments)
{
    DecideCommand command;
    Flags flags("decide", "SESSION|RESULTS [limits] [--json]",
                "Ranks the configurations of a saved session that meet the limits, with reasons. Unresolved ones are "
                "not ranked.");
    addLimits(flags, command);
    flags.group("Output");
    flags.number("--table", "N", "which table; without it the first", command.table, 1, 1'000'000);
    flags.text("--use", "ID", "print how to use a configuration: checkpoint, vLLM, recipe for llm-compressor",
               command.use);
    flags.toggle("--markdown", "print Markdown", command.markdown);
    flags.toggle("--json", "print all tables as JSON", command.json);
    flags.files(1, 1);
    if (const auto status = readFlags(flags, arguments)) return *status;
    const auto session = loadSession(QString::fromStdString(flags.files().front()));
    if (!session) return printError(session.error());
    DecisionLimits limits = command.noLimits ? DecisionLimits{} : decisionLimitsOf(*session);
    for (const auto& change : command.changes)
        change(limits);
    Decision decision = decisionOf(*session, limits);
    if (command.table > static_cast<int>(decision.tables.size()))
        return printError(usage("decide: --table is " + std::to_string(command.table) + ", but there are " +
                                    std::to_string(decision.tables.size()) + ".",
                                "'quantoscope decide SESSION' lists them."));
    if (command.table > 0) decision.chosen = static_cast<std::size_t>(command.table - 1);
    return printDecision(decision, command);
}

} // namespace qs
