// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/chat_template.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <ctime>

namespace qs {

namespace {

using Json = nlohmann::ordered_json;

constexpr JsonLimits kConfigFile{.maxBytes = std::size_t{16} << 20, .maxDepth = 32, .maxNodes = 1'000'000};
constexpr std::size_t kLongestTemplate = std::size_t{1} << 20; ///< bytes; known ones have fewer than 20,000

const nlohmann::json* defaultOf(const nlohmann::json& list)
{
    for (const nlohmann::json& one : list)
        if (one.is_object() && one.value("name", nlohmann::json()) == "default" && one.contains("template"))
            return &one["template"];
    return nullptr;
}

/// The object in a file that need not be there; null where there is none.
Result<nlohmann::json> readOptional(const std::filesystem::path& path)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return nlohmann::json();
    return readJsonFile(path, kConfigFile);
}

Result<std::optional<std::string>> templateText(const std::filesystem::path& folder)
{
    std::error_code ignored;
    if (const auto path = folder / "chat_template.jinja"; std::filesystem::exists(path, ignored)) {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        return std::optional(std::string(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size()));
    }
    const auto config = readOptional(folder / "tokenizer_config.json");
    if (!config) return config.error();
    if (!config->is_object() || !config->contains("chat_template")) return std::optional<std::string>();
    const nlohmann::json* found = &(*config)["chat_template"];
    if (found->is_array()) found = defaultOf(*found);
    if (!found || !found->is_string()) return std::optional<std::string>();
    return std::optional(found->get<std::string>());
}

std::tm localTime()
{
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    return local;
}

const char* nameOf(ChatTurn::Role role)
{
    return role == ChatTurn::Role::System ? "system" : role == ChatTurn::Role::User ? "user" : "assistant";
}

} // namespace

Result<ChatTemplate> ChatTemplate::parse(std::string_view jinja, Json tokens)
{
    if (jinja.size() > kLongestTemplate)
        return Error{
            ErrorCode::BadInput,
            Message::tr("The chat template has %1 bytes; the limit is %2.").arg(jinja.size(), kLongestTemplate),
            Message::tr("Check the file for damage.")};
    auto made = jinja::Template::parse(lossyUtf8(jinja));
    if (!made) return made.error();
    return ChatTemplate(std::move(*made), std::move(tokens));
}

Result<std::optional<ChatTemplate>> ChatTemplate::find(const std::filesystem::path& folder)
{
    const auto text = templateText(folder);
    if (!text) return text.error();
    if (!*text) return std::optional<ChatTemplate>();
    auto tokens = chatTokens(folder);
    if (!tokens) return tokens.error();
    auto made = parse(**text, std::move(*tokens));
    if (!made) return made.error();
    return std::optional(std::move(*made));
}

Result<std::string> ChatTemplate::render(std::span<const ChatTurn> turns, bool opensAnswer) const
{
    Json names = m_tokens, messages = Json::array();
    for (const ChatTurn& turn : turns)
        messages.push_back({{"role", nameOf(turn.role)}, {"content", lossyUtf8(turn.text)}});
    names["messages"] = std::move(messages);
    names["add_generation_prompt"] = opensAnswer;
    names["tools"] = names["documents"] = nullptr;
    return m_template.render(names, localTime());
}

std::string ChatTemplate::behindAnswer() const
{
    const std::string answer = "An answer";
    const ChatTurn turns[] = {{ChatTurn::Role::User, "A question"}, {ChatTurn::Role::Assistant, answer}};
    const auto text = render(turns, false);
    const std::size_t at = text ? text->rfind(answer) : std::string::npos;
    return at == std::string::npos ? std::string() : text->substr(at + answer.size());
}

Result<Json> chatTokens(const std::filesystem::path& folder)
{
    Json tokens = Json::object();
    for (const char* file : {"special_tokens_map.json", "tokenizer_config.json"}) {
        const auto config = readOptional(folder / file);
        if (!config) return config.error();
        for (const char* key :
             {"bos_token", "eos_token", "unk_token", "sep_token", "pad_token", "cls_token", "mask_token"}) {
            const nlohmann::json* token = config->is_object() && config->contains(key) ? &(*config)[key] : nullptr;
            if (token && token->is_object() && token->contains("content")) token = &(*token)["content"];
            if (token && token->is_string()) tokens[key] = token->get<std::string>();
        }
    }
    return tokens;
}

FoundChatTemplate lookForChatTemplate(const std::filesystem::path& folder)
{
    const auto found = ChatTemplate::find(folder);
    return {.present = !found || *found, .usable = found && *found};
}

} // namespace qs
