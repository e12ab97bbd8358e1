// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/accuracy_study.h"
#include "gpu/results/study_json.h"
#include "gpu/spec/seed.h"

#include <limits>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kAccuracyStudyKind = "quantoscope-mode-study";

Json proportionJson(const PairedProportion& d)
{
    return {{"difference", numberOrNull(d.difference)},
            {"low95", numberOrNull(d.low95)},
            {"high95", numberOrNull(d.high95)},
            {"low90", numberOrNull(d.low90)},
            {"high90", numberOrNull(d.high90)}};
}

/// Of `total` items `correct`, of which `gained` and `lost` are part: what cannot be is an error.
template <class V, class Counts> void checkCounts(V& v, const Counts& c)
{
    if (c.gained > c.total) v.fail("gained", Message::tr("a whole number in range"));
    if (c.lost > c.total - c.gained) v.fail("lost", Message::tr("a whole number in range"));
}

} // namespace

template <class V> void fields(V& v, Visited<V, SizeLedger>& size)
{
    v("payload", size.payload, kCount);
    v("scales", size.scales, kCount);
    v("zero_points", size.zeroPoints, kCount);
    v("unquantized", size.unquantized, kCount);
    v("overhead", size.overhead, kCount);
    v.derived("total", size.total());
}

template <class V> void fields(V& v, Visited<V, ModeRow>& row)
{
    v("mode", row.mode);
    v("effective", row.effective);
    v("simulated", row.simulated);
    if (v.when(!row.plan.empty())) v("plan", row.plan);
    if (v.when(!row.failed.empty())) v("failed", row.failed);
    v("correct", row.correct, kCount);
    v("total", row.total, kCount);
    v.derived("accuracy", row.accuracy());
    v.derived("accuracy_low", row.accuracyLow);
    v.derived("accuracy_high", row.accuracyHigh);
    v("loss", row.loss, kOrNan);
    v("gained", row.gained, kCount);
    v("lost", row.lost, kCount);
    v.derived("p", row.p);
    v.derived("p_holm", row.adjustedP);
    v.derived("accuracy_difference", [&] { return proportionJson(row.accuracyDifference); });
    v("loss_difference", row.lossDifference, Object{allOf(Message::mark("an object of numbers"))});
    v.derived("loss_p_holm", row.lossAdjustedP);
    v.derived("verdict", accuracyVerdictName(row.verdict));
    v("size_bytes", row.size, Object{allOf(Message::mark("an object of byte counts"))});
    v.derived("latency_us", [&] { return writeFields(row.latency); });
    v("samples_us", row.samplesUs, kSamples);
    v("quantize_ms", row.quantizeMs);
    if (v.when(row.trainSeconds > 0)) v("train_seconds", row.trainSeconds);
    if constexpr (V::kReads) {
        if (row.correct > row.total) v.fail("correct", Message::tr("a whole number in range"));
        checkCounts(v, row);
        row.latency = summarize(row.samplesUs);
        if (row.plan.empty() && !findAccuracyMode(row.mode))
            v.fail({ErrorCode::BadInput, Message::tr("The study contains an unknown mode '%1'.").arg(row.mode),
                    Message::tr("Open it with a newer version of Quantoscope.")});
    }
}

template <class V> void fields(V& v, Visited<V, SensitivityCell>& cell)
{
    v("layer", cell.layer, Within{0, 1e9});
    v("mode", cell.mode);
    v.derived("output_sqnr_db", cell.output.sqnrDb);
    v("output_error", cell.output, Object{allOf(Message::mark("an object of numbers"))});
    if constexpr (V::kReads)
        if (!v.find("output_error")) { // as older versions wrote it: null stands for an exact output
            cell.output.sqnrDb = std::numeric_limits<double>::infinity();
            v("output_sqnr_db", cell.output.sqnrDb);
        }
    v("loss_difference", cell.lossDifference, Object{allOf(Message::mark("an object of numbers"))});
    v("correct_difference", cell.correctDifference, Within{-9e15, 9e15});
    v("bytes", cell.bytes, kCount);
    v("items", cell.items, kCount);
}

template <class V> void fields(V& v, Visited<V, ModePair>& pair)
{
    v("from", pair.from);
    v("to", pair.to);
    v("gained", pair.gained, kCount);
    v("lost", pair.lost, kCount);
    v("total", pair.total, kCount);
    v.derived("p", pair.p);
    v.derived("p_holm", pair.adjustedP);
    v.derived("accuracy_difference", [&] { return proportionJson(pair.difference); });
    v("loss_difference", pair.lossDifference, Object{allOf(Message::mark("an object of numbers"))});
    v.derived("verdict", accuracyVerdictName(pair.verdict));
    if constexpr (V::kReads) checkCounts(v, pair);
}

template <class V> void fields(V& v, Visited<V, TrainingCurve>& curve)
{
    v("mode", curve.mode);
    v("epoch", curve.epoch, kNumbers);
    v("loss", curve.loss, kNumbers);
    v("accuracy", curve.accuracy, kNumbers);
    v("check_epoch", curve.checkEpoch, kNumbers);
    v("check_loss", curve.checkLoss, kNumbers);
    v("check_accuracy", curve.checkAccuracy, kNumbers);
    v("seconds", curve.seconds);
    v("planned_epochs", curve.plannedEpochs, Within{0, 1e6});
    if constexpr (V::kReads) {
        if (curve.loss.size() != curve.epoch.size() || curve.accuracy.size() != curve.epoch.size())
            v.fail("epoch", Message::tr("as long as loss and accuracy"));
        if (curve.checkLoss.size() != curve.checkEpoch.size() || curve.checkAccuracy.size() != curve.checkEpoch.size())
            v.fail("check_epoch", Message::tr("as long as check_loss and check_accuracy"));
    }
}

template <class V> void fields(V& v, Visited<V, StudiedLayer>& layer)
{
    v("name", layer.name);
    v("in", layer.in, kCount);
    v("out", layer.out, kCount);
}

template <class V> void fields(V& v, Visited<V, AccuracyStudySpec>& spec)
{
    v("data", spec.data);
    v("classes", spec.classes, Within{1, 1e6});
    v("train", spec.trainCount, kCount);
    v("calibration", spec.calibrationCount, kCount);
    v("test", spec.testCount, kCount);
    v("model", spec.model);
    v("modes", spec.modes);
    v("epochs", spec.epochs, Within{0, 1e6});
    v("qat_epochs", spec.qatEpochs, Within{0, 1e6});
    v("seed", spec.seed, Within{0, static_cast<double>(kMaxSeed)});
    v("outliers", spec.outliers);
    v("group_size", spec.groupSize, Within{0, 1e6});
    v("sensitivity", spec.sensitivity);
    v("batch", spec.batch, Within{1, 1e9});
    v("iterations", spec.iterations, Within{1, 1e9});
    placeFields(v, spec);
}

template <class V> void fields(V& v, Visited<V, AccuracyStudyResult>& result)
{
    studyHead(v, kAccuracyStudyKind, result, accuracyStudySpecFromJson);
    v("data", result.data);
    v("model", result.model);
    v("class_names", result.classNames);
    v("layers", result.layers, List{at("layers[]")});
    v("training", result.training, List{at("training[]")});
    v("rows", result.rows, List{at("rows[]")});
    v("plans", result.plans, List{at("rows[]")});
    v("sensitivity", result.cells, List{at("sensitivity[]")});
    v("pairs", result.pairs, List{at("pairs[]")});
    v("aa_band", result.aaBand);
    studyEnd(v, result);
    if constexpr (V::kReads)
        for (const SensitivityCell& cell : result.cells)
            if (static_cast<std::size_t>(cell.layer) >= result.layers.size())
                v.fail(wrongField("sensitivity[].layer", Message::tr("a whole number in range")));
}

namespace {

/// Speed against the baseline, which is not stored: it follows from the samples.
void compareSpeeds(AccuracyStudyResult& result)
{
    if (result.rows.empty()) return;
    const ModeRow& baseline = result.rows.front();
    for (std::vector<ModeRow>* rows : {&result.rows, &result.plans})
        for (ModeRow& row : *rows)
            if (&row != &baseline && !row.samplesUs.empty())
                row.speed = compare(baseline.samplesUs, row.samplesUs,
                                    {.paired = rows == &result.rows, .aaBand = result.aaBand});
}

} // namespace

Json toJson(const SizeLedger& size) { return writeFields(size); }

Result<SizeLedger> sizeLedgerFromJson(const nlohmann::json& json) { return readFields<SizeLedger>(json, "size"); }

Json toJson(const AccuracyStudySpec& spec) { return writeFields(spec); }

Result<AccuracyStudySpec> accuracyStudySpecFromJson(const nlohmann::json& json)
{
    return specFromJson<AccuracyStudySpec>(json);
}

Json toJson(const AccuracyStudyResult& result) { return writeFields(result); }

bool looksLikeAccuracyStudy(const nlohmann::json& json) { return hasKind(json, kAccuracyStudyKind); }

Result<AccuracyStudyResult> accuracyStudyResultFromJson(const nlohmann::json& json)
{
    if (!looksLikeAccuracyStudy(json))
        return Error{ErrorCode::BadInput, Message::tr("This is not an accuracy study of Quantoscope."),
                     Message::tr("Choose a file written by 'quantoscope modes --json'.")};
    auto result = readFields<AccuracyStudyResult>(json, "study");
    if (!result) return result;
    judge(*result);
    compareSpeeds(*result);
    return result;
}

} // namespace qs
