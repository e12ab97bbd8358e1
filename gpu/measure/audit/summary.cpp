// SPDX-License-Identifier: GPL-3.0-or-later
// Published mean, deviation, minimum and maximum: what they say about the samples behind them.
#include "gpu/core/units.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

using Number = std::optional<PrintedNumber>;

/// The statistics of one row, all in the same unit.
struct Summaries
{
    Number mean, sd, min, max;
    std::optional<std::int64_t> n;
    std::size_t row = 0;
    std::optional<OwnedVariance> owned;

    double halfWidth() const { return std::max({mean->halfWidth, sd->halfWidth, max->halfWidth}); }
    /// The mean without the one sample, or the mean itself.
    std::pair<double, double> steady() const
    {
        return owned ? owned->steady : std::pair{mean->value - mean->halfWidth, mean->value + mean->halfWidth};
    }
};

/// Which columns hold the statistics of one quantity.
struct SummaryColumns
{
    std::size_t mean = 0;
    std::optional<std::size_t> sd, min, max, n;
};

/// 'N' beside 'M' or 'K' is a size of a matrix.
bool isSampleCount(const PublishedTable& table, std::size_t column)
{
    return table.columns[column].name != "N" ||
           std::ranges::none_of(table.columns, [](const PublishedColumn& c) { return c.name == "M" || c.name == "K"; });
}

/// Not where each of the headers names a subject that the other does not: 'stored mean' beside 'FP32 max'.
bool sameSubject(const PublishedColumn& a, const PublishedColumn& b)
{
    const auto hasOwn = [](const PublishedColumn& one, const PublishedColumn& other) {
        return std::ranges::any_of(one.words, [&](const std::string& word) {
            return word != "latency" && word != "time" && word != "duration" && !other.words.contains(word);
        });
    };
    return !hasOwn(a, b) || !hasOwn(b, a);
}

/// One entry for each mean: columns of the same quantity share the words of their headers.
std::vector<SummaryColumns> summaryColumns(const PublishedTable& table)
{
    std::vector<SummaryColumns> all;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PublishedColumn& column = table.columns[c];
        const bool spreads = std::ranges::any_of(
            table.rows, [&](const PublishedRow& row) { return row.numbers[c] && row.numbers[c]->spread; });
        const bool hasMean =
            column.role == ColumnRole::Mean || (spreads && column.role != ColumnRole::Std && !column.isDerived);
        if (!hasMean || column.isDerived) continue;
        SummaryColumns found;
        found.mean = c;
        if (!spreads) found.sd = table.column(ColumnRole::Std, column.words);
        found.min = table.column(ColumnRole::Min, column.words);
        found.max = table.column(ColumnRole::Max, column.words);
        found.n = table.column(ColumnRole::Count, column.words);
        if (found.n && !isSampleCount(table, *found.n)) found.n.reset();
        for (auto* other : {&found.sd, &found.min, &found.max})
            if (*other && !sameSubject(column, table.columns[**other])) other->reset();
        all.push_back(found);
    }
    return all;
}

Number cell(const PublishedRow& row, std::optional<std::size_t> column)
{
    return column && row.numbers[*column] && !row.numbers[*column]->approximate ? row.numbers[*column] : Number{};
}

/// Only of the same unit as the mean; a rate or a size beside a time belongs to something else.
void keepUnit(Number& number, const PrintedNumber& mean)
{
    if (number && number->unit != mean.unit) number.reset();
}

std::optional<Summaries> summariesOf(const PublishedRow& row, std::size_t index, const SummaryColumns& columns)
{
    Summaries s;
    s.row = index;
    s.mean = cell(row, columns.mean);
    if (!s.mean) return std::nullopt;
    s.sd = cell(row, columns.sd);
    if (!s.sd && s.mean->spread) {
        s.sd = s.mean;
        s.sd->value = *s.mean->spread;
        s.sd->halfWidth = s.mean->spreadHalfWidth;
    }
    s.min = cell(row, columns.min);
    s.max = cell(row, columns.max);
    for (Number* number : {&s.sd, &s.min, &s.max})
        keepUnit(*number, *s.mean);
    if (const Number n = cell(row, columns.n);
        n && n->value >= 2 && n->value <= 1e9 && std::floor(n->value) == n->value)
        s.n = static_cast<std::int64_t>(n->value);
    return s;
}

/// With a printed n the deviation may be that of a sample (n − 1), which is what most libraries print.
std::optional<OwnedVariance> ownedOf(const Summaries& s)
{
    if (!s.sd || !s.max) return std::nullopt;
    auto owned = ownedVariance(s.mean->value, s.sd->value, s.max->value, s.halfWidth(), s.n);
    if (!owned && s.n) {
        const auto n = static_cast<double>(*s.n);
        owned = ownedVariance(s.mean->value, s.sd->value * std::sqrt((n - 1) / n), s.max->value, s.halfWidth(), s.n);
    }
    return owned;
}

NumberText unitText(const PrintedNumber& like)
{
    return like.unit != PrintedUnit::Time ? ""
           : like.scale == 1e3            ? " ms"
           : like.scale == 1              ? " µs"
           : like.scale == 1e6            ? " s"
           : like.scale == 1e-3           ? " ns"
                                          : " ps";
}

/// As the table prints it.
NumberText shown(const PrintedNumber& n)
{
    const int decimals = std::clamp(static_cast<int>(std::lround(-std::log10(2 * n.halfWidth / n.scale))), 0, 12);
    return formatFixed(n.value / n.scale, decimals) + unitText(n);
}

/// 'a–b ms' in the unit in which the table prints.
NumberText rangeLike(std::pair<double, double> range, const PrintedNumber& like)
{
    const double span = (range.second - range.first) / like.scale;
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(std::max(span, 1e-9)))) + 1, 0, 6);
    const NumberText low = formatFixed(range.first / like.scale, decimals),
                     high = formatFixed(range.second / like.scale, decimals);
    return (low == high ? low : low + "–" + high) + unitText(like);
}

void reportOwned(const PublishedTable& table, const Summaries& s, const SummaryColumns& columns, AuditFindings& out)
{
    const PublishedRow& row = table.rows[s.row];
    AuditFinding f = findingAt(AuditCode::OneSampleOwnsVariance, table, row);
    const OwnedVariance& owned = *s.owned;
    f.column = table.columns[columns.mean].name;
    f.printed = "mean " + row.cells[columns.mean];
    f.follows = "n = " + std::to_string(owned.n) + ", steady mean " + rangeLike(owned.steady, *s.mean);
    f.sentence = Message::tr("%1: one outlier of %2 dominates the variance. (max − mean)/std = %3 = √(n − 1) gives n = "
                             "%4. The other %5 samples take %6 on average, not %7.")
                     .arg(placeOf(f), shown(*s.max), formatFixed((s.max->value - s.mean->value) / s.sd->value, 3),
                          owned.n, owned.n - 1, rangeLike(owned.steady, *s.mean), shown(*s.mean));
    f.values = {{"n", static_cast<double>(owned.n)},
                {"steady_low", owned.steady.first},
                {"steady_high", owned.steady.second},
                {"inflation", owned.inflation},
                {"mean", s.mean->value},
                {"std", s.sd->value},
                {"max", s.max->value},
                {"ratio", (s.max->value - s.mean->value) / s.sd->value}};
    out.push_back(std::move(f));
}

bool isOutOfOrder(const Number& low, const Number& high)
{
    return low && high && low->value - low->halfWidth > high->value + high->halfWidth;
}

/// Why no samples can have these figures together; empty where some can.
Message impossibleBecause(const Summaries& s)
{
    if (isOutOfOrder(s.min, s.mean)) return Message::tr("the mean is below the minimum");
    if (isOutOfOrder(s.mean, s.max)) return Message::tr("the mean is above the maximum");
    if (isOutOfOrder(s.min, s.max)) return Message::tr("the minimum is above the maximum");
    if (!s.sd || !s.min || !s.max) return {};
    // Popoviciu: sd of the population <= range/2; of a sample of two √2 times as much
    const double range = s.max->value + s.max->halfWidth - s.min->value + s.min->halfWidth;
    if (s.sd->value - s.sd->halfWidth <= range / std::sqrt(2.0)) return {};
    return Message::tr("the standard deviation is too large for the range of the samples");
}

void reportImpossible(const PublishedTable& table, const Summaries& s, AuditFindings& out)
{
    const Message why = impossibleBecause(s);
    if (why.empty()) return;
    AuditFinding f = findingAt(AuditCode::ImpossibleSummary, table, table.rows[s.row]);
    f.severity = Severity::Error;
    f.printed = "mean " + shown(*s.mean);
    f.follows = why;
    const auto figures = Message::list({Message::tr("mean %1").arg(shown(*s.mean)),
                                        s.min ? Message::tr("min %1").arg(shown(*s.min)) : Message(),
                                        s.max ? Message::tr("max %1").arg(shown(*s.max)) : Message(),
                                        s.sd ? Message::tr("std %1").arg(shown(*s.sd)) : Message()});
    f.sentence = Message::tr("%1: %2 (%3).").arg(placeOf(f), why, figures);
    out.push_back(std::move(f));
}

/// Factors that the text around the tables claims: '15x speedup'.
class Claims
{
public:
    explicit Claims(const PublishedText& text)
    {
        for (const PublishedLine& line : text.lines)
            if (line.text.size() <= 2000 && !line.inTable) read(line);
        std::ranges::sort(m_claims, {}, &Claim::value);
    }

    /// Lines that repeat a factor, for 15.2 also '15x'; at most kMaxFactorLines of them.
    std::vector<std::size_t> lines(double factor) const
    {
        const double reach = m_widest + 0.02 * factor;
        std::vector<std::size_t> found;
        for (auto claim = std::ranges::lower_bound(m_claims, factor - reach, {}, &Claim::value);
             claim != m_claims.end() && claim->value <= factor + reach && found.size() < kMaxFactorLines; ++claim)
            if (std::abs(claim->value - factor) <= claim->halfWidth + 0.02 * factor) found.push_back(claim->line);
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

private:
    static constexpr std::size_t kMaxFactorLines = 100;
    struct Claim
    {
        double value = 0, halfWidth = 0;
        std::size_t line = 0;
    };
    void read(const PublishedLine& line)
    {
        for (std::size_t i = 0; i < line.text.size(); ++i) {
            const bool starts =
                line.text[i] >= '0' && line.text[i] <= '9' &&
                (i == 0 || !((line.text[i - 1] >= '0' && line.text[i - 1] <= '9') || line.text[i - 1] == '.'));
            if (!starts) continue;
            const auto number = parsePrinted(line.text.substr(i, 24));
            if (!number || number->unit != PrintedUnit::Times || !(number->value > 1.2)) continue;
            m_claims.push_back({number->value, number->halfWidth, line.number});
            m_widest = std::max(m_widest, number->halfWidth);
        }
    }

    std::vector<Claim> m_claims; ///< by value
    double m_widest = 0;         ///< half-width of the coarsest
};

/// What a derived column of the row prints as factor, else nothing.
std::string printedFactor(const PublishedTable& table, std::size_t row)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c)
        if (table.columns[c].isDerived && table.rows[row].numbers[c] &&
            !isReferenceCell(table.rows[row].cells[c], table.rows[row].numbers[c]))
            return table.rows[row].cells[c];
    return {};
}

/// Interval of a/b.
std::pair<double, double> ratio(std::pair<double, double> a, std::pair<double, double> b)
{
    return {a.first / b.second, b.first > 0 ? a.second / b.first : INFINITY};
}

std::pair<double, double> around(const PrintedNumber& n) { return {n.value - n.halfWidth, n.value + n.halfWidth}; }

void reportSpeedup(const Claims& claims, const PublishedTable& table, const Summaries& base, const Summaries& other,
                   AuditFindings& out)
{
    if (!base.owned && !other.owned) return;
    // the larger mean above: what the table makes look slow
    const bool up = base.mean->value >= other.mean->value;
    const Summaries& slow = up ? base : other;
    const Summaries& fast = up ? other : base;
    const auto means = ratio(around(*slow.mean), around(*fast.mean));
    const auto steady = ratio(slow.steady(), fast.steady());
    const double factor = slow.mean->value / fast.mean->value;
    if (!(means.first > 1.2 * steady.second) || !(factor > 1.1) || fast.mean->value <= 0) return;
    AuditFinding f = findingAt(AuditCode::SpeedupDoesNotFollow, table, table.rows[other.row]);
    const std::string claim = printedFactor(table, other.row);
    f.printed = claim.empty() ? figure(factor) + "× (ratio of means)" : claim;
    f.follows = Message::tr("%1 on steady means").arg(timesRange(std::max(0.0, steady.first), steady.second));
    f.values = {{"mean_ratio", factor}, {"steady_low", steady.first}, {"steady_high", steady.second}};
    if (slow.min && fast.min && fast.min->value > 0) {
        const auto minima = ratio(around(*slow.min), around(*fast.min));
        f.follows =
            Message::list({f.follows, Message::tr("%1 on minima").arg(timesRange(minima.first, minima.second))});
        f.values["min_low"] = minima.first;
        f.values["min_high"] = minima.second;
    }
    f.lines = claims.lines(factor);
    const Message claimed = claim.empty() ? Message::tr("the ratio of means, %1×,").arg(figure(factor))
                                          : Message::tr("the claimed %1").arg(claim);
    f.sentence = Message::tr("%1: %2 compared with \"%3\" depends on one sample; without it, the result is %4.")
                     .arg(placeOf(f), claimed, table.rows[base.row].label, f.follows);
    if (!f.lines.empty())
        f.sentence = Message::sentences(
            {f.sentence, Message::tr("Repeated in %n lines of the text.", "Repeated in %n line of the text.",
                                     static_cast<std::int64_t>(f.lines.size()))});
    out.push_back(std::move(f));
}

void reportAgreement(AuditFindings& out)
{
    std::map<std::int64_t, std::vector<const AuditFinding*>> byN;
    for (const AuditFinding& f : out)
        if (f.code == AuditCode::OneSampleOwnsVariance) byN[static_cast<std::int64_t>(f.values.at("n"))].push_back(&f);
    AuditFindings agreements;
    for (const auto& [n, rows] : byN) {
        if (rows.size() < 2) continue;
        AuditFinding f = *rows.front();
        f.code = AuditCode::RowsAgreeOnN;
        f.severity = Severity::Info;
        f.lines.clear();
        std::string names;
        for (std::size_t i = 0; i < rows.size() && i < 6; ++i)
            names += (i ? ", \"" : "\"") + rows[i]->row + "\"";
        for (const AuditFinding* row : rows)
            f.lines.push_back(row->line);
        f.printed = std::to_string(rows.size()) + " rows";
        f.follows = "n = " + std::to_string(n) + " in each";
        f.values = {{"n", static_cast<double>(n)}, {"rows", static_cast<double>(rows.size())}};
        f.sentence = Message::tr("%1 rows (%2) independently yield the same n = %3: each contains one slow sample "
                                 "among %4, most likely its first run.")
                         .arg(rows.size(), names + (rows.size() > 6 ? ", …" : ""), n, n);
        f.row.clear();
        f.column.clear();
        agreements.push_back(std::move(f));
    }
    out.insert(out.end(), agreements.begin(), agreements.end());
}

void auditTable(const Claims& claims, const PublishedTable& table, AuditFindings& out)
{
    const std::size_t reference = table.rows.empty() ? 0 : referenceRow(table);
    for (const SummaryColumns& columns : summaryColumns(table)) {
        std::vector<Summaries> rows;
        std::optional<std::size_t> base;
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            auto s = summariesOf(table.rows[r], r, columns);
            if (!s) continue;
            s->owned = ownedOf(*s);
            if (s->owned) reportOwned(table, *s, columns, out);
            reportImpossible(table, *s, out);
            if (r == reference) base = rows.size();
            rows.push_back(std::move(*s));
        }
        for (std::size_t i = 0; base && i < rows.size(); ++i)
            if (i != *base) reportSpeedup(claims, table, rows[*base], rows[i], out);
    }
}

} // namespace

void auditSummaries(const PublishedText& text, AuditFindings& out)
{
    const Claims claims(text);
    for (const PublishedTable& table : text.tables)
        auditTable(claims, table, out);
    reportAgreement(out);
}

} // namespace qs
