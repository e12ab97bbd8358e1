// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/bounded_json.h"

#include "gpu/core/units.h"
#include "gpu/core/utf8.h"
#include "gpu/formats/io/describe.h"
#include "gpu/formats/io/lfs_pointer.h"
#include "gpu/formats/io/mapped_file.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace qs {
namespace {

using nlohmann::json;

/// Lists and objects from the inside out: what is empty is destroyed without memory. As deep as the limits let
/// documents be.
void empty(json& value) noexcept
{
    if (auto* list = value.get_ptr<json::array_t*>()) {
        for (json& element : *list)
            if (element.is_structured()) empty(element);
        list->clear();
    } else if (auto* object = value.get_ptr<json::object_t*>()) {
        for (auto& [key, element] : *object)
            if (element.is_structured()) empty(element);
        object->clear();
    }
}

/// Walks over the text and leaves a mark of how far the parser is: its events carry no position.
class MarkingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    MarkingIterator(const char* at, const char** mark) : m_at(at), m_mark(mark) {}
    reference operator*() const { return *m_at; }
    MarkingIterator& operator++()
    {
        *m_mark = ++m_at;
        return *this;
    }
    MarkingIterator operator++(int)
    {
        MarkingIterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const MarkingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    const char** m_mark;
};

/// Builds the document from the parser's events and stops it at the first limit that is exceeded.
class BoundedBuilder
{
public:
    explicit BoundedBuilder(const JsonLimits& limits) : m_limits(limits), m_release(m_document) {}

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(json::number_integer_t value) { return add(value); }
    bool number_unsigned(json::number_unsigned_t value) { return add(value); }
    bool number_float(json::number_float_t value, const std::string&) { return add(value); }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(json::binary_t&) { return fail(Message::tr("binary values are not valid JSON")); }
    bool start_object(std::size_t) { return open(json::object()); }
    bool start_array(std::size_t) { return open(json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool key(std::string& name)
    {
        auto [slot, fresh] = m_open.back()->get_ref<json::object_t&>().emplace(std::move(name), nullptr);
        if (!fresh && m_limits.refuseDuplicateKeys)
            return fail(Message::tr("the key %1 occurs twice").arg(quotedText(slot->first)));
        m_slot = &slot->second;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const std::exception& error)
    {
        m_position = position > 0 ? position - 1 : 0;
        m_isSyntax = true;
        return fail(plainReason(error.what()));
    }

    json& document() { return m_document; }
    const Message& reason() const { return m_reason; }
    std::size_t position() const { return m_position; }
    bool isSyntax() const { return m_isSyntax; }

private:
    bool fail(Message reason)
    {
        m_reason = std::move(reason);
        return false;
    }
    bool tooMany() { return fail(Message::tr("it contains more than %1 values (the limit)").arg(m_limits.maxNodes)); }

    /// Where the next value goes: the document, the slot of the last key, or the end of an array.
    template <typename Value> json* place(Value&& value)
    {
        if (m_open.empty()) {
            m_document = json(std::forward<Value>(value));
            return &m_document;
        }
        if (m_open.back()->is_array()) {
            auto& array = m_open.back()->get_ref<json::array_t&>();
            array.emplace_back(std::forward<Value>(value));
            return &array.back();
        }
        *m_slot = json(std::forward<Value>(value));
        return m_slot;
    }

    template <typename Value> bool add(Value&& value)
    {
        if (++m_nodes > m_limits.maxNodes) return tooMany();
        place(std::forward<Value>(value));
        return true;
    }

    bool open(json container)
    {
        if (m_open.size() >= m_limits.maxDepth)
            return fail(Message::tr("it is nested deeper than %1 levels (the limit)").arg(m_limits.maxDepth));
        if (++m_nodes > m_limits.maxNodes) return tooMany();
        m_open.push_back(place(std::move(container)));
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        return true;
    }

    /// "[json.exception.… ] parse error at line 1, column 2: syntax error …; last read: '…'; expected …"
    /// without the first part (the caller gives the place) and with a short quotation.
    static std::string plainReason(std::string text)
    {
        if (const auto bracket = text.find("] "); text.starts_with('[') && bracket != std::string::npos)
            text.erase(0, bracket + 2);
        if (text.starts_with("parse error at ")) {
            const auto colon = text.find(": ");
            if (colon != std::string::npos) text.erase(0, colon + 2);
        }
        const std::string opening = "last read: '";
        const auto from = text.find(opening);
        const auto to = text.rfind('\'');
        constexpr std::size_t kept = 32;
        if (from != std::string::npos && to != std::string::npos && to > from + opening.size() + kept) {
            const auto start = from + opening.size();
            text.replace(start, to - start - kept, "…");
        }
        return printable(text, 300);
    }

    const JsonLimits& m_limits;
    json m_document;
    JsonRelease m_release;
    std::vector<json*> m_open; // open containers from the outside in; the heap, not the stack, holds the depth
    json* m_slot = nullptr;
    std::size_t m_nodes = 0;
    Message m_reason;
    std::size_t m_position = 0;
    bool m_isSyntax = false;
};

/// Line and column of the byte at `position`; columns count characters.
std::pair<std::ptrdiff_t, std::ptrdiff_t> placeOf(std::string_view text, std::size_t position)
{
    const std::string_view before = text.substr(0, std::min(position, text.size()));
    const auto line = 1 + std::ranges::count(before, '\n');
    const auto newline = before.rfind('\n');
    const std::string_view rest = newline == std::string_view::npos ? before : before.substr(newline + 1);
    return {line, 1 + characterCount(rest)};
}

Error tooLarge(const Message& what, std::size_t size, std::size_t limit)
{
    return {ErrorCode::BadInput,
            Message::tr("%1 is too large: %2. JSON files can have up to %3.")
                .arg(what, formatBytes({size}), formatBytes({limit})),
            Message::tr("Check that it is the correct file.")};
}

/// `mark`: how far it was read. `whole`: nothing may follow the value.
bool parsed(std::string_view text, BoundedBuilder& builder, const char*& mark, bool whole)
{
    const MarkingIterator first(text.data(), &mark), last(text.data() + text.size(), &mark);
    return json::sax_parse(first, last, &builder, json::input_format_t::json, whole);
}

Error failure(std::string_view text, const BoundedBuilder& builder, const char* mark, const Message& what)
{
    const auto read = static_cast<std::size_t>(mark - text.data());
    const auto [line, column] = placeOf(text, builder.isSyntax() ? builder.position() : read > 0 ? read - 1 : 0);
    if (builder.isSyntax())
        return {ErrorCode::BadInput,
                Message::tr("%1 is not valid JSON: line %2, column %3: %4.").arg(what, line, column, builder.reason()),
                Message::tr("Correct it, or check that the file is complete and UTF-8.")};
    return {ErrorCode::BadInput,
            Message::tr("Cannot read %1: line %2, column %3: %4.").arg(what, line, column, builder.reason()),
            Message::tr("Check that it is the correct file.")};
}

} // namespace

JsonRelease::~JsonRelease() { empty(m_document); }

Result<json> parseJson(std::string_view text, const JsonLimits& limits, const Message& what)
{
    return guarded(what, [&]() -> Result<json> {
        if (text.size() > limits.maxBytes) return tooLarge(what, text.size(), limits.maxBytes);
        if (text.empty()) // releases of the library word this one differently
            return Error{ErrorCode::BadInput,
                         Message::tr("%1 is not valid JSON: line 1, column 1: unexpected end of input.").arg(what),
                         Message::tr("The file is empty. Check that it was written completely.")};
        if (auto pointer = lfsPointerError(text, what)) return *pointer;
        BoundedBuilder builder(limits);
        const char* mark = text.data();
        if (parsed(text, builder, mark, true)) return std::move(builder.document());
        return failure(text, builder, mark, what);
    });
}

Result<json> takeJson(std::string_view& text, const JsonLimits& limits, const Message& what, bool& truncated)
{
    return guarded(what, [&]() -> Result<json> {
        BoundedBuilder builder(limits);
        const std::string_view bounded = text.substr(0, limits.maxBytes);
        const char* mark = bounded.data();
        truncated = false;
        if (parsed(bounded, builder, mark, false)) {
            text.remove_prefix(static_cast<std::size_t>(mark - bounded.data()));
            return std::move(builder.document());
        }
        truncated = builder.isSyntax() && builder.position() >= bounded.size();
        return failure(bounded, builder, mark, what);
    });
}

Result<json> readJsonFile(const std::filesystem::path& path, const JsonLimits& limits)
{
    return guarded(Message::mark("a JSON file"), [&]() -> Result<json> {
        const auto file = MappedFile::open(path);
        if (!file) return file.error();
        const auto bytes = file->bytes();
        return file->checked(
            parseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, limits, quotedPath(path)));
    });
}

std::string dumpJson(const nlohmann::ordered_json& value, int indent)
{
    return value.dump(indent, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace qs
