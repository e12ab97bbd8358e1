// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/llm/tasks.h"

#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/models/tasks/python_text.h"
#include "gpu/models/tasks/text_scores.h"
#include "gpu/studies/llm/generate.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <new>

namespace qs {

namespace {

constexpr std::int64_t kStepsAtOnce = 16; ///< of generating, before the texts are looked at

/// Ids of a text with the token that begins one.
Result<std::vector<std::int32_t>> encoded(const TextTokenizer& tokenizer, std::optional<std::int32_t> begin,
                                          const std::string& text)
{
    auto ids = tokenizer.encode(text, {.addSpecial = false});
    if (ids && begin) ids->insert(ids->begin(), *begin);
    return ids;
}

/// False where a continuation has no token of its own, so that nothing could be scored.
Result<bool> addChoice(LlmTaskTokens& item, const TextTokenizer& tokenizer, std::optional<std::int32_t> begin,
                       std::string context, std::string continuation)
{
    const std::size_t kept = pythonRightStripped(context).size();
    continuation.insert(0, context, kept);
    context.resize(kept);
    auto whole = encoded(tokenizer, begin, context + continuation);
    if (!whole) return whole.error();
    auto first = encoded(tokenizer, begin, context);
    if (!first) return first.error();
    if (first->empty() || whole->size() <= first->size()) return false;
    item.choices.emplace_back(whole->begin() + static_cast<std::ptrdiff_t>(first->size()), whole->end());
    item.context = std::move(*first);
    return true;
}

/// Positions that an item takes. The last token of a choice is predicted and not fed, so it takes none.
std::int64_t lengthOf(const LlmTaskTokens& item, bool generates)
{
    std::size_t most = 1;
    for (const auto& choice : item.choices)
        most = std::max(most, choice.size());
    return static_cast<std::int64_t>(item.context.size() + most - 1) + (generates ? kAnswerTokens : 0);
}

/// Log-likelihood a character, as lm-eval has it: an empty choice gets −∞ and is never the best.
double perCharacter(double sum, std::int64_t characters)
{
    return characters > 0 ? sum / static_cast<double>(characters) : -std::numeric_limits<double>::infinity();
}

/// That the model knows every token of an item.
Result<void> checkItem(const LlmTaskTokens& item, const TextTokenizer& tokenizer, std::int64_t vocabulary,
                       const Message& what)
{
    auto known = checkTokens(tokenizer, item.context, vocabulary, what);
    for (std::size_t c = 0; known && c < item.choices.size(); ++c)
        known = checkTokens(tokenizer, item.choices[c], vocabulary, what);
    return known;
}

/// Items that are not asked for one reason.
struct LeftOut
{
    std::int64_t count = 0, firstLine = 0, firstLength = 0;

    void add(const LlmTaskItem& item, std::int64_t length)
    {
        if (count++ == 0) firstLine = item.line, firstLength = length;
    }
    Message first() const
    {
        const NumberText line = formatCount(firstLine), tokens = formatCount(firstLength);
        if (firstLine == 0) return Message::tr("the first has %1 tokens").arg(tokens);
        return firstLength > 0 ? Message::tr("the first is line %1 with %2 tokens").arg(line, tokens)
                               : Message::tr("the first is line %1").arg(line);
    }
};

/// Nothing where a choice or the prompt has no token of its own.
Result<std::optional<LlmTaskTokens>> tokensOf(const LlmTask& task, const LlmTaskItem& item,
                                              const TextTokenizer& tokenizer, std::optional<std::int32_t> begin)
{
    LlmTaskTokens tokens;
    tokens.answer = item.answer;
    tokens.reference = item.reference;
    for (const std::string& choice : item.choices) {
        const auto added = addChoice(tokens, tokenizer, begin, task.examples + item.context, " " + choice);
        if (!added) return added.error();
        if (!*added) return std::optional<LlmTaskTokens>();
        tokens.characters.push_back(characterCount(choice));
    }
    if (task.generates) {
        auto ids = encoded(tokenizer, begin, task.examples + item.context);
        if (!ids) return ids.error();
        if (ids->empty()) return std::optional<LlmTaskTokens>();
        tokens.context = std::move(*ids);
    }
    return std::optional(std::move(tokens));
}

Error nothingLeft(const LlmTask& task, const LeftOut& tooLong, const LeftOut& silent, std::int64_t context)
{
    if (tooLong.count == 0)
        return {ErrorCode::BadInput,
                Message::tr("No item of %1 (%2) has tokens that can be scored; %3.")
                    .arg(task.title, task.source, silent.first()),
                Message::tr("Check that it is not the file of another task.")};
    return {ErrorCode::BadInput,
            Message::tr("No item of %1 (%2) fits into the model's context of %3 tokens; %4.")
                .arg(task.title, task.source, formatCount(context), tooLong.first()),
            task.shots > 0 ? Message::tr("Use fewer examples before each question (--shots).") : Message()};
}

/// A task on its way through an engine.
class Asker
{
public:
    Asker(DecoderEngine& engine, const DecoderConfig& config, const TextTokenizer& tokenizer,
          const LlmPreparedTask& task, const LlmTaskScoring& options)
        : m_engine(engine), m_config(config), m_tokenizer(tokenizer), m_task(task), m_options(options)
    {
        for (const std::string& metric : task.info.metrics) {
            m_metrics.emplace_back();
            m_metrics.back().task = task.info.id;
            m_metrics.back().metric = metric;
        }
    }

    Result<std::vector<LlmMetric>> run()
    {
        const std::size_t all = m_task.items.size();
        const std::size_t together =
            m_task.generates ? static_cast<std::size_t>(std::max<std::int64_t>(1, m_options.sequences)) : 1;
        for (std::size_t first = 0; first < all; first += together) {
            if (m_options.interrupted && m_options.interrupted()) return stoppedError();
            const std::size_t end = std::min(all, first + together);
            if (auto done = m_task.generates ? generate(first, end) : choose(m_task.items[first]); !done)
                return done.error();
            if (m_options.progress) m_options.progress(static_cast<double>(end) / static_cast<double>(all), m_tokens);
        }
        if (auto done = rewindAll(together); !done) return done.error();
        return std::move(m_metrics);
    }

private:
    Result<void> rewindAll(std::size_t sequences)
    {
        for (std::size_t s = 0; s < sequences; ++s)
            if (auto done = m_engine.rewind(static_cast<std::int64_t>(s), 0); !done) return done;
        return {};
    }

    Result<void> choose(const LlmTaskTokens& item)
    {
        const auto likelihoods = choiceLikelihoods(m_engine, m_config.shape.vocabulary, item);
        if (!likelihoods) return likelihoods.error();
        m_tokens += static_cast<std::int64_t>(item.context.size());
        int best = 0, bestNorm = 0;
        double top = -std::numeric_limits<double>::infinity(), topNorm = top;
        for (std::size_t c = 0; c < item.choices.size(); ++c) {
            const double sum = (*likelihoods)[c], norm = perCharacter(sum, item.characters[c]);
            if (sum > top) top = sum, best = static_cast<int>(c);
            if (norm > topNorm) topNorm = norm, bestNorm = static_cast<int>(c);
            m_tokens += static_cast<std::int64_t>(item.choices[c].size());
        }
        m_metrics[0].outcomes += best == item.answer ? '1' : '0';
        m_metrics[1].outcomes += bestNorm == item.answer ? '1' : '0';
        return {};
    }

    bool ends(std::int32_t token) const
    {
        return std::find(m_config.eos.begin(), m_config.eos.end(), token) != m_config.eos.end();
    }

    /// Takes a token of an answer; true once the answer is over.
    bool take(std::vector<std::int32_t>& answer, std::int32_t token) const
    {
        if (ends(token)) return true;
        answer.push_back(token);
        return static_cast<std::int64_t>(answer.size()) >= kAnswerTokens;
    }

    Result<void> generate(std::size_t first, std::size_t end)
    {
        const std::size_t count = end - first;
        std::vector<std::vector<std::int32_t>> answers(count);
        std::vector<std::int32_t> fed(count);
        std::vector<bool> over(count);
        m_logits.resize(static_cast<std::size_t>(m_config.shape.vocabulary));
        for (std::size_t i = 0; i < count; ++i) {
            const auto s = static_cast<std::int64_t>(i);
            if (auto done = m_engine.rewind(s, 0); !done) return done;
            if (auto done = m_engine.prefill(s, m_task.items[first + i].context, LogitsWanted::Last, m_logits); !done)
                return done;
            m_tokens += static_cast<std::int64_t>(m_task.items[first + i].context.size());
            fed[i] = largestLogit(m_logits);
            over[i] = take(answers[i], fed[i]);
        }
        for (std::int64_t made = 1; made < kAnswerTokens && std::find(over.begin(), over.end(), false) != over.end();
             made += kStepsAtOnce) {
            if (m_options.interrupted && m_options.interrupted()) return stoppedError();
            const std::int64_t steps = std::min(kStepsAtOnce, kAnswerTokens - made);
            std::vector<std::int32_t> chosen(static_cast<std::size_t>(steps) * count);
            if (auto done = m_engine.decodeGreedy(fed, steps, chosen, {}); !done) return done;
            m_tokens += steps * static_cast<std::int64_t>(count);
            for (std::size_t i = 0; i < count; ++i) {
                for (std::size_t s = 0; s < static_cast<std::size_t>(steps) && !over[i]; ++s)
                    over[i] = take(answers[i], chosen[s * count + i]);
                const std::string text = m_tokenizer.decode(answers[i]);
                if (untilStop(text).size() < text.size()) over[i] = true;
                fed[i] = chosen[static_cast<std::size_t>(steps - 1) * count + i];
            }
        }
        for (std::size_t i = 0; i < count; ++i)
            judgeAnswer(m_task.items[first + i], m_tokenizer.decode(answers[i]));
        return {};
    }

    void judgeAnswer(const LlmTaskTokens& item, const std::string& text)
    {
        const std::string_view answer = untilStop(text);
        m_metrics[0].outcomes += sameAnswer(strictAnswer(answer), item.reference) ? '1' : '0';
        m_metrics[1].outcomes += sameAnswer(flexibleAnswer(answer), item.reference) ? '1' : '0';
    }

    DecoderEngine& m_engine;
    const DecoderConfig& m_config;
    const TextTokenizer& m_tokenizer;
    const LlmPreparedTask& m_task;
    const LlmTaskScoring& m_options;
    std::vector<LlmMetric> m_metrics;
    std::vector<float> m_logits;
    std::int64_t m_tokens = 0;
};

} // namespace

Result<std::vector<double>> choiceLikelihoods(DecoderEngine& engine, std::int64_t vocabulary, const LlmTaskTokens& item)
{
    const auto shared =
        static_cast<std::int64_t>(item.context.size()) - 1; // the last one's prediction is the first that counts
    if (auto done = engine.rewind(0, 0); !done) return done.error();
    if (shared > 0)
        if (auto done = engine.prefill(0, std::span(item.context).first(static_cast<std::size_t>(shared)),
                                       LogitsWanted::None, {});
            !done)
            return done.error();
    std::vector<double> sums;
    std::vector<float> logits;
    for (const auto& choice : item.choices) {
        std::vector<std::int32_t> input{item.context.back()};
        input.insert(input.end(), choice.begin(), choice.end() - 1);
        logits.resize(input.size() * static_cast<std::size_t>(vocabulary));
        if (auto done = engine.prefill(0, input, LogitsWanted::All, logits); !done) return done.error();
        if (auto done = engine.rewind(0, shared); !done) return done.error();
        TextScores scores;
        scoreRows(logits, vocabulary, choice, scores);
        double sum = 0;
        for (const float loss : scores.loss)
            sum -= static_cast<double>(loss);
        if (std::isnan(sum)) return predictionsNotFinite();
        sums.push_back(sum);
    }
    return sums;
}

Result<LlmPreparedTask> prepareTask(const LlmTask& task, const TextTokenizer& tokenizer,
                                    std::optional<std::int32_t> begin, const DecoderShape& shape)
{
    LlmPreparedTask out;
    out.generates = task.generates;
    out.info = {task.id, task.title, task.source, task.metrics(), 0, task.available, 0, task.shots, 0};
    LeftOut tooLong, silent;
    double chances = 0;
    for (const LlmTaskItem& item : task.items) {
        auto tokens = tokensOf(task, item, tokenizer, begin);
        if (!tokens) return tokens.error();
        if (!*tokens) {
            silent.add(item, 0);
            continue;
        }
        const std::int64_t length = lengthOf(**tokens, task.generates);
        if (length > shape.context) {
            tooLong.add(item, length);
            continue;
        }
        if (auto known = checkItem(
                **tokens, tokenizer, shape.vocabulary,
                item.line > 0 ? Message::tr("%1 (%2, line %3)").arg(task.title, task.source, formatCount(item.line))
                              : Message::tr("%1 (%2)").arg(task.title, task.source));
            !known)
            return known.error();
        out.longest = std::max(out.longest, length);
        if (!item.choices.empty()) chances += 1.0 / static_cast<double>(item.choices.size());
        out.items.push_back(std::move(**tokens));
    }
    out.info.items = static_cast<std::int64_t>(out.items.size());
    out.info.leftOut = tooLong.count + silent.count;
    if (out.items.empty()) return nothingLeft(task, tooLong, silent, shape.context);
    const NumberText all = formatCount(out.info.leftOut + out.info.items);
    if (tooLong.count > 0)
        out.note =
            Message::tr(
                "%1 of %2 items of %3 were skipped, because they do not fit into the model's context of %4 tokens; %5.")
                .arg(formatCount(tooLong.count), all, task.title, formatCount(shape.context), tooLong.first());
    if (silent.count > 0)
        out.note = Message::sentences(
            {out.note,
             Message::tr("%1 of %2 items of %3 were skipped, because a choice has no token that can be scored; %4.")
                 .arg(formatCount(silent.count), all, task.title, silent.first())});
    out.info.chance = chances / static_cast<double>(out.items.size());
    return out;
}

Result<std::vector<LlmMetric>> scoreTask(DecoderEngine& engine, const DecoderConfig& config,
                                         const TextTokenizer& tokenizer, const LlmPreparedTask& task,
                                         const LlmTaskScoring& options)
{
    try {
        return Asker(engine, config, tokenizer, task, options).run();
    } catch (const std::bad_alloc&) {
        return Error{ErrorCode::Memory,
                     Message::tr("Not enough memory for the predictions of %1.").arg(task.info.title),
                     Message::tr("Use fewer items (--limit).")};
    }
}

} // namespace qs
