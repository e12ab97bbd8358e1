// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/device/decoder_engine.h"
#include "gpu/models/decoder/config.h"
#include "gpu/models/tasks/token_sampler.h"
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

/// What a model made of a prompt.
struct LlmGeneration
{
    std::vector<std::int32_t> tokens;
    std::string text;                ///< all pieces
    bool ended = false;              ///< by a token that ends a text; it is not among `tokens`
    double promptSeconds = 0;        ///< to the first token
    double seconds = 0;              ///< all, without what another model took meanwhile
    std::vector<float> stepUs;       ///< of each step after the first token, in the order of the tokens
    std::vector<std::string> pieces; ///< of the text, by token; one is empty while its character is not complete
    std::string configuration;       ///< of an LlmSession: whose text it is
    std::vector<Message> notes;      ///< of an LlmSession: what is not as it was asked for

    /// Tokens over the time that they took, the first one left out; 0 below two tokens.
    double tokensPerSecond() const;
    /// ms of the median step; 0 below two tokens.
    double medianStepMs() const;
};
/// How many tokens two texts have in common from their beginning: where they differ. The length of the shorter one
/// where it is the beginning of the other.
std::int64_t commonTokens(const LlmGeneration& a, const LlmGeneration& b);
/// 'They differ from token 17 on.', 'Both are the same 48 tokens.', 'They agree …; the second one goes on.'
Message differenceText(const LlmGeneration& a, const LlmGeneration& b);

struct LlmGenerateOptions
{
    std::int64_t most = 64; ///< tokens
    TokenSampling sampling = {};
    std::vector<std::int32_t> ends = {}; ///< tokens that end the text beside those of the model
    /// After each token: the text that it makes known, which may be empty. False ends it.
    std::function<bool(const std::string& piece)> piece = {};
};

/// Writes on token by token, so that two models can take turns. The time of others' turns is not counted.
class TextWriter
{
public:
    TextWriter(DecoderEngine& engine, const DecoderConfig& config, const TextTokenizer& tokenizer,
               LlmGenerateOptions options);
    /// Reads the prompt into sequence 0 and chooses the first token. Errors as of generateText().
    Result<void> begin(std::span<const std::int32_t> prompt, std::int64_t context);
    /// Writes the chosen token and chooses the next; false when there is none to come.
    Result<bool> step();
    /// Tokens per second so far; 0 below two tokens.
    double rate() const { return m_stepSeconds > 0 ? static_cast<double>(m_made.stepUs.size()) / m_stepSeconds : 0; }
    /// What is written; the engine forgets it.
    Result<LlmGeneration> finish();

private:
    bool isEnd(std::int32_t token) const;
    void write(std::int32_t token);
    Result<void> chooseNext();

    DecoderEngine& m_engine;
    const DecoderConfig& m_config;
    LlmGenerateOptions m_options;
    TokenSampler m_sampler;
    StreamDecoder m_decoder;
    std::vector<float> m_logits;
    LlmGeneration m_made;
    double m_stepSeconds = 0; ///< all of m_made.stepUs
    std::int32_t m_next = 0;
    bool m_done = false;
};

/// Goes on with a prompt in sequence 0 of an engine that is ready. Errors: an empty prompt, or one for which prompt and
/// `most` are more than the engine's `context` (Usage with the numbers), those of the engine. Interrupted after the
/// first token, it returns what is written. BadInput where the predictions are not finite (predictionsNotFinite()).
Result<LlmGeneration> generateText(DecoderEngine& engine, const DecoderConfig& config, const TextTokenizer& tokenizer,
                                   std::span<const std::int32_t> prompt, std::int64_t context,
                                   const LlmGenerateOptions& options);

/// The token that the tokenizer puts before every text, whatever config.json says ("bos_token_id" may be null); nothing
/// for models that do without.
std::optional<std::int32_t> beginToken(const DecoderConfig& config, const TextTokenizer& tokenizer);

/// Opens the engine of a backend. `reason` reports why that one: 'chosen', 'no CUDA device: …'.
using DecoderEngineOpener =
    std::function<Result<std::unique_ptr<DecoderEngine>>(BackendChoice backend, int device, Message& reason)>;
Result<std::unique_ptr<DecoderEngine>> openDecoderEngine(BackendChoice backend, int device, Message& reason);

} // namespace qs
