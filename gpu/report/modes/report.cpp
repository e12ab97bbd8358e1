// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/modes/report.h"

#include "gpu/core/units.h"
#include "gpu/measure/proportion.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/modes/tables.h"
#include "gpu/report/text/parts.h"
#include "gpu/report/text/setup.h"

#include <algorithm>

namespace qs {

namespace {

std::string methodology(const AccuracyStudyResult& result)
{
    std::string out = "| What | |\n| --- | --- |\n";
    appendRow(out, "Model", result.model.english());
    appendRow(out, "Data", result.data.english() + ". The three splits have no item in common.");
    appendRow(out, "Classes", std::to_string(result.classNames.size()));
    appendRow(out, "Seed",
              std::to_string(result.spec.seed) + " (data, first weights, order of items, order of measuring)");
    appendRow(out, "Accuracy",
              "correct items of the test split, Wilson interval; differences on the same items with the exact McNemar "
              "test, Tango intervals");
    appendRow(out, "Loss",
              "cross-entropy, mean over the test split; differences with a paired bootstrap (BCa, 2,000 resamples)");
    appendRow(out, "Verdicts",
              "p Holm-adjusted over the modes; equivalent: two one-sided tests at 5%, that is, the 90% interval is "
              "within ±0.5 points");
    appendRow(out, "Size", "size of the safetensors file written when the model is saved in this mode");
    appendRow(
        out, "Latency",
        "microseconds per call of " + formatCount(result.spec.batch) +
            " items, complete forward passes, modes interleaved in rounds of random order; speed with the sign test of "
            "the paired ratios; the baseline, measured twice in each round, differed from itself by up to " +
            formatFixed(100 * result.aaBand, 2) + "%");
    appendRow(out, "QAT",
              "continues from the baseline for " + std::to_string(result.spec.qatEpochs) +
                  " epochs, so it has processed the training items more often than the other modes");
    out += "\n| Mode | Description |\n| --- | --- |\n";
    for (const ModeRow& row : result.rows)
        if (const AccuracyMode* mode = findAccuracyMode(row.mode))
            appendRow(out, std::string(mode->title), std::string(mode->explanation));
    return out + "\n";
}

std::string results(const AccuracyStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out = modeTable(result).markdown() + "\n";
    for (const char* name : {"accuracy_by_mode.png", "loss_by_mode.png", "model_size.png", "pareto.png"})
        out += pictureText(pictures, name);
    if (const TextTable pairs = modePairTable(result); !pairs.rows.empty())
        out += "### Comparison of modes\n\n" + pairs.markdown() +
               "\nEach pair was compared on the same test items; p Holm-adjusted over the pairs.\n\n";
    const TextTable costs = modeCostTable(result);
    return costs.rows.empty()
               ? out
               : out + "### Preparation time\n\n" + costs.markdown() +
                     "\nFor modes that use calibration inputs, the time includes the pass that collects them.\n\n";
}

/// What the verdicts of one mode say, and nothing beyond them.
std::string analysisOf(const ModeRow& row, const ModeRow& baseline)
{
    std::string out = "**" + escapeMarkdown(rowTitle(row)) + "**\n\n";
    if (!row.failed.empty()) return out + "- Failed: " + escapeMarkdown(row.failed.english()) + "\n\n";
    std::vector<std::string> lines{"Accuracy: " + verdictText(row).english() + "; " + formatCount(row.gained) +
                                   " items became correct, " + formatCount(row.lost) + " wrong."};
    if (row.lossDifference.n > 0)
        lines.push_back("Loss: " +
                        std::string(row.lossAdjustedP >= 0.05           ? "no difference shown"
                                    : row.lossDifference.difference > 0 ? "higher"
                                                                        : "lower") +
                        " (Δ " + formatFixed(row.lossDifference.difference, 4) + ", 95% " +
                        formatFixed(row.lossDifference.low, 4) + " to " + formatFixed(row.lossDifference.high, 4) +
                        ").");
    const auto share = [](std::int64_t part, std::int64_t whole) {
        return formatFixed(100.0 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(1, whole)),
                           1) +
               "%";
    };
    lines.push_back("Size: " + formatCount(row.size.total()) + " bytes, " +
                    share(row.size.total(), baseline.size.total()) + " of the baseline; scales and zero points are " +
                    share(row.size.scales + row.size.zeroPoints, row.size.total()) +
                    " of the file, unquantized tensors and the header " +
                    share(row.size.unquantized + row.size.overhead, row.size.total()) + ".");
    lines.push_back("Ran as: " + escapeMarkdown(row.effective.english()) +
                    (row.simulated ? "; the latency is that of the simulation." : "."));
    if (row.speed.n > 0 && !row.simulated)
        lines.push_back("Speed-up over the baseline: " + verdictText(row.speed).english() + ".");
    return out + bulletsText(lines);
}

std::string analysis(const AccuracyStudyResult& result)
{
    std::string out;
    for (const ModeRow& row : result.rows)
        if (&row != result.baseline()) out += analysisOf(row, result.rows.front());
    return out;
}

std::string sizes(const AccuracyStudyResult& result)
{
    return ledgerTable(result).markdown() +
           "\nPayload: codes of quantized weights (baseline: the weights). Unquantized: biases, norms, embeddings, "
           "shapes and layers that a plan does not quantize. Header: names, shapes and the model configuration at the "
           "beginning of the file. The total is the size of the file.\n\n";
}

std::string sensitivity(const AccuracyStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    const TextTable table = sensitivityTable(result);
    if (table.rows.empty()) return {};
    return "One layer at a time is quantized, all others are FP32. Shown are the signal-to-noise ratio of the output "
           "of that layer and the change of the model's loss, with * if its 95% interval excludes 0 (not corrected for "
           "the number of cells). Measured on " +
           formatCount(result.cells.front().items) +
           " items of the calibration split, so that plans derived from it are evaluated on independent test "
           "items.\n\n" +
           table.markdown() + "\n" + pictureText(pictures, "sensitivity.png");
}

std::string plans(const AccuracyStudyResult& result)
{
    std::string out;
    for (const ModeRow& plan : result.plans) {
        std::string layers;
        for (std::size_t i = 0; i < plan.plan.size() && i < result.layers.size(); ++i)
            layers += (i == 0 ? "" : ", ") + result.layers[i].name + " " + plan.plan[i];
        out += "- " +
               escapeMarkdown(plan.mode + ": " + layers + "; " + formatCount(plan.size.total()) + " bytes, " +
                              percentText(plan.accuracy()) + ", " + verdictText(plan).english() + ".") +
               "\n";
    }
    return out.empty()
               ? out
               : out + "\nSuggested plans minimize the sum over their layers of the largest plausible change of the "
                       "loss, the upper end of the interval of each cell. Their rows above are measured.\n\n";
}

std::string training(const AccuracyStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out;
    for (const TrainingCurve& curve : result.training) {
        if (curve.checkLoss.empty()) continue;
        const AccuracyMode* mode = findAccuracyMode(curve.mode);
        out += "- " + escapeMarkdown(mode ? std::string(mode->title) : curve.mode) + ": " +
               countedText(static_cast<std::int64_t>(curve.checkEpoch.size()), "epoch", "epochs") + " in " +
               formatDuration(Microseconds{1e6 * curve.seconds}) + "; on the calibration split at the end loss " +
               formatFixed(curve.checkLoss.back(), 4) + ", accuracy " + percentText(curve.checkAccuracy.back()) + "\n";
    }
    return out.empty() ? out : out + "\n" + pictureText(pictures, "training.png");
}

/// What the published figures could and could not say, with what this run has in their place.
std::string published(const AccuracyStudyResult& result)
{
    const ModeRow *baseline = result.row("fp32"), *int8 = result.row("int8-dynamic"), *qat = result.row("qat-int8");
    if (!result.model.english().starts_with("tiny") || !baseline || !int8 || baseline->total == 0 ||
        !int8->failed.empty())
        return {};
    const auto percent = [](double share) { return formatFixed(100 * share, 1); };
    const ProportionInterval six = wilsonInterval(6, 8), three = wilsonInterval(3, 8);
    std::string out = "The original comparison had four modes (BASELINE, INT8, FP8, QAT) of a model of 2.7 KB, with "
                      "accuracies of 0.750, 0.750, 0.750 and 0.375, which are multiples of one eighth.\n\n";
    out += "A comparison of 0.750 with 0.750 is not meaningful on 8 items. If 6 of 8 items are correct, the 95% "
           "interval is " +
           percent(six.low) + " to " + percent(six.high) + "%; for 3 of 8 it is " + percent(three.low) + " to " +
           percent(three.high) + "%. The intervals overlap. Here, " + formatCount(baseline->total) +
           " items give the baseline " + percentText(baseline->accuracy()) + " (" + percent(baseline->accuracyLow) +
           " to " + percent(baseline->accuracyHigh) + "), and INT8 is " + escapeMarkdown(verdictText(*int8).english()) +
           ".\n\n";
    const std::int64_t rest = int8->size.total() - int8->size.payload;
    out += "Most of such a small file is not weights. INT8 reduces the weights from " +
           formatCount(baseline->size.payload) + " to " + formatCount(int8->size.payload) +
           " bytes, exactly a quarter, but scales (" + formatCount(int8->size.scales) + "), biases (" +
           formatCount(int8->size.unquantized) + ") and the header (" + formatCount(int8->size.overhead) + ") are " +
           formatCount(rest) + " bytes, " +
           formatFixed(100.0 * static_cast<double>(rest) / static_cast<double>(int8->size.total()), 0) +
           "% of the file. A container with more metadata can even become larger, as in the published case (2.7 → 3.0 "
           "KB).\n\n";
    if (qat && qat->failed.empty() && qat->total > 0)
        out += "In the original comparison, QAT dropped to 0.375; according to its notes, it was evaluated with "
               "dynamic quantization, which differs from its training. Here, QAT INT8 is trained with the same "
               "rounding that is used for evaluation: its loss is " +
               formatFixed(qat->loss, 4) + " against " + formatFixed(baseline->loss, 4) + " for the baseline and " +
               formatFixed(int8->loss, 4) + " for INT8 without training, and its accuracy is " +
               escapeMarkdown(verdictText(*qat).english()) + ".\n\n";
    return out;
}

} // namespace

std::string writeModeReport(const AccuracyStudyResult& result, const std::vector<ReportPicture>& pictures)
{
    std::string out = "# Quantization modes: accuracy, loss, size and time\n\n" +
                      escapeMarkdown(result.model.english() + " on " + result.data.english()) + ".\n\n";
    if (!result.stopReason.empty()) out += "Ended early: " + escapeMarkdown(result.stopReason.english()) + ".\n\n";
    out += sectionText("Findings", bulletsText(modeFindings(result)));
    out += sectionText("Environment", environmentText(result));
    out += sectionText("Methodology", methodology(result));
    if (!result.rows.empty()) {
        out += sectionText("Results", results(result, pictures));
        out += sectionText("Analysis", analysis(result));
        out += sectionText("Exact size", sizes(result));
    }
    out += sectionText("Sensitivity of single layers", sensitivity(result, pictures));
    out += sectionText("Plans", plans(result));
    out += sectionText("Training", training(result, pictures));
    out += sectionText("The published case, reproduced", published(result));
    out += sectionText("Recommendations", bulletsText(modeRecommendations(result)));
    out += sectionText("Notes", bulletsText(result.notes));
    return out + otherPicturesText(pictures, kModePictures) +
           reproduceText(commandLine(result.spec), result.environment);
}

} // namespace qs
