// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/chat_template.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"
#include "gpu/models/tokenizer/jinja_texts.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace qs {

namespace {

constexpr JsonLimits kConfigFile{.maxBytes = std::size_t{16} << 20, .maxDepth = 32, .maxNodes = 1'000'000};
constexpr std::size_t kLongestTemplate = std::size_t{1} << 20; ///< bytes; known ones have fewer than 20,000

constexpr ChatTemplateInfo kTemplates[] = {
    {ChatTemplate::None, "none", "None", "", "", false},
    {ChatTemplate::ChatMl, "chatml", "ChatML", "<|im_start|>", "<|im_end|>", false},
    {ChatTemplate::Llama2, "llama2", "Llama 2", "", "", true},
    {ChatTemplate::Llama3, "llama3", "Llama 3", "<|start_header_id|>", "<|eot_id|>", true},
    {ChatTemplate::Mistral, "mistral", "Mistral", "", "", true},
    {ChatTemplate::MistralV3, "mistral-v3", "Mistral v3", "[INST]", "", true},
    {ChatTemplate::Gemma, "gemma", "Gemma", "<start_of_turn>", "<end_of_turn>", true},
    {ChatTemplate::Phi3, "phi3", "Phi-3", "<|user|>", "<|end|>", false},
};

/// Where a system turn stands.
enum class SystemPlace : std::uint8_t { OwnTurn, FirstUserTurn };

/// What is written around the turns.
struct ChatForm
{
    ChatTemplate value;
    SystemPlace system;
    const char *systemBefore, *systemAfter, *userBefore, *userAfter;
    const char *assistantBefore, *assistantAfter; ///< the first also begins the model's next turn
    bool trims;                                   ///< blanks around the texts go
};

constexpr ChatForm kForms[] = {
    {ChatTemplate::None, SystemPlace::OwnTurn, "", "\n\n", "", "", "\n\n", "\n\n", false},
    {ChatTemplate::ChatMl, SystemPlace::OwnTurn, "<|im_start|>system\n", "<|im_end|>\n", "<|im_start|>user\n",
     "<|im_end|>\n", "<|im_start|>assistant\n", "<|im_end|>\n", false},
    {ChatTemplate::Llama2, SystemPlace::FirstUserTurn, "<<SYS>>\n", "\n<</SYS>>\n\n", "[INST] ", " [/INST]", " ",
     " </s><s>", true},
    {ChatTemplate::Llama3, SystemPlace::OwnTurn, "<|start_header_id|>system<|end_header_id|>\n\n", "<|eot_id|>",
     "<|start_header_id|>user<|end_header_id|>\n\n", "<|eot_id|>", "<|start_header_id|>assistant<|end_header_id|>\n\n",
     "<|eot_id|>", true},
    {ChatTemplate::Mistral, SystemPlace::FirstUserTurn, "", "\n\n", "[INST] ", " [/INST]", " ", "</s>", false},
    {ChatTemplate::MistralV3, SystemPlace::FirstUserTurn, "", "\n\n", "[INST] ", "[/INST]", " ", "</s>", false},
    {ChatTemplate::Gemma, SystemPlace::FirstUserTurn, "", "\n\n", "<start_of_turn>user\n", "<end_of_turn>\n",
     "<start_of_turn>model\n", "<end_of_turn>\n", true},
    {ChatTemplate::Phi3, SystemPlace::OwnTurn, "<|system|>\n", "<|end|>\n", "<|user|>\n", "<|end|>\n",
     "<|assistant|>\n", "<|end|>\n", false},
};
static_assert(std::size(kForms) == std::size(kTemplates));

std::string trimmed(const std::string& text, bool trims)
{
    constexpr const char* kBlanks = " \t\r\n\f\v";
    if (!trims) return text;
    const std::size_t first = text.find_first_not_of(kBlanks);
    return first == std::string::npos ? std::string() : text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

/// Models of the Llama 2 and Mistral families write the blank before their turn themselves.
bool opensTurn(const ChatForm& form) { return form.assistantBefore != std::string_view(" "); }

const nlohmann::json* defaultOf(const nlohmann::json& list)
{
    for (const nlohmann::json& one : list)
        if (one.is_object() && one.value("name", nlohmann::json()) == "default" && one.contains("template"))
            return &one["template"];
    return nullptr;
}

Result<std::optional<std::string>> templateText(const std::filesystem::path& folder)
{
    std::error_code ignored;
    if (const auto path = folder / "chat_template.jinja"; std::filesystem::exists(path, ignored)) {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        const auto size = std::min(file->bytes().size(), kLongestTemplate);
        return std::optional(std::string(reinterpret_cast<const char*>(file->bytes().data()), size));
    }
    const auto path = folder / "tokenizer_config.json";
    if (!std::filesystem::exists(path, ignored)) return std::optional<std::string>();
    const auto config = readJsonFile(path, kConfigFile);
    if (!config) return config.error();
    if (!config->is_object() || !config->contains("chat_template")) return std::optional<std::string>();
    const nlohmann::json* found = &(*config)["chat_template"];
    if (found->is_array()) found = defaultOf(*found);
    if (!found || !found->is_string()) return std::optional<std::string>();
    return std::optional(found->get<std::string>());
}

} // namespace

std::span<const ChatTemplateInfo> chatTemplates() { return kTemplates; }
const ChatTemplateInfo& infoOf(ChatTemplate value) { return kTemplates[static_cast<std::size_t>(value)]; }

std::optional<ChatTemplate> chatTemplateOf(std::string_view id)
{
    const auto found = std::ranges::find_if(kTemplates, [&](const ChatTemplateInfo& t) { return t.id == id; });
    return found == std::end(kTemplates) ? std::nullopt : std::optional(found->value);
}

std::string renderChat(ChatTemplate value, std::span<const ChatTurn> turns, const ChatSystem& system)
{
    const ChatForm& form = kForms[static_cast<std::size_t>(value)];
    using Role = ChatTurn::Role;
    std::string text, carried; // a system turn on its way into the user's
    std::string message;
    for (const ChatTurn& turn : turns)
        if (turn.role == Role::System) message += trimmed(turn.text, form.trims);
    if (message.empty()) message = system.message;
    if (!message.empty() || !system.head.empty())
        (form.system == SystemPlace::OwnTurn ? text : carried) +=
            form.systemBefore + system.head + message + form.systemAfter;
    for (const ChatTurn& turn : turns) {
        const std::string words = trimmed(turn.text, form.trims);
        if (turn.role == Role::System) {
            continue; // stands first
        } else if (turn.role == Role::User) {
            text += form.userBefore + carried + words + form.userAfter;
            carried.clear();
        } else {
            text += form.assistantBefore + words + form.assistantAfter;
        }
    }
    return value != ChatTemplate::None && opensTurn(form) ? text + form.assistantBefore : text;
}

std::optional<ChatTemplate> recognizeChatTemplate(std::string_view jinja)
{
    const auto has = [&](std::string_view part) { return jinja.find(part) != std::string_view::npos; };
    std::optional<ChatTemplate> found;
    int families = 0;
    const auto is = [&](bool yes, ChatTemplate value) {
        if (yes) found = value, ++families;
    };
    is(has("<|im_start|>"), has("<|im_sep|>") ? ChatTemplate::None : ChatTemplate::ChatMl);
    is(has("<|start_header_id|>"), ChatTemplate::Llama3);
    is(has("<start_of_turn>"), ChatTemplate::Gemma);
    is(has("<|user|>"), has("<|end|>") ? ChatTemplate::Phi3 : ChatTemplate::None);
    const bool spaced = has("' [/INST]") || has("\" [/INST]") || has(" [/INST]'") || has(" [/INST]\"");
    is(has("[/INST]"), has("<<SYS>>")           ? ChatTemplate::Llama2
                       : has("[SYSTEM_PROMPT]") ? ChatTemplate::None
                       : spaced                 ? ChatTemplate::Mistral
                                                : ChatTemplate::MistralV3);
    return families == 1 && found != ChatTemplate::None ? found : std::nullopt;
}

namespace {

/// '28 Nov 2026', as strftime_now("%d %b %Y") of a template gives it.
std::string todayText()
{
    constexpr const char* kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                       "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char text[64];
    std::snprintf(text, sizeof text, "%02d %s %d", local.tm_mday, kMonths[local.tm_mon % 12], local.tm_year + 1900);
    return text;
}

/// What stands between `before` and the next `end` of a text; nothing where either is missing.
std::optional<std::string> between(std::string_view text, std::string_view before, std::string_view end)
{
    const std::size_t at = text.find(before);
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view rest = text.substr(at + before.size());
    const std::size_t stop = rest.find_first_of(end);
    return stop == std::string_view::npos ? std::nullopt : std::optional(std::string(rest.substr(0, stop)));
}

/// The date lines that Llama 3.1 and later begin their system turn with; empty where a template has none, or others.
std::string dateLines(std::string_view jinja, const std::string& today)
{
    const auto knowledge = between(jinja, "Cutting Knowledge Date: ", "\\\"'");
    auto date = between(jinja, "Today Date: ", "\\\"'");
    if (!knowledge || !date) return {};
    if (date->empty() && jinja.find("strftime_now") != std::string_view::npos) date = today;
    if (date->empty()) date = between(jinja, "set date_string = \"", "\"");
    if (!date || date->empty()) return {};
    return "Cutting Knowledge Date: " + *knowledge + "\nToday Date: " + *date + "\n\n";
}

/// The message of a system turn that stands in one literal of the template; empty where there is none.
std::string defaultMessage(std::span<const std::string> texts, const ChatForm& form)
{
    const std::string before = form.systemBefore, after(std::string_view(form.systemAfter).substr(0, 10));
    for (const std::string& text : texts) {
        const std::size_t at = text.find(before);
        if (form.system != SystemPlace::OwnTurn || at == std::string::npos) continue;
        const std::size_t first = at + before.size(), end = text.find(after, first);
        if (end != std::string::npos && end > first) return text.substr(first, end - first);
    }
    return {};
}

/// Those of a template's texts that rendering does not write.
std::vector<std::string> otherTexts(std::span<const std::string> texts, const ChatForm& form, const ChatSystem& system)
{
    const std::string assistant = form.assistantBefore;
    const std::string written[] = {form.systemBefore + system.head + system.message + form.systemAfter,
                                   form.userBefore + std::string(form.userAfter) + assistant,
                                   assistant + form.assistantAfter, "system user assistant model"};
    const auto isWritten = [&](std::string_view text) {
        return std::ranges::any_of(written,
                                   [&](const std::string& all) { return all.find(text) != std::string::npos; });
    };
    std::vector<std::string> other;
    for (const std::string& text : texts)
        if (!isWritten(text) && !isWritten(trimmed(text, true)) && std::ranges::find(other, text) == other.end())
            other.push_back(text);
    return other;
}

} // namespace

FoundChatTemplate readChatTemplate(std::string_view jinja, const std::string& today)
{
    FoundChatTemplate found;
    found.present = true;
    found.known = recognizeChatTemplate(jinja);
    if (!found.known) return found;
    const ChatForm& form = kForms[static_cast<std::size_t>(*found.known)];
    const std::vector<std::string> texts = jinjaTexts(jinja);
    found.system.message = defaultMessage(texts, form);
    if (*found.known == ChatTemplate::Llama3) found.system.head = dateLines(jinja, today);
    found.takesSystem = form.system == SystemPlace::OwnTurn || jinja.find("system") != std::string_view::npos;
    found.notRendered = otherTexts(texts, form, found.system);
    return found;
}

Result<FoundChatTemplate> findChatTemplate(const std::filesystem::path& folder)
{
    const auto text = templateText(folder);
    if (!text) return text.error();
    if (!*text) return FoundChatTemplate{};
    FoundChatTemplate unknown;
    unknown.present = true;
    return text->value().size() > kLongestTemplate ? unknown : readChatTemplate(text->value(), todayText());
}

} // namespace qs
