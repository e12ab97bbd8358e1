// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts to a model in one or two configurations, in this process.
#include <doctest/doctest.h>

#include "tests/gpu/support/faulty_decoder_engine.h"
#include "tests/gpu/support/llm_study_cases.h"
#include "tests/gpu/support/scratch_folder.h"

#include "gpu/studies/llm/session.h"

#include <algorithm>
#include <map>

using namespace qs;
using namespace qs::test;
using qs::testing::ScratchFolder;

namespace {

LlmSessionSpec sessionSpec(const std::string& configuration, const std::string& against = {})
{
    return {kShippedModel, configuration, {}, BackendChoice::Cpu, 0, against};
}

/// The shipped model with a tokenizer_config.json of ours.
std::string folderWith(const ScratchFolder& scratch, const std::string& tokenizerConfig)
{
    for (const auto& entry : std::filesystem::directory_iterator(kShippedModel))
        if (entry.path().filename() != "tokenizer_config.json")
            std::filesystem::create_symlink(entry.path(), scratch.path() / entry.path().filename());
    scratch.write("tokenizer_config.json", tokenizerConfig);
    return scratch.path().string();
}

std::vector<LlmGeneration> answers(LlmSession& session, const LlmPrompt& prompt)
{
    auto made = session.generate(prompt, {});
    REQUIRE_MESSAGE(made.ok(), made.error().text());
    return std::move(*made);
}

bool says(const std::vector<Message>& notes, const std::string& part)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const Message& note) { return note.english().find(part) != std::string::npos; });
}

} // namespace

TEST_CASE("two configurations side by side write what each writes alone, and take turns")
{
    LlmPrompt prompt{.text = "The morning was bright, and Emma", .most = 24};
    std::vector<std::string> order;
    std::map<std::string, std::string> heard;
    prompt.piece = [&](const std::string& configuration, const std::string& piece, double rate) {
        order.push_back(configuration);
        heard[configuration] += piece;
        CHECK((rate > 0) == (std::count(order.begin(), order.end(), configuration) > 1));
        return true;
    };
    LlmSession both(sessionSpec("bf16", "nvfp4-w4a16"));
    const auto made = answers(both, prompt);
    REQUIRE(made.size() == 2);
    CHECK(made[0].configuration == "bf16");
    CHECK(made[1].configuration == "nvfp4-w4a16");
    REQUIRE(order.size() >= 40);
    for (std::size_t i = 0; i < 40; ++i)
        CHECK(order[i] == (i % 2 == 0 ? "bf16" : "nvfp4-w4a16"));
    prompt.piece = {};
    for (const LlmGeneration& one : made) {
        LlmSession single(sessionSpec(one.configuration));
        const auto alone = answers(single, prompt);
        REQUIRE(alone.size() == 1);
        CHECK(alone[0].tokens == one.tokens);
        CHECK(heard[one.configuration] == one.text);
        CHECK(one.stepUs.size() == one.tokens.size() - 1);
        CHECK(one.pieces.size() == one.tokens.size());
        std::string joined;
        for (const std::string& piece : one.pieces)
            joined += piece;
        CHECK(joined == one.text);
        double us = 0;
        for (const float step : one.stepUs)
            us += step;
        CHECK(one.tokensPerSecond() == doctest::Approx(1e6 * static_cast<double>(one.stepUs.size()) / us));
        CHECK(one.seconds >= one.promptSeconds + 0.99e-6 * us);
    }
    // Where they differ: the first token that is not the same.
    const std::int64_t common = commonTokens(made[0], made[1]);
    REQUIRE(common < 24); // four bits of this small model do show
    CHECK(made[0].tokens[static_cast<std::size_t>(common)] != made[1].tokens[static_cast<std::size_t>(common)]);
    CHECK(std::equal(made[0].tokens.begin(), made[0].tokens.begin() + common, made[1].tokens.begin()));
    CHECK(differenceText(made[0], made[1]).english() ==
          "The texts differ from token " + std::to_string(common + 1) + " on.");
}

TEST_CASE("where two texts differ is said in words")
{
    const auto text = [](std::vector<std::int32_t> tokens, bool ended = false) {
        LlmGeneration made;
        made.tokens = std::move(tokens);
        made.ended = ended;
        return made;
    };
    const auto words = [](const LlmGeneration& a, const LlmGeneration& b) { return differenceText(a, b).english(); };
    CHECK(words(text({1, 2, 3}), text({1, 4, 3})) == "The texts differ from token 2 on.");
    CHECK(words(text({5}), text({4, 3})) == "The texts differ from token 1 on.");
    CHECK(words(text({1, 2}), text({1, 2})) == "The two texts are identical (2 tokens).");
    CHECK(words(text({1, 2}, true), text({1, 2, 3})) == "The texts are identical for 2 tokens, then one of them ends.");
    CHECK(words(text({1, 2, 3}), text({1})) == "The texts are identical for 1 token, until one of them was stopped.");
    CHECK(words(text({}), text({})) == "The two texts are identical (0 tokens).");
}

TEST_CASE("the same seed and configuration give the same text; another seed another one; greedy is the default")
{
    LlmSession session(sessionSpec("int8-w8a16"));
    const auto tokens = [&](const TokenSampling& sampling) {
        return answers(session, {.text = "Emma", .most = 32, .sampling = sampling}).front().tokens;
    };
    const TokenSampling warm{.temperature = 1, .topP = 0.95, .seed = 7};
    const auto first = tokens(warm);
    CHECK(first == tokens(warm));
    LlmSession another(sessionSpec("int8-w8a16"));
    CHECK(answers(another, {.text = "Emma", .most = 32, .sampling = warm}).front().tokens == first);
    CHECK(first != tokens({.temperature = 1, .topP = 0.95, .seed = 8}));
    CHECK(first != tokens({}));
    CHECK(tokens({}) == tokens({.topP = 0.5, .topK = 7, .seed = 99})); // of no effect without a temperature
    CHECK(tokens({}) == tokens({.temperature = 0.7, .topK = 1}));      // draws of one token: the same as greedy
    CHECK(session.generate({.text = "Emma", .sampling = {.temperature = -1}}, {}).error().code == ErrorCode::Usage);
}

TEST_CASE("the prompt is put into the model's chat template, or is refused by it, and said")
{
    const ScratchFolder known, unknown;
    LlmSessionSpec spec = sessionSpec("bf16");
    const LlmPrompt raw{.text = "Emma", .most = 4, .chatTemplate = "none"};
    LlmSession plain(spec);
    const auto wanted = answers(plain, raw).front();
    CHECK(wanted.notes.empty());
    CHECK(answers(plain, {.text = "Emma", .most = 4}).front().tokens == wanted.tokens); // the model has no template
    spec.model = folderWith(known, R"({"chat_template":
        "{% for m in messages %}<{{ m.role }}>{{ m.content | trim }}\n{% endfor %}{% if add_generation_prompt %}<model>{% endif %}"})");
    LlmSession chat(spec);
    const auto made = answers(chat, {.text = "Emma", .most = 4}).front();
    CHECK(says(made.notes, "Chat template: that of the model."));
    CHECK(answers(chat, raw).front().tokens == wanted.tokens);
    // The template is nothing but text around the prompt.
    const LlmPrompt byHand{.text = "<user>Emma\n<model>", .most = 4, .chatTemplate = "{{ messages[0].content }}"};
    const auto same = answers(chat, byHand).front();
    CHECK(same.tokens == made.tokens);
    CHECK(says(same.notes, "Chat template: from a file."));
    CHECK(says(answers(chat, {.text = "Emma", .most = 4, .system = " Be kind."}).front().notes, "may leave it out"));
    spec.model = folderWith(unknown, R"({"chat_template": "{{ raise_exception('Never') }}"})");
    LlmSession strange(spec);
    const auto refused = strange.generate({.text = "Emma", .most = 4}, {});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().message.english() == "Cannot use the chat template: Never.");
    CHECK(answers(strange, raw).front().tokens == wanted.tokens);
    CHECK(strange.generate({.text = "Emma", .chatTemplate = "vicuna"}, {}).error().message.english() ==
          "Unknown chat template 'vicuna'.");
}

TEST_CASE("configurations that do not fit into memory together answer one after the other")
{
    int loaded = 0, alive = 0;
    const auto open = [&](BackendChoice, int, Message&) -> Result<std::unique_ptr<DecoderEngine>> {
        return std::unique_ptr<DecoderEngine>(
            std::make_unique<FaultyDecoderEngine>([&](const std::string& call) -> std::optional<Error> {
                if (call != "begin") return std::nullopt;
                if (++loaded == 2) return Error{ErrorCode::Memory, "no room for two", ""};
                ++alive;
                return std::nullopt;
            }));
    };
    LlmSession session(sessionSpec("bf16", "int8-w8a16"), open);
    std::vector<std::string> order;
    LlmPrompt prompt{.text = "Emma", .most = 6};
    prompt.piece = [&](const std::string& configuration, const std::string&, double) {
        order.push_back(configuration);
        return true;
    };
    const auto made = answers(session, prompt);
    REQUIRE(made.size() == 2);
    CHECK(made[1].tokens.size() == 6);
    CHECK(says(made[0].notes, "one after the other"));
    CHECK(std::is_sorted(order.begin(), order.end())); // bf16 first, all of it
    CHECK(loaded == 3);
}

TEST_CASE("a stop ends both texts and keeps what is written")
{
    LlmSession session(sessionSpec("bf16", "int8-w8a16"));
    std::stop_source stop;
    LlmPrompt prompt{.text = "Emma", .most = 400};
    int pieces = 0;
    prompt.piece = [&](const std::string&, const std::string&, double) {
        if (++pieces == 9) stop.request_stop();
        return !stop.stop_requested();
    };
    const auto made = session.generate(prompt, stop.get_token());
    REQUIRE_MESSAGE(made.ok(), made.error().text());
    for (const LlmGeneration& one : *made) {
        CHECK(one.tokens.size() >= 4);
        CHECK(one.tokens.size() <= 6);
        CHECK(!one.ended);
    }
}
