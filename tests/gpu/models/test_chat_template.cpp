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
