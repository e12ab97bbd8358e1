// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tasks/text_scores.h"
#include "tests/gpu/support/decoder_cases.h"

using namespace qs;
using namespace qs::test;

TEST_CASE("Losses are those of the definition")
{
    TextScores scores;
    const std::vector<float> logits = {0, 0, 0, 0, 1, 2, 3, 4, 300, 0, -300, 0};
    const std::vector<std::int32_t> tokens = {2, 0, 1};
    scoreRows(logits, 4, tokens, scores);
    CHECK(scores.loss[0] == doctest::Approx(std::log(4.0)));
    CHECK(scores.loss[1] ==
          doctest::Approx(std::log(std::exp(1.0) + std::exp(2.0) + std::exp(3.0) + std::exp(4.0)) - 1));
    CHECK(scores.loss[2] == doctest::Approx(300));
    CHECK(scores.best == std::vector<std::int32_t>{0, 3, 0});
    CHECK(scores.perplexity() ==
          doctest::Approx(std::exp((double(scores.loss[0]) + scores.loss[1] + scores.loss[2]) / 3)));
}

namespace {

AccuracyVerdict verdictOf(const TextComparison& c, double adjustedP)
{
    return ratioVerdict(c.ratio, c.ratioLow, c.ratioHigh, adjustedP);
}

/// An engine that predicts by position alone: logit of token (length mod 5) is 3, of the others 0; and counts what it
/// is asked.
class ClockEngine final : public DecoderEngine
{
public:
    DeviceInfo info() const override { return {}; }
    EngineArithmetic arithmetic(const EngineMatrix&, DType) const override { return {}; }
    Result<DecoderEngineNeeds> needs(const DecoderShape&, const DecoderEngineOptions&) const override
    {
        return DecoderEngineNeeds{};
    }
    Result<void> begin(const DecoderShape&, std::span<const float>, const DecoderEngineOptions&, Bytes) override
    {
        return {};
    }
    Result<void> putMatrix(const MatrixPlace&, const EngineMatrix&) override { return {}; }
    Result<void> putVector(DecoderVector, std::int64_t, std::span<const float>) override { return {}; }
    Result<void> finish() override { return {}; }
    Result<void> prefill(std::int64_t, std::span<const std::int32_t> tokens, LogitsWanted wanted,
                         std::span<float> logits) override
    {
        fed.insert(fed.end(), tokens.begin(), tokens.end());
        for (std::size_t i = 0; i < tokens.size() && wanted == LogitsWanted::All; ++i)
            for (std::size_t v = 0; v < 5; ++v)
                logits[i * 5 + v] =
                    static_cast<std::size_t>(m_length + static_cast<std::int64_t>(i)) % 5 == v ? sharpness : 0.0f;
        m_length += static_cast<std::int64_t>(tokens.size());
        longest = std::max(longest, m_length);
        return {};
    }
    Result<void> decode(std::span<const std::int32_t>, std::span<float>) override { return {}; }
    Result<void> decodeGreedy(std::span<const std::int32_t>, std::int64_t, std::span<std::int32_t>,
                              std::span<float>) override
    {
        return {};
    }
    Result<void> rewind(std::int64_t, std::int64_t length) override
    {
        m_length = length;
        return {};
    }
    std::int64_t length(std::int64_t) const override { return m_length; }
    Result<void> copySequence(std::int64_t, std::int64_t) override { return {}; }
    DecoderEngineMemory memory() const override { return {}; }
    void setInterrupt(std::function<bool()>) override {}
    Result<void> captureInputs(std::int64_t, std::int64_t, Capture) override { return {}; }

    std::vector<std::int32_t> fed;
    std::int64_t longest = 0;
    float sharpness = 3;

private:
    std::int64_t m_length = 0;
};

DecoderShape fiveTokens()
{
    DecoderShape shape;
    shape.vocabulary = 5;
    return shape;
}

std::vector<std::int32_t> someText(std::size_t n)
{
    std::vector<std::int32_t> text(n);
    for (std::size_t i = 0; i < n; ++i)
        text[i] = static_cast<std::int32_t>(splitmix64(3, i) % 4);
    return text;
}

} // namespace

TEST_CASE("Windows score every token once")
{
    const auto text = someText(53);
    for (const bool begins : {true, false})
        for (const std::int64_t stride : {0, 3, 7, 100}) {
            CAPTURE(begins);
            CAPTURE(stride);
            ClockEngine engine;
            TextScoreOptions options;
            options.windows = {
                .begin = begins ? std::optional<std::int32_t>(4) : std::nullopt, .context = 12, .stride = stride};
            const auto scores = scoreText(engine, fiveTokens(), text, options);
            REQUIRE(scores.ok());
            const std::span expected = std::span(text).subspan(begins ? 0 : 1);
            CHECK(std::equal(scores->tokens.begin(), scores->tokens.end(), expected.begin(), expected.end()));
            CHECK(engine.longest <= 12);
            CHECK(engine.length(0) == 0);
            if (stride == 0 && begins) CHECK(engine.fed[11] == 4); // the second window begins as a text does
        }
    ClockEngine engine;
    TextScoreOptions limited;
    limited.windows = {.begin = 4, .context = 12, .limit = 20};
    CHECK(scoreText(engine, fiveTokens(), text, limited)->loss.size() == 20);
    limited.interrupted = [] { return true; };
    CHECK(scoreText(engine, fiveTokens(), text, limited).error().code == ErrorCode::Interrupted);
    CHECK(scoreText(engine, fiveTokens(), std::span(text).first(1), {}).error().code == ErrorCode::Usage);
}

TEST_CASE("Divergence, agreement and verdicts")
{
    const auto text = someText(2000);
    BaselinePredictions kept;
    TextScoreOptions options;
    options.windows = {.begin = 4, .context = 100};
    options.keep = &kept;
    ClockEngine engine;
    const auto baseline = scoreText(engine, fiveTokens(), text, options);
    CHECK(kept.rows() == 2000);
    options.keep = nullptr;
    options.baseline = &kept;
    const auto again = scoreText(engine, fiveTokens(), text, options);
    engine.sharpness = 2;
    const auto flatter = scoreText(engine, fiveTokens(), text, options);
    REQUIRE((baseline.ok() && again.ok() && flatter.ok()));

    const TextComparison same = compareScores(*baseline, *again);
    CHECK(same.meanDivergence == 0);
    CHECK(same.agreed == 2000);
    CHECK(same.ratio == 1);
    CHECK(verdictOf(same, same.loss.p) == AccuracyVerdict::Equivalent);

    const TextComparison other = compareScores(*baseline, *flatter);
    const auto p = [](double s) { return std::exp(s) / (std::exp(s) + 4); };
    const auto q = [](double s) { return 1 / (std::exp(s) + 4); };
    const double kl = p(3) * std::log(p(3) / p(2)) + 4 * q(3) * std::log(q(3) / q(2));
    CHECK(other.meanDivergence == doctest::Approx(kl).epsilon(1e-4));
    CHECK(other.medianDivergence == doctest::Approx(kl).epsilon(1e-4));
    CHECK(other.agreed == 2000);
    CHECK(other.ratio < 1); // the text does not follow the clock, so less certainty is better
    CHECK(verdictOf(other, other.loss.p) == AccuracyVerdict::Better);
    CHECK(verdictOf(compareScores(*flatter, *baseline), 1e-6) == AccuracyVerdict::Worse);
    CHECK(verdictOf(other, 0.2) == AccuracyVerdict::NotResolved);
}

TEST_CASE("where not all predictions can be kept, divergences are of tokens spread evenly over the text")
{
    const auto text = someText(2000);
    BaselinePredictions kept;
    TextScoreOptions options;
    options.windows = {.begin = 4, .context = 100};
    options.keep = &kept;
    options.keepBytes = 150 * 5 * 4;
    ClockEngine engine;
    const auto baseline = scoreText(engine, fiveTokens(), text, options);
    REQUIRE(baseline.ok());
    REQUIRE(kept.rows() == 150);
    CHECK(kept.tokens.front() < 14);
    CHECK(kept.tokens.back() == 1999);
    for (std::size_t i = 1; i < kept.tokens.size(); ++i) {
        const std::int64_t step = kept.tokens[i] - kept.tokens[i - 1];
        CHECK((step == 13 || step == 14)); // 2000 / 150
    }
    options.keep = nullptr;
    options.baseline = &kept;
    engine.sharpness = 2;
    const auto flatter = scoreText(engine, fiveTokens(), text, options);
    REQUIRE(flatter.ok());
    REQUIRE(flatter->divergence.size() == 2000);
    std::int64_t known = 0;
    for (std::size_t i = 0; i < 2000; ++i)
        if (!std::isnan(flatter->divergence[i])) {
            CHECK(std::ranges::binary_search(kept.tokens, static_cast<std::int64_t>(i)));
            ++known;
        }
    CHECK(known == 150);
    const TextComparison compared = compareScores(*baseline, *flatter);
    CHECK(compared.tokens == 2000);
    CHECK(compared.compared == 150);
    BaselinePredictions all;
    TextScoreOptions whole;
    whole.windows = options.windows;
    whole.keep = &all;
    engine.sharpness = 3;
    REQUIRE(scoreText(engine, fiveTokens(), text, whole).ok());
    whole.keep = nullptr;
    whole.baseline = &all;
    engine.sharpness = 2;
    CHECK(compared.meanDivergence ==
          doctest::Approx(compareScores(*baseline, *scoreText(engine, fiveTokens(), text, whole)).meanDivergence));
}

TEST_CASE("models that hardly differ have the divergence of the definition, not that of rounding")
{
    const auto text = someText(500);
    BaselinePredictions kept;
    TextScoreOptions options;
    options.windows = {.begin = 4, .context = 100};
    options.keep = &kept;
    ClockEngine engine;
    REQUIRE(scoreText(engine, fiveTokens(), text, options).ok());
    options.keep = nullptr;
    options.baseline = &kept;
    const auto same = scoreText(engine, fiveTokens(), text, options);
    CHECK(std::ranges::all_of(same->divergence, [](float d) { return d == 0; }));
    engine.sharpness = 3.001f;
    const double step = static_cast<double>(engine.sharpness) - 3, p = std::exp(3.0) / (std::exp(3.0) + 4);
    // To second order: half the variance of the difference of the logits.
    CHECK(static_cast<double>(scoreText(engine, fiveTokens(), text, options)->divergence[7]) ==
          doctest::Approx(0.5 * step * step * p * (1 - p)).epsilon(0.01));
}
