// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/modes/tables.h"

#include "gpu/core/units.h"
#include "gpu/measure/text/speed_up.h"
#include "gpu/report/text/parts.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

NumberText signedText(double value, int decimals)
{
    const NumberText text = formatFixed(std::fabs(value), decimals);
    const bool zero = text.find_first_not_of("0.") == std::string::npos;
    return (zero ? "±" : value < 0 ? "−" : "+") + text;
}

std::string lossText(double loss) { return std::isfinite(loss) ? formatFixed(loss, 4) : dash(); }

/// '21.0 dB', 'exact', 'not judged', '21.0 dB with 63 destroyed'.
std::string outputText(const ErrorMetrics& error)
{
    const std::string text =
        error.exact() ? "exact" : sqnrText(error, 1) + (error.kind() == ErrorKind::Measured ? " dB" : "");
    return error.destroyed > 0 ? text + " with " + formatCount(error.destroyed) + " destroyed" : text;
}

bool isBaseline(const ModeRow& row) { return row.plan.empty() && row.mode == "fp32"; }

std::string sizeRatio(const ModeRow& row, const ModeRow& baseline)
{
    if (isBaseline(row) || baseline.size.total() == 0 || row.size.total() == 0) return dash();
    return signedText(100.0 * (static_cast<double>(row.size.total()) / static_cast<double>(baseline.size.total()) - 1),
                      1) +
           "%";
}

std::string latencyText(const ModeRow& row)
{
    return row.latency.n > 0 ? formatNumber(row.latency.p50, 4) + " [" + formatNumber(row.latency.medianLow, 4) + ", " +
                                   formatNumber(row.latency.medianHigh, 4) + "]"
                             : dash();
}

std::string speedText(const ModeRow& row) { return row.speed.n == 0 ? dash() : verdictCell(row.speed); }

std::vector<std::string> cells(const ModeRow& row, const ModeRow& baseline)
{
    if (!row.failed.empty()) {
        std::vector<std::string> all(11, dash());
        all[0] = rowTitle(row);
        all[10] = verdictText(row).english();
        return all;
    }
    const bool compared = !isBaseline(row);
    const std::string effective = row.effective.english();
    return {
        rowTitle(row),
        percentText(row.accuracy()) + " [" + formatFixed(100 * row.accuracyLow, 2) + ", " +
            formatFixed(100 * row.accuracyHigh, 2) + "]",
        compared ? pointsText(row.accuracyDifference.difference) + " (p " + pValueText(row.adjustedP) + ")" : dash(),
        lossText(row.loss),
        compared ? signedText(row.lossDifference.difference, 4) + " (p " + pValueText(row.lossAdjustedP) + ")" : dash(),
        kibText(row.size.total()),
        sizeRatio(row, baseline),
        latencyText(row),
        compared ? speedText(row) : dash(),
        effective + (row.simulated && effective.find("simulated") == std::string::npos ? " (simulated)" : ""),
        verdictText(row).english()};
}

std::string shortVerdict(const ModeRow& row)
{
    return !row.failed.empty() ? "failed" : isBaseline(row) ? "baseline" : accuracyVerdictWord(row.verdict);
}

std::vector<const ModeRow*> allRows(const AccuracyStudyResult& result)
{
    std::vector<const ModeRow*> all;
    for (const ModeRow& row : result.rows)
        all.push_back(&row);
    for (const ModeRow& plan : result.plans)
        all.push_back(&plan);
    return all;
}

std::string titleOf(const std::string& mode)
{
    const AccuracyMode* found = findAccuracyMode(mode);
    return found ? std::string(found->title) : mode;
}

} // namespace

NumberText percentText(double share) { return std::isfinite(share) ? formatFixed(100 * share, 2) + "%" : dash(); }
NumberText pointsText(double difference)
{
    return std::isfinite(difference) ? signedText(100 * difference, 2) : dash();
}
NumberText pValueText(double p)
{
    return !std::isfinite(p) ? dash() : p >= 0.001 ? formatFixed(p, 3) : p > 0 ? formatNumber(p, 2) : "0";
}

NumberText kibText(std::int64_t bytes)
{
    const double kib = static_cast<double>(bytes) / 1024;
    return formatFixed(kib, kib < 10 ? 2 : 1);
}

std::string rowTitle(const ModeRow& row) { return row.plan.empty() ? titleOf(row.mode) : row.mode; }

TextTable modeTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode",        "Accuracy [95%]",   "Δ points", "Loss",      "Δ loss", "Size KiB",
                    "vs baseline", "Latency µs [95%]", "Speed",    "Effective", "Verdict"};
    table.numeric = {false, true, true, true, true, true, true, true, false, false, false};
    for (const ModeRow* row : allRows(result))
        table.rows.push_back(cells(*row, result.rows.front()));
    return table;
}

TextTable modeSummaryTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode", "Accuracy [95%]", "Δ points", "p (Holm)", "Loss", "Δ loss",
                    "KiB",  "µs per call",    "Speed",    "Verdict",  ""};
    table.numeric = {false, true, true, true, true, true, true, true, false, false, false};
    for (const ModeRow* row : allRows(result)) {
        const bool compared = !isBaseline(*row) && row->failed.empty();
        std::vector<std::string> line(table.header.size(), dash());
        line[0] = rowTitle(*row);
        if (row->failed.empty()) {
            line[1] = percentText(row->accuracy()) + " [" + formatFixed(100 * row->accuracyLow, 2) + ", " +
                      formatFixed(100 * row->accuracyHigh, 2) + "]";
            line[4] = lossText(row->loss);
            line[6] = kibText(row->size.total());
            if (row->latency.n > 0) line[7] = formatNumber(row->latency.p50, 4);
        }
        if (compared) {
            line[2] = pointsText(row->accuracyDifference.difference);
            line[3] = pValueText(row->adjustedP);
            line[5] = signedText(row->lossDifference.difference, 4);
            line[8] = speedText(*row);
        }
        line[9] = shortVerdict(*row);
        line[10] = row->simulated ? "simulated" : row->failed.english();
        table.rows.push_back(std::move(line));
    }
    return table;
}

TextTable modePairTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode", "against", "Gained", "Lost", "Δ points", "p (Holm)", "Δ loss", "Verdict"};
    table.numeric = {false, false, true, true, true, true, true, false};
    for (const ModePair& pair : result.pairs)
        table.rows.push_back({titleOf(pair.to), titleOf(pair.from), formatCount(pair.gained), formatCount(pair.lost),
                              pointsText(pair.difference.difference), pValueText(pair.adjustedP),
                              signedText(pair.lossDifference.difference, 4),
                              accuracyVerdictText(pair.difference, pair.adjustedP).english()});
    return table;
}

TextTable ledgerTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode", "Payload", "Scales", "Zero points", "Unquantized", "Header", "Total bytes"};
    table.numeric = {false, true, true, true, true, true, true};
    for (const ModeRow* row : allRows(result)) {
        if (!row->failed.empty()) continue;
        std::vector<std::string> line{rowTitle(*row)};
        for (const std::int64_t bytes : {row->size.payload, row->size.scales, row->size.zeroPoints,
                                         row->size.unquantized, row->size.overhead, row->size.total()})
            line.push_back(formatCount(bytes));
        table.rows.push_back(std::move(line));
    }
    return table;
}

TextTable sensitivityTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode"};
    table.numeric = {false};
    for (const StudiedLayer& layer : result.layers) {
        table.header.push_back(layer.name);
        table.numeric.push_back(true);
    }
    for (const ModeRow& row : result.rows) {
        std::vector<std::string> line{rowTitle(row)};
        line.resize(table.header.size(), dash());
        bool any = false;
        for (const SensitivityCell& cell : result.cells) {
            if (cell.mode != row.mode) continue;
            any = true;
            line[static_cast<std::size_t>(cell.layer) + 1] = outputText(cell.output) + ", " +
                                                             signedText(cell.lossDifference.difference, 4) +
                                                             (cell.lossDifference.p < 0.05 ? "*" : "");
        }
        if (any) table.rows.push_back(std::move(line));
    }
    return table;
}

TextTable modeCostTable(const AccuracyStudyResult& result)
{
    TextTable table;
    table.header = {"Mode", "Calibrate and quantize", "Train"};
    table.numeric = {false, true, true};
    for (const ModeRow* row : allRows(result))
        if (row->failed.empty() && !isBaseline(*row))
            table.rows.push_back(
                {rowTitle(*row), formatDuration(Microseconds{1000 * row->quantizeMs}),
                 row->trainSeconds > 0 ? formatDuration(Microseconds{1e6 * row->trainSeconds}) : dash()});
    return table;
}

} // namespace qs
