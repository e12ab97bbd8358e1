// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/models/decoder/config.h"
#include "gpu/models/tasks/task_file.h"
#include "gpu/models/tokenizer/text_tokenizer.h"
#include "gpu/results/llm_study.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace qs {

/// A question in tokens.
struct LlmTaskTokens
{
    std::vector<std::int32_t> context; ///< with the token that begins a text
    std::vector<std::vector<std::int32_t>> choices;
    std::vector<std::int64_t> characters; ///< of the choices: what acc_norm divides by, as lm-eval does
    int answer = 0;
    std::string reference;
};

/// A task that a model of some tokenizer and context can be asked.
struct LlmPreparedTask
{
    LlmTaskInfo info;
    bool generates = false;
    std::vector<LlmTaskTokens> items;
    std::int64_t longest = 0; ///< positions that an item takes, generated ones included
    Message note;             ///< on items that were left out; may be empty
};

/// Tokens that an answer may take at most (lm-eval's default).
inline constexpr std::int64_t kAnswerTokens = 256;

/// Tokenizes as lm-eval does: context and continuation together, cut where the context alone ends; blanks at the
/// context's end go to the continuation. Items longer than the shape's context are left out and counted; BadInput where
/// none is left, or where one has a token that the shape's vocabulary does not.
Result<LlmPreparedTask> prepareTask(const LlmTask& task, const TextTokenizer& tokenizer,
                                    std::optional<std::int32_t> begin, const DecoderShape& shape);

/// Sum of ln p of each choice's tokens after the context, in sequence 0 of an engine that is ready. Every token has to
/// be below `vocabulary`.
Result<std::vector<double>> choiceLikelihoods(DecoderEngine& engine, std::int64_t vocabulary,
                                              const LlmTaskTokens& item);

struct LlmTaskScoring
{
    std::int64_t sequences = 1; ///< that the engine has, for answers generated together
    std::function<void(double fraction, std::int64_t tokens)> progress; ///< tokens computed so far
    std::function<bool()> interrupted;
};

/// Asks an engine that is ready. acc: the choice with the largest log-likelihood; acc_norm: the largest per character.
/// Generated answers: greedy, until a stop text, a token that ends a text, or kAnswerTokens. Errors: those of the
/// engine, Interrupted.
Result<std::vector<LlmMetric>> scoreTask(DecoderEngine& engine, const DecoderConfig& config,
                                         const TextTokenizer& tokenizer, const LlmPreparedTask& task,
                                         const LlmTaskScoring& options);

} // namespace qs
