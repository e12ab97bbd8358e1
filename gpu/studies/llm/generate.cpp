// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/generate.h"

#include "gpu/core/seconds_since.h"
#include "gpu/core/units.h"
#include "gpu/models/tasks/text_scores.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace qs {

std::int32_t largestLogit(std::span<const float> logits)
{
    return static_cast<std::int32_t>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

std::optional<std::int32_t> beginToken(const LlamaConfig& config, const TextTokenizer& tokenizer)
{
    const auto around = tokenizer.encode("");
    if (!config.bos || !around || std::find(around->begin(), around->end(), *config.bos) == around->end())
        return std::nullopt;
    return config.bos;
}

Result<LlmGeneration> generateText(LlamaEngine& engine, const LlamaConfig& config, const TextTokenizer& tokenizer,
                                   std::span<const std::int32_t> prompt, std::int64_t context,
                                   const LlmGenerateOptions& options)
{
    if (prompt.empty())
        return Error{ErrorCode::Usage, Message::tr("The prompt is empty."),
                     Message::tr("Give some text to go on with.")};
    const auto length = static_cast<std::int64_t>(prompt.size());
    if (length + options.most > context)
        return Error{ErrorCode::Usage,
                     Message::tr("The prompt has %1 tokens, and %2 are to follow; there is room for %3.")
                         .arg(formatCount(length), formatCount(options.most), formatCount(context)),
                     Message::tr("Shorten the prompt, or generate fewer tokens.")};
    LlmGeneration out;
    StreamDecoder decoder(tokenizer);
    std::vector<float> logits(static_cast<std::size_t>(config.shape.vocabulary));
    const auto start = std::chrono::steady_clock::now();
    const auto passed = [&] { return secondsSince(start); };
    if (auto done = engine.rewind(0, 0); !done) return done.error();
    if (auto done = engine.prefill(0, prompt, LogitsWanted::Last, logits); !done) return done.error();
    if (!std::all_of(logits.begin(), logits.end(), [](float logit) { return std::isfinite(logit); }))
        return predictionsNotFinite();
    std::int32_t token = largestLogit(logits);
    while (static_cast<std::int64_t>(out.tokens.size()) < options.most) {
        if (out.tokens.empty()) out.promptSeconds = passed();
        out.ended = std::find(config.eos.begin(), config.eos.end(), token) != config.eos.end();
        if (out.ended) break;
        out.tokens.push_back(token);
        const std::string piece = decoder.push(token);
        out.text += piece;
        if (options.piece && !options.piece(piece)) break;
        if (static_cast<std::int64_t>(out.tokens.size()) == options.most) break;
        std::int32_t next = 0;
        const auto done = engine.decodeGreedy(std::span(&token, 1), 1, std::span(&next, 1), {});
        if (!done && done.error().code == ErrorCode::Interrupted) break; // what is written stays
        if (!done) return done.error();
        token = next;
    }
    const std::string rest = decoder.finish();
    out.text += rest;
    if (options.piece && !rest.empty()) options.piece(rest);
    out.seconds = passed();
    if (auto done = engine.rewind(0, 0); !done) return done.error();
    return out;
}

} // namespace qs
