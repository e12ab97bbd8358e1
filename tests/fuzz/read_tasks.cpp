// SPDX-License-Identifier: GPL-3.0-or-later
// Files of tasks for language models, and what is made of them: prompts, choices, answers.
#include "gpu/core/utf8.h"
#include "tests/fuzz/readers.h"

#include "gpu/models/tasks/task_file.h"

namespace qs::fuzz {

namespace {

void checkItem(const LlmTask& task, const LlmTaskItem& item)
{
    require(item.line >= 1, "An item stands nowhere in its file");
    require(item.choices.empty() == task.generates,
            "An item has choices where an answer is generated, or none where one is chosen");
    if (task.generates) {
        require(strictAnswer(item.reference) != "[invalid]", "The answer of an item cannot be found in it");
        (void)flexibleAnswer(item.reference);
        (void)sameAnswer(item.context, item.reference);
        require(untilStop(item.reference).size() <= item.reference.size(), "A text grew");
        return;
    }
    require(item.answer >= 0 && static_cast<std::size_t>(item.answer) < item.choices.size(),
            "The answer of an item is none of its choices");
    for (const std::string& choice : item.choices)
        require(characterCount(choice) >= 0 && static_cast<std::size_t>(characterCount(choice)) <= choice.size(),
                "A choice has more characters than bytes");
}

void readTask(const std::string& id, const std::filesystem::path& path, const TaskFileOptions& options)
{
    const auto task = readTaskFile(id, path, options);
    if (!task) return;
    require(!task->items.empty(), "A task without items was read");
    const auto size = static_cast<std::int64_t>(task->items.size());
    require(size + task->shots <= task->available, "A task has more items than its file");
    require(options.limit == 0 || size <= options.limit, "A task has more items than were asked for");
    for (const LlmTaskItem& item : task->items)
        checkItem(*task, item);
}

} // namespace

/// The same file as each of the tasks, and as a running text.
void readTasks(Bytes bytes, const Scratch& scratch)
{
    const auto path = scratch.file("tasks.jsonl", bytes);
    for (const std::string& id : llmTaskIds()) {
        readTask(id, path, {.limit = 0, .shots = 1});
        readTask(id, path, {.limit = 2, .shots = 0});
    }
    if (const auto cloze = makeClozeTask(textOf(bytes), 4, bytes.size()))
        for (const LlmTaskItem& item : cloze->items)
            require(item.choices.size() == 4 && item.answer >= 0 && item.answer < 4,
                    "A cloze item has not four choices and one right one");
}

} // namespace qs::fuzz
