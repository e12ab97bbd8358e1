// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace qs {

/// How the next token is drawn from a model's predictions. The default is greedy: the most likely token each time.
struct TokenSampling
{
    static constexpr double kMaxTemperature = 100;
    static constexpr std::int64_t kMaxTopK = 10'000'000;
    double temperature = 0; ///< divides the logits; 0: greedy, and the members below have no effect
    double topP = 1; ///< the most likely tokens whose probabilities reach it together (nucleus); 0: only the first
    std::int64_t topK = 0; ///< at most so many of the most likely tokens; 0: all
    std::uint64_t seed = 0;
    bool greedy() const { return temperature <= 0; }
    bool operator==(const TokenSampling&) const = default;
};
/// Usage with the flag, its value and what is allowed.
Result<void> validate(const TokenSampling& sampling);

/// The index of the largest value, the first of equals.
std::int32_t largestLogit(std::span<const float> logits);
/// Whether anything can be drawn from logits: none is NaN or +∞, and one is more than −∞.
bool canSample(std::span<const float> logits);

/// Draws tokens. As in Hugging Face's transformers: the logits are divided by the temperature, the most likely top-k
/// are kept, of these the fewest whose probabilities reach top-p together (one at least), and one of the rest is drawn
/// in proportion to its probability. Of equal logits the smaller token id comes first. The token of a step is a
/// function of the logits, the seed and the number of the step alone.
class TokenSampler
{
public:
    explicit TokenSampler(const TokenSampling& sampling);
    /// The token of step `step` (from 0). BadInput where canSample() is false (predictionsNotFinite()).
    Result<std::int32_t> choose(std::span<const float> logits, std::uint64_t step);

private:
    using Candidate = std::pair<double, std::int32_t>; ///< weight (the largest is 1), token

    void weigh(std::span<const float> logits);
    std::size_t keepMostLikely();
    std::int32_t draw(std::span<const Candidate> candidates, double uniform) const;

    TokenSampling m_sampling;
    std::vector<Candidate> m_candidates;
};

} // namespace qs
