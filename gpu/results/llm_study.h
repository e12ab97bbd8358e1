// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"
#include "gpu/measure/diagnosis/device_state.h"
#include "gpu/measure/energy.h"
#include "gpu/measure/paired_tests.h"
#include "gpu/measure/proportion.h"
#include "gpu/measure/statistics.h"
#include "gpu/results/study_event.h"
#include "gpu/spec/llm_configuration.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// A task of lm-eval's kind and the local file that it is read from (gpu/models/tasks/task_file.h).
struct LlmTaskFile
{
    std::string task, file;
    bool operator==(const LlmTaskFile&) const = default;
};

/// What to study. An immutable value, as RunSpec is.
struct LlmStudySpec
{
    std::string model; ///< a Hugging Face folder; empty: the small model that comes with the program
    std::vector<std::string> configurations; ///< ids of llmConfigurations(), or 'stored'; the baseline fp16 is always
                                             ///< measured, and first. Empty: the default ones
    std::string text; ///< a text file for perplexity and divergence; empty: the held-out text of the small model
    std::int64_t textTokens = 20'000; ///< of the text that are looked at, from its beginning; 0: all
    std::int64_t context = 0;         ///< tokens of a window of the text; 0: as many as the model takes, up to 2,048
    std::int64_t stride = 0;          ///< tokens from window to window; 0: no overlap
    std::string calibration;          ///< a text file for AWQ and GPTQ; empty: the one that comes with the program
    std::vector<LlmTaskFile> tasks;
    std::int64_t limit = 0;              ///< items of each task; 0: all
    int shots = 5;                       ///< solved examples before each question of gsm8k
    std::int64_t clozeItems = 128;       ///< of the task made from the text, where no other task is given; 0: none
    std::vector<int> batches{1, 8};      ///< sequences that are decoded together; rising
    std::vector<int> promptLengths{128}; ///< tokens before the first generated one; rising
    int generate = 32;                   ///< tokens generated in each measurement
    int rounds = 12;                     ///< in each of which every configuration is timed; 0: no speed is measured
    bool energy = false;                 ///< joules per token, in passes of their own after the rounds
    std::uint64_t seed = 0;
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    bool operator==(const LlmStudySpec&) const = default;
};
Result<void> validate(const LlmStudySpec& spec);
nlohmann::ordered_json toJson(const LlmStudySpec& spec);
Result<LlmStudySpec> llmStudySpecFromJson(const nlohmann::json& json);
/// `quantoscope llm --model DIR …`: only what differs from the defaults.
std::string commandLine(const LlmStudySpec& spec);
/// All but FP32, which is no configuration to run but the reference of the others' arithmetic.
std::vector<std::string> defaultLlmConfigurations();

/// What was asked for and what ran.
struct LlmInspection
{
    std::string storedType;             ///< of the checkpoint: 'BF16', 'compressed-tensors'
    std::string weightFormat, kvType;   ///< requested
    Message weightType, activationType; ///< the same
    Message arithmetic;                 ///< what multiplies the layers' matrices
    Message effectiveActivations;
    bool simulated = false; ///< the arithmetic is not that of the format: values hold, speed does not
    Message reason;         ///< why not as requested; empty where it is
    Message notes;          ///< of a quantized checkpoint
    /// The weights, activations and cache of the baseline, which is this checkpoint, dequantized: what differs is
    /// rounding alone, and says nothing of what quantization cost.
    bool repeatsBaseline = false;
    /// Nothing ran otherwise than requested.
    bool asRequested() const { return !simulated && reason.empty() && notes.empty(); }
};

/// One way from the files to a model that answers.
struct LlmLoad
{
    double seconds = 0;         ///< all of it
    double quantizeSeconds = 0; ///< of that reading, calibrating and finding codes
    double putSeconds = 0;      ///< of that handing over to the device
    double cachedBefore =
        -1; ///< share of the files' pages that were in the page cache before; negative: the system does not report it
};

struct LlmMemory
{
    std::int64_t weights = 0;  ///< the ledger, exact
    std::int64_t resident = 0; ///< what holds them on the device
    std::int64_t kvCache = 0, kvPerToken = 0, workspace = 0, peak = 0;
    std::int64_t free = 0; ///< on the device, with this model loaded
    /// Tokens that the free memory has room for, beside those that are allocated.
    std::int64_t kvRoom() const { return kvPerToken > 0 ? free / kvPerToken : 0; }
};

/// Times of a prompt length at a batch size.
struct LlmTiming
{
    int batch = 1, promptLength = 0, generate = 0;
    std::vector<float>
        prefillUs;             ///< by round: a prompt from nothing to the choice of its first token (of one sequence)
    std::vector<float> stepUs; ///< by step, round after round, `generate` each: one more token of all sequences
    /// Weights that a step read, as stored, in the mean: of a mixture only the experts that tokens were routed to. 0:
    /// the engine does not count it.
    double stepWeightBytes = 0;
    EnergyFigure decodeEnergy, prefillEnergy; ///< of a step of all sequences, of a prompt; empty: not asked for
    // From these, by judge():
    Summary prefill, step;
    Comparison prefillSpeed, stepSpeed; ///< against the baseline, by rounds (their median steps)
    /// Wall time of `batch` requests in seconds: prompts one after another, then `generate` tokens of all together. Of
    /// means, since disturbed prompts and steps take their time too.
    double requestSeconds() const { return (batch * prefill.mean + generate * step.mean) * 1e-6; }
    /// Generated tokens of these requests over requestSeconds(): a throughput with the prompts counted.
    double requestTokensPerSecond() const;
    /// Tokens per second of all sequences if every step took the median step. No throughput: that is
    /// decodeThroughput().
    double medianStepTokensPerSecond() const { return step.p50 > 0 ? batch * 1e6 / step.p50 : 0; }
    /// Median step of each round.
    std::vector<float> roundUs() const;
};

/// A text as a configuration sees it, beside the baseline.
struct LlmText
{
    std::int64_t tokens = 0;
    double perplexity = 0, perplexityError = 0;
    MeanDifference loss;                           ///< nats a token, to the baseline
    double ratio = 1, ratioLow = 1, ratioHigh = 1; ///< of the perplexities
    std::int64_t compared = 0;                     ///< tokens that a divergence is known of, spread over the text
    double meanDivergence = 0, divergenceError = 0, medianDivergence = 0, divergence99 = 0, largestDivergence = 0;
    std::int64_t agreed = 0; ///< tokens where both find the same most likely
    double seconds = 0;
    std::vector<float> tokenLoss, tokenDivergence; ///< of the first tokens, beside LlmStudyResult::textPieces;
                                                   ///< divergences that are not known are NaN
    // From these, by judge():
    double adjustedP = 1;
    AccuracyVerdict verdict = AccuracyVerdict::NotResolved;
    ProportionInterval agreement;
};

/// One way to count the right answers of a task.
struct LlmMetric
{
    std::string task, metric; ///< 'arc_easy', 'acc_norm'
    std::string outcomes;     ///< '0' or '1' of each item
    // From these, by judge():
    std::int64_t correct = 0, total = 0;
    double standardError = 0;          ///< of the share, with n − 1, as lm-eval gives it
    std::int64_t gained = 0, lost = 0; ///< against the baseline
    double p = 1, adjustedP = 1;       ///< McNemar, exact; after Holm over the configurations
    PairedProportion difference;
    AccuracyVerdict verdict = AccuracyVerdict::NotResolved;
    double share() const { return total > 0 ? static_cast<double>(correct) / static_cast<double>(total) : 0; }
};

struct LlmTaskInfo
{
    std::string id, title;
    Message source;
    std::vector<std::string> metrics;
    std::int64_t items = 0, available = 0, leftOut = 0; ///< left out: longer than the model's context
    int shots = 0;
    double chance = 0; ///< share that guessing has right; 0 for generated answers
};

/// One configuration: what ran and what came out.
struct LlmRow
{
    std::string configuration;
    std::string device; ///< of a study that was dealt out: the name of one of LlmStudyResult::devices; else empty
    LlmInspection inspection;
    std::optional<LlmLoad> cold; ///< with the files out of the page cache before
    LlmLoad load;
    LlmMemory memory;
    std::vector<LlmTiming> timings;
    std::optional<LlmText> text;
    std::vector<LlmMetric> metrics;
    std::string sample;                              ///< how it goes on with the beginning of the text
    std::int64_t sampleTokens = 0, sampleAgrees = 0; ///< and how many of its first tokens are the baseline's
    Message failed;                                  ///< why there is nothing else
    std::vector<Message> problems;                   ///< of parts that failed while the rest went on
    const LlmTiming* timing(int batch, int promptLength) const;
    const LlmMetric* metric(std::string_view task, std::string_view metric) const;
    std::string title() const; ///< name of the configuration
    /// What the device holds with the model loaded; of a simulation what the format itself would take. 0: not measured.
    std::int64_t memoryBytes() const;
};

/// How the text was cut for its perplexity.
struct LlmTextWindow
{
    std::int64_t context = 0; ///< tokens of a window, that which begins a text included; 0: not known (older files)
    std::int64_t stride = 0;  ///< tokens from the begin of a window to that of the next
    std::int64_t begin = -1;  ///< token before each window (BOS); negative: none
    /// Tokens that a window and the one before it have in common; 0: every token has only those of its own window.
    std::int64_t overlap() const { return std::max<std::int64_t>(0, context - 1 - stride); }
    bool operator==(const LlmTextWindow&) const = default;
};
/// 'windows of 512 tokens without overlap, each after BOS'; empty where it is not known.
Message textWindowText(const LlmTextWindow& window);

/// Tensors of the checkpoint that the model is not made from; '*' stands for numbers in their names.
struct LlmUnusedTensors
{
    std::string name;
    std::int64_t count = 0;
};

/// A part of a study whose configurations were dealt out over several devices: those of one device, with their
/// baseline.
struct LlmDevice
{
    std::string name;             ///< 'NVIDIA H200 (1)'; that of no other part
    std::string uuid, pciBusId;   ///< of the GPU
    bool interleaved = false;     ///< as LlmStudyResult::interleaved, of its configurations
    double aaBand = 0;            ///< the same
    std::vector<LlmRow> baseline; ///< one: measured there; none: it is the first row of the study, or failed
};

/// What came out of a study.
struct LlmStudyResult final : StudyResult
{
    LlmStudySpec spec;
    Message model;      ///< 'LlamaForCausalLM, 3,279,104 parameters, 4 layers, context 512'
    Message checkpoint; ///< name of the folder
    std::int64_t parameters = 0, context = 0, checkpointBytes = 0;
    std::vector<LlmUnusedTensors> unusedTensors;
    Message text; ///< 'held_out.txt, the first 20,000 tokens'
    LlmTextWindow window;
    std::string prompt;                  ///< what the samples go on with
    std::vector<std::string> textPieces; ///< of the first tokens of the text that were predicted; they add up to it
    std::vector<LlmTaskInfo> tasks;
    std::vector<LlmRow> rows;       ///< in the order of the tables, the baseline first
    bool interleaved = false;       ///< all configurations were timed in every round; else one after another
    double aaBand = 0;              ///< half-width that the baseline differed from itself by; see ComparisonRule
    std::vector<StatePoll> polls;   ///< of the device, before each round of all; one after another: of the baseline's
    double firstTokenSeconds = -1;  ///< from the start of the study
    std::vector<LlmDevice> devices; ///< of a study that was dealt out over several; empty: all ran on one
    const LlmRow* row(std::string_view configuration) const;
    /// What `model` begins with: 'LlamaForCausalLM'.
    Message architecture() const;
    /// Null where it is not there, or failed.
    const LlmRow* baseline() const;
    /// Where a row was measured, of a study that was dealt out; null else.
    const LlmDevice* deviceOf(const LlmRow& row) const;
    /// What a row is held against: the baseline of its own device. Null where there is none.
    const LlmRow* baselineOf(const LlmRow& row) const;
    /// How the speed of a row and of its baseline are compared.
    ComparisonRule ruleOf(const LlmRow& row) const;

    static constexpr std::string_view kKind = "llm";
    std::string_view kind() const override { return kKind; }
    std::shared_ptr<StudyResult> copy() const override { return std::make_shared<LlmStudyResult>(*this); }
    nlohmann::ordered_json json() const override;
    nlohmann::ordered_json partJson() const override;
    Result<std::shared_ptr<StudyResult>> parse(const nlohmann::json& json) const override;
    bool holds(StudyEvent::Kind kind) const override;
    void apply(const StudyEvent& event) override;
    void judgeRows() override;
    bool hasRows() const override { return !rows.empty(); }
};

/// The JSON form: kind "quantoscope-llm-study", schema 1 (resources/schema/llm-study.schema.json).
nlohmann::ordered_json toJson(const LlmStudyResult& result);
Result<LlmStudyResult> llmStudyResultFromJson(const nlohmann::json& json);
bool looksLikeLlmStudy(const nlohmann::json& json);

/// Summaries, intervals, tests corrected for the number of configurations, verdicts: everything that follows from the
/// samples.
void judge(LlmStudyResult& result);

/// The configuration with the most right answers, and whether it is shown to be the best: better than each other by
/// McNemar after Holm over them.
struct LlmBest
{
    std::string configuration; ///< empty: nothing was measured
    bool resolved = false;
    std::int64_t apart = 0, others = 0; ///< of `others` so many are shown to be worse
};
LlmBest bestOf(const LlmStudyResult& result, std::string_view task, std::string_view metric);
/// 'equivalent within ±0.5 % (…)', of the perplexity.
Message textVerdictText(const LlmText& text);
/// 'worse by 1.20 points (…)', of a task.
Message metricVerdictText(const LlmMetric& metric);

} // namespace qs
