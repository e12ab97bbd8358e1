// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/score_comparison.h"

#include "gpu/measure/distributions.h"
#include "gpu/measure/robust.h"
#include "gpu/results/compare/score_pairs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace qs {

namespace {

std::optional<ComparedQuantity> quantityOf(const Score& score)
{
    if (score.metric == "perplexity" || score.metric.ends_with("_perplexity")) return ComparedQuantity::Perplexity;
    const bool isShare = score.higherIsBetter && score.value >= 0 && score.value <= 1;
    return isShare ? std::optional(ComparedQuantity::Accuracy) : std::nullopt;
}

/// 100 × a share; 1 × a perplexity.
double unitOf(ComparedQuantity quantity) { return quantity == ComparedQuantity::Accuracy ? 100 : 1; }

ComparedFigure figureOf(const Score& score, ComparedQuantity quantity)
{
    const double unit = unitOf(quantity), value = unit * score.value;
    if (score.standardError < 0) return {score.n, value, 0, 0};
    const double half = unit * stats::kNormal95 * score.standardError;
    return {score.n, value, std::max(0.0, value - half), value + half};
}

/// Standard error of b − a over common items; nothing where there are too few.
std::optional<double> pairedError(const Score& a, const Score& b)
{
    const ScorePairs pairs = pairById(a, b);
    if (pairs.a.size() < 30) return std::nullopt;
    std::vector<double> differences;
    for (std::size_t i = 0; i < pairs.a.size(); ++i)
        differences.push_back(pairs.b[i] - pairs.a[i]);
    return stats::deviation(differences) / std::sqrt(static_cast<double>(differences.size()));
}

Comparison compareValues(const Score& a, const Score& b, ComparedQuantity quantity)
{
    Comparison c;
    c.n = std::min(a.n, b.n);
    c.nEff = static_cast<double>(c.n);
    const bool more = infoOf(quantity).moreIsBetter;
    c.ratio = c.low = c.high = c.meanRatio = c.minRatio = more ? b.value / a.value : a.value / b.value;
    const double margin = infoOf(quantity).margin;
    c.band = quantity == ComparedQuantity::Accuracy ? margin / a.value : margin;
    const auto paired = pairedError(a, b);
    c.paired = paired.has_value();
    if (!paired && (a.standardError < 0 || b.standardError < 0)) return c;
    const double error = paired ? *paired / a.value : std::hypot(a.standardError / a.value, b.standardError / b.value);
    c.low = c.ratio * std::exp(-stats::kNormal95 * error);
    c.high = c.ratio * std::exp(stats::kNormal95 * error);
    c.verdict = judge(c.low, c.high, c.band, c.band);
    return c;
}

} // namespace

std::vector<SeriesComparison> compareScores(const RunResult& a, const RunResult& b)
{
    std::vector<SeriesComparison> all;
    for (const Score& x : a.scores) {
        const auto quantity = quantityOf(x);
        const auto y = std::ranges::find_if(
            b.scores, [&](const Score& each) { return each.task == x.task && each.metric == x.metric; });
        if (!quantity || y == b.scores.end() || !(x.value > 0 && y->value > 0)) continue;
        SeriesComparison& added = all.emplace_back();
        added.key = added.keyInB = {x.task, x.metric};
        added.quantity = *quantity;
        added.a = figureOf(x, *quantity);
        added.b = figureOf(*y, *quantity);
        added.comparison = compareValues(x, *y, *quantity);
    }
    return all;
}

} // namespace qs
