// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/tokenizer/chat_template.h"

#include "gpu/formats/bounded_json.h"
#include "gpu/formats/io/mapped_file.h"

#include <algorithm>

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

std::string renderChat(ChatTemplate value, std::span<const ChatTurn> turns)
{
    const ChatForm& form = kForms[static_cast<std::size_t>(value)];
    using Role = ChatTurn::Role;
    std::string text, carried; // a system turn on its way into the user's
    for (const ChatTurn& turn : turns) {
        const std::string words = trimmed(turn.text, form.trims);
        if (turn.role == Role::System) {
            if (words.empty()) continue;
            (form.system == SystemPlace::OwnTurn ? text : carried) += form.systemBefore + words + form.systemAfter;
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

Result<FoundChatTemplate> findChatTemplate(const std::filesystem::path& folder)
{
    const auto text = templateText(folder);
    if (!text) return text.error();
    if (!*text) return FoundChatTemplate{};
    return FoundChatTemplate{true, text->value().size() > kLongestTemplate ? std::nullopt
                                                                           : recognizeChatTemplate(text->value())};
}

} // namespace qs
