// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that follow from other columns of the same row by one of the relations, and rows that sum up the others.
#include "gpu/core/ascii.h"
#include "gpu/core/utf8.h"
#include "gpu/measure/audit/follow.h"
#include "gpu/measure/audit/relation.h"
#include "gpu/measure/audit/rules.h"

namespace qs {

namespace {

constexpr std::size_t kMaxExplanations = 400;

using Sources = std::vector<Source>;
using Binding = std::vector<const Source*>;

/// 'w4a16 fp8': the words of a row's labels that name a number format.
std::string formatsOf(const PublishedRow& row)
{
    std::string all, word;
    for (std::size_t c = 0; c < row.cells.size(); ++c) {
        if (row.numbers[c]) continue;
        for (const char ch : lowerCase(row.cells[c]) + " ") {
            if ((ch >= 'a' && ch <= 'z') || isDigit(ch)) {
                word += ch;
                continue;
            }
            for (const std::string_view start :
                 {"fp", "bf", "int", "uint", "w4",   "w8", "w2",   "w3",   "q2",   "q3",   "q4",
                  "q5", "q6", "q8",  "nvfp", "mxfp", "nf", "e4m3", "e5m2", "half", "float"})
                if (word.starts_with(start)) {
                    all += word + " ";
                    break;
                }
            word.clear();
        }
    }
    return all;
}

bool sameStatistics(const Source& claim, const Binding& binding)
{
    for (const Source* source : binding)
        if (source->quantity != Quantity::OutputTokens &&
            (source->percentile != claim.percentile || source->isMean != claim.isMean))
            return false;
    return true;
}

bool sharesColumn(const Source& a, const Source& b)
{
    return std::ranges::any_of(a.columns,
                               [&](std::size_t c) { return std::ranges::find(b.columns, c) != b.columns.end(); });
}

/// All ways to choose a source for every input, none of them the claim itself or used twice.
void bind(const Relation& relation, const Sources& sources, const Source& claim, Binding& chosen,
          std::vector<Binding>& out)
{
    if (out.size() >= kMaxExplanations) return;
    if (chosen.size() == relation.inputs.size()) {
        if (!relation.sameStatistic || sameStatistics(claim, chosen)) out.push_back(chosen);
        return;
    }
    for (const Source& source : sources) {
        if (source.quantity != relation.inputs[chosen.size()] || sharesColumn(source, claim) ||
            std::ranges::any_of(chosen, [&](const Source* other) { return sharesColumn(source, *other); }))
            continue;
        chosen.push_back(&source);
        bind(relation, sources, claim, chosen, out);
        chosen.pop_back();
    }
}

/// Words that the headers of claim and inputs share: 'torch' of 'torch GB/s' and 'torch (us)'.
int sharedWords(const PublishedTable& table, const Source& claim, const Binding& binding)
{
    int shared = 0;
    for (const Source* source : binding)
        for (const std::size_t c : source->columns)
            for (const std::string& word : table.columns[claim.columns.front()].words)
                shared += table.columns[c].words.contains(word);
    return shared;
}

/// The claims of one column and everything that may explain them.
class RelatedColumn
{
public:
    RelatedColumn(const PublishedTable& table, const Sources& sources, const Source& claim)
        : m_table(table), m_sources(sources), m_claim(claim)
    {
        for (std::size_t r = 0; r < table.rows.size() && r < kMaxTableRows; ++r) {
            const auto& figure = claim.figures[r];
            if (!figure) continue;
            DerivedClaim made{figure->number, figure->scale, figure->text,
                              findingAt(AuditCode::DerivedMismatch, table, table.rows[r]), formatsOf(table.rows[r])};
            made.place.column = claim.name;
            m_claims.push_back(std::move(made));
            m_rows.push_back(r);
        }
    }

    void audit(AuditFindings& out)
    {
        for (const Relation& relation : relations()) {
            if (relation.claim != m_claim.quantity) continue;
            std::vector<Binding> bindings;
            Binding chosen;
            bind(relation, m_sources, m_claim, chosen, bindings);
            int most = 0;
            for (const Binding& binding : bindings)
                most = std::max(most, sharedWords(m_table, m_claim, binding));
            for (const Binding& binding : bindings)
                if (sharedWords(m_table, m_claim, binding) == most) explain(relation, binding);
        }
        reportUnexplained(m_claims, m_explanations, out);
    }

private:
    void explain(const Relation& relation, const Binding& binding)
    {
        for (const double factor : relation.factors) {
            if (m_explanations.size() >= kMaxExplanations) return;
            Explanation e;
            e.formula = Message::marked(relation.formula);
            e.anyFactor = relation.factor != RelationFactor::Listed;
            e.byFormat = relation.factor == RelationFactor::AnyOfFormat;
            e.isDefinition =
                relation.isDefinition && std::ranges::count(m_sources, m_claim.quantity, &Source::quantity) == 1;
            for (const std::size_t r : m_rows)
                e.values.push_back(valueOf(relation, binding, r, factor));
            if (binding.size() == 1 && !binding.front()->spans.empty())
                for (const std::size_t r : m_rows)
                    e.spans.push_back(binding.front()->spans[r]);
            e.inputs = [this, binding](std::size_t claim) {
                std::string text;
                for (const Source* source : binding)
                    if (const auto& figure = source->figures[m_rows[claim]])
                        text += (text.empty() ? "" : ", ") + source->name + " " + figure->text;
                return text;
            };
            m_explanations.push_back(std::move(e));
        }
    }

    static std::optional<Interval> valueOf(const Relation& relation, const Binding& binding, std::size_t row,
                                           double factor)
    {
        std::vector<Interval> inputs;
        for (const Source* source : binding) {
            if (!source->figures[row]) return std::nullopt;
            inputs.push_back(asRounded(source->figures[row]->number));
        }
        return relation.value(inputs, factor);
    }

    const PublishedTable& m_table;
    const Sources& m_sources;
    const Source& m_claim;
    std::vector<DerivedClaim> m_claims;
    std::vector<std::size_t> m_rows; ///< of the claims
    std::vector<Explanation> m_explanations;
};

/// Mean, sum and geometric mean of the figures above a row that sums them up.
struct ColumnSummary
{
    Interval mean, sum, geometric;
    double span = 0;
};
std::optional<ColumnSummary> summaryOf(const PublishedTable& table, std::size_t column, std::size_t before)
{
    Interval sum, logs;
    double low = INFINITY, high = -INFINITY, n = 0;
    for (std::size_t r = 0; r < before; ++r) {
        const auto& number = table.rows[r].numbers[column];
        if (!number) continue; // a variant that did not run
        if (number->approximate || isSummaryLabel(table.rows[r].label)) return std::nullopt;
        const Interval value = asRounded(*number);
        sum = sum + value;
        if (value.isPositive()) logs = logs + Interval{std::log(value.low), std::log(value.high)};
        low = std::min(low, value.low);
        high = std::max(high, value.high);
        ++n;
    }
    if (n < 2) return std::nullopt;
    const Interval root = logs * (1 / n);
    const bool positive = low > 0;
    return ColumnSummary{sum * (1 / n), sum,
                         positive ? Interval{std::exp(root.low), std::exp(root.high)} : Interval{-INFINITY, INFINITY},
                         high - low};
}

std::string columnText(const PublishedTable& table, std::size_t column, std::size_t before)
{
    std::string text;
    for (std::size_t r = 0; r < before && r < 8; ++r)
        text += (r ? ", " : "") + table.rows[r].cells[column];
    return before > 8 ? text + ", …" : text;
}

/// A row 'Average' or 'Total' at the end: its figures against those above, column by column.
void auditSummaryRow(const PublishedTable& table, std::size_t row, AuditFindings& out)
{
    const PublishedRow& at = table.rows[row];
    std::vector<DerivedClaim> claims;
    std::vector<std::size_t> columns;
    Explanation mean{Message::tr("the mean of the rows above"), false, false, false, {}, {}, {}},
        sum{Message::tr("the sum of the rows above"), false, false, false, {}, {}, {}},
        geometric{Message::tr("the geometric mean of the rows above"), false, false, false, {}, {}, {}};
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const auto& number = at.numbers[c];
        const auto summary = summaryOf(table, c, row);
        if (!number || number->approximate || !summary || table.columns[c].isDerived || table.columns[c].name.empty())
            continue;
        DerivedClaim claim{*number, number->scale, at.cells[c], findingAt(AuditCode::DerivedMismatch, table, at), {}};
        claim.place.column = table.columns[c].name;
        claims.push_back(std::move(claim));
        columns.push_back(c);
        mean.values.emplace_back(summary->mean);
        sum.values.emplace_back(summary->sum);
        geometric.values.emplace_back(summary->geometric);
        for (Explanation* e : {&mean, &geometric})
            e->spans.push_back(summary->span);
    }
    for (Explanation* e : {&mean, &sum, &geometric})
        e->inputs = [&](std::size_t claim) { return columnText(table, columns[claim], row); };
    reportUnexplained(claims, {mean, sum, geometric}, out);
}

} // namespace

void auditRelated(const PublishedTable& table, AuditFindings& out)
{
    if (table.rows.empty()) return;
    const Sources sources = sourcesOf(table);
    for (const Source& claim : sources)
        if (std::ranges::any_of(relations(), [&](const Relation& r) { return r.claim == claim.quantity; }))
            RelatedColumn(table, sources, claim).audit(out);
    for (std::size_t r = 2; r < table.rows.size() && r < kMaxTableRows; ++r)
        if (isSummaryLabel(table.rows[r].label)) auditSummaryRow(table, r, out);
}

} // namespace qs
