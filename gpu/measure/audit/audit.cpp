// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/audit.h"

#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <cmath>

namespace qs {

std::string_view codeName(AuditCode code)
{
    switch (code) {
    case AuditCode::OneSampleOwnsVariance:
        return "ONE_SAMPLE_OWNS_VARIANCE";
    case AuditCode::RowsAgreeOnN:
        return "ROWS_AGREE_ON_N";
    case AuditCode::SpeedupDoesNotFollow:
        return "SPEEDUP_IS_WARMUP_ARTEFACT";
    case AuditCode::DerivedMismatch:
        return "DERIVED_MISMATCH";
    case AuditCode::PerElementMismatch:
        return "PER_ELEMENT_MISMATCH";
    case AuditCode::PerElementOrder:
        return "PER_ELEMENT_ORDER";
    case AuditCode::AccuracyGranularity:
        return "ACCURACY_GRANULARITY";
    case AuditCode::AccuracyNotResolved:
        return "ACCURACY_NOT_RESOLVED";
    case AuditCode::TinyModel:
        return "TINY_MODEL";
    case AuditCode::SimulatedMode:
        return "SIMULATED_MODE";
    case AuditCode::PlaceholderFigures:
        return "PLACEHOLDER_FIGURES";
    case AuditCode::ImpossibleSummary:
        return "IMPOSSIBLE_SUMMARY";
    case AuditCode::AbovePeak:
        return "ABOVE_PEAK";
    case AuditCode::VerdictWithinNoise:
        return "VERDICT_WITHIN_NOISE";
    case AuditCode::TimerSteps:
        return "TIMER_STEPS";
    }
    return "";
}

Message explanation(AuditCode code)
{
    switch (code) {
    case AuditCode::OneSampleOwnsVariance:
        return Message::tr(
            "No sample can be more than √(n − 1) standard deviations above the mean (Samuelson), and this limit is "
            "reached only if all other samples are equal. The printed mean, deviation and maximum reach it, which "
            "determines n and the mean of the other samples. The outlier is usually the first, cold run. Publish the "
            "median with an interval, and report the warm-up separately.");
    case AuditCode::RowsAgreeOnN:
        return Message::tr("Rows measured separately yield the same number of samples. This rarely happens by chance, "
                           "so each row probably contains one cold run among that many samples.");
    case AuditCode::SpeedupDoesNotFollow:
        return Message::tr(
            "The ratio of means is dominated by one slow sample. Without that sample, the ratio of the steady means "
            "and of the minima is much smaller. Publish the ratio of medians of interleaved runs with its interval.");
    case AuditCode::DerivedMismatch:
        return Message::tr(
            "The column can be computed from other columns within their rounding, and the result differs. Derived "
            "figures should be computed by the program that writes the table, not entered by hand.");
    case AuditCode::PerElementMismatch:
        return Message::tr(
            "Time divided by the number of elements gives a different figure. A factor of 1000 indicates a unit error: "
            "microseconds divided by millions of elements are picoseconds, not nanoseconds.");
    case AuditCode::PerElementOrder:
        return Message::tr("The size that is most efficient according to the printed figures is the least efficient "
                           "one when recomputed, or vice versa. The conclusion drawn from the column is reversed.");
    case AuditCode::AccuracyGranularity:
        return Message::tr(
            "An accuracy over n items is a multiple of 1/n. All figures of the column are multiples of the same 1/n, "
            "which is unlikely to be a coincidence. The standard error is √(p(1 − p)/n). On the same items, the "
            "McNemar test requires at least 6 items that changed in one direction.");
    case AuditCode::AccuracyNotResolved:
        return Message::tr(
            "The difference is within the variation that the same model shows on another set of as many items, so it "
            "does not rank the models. Use more items, or a paired test on the same items.");
    case AuditCode::TinyModel:
        return Message::tr("In a file of a few kilobytes, names and headers take more space than the weights. Ratios "
                           "of such sizes do not apply to real models.");
    case AuditCode::SimulatedMode:
        return Message::tr("According to the text, the arithmetic that ran differs from the one in the row's name. "
                           "Label such a row as simulated.");
    case AuditCode::PlaceholderFigures:
        return Message::tr(
            "Measured times do not have consecutive digits. Such figures are placeholders that were entered by hand.");
    case AuditCode::ImpossibleSummary:
        return Message::tr("No series of samples can have all of these figures. At least one of them was mistyped or "
                           "comes from a different run.");
    case AuditCode::AbovePeak:
        return Message::tr("Nothing exceeds the peak of the device. Bytes or operations were counted that did not "
                           "happen, data came from a cache, the time is too short, or the peak is that of another "
                           "device or data type.");
    case AuditCode::VerdictWithinNoise:
        return Message::tr("A change that is smaller than the relative deviation of the measurements is no evidence. "
                           "Measure both in the same rounds and publish the interval of their ratio.");
    case AuditCode::TimerSteps:
        return Message::tr("The timer tells times apart only by whole steps, so differences of less than a step are "
                           "not resolved. Time several launches together, or use a finer timer.");
    }
    return {};
}

std::optional<OwnedVariance> ownedVariance(double mean, double sd, double max, double halfWidth,
                                           std::optional<std::int64_t> n)
{
    const double r = halfWidth;
    if (!(sd > 20 * r) || !(sd > 0)) return std::nullopt;
    const double low = 1 + std::pow((max - r - mean - r) / (sd + r), 2),
                 high = 1 + std::pow((max + r - mean + r) / (sd - r), 2);
    double k = std::max(5.0, std::ceil(low));
    if (n) {
        if (*n < 2 || !(0.95 * static_cast<double>(*n) <= high && low <= 1.05 * static_cast<double>(*n)))
            return std::nullopt;
        k = static_cast<double>(*n);
    } else if (!(k <= high && k <= 10'000))
        return std::nullopt;
    const double from = (k * (mean - r) - (max + r)) / (k - 1), to = (k * (mean + r) - (max - r)) / (k - 1);
    if (to <= 0 || max < 3 * to) return std::nullopt;
    const double middle = (from + to) / 2;
    return OwnedVariance{static_cast<std::int64_t>(k), {from, to}, middle > 0 ? mean / middle : 0};
}

NumberText figure(double value, int digits)
{
    const double size = std::abs(value);
    if (!std::isfinite(value) || size == 0 || size < 1e-9 || size >= 1e9) return formatNumber(value, digits);
    const int decimals = std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(size))), 0, 12);
    return formatFixed(value, decimals);
}

NumberText timesRange(double low, double high)
{
    if (high >= 100) return formatFixed(low, 0) + "–" + formatFixed(high, 0) + "×";
    return formatFixed(low, 2) + "–" + formatFixed(high, 2) + "×";
}

AuditFinding findingAt(AuditCode code, const PublishedTable& table, const PublishedRow& row)
{
    AuditFinding finding;
    finding.code = code;
    finding.table = table.number;
    finding.tableTitle = printable(table.title, 120);
    finding.line = row.line;
    finding.row = printable(row.label, 80);
    return finding;
}

Message placeOf(const AuditFinding& finding)
{
    if (finding.table == 0) return Message::tr("Line %1").arg(finding.line);
    const Message table = finding.tableTitle.empty()
                              ? Message::tr("Table %1").arg(finding.table)
                              : Message::tr("Table %1 (%2)").arg(finding.table, finding.tableTitle);
    return finding.row.empty() ? table : Message::tr("%1, row \"%2\"").arg(table, finding.row);
}

std::size_t referenceRow(const PublishedTable& table)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (!table.columns[c].isDerived) continue;
        for (std::size_t r = 0; r < table.rows.size(); ++r)
            if (!isBlankCell(table.rows[r].cells[c]) &&
                isReferenceCell(table.rows[r].cells[c], table.rows[r].numbers[c]))
                return r;
    }
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const std::string label = lowerCase(table.rows[r].label);
        if (label.find("baseline") != std::string::npos || label.find("reference") != std::string::npos) return r;
    }
    return 0;
}

Result<AuditResult> audit(std::string_view text, PublishedForm form)
{
    return guarded(Message::mark("the audit"), [&]() -> Result<AuditResult> {
        const auto published = readPublished(text, form);
        if (!published) return published.error();
        AuditResult result;
        result.tables = static_cast<int>(published->tables.size());
        for (const PublishedTable& table : published->tables)
            result.rows += static_cast<int>(table.rows.size());
        auditSummaries(*published, result.findings);
        for (const PublishedTable& table : published->tables) {
            auditDerived(table, result.findings);
            auditRelated(table, result.findings);
            auditBounds(table, result.findings);
            auditTimerSteps(table, result.findings);
        }
        const SentencesRead read = auditSentences(*published, result.findings);
        result.sentences = read.checked;
        result.unchecked = read.unchecked;
        auditElements(*published, result.findings);
        auditAccuracies(*published, result.findings);
        auditWords(*published, result.findings);
        std::ranges::stable_sort(result.findings, {}, &AuditFinding::line);
        return result;
    });
}

} // namespace qs
