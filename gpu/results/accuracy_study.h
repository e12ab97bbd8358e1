// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/measure/comparison.h"
#include "gpu/measure/paired_tests.h"
#include "gpu/measure/pareto.h"
#include "gpu/measure/statistics.h"
#include "gpu/results/study_event.h"
#include "gpu/spec/accuracy_modes.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// What to study. An immutable value, as RunSpec is.
struct AccuracyStudySpec
{
    std::string data; ///< a file or folder; empty: drawn characters
    int classes = 10; ///< of the drawn characters: 10 or 36
    std::int64_t trainCount = 20000, calibrationCount = 2000, testCount = 10000;
    std::string model = "mlp";      ///< tiny, mlp, transformer, or a .safetensors file of a trained one
    std::vector<std::string> modes; ///< in the tables' order; fp32 is always measured, as the baseline
    int epochs = 0;                 ///< 0: the model's default
    int qatEpochs = 4;
    std::uint64_t seed = 0;
    bool outliers = false;   ///< scale a few channels up, as large language models have them
    int groupSize = 128;     ///< of INT4; where the layer has fewer inputs, they are one group
    bool sensitivity = true; ///< one layer at a time in each mode
    int batch = 256;         ///< items a call, of the latency
    int iterations = 100;    ///< measured calls a mode
    BackendChoice backend = BackendChoice::Auto;
    int device = 0;
    bool operator==(const AccuracyStudySpec&) const = default;
};
Result<void> validate(const AccuracyStudySpec& spec);
nlohmann::ordered_json toJson(const AccuracyStudySpec& spec);
Result<AccuracyStudySpec> accuracyStudySpecFromJson(const nlohmann::json& json);
/// `quantoscope modes --model mlp …`: only what differs from the defaults.
std::string commandLine(const AccuracyStudySpec& spec);

/// The exact bytes of a model file, by what they are.
struct SizeLedger
{
    std::int64_t payload = 0; ///< codes of quantized weights; of the baseline the weights
    std::int64_t scales = 0, zeroPoints = 0;
    std::int64_t unquantized = 0; ///< biases, norms, embeddings, layers kept in FP32
    std::int64_t overhead = 0;    ///< header of the file
    std::int64_t total() const { return payload + scales + zeroPoints + unquantized + overhead; }
    bool operator==(const SizeLedger&) const = default;
};
nlohmann::ordered_json toJson(const SizeLedger& size);
Result<SizeLedger> sizeLedgerFromJson(const nlohmann::json& json);

/// A mode for every linear layer, in their order.
using LayerPlan = std::vector<std::string>;

/// One mode of a study, or a plan that mixes several: what was asked for, what ran and what came out.
struct ModeRow
{
    std::string mode;       ///< of the catalogue; of a plan its name ('plan 2', 'within 200 KiB')
    LayerPlan plan;         ///< empty: `mode` everywhere
    Message effective;      ///< 'INT8 × INT8, INT32 sums (AVX-512 VNNI)', 'E4M3 codes, FP32 products (simulated)'
    bool simulated = false; ///< the arithmetic was not that of the mode
    std::int64_t correct = 0, total = 0;
    double accuracyLow = 0, accuracyHigh = 0; ///< Wilson, 95 %
    double loss = 0;
    // Against the baseline, on the same items; of the baseline itself all zero.
    std::int64_t gained = 0, lost = 0; ///< items that became right, and wrong
    double p = 1, adjustedP = 1;       ///< McNemar, exact; after Holm over the modes
    PairedProportion accuracyDifference;
    MeanDifference lossDifference;
    double lossAdjustedP = 1;
    AccuracyVerdict verdict = AccuracyVerdict::NotResolved;
    SizeLedger size;
    Summary latency; ///< µs a call of spec.batch items
    std::vector<float> samplesUs;
    Comparison speed;        ///< against the baseline
    double quantizeMs = 0;   ///< calibrating and quantizing; of QAT without the training
    double trainSeconds = 0; ///< of QAT
    Message failed;          ///< why there is nothing else
    double accuracy() const { return total > 0 ? static_cast<double>(correct) / static_cast<double>(total) : 0; }
};

/// One layer quantized alone.
struct SensitivityCell
{
    int layer = 0;
    std::string mode;
    ErrorMetrics output;           ///< of the layer's own output, on calibration items
    MeanDifference lossDifference; ///< of the model, on the items of `items`
    std::int64_t correctDifference = 0;
    std::int64_t bytes = 0; ///< of this layer in this mode
    std::int64_t items = 0;
};

/// Two modes on the same items, where the question is about them and not about the baseline: GPTQ against RTN, QAT
/// against both.
struct ModePair
{
    std::string from, to;
    std::int64_t gained = 0, lost = 0,
                 total = 0;        ///< items that `to` has right and `from` has not, and the other way round
    MeanDifference lossDifference; ///< to − from
    // From these, by judge():
    double p = 1, adjustedP = 1;
    PairedProportion difference;
    AccuracyVerdict verdict = AccuracyVerdict::NotResolved;
};

/// A curve of a training.
struct TrainingCurve
{
    std::string mode; ///< fp32, or the QAT mode
    std::vector<double> epoch;
    std::vector<float> loss, accuracy;
    std::vector<double> checkEpoch;              ///< ends of epochs
    std::vector<float> checkLoss, checkAccuracy; ///< on the calibration split
    double seconds = 0;
    int plannedEpochs = 0; ///< how long it was to take; 0: not known
};

struct StudiedLayer
{
    std::string name;
    std::int64_t in = 0, out = 0;
};

/// What came out of an accuracy study.
struct AccuracyStudyResult final : StudyResult
{
    AccuracyStudySpec spec;
    Message data, model; ///< 'drawn characters, 10 classes: 20,000 / 2,000 / 10,000', 'MLP 784-512-256-10, 535,818
                         ///< parameters'
    std::vector<StudiedLayer> layers;
    std::vector<std::string> classNames;
    std::vector<TrainingCurve> training;
    std::vector<ModeRow> rows;  ///< in the order of the tables, the baseline first
    std::vector<ModeRow> plans; ///< suggested or tried by the user
    std::vector<SensitivityCell> cells;
    std::vector<ModePair> pairs;
    double aaBand =
        0; ///< half-width that the baseline differed from itself by, measured twice in every round; see ComparisonRule
    const ModeRow* row(std::string_view mode) const;
    const ModeRow* baseline() const { return rows.empty() ? nullptr : &rows.front(); }
    /// What `data` begins with: 'drawn characters, 10 classes, seed 0'.
    Message dataName() const;

    static constexpr std::string_view kKind = "modes";
    std::string_view kind() const override { return kKind; }
    std::shared_ptr<StudyResult> copy() const override { return std::make_shared<AccuracyStudyResult>(*this); }
    nlohmann::ordered_json json() const override;
    Result<std::shared_ptr<StudyResult>> parse(const nlohmann::json& json) const override;
    bool holds(StudyEvent::Kind kind) const override;
    void apply(const StudyEvent& event) override;
    void judgeRows() override;
    bool hasRows() const override { return !rows.empty(); }
};

/// The JSON form: kind "quantoscope-mode-study", schema 1 (resources/schema/mode-study.schema.json).
nlohmann::ordered_json toJson(const AccuracyStudyResult& result);
Result<AccuracyStudyResult> accuracyStudyResultFromJson(const nlohmann::json& json);
bool looksLikeAccuracyStudy(const nlohmann::json& json);

/// Holm over all modes, intervals, verdicts: everything in the rows that depends on the other rows.
void judge(AccuracyStudyResult& result);
/// Places of rows and plans at the front of accuracy against size, plans after the rows. What is shown to be better
/// follows from the paired differences to the baseline.
std::vector<FrontPlace> paretoFront(const AccuracyStudyResult& result);
/// 'equivalent within ±0.5 points', 'worse by 1.21 points (p = 3e-9)', …
Message verdictText(const ModeRow& row);

/// The pairs of which both modes are among `modes`, in order: the methods and QAT against plain rounding to the same
/// format.
std::vector<std::pair<std::string, std::string>> pairsOf(const std::vector<std::string>& modes);

} // namespace qs
