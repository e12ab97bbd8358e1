// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/number_text.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qs {

/// A text for people that a view can translate: the source text as catalogues have it, and what stands at its places.
///
///     Message::tr("%1 cannot be read: %2.").arg(path, why)
///     Message::tr("%n samples are too few.", "%n sample is too few.", samples)
///
/// Numbers among the arguments are NumberText ('1,024', '23.1 µs'); views write them as their language does. A Message
/// made from another string is that string, and no view changes it: a name, a version, a path, what another program
/// said.
struct Message
{
    Message() = default;
    Message(std::string text) : source(std::move(text)) {}
    Message(std::string_view text) : source(text) {}
    Message(const char* text) : source(text) {}
    Message(NumberText text) : source(std::move(text)), number(true) {}

    /// A text to be translated: lupdate takes its literal. `%1` to `%9` stand for arguments,
    /// `%n` for `count`; `source` is worded for several, `one` for one.
    static Message tr(const char* source, const char* one = nullptr, std::int64_t count = 0);
    /// Marks a literal of a table for translation (-tr-function-alias tr+=mark); marked() makes the Message.
    static constexpr const char* mark(const char* source) { return source; }
    static Message marked(std::string_view source);
    /// Several sentences with a space between; empty ones are left out.
    static Message sentences(std::vector<Message> parts);
    /// Several items with a comma between; empty ones are left out.
    static Message list(std::vector<Message> parts);

    /// The next arguments: texts, numbers and Messages.
    template <class... Value> Message arg(const Value&... values) &&
    {
        (arguments.push_back(argument(values)), ...);
        return std::move(*this);
    }

    bool empty() const { return source.empty(); }
    /// In English, for logs, reports and the command line.
    std::string english() const;
    bool operator==(const Message&) const = default;

    std::string source;                ///< in English, with places
    std::string one;                   ///< the same for a count of one; empty: there is no count
    std::optional<std::int64_t> count; ///< chooses the plural form and stands at %n
    std::vector<Message> arguments;    ///< at %1, %2 …
    bool translated = false; ///< whether `source` is a text of the catalogues; the arguments may be either way
    bool number = false;     ///< whether `source` is a NumberText

private:
    template <class Value> static Message argument(const Value& value)
    {
        if constexpr (std::integral<Value>)
            return NumberText(std::to_string(value));
        else
            return Message(value);
    }
};

/// `text` with its places filled: `place(i)` is what stands at %(i + 1), for i below `places`. Other percent signs
/// stay.
std::string withPlaces(std::string_view text, std::size_t places, const std::function<std::string(std::size_t)>& place);

} // namespace qs
