// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/message.h"

#include "gpu/core/units.h"

namespace qs {
namespace {

Message joined(std::vector<Message> parts, const char* between)
{
    Message all;
    for (Message& part : parts) {
        if (part.empty()) continue;
        if (!all.empty()) all.source += between;
        all.source += "%" + std::to_string(all.arguments.size() + 1);
        all.arguments.push_back(std::move(part));
        if (all.arguments.size() == 9) { // the last place: what was joined so far becomes the first part of the rest
            Message rest;
            rest.source = "%1";
            rest.arguments.push_back(std::move(all));
            all = std::move(rest);
        }
    }
    return all.arguments.size() == 1 ? Message(std::move(all.arguments.front())) : all;
}

} // namespace

Message Message::tr(const char* source, const char* one, std::int64_t count)
{
    Message message(source);
    message.translated = true;
    if (one) {
        message.one = one;
        message.count = count;
    }
    return message;
}

Message Message::marked(std::string_view source)
{
    Message message(source);
    message.translated = !source.empty();
    return message;
}

Message Message::sentences(std::vector<Message> parts) { return joined(std::move(parts), " "); }

Message Message::list(std::vector<Message> parts) { return joined(std::move(parts), ", "); }

std::string Message::english() const
{
    if (arguments.empty() && !count) return source;
    std::string text = count == 1 ? one : source;
    if (count)
        for (std::size_t at = text.find("%n"); at != std::string::npos; at = text.find("%n", at))
            text.replace(at, 2, formatCount(*count));
    return withPlaces(text, arguments.size(), [this](std::size_t i) { return arguments[i].english(); });
}

std::string withPlaces(std::string_view text, std::size_t places, const std::function<std::string(std::size_t)>& place)
{
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char digit = text[i] == '%' && i + 1 < text.size() ? text[i + 1] : '\0';
        if (digit < '1' || static_cast<std::size_t>(digit - '1') >= places) {
            out += text[i];
            continue;
        }
        out += place(static_cast<std::size_t>(digit - '1'));
        ++i;
    }
    return out;
}

} // namespace qs
