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
#include <iterator>
#include <limits>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kLogitBytes = std::int64_t{64} << 20; ///< of logits that are looked at together

/// ln Σ e^x of a row, and where its largest is.
double logSum(const float* row, std::int64_t n, std::int32_t& best)
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
    return static_cast<double>(top) + std::log(sum);
}

/// One row of logits and its ln Σ e^logit.
struct Prediction
{
    const float* logits;
    double logSum;
    double logOf(std::int64_t i) const { return static_cast<double>(logits[i]) - logSum; }
};

/// Σ p·(ln p − ln q). As Σ p·(d + e^−d − 1), d = ln p − ln q, which is the same since p and q both add up to 1: no term
/// is negative, so that two models that hardly differ are not lost in the rounding of terms that cancel.
double divergenceOf(const Prediction& p, const Prediction& q, std::int64_t n)
{
    double sum = 0;
    for (std::int64_t i = 0; i < n; ++i) {
        const double logP = p.logOf(i), d = logP - q.logOf(i), share = std::exp(logP);
        sum += std::fabs(d) < 1 ? share * (d + std::expm1(-d)) : share * (d - 1) + std::exp(logP - d);
    }
    return sum;
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
    Scorer(DecoderEngine& engine, const DecoderShape& shape, std::span<const std::int32_t> text,
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
        const std::int64_t most = m_windows.mostStride(),
                           stride = m_windows.stride > 0 ? std::min(m_windows.stride, most) : most;
        std::int64_t scored = 1 - begins; // tokens before it are done
        m_total = count - scored;
        if (m_options.keep) beginKeeping(*m_options.keep);
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

    void beginKeeping(BaselinePredictions& kept)
    {
        kept = {m_vocabulary, {}, {}, {}};
        m_kept = std::min(m_total, m_options.keepBytes / (m_vocabulary * 4));
        kept.logits.reserve(static_cast<std::size_t>(m_kept * m_vocabulary));
    }

    /// Whether scored token `i` is one of the m_kept that are spread evenly over all.
    bool isKept(std::int64_t i) const { return (i + 1) * m_kept / m_total > i * m_kept / m_total; }

    void take(std::span<const std::int32_t> tokens)
    {
        const auto first = static_cast<std::int64_t>(m_scores.loss.size());
        std::vector<double> logSums;
        scoreRows(m_logits, m_vocabulary, tokens, m_scores, &logSums);
        if (const BaselinePredictions* b = m_options.baseline; b && b->vocabulary == m_vocabulary)
            compare(*b, first, logSums);
        if (BaselinePredictions* k = m_options.keep) keep(*k, first, logSums);
    }

    /// Divergences of the scored tokens from `first` on, of which m_logits holds the predictions.
    void compare(const BaselinePredictions& baseline, std::int64_t first, const std::vector<double>& logSums)
    {
        const auto rows = static_cast<std::int64_t>(logSums.size());
        m_scores.divergence.resize(static_cast<std::size_t>(first + rows), std::numeric_limits<float>::quiet_NaN());
        const auto& known = baseline.tokens;
        const auto from = std::ranges::lower_bound(known, first) - known.begin(),
                   to = std::ranges::lower_bound(known, first + rows) - known.begin();
        parallelFor(to - from, 16, [&](std::int64_t begin, std::int64_t end, int) {
            for (std::int64_t k = from + begin; k < from + end; ++k) {
                const std::int64_t token = known[static_cast<std::size_t>(k)], r = token - first;
                const Prediction p{baseline.logits.data() + k * m_vocabulary,
                                   baseline.logSums[static_cast<std::size_t>(k)]},
                    q{m_logits.data() + r * m_vocabulary, logSums[static_cast<std::size_t>(r)]};
                m_scores.divergence[static_cast<std::size_t>(token)] =
                    static_cast<float>(divergenceOf(p, q, m_vocabulary));
            }
        });
    }

    void keep(BaselinePredictions& kept, std::int64_t first, const std::vector<double>& logSums) const
    {
        for (std::int64_t r = 0; r < static_cast<std::int64_t>(logSums.size()); ++r) {
            if (!isKept(first + r)) continue;
            const auto row = m_logits.begin() + r * m_vocabulary;
            kept.tokens.push_back(first + r);
            kept.logits.insert(kept.logits.end(), row, row + m_vocabulary);
            kept.logSums.push_back(logSums[static_cast<std::size_t>(r)]);
        }
    }

    DecoderEngine& m_engine;
    std::int64_t m_vocabulary;
    const TextScoreOptions& m_options;
    const TextWindows& m_windows;
    std::span<const std::int32_t> m_text;
    std::vector<float> m_logits;
    std::int64_t m_total = 0, m_kept = 0; ///< tokens that are scored, and predictions that are kept
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
               TextScores& scores, std::vector<double>* logSums)
{
    const std::size_t first = scores.loss.size(), rows = tokens.size();
    if (logSums) logSums->resize(rows);
    scores.tokens.insert(scores.tokens.end(), tokens.begin(), tokens.end());
    scores.loss.resize(first + rows);
    scores.best.resize(first + rows);
    parallelFor(static_cast<std::int64_t>(rows), 16, [&](std::int64_t begin, std::int64_t end, int) {
        for (std::int64_t r = begin; r < end; ++r) {
            const float* row = logits.data() + r * vocabulary;
            const auto at = first + static_cast<std::size_t>(r);
            const double sum = logSum(row, vocabulary, scores.best[at]);
            scores.loss[at] = static_cast<float>(sum - static_cast<double>(row[tokens[static_cast<std::size_t>(r)]]));
            if (logSums) (*logSums)[static_cast<std::size_t>(r)] = sum;
        }
    });
}

Result<TextScores> scoreText(DecoderEngine& engine, const DecoderShape& shape, std::span<const std::int32_t> text,
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
    std::vector<float> known;
    std::ranges::copy_if(configuration.divergence, std::back_inserter(known), [](float d) { return !std::isnan(d); });
    out.compared = static_cast<std::int64_t>(known.size());
    if (known.empty()) return out;
    out.meanDivergence = meanOf(known);
    out.divergenceError = blockError(known);
    std::vector<double> divergence(known.begin(), known.end());
    std::sort(divergence.begin(), divergence.end());
    out.medianDivergence = stats::quantileSorted(divergence, 0.5);
    out.divergence99 = stats::quantileSorted(divergence, 0.99);
    out.largestDivergence = divergence.back();
    return out;
}

} // namespace qs
