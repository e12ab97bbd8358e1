// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tasks/token_sampler.h"

#include "gpu/core/random.h"
#include "gpu/core/units.h"
#include "gpu/models/tasks/text_scores.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs {

namespace {

Error outside(const char* flag, double value, double low, double high)
{
    return {ErrorCode::Usage,
            Message::tr("%1 is %2; it must be between %3 and %4.")
                .arg(flag, formatNumber(value), formatNumber(low), formatNumber(high)),
            ""};
}

} // namespace

Result<void> validate(const TokenSampling& s)
{
    if (!(s.temperature >= 0 && s.temperature <= TokenSampling::kMaxTemperature)) // catches NaN, too
        return outside("--temperature", s.temperature, 0, TokenSampling::kMaxTemperature);
    if (!(s.topP >= 0 && s.topP <= 1)) return outside("--top-p", s.topP, 0, 1);
    if (s.topK < 0 || s.topK > TokenSampling::kMaxTopK)
        return outside("--top-k", static_cast<double>(s.topK), 0, static_cast<double>(TokenSampling::kMaxTopK));
    return {};
}

std::int32_t largestLogit(std::span<const float> logits)
{
    return static_cast<std::int32_t>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

bool canSample(std::span<const float> logits)
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    bool any = false;
    for (const float logit : logits) {
        if (std::isnan(logit) || logit == infinity) return false;
        any = any || logit > -infinity;
    }
    return any;
}

TokenSampler::TokenSampler(const TokenSampling& sampling) : m_sampling(sampling) {}

Result<std::int32_t> TokenSampler::choose(std::span<const float> logits, std::uint64_t step)
{
    if (!canSample(logits)) return predictionsNotFinite();
    if (m_sampling.greedy()) return largestLogit(logits);
    weigh(logits);
    const bool all = m_sampling.topP >= 1 && m_sampling.topK == 0; // in the order of the ids: nothing is sorted
    const std::size_t kept = all ? m_candidates.size() : keepMostLikely();
    const std::span<const Candidate> candidates(m_candidates);
    return draw(candidates.last(kept), uniformAt(m_sampling.seed, step));
}

/// Weights relative to the most likely token, so that nothing overflows; what underflows to 0 is never drawn.
void TokenSampler::weigh(std::span<const float> logits)
{
    const double largest = *std::max_element(logits.begin(), logits.end());
    m_candidates.clear();
    for (std::size_t i = 0; i < logits.size(); ++i)
        if (const double weight = std::exp((logits[i] - largest) / m_sampling.temperature); weight > 0)
            m_candidates.emplace_back(weight, static_cast<std::int32_t>(i));
}

/// Moves the tokens that may be drawn to the end of the candidates and says how many they are. A heap gives the most
/// likely ones first: mostly few of a large vocabulary are looked at.
std::size_t TokenSampler::keepMostLikely()
{
    const auto lessLikely = [](const Candidate& a, const Candidate& b) {
        return a.first < b.first || (a.first == b.first && a.second > b.second);
    };
    const auto most = m_sampling.topK > 0 ? std::min(m_candidates.size(), static_cast<std::size_t>(m_sampling.topK))
                                          : m_candidates.size();
    std::make_heap(m_candidates.begin(), m_candidates.end(), lessLikely);
    std::size_t ranked = 0;
    double sum = 0;
    const auto rankNext = [&] {
        std::pop_heap(m_candidates.begin(), m_candidates.end() - static_cast<std::ptrdiff_t>(ranked), lessLikely);
        ++ranked;
        sum += m_candidates[m_candidates.size() - ranked].first;
    };
    double total = 0; // top-p is of what top-k leaves
    if (most == m_candidates.size()) {
        for (const Candidate& candidate : m_candidates)
            total += candidate.first;
    } else {
        while (ranked < most)
            rankNext();
        total = sum;
    }
    if (ranked > 0) { // sorted already, the most likely last
        double reached = 0;
        std::size_t kept = 0;
        while (kept < ranked && (kept == 0 || reached < m_sampling.topP * total))
            reached += m_candidates[m_candidates.size() - ++kept].first;
        return kept;
    }
    while (ranked < most && (ranked == 0 || sum < m_sampling.topP * total))
        rankNext();
    return ranked;
}

std::int32_t TokenSampler::draw(std::span<const Candidate> candidates, double uniform) const
{
    double total = 0;
    for (const Candidate& candidate : candidates)
        total += candidate.first;
    double left = uniform * total;
    for (std::size_t i = candidates.size(); i-- > 1;) { // from the end, where the most likely ones are
        left -= candidates[i].first;
        if (left < 0) return candidates[i].second;
    }
    return candidates.front().second;
}

} // namespace qs
