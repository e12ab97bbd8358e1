// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/chat_template.h"
#include "tests/gpu/support/scratch_folder.h"

#include <doctest/doctest.h>

using namespace qs;

namespace {

using Role = ChatTurn::Role;
using qs::testing::ScratchFolder;

const ChatTurn kTalk[] = {
    {Role::System, "Be brief."}, {Role::User, "Hi"}, {Role::Assistant, "Hello."}, {Role::User, "Who?"}};

} // namespace

TEST_CASE("a conversation in each template, as the models' own templates write it")
{
    const auto text = [](ChatTemplate value) { return renderChat(value, kTalk); };
    CHECK(text(ChatTemplate::ChatMl) == "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHi<|im_end|>\n"
                                        "<|im_start|>assistant\nHello.<|im_end|>\n<|im_start|>user\nWho?<|im_end|>\n"
                                        "<|im_start|>assistant\n");
    CHECK(text(ChatTemplate::Llama2) ==
          "[INST] <<SYS>>\nBe brief.\n<</SYS>>\n\nHi [/INST] Hello. </s><s>[INST] Who? [/INST]");
    CHECK(
        text(ChatTemplate::Llama3) ==
        "<|start_header_id|>system<|end_header_id|>\n\nBe brief.<|eot_id|><|start_header_id|>user<|end_header_id|>\n\n"
        "Hi<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nHello.<|eot_id|><|start_header_id|>user"
        "<|end_header_id|>\n\nWho?<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\n");
    CHECK(text(ChatTemplate::Mistral) == "[INST] Be brief.\n\nHi [/INST] Hello.</s>[INST] Who? [/INST]");
    CHECK(text(ChatTemplate::MistralV3) == "[INST] Be brief.\n\nHi[/INST] Hello.</s>[INST] Who?[/INST]");
    CHECK(text(ChatTemplate::Gemma) == "<start_of_turn>user\nBe brief.\n\nHi<end_of_turn>\n<start_of_turn>model\n"
                                       "Hello.<end_of_turn>\n<start_of_turn>user\nWho?<end_of_turn>\n"
                                       "<start_of_turn>model\n");
    CHECK(text(ChatTemplate::Phi3) ==
          "<|system|>\nBe brief.<|end|>\n<|user|>\nHi<|end|>\n<|assistant|>\nHello.<|end|>\n"
          "<|user|>\nWho?<|end|>\n<|assistant|>\n");
}

TEST_CASE("without a template the prompt stays as it is, to the last blank")
{
    const ChatTurn prompt[] = {{Role::System, ""}, {Role::User, " Go on \n"}};
    CHECK(renderChat(ChatTemplate::None, prompt) == " Go on \n");
    CHECK(renderChat(ChatTemplate::Llama3, prompt).find("user<|end_header_id|>\n\nGo on<|eot_id|>") !=
          std::string::npos);
    CHECK(renderChat(ChatTemplate::ChatMl, prompt).find("system") == std::string::npos);
}

TEST_CASE("the names are known, and only those")
{
    for (const ChatTemplateInfo& info : chatTemplates()) {
        CHECK(chatTemplateOf(info.id) == info.value);
        CHECK(&infoOf(info.value) == &info);
    }
    CHECK(!chatTemplateOf("vicuna"));
    CHECK(!chatTemplateOf(""));
}

TEST_CASE("well-known templates are recognized by what they write; others are not guessed at")
{
    const std::pair<const char*, ChatTemplate> known[] = {
        {"{% for m in messages %}{{'<|im_start|>' + m['role'] + '\\n' + m['content'] + '<|im_end|>' + '\\n'}}{% endfor "
         "%}",
         ChatTemplate::ChatMl},
        {"{{ bos_token + '[INST] <<SYS>>\\n' + system + ' [/INST]' }}", ChatTemplate::Llama2},
        {"{% set content = '<|start_header_id|>' + m['role'] + '<|end_header_id|>\\n\\n' %}", ChatTemplate::Llama3},
        {"{{ '[INST] ' + message['content'] + ' [/INST]' }}", ChatTemplate::Mistral},
        {"{{- '[INST] ' + message['content'] + '[/INST]' }}", ChatTemplate::MistralV3},
        {"{{ '<start_of_turn>' + role + '\\n' + (m['content'] | trim) + '<end_of_turn>\\n' }}", ChatTemplate::Gemma},
        {"{{'<|user|>\\n' + m['content'] + '<|end|>\\n<|assistant|>\\n'}}", ChatTemplate::Phi3}};
    for (const auto& [jinja, expected] : known) {
        CAPTURE(jinja);
        CHECK(recognizeChatTemplate(jinja) == expected);
    }
    for (const char* other :
         {"", "{{ messages }}", "USER: {{ m }} ASSISTANT:", "<|im_start|>user<|im_sep|>", "<|user|>\n{{ m }}</s>",
          "[SYSTEM_PROMPT]{{ s }}[/SYSTEM_PROMPT][INST]{{ m }}[/INST]", "<|im_start|> and <|start_header_id|>"}) {
        CAPTURE(other);
        CHECK(!recognizeChatTemplate(other));
    }
}

TEST_CASE("the template of a folder: in tokenizer_config.json, in a list, in a file of its own, or none")
{
    const ScratchFolder folder;
    CHECK(!findChatTemplate(folder.path())->present);
    const auto write = [&](const char* text) { folder.write("tokenizer_config.json", text); };
    write(R"({"bos_token": "<s>"})");
    CHECK(!findChatTemplate(folder.path())->present);
    write(R"({"chat_template": "<|im_start|>"})");
    CHECK(findChatTemplate(folder.path())->known == ChatTemplate::ChatMl);
    write(R"({"chat_template": [{"name": "tool_use", "template": "<start_of_turn>"},
                                        {"name": "default", "template": "<|start_header_id|>"}]})");
    CHECK(findChatTemplate(folder.path())->known == ChatTemplate::Llama3);
    write(R"({"chat_template": "{{ unheard_of }}"})");
    CHECK(findChatTemplate(folder.path())->present);
    CHECK(!findChatTemplate(folder.path())->known);
    for (const char* odd : {R"({"chat_template": 7})", R"({"chat_template": [3, {"name": 4}]})", R"([1])"}) {
        write(odd);
        CHECK(!findChatTemplate(folder.path())->present);
    }
    write("{");
    CHECK(findChatTemplate(folder.path()).error().code == ErrorCode::BadInput);
    folder.write("chat_template.jinja", "{{ '<start_of_turn>' }}"); // it counts before the other
    CHECK(findChatTemplate(folder.path())->known == ChatTemplate::Gemma);
}

namespace {

/// The prompt of a system message (empty: none) and a question, as the model's own template would have it.
std::string prompted(const char* jinja, const std::string& system, const std::string& question = "Why?")
{
    const FoundChatTemplate found = readChatTemplate(jinja, "28 Nov 2026");
    REQUIRE(found.known.has_value());
    CHECK(found.notRendered.empty());
    const ChatTurn turns[] = {{Role::System, system}, {Role::User, question}};
    return renderChat(*found.known, turns, found.system);
}

} // namespace

TEST_CASE("the default system message of a template stands where the conversation has none")
{
    const char* qwen2 =
        R"({% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}{{ '<|im_start|>system\nYou are a helpful assistant.<|im_end|>\n' }}{% endif %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %})";
    CHECK(prompted(qwen2, "") == "<|im_start|>system\nYou are a helpful assistant.<|im_end|>\n<|im_start|>user\nWhy?"
                                 "<|im_end|>\n<|im_start|>assistant\n");
    CHECK(prompted(qwen2, "Be short.") == "<|im_start|>system\nBe short.<|im_end|>\n<|im_start|>user\nWhy?<|im_end|>\n"
                                          "<|im_start|>assistant\n");
    const char* qwen25 =
        R"({%- if tools %}{{- '<|im_start|>system\n' }}{%- if messages[0]['role'] == 'system' %}{{- messages[0]['content'] }}{%- else %}{{- 'You are Qwen, created by Alibaba Cloud. You are a helpful assistant.' }}{%- endif %}{{- "\n\n# Tools\n\nYou may call one or more functions" }}{%- else %}{%- if messages[0]['role'] == 'system' %}{{- '<|im_start|>system\n' + messages[0]['content'] + '<|im_end|>\n' }}{%- else %}{{- '<|im_start|>system\nYou are Qwen, created by Alibaba Cloud. You are a helpful assistant.<|im_end|>\n' }}{%- endif %}{%- endif %}{%- for message in messages %}{%- if (message.role == "user") or (message.role == "system" and not loop.first) or (message.role == "assistant" and not message.tool_calls) %}{{- '<|im_start|>' + message.role + '\n' + message.content + '<|im_end|>' + '\n' }}{%- elif message.role == "tool" %}{{- '\n<tool_response>\n' }}{%- endif %}{%- endfor %}{%- if add_generation_prompt %}{{- '<|im_start|>assistant\n' }}{%- endif %})";
    CHECK(prompted(qwen25, "") ==
          "<|im_start|>system\nYou are Qwen, created by Alibaba Cloud. You are a helpful assistant.<|im_end|>\n"
          "<|im_start|>user\nWhy?<|im_end|>\n<|im_start|>assistant\n");
    const char* plain =
        R"({% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %})";
    CHECK(prompted(plain, "") == "<|im_start|>user\nWhy?<|im_end|>\n<|im_start|>assistant\n");
}

TEST_CASE("the date lines of Llama 3.1 and later stand in every system turn")
{
    const std::string rest =
        R"({{- '<|start_header_id|>system<|end_header_id|>\n\n' }}{%- if builtin_tools is defined or tools is not none %}{{- "Environment: ipython\n" }}{%- endif %}{{- "Cutting Knowledge Date: December 2023\n" }}{{- "Today Date: " + date_string + "\n\n" }}{{- system_message }}{{- "<|eot_id|>" }}{%- for message in messages %}{{- '<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim + '<|eot_id|>' }}{%- endfor %}{%- if add_generation_prompt %}{{- '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{%- endif %})";
    const std::string end = "<|eot_id|><|start_header_id|>user<|end_header_id|>\n\nWhy?<|eot_id|>"
                            "<|start_header_id|>assistant<|end_header_id|>\n\n";
    const std::string begin = "<|start_header_id|>system<|end_header_id|>\n\nCutting Knowledge Date: December 2023\n";
    const std::string fixed =
        R"({{- bos_token }}{%- if not date_string is defined %}{%- set date_string = "26 Jul 2024" %}{%- endif %})" +
        rest;
    CHECK(prompted(fixed.c_str(), "", "Why? ") == begin + "Today Date: 26 Jul 2024\n\n" + end);
    CHECK(prompted(fixed.c_str(), "Be short.") == begin + "Today Date: 26 Jul 2024\n\nBe short." + end);
    const std::string today =
        R"({%- if strftime_now is defined %}{%- set date_string = strftime_now("%d %b %Y") %}{%- endif %})" + rest;
    CHECK(prompted(today.c_str(), "") == begin + "Today Date: 28 Nov 2026\n\n" + end);
    const char* older =
        R"({% set loop_messages = messages %}{% for message in loop_messages %}{% set content = '<|start_header_id|>' + message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim + '<|eot_id|>' %}{% if loop.index0 == 0 %}{% set content = bos_token + content %}{% endif %}{{ content }}{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}{% endif %})";
    CHECK(prompted(older, "") == end.substr(std::string("<|eot_id|>").size()));
}

TEST_CASE("what a template writes besides is told, and whether it looks at a system message")
{
    const FoundChatTemplate thinking = readChatTemplate(
        R"({% for m in messages %}{{'<|im_start|>' + m['role'] + '\n' + m['content'] + '<|im_end|>\n'}}{% endfor %}{{ '<|im_start|>assistant\n<think>\n' }})",
        "");
    CHECK(thinking.known == ChatTemplate::ChatMl);
    CHECK(thinking.notRendered == std::vector<std::string>{"<|im_start|>assistant\n<think>\n"});
    const FoundChatTemplate switchedOff = readChatTemplate(
        R"({{'<|im_start|>' + m['role'] + '<|im_end|>\n'}}{% if enable_thinking is defined %}{{ '<think>' }}{% endif %})",
        "");
    CHECK(switchedOff.notRendered.empty());
    CHECK(switchedOff.takesSystem);
    const FoundChatTemplate mistral = readChatTemplate(
        R"({{ bos_token }}{% for message in messages %}{% if message['role'] == 'user' %}{{ '[INST] ' + message['content'] + ' [/INST]' }}{% elif message['role'] == 'assistant' %}{{ message['content'] + eos_token}}{% endif %}{% endfor %})",
        "");
    CHECK(mistral.known == ChatTemplate::Mistral);
    CHECK(mistral.notRendered.empty());
    CHECK_FALSE(mistral.takesSystem);
}
