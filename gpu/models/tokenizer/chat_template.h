// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace qs {

/// How the turns of a conversation become one text. The templates of tokenizers are programs in Jinja; none is run:
/// these are the well-known ones, by name, without tools, dates and the like.
enum class ChatTemplate : std::uint8_t { None, ChatMl, Llama2, Llama3, Mistral, MistralV3, Gemma, Phi3 };

struct ChatTemplateInfo
{
    ChatTemplate value;
    const char *id, *title; ///< 'chatml', 'ChatML'
    const char* marker;     ///< a token that it cannot do without; empty: none
    const char* endOfTurn;  ///< the token with which the model ends its turn; empty: the one that ends a text
    bool begins;            ///< the token that begins a text stands before the first turn
};
/// Every template, None first.
std::span<const ChatTemplateInfo> chatTemplates();
const ChatTemplateInfo& infoOf(ChatTemplate value);
std::optional<ChatTemplate> chatTemplateOf(std::string_view id);

struct ChatTurn
{
    enum class Role : std::uint8_t { System, User, Assistant };
    Role role = Role::User;
    std::string text;
};
/// What a model's own template writes into the system turn.
struct ChatSystem
{
    std::string message; ///< where the conversation has none: 'You are a helpful assistant.'; empty: no turn
    std::string head;    ///< before it, in every conversation: 'Cutting Knowledge Date: …' of Llama 3.1 and later
    bool operator==(const ChatSystem&) const = default;
};
/// The conversation as one text that ends where the model's next turn begins, without the token that begins a text. A
/// system turn stands first; templates that know none have it at the beginning of the first user turn. None: the texts
/// of the turns with blank lines between.
std::string renderChat(ChatTemplate value, std::span<const ChatTurn> turns, const ChatSystem& system = {});

/// The well-known template that a Jinja text is, by the tokens that it writes; nothing where it is another one, or
/// where it could be several.
std::optional<ChatTemplate> recognizeChatTemplate(std::string_view jinja);

/// What the folder of a model reports about its template.
struct FoundChatTemplate
{
    bool present = false;              ///< the folder has a template
    std::optional<ChatTemplate> known; ///< which one; nothing where it is not recognized
    ChatSystem system;                 ///< of a known one
    bool takesSystem = true;           ///< the template looks at a system message
    /// Texts that a known one writes besides, which renderChat() does not: with them the prompt is not exactly that of
    /// transformers.
    std::vector<std::string> notRendered;
};
/// The same of the text of a template. `today`: '28 Nov 2026', for templates that write the date.
FoundChatTemplate readChatTemplate(std::string_view jinja, const std::string& today);
/// Reads chat_template of tokenizer_config.json (a text, or a list of which 'default' counts), or chat_template.jinja,
/// which transformers writes since 4.50. Errors: BadInput where tokenizer_config.json cannot be read.
Result<FoundChatTemplate> findChatTemplate(const std::filesystem::path& folder);

} // namespace qs
