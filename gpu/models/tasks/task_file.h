// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Tasks that a language model is judged by, from local files in the shape of the sources that lm-eval (EleutherAI)
/// reads, with its prompts.
namespace qs {

/// A question. Input and score are of prompt + blank + choice.
struct LlmTaskItem
{
    std::int64_t line = 0; ///< of the file, from 1; of a JSON array the record's number; of a made task 0
    std::string context;   ///< 'Question: …\nAnswer:'
    std::vector<std::string>
        choices;           ///< without the blank before them, one may be empty; none where an answer is generated
    int answer = 0;        ///< index of the right choice
    std::string reference; ///< of a generated answer: the text of the source, which ends in '#### 18'
};

struct LlmTask
{
    std::string id;             ///< 'arc_easy'
    std::string title;          ///< 'ARC-Easy'
    bool generates = false;     ///< an answer is generated, not chosen
    Message source;             ///< name of the file, or what it was made from
    std::string examples;       ///< solved items put before each context
    int shots = 0;              ///< how many those are
    std::int64_t available = 0; ///< items of the source
    std::vector<LlmTaskItem> items;

    /// As results name what is counted: {'acc', 'acc_norm'}, or {'strict', 'flexible'}.
    std::vector<std::string> metrics() const;
};

/// Ids that readTaskFile() knows: arc_easy, arc_challenge, hellaswag, piqa, gsm8k.
std::vector<std::string> llmTaskIds();
/// 'ARC-Easy'; the id itself where it is not known.
std::string llmTaskTitle(std::string_view id);

struct TaskFileOptions
{
    std::int64_t limit = 0; ///< the first so many items; 0: all
    int shots = 5; ///< of gsm8k: so many items at the beginning of the file are the examples and are not judged
};
/// Reads a JSONL file (a record a line) or a JSON array of records:
///   arc_easy, arc_challenge: question, choices {text[], label[]}, answerKey
///   hellaswag: ctx_a, ctx_b, activity_label (or ctx alone), endings[], label
///   piqa: goal, sol1, sol2, label
///   gsm8k: question, answer that ends in '#### n'
/// Errors: an unknown task (Usage); a damaged or foreign file, a missing or wrong field (BadInput with file, line and
/// key); Io.
Result<LlmTask> readTaskFile(const std::string& id, const std::filesystem::path& path,
                             const TaskFileOptions& options = {});

/// A task made from a running text: 32 words of it, and which of four continuations of ten words is the one that
/// follows; the others begin sentences elsewhere in the text. `count` items at most, the same for the same text and
/// seed. BadInput where the text is too short.
Result<LlmTask> makeClozeTask(std::string_view text, std::int64_t count, std::uint64_t seed);

/// What ends a generated answer.
std::vector<std::string_view> gsm8kStops();
/// A text up to the first of those.
std::string_view untilStop(std::string_view text);
/// The number after the first '#### ', and the last number anywhere, as lm-eval's filters 'strict-match' and
/// 'flexible-extract' find them;
/// '[invalid]' where there is none.
std::string strictAnswer(std::string_view text);
std::string flexibleAnswer(std::string_view text);
/// Whether they are the same after commas, dollar signs, a full stop at the end and everything up to the last '#### '
/// are left out.
bool sameAnswer(std::string_view found, std::string_view reference);

} // namespace qs
