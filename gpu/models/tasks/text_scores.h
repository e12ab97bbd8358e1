// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/device/decoder_engine.h"
#include "gpu/measure/paired_tests.h"
#include "gpu/measure/proportion.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace qs {

/// How a text is cut for scoring. Each window begins with the token that begins a text, if there is one, and every
/// token of the text is scored once, in the first window that it is seen in; so with the default stride windows do not
/// overlap, and with a smaller one all but the first window give tokens context − stride tokens of context at least
/// (the sliding window of transformers' perplexity guide).
struct TextWindows
{
    std::optional<std::int32_t> begin; ///< <|begin_of_text|>; without one the first token of the text is not scored
    std::int64_t context = 512;        ///< tokens of a window, `begin` included; at most the engine's
    std::int64_t stride = 0;           ///< tokens from window to window; 0: as many as fit, without overlap
    std::int64_t limit = 0;            ///< tokens that are looked at, from the beginning; 0: all

    /// The stride of windows without overlap: without a token that begins a text the first of a window is not
    /// predicted, so the next window has to see the last of the one before.
    std::int64_t mostStride() const { return context - 1; }
};

/// What the baseline predicted, kept for comparison: the logits of all tokens of the vocabulary, for every scored token
/// or, where that is too much, for some that are spread evenly over the text. Large: rows × vocabulary × 4.
struct BaselinePredictions
{
    std::int64_t vocabulary = 0;
    std::vector<std::int64_t> tokens; ///< by row: which scored token it predicts, rising
    std::vector<float> logits;        ///< [rows, vocabulary], as the engine gave them
    std::vector<double> logSums;      ///< ln Σ e^logit of each row
    std::int64_t rows() const { return static_cast<std::int64_t>(tokens.size()); }
};

/// A text as a model sees it. All series are by scored token, in the order of the text.
struct TextScores
{
    std::vector<std::int32_t> tokens; ///< that were to be predicted
    std::vector<float> loss;          ///< −ln p of them, in nats
    std::vector<std::int32_t> best;   ///< that the model found most likely
    std::vector<float> divergence; ///< KL(baseline ‖ this) in nats, NaN where the baseline kept nothing; empty without
                                   ///< one
    double seconds = 0; ///< that the engine took

    double meanLoss() const;
    double perplexity() const; ///< e^meanLoss
    /// Standard error of the perplexity: of means of blocks of 32 neighbouring tokens, because neighbours' losses go
    /// together.
    double perplexityError() const;
};

struct TextScoreOptions
{
    TextWindows windows;
    const BaselinePredictions* baseline = nullptr;  ///< to compare with
    BaselinePredictions* keep = nullptr;            ///< filled with what this model predicts
    std::int64_t keepBytes = std::int64_t{1} << 30; ///< at most, for `keep`
    std::function<void(double fraction, std::int64_t tokens)>
        progress; ///< after each window: tokens of the text so far
    std::function<bool()> interrupted;
};

/// Scores a text of tokens with an engine that is ready; sequence 0 is used and left empty. Errors: fewer than two
/// tokens, or one that is not of the vocabulary (Usage), those of the engine, Interrupted.
Result<TextScores> scoreText(DecoderEngine& engine, const DecoderShape& shape, std::span<const std::int32_t> text,
                             const TextScoreOptions& options);

/// BadInput: predictions that are NaN or infinite. They mean nothing, and every comparison with them is false.
Error predictionsNotFinite();

/// −ln p of tokens[i] after logits row i, and the token with the largest logit. On all cores. `logSums`: where given,
/// ln Σ e^logit of each row.
void scoreRows(std::span<const float> logits, std::int64_t vocabulary, std::span<const std::int32_t> tokens,
               TextScores& scores, std::vector<double>* logSums = nullptr);

/// A configuration beside the baseline on the same tokens.
struct TextComparison
{
    std::int64_t tokens = 0;
    MeanDifference loss; ///< of the means of blocks of 32 neighbouring tokens (a bootstrap of single tokens would take
                         ///< neighbours for independent)
    double ratio = 1, ratioLow = 1, ratioHigh = 1;  ///< of the perplexities, with its 95% interval
    double meanDivergence = 0, divergenceError = 0; ///< nats a token, and the standard error by blocks
    double medianDivergence = 0, divergence99 = 0, largestDivergence = 0;
    std::int64_t compared = 0;    ///< tokens that a divergence is known of
    std::int64_t agreed = 0;      ///< tokens where both find the same most likely
    ProportionInterval agreement; ///< of `tokens`
};
/// Of a configuration's scores with those of the baseline; both of the same text and windows.
TextComparison compareScores(const TextScores& baseline, const TextScores& configuration, std::uint64_t seed = 1);
} // namespace qs
