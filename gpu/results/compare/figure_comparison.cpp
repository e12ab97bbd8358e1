// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/figure_comparison.h"

#include "gpu/measure/distributions.h"

#include <algorithm>
#include <cmath>

namespace qs {

namespace {

bool hasInterval(const Summary& s) { return s.n >= 2 && s.mean > 0 && s.std > 0; }

/// Of the logarithm of the mean.
double variance(const Summary& s) { return std::pow(s.std / s.mean, 2) / static_cast<double>(s.n); }

} // namespace

double comparedTime(const ModeResult& mode)
{
    return mode.latency.p50 > 0 ? mode.latency.p50 : mode.isImported() ? std::max(0.0, mode.latency.mean) : 0.0;
}

bool hasFiguresOnly(const ModeResult& mode)
{
    return mode.isImported() && mode.samplesUs.empty() && comparedTime(mode) > 0;
}

Comparison compareFigures(const Summary& a, const Summary& b, const ComparisonRule& rule)
{
    Comparison c;
    c.paired = false;
    c.n = std::min(a.n, b.n);
    c.nEff = static_cast<double>(c.n);
    c.band = std::max(rule.minEffect, rule.aaBand);
    const bool means = a.mean > 0 && b.mean > 0;
    const double timeA = means ? a.mean : a.p50, timeB = means ? b.mean : b.p50;
    if (!(timeA > 0) || !(timeB > 0)) return c;
    c.ratio = c.low = c.high = c.meanRatio = timeA / timeB;
    c.minRatio = a.min > 0 && b.min > 0 ? a.min / b.min : c.ratio;
    if (!hasInterval(a) || !hasInterval(b)) return c;
    const double va = variance(a), vb = variance(b), all = va + vb;
    const double freedom =
        all * all / (va * va / static_cast<double>(a.n - 1) + vb * vb / static_cast<double>(b.n - 1));
    const double half = stats::studentQuantile(freedom) * std::sqrt(all);
    c.low = c.ratio * std::exp(-half);
    c.high = c.ratio * std::exp(half);
    c.verdict = judge(c.low, c.high, c.band, rule.minEffect);
    return c;
}

ComparedFigure meanOf(const Summary& s)
{
    const double value = s.mean > 0 ? s.mean : s.p50;
    if (!hasInterval(s)) return {s.n, value, 0, 0};
    const double half =
        stats::studentQuantile(static_cast<double>(s.n - 1)) * s.std / std::sqrt(static_cast<double>(s.n));
    return {s.n, value, std::max(0.0, value - half), value + half};
}

Message figuresNote(std::int64_t rows, std::int64_t without)
{
    if (rows == 0) return {};
    const Message from = Message::tr(
        "%n rows have no samples: their intervals come from mean, standard deviation and number of samples, "
        "taken as independent, because the order of measuring is not known.",
        "%n row has no samples: its interval comes from mean, standard deviation and number of samples, "
        "taken as independent, because the order of measuring is not known.",
        rows - without);
    const Message none =
        Message::tr("%n rows give neither samples nor a standard deviation with its number of samples, so there is a "
                    "ratio and no interval.",
                    "%n row gives neither samples nor a standard deviation with its number of samples, so there is a "
                    "ratio and no interval.",
                    without);
    return Message::sentences({rows > without ? from : Message(), without > 0 ? none : Message()});
}

} // namespace qs
