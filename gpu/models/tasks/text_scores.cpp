// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tasks/text_scores.h"

#include "gpu/core/parallel.h"
#include "gpu/core/seconds_since.h"
#include "gpu/measure/block_means.h"
#include "gpu/measure/robust.h"
#include "gpu/measure/statistics.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kLogitBytes = std::int64_t{64} << 20; ///< of logits that are looked at together

/// ln Σ e^x of a row, and where its largest is.
float logSum(const float* row, std::int64_t n, std::int32_t& best)
{
    float top = row[0];
    best = 0;
    for (std::int64_t i = 1; i < n; ++i)
        if (row[i] > top) {
            top = row[i];
            best = static_cast<std::int32_t>(i);
        }
    double sum = 0;
    for (std::int64_t i = 0; i < n; ++i)
        sum += static_cast<double>(std::exp(row[i] - top));
    return top + static_cast<float>(std::log(sum));
}

/// Σ p·(ln p − ln q): ln p as the baseline kept it, ln q = logit − logSum.
float divergenceOf(const float* logP, const float* logits, float logSumQ, std::int64_t n)
{
    double sum = 0;
    for (std::int64_t i = 0; i < n; ++i)
        sum += static_cast<double>(std::exp(logP[i]) * (logP[i] - (logits[i] - logSumQ)));
    return static_cast<float>(std::max(sum, 0.0));
}

double meanOf(std::span<const float> values)
{
    double sum = 0;
    for (const float v : values)
        sum += static_cast<double>(v);
    return values.empty() ? 0 : sum / static_cast<double>(values.size());
}

/// Standard error of a mean from the means of blocks.
double blockError(std::span<const float> values)
{
    const auto means = blockMeans(values);
    if (means.size() < 2) return std::numeric_limits<double>::quiet_NaN();
    const double mean = meanOf(means);
    double squares = 0;
    for (const float m : means)
        squares += (static_cast<double>(m) - mean) * (static_cast<double>(m) - mean);
    const auto n = static_cast<double>(means.size());
    return std::sqrt(squares / (n - 1) / n);
}

/// A text on its way through an engine.
class Scorer
{
public:
    Scorer(LlamaEngine& engine, const LlamaShape& shape, std::span<const std::int32_t> text,
           const TextScoreOptions& options)
        : m_engine(engine), m_vocabulary(shape.vocabulary), m_options(options), m_windows(options.windows),
          m_text(options.windows.limit > 0
                     ? text.first(std::min(text.size(), static_cast<std::size_t>(options.windows.limit)))
                     : text)
    {}

    Result<TextScores> run()
    {
        const std::int64_t begins = m_windows.begin ? 1 : 0, fit = m_windows.context - begins;
        const auto count = static_cast<std::int64_t>(m_text.size());
        if (count < 2 || fit < 2)
            return Error{ErrorCode::Usage,
                         Message::tr("The text has %1 tokens for windows of %2; at least two of each are required.")
                             .arg(count, m_windows.context),
                         Message::tr("Use a longer text.")};
        // The last token is predicted and not fed: the engine would not refuse it.
        if (const auto strange =
                std::find_if(m_text.begin(), m_text.end(), [&](std::int32_t t) { return t < 0 || t >= m_vocabulary; });
            strange != m_text.end())
            return Error{
                ErrorCode::Usage,
                Message::tr("Token %1 is outside the model's vocabulary of %2 tokens.").arg(*strange, m_vocabulary),
                Message::tr("Use the tokenizer of the model.")};
        // Without a token that begins a text the first of a window is not predicted, so the next window has to see the
        // last of the one before.
        const std::int64_t stride =
            m_windows.stride > 0 ? std::min(m_windows.stride, fit - (1 - begins)) : fit - (1 - begins);
        if (m_options.keep) *m_options.keep = {m_vocabulary, {}};
        std::int64_t scored = 1 - begins; // tokens before it are done
        for (std::int64_t first = 0; scored < count; first += stride) {
            const std::int64_t end = std::min(count, first + fit);
            if (auto done = window(first, scored, end); !done) return done.error();
            scored = end;
            if (m_options.progress) m_options.progress(static_cast<double>(end) / static_cast<double>(count), end);
        }
        if (auto done = m_engine.rewind(0, 0); !done) return done.error();
        return std::move(m_scores);
    }

private:
    /// Tokens [first, end) with those from `scored` on scored.
    Result<void> window(std::int64_t first, std::int64_t scored, std::int64_t end)
    {
        if (m_options.interrupted && m_options.interrupted()) return stoppedError();
        std::vector<std::int32_t> input;
        if (m_windows.begin) input.push_back(*m_windows.begin);
        input.insert(input.end(), m_text.begin() + first, m_text.begin() + end - 1);
        const std::int64_t skip =
            static_cast<std::int64_t>(input.size()) - (end - scored); // inputs before the first whose prediction counts
        if (auto done = m_engine.rewind(0, 0); !done) return done;
        const std::int64_t piece = std::max<std::int64_t>(1, kLogitBytes / (m_vocabulary * 4));
        if (skip > 0)
            if (auto done = timed(std::span(input).first(static_cast<std::size_t>(skip)), {}); !done) return done;
        for (std::int64_t at = skip; at < static_cast<std::int64_t>(input.size()); at += piece) {
            const std::int64_t rows = std::min(piece, static_cast<std::int64_t>(input.size()) - at);
            m_logits.resize(static_cast<std::size_t>(rows * m_vocabulary));
            if (auto done = timed(
                    std::span(input).subspan(static_cast<std::size_t>(at), static_cast<std::size_t>(rows)), m_logits);
                !done)
                return done;
            take(m_text.subspan(static_cast<std::size_t>(scored + at - skip), static_cast<std::size_t>(rows)));
            if (std::any_of(m_scores.loss.end() - rows, m_scores.loss.end(),
                            [](float loss) { return !std::isfinite(loss); }))
                return predictionsNotFinite();
        }
        return {};
    }

    Result<void> timed(std::span<const std::int32_t> tokens, std::span<float> logits)
    {
        const auto start = std::chrono::steady_clock::now();
        auto done = m_engine.prefill(0, tokens, logits.empty() ? LogitsWanted::None : LogitsWanted::All, logits);
        m_scores.seconds += secondsSince(start);
        return done;
    }

    void take(std::span<const std::int32_t> tokens)
    {
        const std::size_t first = m_scores.loss.size();
        scoreRows(m_logits, m_vocabulary, tokens, m_scores);
        const auto rows = static_cast<std::int64_t>(tokens.size());
        const auto logSumOf = [&](std::int64_t r) { // from the loss: ln Σ = loss + logit of the token
            return m_scores.loss[first + static_cast<std::size_t>(r)] +
                   m_logits[static_cast<std::size_t>(r * m_vocabulary + tokens[static_cast<std::size_t>(r)])];
        };
        if (const BaselinePredictions* b = m_options.baseline; b && b->vocabulary == m_vocabulary) {
            const std::int64_t known = std::clamp<std::int64_t>(b->rows() - static_cast<std::int64_t>(first), 0, rows);
            if (known > 0) m_scores.divergence.resize(first + static_cast<std::size_t>(known));
            parallelFor(known, 16, [&](std::int64_t begin, std::int64_t end, int) {
                for (std::int64_t r = begin; r < end; ++r)
                    m_scores.divergence[first + static_cast<std::size_t>(r)] =
                        divergenceOf(b->logProbabilities.data() + (static_cast<std::int64_t>(first) + r) * m_vocabulary,
                                     m_logits.data() + r * m_vocabulary, logSumOf(r), m_vocabulary);
            });
        }
        if (BaselinePredictions* k = m_options.keep) {
            const std::int64_t room =
                std::clamp<std::int64_t>(m_options.keepBytes / (m_vocabulary * 4) - k->rows(), 0, rows);
            const auto at = k->logProbabilities.size();
            k->logProbabilities.resize(at + static_cast<std::size_t>(room * m_vocabulary));
            parallelFor(room, 16, [&](std::int64_t begin, std::int64_t end, int) {
                for (std::int64_t r = begin; r < end; ++r)
                    for (std::int64_t v = 0; v < m_vocabulary; ++v)
                        k->logProbabilities[at + static_cast<std::size_t>(r * m_vocabulary + v)] =
                            m_logits[static_cast<std::size_t>(r * m_vocabulary + v)] - logSumOf(r);
            });
        }
    }

    LlamaEngine& m_engine;
    std::int64_t m_vocabulary;
    const TextScoreOptions& m_options;
    const TextWindows& m_windows;
    std::span<const std::int32_t> m_text;
    std::vector<float> m_logits;
    TextScores m_scores;
};

} // namespace

Error predictionsNotFinite()
{
    return {ErrorCode::BadInput,
            Message::tr("The model's predictions are not finite (NaN or infinity), so they cannot be evaluated."),
            Message::tr("This happens if values exceed the range of the activation type. Try BF16 or FP32.")};
}

double TextScores::meanLoss() const { return meanOf(loss); }
double TextScores::perplexity() const { return std::exp(meanLoss()); }
double TextScores::perplexityError() const { return perplexity() * blockError(loss); }

void scoreRows(std::span<const float> logits, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
               TextScores& scores)
{
    const std::size_t first = scores.loss.size(), rows = tokens.size();
    scores.tokens.insert(scores.tokens.end(), tokens.begin(), tokens.end());
    scores.loss.resize(first + rows);
    scores.best.resize(first + rows);
    parallelFor(static_cast<std::int64_t>(rows), 16, [&](std::int64_t begin, std::int64_t end, int) {
        for (std::int64_t r = begin; r < end; ++r) {
            const float* row = logits.data() + r * vocabulary;
            const auto at = first + static_cast<std::size_t>(r);
            const float sum = logSum(row, vocabulary, scores.best[at]);
            scores.loss[at] = sum - row[tokens[static_cast<std::size_t>(r)]];
        }
    });
}

Result<TextScores> scoreText(LlamaEngine& engine, const LlamaShape& shape, std::span<const std::int32_t> text,
                             const TextScoreOptions& options)
{
    try {
        return Scorer(engine, shape, text, options).run();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory, Message::tr("Not enough memory for the predictions of the text."),
                     Message::tr("Use a shorter text or a smaller limit.")};
    }
}

TextComparison compareScores(const TextScores& baseline, const TextScores& configuration, std::uint64_t seed)
{
    TextComparison out;
    const std::size_t n = std::min(baseline.loss.size(), configuration.loss.size());
    out.tokens = static_cast<std::int64_t>(n);
    const std::span a(baseline.loss.data(), n), b(configuration.loss.data(), n);
    out.loss = bootstrapMeanDifference(blockMeans(a), blockMeans(b), seed);
    out.ratio = std::exp(meanOf(b) - meanOf(a));
    out.ratioLow = std::exp(out.loss.low);
    out.ratioHigh = std::exp(out.loss.high);
    for (std::size_t i = 0; i < n; ++i)
        out.agreed += baseline.best[i] == configuration.best[i] ? 1 : 0;
    out.agreement = wilsonInterval(out.agreed, out.tokens);
    std::vector<double> divergence(configuration.divergence.begin(), configuration.divergence.end());
    out.compared = static_cast<std::int64_t>(divergence.size());
    if (divergence.empty()) return out;
    out.meanDivergence = meanOf(configuration.divergence);
    out.divergenceError = blockError(configuration.divergence);
    std::sort(divergence.begin(), divergence.end());
    out.medianDivergence = stats::quantileSorted(divergence, 0.5);
    out.divergence99 = stats::quantileSorted(divergence, 0.99);
    out.largestDivergence = divergence.back();
    return out;
}

} // namespace qs
