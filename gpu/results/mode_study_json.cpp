// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/mode_study.h"
#include "gpu/results/study_json.h"
#include "gpu/spec/seed.h"

#include <limits>

namespace qs {

using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kModeStudyKind = "quantoscope-mode-study";

Json ledgerJson(const SizeLedger& size)
{
    return {{"payload", size.payload},         {"scales", size.scales},     {"zero_points", size.zeroPoints},
            {"unquantized", size.unquantized}, {"overhead", size.overhead}, {"total", size.total()}};
}

Json proportionJson(const PairedProportion& d)
{
    return {{"difference", numberOrNull(d.difference)},
            {"low95", numberOrNull(d.low95)},
            {"high95", numberOrNull(d.high95)},
            {"low90", numberOrNull(d.low90)},
            {"high90", numberOrNull(d.high90)}};
}

Json rowJson(const ModeRow& row)
{
    Json j = {{"mode", row.mode}, {"effective", row.effective}, {"simulated", row.simulated}};
    if (!row.plan.empty()) j["plan"] = row.plan;
    if (!row.failed.empty()) j["failed"] = row.failed;
    j["correct"] = row.correct;
    j["total"] = row.total;
    j["accuracy"] = numberOrNull(row.accuracy());
    j["accuracy_low"] = numberOrNull(row.accuracyLow);
    j["accuracy_high"] = numberOrNull(row.accuracyHigh);
    j["loss"] = numberOrNull(row.loss);
    j["gained"] = row.gained;
    j["lost"] = row.lost;
    j["p"] = numberOrNull(row.p);
    j["p_holm"] = numberOrNull(row.adjustedP);
    j["accuracy_difference"] = proportionJson(row.accuracyDifference);
    j["loss_difference"] = differenceJson(row.lossDifference);
    j["loss_p_holm"] = numberOrNull(row.lossAdjustedP);
    j["verdict"] = accuracyVerdictName(row.verdict);
    j["size_bytes"] = ledgerJson(row.size);
    j["latency_us"] = latencyJson(row.latency);
    j["samples_us"] = floatsJson(row.samplesUs);
    j["quantize_ms"] = numberOrNull(row.quantizeMs);
    if (row.trainSeconds > 0) j["train_seconds"] = numberOrNull(row.trainSeconds);
    return j;
}

Json cellJson(const SensitivityCell& cell)
{
    return {{"layer", cell.layer},
            {"mode", cell.mode},
            {"output_sqnr_db", numberOrNull(cell.output.sqnrDb)},
            {"output_error", errorJson(cell.output)},
            {"loss_difference", differenceJson(cell.lossDifference)},
            {"correct_difference", cell.correctDifference},
            {"bytes", cell.bytes},
            {"items", cell.items}};
}

Json pairJson(const ModePair& pair)
{
    return {{"from", pair.from},
            {"to", pair.to},
            {"gained", pair.gained},
            {"lost", pair.lost},
            {"total", pair.total},
            {"p", numberOrNull(pair.p)},
            {"p_holm", numberOrNull(pair.adjustedP)},
            {"accuracy_difference", proportionJson(pair.difference)},
            {"loss_difference", differenceJson(pair.lossDifference)},
            {"verdict", accuracyVerdictName(pair.verdict)}};
}

Json curveJson(const TrainingCurve& curve)
{
    return {{"mode", curve.mode},
            {"epoch", curve.epoch},
            {"loss", floatsJson(curve.loss)},
            {"accuracy", floatsJson(curve.accuracy)},
            {"check_epoch", curve.checkEpoch},
            {"check_loss", floatsJson(curve.checkLoss)},
            {"check_accuracy", floatsJson(curve.checkAccuracy)},
            {"seconds", numberOrNull(curve.seconds)},
            {"planned_epochs", curve.plannedEpochs}};
}

void readLedger(ObjectReader& in, SizeLedger& size)
{
    const auto* json = in.find("size_bytes");
    if (!json) return;
    ObjectReader l(*json, "rows[].size_bytes");
    l.readInt("payload", size.payload, 0, kManyItems);
    l.readInt("scales", size.scales, 0, kManyItems);
    l.readInt("zero_points", size.zeroPoints, 0, kManyItems);
    l.readInt("unquantized", size.unquantized, 0, kManyItems);
    l.readInt("overhead", size.overhead, 0, kManyItems);
    if (l.error()) in.fail("size_bytes", "an object of byte counts");
}

Result<ModeRow> modeRowFromJson(const nlohmann::json& json)
{
    ModeRow row;
    ObjectReader in(json, "rows[]");
    in.read("mode", row.mode);
    in.read("effective", row.effective);
    in.read("simulated", row.simulated);
    in.read("failed", row.failed);
    readTexts(in.find("plan"), row.plan);
    in.readInt("total", row.total, 0, kManyItems);
    in.readInt("correct", row.correct, 0, static_cast<double>(row.total));
    row.loss = std::numeric_limits<double>::quiet_NaN();
    in.read("loss", row.loss);
    in.readInt("gained", row.gained, 0, static_cast<double>(row.total));
    in.readInt("lost", row.lost, 0, static_cast<double>(row.total - row.gained));
    readLossDifference(in, row.lossDifference);
    readLedger(in, row.size);
    readSamples(in, "samples_us", row.samplesUs);
    row.latency = summarize(row.samplesUs);
    in.read("quantize_ms", row.quantizeMs);
    in.read("train_seconds", row.trainSeconds);
    if (in.error()) return *in.error();
    if (row.plan.empty() && !findStudyMode(row.mode))
        return Error{ErrorCode::BadInput, "The study has a mode '" + row.mode + "' that this program does not know.",
                     "Open it with a newer version of Quantoscope."};
    return row;
}

Result<SensitivityCell> cellFromJson(const nlohmann::json& json, std::size_t layers)
{
    SensitivityCell cell;
    ObjectReader in(json, "sensitivity[]");
    in.readInt("layer", cell.layer, 0, static_cast<double>(layers) - 1);
    in.read("mode", cell.mode);
    if (in.find("output_error")) {
        cell.output = readErrorMetrics(in, "output_error");
    } else { // as older versions wrote it: null stands for an exact output
        cell.output.sqnrDb = std::numeric_limits<double>::infinity();
        in.read("output_sqnr_db", cell.output.sqnrDb);
    }
    readLossDifference(in, cell.lossDifference);
    in.readInt("correct_difference", cell.correctDifference, -kManyItems, kManyItems);
    in.readInt("bytes", cell.bytes, 0, kManyItems);
    in.readInt("items", cell.items, 0, kManyItems);
    if (in.error()) return *in.error();
    return cell;
}

Result<ModePair> pairFromJson(const nlohmann::json& json)
{
    ModePair pair;
    ObjectReader in(json, "pairs[]");
    in.read("from", pair.from);
    in.read("to", pair.to);
    in.readInt("total", pair.total, 0, kManyItems);
    in.readInt("gained", pair.gained, 0, static_cast<double>(pair.total));
    in.readInt("lost", pair.lost, 0, static_cast<double>(pair.total - pair.gained));
    readLossDifference(in, pair.lossDifference);
    if (in.error()) return *in.error();
    return pair;
}

Result<TrainingCurve> curveFromJson(const nlohmann::json& json)
{
    TrainingCurve curve;
    ObjectReader in(json, "training[]");
    in.read("mode", curve.mode);
    readNumbers(in, "epoch", curve.epoch);
    readNumbers(in, "loss", curve.loss);
    readNumbers(in, "accuracy", curve.accuracy);
    readNumbers(in, "check_epoch", curve.checkEpoch);
    readNumbers(in, "check_loss", curve.checkLoss);
    readNumbers(in, "check_accuracy", curve.checkAccuracy);
    in.read("seconds", curve.seconds);
    in.readInt("planned_epochs", curve.plannedEpochs, 0, 1e6);
    if (curve.loss.size() != curve.epoch.size() || curve.accuracy.size() != curve.epoch.size())
        in.fail("epoch", "as long as loss and accuracy");
    if (curve.checkLoss.size() != curve.checkEpoch.size() || curve.checkAccuracy.size() != curve.checkEpoch.size())
        in.fail("check_epoch", "as long as check_loss and check_accuracy");
    if (in.error()) return *in.error();
    return curve;
}

Result<StudiedLayer> layerFromJson(const nlohmann::json& json)
{
    StudiedLayer layer;
    ObjectReader in(json, "layers[]");
    in.read("name", layer.name);
    in.readInt("in", layer.in, 0, kManyItems);
    in.readInt("out", layer.out, 0, kManyItems);
    if (in.error()) return *in.error();
    return layer;
}

/// Speed against the baseline, which is not stored: it follows from the samples.
void compareSpeeds(ModeStudyResult& result)
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

Json toJson(const ModeStudySpec& spec)
{
    return {{"data", spec.data},
            {"classes", spec.classes},
            {"train", spec.trainCount},
            {"calibration", spec.calibrationCount},
            {"test", spec.testCount},
            {"model", spec.model},
            {"modes", spec.modes},
            {"epochs", spec.epochs},
            {"qat_epochs", spec.qatEpochs},
            {"seed", spec.seed},
            {"outliers", spec.outliers},
            {"group_size", spec.groupSize},
            {"sensitivity", spec.sensitivity},
            {"batch", spec.batch},
            {"iterations", spec.iterations},
            {"backend", backendName(spec.backend)},
            {"device", spec.device}};
}

Result<ModeStudySpec> modeStudySpecFromJson(const nlohmann::json& json)
{
    ModeStudySpec spec;
    ObjectReader in(json, "spec");
    in.read("data", spec.data);
    in.readInt("classes", spec.classes, 1, 1e6);
    in.readInt("train", spec.trainCount, 0, kManyItems);
    in.readInt("calibration", spec.calibrationCount, 0, kManyItems);
    in.readInt("test", spec.testCount, 0, kManyItems);
    in.read("model", spec.model);
    readTexts(in.find("modes"), spec.modes);
    in.readInt("epochs", spec.epochs, 0, 1e6);
    in.readInt("qat_epochs", spec.qatEpochs, 0, 1e6);
    in.readInt("seed", spec.seed, 0, static_cast<double>(kMaxSeed));
    in.read("outliers", spec.outliers);
    in.readInt("group_size", spec.groupSize, 0, 1e6);
    in.read("sensitivity", spec.sensitivity);
    in.readInt("batch", spec.batch, 1, 1e9);
    in.readInt("iterations", spec.iterations, 1, 1e9);
    readPlace(in, spec.backend, spec.device);
    if (in.error()) return *in.error();
    return validOfFile(std::move(spec));
}

Json toJson(const ModeStudyResult& result)
{
    Json j = studyHead(kModeStudyKind, result);
    j["data"] = result.data;
    j["model"] = result.model;
    j["class_names"] = result.classNames;
    for (const char* list : {"layers", "training", "rows", "plans", "sensitivity", "pairs"})
        j[list] = Json::array();
    for (const StudiedLayer& layer : result.layers)
        j["layers"].push_back({{"name", layer.name}, {"in", layer.in}, {"out", layer.out}});
    for (const TrainingCurve& curve : result.training)
        j["training"].push_back(curveJson(curve));
    for (const ModeRow& row : result.rows)
        j["rows"].push_back(rowJson(row));
    for (const ModeRow& plan : result.plans)
        j["plans"].push_back(rowJson(plan));
    for (const SensitivityCell& cell : result.cells)
        j["sensitivity"].push_back(cellJson(cell));
    for (const ModePair& pair : result.pairs)
        j["pairs"].push_back(pairJson(pair));
    j["aa_band"] = numberOrNull(result.aaBand);
    writeStudyEnd(j, result);
    return j;
}

bool looksLikeModeStudy(const nlohmann::json& json) { return hasKind(json, kModeStudyKind); }

Result<ModeStudyResult> modeStudyResultFromJson(const nlohmann::json& json)
{
    if (!looksLikeModeStudy(json))
        return Error{ErrorCode::BadInput, "This is no mode study of Quantoscope.",
                     "Choose a file that 'quantoscope modes --json' wrote."};
    ModeStudyResult result;
    ObjectReader in(json, "study");
    if (auto head = readStudyHead(in, result, modeStudySpecFromJson); !head) return head.error();
    in.read("data", result.data);
    in.read("model", result.model);
    readTexts(in.find("class_names"), result.classNames);
    if (auto r = readList(in, "layers", result.layers, layerFromJson); !r) return r.error();
    if (auto r = readList(in, "training", result.training, curveFromJson); !r) return r.error();
    if (auto r = readList(in, "rows", result.rows, modeRowFromJson); !r) return r.error();
    if (auto r = readList(in, "plans", result.plans, modeRowFromJson); !r) return r.error();
    const auto cell = [&](const nlohmann::json& one) { return cellFromJson(one, result.layers.size()); };
    if (auto r = readList(in, "sensitivity", result.cells, cell); !r) return r.error();
    if (auto r = readList(in, "pairs", result.pairs, pairFromJson); !r) return r.error();
    in.read("aa_band", result.aaBand);
    readStudyEnd(in, result);
    if (in.error()) return *in.error();
    judge(result);
    compareSpeeds(result);
    return result;
}

} // namespace qs
