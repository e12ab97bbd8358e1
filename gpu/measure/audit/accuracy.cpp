// SPDX-License-Identifier: GPL-3.0-or-later
// Accuracies over n items are multiples of 1/n: n is recovered, and with it what the table can resolve.
#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/measure/audit/rules.h"
#include "gpu/measure/proportion.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

constexpr int kMaxItems = 5000;
/// How likely chance may be to put all figures on a grid, tried grids counted.
constexpr double kChance = 1e-3;
/// Fewer changed items in one direction than this are never significant in McNemar's exact test: 2 · 2^-6 < 0.05 < 2 ·
/// 2^-5.
constexpr double kMinDiscordant = 6;

/// A figure of an accuracy column as a fraction.
struct Accuracy
{
    double value = 0, half = 0;
    std::size_t row = 0;
};

struct AccuracyColumn
{
    const PublishedTable* table = nullptr;
    std::size_t column = 0;
    std::vector<Accuracy> figures;
};

std::optional<AccuracyColumn> accuracyColumn(const PublishedTable& table, std::size_t column)
{
    if (table.columns[column].role != ColumnRole::Accuracy || table.columns[column].isDerived) return std::nullopt;
    AccuracyColumn found{&table, column, {}};
    double most = 0;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const auto& number = table.rows[r].numbers[column];
        if (!number || number->approximate || number->spread) continue;
        if (number->value < 0 || number->value > 100 ||
            (number->unit != PrintedUnit::None && number->unit != PrintedUnit::Percent))
            return std::nullopt;
        most = std::max(most, number->value);
        found.figures.push_back({number->value, number->halfWidth, r});
    }
    if (found.figures.size() < 2) return std::nullopt;
    const bool percent = most > 1 || table.columns[column].unit.unit == PrintedUnit::Percent;
    for (Accuracy& figure : found.figures) {
        figure.value /= percent ? 100 : 1;
        figure.half /= percent ? 100 : 1;
    }
    return found;
}

bool isMultiple(const Accuracy& a, int n)
{
    const double nearest = std::round(a.value * n) / n;
    return std::abs(nearest - a.value) <= a.half * 1.000001;
}

/// The n whose multiples all figures are, where chance would hardly do that; 0: none.
int itemsOf(std::vector<Accuracy> figures)
{
    std::ranges::sort(figures, {}, &Accuracy::value);
    const auto same = [](const Accuracy& a, const Accuracy& b) { return std::abs(a.value - b.value) < a.half; };
    figures.erase(std::unique(figures.begin(), figures.end(), same), figures.end());
    std::erase_if(figures,
                  [](const Accuracy& a) { return a.value <= a.half || a.value >= 1 - a.half; }); // 0 and 1 fit every n
    if (figures.size() < 2) return 0;
    for (int n = 2; n <= kMaxItems; ++n) {
        if (!std::ranges::all_of(figures, [n](const Accuracy& a) { return isMultiple(a, n); })) continue;
        double log10Chance = std::log10(static_cast<double>(n));
        for (const Accuracy& a : figures)
            log10Chance += std::log10(std::min(1.0, n * (2 * a.half) * 1.1));
        return log10Chance < std::log10(kChance) ? n : 0;
    }
    return 0;
}

bool saysBest(std::string_view text)
{
    const std::string lower = lowerCase(text);
    for (const char* word : {"best", "winner", "highest", "improv", "exceed", "excel", "outperform", "degradation",
                             "accuracy loss", "preserv", "maintain"})
        if (lower.find(word) != std::string::npos) return true;
    return false;
}

/// Something is claimed on the figures: in words of the section, or by a column that derives from them.
bool isClaimed(const PublishedText& text, const PublishedTable& table)
{
    for (const PublishedColumn& column : table.columns)
        if (column.isDerived &&
            (column.words.contains("accuracy") || lowerCase(column.name).find("baseline") != std::string::npos))
            return true;
    return std::ranges::any_of(text.lines, [&](const PublishedLine& line) {
        return line.section == table.section && !line.inTable && saysBest(line.text);
    });
}

void reportGrid(const AccuracyColumn& column, int n, std::size_t figures, AuditFindings& out)
{
    const PublishedTable& table = *column.table;
    AuditFinding f = findingAt(AuditCode::AccuracyGranularity, table, table.rows[column.figures.front().row]);
    f.severity = Severity::Info;
    f.line = table.line;
    f.row.clear();
    f.column = table.columns[column.column].name;
    const double p = column.figures[column.figures.size() / 2].value, error = standardErrorOfShare(p, n);
    const double unpaired = 1.96 * std::sqrt(2.0) * error, paired = std::min(1.0, kMinDiscordant / n);
    f.printed = figure(p);
    f.follows = "n = " + std::to_string(n) + " items, standard error ±" + figure(100 * error, 2) + " points";
    f.values = {{"n", static_cast<double>(n)},
                {"standard_error", error},
                {"resolvable_unpaired", unpaired},
                {"resolvable_paired", paired},
                {"figures", static_cast<double>(figures)}};
    f.sentence = Message::tr("%1: all accuracies are multiples of 1/%2 (%3), so they were measured on %4 items. The "
                             "standard error at %5 is ±%6 points. Differences below %7 points are not resolved; a "
                             "paired test (McNemar) resolves none below %8 points (%9 items).")
                     .arg(placeOf(f), n, figure(1.0 / n), n, figure(p), figure(100 * error, 2),
                          figure(100 * unpaired, 2), figure(100 * paired, 2), figure(kMinDiscordant, 1));
    out.push_back(std::move(f));
}

/// The best row against the reference, and every row that is compared with it, where n items cannot tell them apart.
void reportUnresolved(const AccuracyColumn& column, int n, AuditFindings& out)
{
    const PublishedTable& table = *column.table;
    const std::size_t reference = referenceRow(table);
    const auto base = std::ranges::find(column.figures, reference, &Accuracy::row);
    if (base == column.figures.end()) return;
    const auto best = std::ranges::max_element(column.figures, {}, &Accuracy::value);
    const auto worst = std::ranges::min_element(column.figures, {}, &Accuracy::value);
    for (const Accuracy* other : {&*best, &*worst}) {
        const double items = std::round((other->value - base->value) * n),
                     z = zOfDifference(base->value, other->value, n);
        if (other->row == base->row || items == 0 || std::abs(z) >= 1.96) continue;
        AuditFinding f = findingAt(AuditCode::AccuracyNotResolved, table, table.rows[other->row]);
        f.severity = Severity::Info;
        f.column = table.columns[column.column].name;
        const Message claim =
            Message::tr("%1 against %2")
                .arg(table.rows[other->row].cells[column.column], table.rows[base->row].cells[column.column]);
        f.printed = claim.english();
        f.follows = "z = " + formatFixed(z, 2) + ": not resolved";
        f.values = {
            {"n", static_cast<double>(n)}, {"z", z}, {"items", items}, {"difference", other->value - base->value}};
        f.sentence =
            Message::tr(
                "%1: \"%2\" %3 is a difference of %4 of %5 items, z = %6, which is within the noise of so few items.")
                .arg(placeOf(f), f.column, claim, std::llround(std::abs(items)), n, formatFixed(z, 2));
        if (std::abs(items) < kMinDiscordant)
            f.sentence = Message::sentences(
                {f.sentence, Message::tr("The number of items is too small even for a paired test.")});
        out.push_back(std::move(f));
    }
}

} // namespace

void auditAccuracies(const PublishedText& text, AuditFindings& out)
{
    std::vector<AccuracyColumn> columns;
    std::vector<Accuracy> pooled;
    for (const PublishedTable& table : text.tables)
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (auto column = accuracyColumn(table, c)) {
                pooled.insert(pooled.end(), column->figures.begin(), column->figures.end());
                columns.push_back(std::move(*column));
            }
    // tasks of one document mostly share a limit on items; together they say more than each alone
    const int common = itemsOf(pooled);
    const PublishedTable* reported = nullptr;
    for (const AccuracyColumn& column : columns) {
        const int n = common > 0 ? common : itemsOf(column.figures);
        if (n == 0 || (n >= 59 && !isClaimed(text, *column.table))) continue;
        if (reported != column.table) reportGrid(column, n, column.figures.size(), out);
        reported = column.table;
        reportUnresolved(column, n, out);
    }
}

} // namespace qs
