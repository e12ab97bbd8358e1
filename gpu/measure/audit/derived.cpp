// SPDX-License-Identifier: GPL-3.0-or-later
// Derived columns against the columns that they derive from. Which formula a column follows is not printed, so every
// plausible one is tried: only what none of them explains is reported.
#include "gpu/core/utf8.h"
#include "gpu/measure/audit/column.h"
#include "gpu/measure/audit/interval.h"
#include "gpu/measure/audit/rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qs {

namespace {

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
    const Interval printed = asClaimed(claim);
    if (printed.overlaps(computed)) return true;
    const bool directionByWord = !claim.isSigned || claim.relative;
    return directionByWord && printed.overlaps({-computed.high, -computed.low});
}

/// What the word for a derived column says of its formula: 'Reduction' grows as the figure falls, 'Increase' with it.
bool isUsualFormula(const PublishedColumn& column, Formula formula)
{
    if (column.hasPhrase("reduction,savings,saving,saved,smaller,less,decrease,drop,loss,degradation"))
        return formula == Formula::PercentSaved;
    if (column.hasPhrase("Δ,∆,delta,diff,difference"))
        return formula == (column.unit.unit == PrintedUnit::Percent ? Formula::PercentChange : Formula::Difference);
    if (column.hasPhrase("increase,overhead,change,growth")) return formula == Formula::PercentChange;
    if (column.hasPhrase("recovery,retention,retained"))
        return formula == Formula::Percent || formula == Formula::Ratio;
    return false;
}

/// Finds the formula of one derived column and the rows that do not follow it.
class DerivedColumn
{
public:
    DerivedColumn(const PublishedTable& table, std::size_t column) : m_table(table), m_column(column)
    {
        for (std::size_t r = 0; r < table.rows.size() && r < kMaxTableRows; ++r) {
            const auto& number = table.rows[r].numbers[column];
            if (r > 0 && isSummaryLabel(table.rows[r].label)) continue; // the mean of ratios is not the ratio of means
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
    }

    void audit(AuditFindings& out)
    {
        if (m_claims.empty()) return;
        collectHypotheses();
        const Hypothesis* best = nullptr;
        std::size_t bestMatches = 0;
        for (const Hypothesis& h : m_hypotheses) {
            const std::size_t matches = matchesOf(h);
            if (const std::size_t claims = claimsOf(h); claims > 0 && matches == claims) return;
            if (!best || isBetter(h, matches, *best, bestMatches)) {
                best = &h;
                bestMatches = matches;
            }
        }
        // a column that follows nothing at all is reported only where it is clear what it should follow
        const bool mostFollow = best && bestMatches >= 2 && bestMatches * 2 >= claimsOf(*best);
        const bool clear = best && m_marked && best->named >= 0 && m_source;
        if (!best || !(mostFollow || clear)) return;
        AuditFindings found;
        for (const std::size_t r : m_claims)
            if (!rowExplained(r, *best, mostFollow)) report(r, *best, found);
        sayOffset(*best, found);
        out.insert(out.end(), found.begin(), found.end());
    }

private:
    /// Columns that may be the source of this one; `m_source` tells whether the header says so.
    std::vector<std::size_t> sources()
    {
        const PublishedColumn& derived = m_table.columns[m_column];
        std::vector<std::size_t> all, named, timed;
        for (std::size_t c = 0; c < m_table.columns.size(); ++c) {
            const PublishedColumn& column = m_table.columns[c];
            if (c == m_column || column.name.empty() || column.isDerived || column.role == ColumnRole::Std ||
                column.role == ColumnRole::Cv || column.role == ColumnRole::Count)
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
        m_all = all;
        if (!named.empty()) {
            m_source = true;
            return named;
        }
        // 'Recovery' is that of the mean, where there is one
        if (derived.hasPhrase("recovery,retention,retained")) {
            std::erase_if(all, [&](std::size_t c) { return m_table.columns[c].role != ColumnRole::Mean; });
            if (all.size() == 1) {
                m_source = true;
                return all;
            }
            all = m_all;
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
        addHypotheses(columns, columns.size() < m_all.size() ? m_all : columns);
    }

    /// `bases`: what the figures of `columns` may be compared with in their own row: 'W4A4 speed-up' names one of both.
    void addHypotheses(const std::vector<std::size_t>& columns, const std::vector<std::size_t>& bases)
    {
        for (const std::size_t c : columns)
            for (const Formula formula : kFormulas) {
                for (const Against against : {Against::Reference, Against::LastReference, Against::PreviousRow})
                    m_hypotheses.push_back({c, c, against, formula, sharedWords(c)});
                for (const std::size_t other : bases)
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

    /// The row that the others are compared with has nothing to be compared with, unless the column says so.
    bool applies(std::size_t row, const Hypothesis& h) const
    {
        return h.against == Against::OtherColumn || m_marked || row != m_references.front();
    }

    std::size_t claimsOf(const Hypothesis& h) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(m_claims, [&](std::size_t r) { return applies(r, h); }));
    }

    bool fits(std::size_t row, const Hypothesis& h) const
    {
        if (!applies(row, h)) return false;
        const PrintedNumber& claim = *m_table.rows[row].numbers[m_column];
        if (!formulaFits(h.formula, claim)) return false;
        const auto interval = computed(row, h);
        return interval && explains(*interval, claim);
    }

    std::size_t matchesOf(const Hypothesis& h) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(m_claims, [&](std::size_t r) { return fits(r, h); }));
    }

    /// How far a claim lies from the hypothesis, as a factor.
    double distance(std::size_t row, const Hypothesis& h) const
    {
        const PrintedNumber& claim = *m_table.rows[row].numbers[m_column];
        if (!formulaFits(h.formula, claim)) return INFINITY;
        const auto interval = computed(row, h);
        if (!interval) return INFINITY;
        return std::abs(
            std::log(std::max(std::abs(claim.value), 1e-12) / std::max(std::abs(interval->middle()), 1e-12)));
    }
    double distance(const Hypothesis& h) const
    {
        double least = INFINITY;
        for (const std::size_t r : m_claims)
            least = std::min(least, distance(r, h));
        return least;
    }

    /// Claims whose sign the hypothesis has: '−36%' is a change, '36%' a reduction.
    std::size_t sameSigns(const Hypothesis& h) const
    {
        return static_cast<std::size_t>(std::ranges::count_if(m_claims, [&](std::size_t r) {
            const auto interval = computed(r, h);
            return interval && (interval->middle() < 0) == (m_table.rows[r].numbers[m_column]->value < 0);
        }));
    }

    /// One claim that follows may be chance; the word for the column says more.
    bool isBetter(const Hypothesis& a, std::size_t matchesOfA, const Hypothesis& b, std::size_t matchesOfB) const
    {
        const PublishedColumn& column = m_table.columns[m_column];
        const bool usualA = isUsualFormula(column, a.formula), usualB = isUsualFormula(column, b.formula);
        if (matchesOfA < 2 && matchesOfB < 2 && usualA != usualB) return usualA;
        return matchesOfA != matchesOfB ? matchesOfA > matchesOfB : closer(a, b);
    }

    /// Which of two hypotheses that as many claims follow is the one to be told.
    bool closer(const Hypothesis& a, const Hypothesis& b) const
    {
        if (a.named != b.named) return a.named > b.named;
        const PublishedColumn& column = m_table.columns[m_column];
        if (isUsualFormula(column, a.formula) != isUsualFormula(column, b.formula))
            return isUsualFormula(column, a.formula);
        if (const auto x = sameSigns(a), y = sameSigns(b); x != y) return x > y;
        return distance(a) < distance(b);
    }

    /// Metrics as rows: 'Throughput (tok/s)' among latencies, where the larger one is the faster one.
    bool isRateRow(std::size_t row) const { return describeColumn(m_table.rows[row].label).isRate; }

    /// Where the column as a whole follows one formula, single rows may still use another one with the same reference.
    bool rowExplained(std::size_t row, const Hypothesis& best, bool mostFollow) const
    {
        if (fits(row, best) || !applies(row, best) || !computed(row, best)) return true;
        if (mostFollow && !(isRateRow(row) || isRateRow(m_claims.front()))) return false;
        if (mostFollow) return std::ranges::any_of(m_hypotheses, [&](const Hypothesis& h) { return fits(row, h); });
        const PublishedColumn& column = m_table.columns[m_column];
        const bool usual = isUsualFormula(column, best.formula);
        return std::ranges::any_of(m_hypotheses, [&](const Hypothesis& h) {
            return h.against != Against::OtherColumn && (!usual || isUsualFormula(column, h.formula)) && fits(row, h);
        });
    }

    /// Differences that are all off by the same amount have a base of more digits, or of another run.
    void sayOffset(const Hypothesis& h, AuditFindings& found) const
    {
        if (h.formula != Formula::Difference || found.size() < 2) return;
        Interval offset{-INFINITY, INFINITY};
        for (const AuditFinding& f : found) {
            const double printed = f.values.at("printed");
            offset.low = std::max(offset.low, printed - f.values.at("high"));
            offset.high = std::min(offset.high, printed - f.values.at("low"));
        }
        if (offset.low > offset.high) return;
        for (AuditFinding& f : found)
            f.sentence = Message::sentences(
                {f.sentence, Message::tr("All of them are off by about %1.").arg(figure(offset.middle(), 2))});
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
    std::vector<std::size_t> m_all; ///< columns that any derived column may come from
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
