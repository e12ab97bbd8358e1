// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/generate.h"

#include "gpu/core/seconds_since.h"
#include "gpu/core/units.h"
#include "gpu/measure/statistics.h"
#include "gpu/models/tasks/text_scores.h"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

namespace qs {

std::optional<std::int32_t> beginToken(const DecoderConfig& config, const TextTokenizer& tokenizer)
{
    const auto around = tokenizer.encode("");
    if (!around || around->empty()) return std::nullopt;
    if (config.bos && std::find(around->begin(), around->end(), *config.bos) != around->end()) return config.bos;
    const auto alone = tokenizer.encode("a", {.addSpecial = false}), whole = tokenizer.encode("a");
    // A token that only ends texts is not before them.
    if (!alone || !whole || alone->empty() || whole->size() <= alone->size() || whole->front() != around->front() ||
        !std::equal(alone->begin(), alone->end(), whole->begin() + 1))
        return std::nullopt;
    return whole->front();
}

double LlmGeneration::tokensPerSecond() const
{
    const double us = std::accumulate(stepUs.begin(), stepUs.end(), 0.0);
    return us > 0 ? static_cast<double>(stepUs.size()) * 1e6 / us : 0;
}

double LlmGeneration::medianStepMs() const { return stepUs.empty() ? 0 : summarize(stepUs).p50 * 1e-3; }

std::int64_t commonTokens(const LlmGeneration& a, const LlmGeneration& b)
{
    return std::mismatch(a.tokens.begin(), a.tokens.end(), b.tokens.begin(), b.tokens.end()).first - a.tokens.begin();
}

Message differenceText(const LlmGeneration& a, const LlmGeneration& b)
{
    const std::int64_t common = commonTokens(a, b), first = static_cast<std::int64_t>(a.tokens.size()),
                       second = static_cast<std::int64_t>(b.tokens.size());
    if (common < first && common < second)
        return Message::tr("The texts differ from token %1 on.").arg(formatCount(common + 1));
    if (first == second && a.ended == b.ended)
        return Message::tr("The two texts are identical (%n tokens).", "The two texts are identical (%n token).",
                           common);
    const bool ended = first < second ? a.ended : first > second ? b.ended : true;
    return ended ? Message::tr("The texts are identical for %n tokens, then one of them ends.",
                               "The texts are identical for %n token, then one of them ends.", common)
                 : Message::tr("The texts are identical for %n tokens, until one of them was stopped.",
                               "The texts are identical for %n token, until one of them was stopped.", common);
}

TextWriter::TextWriter(DecoderEngine& engine, const DecoderConfig& config, const TextTokenizer& tokenizer,
                       LlmGenerateOptions options)
    : m_engine(engine), m_config(config), m_options(std::move(options)), m_sampler(m_options.sampling),
      m_decoder(tokenizer), m_logits(static_cast<std::size_t>(config.shape.vocabulary))
{}

Result<void> TextWriter::begin(std::span<const std::int32_t> prompt, std::int64_t context)
{
    if (prompt.empty())
        return Error{ErrorCode::Usage, Message::tr("The prompt is empty."), Message::tr("Enter a text to continue.")};
    const auto length = static_cast<std::int64_t>(prompt.size());
    if (length + m_options.most > context)
        return Error{ErrorCode::Usage,
                     Message::tr("The prompt has %1 tokens, and %2 are to be generated; the limit is %3 in total.")
                         .arg(formatCount(length), formatCount(m_options.most), formatCount(context)),
                     Message::tr("Shorten the prompt, or generate fewer tokens.")};
    const auto start = std::chrono::steady_clock::now();
    if (auto done = m_engine.rewind(0, 0); !done) return done;
    if (auto done = m_engine.prefill(0, prompt, LogitsWanted::Last, m_logits); !done) return done;
    const auto token = m_sampler.choose(m_logits, 0);
    if (!token) return token.error();
    m_next = *token;
    m_made.promptSeconds = m_made.seconds = secondsSince(start);
    m_done = m_options.most <= 0;
    return {};
}

bool TextWriter::isEnd(std::int32_t token) const
{
    const auto among = [token](const std::vector<std::int32_t>& all) {
        return std::find(all.begin(), all.end(), token) != all.end();
    };
    return among(m_config.eos) || among(m_options.ends);
}

void TextWriter::write(std::int32_t token)
{
    m_made.tokens.push_back(token);
    const std::string piece = m_decoder.push(token);
    m_made.text += piece;
    m_made.pieces.push_back(piece);
    m_done = (m_options.piece && !m_options.piece(piece)) ||
             static_cast<std::int64_t>(m_made.tokens.size()) >= m_options.most;
}

Result<bool> TextWriter::step()
{
    if (m_done) return false;
    m_made.ended = m_done = isEnd(m_next);
    if (!m_done) write(m_next);
    if (m_done) return false;
    const auto start = std::chrono::steady_clock::now();
    const auto chosen = chooseNext();
    const double passed = secondsSince(start);
    m_made.seconds += passed;
    if (!chosen && chosen.error().code == ErrorCode::Interrupted) return !(m_done = true); // what is written stays
    if (!chosen) return chosen.error();
    m_made.stepUs.push_back(static_cast<float>(passed * 1e6));
    m_stepSeconds += passed;
    return true;
}

/// Greedy, the device chooses: the predictions need not come to the host.
Result<void> TextWriter::chooseNext()
{
    if (m_options.sampling.greedy()) {
        std::int32_t next = 0;
        if (auto done = m_engine.decodeGreedy(std::span(&m_next, 1), 1, std::span(&next, 1), {}); !done) return done;
        m_next = next;
        return {};
    }
    if (auto done = m_engine.decode(std::span(&m_next, 1), m_logits); !done) return done;
    const auto token = m_sampler.choose(m_logits, m_made.tokens.size());
    if (!token) return token.error();
    m_next = *token;
    return {};
}

Result<LlmGeneration> TextWriter::finish()
{
    const std::string rest = m_decoder.finish();
    m_made.text += rest;
    if (!m_made.pieces.empty()) m_made.pieces.back() += rest;
    if (m_options.piece && !rest.empty()) m_options.piece(rest);
    if (m_made.stepUs.size() >= m_made.tokens.size() && !m_made.stepUs.empty()) // that of a token which ends the text
        m_made.stepUs.resize(m_made.tokens.empty() ? 0 : m_made.tokens.size() - 1);
    if (auto done = m_engine.rewind(0, 0); !done) return done.error();
    return std::move(m_made);
}

Result<LlmGeneration> generateText(DecoderEngine& engine, const DecoderConfig& config, const TextTokenizer& tokenizer,
                                   std::span<const std::int32_t> prompt, std::int64_t context,
                                   const LlmGenerateOptions& options)
{
    TextWriter writer(engine, config, tokenizer, options);
    if (auto begun = writer.begin(prompt, context); !begun) return begun.error();
    while (true) {
        const auto more = writer.step();
        if (!more) return more.error();
        if (!*more) return writer.finish();
    }
}

} // namespace qs
