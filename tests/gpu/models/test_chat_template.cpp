// SPDX-License-Identifier: GPL-3.0-or-later
// The texts that transformers' apply_chat_template gives; tests/data/chat_templates/make_chat_goldens.py made what is
// expected.
#include "gpu/models/chat/chat_template.h"
#include "tests/gpu/support/format_files.h"
#include "tests/gpu/support/scratch_folder.h"
#include "tests/sanitized.h"

#include <doctest/doctest.h>

#include <chrono>
#include <filesystem>
#include <fstream>

using namespace qs;
using qs::testing::contains;
using qs::testing::ScratchFolder;
using Json = nlohmann::ordered_json;

namespace {

using Role = ChatTurn::Role;

std::filesystem::path data(const std::string& name)
{
    return std::filesystem::path(QS_SOURCE_DIR) / "tests/data/chat_templates" / name;
}

std::string fileText(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// 28 November 2026, 09:05:07, a Saturday.
std::tm goldenDay()
{
    std::tm day{};
    day.tm_year = 126;
    day.tm_mon = 10;
    day.tm_mday = 28;
    day.tm_hour = 9;
    day.tm_min = 5;
    day.tm_sec = 7;
    day.tm_wday = 6;
    day.tm_yday = 331;
    return day;
}

/// What a template makes of names; the error in words where it fails.
std::string rendered(std::string_view source, const Json& names = Json::object())
{
    const auto made = jinja::Template::parse(source);
    if (!made) return made.error().message.english();
    const auto text = made->render(names, goldenDay());
    return text ? *text : text.error().message.english();
}

} // namespace

TEST_CASE("30 templates give the text that transformers gives, or refuse what it refuses")
{
    const Json goldens = Json::parse(fileText(data("goldens.json")));
    std::map<std::string, int> templates;
    for (const Json& one : goldens["cases"]) {
        const std::string name = one["template"], conversation = one["conversation"];
        Json names = goldens["tokens"];
        names["messages"] = goldens["conversations"][conversation];
        names["tools"] = one["tools"] == true ? goldens["tools"] : Json();
        names["documents"] = Json();
        names["add_generation_prompt"] = one["prompt"];
        CAPTURE(name);
        CAPTURE(conversation);
        CAPTURE(one["tools"].dump());
        CAPTURE(one["prompt"].dump());
        const auto made = jinja::Template::parse(fileText(data(name + ".jinja")));
        REQUIRE_MESSAGE(made.ok(), (made ? std::string() : made.error().text()));
        const auto text = made->render(names, goldenDay());
        if (one.contains("text")) {
            REQUIRE_MESSAGE(text.ok(), (text ? std::string() : text.error().text()));
            CHECK(*text == one["text"].get<std::string>());
            ++templates[name];
        } else {
            REQUIRE_FALSE(text.ok());
            CHECK(text.error().code == ErrorCode::BadInput);
            if (one.contains("raised"))
                CHECK(contains(text.error().message.english(), one["raised"].get<std::string>()));
        }
    }
    CHECK(templates.size() == 30);
}

TEST_CASE("what is not supported is refused by name, with its line")
{
    const std::pair<const char*, const char*> cases[] = {
        {"a\n{% include 'x' %}", "line 2: tag \"include\" is not supported"},
        {"{% for a in b recursive %}{% endfor %}", "for \"recursive\" is not supported"},
        {"{{ 1 | frobnicate }}", "filter \"frobnicate\" is not supported"},
        {"{{ 1 is frobnicated }}", "test \"frobnicated\" is not supported"},
        {"{{ 'a'.encode() }}", "method \"encode\" is not supported"},
        {"{% set l = [] %}{{ l.append(1) }}", "method \"append\" is not supported"},
        {"{% if a %}", "the tag \"endif\" is missing"},
        {"{% for a in b %}\n{% endif %}", "tag \"endif\" is not supported"},
        {"{{ a", "a tag is not closed"},
        {"{{ 'a }}", "a string is not closed"},
        {"{{ a b }}", "\"b\" is not understood here"},
        {"{{ $ }}", "$ is not understood here"},
        {"{{ (1, }}", "a tag ends too early"},
        {"{{ missing.x }}", "\"missing\" is undefined"},
        {"{{ missing() }}", "\"missing\" is undefined"},
        {"{{ missing + 1 }}", "\"missing\" is undefined"},
        {"{{ 1 + 'a' }}", "\"+\" is not possible with int, str"},
        {"{{ 1 // 0 }}", "a number is divided by 0"},
        {"{{ 9223372036854775807 + 1 }}", "a number is too large"},
        {"{{ raise_exception('No: ' ~ 3) }}", "Cannot use the chat template: No: 3."},
        {"{% set a, b = [1] %}", "\"=\" is not possible with list"},
        {"{% set a.b = 1 %}", "\"a\" is not a namespace"},
        {"{% break %}", "a tag ends too early"},
        {"plain", "plain"},
    };
    for (const auto& [source, why] : cases) {
        CAPTURE(source);
        const std::string text = rendered(source);
        CAPTURE(text);
        CHECK(contains(text, why));
    }
}

TEST_CASE("templates of a stranger end, whatever they do")
{
    const auto begin = std::chrono::steady_clock::now();
    const std::string deep = std::string(5000, '('), many = [] {
        std::string all = "{{ 1";
        for (int i = 0; i < 20'000; ++i)
            all += "+1";
        return all + " }}";
    }();
    const std::pair<std::string, const char*> cases[] = {
        {"{% for a in range(100000) %}{% for b in range(100000) %}{% endfor %}{% endfor %}", "too many steps"},
        {"{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", "calls itself too often"},
        {"{{ 'a' * 100000000 }}", "too long"},
        {"{% set ns = namespace(t='aaaaaaaa') %}{% for a in range(100) %}{% set ns.t = ns.t + ns.t %}{% endfor %}",
         "too long"},
        {"{% set ns = namespace(t=[1]) %}{% for a in range(100) %}{% set ns.t = [ns.t, ns.t] %}{% endfor %}",
         "too long"},
        {"{% set ns = namespace(t=1) %}{% for a in range(1000) %}{% set ns.t = [ns.t] %}{% endfor %}",
         "nested too deeply"},
        {"{% for a in range(100000) %}{% for b in range(1000) %}{{ 'aaaaaaaaaaaaaaaaaaaaaaaa' }}{% endfor %}{% endfor "
         "%}",
         "too"},
        {"{{ range(10000000) }}", "the arguments of \"range\""},
        {"{{ " + deep + " }}", "nested too deeply"},
        {many, "nested too deeply"},
        {"{{ 'a'.replace('a', 'b' * 1000000) * 20 }}", "too long"},
    };
    for (const auto& [source, why] : cases) {
        CAPTURE(source.substr(0, 100));
        const std::string text = rendered(source);
        CHECK(contains(text.substr(0, 300), why));
    }
    // A circle of namespaces is no leak: the sanitizers would say so.
    CHECK(rendered("{% set a = namespace() %}{% set b = namespace(a=a) %}{% set a.b = b %}{{ a.b.a.b is defined }}") ==
          "True");
    CHECK(std::chrono::steady_clock::now() - begin < kPatience * std::chrono::seconds(20));
}

TEST_CASE("templates with bytes changed are read or refused, and never anything worse")
{
    std::mt19937_64 random(11);
    const Json names = {{"messages", Json::array({{{"role", "user"}, {"content", "Hi"}}})}};
    for (const char* name : {"statements.jinja", "gpt_oss.jinja", "xml_tools.jinja"}) {
        const std::string good = fileText(data(name));
        for (int i = 0; i < 300; ++i) {
            std::string bad = good;
            for (int n = 0; n < 3; ++n)
                bad[random() % bad.size()] = "{}%#'\"()[]|.-+ \n\\a1"[random() % 19];
            for (const std::string& one : {bad, good.substr(0, random() % good.size())}) {
                CAPTURE(one);
                CHECK_FALSE(contains(rendered(one, names), "Cannot process")); // an exception that nobody expects
            }
        }
    }
}

TEST_CASE("the template of a folder: in tokenizer_config.json, in a list, in a file of its own, or none")
{
    const ScratchFolder folder;
    const auto text = [&](bool opens = true) {
        const auto found = ChatTemplate::find(folder.path());
        REQUIRE_MESSAGE(found.ok(), (found ? std::string() : found.error().text()));
        REQUIRE(found->has_value());
        const ChatTurn turns[] = {{Role::System, "S"}, {Role::User, "U"}};
        return (*found)->render(turns, opens).value();
    };
    CHECK_FALSE(ChatTemplate::find(folder.path())->has_value());
    CHECK_FALSE(lookForChatTemplate(folder.path()).present);
    const auto write = [&](const char* config) { folder.write("tokenizer_config.json", config); };
    write(R"({"bos_token": "<s>"})");
    CHECK_FALSE(ChatTemplate::find(folder.path())->has_value());
    write(R"({"bos_token": {"content": "<s>"}, "chat_template":
              "{{ bos_token }}{% for m in messages %}{{ m.role[0] ~ m.content }}{% endfor %}{{ '>' if add_generation_prompt }}"})");
    CHECK(text() == "<s>sSuU>");
    CHECK(text(false) == "<s>sSuU");
    folder.write("special_tokens_map.json", R"({"eos_token": "</s>", "bos_token": "old"})");
    write(R"({"bos_token": "<s>", "chat_template": [{"name": "tool_use", "template": "no"},
                                                    {"name": "default", "template": "{{ bos_token + eos_token }}"}]})");
    CHECK(text() == "<s></s>");
    for (const char* odd : {R"({"chat_template": 7})", R"({"chat_template": [3, {"name": 4}]})", R"([1])"}) {
        write(odd);
        CHECK_FALSE(ChatTemplate::find(folder.path())->has_value());
    }
    write("{");
    CHECK(ChatTemplate::find(folder.path()).error().code == ErrorCode::BadInput);
    write("{}");
    folder.write("chat_template.jinja", "{{ messages[1].content }}<|end|>{% include 'x' %}");
    const FoundChatTemplate found = lookForChatTemplate(folder.path());
    CHECK(found.present);
    CHECK_FALSE(found.usable);
    folder.write("chat_template.jinja", "{{ messages[1].content }}<|end|>\n");
    CHECK(text() == "U<|end|>");
    CHECK(ChatTemplate::find(folder.path())->value().behindAnswer() == "<|end|>");
}
