// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/measure/audit/audit.h"

#include "gpu/core/units.h"
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
    }
    return "";
}

Message explanation(AuditCode code)
{
    switch (code) {
    case AuditCode::OneSampleOwnsVariance:
        return Message::tr("No sample can lie more than √(n − 1) standard deviations above the mean, and only a series "
                           "whose other samples are all equal reaches that (Samuelson). The printed mean, deviation "
                           "and maximum reach it, so n and the mean of the other samples follow. Most often the one "
                           "sample is a first, cold run. Publish the median with an interval, and the warm-up apart.");
    case AuditCode::RowsAgreeOnN:
        return Message::tr("Rows that were measured apart recover the same number of samples. By chance that would be "
                           "rare: it supports that each of them holds one cold run among that many.");
    case AuditCode::SpeedupDoesNotFollow:
        return Message::tr(
            "The ratio of means divides by one slow sample. Without it, on the recovered steady means, and on the "
            "minima, much less is left. Publish the ratio of medians of interleaved runs with its interval.");
    case AuditCode::DerivedMismatch:
        return Message::tr(
            "The column can be computed from the figures beside it, within their rounding, and comes out differently. "
            "Derived figures should be computed by the program that writes the table, not typed.");
    case AuditCode::PerElementMismatch:
        return Message::tr(
            "Time divided by the number of elements gives another figure. A factor of 1000 is a confusion of units: "
            "microseconds over millions of elements are picoseconds, not nanoseconds.");
    case AuditCode::PerElementOrder:
        return Message::tr("The size that looks most efficient in the printed figures is the least efficient one after "
                           "recomputing, or the other way round: the conclusion drawn from the column is reversed.");
    case AuditCode::AccuracyGranularity:
        return Message::tr("An accuracy over n items is a multiple of 1/n. All figures of the column are, for an n at "
                           "which chance would not explain it. The standard error is √(p(1 − p)/n); on the same items "
                           "the McNemar test needs at least 6 items that changed in one direction.");
    case AuditCode::AccuracyNotResolved:
        return Message::tr("The difference is within what the same model would show on other items of the same number. "
                           "It ranks nothing. More items, or a paired test on the same items, could decide.");
    case AuditCode::TinyModel:
        return Message::tr("In a file of a few kilobytes names and headers weigh more than the weights. Ratios of such "
                           "sizes say nothing about a real model.");
    case AuditCode::SimulatedMode:
        return Message::tr("The text itself says that another arithmetic ran than the row's name promises. Such a row "
                           "must be labelled as simulated.");
    case AuditCode::PlaceholderFigures:
        return Message::tr(
            "Measured times do not come as runs of consecutive digits. Such figures are examples that somebody typed.");
    case AuditCode::ImpossibleSummary:
        return Message::tr("No series of samples can have these figures together. At least one of them was mistyped or "
                           "comes from another run.");
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

std::string figure(double value, int digits)
{
    const double size = std::abs(value);
    if (!std::isfinite(value) || size == 0 || size < 1e-9 || size >= 1e9) return formatNumber(value, digits);
    const int decimals = std::clamp(digits - 1 - static_cast<int>(std::floor(std::log10(size))), 0, 12);
    return formatFixed(value, decimals);
}

std::string timesRange(double low, double high)
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
        for (const PublishedTable& table : published->tables)
            auditDerived(table, result.findings);
        auditElements(*published, result.findings);
        auditAccuracies(*published, result.findings);
        auditWords(*published, result.findings);
        std::ranges::stable_sort(result.findings, {}, &AuditFinding::line);
        return result;
    });
}

} // namespace qs
