// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/llama_engine.h"
#include "gpu/models/llama/config.h"
#include "gpu/models/tokenizer/text_tokenizer.h"
#include "gpu/spec/run_spec.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace qs {

/// What a model made of a prompt, the most likely token each time.
struct LlmGeneration
{
    std::vector<std::int32_t> tokens;
    std::string text;
    bool ended = false;       ///< by a token that ends a text; it is not among `tokens`
    double promptSeconds = 0; ///< to the first token
    double seconds = 0;       ///< all
};

struct LlmGenerateOptions
{
    std::int64_t most = 64; ///< tokens
    /// After each token: the text that it makes known, which may be empty. False ends it.
    std::function<bool(const std::string& piece)> piece;
};

/// Goes on with a prompt in sequence 0 of an engine that is ready. Errors: an empty prompt, or one for which prompt and
/// `most` are more than the engine's `context` (Usage with the numbers), those of the engine. Interrupted after the
/// first token, it returns what is written. BadInput where the predictions are not finite (predictionsNotFinite()).
Result<LlmGeneration> generateText(LlamaEngine& engine, const LlamaConfig& config, const TextTokenizer& tokenizer,
                                   std::span<const std::int32_t> prompt, std::int64_t context,
                                   const LlmGenerateOptions& options);

/// The token that the tokenizer puts before every text, where that is the one that config.json names; nothing for
/// models that do without.
std::optional<std::int32_t> beginToken(const LlamaConfig& config, const TextTokenizer& tokenizer);
/// The index of the largest value, the first of equals.
std::int32_t largestLogit(std::span<const float> logits);

/// Opens the engine of a backend. `reason` says why that one: 'chosen', 'no CUDA device: …'.
using LlamaEngineOpener =
    std::function<Result<std::unique_ptr<LlamaEngine>>(BackendChoice backend, int device, Message& reason)>;
Result<std::unique_ptr<LlamaEngine>> openLlamaEngine(BackendChoice backend, int device, Message& reason);

} // namespace qs
