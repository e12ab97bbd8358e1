// SPDX-License-Identifier: GPL-3.0-or-later
// Which columns of a published table are times, sizes, rates, counts: by unit, and by the words of the header.
#include "gpu/measure/audit/quantity.h"

#include "gpu/core/ascii.h"

#include <algorithm>
#include <array>

namespace qs {

namespace {

/// A column is of the quantity if it has the unit or the other one, and one of the phrases (any where there are none),
/// and none of those that it must be without.
struct QuantityRule
{
    Quantity quantity;
    PrintedUnit unit, otherUnit;
    std::string_view phrases, without;
};

constexpr std::string_view kTokenTimes =
    "ms/token,us/token,µs/token,s/token,ms/tok,per token,per output token,tpot,itl,inter token latency";
constexpr std::string_view kTokenEnergies =
    "j/token,j/tok,mj/token,joules/token,joules per token,energy per token,energy/token";
constexpr std::string_view kFirstToken = "ttft,first token";

using U = PrintedUnit;
constexpr std::array kRules{
    QuantityRule{Quantity::TokenTime, U::Time, U::Time, kTokenTimes, {}},
    QuantityRule{Quantity::Ttft, U::Time, U::Time, kFirstToken, {}},
    QuantityRule{Quantity::EndToEnd, U::Time, U::Time, "e2e,e2el,end to end,request latency", {}},
    QuantityRule{Quantity::Bytes, U::Size, U::Size, {}, "params,parameters,weights,free,limit"},
    QuantityRule{Quantity::Bytes, U::None, U::None, "bytes,bytes moved,total bytes", {}},
    QuantityRule{Quantity::ByteRate, U::ByteRate, U::ByteRate, {}, {}},
    QuantityRule{Quantity::FlopRate, U::FlopRate, U::FlopRate, {}, {}},
    QuantityRule{Quantity::ItemRate, U::PerSecond, U::PerSecond, {}, {}},
    QuantityRule{
        Quantity::ItemRate,
        U::None,
        U::None,
        "tokens/s,tok/s,tokens/sec,tokens per second,throughput,tps,fps,images/s,img/s,samples/s,req/s,qps,rps,it/s",
        {}},
    QuantityRule{Quantity::Batch, U::None, U::None, "batch,batch size,bs,batchsize", {}},
    QuantityRule{Quantity::Tokens,
                 U::None,
                 U::None,
                 "tokens,num tokens,output tokens,generated tokens,total tokens,new tokens",
                 {}},
    QuantityRule{
        Quantity::OutputTokens,
        U::None,
        U::None,
        "output tokens,output len,output length,osl,out tokens,generated tokens,new tokens,max tokens,decode tokens",
        {}},
    QuantityRule{Quantity::Requests, U::None, U::None, "requests,num requests,completed,successful requests", {}},
    QuantityRule{Quantity::Calls, U::None, U::None, "calls,instances,of calls,count,launches", {}},
    QuantityRule{Quantity::M, U::None, U::None, "m", {}},
    QuantityRule{Quantity::N, U::None, U::None, "n", {}},
    QuantityRule{Quantity::K, U::None, U::None, "k", {}},
    QuantityRule{Quantity::Correct, U::None, U::None, "correct,num correct,passed,solved", "rate"},
    QuantityRule{Quantity::Total, U::None, U::None,
                 "total,n,questions,samples,items,problems,examples,num samples,num questions", "correct,tokens"},
    QuantityRule{Quantity::Accuracy, U::None, U::Percent,
                 "accuracy,acc,acc norm,exact match,em,pass@1,pass rate,solve rate", "stderr,std,err,error,drop"},
    QuantityRule{Quantity::StandardError, U::None, U::Percent, "stderr,std err,standard error,se,std error", {}},
    QuantityRule{Quantity::BitsPerWeight, U::None, U::None, "bpw,bits/weight,bits per weight", {}},
    QuantityRule{Quantity::Parameters, U::None, U::Size, "params,param,parameters,weights", "active,bits"},
    QuantityRule{Quantity::Power, U::Power, U::Power, {}, "limit,cap,tdp,max,peak"},
    QuantityRule{Quantity::Power, U::None, U::None, "power,watts", "limit,cap,tdp,max,peak"},
    QuantityRule{Quantity::TokenEnergy, U::Energy, U::None, kTokenEnergies, {}},
    QuantityRule{Quantity::Energy, U::Energy, U::Energy, {}, kTokenEnergies},
    QuantityRule{Quantity::Share, U::Percent, U::Percent, "share,of total,time %,% time,cpu %,cuda %,total %,fraction",
                 "peak,diff,change,error"},
    QuantityRule{Quantity::PeakShare, U::Percent, U::None,
                 "of peak,% peak,peak %,mfu,mbu,sol %,of sol,of roofline,of theoretical", "memory,vram,vs"},
};

constexpr std::string_view kDimensions =
    "m,n,k,rows,columns,cols,tokens,num tokens,hidden,hidden size,dim,batch,batch size,bs,seq,"
    "seq len,seqlen,sequence length,heads,num heads,head dim,head size,elements,numel,in features,"
    "out features,channels,context";

bool hasUnit(const QuantityRule& rule, PrintedUnit unit) { return rule.unit == unit || rule.otherUnit == unit; }

/// Of the header, else of the first figure.
PrintedUnit unitOf(const PublishedTable& table, std::size_t column)
{
    if (table.columns[column].unit.unit != PrintedUnit::None) return table.columns[column].unit.unit;
    for (const PublishedRow& row : table.rows)
        if (row.numbers[column]) return row.numbers[column]->unit;
    return PrintedUnit::None;
}

bool isSpread(const PublishedColumn& column) { return column.role == ColumnRole::Std || column.role == ColumnRole::Cv; }

/// What is counted is exact.
bool isCount(Quantity quantity)
{
    return quantity == Quantity::Batch || (quantity >= Quantity::Tokens && quantity <= Quantity::Total);
}

/// Figures of a column; an approximate one means nothing.
Source sourceOf(const PublishedTable& table, std::size_t column, Quantity quantity)
{
    Source source{quantity,
                  table.columns[column].name,
                  {column},
                  {},
                  {},
                  table.columns[column].percentile,
                  table.columns[column].role == ColumnRole::Mean};
    for (const PublishedRow& row : table.rows) {
        source.figures.emplace_back();
        const auto& n = row.numbers[column];
        if (!n || n->approximate || isSummaryLabel(row.label)) continue;
        source.figures.back() = Figure{*n, n->scale, row.cells[column]};
        if (isCount(quantity) && n->value == std::floor(n->value)) source.figures.back()->number.halfWidth = 0;
    }
    return source;
}

void scaleBy(Source& source, double factor)
{
    for (auto& figure : source.figures)
        if (figure) {
            figure->number.value *= factor;
            figure->number.halfWidth *= factor;
            figure->scale *= factor;
        }
}

/// Percent, or a figure beyond 1, become fractions.
void asFraction(Source& source, PrintedUnit unit)
{
    const bool beyond = std::ranges::any_of(source.figures, [](const auto& f) { return f && f->number.value > 1.5; });
    if (unit == PrintedUnit::Percent || beyond) scaleBy(source, 0.01);
}

/// 'Parameters (B)' and '8.03B': thousands of millions, not bytes.
void asParameters(const PublishedTable& table, Source& source)
{
    const PublishedColumn& column = table.columns[source.columns.front()];
    if (unitOf(table, source.columns.front()) == PrintedUnit::Size || column.hasPhrase("b"))
        scaleBy(source, 1e9);
    else if (column.hasPhrase("m"))
        scaleBy(source, 1e6);
}

bool isIntegral(const Source& source)
{
    bool any = false;
    for (const auto& figure : source.figures) {
        if (!figure) continue;
        if (figure->number.value < 1 || figure->number.value != std::floor(figure->number.value)) return false;
        any = true;
    }
    return any;
}

Figure exactFigure(double value, std::string text)
{
    Figure figure;
    figure.number.value = value;
    figure.text = std::move(text);
    return figure;
}

/// '4096x4096', '(16, 4096, 4096)', '4096 × 4096': the dimensions in a cell; fewer than two: none.
std::vector<double> dimensionsOf(std::string_view cell)
{
    std::vector<double> all;
    for (std::size_t i = 0; i < cell.size();) {
        if (isDigit(cell[i])) {
            double value = 0;
            for (; i < cell.size() && isDigit(cell[i]) && value < 1e12; ++i)
                value = 10 * value + (cell[i] - '0');
            all.push_back(value);
        } else if (cell[i] == 'x' || cell[i] == 'X' || cell[i] == '(' || cell[i] == ')' || cell[i] == ',' ||
                   cell[i] == ' ' || cell.substr(i).starts_with("×")) {
            i += cell.substr(i).starts_with("×") ? 2 : 1;
        } else
            return {};
    }
    return all.size() >= 2 && std::ranges::all_of(all, [](double d) { return d >= 1; }) ? all : std::vector<double>{};
}

/// The dimensions of the rows as one figure: from their columns, or from a column of shapes.
void addShapes(const PublishedTable& table, std::vector<Source>& out)
{
    Source product{Quantity::Shape, {}, {}, {}, {}, {}, false};
    std::vector<Source> dimensions;
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PublishedColumn& column = table.columns[c];
        if (column.isDerived || !column.hasPhrase(kDimensions) || unitOf(table, c) != PrintedUnit::None) continue;
        Source source = sourceOf(table, c, Quantity::Shape);
        if (!isIntegral(source)) continue;
        product.columns.push_back(c);
        product.name += (product.name.empty() ? "" : " × ") + column.name;
        dimensions.push_back(std::move(source));
    }
    for (std::size_t r = 0; !dimensions.empty() && r < table.rows.size(); ++r) {
        std::optional<Figure> figure = exactFigure(1, {});
        for (const Source& dimension : dimensions) {
            if (figure && dimension.figures[r]) {
                figure->number.value *= dimension.figures[r]->number.value;
                figure->text += (figure->text.empty() ? "" : " × ") + dimension.figures[r]->text;
            } else
                figure.reset();
        }
        product.figures.push_back(std::move(figure));
    }
    if (!dimensions.empty()) out.push_back(std::move(product));
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        Source shape{Quantity::Shape, table.columns[c].name, {c}, {}, {}, {}, false};
        std::size_t found = 0, threes = 0;
        for (const PublishedRow& row : table.rows) {
            const auto sizes = dimensionsOf(row.cells[c]);
            shape.figures.emplace_back();
            if (sizes.empty()) continue;
            double value = 1;
            for (const double size : sizes)
                value *= size;
            shape.figures.back() = exactFigure(value, row.cells[c]);
            ++found;
            threes += sizes.size() == 3;
        }
        if (found == 0) continue;
        if (threes == found) {
            Source three = shape;
            three.quantity = Quantity::Shape3;
            out.push_back(std::move(three));
        }
        out.push_back(std::move(shape));
    }
}

/// Every column over its own sum.
void addParts(const PublishedTable& table, std::vector<Source>& out)
{
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PrintedUnit unit = unitOf(table, c);
        const bool counts = unit == PrintedUnit::Time || unit == PrintedUnit::Size || unit == PrintedUnit::None;
        if (!counts || table.columns[c].isDerived || isSpread(table.columns[c])) continue;
        Source part = sourceOf(table, c, Quantity::Part), ofSum = part;
        ofSum.quantity = Quantity::PartOfSum;
        Interval sum;
        for (const auto& figure : part.figures)
            if (figure) sum = sum + asRounded(figure->number);
        if (!sum.isPositive()) continue;
        for (auto& figure : ofSum.figures)
            if (figure) {
                const Interval share = asRounded(figure->number) / sum;
                figure->number.value = share.middle();
                figure->number.halfWidth = share.width() / 2;
            }
        out.push_back(std::move(part));
        out.push_back(std::move(ofSum));
    }
}

/// The mean of the columns from `first` to `last` without `except`.
Source meanOf(const PublishedTable& table, const std::vector<std::size_t>& columns)
{
    Source mean{Quantity::MeanOfColumns,
                table.columns[columns.front()].name + " … " + table.columns[columns.back()].name,
                columns,
                {},
                {},
                {},
                false};
    for (const PublishedRow& row : table.rows) {
        mean.figures.emplace_back();
        mean.spans.push_back(0);
        Figure figure;
        double low = INFINITY, high = -INFINITY;
        bool all = !isSummaryLabel(row.label);
        for (const std::size_t c : columns) {
            const auto& n = row.numbers[c];
            all = all && n && !n->approximate;
            if (!all) break;
            figure.number.value += n->value / static_cast<double>(columns.size());
            figure.number.halfWidth += n->halfWidth / static_cast<double>(columns.size());
            low = std::min(low, n->value);
            high = std::max(high, n->value);
            figure.text += (figure.text.empty() ? "" : ", ") + row.cells[c];
        }
        if (!all) continue;
        mean.spans.back() = high - low;
        mean.figures.back() = std::move(figure);
    }
    return mean;
}

/// A mean, and the blocks of columns beside it that it may be the mean of.
void addMeans(const PublishedTable& table, std::vector<Source>& out)
{
    for (std::size_t mean = 0; mean < table.columns.size(); ++mean) {
        if (table.columns[mean].role != ColumnRole::Mean || table.columns[mean].isDerived) continue;
        const auto mayBelong = [&](std::size_t c) {
            const PublishedColumn& column = table.columns[c];
            return column.role != ColumnRole::Std && column.role != ColumnRole::Cv &&
                   column.role != ColumnRole::Count && column.role != ColumnRole::Mean && !column.percentile &&
                   !column.isDerived && unitOf(table, c) == unitOf(table, mean) &&
                   std::ranges::any_of(table.rows, [&](const PublishedRow& row) { return row.numbers[c].has_value(); });
        };
        std::vector<std::size_t> left, right, all;
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            if (mayBelong(c)) all.push_back(c);
        for (std::size_t c = mean; c-- > 0 && mayBelong(c);)
            left.insert(left.begin(), c);
        for (std::size_t c = mean + 1; c < table.columns.size() && mayBelong(c); ++c)
            right.push_back(c);
        std::set<std::vector<std::size_t>> blocks{all};
        for (std::size_t n = 2; n <= left.size(); ++n)
            blocks.insert({left.end() - static_cast<std::ptrdiff_t>(n), left.end()});
        for (std::size_t n = 2; n <= right.size(); ++n)
            blocks.insert({right.begin(), right.begin() + static_cast<std::ptrdiff_t>(n)});
        std::erase_if(blocks, [](const auto& block) { return block.size() < 2; });
        if (blocks.empty()) continue;
        out.push_back(sourceOf(table, mean, Quantity::Mean));
        for (const auto& block : blocks)
            out.push_back(meanOf(table, block));
    }
}

} // namespace

std::vector<Source> sourcesOf(const PublishedTable& table)
{
    std::vector<Source> all;
    const auto add = [&](std::size_t c, Quantity quantity) -> Source& {
        return all.emplace_back(sourceOf(table, c, quantity));
    };
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        const PublishedColumn& column = table.columns[c];
        const PrintedUnit unit = unitOf(table, c);
        if (column.isDerived || isSpread(column)) {
            if (!column.hasPhrase("stderr,std err,standard error,std error,se")) continue;
        }
        if (unit == PrintedUnit::Time && !column.hasPhrase(kTokenTimes) && !column.hasPhrase(kFirstToken)) {
            add(c, Quantity::Duration);
            if (column.role == ColumnRole::Mean) add(c, Quantity::MeanDuration);
            if (column.hasPhrase("total,sum")) add(c, Quantity::TotalDuration);
        }
        for (const QuantityRule& rule : kRules) {
            if (!hasUnit(rule, unit) || (!rule.phrases.empty() && !column.hasPhrase(rule.phrases)) ||
                (!rule.without.empty() && column.hasPhrase(rule.without)))
                continue;
            Source& source = add(c, rule.quantity);
            if (rule.quantity == Quantity::Accuracy || rule.quantity == Quantity::Share ||
                rule.quantity == Quantity::PeakShare)
                asFraction(source, unit);
            if (rule.quantity == Quantity::Parameters) asParameters(table, source);
        }
    }
    addShapes(table, all);
    addParts(table, all);
    addMeans(table, all);
    return all;
}

} // namespace qs
