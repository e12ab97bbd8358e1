// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/random.h"
#include "gpu/models/tasks/token_sampler.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <vector>

using namespace qs;

namespace {

using Logits = std::vector<float>;
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();

/// Probabilities of all tokens after temperature, top-k and top-p, written down from the definition: a sorted list in
/// long double, nothing shared with the sampler.
std::vector<long double> oracle(const Logits& logits, const TokenSampling& s)
{
    std::vector<std::size_t> order(logits.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return logits[a] > logits[b]; });
    std::vector<long double> p(logits.size());
    long double sum = 0;
    const std::size_t most = s.topK > 0 ? std::min<std::size_t>(s.topK, order.size()) : order.size();
    for (std::size_t i = 0; i < most; ++i)
        sum += p[order[i]] = std::exp((static_cast<long double>(logits[order[i]]) - logits[order[0]]) / s.temperature);
    long double reached = 0, kept = 0;
    for (std::size_t i = 0; i < most; ++i) {
        if (i > 0 && reached / sum >= s.topP) {
            p[order[i]] = 0;
            continue;
        }
        reached += p[order[i]];
        kept += p[order[i]];
    }
    for (long double& one : p)
        one /= kept;
    return p;
}

Logits someLogits(std::size_t n, std::uint64_t seed)
{
    Logits logits(n);
    for (std::size_t i = 0; i < n; ++i)
        logits[i] = 2.5f * normalAt(seed, i);
    return logits;
}

std::int32_t chosen(const Logits& logits, const TokenSampling& sampling, std::uint64_t step = 0)
{
    TokenSampler sampler(sampling);
    const auto token = sampler.choose(logits, step);
    REQUIRE(token.ok());
    return *token;
}

} // namespace

TEST_CASE("sampled tokens have the distribution that the definition gives")
{
    const Logits logits = someLogits(12, 3);
    const TokenSampling cases[] = {{.temperature = 1},
                                   {.temperature = 0.5},
                                   {.temperature = 3},
                                   {.temperature = 1, .topP = 0.8},
                                   {.temperature = 1, .topK = 4},
                                   {.temperature = 1.5, .topP = 0.7, .topK = 6}};
    for (TokenSampling sampling : cases) {
        CAPTURE(sampling.temperature);
        CAPTURE(sampling.topP);
        CAPTURE(sampling.topK);
        sampling.seed = 17;
        const auto expected = oracle(logits, sampling);
        TokenSampler sampler(sampling);
        constexpr int kDraws = 40'000;
        std::vector<int> counts(logits.size());
        for (int step = 0; step < kDraws; ++step)
            ++counts[static_cast<std::size_t>(*sampler.choose(logits, static_cast<std::uint64_t>(step)))];
        double chiSquare = 0;
        int cells = 0;
        for (std::size_t i = 0; i < logits.size(); ++i) {
            const double mean = static_cast<double>(expected[i]) * kDraws;
            if (mean == 0) {
                CHECK(counts[i] == 0); // outside of the nucleus
                continue;
            }
            chiSquare += (counts[i] - mean) * (counts[i] - mean) / mean;
            ++cells;
        }
        CHECK(chiSquare < (cells - 1) + 5 * std::sqrt(2.0 * cells)); // five standard deviations
        CHECK(cells > 1);
    }
}

TEST_CASE("the tokens that may be drawn are those of the definition, for vocabularies and limits of all kinds")
{
    for (const std::size_t size : {1u, 2u, 37u, 900u})
        for (const double topP : {0.0, 0.1, 0.5, 0.9, 0.999, 1.0})
            for (const std::int64_t topK : {0, 1, 5, 5000}) {
                const TokenSampling sampling{.temperature = 0.8, .topP = topP, .topK = topK, .seed = 5};
                const Logits logits = someLogits(size, size);
                const auto expected = oracle(logits, sampling);
                for (std::uint64_t step = 0; step < 200; ++step)
                    CHECK(expected[static_cast<std::size_t>(chosen(logits, sampling, step))] > 0);
            }
}

TEST_CASE("a temperature of 0, top-p of 0 and top-k of 1 are greedy; of equals the first counts")
{
    const Logits logits{0.5f, 3, -1, 3, 2.9f};
    for (const TokenSampling sampling :
         {TokenSampling{}, TokenSampling{.topP = 0.2, .topK = 3, .seed = 9}, TokenSampling{.temperature = 1, .topP = 0},
          TokenSampling{.temperature = 5, .topK = 1}})
        for (std::uint64_t step = 0; step < 50; ++step)
            CHECK(chosen(logits, sampling, step) == 1);
    CHECK(chosen({7}, {.temperature = 2}) == 0);
    // So small a temperature that only the largest is left, and so large logits that exp of them overflows.
    CHECK(chosen({1, 2, 1.999f}, {.temperature = 1e-9}) == 1);
    CHECK(chosen({3e38f, -3e38f}, {.temperature = 1}) == 0);
}

TEST_CASE("a seed and a step give the same token; other seeds other ones")
{
    const Logits logits = someLogits(500, 8);
    const auto text = [&](std::uint64_t seed) {
        TokenSampler sampler({.temperature = 1, .topP = 0.95, .seed = seed});
        std::vector<std::int32_t> tokens;
        for (std::uint64_t step = 0; step < 64; ++step)
            tokens.push_back(*sampler.choose(logits, step));
        return tokens;
    };
    CHECK(text(1) == text(1));
    CHECK(text(1) != text(2));
    // The number of the step decides, not how many were drawn before.
    const TokenSampling sampling{.temperature = 1, .topP = 0.95, .seed = 1};
    CHECK(chosen(logits, sampling, 40) == text(1)[40]);
}

TEST_CASE("what is masked is never drawn, and predictions that are none are refused")
{
    for (std::uint64_t step = 0; step < 200; ++step)
        CHECK(chosen({-kInfinity, 1, -kInfinity, 0.5f}, {.temperature = 4}, step) % 2 == 1);
    for (const Logits& logits : {Logits{1, kNan}, Logits{kInfinity, 1}, Logits{-kInfinity, -kInfinity}, Logits{}})
        for (const TokenSampling sampling : {TokenSampling{}, TokenSampling{.temperature = 1, .topP = 0.5}}) {
            TokenSampler sampler(sampling);
            const auto token = sampler.choose(logits, 0);
            REQUIRE(!token.ok());
            CHECK(token.error().code == ErrorCode::BadInput);
        }
}

TEST_CASE("settings out of range are refused with the flag")
{
    CHECK(validate(TokenSampling{}).ok());
    CHECK(validate(TokenSampling{.temperature = 100, .topP = 0, .topK = 1}).ok());
    const std::pair<TokenSampling, const char*> wrong[] = {{{.temperature = -0.1}, "--temperature"},
                                                           {{.temperature = kNan}, "--temperature"},
                                                           {{.temperature = kInfinity}, "--temperature"},
                                                           {{.topP = 1.01}, "--top-p"},
                                                           {{.topP = kNan}, "--top-p"},
                                                           {{.topK = -1}, "--top-k"}};
    for (const auto& [sampling, flag] : wrong) {
        const auto refused = validate(sampling);
        REQUIRE(!refused.ok());
        CHECK(refused.error().code == ErrorCode::Usage);
        CHECK(refused.error().message.english().find(flag) == 0);
    }
}
