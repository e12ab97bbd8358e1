// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that no measurement can have: percentiles out of order, more than all of the peak; and verdicts that the
// table's own noise takes back.
#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/measure/audit/quantity.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace qs {

namespace {

/// Noise from which on a difference of half as much is said to be within it, whatever the other side's noise.
constexpr double kLoudNoise = 10;

bool mayBeOrdered(const PublishedColumn& column)
{
    return column.percentile && !column.isRate && !column.isDerived &&
           (column.unit.unit == PrintedUnit::Time || column.unit.unit == PrintedUnit::None ||
            column.unit.unit == PrintedUnit::Size);
}

/// Columns of one quantity by percentile.
std::vector<std::vector<std::size_t>> percentileGroups(const PublishedTable& table)
{
    std::map<std::pair<std::set<std::string>, PrintedUnit>, std::vector<std::size_t>> groups;
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (mayBeOrdered(table.columns[c])) groups[{table.columns[c].words, table.columns[c].unit.unit}].push_back(c);
    std::vector<std::vector<std::size_t>> all;
    for (auto& [words, columns] : groups) {
        std::ranges::stable_sort(columns, {}, [&](std::size_t c) { return *table.columns[c].percentile; });
        all.push_back(std::move(columns));
    }
    return all;
}

/// Whether the figure of the higher percentile is smaller, whatever was rounded.
bool isFalling(const PublishedRow& row, std::size_t low, std::size_t high)
{
    const auto &a = row.numbers[low], &b = row.numbers[high];
    return a && b && !a->approximate && !b->approximate && a->unit == b->unit && a->unit != PrintedUnit::PerSecond &&
           a->value - a->halfWidth > b->value + b->halfWidth;
}

void reportOrder(const PublishedTable& table, const PublishedRow& row, std::size_t low, std::size_t high,
                 AuditFindings& out)
{
    AuditFinding f = findingAt(AuditCode::ImpossibleSummary, table, row);
    f.severity = Severity::Error;
    f.column = table.columns[high].name;
    f.printed = row.cells[high];
    f.follows = Message::tr("at least %1").arg(row.cells[low]);
    f.values = {{"printed", row.numbers[high]->value}, {"low", row.numbers[low]->value}};
    f.sentence = Message::tr("%1: \"%2\" is %3, below \"%4\" of %5. A higher percentile is never smaller.")
                     .arg(placeOf(f), f.column, f.printed, table.columns[low].name, row.cells[low]);
    out.push_back(std::move(f));
}

void auditPercentiles(const PublishedTable& table, AuditFindings& out)
{
    for (const auto& columns : percentileGroups(table))
        for (std::size_t i = 1; i < columns.size(); ++i) {
            const std::size_t low = columns[i - 1], high = columns[i];
            const double a = *table.columns[low].percentile, b = *table.columns[high].percentile;
            if (a == b || (a == 0 && b == 100)) continue; // minimum and maximum are checked with the mean
            const auto falling =
                std::ranges::count_if(table.rows, [&](const PublishedRow& row) { return isFalling(row, low, high); });
            // a figure of which less is worse, such as a rate, falls in every row
            const bool isRate = table.columns[low].unit.unit == PrintedUnit::None && falling > 1 &&
                                static_cast<std::size_t>(falling) * 2 > table.rows.size();
            if (isRate) continue;
            for (const PublishedRow& row : table.rows)
                if (isFalling(row, low, high)) reportOrder(table, row, low, high, out);
        }
}

/// More than all of the peak.
void auditPeaks(const PublishedTable& table, AuditFindings& out)
{
    for (const Source& source : sourcesOf(table)) {
        if (source.quantity != Quantity::PeakShare) continue;
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            const auto& figure = source.figures[r];
            if (!figure || figure->number.value - figure->number.halfWidth <= 1) continue;
            AuditFinding f = findingAt(AuditCode::AbovePeak, table, table.rows[r]);
            f.severity = Severity::Error;
            f.column = source.name;
            f.printed = figure->text;
            f.follows = "at most 100%";
            f.values = {{"printed", 100 * figure->number.value}};
            f.sentence = Message::tr("%1: \"%2\" is %3, which is more than 100% of the peak.")
                             .arg(placeOf(f), f.column, f.printed);
            out.push_back(std::move(f));
        }
    }
}

/// What a cell of a column of verdicts says: 1 faster, −1 slower, 0 neither.
std::optional<int> verdictOf(const std::string& cell)
{
    const std::string lower = lowerCase(cell);
    for (const auto& [word, sign] :
         {std::pair<std::string_view, int>{"fast", 1}, {"improve", 1}, {"slow", -1}, {"regress", -1}}) {
        const auto at = lower.find(word);
        if (at != std::string::npos && at < 4) return sign;
    }
    return std::nullopt;
}

/// The change in percent, how much noise the figures of a row have, and what the row makes of it.
struct VerdictColumns
{
    std::size_t verdict = 0;
    std::optional<std::size_t> change;
    std::vector<std::size_t> noises;
};

std::optional<VerdictColumns> verdictColumns(const PublishedTable& table)
{
    VerdictColumns found;
    bool any = false;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PublishedColumn& column = table.columns[c];
        const bool verdicts = std::ranges::any_of(table.rows, [&](const PublishedRow& row) {
            return !row.numbers[c] && verdictOf(row.cells[c]).has_value();
        });
        const bool percent = std::ranges::any_of(table.rows, [&](const PublishedRow& row) {
            return row.numbers[c] && row.numbers[c]->unit == PrintedUnit::Percent;
        });
        if (verdicts && column.hasPhrase("status,verdict,result,outcome")) {
            found.verdict = c;
            any = true;
        } else if (percent && column.hasPhrase("noise,cv,rsd,noise %"))
            found.noises.push_back(c);
        else if (percent && column.isDerived && !found.change)
            found.change = c;
    }
    return any && found.change && !found.noises.empty() ? std::optional(found) : std::nullopt;
}

void auditVerdicts(const PublishedTable& table, AuditFindings& out)
{
    const auto columns = verdictColumns(table);
    if (!columns) return;
    for (const PublishedRow& row : table.rows) {
        const auto verdict = verdictOf(row.cells[columns->verdict]);
        const auto& change = row.numbers[*columns->change];
        if (!verdict || !change) continue;
        double least = INFINITY, most = 0;
        Message noises;
        for (const std::size_t c : columns->noises)
            if (const auto& noise = row.numbers[c]) {
                least = std::min(least, noise->value);
                most = std::max(most, noise->value);
                noises = noises.empty() ? Message(row.cells[c]) : Message::list({noises, row.cells[c]});
            }
        const double size = std::abs(change->value) - change->halfWidth;
        const bool within = std::isfinite(least) && (size < least || (most >= kLoudNoise && size < most / 2));
        if (!within) continue;
        AuditFinding f = findingAt(AuditCode::VerdictWithinNoise, table, row);
        f.column = table.columns[columns->verdict].name;
        f.printed = row.cells[columns->verdict];
        f.follows = "not resolved";
        f.values = {{"change_percent", change->value}, {"noise_percent", most}};
        f.sentence = Message::tr("%1: \"%2\" is given as %3, but the change of %4 is within the noise (%5).")
                         .arg(placeOf(f), f.column, f.printed, row.cells[*columns->change], noises);
        out.push_back(std::move(f));
    }
}

} // namespace

void auditBounds(const PublishedTable& table, AuditFindings& out)
{
    if (table.rows.empty()) return;
    auditPercentiles(table, out);
    auditPeaks(table, out);
    auditVerdicts(table, out);
}

} // namespace qs
