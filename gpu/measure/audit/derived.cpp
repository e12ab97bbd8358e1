// SPDX-License-Identifier: GPL-3.0-or-later
// Derived columns against the columns that they derive from. Which formula a column follows is not printed, so every
// plausible one is tried: only what none of them explains is reported.
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

namespace {

constexpr std::size_t kMostRows = 2000;

enum class Formula : std::uint8_t { Ratio, Inverse, Percent, PercentChange, PercentSaved, PercentFaster, Difference };
constexpr std::array<Formula, 7> kFormulas{Formula::Ratio,         Formula::Inverse,      Formula::Percent,
                                           Formula::PercentChange, Formula::PercentSaved, Formula::PercentFaster,
                                           Formula::Difference};

/// What the row is compared with.
enum class Against : std::uint8_t { Reference, LastReference, PreviousRow, OtherColumn };

/// One way in which a derived column may have been computed.
struct Hypothesis
{
    std::size_t column = 0; ///< of the row's own figure
    std::size_t other = 0;  ///< of the figure that it is compared with
    Against against = Against::Reference;
    Formula formula = Formula::Ratio;
    int named = 0; ///< words that both headers share, less those they do not
};

struct Interval
{
    double low = 0, high = 0;
    double middle() const { return (low + high) / 2; }
    bool overlaps(const Interval& o) const { return low <= o.high && o.low <= high; }
};

double apply(Formula formula, double x, double base)
{
    switch (formula) {
    case Formula::Ratio:
        return x / base;
    case Formula::Inverse:
        return base / x;
    case Formula::Percent:
        return 100 * x / base;
    case Formula::PercentChange:
        return 100 * (x / base - 1);
    case Formula::PercentSaved:
        return 100 * (1 - x / base);
    case Formula::PercentFaster:
        return 100 * (base / x - 1);
    case Formula::Difference:
        return x - base;
    }
    return 0;
}

/// What the formula gives for any two figures that are printed as these; the formulas are monotone in both.
Interval apply(Formula formula, const PrintedNumber& x, const PrintedNumber& base)
{
    Interval all{INFINITY, -INFINITY};
    for (const double sx : {-1.0, 1.0})
        for (const double sb : {-1.0, 1.0}) {
            const double v = apply(formula, x.value + sx * x.halfWidth, base.value + sb * base.halfWidth);
            all.low = std::min(all.low, v);
            all.high = std::max(all.high, v);
        }
    return all;
}

/// What a derived cell claims, half a digit more than rounding on both sides: some truncate.
Interval claimOf(const PrintedNumber& n)
{
    const double slack = 2 * n.halfWidth + 1e-9 * std::abs(n.value);
    return {n.value - slack, n.value + slack};
}

bool formulaFits(Formula formula, const PrintedNumber& claim)
{
    const bool percent = formula == Formula::Percent || formula == Formula::PercentChange ||
                         formula == Formula::PercentSaved || formula == Formula::PercentFaster;
    if (claim.unit == PrintedUnit::Percent) return percent || formula == Formula::Difference;
    if (claim.unit == PrintedUnit::Times) return formula == Formula::Ratio || formula == Formula::Inverse;
    return formula == Formula::Ratio || formula == Formula::Inverse || formula == Formula::Difference ||
           formula == Formula::Percent || formula == Formula::PercentChange || formula == Formula::PercentSaved;
}

/// '36% less', '−36%' and '36%' under 'Reduction' all mean the same.
bool explains(const Interval& computed, const PrintedNumber& claim)
{
    if (!std::isfinite(computed.low) || !std::isfinite(computed.high)) return true;
    const Interval printed = claimOf(claim);
    if (printed.overlaps(computed)) return true;
    const bool directionByWord = !claim.isSigned || claim.relative;
    return directionByWord && printed.overlaps({-computed.high, -computed.low});
}

/// Finds the formula of one derived column and the rows that do not follow it.
class DerivedColumn
{
public:
    DerivedColumn(const PublishedTable& table, std::size_t column) : m_table(table), m_column(column)
    {
        for (std::size_t r = 0; r < table.rows.size() && r < kMostRows; ++r) {
            const auto& number = table.rows[r].numbers[column];
            if (isReferenceCell(table.rows[r].cells[column], number)) {
                m_references.push_back(r);
                if (number) m_marked = true;
            } else if (number && !number->approximate)
                m_claims.push_back(r);
        }
        if (m_references.empty())
            m_references.push_back(referenceRow(table));
        else
            m_marked = true;
        std::erase_if(m_claims, [&](std::size_t r) { return m_references.size() == 1 && r == m_references.front(); });
    }

    void audit(AuditFindings& out)
    {
        if (m_claims.empty()) return;
        collectHypotheses();
        const Hypothesis* best = nullptr;
        std::size_t bestMatches = 0;
        for (const Hypothesis& h : m_hypotheses) {
            const std::size_t matches = matchesOf(h);
            if (matches == m_claims.size()) return;
            if (!best || matches > bestMatches || (matches == bestMatches && closer(h, *best))) {
                best = &h;
                bestMatches = matches;
            }
        }
        // a column that follows nothing at all is reported only where it is clear what it should follow
        const bool mostFollow = bestMatches >= 2 && bestMatches * 2 >= m_claims.size();
        const bool clear = best && m_marked && best->named >= 0 && m_source;
        if (!best || !(mostFollow || clear)) return;
        for (const std::size_t r : m_claims)
            if (!rowExplained(r, *best, mostFollow)) report(r, *best, out);
    }

private:
    /// Columns that may be the source of this one; `m_source` tells whether the header says so.
    std::vector<std::size_t> sources()
    {
        const PublishedColumn& derived = m_table.columns[m_column];
        std::vector<std::size_t> all, named, timed;
        for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
            const PublishedColumn& column = m_table.columns[c];
            if (c == m_column || column.isDerived || column.role == ColumnRole::Std || column.role == ColumnRole::Cv ||
                column.role == ColumnRole::Count)
                continue;
            const auto figures = std::ranges::count_if(
                m_table.rows, [&](const PublishedRow& row) { return row.numbers[c].has_value(); });
            if (figures < 2 && m_table.rows.size() > 1) continue;
            all.push_back(c);
            if (sharedWords(c) > 0) named.push_back(c);
            const bool isTime = column.unit.unit == PrintedUnit::Time ||
                                m_table.rows.front().numbers[c].value_or(PrintedNumber{}).unit == PrintedUnit::Time;
            if (isTime || column.isRate) timed.push_back(c);
        }
        if (!named.empty()) {
            m_source = true;
            return named;
        }
        const std::string lower = lowerCase(derived.name);
        const bool speed = lower.find("speed") != std::string::npos || lower.find("faster") != std::string::npos ||
                           lower.find("slow") != std::string::npos;
        m_source = speed ? !timed.empty() && derived.words.empty() : all.size() == 1;
        return speed && !timed.empty() ? timed : all;
    }

    int sharedWords(std::size_t c) const
    {
        int shared = 0;
        for (const std::string& word : m_table.columns[m_column].words)
            shared += m_table.columns[c].words.contains(word);
        return shared;
    }

    void collectHypotheses()
    {
        const std::vector<std::size_t> columns = sources();
        for (const std::size_t c : columns)
            for (const Formula formula : kFormulas) {
                for (const Against against : {Against::Reference, Against::LastReference, Against::PreviousRow})
                    m_hypotheses.push_back({c, c, against, formula, sharedWords(c)});
                for (const std::size_t other : columns)
                    if (other != c && mayDivide(c, other))
                        m_hypotheses.push_back({c, other, Against::OtherColumn, formula, 0});
            }
    }

    /// Columns of one kind side by side, as 'PyTorch (ms)' and 'Triton (ms)'; not minimum and maximum of the same.
    bool mayDivide(std::size_t a, std::size_t b) const
    {
        return m_table.columns[a].role == m_table.columns[b].role &&
               m_table.columns[a].unit.unit == m_table.columns[b].unit.unit;
    }

    const std::optional<PrintedNumber>& baseOf(std::size_t row, const Hypothesis& h) const
    {
        static const std::optional<PrintedNumber> none;
        switch (h.against) {
        case Against::OtherColumn:
            return m_table.rows[row].numbers[h.other];
        case Against::PreviousRow:
            return row > 0 ? m_table.rows[row - 1].numbers[h.other] : none;
        case Against::Reference:
            return m_table.rows[m_references.front()].numbers[h.other];
        case Against::LastReference: {
            const auto after = std::ranges::upper_bound(m_references, row);
            return after == m_references.begin() ? none : m_table.rows[*(after - 1)].numbers[h.other];
        }
        }
        return none;
    }

    /// Nothing where the row cannot be computed.
    std::optional<Interval> computed(std::size_t row, const Hypothesis& h) const
    {
        const auto& x = m_table.rows[row].numbers[h.column];
        const auto& base = baseOf(row, h);
        if (!x || !base || x->unit != base->unit) return std::nullopt;
        if (x->value - x->halfWidth <= 0 || base->value - base->halfWidth <= 0) return std::nullopt;
        PrintedNumber a = *x, b = *base;
        if (h.formula == Formula::Difference) { // in the unit in which the table prints
            const double scale = m_table.rows[row].numbers[m_column]->unit == a.unit ? 1.0 : a.scale;
            const bool points =
                m_table.rows[row].numbers[m_column]->unit == PrintedUnit::Percent && a.unit == PrintedUnit::None;
            for (PrintedNumber* n : {&a, &b}) {
                n->value *= points ? 100 : 1 / scale;
                n->halfWidth *= points ? 100 : 1 / scale;
            }
        }
        return apply(h.formula, a, b);
    }

    bool fits(std::size_t row, const Hypothesis& h) const
    {
        const PrintedNumber& claim = *m_table.rows[row].numbers[m_column];
        if (!formulaFits(h.formula, claim)) return false;
        const auto interval = computed(row, h);
        return interval && explains(*interval, claim);
    }

    std::size_t matchesOf(const Hypothesis& h) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(m_claims, [&](std::size_t r) { return fits(r, h); }));
    }

    /// How far the first claim lies from the hypothesis, as a factor.
    double distance(const Hypothesis& h) const
    {
        const PrintedNumber& claim = *m_table.rows[m_claims.front()].numbers[m_column];
        if (!formulaFits(h.formula, claim)) return INFINITY;
        const auto interval = computed(m_claims.front(), h);
        if (!interval) return INFINITY;
        return std::abs(
            std::log(std::max(std::abs(claim.value), 1e-12) / std::max(std::abs(interval->middle()), 1e-12)));
    }

    bool closer(const Hypothesis& a, const Hypothesis& b) const
    {
        if (a.named != b.named) return a.named > b.named;
        return distance(a) < distance(b);
    }

    /// Where the column as a whole follows one formula, single rows may still use another one with the same reference.
    bool rowExplained(std::size_t row, const Hypothesis& best, bool mostFollow) const
    {
        if (fits(row, best) || !computed(row, best)) return true;
        if (mostFollow) return false;
        return std::ranges::any_of(
            m_hypotheses, [&](const Hypothesis& h) { return h.against != Against::OtherColumn && fits(row, h); });
    }

    void report(std::size_t row, const Hypothesis& h, AuditFindings& out) const
    {
        const auto interval = *computed(row, h);
        const PublishedRow& at = m_table.rows[row];
        const PrintedNumber& claim = *at.numbers[m_column];
        AuditFinding f = findingAt(AuditCode::DerivedMismatch, m_table, at);
        const char* unit = claim.unit == PrintedUnit::Percent ? "%" : claim.unit == PrintedUnit::Times ? "x" : "";
        const auto text = [&](double v) {
            const double one = std::max(1e-12, std::abs(v));
            return (claim.isSigned && v > 0 ? "+" : "") +
                   figure(v, std::max(3, static_cast<int>(std::ceil(std::log10(one / (2 * claim.halfWidth)))))) + unit;
        };
        f.column = m_table.columns[m_column].name;
        f.printed = at.cells[m_column];
        const bool wide = interval.high - interval.low > 2 * claim.halfWidth;
        f.follows = text(interval.middle());
        if (wide) f.follows = Message::tr("%1 (%2 to %3)").arg(f.follows, text(interval.low), text(interval.high));
        const Message base = h.against == Against::OtherColumn ? m_table.columns[h.other].name + " " + at.cells[h.other]
                                                               : printedBase(row, h);
        f.values = {{"printed", claim.value}, {"low", interval.low}, {"high", interval.high}};
        f.sentence = Message::tr("%1: \"%2\" is given as %3, but %4 compared with %5 gives %6.")
                         .arg(placeOf(f), f.column, f.printed,
                              m_table.columns[h.column].name + " " + at.cells[h.column], base, f.follows);
        out.push_back(std::move(f));
    }

    Message printedBase(std::size_t row, const Hypothesis& h) const
    {
        const auto& base = baseOf(row, h);
        for (const PublishedRow& other : m_table.rows)
            if (&other.numbers[h.other] == &base)
                return Message::tr("%1 of \"%2\"").arg(other.cells[h.other], other.label);
        return figure(base->value / base->scale);
    }

    const PublishedTable& m_table;
    std::size_t m_column;
    std::vector<std::size_t> m_references; ///< rows that mark what the others are compared with, ascending
    bool m_marked = false;                 ///< the column itself marks them
    bool m_source = false;                 ///< the header tells from which columns it derives
    std::vector<std::size_t> m_claims;
    std::vector<Hypothesis> m_hypotheses;
};

/// CV = std / mean, as a fraction or in percent.
void auditVariation(const PublishedTable& table, std::size_t column, AuditFindings& out)
{
    const auto& words = table.columns[column].words;
    const auto mean = table.column(ColumnRole::Mean, words), sd = table.column(ColumnRole::Std, words);
    if (!mean || !sd) return;
    for (const PublishedRow& row : table.rows) {
        const auto &m = row.numbers[*mean], &s = row.numbers[*sd], &cv = row.numbers[column];
        if (!m || !s || !cv || cv->approximate || m->unit != s->unit || m->value - m->halfWidth <= 0) continue;
        const Interval fraction = apply(Formula::Ratio, *s, *m);
        const Interval percent{100 * fraction.low, 100 * fraction.high};
        const bool saysPercent = cv->unit == PrintedUnit::Percent;
        // a sample's deviation beside a population's CV differ by √(n/(n − 1)); 6% at n = 10
        const auto explainedBy = [&](const Interval& i) { return explains({i.low * 0.94, i.high * 1.06}, *cv); };
        if (explainedBy(percent) || (!saysPercent && explainedBy(fraction))) continue;
        AuditFinding f = findingAt(AuditCode::DerivedMismatch, table, row);
        f.column = table.columns[column].name;
        f.printed = row.cells[column];
        const bool isFraction = !saysPercent && cv->value < 3 && percent.middle() >= 3;
        f.follows = isFraction ? figure(fraction.middle(), 4) : figure(percent.middle(), 4) + "%";
        f.values = {{"printed", cv->value},
                    {"low", isFraction ? fraction.low : percent.low},
                    {"high", isFraction ? fraction.high : percent.high}};
        f.sentence = Message::tr("%1: \"%2\" is given as %3, but std %4 divided by mean %5 is %6.")
                         .arg(placeOf(f), f.column, f.printed, row.cells[*sd], row.cells[*mean], f.follows);
        out.push_back(std::move(f));
    }
}

} // namespace

void auditDerived(const PublishedTable& table, AuditFindings& out)
{
    if (table.rows.empty()) return;
    std::size_t derived = 0;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (table.columns[c].role == ColumnRole::Cv)
            auditVariation(table, c, out);
        else if (table.columns[c].isDerived && table.columns[c].role != ColumnRole::PerElement && ++derived <= 8)
            DerivedColumn(table, c).audit(out);
    }
}

} // namespace qs
