// SPDX-License-Identifier: GPL-3.0-or-later
// Task files in the shape of lm-eval's sources: prompts, answers, damaged records; the cloze task.
#include <doctest/doctest.h>

#include "gpu/core/utf8.h"
#include "gpu/models/tasks/python_text.h"
#include "gpu/models/tasks/task_file.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include "tests/gpu/support/scratch_folder.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

using namespace qs;
using qs::testing::ScratchFolder;

namespace {

LlmTask read(const std::string& id, const std::string& text, const TaskFileOptions& options = {})
{
    const ScratchFolder folder;
    auto task = readTaskFile(id, folder.write("a.jsonl", text), options);
    REQUIRE_MESSAGE(task.ok(), task.error().text());
    return std::move(*task);
}

Error errorOf(const std::string& id, const std::string& text, const TaskFileOptions& options = {})
{
    const ScratchFolder folder;
    const auto task = readTaskFile(id, folder.write("a.jsonl", text), options);
    REQUIRE_FALSE(task.ok());
    return task.error();
}

const char* const kArc =
    R"({"id":"x","question":"What is wet?","choices":{"text":["water","sand"],"label":["A","B"]},"answerKey":"A"})";

} // namespace

TEST_CASE("ARC: prompt, choices, and the answer by its label, which may be a letter or a number")
{
    const LlmTask task =
        read("arc_easy",
             std::string(kArc) + "\n\n" +
                 R"({"question":"Q","choices":{"text":["a","b","c"],"label":["1","2","3"]},"answerKey":"3"})" + "\r\n");
    CHECK(task.title == "ARC-Easy");
    CHECK(task.metrics() == std::vector<std::string>{"acc", "acc_norm"});
    REQUIRE(task.items.size() == 2);
    CHECK(task.available == 2);
    CHECK(task.items[0].context == "Question: What is wet?\nAnswer:");
    CHECK(task.items[0].choices == std::vector<std::string>{"water", "sand"});
    CHECK(task.items[0].answer == 0);
    CHECK(task.items[1].answer == 2);
    CHECK(task.items[1].line == 3); // the empty line counts
}

TEST_CASE("HellaSwag: what lm-eval makes of contexts and endings")
{
    const LlmTask task = read(
        "hellaswag",
        R"({"ctx_a":"A man sits.","ctx_b":"the MAN","activity_label":"Removing ice","endings":["  [substeps] cuts it.","goes [title] Home [step]  now","x","y"],"label":"1"})");
    REQUIRE(task.items.size() == 1);
    CHECK(task.items[0].context == "Removing ice: A man sits. The man");
    CHECK(task.items[0].choices == std::vector<std::string>{" cuts it.", "goes. Home  now", "x", "y"});
    CHECK(task.items[0].answer == 1);
    // An empty ctx_b leaves the blank behind that lm-eval strips.
    CHECK(read("hellaswag", R"({"ctx_a":"A.","ctx_b":"","activity_label":"L","endings":["a","b"],"label":0})")
              .items[0]
              .context == "L: A.");
    CHECK(read("hellaswag", R"({"ctx":"plain [not closed","endings":["a","b"],"label":0})").items[0].context ==
          "plain [not closed");
}

TEST_CASE("HellaSwag: marks end in their line, and a line of a million of them takes no quadratic time")
{
    const LlmTask task =
        read("hellaswag", R"({"ctx":"a [b\nc] [d] e [","endings":["[[x]] y","[open [still\n[gone]z"],"label":0})");
    CHECK(task.items[0].context == "a [b\nc] e [");
    CHECK(task.items[0].choices == std::vector<std::string>{"] y", "[open [still\nz"});
    const auto start = std::chrono::steady_clock::now();
    for (const char* part : {"[", "[]", "a  ", " [title]"}) {
        std::string many;
        while (many.size() < 2'000'000)
            many += part;
        const std::string record = R"({"ctx":")" + many + R"(","endings":["a","b"],"label":0})";
        CHECK(read("hellaswag", record).items.size() == 1);
    }
    CHECK(std::chrono::steady_clock::now() - start <
          std::chrono::seconds(5)); // minutes, if each mark moved or read the rest
}

TEST_CASE("an empty choice is a choice: lm-eval scores it")
{
    const LlmTask arc =
        read("arc_easy", R"({"question":"q","choices":{"text":["a",""],"label":["A","B"]},"answerKey":"A"})");
    CHECK(arc.items[0].choices == std::vector<std::string>{"a", ""});
    CHECK(read("hellaswag", R"({"ctx":"c","endings":["[gone]","b"],"label":1})").items[0].choices ==
          std::vector<std::string>{"", "b"});
}

TEST_CASE("HellaSwag: blanks and letters beyond ASCII as Python strips and capitalizes them")
{
    const LlmTask task = read(
        "hellaswag",
        R"({"ctx_a":"\u3000A.","ctx_b":"\u00dfEIN","activity_label":"\u2003L","endings":["\u00a0x\u2028","\u001fy\u0085","\u200bz","w"],"label":0})");
    CHECK(task.items[0].context == "L: \u3000A. Ssein");
    CHECK(task.items[0].choices == std::vector<std::string>{"x", "y", "\u200bz", "w"});
}

TEST_CASE("Python's capitalize() and strip() of every character and of words in context")
{
    std::ifstream file(std::string(QS_SOURCE_DIR) + "/tests/data/python_text_goldens.json");
    const auto golden = nlohmann::json::parse(file);
    std::int64_t checked = 0;
    for (const auto& [text, expected] : golden["capitalized"].items()) {
        CAPTURE(text);
        CHECK(pythonCapitalized(text) == expected.get<std::string>());
        ++checked;
    }
    CHECK(checked > 3000);
    std::vector<char32_t> blank;
    for (char32_t c = 1; c < 0x110000; ++c) {
        if (c >= 0xd800 && c < 0xe000) continue;
        std::string text = "a";
        appendCharacter(text, c);
        if (pythonRightStripped(text) == "a") blank.push_back(c);
    }
    CHECK(blank == golden["blank"].get<std::vector<char32_t>>());
    CHECK(pythonStripped("\u00a0\u3000 \u2003") == "");
    CHECK(pythonStripped("") == "");
}

TEST_CASE("PIQA and an array of records")
{
    const LlmTask task = read(
        "piqa",
        R"( [{"goal":"boil eggs","sol1":"in water","sol2":"in sand","label":0},{"goal":"g","sol1":"s","sol2":"t","label":"1"}])");
    REQUIRE(task.items.size() == 2);
    CHECK(task.items[0].context == "Question: boil eggs\nAnswer:");
    CHECK(task.items[1].answer == 1);
    CHECK(task.items[1].line == 2);
}

TEST_CASE("GSM8K: the first records are the examples")
{
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += "{\"question\":\"q" + std::to_string(i) + "\",\"answer\":\"so\\n#### " + std::to_string(i) + "\"}\n";
    const LlmTask task = read("gsm8k", text, {.limit = 1, .shots = 2});
    CHECK(task.generates);
    CHECK(task.metrics() == std::vector<std::string>{"strict", "flexible"});
    CHECK(task.examples == "Question: q0\nAnswer: so\n#### 0\n\nQuestion: q1\nAnswer: so\n#### 1\n\n");
    CHECK(task.available == 4);
    REQUIRE(task.items.size() == 1);
    CHECK(task.items[0].context == "Question: q2\nAnswer:");
    CHECK(errorOf("gsm8k", text, {.shots = 4}).message.english().find("4 records") != std::string::npos);
    CHECK(errorOf("gsm8k", R"({"question":"q","answer":"no number"})", {.shots = 0})
              .message.english()
              .find("line 1: 'answer'") != std::string::npos);
}

TEST_CASE("answers are found as lm-eval's filters find them")
{
    CHECK(strictAnswer("a #### 1,234.5 b #### 7") == "1,234.5");
    CHECK(strictAnswer("#### -3") == "-3");
    CHECK(strictAnswer("####3 #### x") == "[invalid]");
    CHECK(flexibleAnswer("first 12, then $1,300. and 5 apples") == "5");
    CHECK(flexibleAnswer("it costs $18.") == "$18.");
    CHECK(flexibleAnswer("a-7b") == "-7");
    CHECK(flexibleAnswer("none. , $") == "[invalid]");
    CHECK(flexibleAnswer("so .. ok") == ".."); // as the pattern has it
    CHECK(sameAnswer("$1,300.", "so\n#### 1300"));
    CHECK(sameAnswer("18", "a #### 3 b #### 18"));
    CHECK_FALSE(sameAnswer("1.5", "#### 15"));
    CHECK_FALSE(sameAnswer("[invalid]", "#### 15"));
    CHECK(untilStop("ten\n\nQuestion: next</s>") == "ten\n\n");
    CHECK(untilStop("ten</s>Question:") == "ten");
    CHECK(characterCount("né 日本") == 5);
}

TEST_CASE("a damaged file: file, line and key")
{
    const std::pair<const char*, const char*> cases[] = {
        {R"({"question":"q","choices":{"text":["a","b"],"label":["A","B"]}})",
         "\"a.jsonl\", line 2: 'answerKey' is missing"},
        {R"({"question":"q","choices":{"label":["A","B"]},"answerKey":"A"})", "line 2: 'choices.text' is missing"},
        {R"({"question":7,"choices":{"text":["a","b"],"label":["A","B"]},"answerKey":"A"})",
         "line 2: 'question' must be a string"},
        {R"({"question":"q","choices":{"text":["a","b"],"label":["A","B"]},"answerKey":"E"})",
         "line 2: 'answerKey' must be one of"},
        {R"({"question":"q","choices":{"text":["a","b"],"label":["A"]},"answerKey":"A"})",
         "line 2: 'choices.label' must be"},
        {R"({"question":"q","choices":{"text":["a"],"label":["A"]},"answerKey":"A"})",
         "line 2: 'choices.text' must be a list of 2"},
        {R"({"question":"q",)", "line 2"},
        {R"([1])", "line 2: the record must be an object"}};
    for (const auto& [line, expected] : cases) {
        CAPTURE(line);
        const Error error = errorOf("arc_easy", std::string(kArc) + "\n" + line + "\n");
        CHECK(error.code == ErrorCode::BadInput);
        CHECK_MESSAGE(error.message.english().find(expected) != std::string::npos, error.message.english());
    }
    CHECK(errorOf("piqa", R"({"goal":"g","sol1":"a","sol2":"b","label":2})")
              .message.english()
              .find("'label' must be a whole number from 0 to 1") != std::string::npos);
    CHECK(errorOf("piqa", R"({"goal":"g","sol1":"a","sol2":"b","label":"x1"})").message.english().find("'label'") !=
          std::string::npos);
    CHECK(errorOf("hellaswag", R"({"ctx":"g","endings":["a","b"],"label":""})").message.english().find("'label'") !=
          std::string::npos);
    CHECK(errorOf("piqa", R"([{"goal":"g","sol1":"a","sol2":"b","label":0},{"goal":"g"}])")
              .message.english()
              .find("record 2: 'sol1' is missing") != std::string::npos);
    CHECK(errorOf("piqa", "PAR1\0\1").hint.english().find("to_json") != std::string::npos);
    CHECK(errorOf("piqa", "\x1f\x8b\x08").message.english().find("compressed") != std::string::npos);
    CHECK(errorOf("piqa", "\n  \n").message.english().find("no records") != std::string::npos);
    CHECK(errorOf("mmlu", kArc).code == ErrorCode::Usage);
    CHECK_FALSE(readTaskFile("piqa", "/nowhere/a.jsonl").ok());
    std::string deep = R"({"goal":)";
    for (int i = 0; i < 100'000; ++i)
        deep += "[";
    CHECK(errorOf("piqa", deep).code == ErrorCode::BadInput);
}

TEST_CASE("the cloze task: the same from the same seed, one right continuation among four different ones")
{
    std::string text;
    for (int i = 0; i < 60; ++i) {
        text += "Sentence " + std::to_string(i) + " goes on";
        for (int k = 0; k < 9; ++k)
            text += " word" + std::to_string(i * 9 + k);
        text += ".\n";
    }
    const auto task = makeClozeTask(text, 20, 3), again = makeClozeTask(text, 20, 3),
               other = makeClozeTask(text, 20, 4);
    REQUIRE(task.ok());
    REQUIRE(task->items.size() == 20);
    std::set<int> answers;
    for (std::size_t i = 0; i < task->items.size(); ++i) {
        const LlmTaskItem& item = task->items[i];
        CHECK(item.context == again->items[i].context);
        CHECK(item.choices == again->items[i].choices);
        CHECK(std::set<std::string>(item.choices.begin(), item.choices.end()).size() == 4);
        answers.insert(item.answer);
        // It is what follows in the text.
        std::string flat = text;
        std::replace(flat.begin(), flat.end(), '\n', ' ');
        CHECK(flat.find(item.context + " " + item.choices[static_cast<std::size_t>(item.answer)]) != std::string::npos);
    }
    CHECK(answers.size() == 4);
    CHECK(other->items[0].context != task->items[0].context);
    CHECK_FALSE(makeClozeTask("Too short. Really.", 5, 0).ok());
    CHECK(makeClozeTask(text, 1000, 0)->items.size() < 60);
}
