// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/models/chat/jinja/template.h"

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace qs {

struct ChatTurn
{
    enum class Role : std::uint8_t { System, User, Assistant };
    Role role = Role::User;
    std::string text;
};

/// How the turns of a conversation become one text: a program in Jinja, which comes with a model and is run within
/// bounds, as transformers' apply_chat_template does. Cheap to copy.
class ChatTemplate
{
public:
    /// `tokens` are the names that a template knows special tokens by: {"bos_token": "<s>"}. BadInput with the line and
    /// what is not supported.
    static Result<ChatTemplate> parse(std::string_view jinja, nlohmann::ordered_json tokens);
    /// That of a model's folder: chat_template.jinja, which transformers writes since 4.50, or chat_template of
    /// tokenizer_config.json (a text, or a list of which 'default' counts). Nothing where there is none. BadInput also
    /// where tokenizer_config.json cannot be read.
    static Result<std::optional<ChatTemplate>> find(const std::filesystem::path& folder);

    /// The conversation as one text, with the token that begins a text where the template writes one; `opensAnswer`: up
    /// to where the model's next turn begins. BadInput where the template refuses the conversation.
    Result<std::string> render(std::span<const ChatTurn> turns, bool opensAnswer = true) const;
    /// What follows an answer of the model, to find the token that ends one in; empty where nothing does.
    std::string behindAnswer() const;

private:
    ChatTemplate(jinja::Template made, nlohmann::ordered_json tokens)
        : m_template(std::move(made)), m_tokens(std::move(tokens))
    {}
    jinja::Template m_template;
    nlohmann::ordered_json m_tokens;
};

/// The special tokens of a folder by name, as its tokenizer_config.json or special_tokens_map.json has them.
Result<nlohmann::ordered_json> chatTokens(const std::filesystem::path& folder);

/// What a folder has, for who only wants to know.
struct FoundChatTemplate
{
    bool present = false; ///< the folder has a template
    bool usable = false;  ///< and it can be run
};
FoundChatTemplate lookForChatTemplate(const std::filesystem::path& folder);

} // namespace qs
