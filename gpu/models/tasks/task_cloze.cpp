// SPDX-License-Identifier: GPL-3.0-or-later
// The task that is made from a running text.
#include "gpu/core/random.h"
#include "gpu/models/tasks/task_file.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace qs {

namespace {

constexpr std::size_t kContextWords = 32, kChoiceWords = 10;
constexpr int kChoices = 4;

/// The words of a text, and which of them begin a sentence that is long enough to be a choice.
struct Words
{
    std::vector<std::string_view> words;
    std::vector<std::size_t> begins;
};

bool endsSentence(std::string_view word)
{
    while (!word.empty() && (word.back() == '"' || word.back() == '\'' || word.back() == ')' || word.back() == '_'))
        word.remove_suffix(1);
    return word.size() > 1 && (word.back() == '.' || word.back() == '!' || word.back() == '?') && word != "Mr." &&
           word != "Mrs." && word != "Dr.";
}

Words wordsOf(std::string_view text)
{
    Words out;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto blank = [&](std::size_t i) { return std::isspace(static_cast<unsigned char>(text[i])) != 0; };
        while (at < text.size() && blank(at))
            ++at;
        const std::size_t begin = at;
        while (at < text.size() && !blank(at))
            ++at;
        if (at > begin) out.words.push_back(text.substr(begin, at - begin));
    }
    for (std::size_t i = kContextWords; i + kChoiceWords <= out.words.size(); ++i) {
        const bool long_ =
            std::none_of(out.words.begin() + static_cast<std::ptrdiff_t>(i),
                         out.words.begin() + static_cast<std::ptrdiff_t>(i + kChoiceWords - 1), endsSentence);
        if (endsSentence(out.words[i - 1]) && long_) out.begins.push_back(i);
    }
    return out;
}

std::string joined(const Words& text, std::size_t begin, std::size_t count)
{
    std::string out;
    for (std::size_t i = begin; i < begin + count; ++i)
        out += (i == begin ? "" : " ") + std::string(text.words[i]);
    return out;
}

} // namespace

Result<LlmTask> makeClozeTask(std::string_view text, std::int64_t count, std::uint64_t seed)
{
    const Words words = wordsOf(text);
    const std::size_t n = words.begins.size();
    if (n < 8)
        return Error{
            ErrorCode::BadInput,
            Message::tr("The text has %1 sentences of ten words or more; a cloze task requires at least 8.").arg(n),
            Message::tr("Use a longer text or a task file.")};
    std::uint64_t drawn = 0;
    const auto draw = [&](std::size_t below) { return static_cast<std::size_t>(splitmix64(seed, drawn++) % below); };
    std::vector<std::size_t> order(n);
    for (std::size_t i = 0; i < n; ++i)
        order[i] = i;
    for (std::size_t i = n - 1; i > 0; --i)
        std::swap(order[i], order[draw(i + 1)]);
    LlmTask task;
    task.id = "cloze";
    task.title = llmTaskTitle("cloze");
    task.source = Message::tr("generated from the text: which of four continuations follows");
    task.available = static_cast<std::int64_t>(n);
    order.resize(static_cast<std::size_t>(std::clamp<std::int64_t>(count, 1, task.available)));
    for (const std::size_t sentence : order) {
        const std::size_t at = words.begins[sentence];
        LlmTaskItem item;
        item.context = joined(words, at - kContextWords, kContextWords);
        const std::string right = joined(words, at, kChoiceWords);
        std::set<std::string> used{right};
        item.answer = static_cast<int>(draw(kChoices));
        for (int tries = 0; static_cast<int>(item.choices.size()) < kChoices && tries < 1000; ++tries) {
            const bool isRight = static_cast<int>(item.choices.size()) == item.answer;
            std::string choice = isRight ? right : joined(words, words.begins[draw(n)], kChoiceWords);
            if (isRight || used.insert(choice).second) item.choices.push_back(std::move(choice));
        }
        if (static_cast<int>(item.choices.size()) == kChoices) task.items.push_back(std::move(item));
    }
    if (task.items.empty())
        return Error{ErrorCode::BadInput,
                     Message::tr("All sentences of the text are alike, so a cloze task cannot be generated from it."),
                     Message::tr("Use another text.")};
    return task;
}

} // namespace qs
