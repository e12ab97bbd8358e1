// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/llm_rates.h"

#include "gpu/measure/distributions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace qs {

double decodeThroughput(const LlmTiming& timing)
{
    return timing.step.mean > 0 ? timing.batch * 1e6 / timing.step.mean : 0;
}

double weightGbps(const LlmTiming& timing)
{
    return timing.step.p50 > 0 ? timing.stepWeightBytes / timing.step.p50 * 1e-3 : 0;
}

bool countsWeights(const LlmStudyResult& result)
{
    return std::ranges::any_of(result.rows, [](const LlmRow& row) {
        return std::ranges::any_of(row.timings, [](const LlmTiming& t) { return t.stepWeightBytes > 0; });
    });
}

double joulesPerToken(const LlmTiming& timing)
{
    return timing.decodeEnergy.known() ? timing.decodeEnergy.joules / timing.batch : 0;
}

double tokensPerJoule(const LlmTiming& timing)
{
    const double joules = joulesPerToken(timing);
    return joules > 0 ? 1 / joules : 0;
}

double promptJoulesPerToken(const LlmTiming& timing)
{
    return timing.prefillEnergy.known() && timing.promptLength > 0 ? timing.prefillEnergy.joules / timing.promptLength
                                                                   : 0;
}

bool asksEnergy(const LlmStudyResult& result)
{
    return std::ranges::any_of(result.rows, [](const LlmRow& row) {
        return std::ranges::any_of(row.timings, [](const LlmTiming& t) { return t.decodeEnergy.asked(); });
    });
}

bool knowsEnergy(const LlmStudyResult& result)
{
    return std::ranges::any_of(result.rows, [](const LlmRow& row) {
        return std::ranges::any_of(row.timings, [](const LlmTiming& t) { return t.decodeEnergy.known(); });
    });
}

namespace {

/// us per token of all sequences together, by rounds.
std::vector<double> roundUsPerToken(const LlmTiming& timing)
{
    std::vector<double> us;
    const auto each = static_cast<std::size_t>(std::max(1, timing.generate));
    for (std::size_t at = 0; at + each <= timing.stepUs.size(); at += each) {
        const auto begin = timing.stepUs.begin() + static_cast<std::ptrdiff_t>(at);
        const double all = std::accumulate(begin, begin + static_cast<std::ptrdiff_t>(each), 0.0);
        us.push_back(all / (timing.batch * static_cast<double>(each)));
    }
    return us;
}

} // namespace

std::vector<double> roundThroughput(const LlmTiming& timing)
{
    std::vector<double> rates = roundUsPerToken(timing);
    for (double& rate : rates)
        rate = rate > 0 ? 1e6 / rate : 0;
    return rates;
}

std::vector<double> roundPromptRates(const LlmTiming& timing)
{
    std::vector<double> rates;
    for (const float us : timing.prefillUs)
        rates.push_back(us > 0 ? timing.promptLength * 1e6 / us : 0);
    return rates;
}

ThroughputInterval throughputInterval(const LlmTiming& timing)
{
    const std::vector<double> us = roundUsPerToken(timing);
    const auto n = static_cast<double>(us.size());
    if (us.size() < 2) return {};
    const double mean = std::accumulate(us.begin(), us.end(), 0.0) / n;
    double squares = 0;
    for (const double one : us)
        squares += (one - mean) * (one - mean);
    const double half = stats::studentQuantile(n - 1) * std::sqrt(squares / (n - 1) / n);
    return {1e6 / (mean + half), mean > half ? 1e6 / (mean - half) : std::numeric_limits<double>::infinity()};
}

Comparison compareBatches(const LlmTiming& smaller, const LlmTiming& larger, double aaBand)
{
    const std::vector<double> a = roundUsPerToken(smaller), b = roundUsPerToken(larger);
    return compare(std::span(a), std::span(b), ComparisonRule{.paired = true, .aaBand = aaBand});
}

} // namespace qs
