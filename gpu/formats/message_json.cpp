// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/message_json.h"

#include <algorithm>

namespace qs {
namespace {

constexpr int kMaxDepth = 12; ///< of messages in messages
constexpr std::size_t kMaxSource = 4096;
constexpr std::size_t kMaxWords = std::size_t{1} << 20; ///< of a text with everything in its places

/// How long the English words can be, but not above kMaxWords + 1: a place that repeats in each of several levels
/// multiplies what stands there.
std::size_t lengthOf(const Message& message)
{
    std::vector<std::size_t> arguments;
    arguments.reserve(message.arguments.size());
    for (const Message& argument : message.arguments)
        arguments.push_back(lengthOf(argument));
    std::size_t longest = 0;
    for (const std::string* text : {&message.source, &message.one}) {
        std::size_t length = message.count ? text->size() * 16 : text->size(); // every %n may be 26 characters
        for (std::size_t i = 1; i < text->size() && length <= kMaxWords; ++i)
            if (const auto place = static_cast<std::size_t>((*text)[i] - '1');
                (*text)[i - 1] == '%' && place < arguments.size())
                length += arguments[place];
        longest = std::max(longest, length);
    }
    return std::min(longest, kMaxWords + 1);
}

/// Whether a Message was read; its English words are checked by the caller.
bool readSource(const nlohmann::json& value, Message& out, int depth)
{
    if (value.is_string()) {
        out = Message(value.get<std::string>());
        return true;
    }
    const auto source = value.is_object() ? value.find("source") : value.end();
    if (depth == 0 || source == value.end() || !source->is_string()) return false;
    out.source = source->get<std::string>();
    const auto translated = value.find("translated");
    if (translated != value.end() && !translated->is_boolean()) return false;
    const auto number = value.find("number");
    if (number != value.end() && !number->is_boolean()) return false;
    out.number = number != value.end() && number->get<bool>();
    out.translated = translated == value.end() ? !out.number : translated->get<bool>();
    if (out.source.size() > kMaxSource) return false;
    const auto one = value.find("one"), count = value.find("count"), arguments = value.find("arguments");
    if (one != value.end() && count != value.end()) {
        if (!one->is_string() || !count->is_number_integer()) return false;
        out.one = one->get<std::string>();
        out.count = count->get<std::int64_t>();
    }
    if (arguments == value.end()) return true;
    if (!arguments->is_array() || arguments->size() > 9) return false;
    for (const auto& argument : *arguments)
        if (!readSource(argument, out.arguments.emplace_back(), depth - 1)) return false;
    return true;
}

} // namespace

nlohmann::ordered_json sourceJson(const Message& message)
{
    if (!hasSource(message)) return message.source;
    nlohmann::ordered_json json = {{"source", message.source}};
    if (message.number)
        json["number"] = true;
    else if (!message.translated)
        json["translated"] = false;
    if (message.count) {
        json["one"] = message.one;
        json["count"] = *message.count;
    }
    for (const Message& argument : message.arguments)
        json["arguments"].push_back(sourceJson(argument));
    return json;
}

Message messageFromJson(const std::string& english, const nlohmann::json* source)
{
    Message message;
    const bool usable = source && readSource(*source, message, kMaxDepth) && lengthOf(message) <= kMaxWords;
    return usable && message.english() == english ? message : Message(english);
}

bool hasSource(const Message& message)
{
    return message.translated || message.number || message.count || !message.arguments.empty();
}

std::string sourceKey(const char* key) { return std::string(key) + "Source"; }

void writeMessage(nlohmann::ordered_json& object, const char* key, const Message& message)
{
    object[key] = message.english();
    if (hasSource(message)) object[sourceKey(key)] = sourceJson(message);
}

void writeMessages(nlohmann::ordered_json& object, const char* key, const std::vector<Message>& messages)
{
    auto texts = nlohmann::ordered_json::array(), sources = nlohmann::ordered_json::array();
    bool any = false;
    for (const Message& message : messages) {
        texts.push_back(message.english());
        sources.push_back(sourceJson(message));
        any = any || hasSource(message);
    }
    object[key] = std::move(texts);
    if (any) object[sourceKey(key)] = std::move(sources);
}

} // namespace qs
