// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"
#include "gpu/report/decide/limits.h"
#include "gpu/results/accuracy_study.h"
#include "gpu/results/llm_study.h"
#include "gpu/results/run_result.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace qs {

/// A run of a session. What it points to outlives the call of decide().
struct DecisionSource
{
    std::string id, name;
    const RunResult* result = nullptr;  ///< null where the run is a study
    const StudyResult* study = nullptr; ///< null where it is none
};

/// A figure with its 95 % interval; both ends are the value where it is exact.
struct DecisionFigure
{
    double value = 0, low = 0, high = 0;
    std::int64_t n = 0; ///< samples, pairs or items that the interval rests on; 0: exact
};

/// An accuracy against the baseline's.
struct DecisionScore
{
    std::string name;      ///< 'ARC-Easy, acc'; of a model empty
    DecisionFigure points; ///< percentage points above the baseline
    AccuracyVerdict verdict = AccuracyVerdict::NotResolved;
    bool isLimited = true; ///< the limit counts for it
};

enum class DecisionState : std::uint8_t {
    Ranked,
    Unresolved, ///< a limit lies within an interval, or something that is needed was not measured
    Simulated,  ///< ranked for speed, had its time been that of the format
    Rejected,   ///< a limit is exceeded beyond the interval
    Failed      ///< it was not measured, since it failed
};
std::string_view decisionStateName(DecisionState state); ///< as in JSON: 'ranked', 'unresolved', …

/// Something that speaks against a configuration, or that is not known of it.
struct DecisionIssue
{
    DecisionState state = DecisionState::Rejected; ///< what it makes of the configuration
    Message text;                                  ///< 'Memory is 9.10 GiB, 1.10 GiB above the limit of 8.00 GiB.'
    Message remedy;                                ///< what would resolve it; empty: nothing
};

/// A configuration of a model, a mode, or a variant of an operation.
struct DecisionCandidate
{
    std::string id;    ///< 'int8-w8a8'
    std::string title; ///< 'INT8-W8A8'
    std::string runId, runName;
    std::string importedFrom; ///< empty: measured here
    bool isBaseline = false, simulated = false;
    Message simulation; ///< what computed it instead
    Message failed;     ///< why nothing is known of it
    LayerPlan plan;     ///< of a plan of layers of a model

    std::optional<DecisionFigure> latencyUs;       ///< of a decoding step or a call: the median
    std::optional<DecisionFigure> speedup;         ///< over the baseline of its own run; above 1 it is faster
    std::optional<DecisionFigure> tokensPerSecond; ///< of language models
    std::optional<DecisionFigure> perplexity;      ///< percent above the baseline's
    AccuracyVerdict perplexityVerdict = AccuracyVerdict::NotResolved;
    std::vector<DecisionScore> scores;     ///< of a model its accuracy; of a language model each task's
    std::optional<double> bytes;           ///< of memory; of an operation what it writes
    std::optional<double> sqnrDb;          ///< of an operation; infinite where it is exact
    double band = kSameWithin;             ///< speed-ups up to 1 + band are no difference (ComparisonRule)
    bool untrusted = false;                ///< identical kernels differed in its run
    std::vector<DecisionIssue> lossIssues; ///< why a limit of the accuracy cannot be judged; of operations that too
                                           ///< little of the values is left

    // By decide():
    DecisionState state = DecisionState::Unresolved;
    int rankFrom = 0, rankTo = 0; ///< places that it may hold by what is resolved; 0: not ranked
    std::vector<DecisionIssue> issues;
    Message reason; ///< '1.33× [1.29, 1.38] the speed of Baseline FP16, perplexity +0.20 % (…), 7.10 GiB'

    /// The accuracy that a limit would meet first; null without any.
    const DecisionScore* worstScore() const;
};

enum class DecisionSubject : std::uint8_t { LanguageModel, Model, Operation };
std::string_view decisionSubjectName(DecisionSubject subject); ///< as in JSON

/// What has to be measured for an answer, or for a better one.
struct DecisionGap
{
    Message text; ///< 'This session has no measurement of INT4-W4A16-AWQ.'
    std::variant<LlmStudySpec, AccuracyStudySpec, RunSpec> spec;
    bool isStart = false; ///< there is nothing of the kind in the session

    std::string commandLine() const;
};

/// Configurations that answer the same question: they were measured on the same model or operation and device.
struct DecisionTable
{
    DecisionSubject subject = DecisionSubject::Operation;
    std::string key; ///< the same for runs whose configurations belong into one ranking
    Message title;   ///< 'Llama-3-8B on NVIDIA H200, batch 1, prompts of 128 tokens'
    std::string device;
    bool isEvaluation = false;               ///< scores that were imported: no times, no memory
    bool isOfSweep = false;                  ///< a point of one
    std::string baseline;                    ///< title of what speed-ups and losses are against
    std::string model;                       ///< folder of a language model; empty: the one that comes with the program
    std::vector<int> batches, promptLengths; ///< that a language model was measured with
    int batch = 0, promptLength = 0;         ///< that the figures are of
    std::vector<Message> evidence;           ///< where each column comes from, a sentence for each run
    std::vector<Message> notes;              ///< limits that do not apply
    std::vector<DecisionCandidate> candidates; ///< ranked first, then not resolved, simulated, rejected, failed
    std::vector<DecisionGap> gaps;
    Message answer; ///< one or two sentences
    /// What ended its newest run, to measure the same again.
    std::variant<LlmStudySpec, AccuracyStudySpec, RunSpec> spec;

    /// Those in a state, in order.
    std::vector<const DecisionCandidate*> in(DecisionState state) const;
    const DecisionCandidate* find(std::string_view id) const;
};

struct Decision
{
    DecisionLimits limits;
    std::vector<DecisionTable> tables; ///< language models first, then models, operations, points of sweeps,
                                       ///< evaluations; each the newest first
    std::vector<std::string> devices;  ///< of all runs
    std::vector<DecisionGap> gaps;     ///< of the session as a whole: kinds of measurements that it does not have
    std::size_t chosen = 0;            ///< index of the table of `limits.subject`, or the first

    const DecisionTable* table() const { return chosen < tables.size() ? &tables[chosen] : nullptr; }
};

/// Ranks everything that a session holds under `limits`. Runs that measure different things stand in different tables.
/// Configurations whose difference is within the intervals share places. `baseline`: the mode of the session that
/// operations are compared with.
Decision decide(std::span<const DecisionSource> session, const DecisionLimits& limits,
                const std::string& baseline = "baseline-copy");

/// The JSON form: kind "quantoscope-decision", schema 1 (resources/schema/decision.schema.json).
nlohmann::ordered_json toJson(const Decision& decision);
/// A table of a decision as Markdown: answer, ranking, what is not resolved, what is rejected, evidence, what is
/// missing.
std::string decisionMarkdown(const Decision& decision, const DecisionTable& table);
/// The same as text for a terminal.
std::string decisionText(const Decision& decision, const DecisionTable& table);

} // namespace qs
