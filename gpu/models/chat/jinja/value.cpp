// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/jinja/value.h"

#include "gpu/formats/io/describe.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace qs::jinja {
namespace {

constexpr int kDeepestValue = 100;            ///< containers within one another
constexpr std::size_t kMostItems = 1'000'000; ///< bytes of a text whose characters are walked over

/// A container has one more value: bounds how deep and how large it is.
void include(const Value& value, int& depth, std::size_t& weight)
{
    depth = std::max(depth, value.depth() + 1);
    weight += value.weight();
    if (depth > kDeepestValue) fail(Message::tr("it is nested too deeply"));
    if (weight > kLongestText) failTooLong();
}

/// Python's repr() of a float: the shortest that reads as the same number.
std::string realText(double value)
{
    if (!std::isfinite(value)) return std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf";
    char text[40];
    const double size = std::abs(value);
    const auto format =
        size != 0 && (size < 1e-4 || size >= 1e16) ? std::chars_format::scientific : std::chars_format::fixed;
    std::string out(text, std::to_chars(text, text + sizeof text, value, format).ptr);
    return format == std::chars_format::fixed && out.find('.') == std::string::npos ? out + ".0" : out;
}

std::string joinedBy(const std::vector<std::string>& parts, std::string_view between)
{
    std::string all;
    for (std::size_t i = 0; i < parts.size(); ++i)
        all.append(i > 0 ? between : std::string_view()).append(parts[i]);
    return all;
}

std::string quotedPython(std::string_view text)
{
    const char quote =
        text.find('\'') != std::string_view::npos && text.find('"') == std::string_view::npos ? '"' : '\'';
    std::string out(1, quote);
    for (const char c : text) {
        if (c == quote || c == '\\') out += '\\';
        if (c == '\n')
            out += "\\n";
        else if (c == '\r')
            out += "\\r";
        else if (c == '\t')
            out += "\\t";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
            char code[8];
            std::snprintf(code, sizeof code, "\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(c)));
            out += code;
        } else
            out += c;
    }
    return out + quote;
}

std::string sequenceText(const Sequence& sequence)
{
    std::vector<std::string> parts;
    parts.reserve(sequence.items.size());
    for (const Value& item : sequence.items)
        parts.push_back(repr(item));
    const std::string all = joinedBy(parts, ", ");
    if (sequence.kind == Sequence::Kind::List) return "[" + all + "]";
    if (sequence.kind == Sequence::Kind::Tuple) return "(" + all + (parts.size() == 1 ? ",)" : ")");
    fail(Message::tr("%1 is not possible with %2").arg("{{ }}", "generator"));
}

std::string quotedJson(std::string_view text, bool ascii)
{
    std::string out = "\"";
    char code[16];
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        constexpr std::string_view kPlain = "\"\\\n\r\t\f\b", kEscaped = "\"\\nrtfb";
        if (const std::size_t known = c < 0x80 ? kPlain.find(static_cast<char>(c)) : std::string_view::npos;
            known != std::string_view::npos) {
            out += '\\';
            out += kEscaped[known];
        } else if (c >= 0x20 && (c < 0x7f || !ascii)) {
            appendCharacter(out, c);
        } else if (c < 0x10000) {
            std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(c));
            out += code;
        } else {
            std::snprintf(code, sizeof code, "\\u%04x\\u%04x", static_cast<unsigned>(0xd7c0 + (c >> 10)),
                          static_cast<unsigned>(0xdc00 + (c & 0x3ff)));
            out += code;
        }
    }
    return out + "\"";
}

/// Members between brackets, in one line or each in its own.
std::string bracketed(char open, char close, const std::vector<std::string>& members, const JsonStyle& style, int level)
{
    if (members.empty()) return {open, close};
    std::string all(1, open), line;
    if (style.indent) line = "\n";
    for (int i = 0; style.indent && i <= level; ++i)
        line += *style.indent;
    for (std::size_t i = 0; i < members.size(); ++i)
        all.append(i > 0 ? style.between : "").append(line).append(members[i]);
    if (style.indent) all += line.substr(0, line.size() - style.indent->size());
    return all + close;
}

std::string jsonKey(const Value& key)
{
    if (key.text()) return *key.text();
    if (key.isNone()) return "null";
    if (const bool* truth = key.boolean()) return *truth ? "true" : "false";
    return str(key);
}

} // namespace

void fail(const Message& why) { throw Failure{why}; }
void failTooLong() { fail(Message::tr("its text is too long")); }
void failUnsupported(const char* what, std::string_view name)
{
    fail(Message::tr("%1 is not supported").arg(std::string(what) + " " + quotedText(name, 40)));
}
void failArguments(std::string_view function)
{
    fail(Message::tr("the arguments of %1 are not supported").arg(quotedText(function, 40)));
}
void failOperation(std::string_view name, const Value& a, const Value* b)
{
    const std::string types = std::string(a.typeName()) + (b ? std::string(", ") + b->typeName() : std::string());
    fail(Message::tr("%1 is not possible with %2").arg(quotedText(name, 40), types));
}

const Value* Arguments::find(std::size_t place, std::string_view name) const
{
    if (place < values.size()) return &values[place];
    for (const auto& [key, value] : named)
        if (key == name) return &value;
    return nullptr;
}

const Value* Dictionary::find(const Value& key) const
{
    const auto found = std::ranges::find_if(items, [&](const auto& item) { return equal(item.first, key); });
    return found == items.end() ? nullptr : &found->second;
}

const Value* Dictionary::find(std::string_view key) const
{
    const auto found =
        std::ranges::find_if(items, [&](const auto& item) { return item.first.text() && *item.first.text() == key; });
    return found == items.end() ? nullptr : &found->second;
}

void Dictionary::set(Value key, Value value)
{
    if (key.sequence() || key.dictionary()) failOperation("{}", key);
    const auto found = std::ranges::find_if(items, [&](const auto& item) { return equal(item.first, key); });
    if (found == items.end()) return append(std::move(key), std::move(value));
    weight -= found->second.weight();
    include(value, depth, weight);
    found->second = std::move(value);
}

void Dictionary::append(Value key, Value value)
{
    include(key, depth, weight);
    include(value, depth, weight);
    items.emplace_back(std::move(key), std::move(value));
}

Value Value::list(std::vector<Value> items, Sequence::Kind kind)
{
    auto made = std::make_shared<Sequence>();
    for (const Value& item : items)
        include(item, made->depth, made->weight);
    made->kind = kind;
    made->items = std::move(items);
    Value value;
    value.m_data = std::move(made);
    return value;
}

Value Value::dictionary(Dictionary dictionary)
{
    Value value;
    value.m_data = std::make_shared<const Dictionary>(std::move(dictionary));
    return value;
}

Value Value::fromJson(const nlohmann::ordered_json& json)
{
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return json.get<std::int64_t>();
    if (json.is_number()) return json.get<double>();
    if (json.is_string()) return json.get<std::string>();
    if (json.is_array()) {
        std::vector<Value> items;
        for (const auto& item : json)
            items.push_back(fromJson(item));
        return list(std::move(items));
    }
    if (!json.is_object()) return None{};
    Dictionary made;
    for (const auto& [key, value] : json.items())
        made.append(key, fromJson(value));
    return dictionary(std::move(made));
}

std::optional<std::int64_t> Value::whole() const
{
    if (const bool* truth = boolean()) return *truth ? 1 : 0;
    const auto* value = std::get_if<std::int64_t>(&m_data);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<double> Value::number() const
{
    if (real()) return *real();
    const auto value = whole();
    return value ? std::optional(static_cast<double>(*value)) : std::nullopt;
}

bool Value::isTrue() const
{
    if (const auto value = number()) return *value != 0;
    if (text()) return !text()->empty();
    if (const Sequence* items = sequence()) return items->kind == Sequence::Kind::Generator || !items->items.empty();
    if (dictionary()) return !dictionary()->items.empty();
    return !isUndefined() && !isNone();
}

int Value::depth() const
{
    if (sequence()) return sequence()->depth;
    return dictionary() ? dictionary()->depth : 0;
}

std::size_t Value::weight() const
{
    if (text()) return text()->size() + 1;
    if (sequence()) return sequence()->weight;
    return dictionary() ? dictionary()->weight : 1;
}

const char* Value::typeName() const
{
    if (isUndefined()) return "undefined";
    if (isNone()) return "None";
    if (boolean()) return "bool";
    if (real()) return "float";
    if (whole()) return "int";
    if (text()) return "str";
    if (sequence()) return "list";
    return dictionary() ? "dict" : function() ? "function" : "object";
}

bool equal(const Value& a, const Value& b)
{
    if (a.whole() && b.whole()) return a.whole() == b.whole();
    if (a.number() && b.number()) return a.number() == b.number();
    if (a.text() && b.text()) return *a.text() == *b.text();
    if (a.sequence() && b.sequence())
        return a.sequence()->kind == b.sequence()->kind &&
               std::ranges::equal(a.sequence()->items, b.sequence()->items, equal);
    if (a.dictionary() && b.dictionary())
        return a.dictionary()->items.size() == b.dictionary()->items.size() &&
               std::ranges::all_of(a.dictionary()->items, [&](const auto& item) {
                   const Value* other = b.dictionary()->find(item.first);
                   return other && equal(item.second, *other);
               });
    if (a.object() && b.object()) return a.object() == b.object();
    return (a.isNone() && b.isNone()) || (a.isUndefined() && b.isUndefined());
}

bool less(const Value& a, const Value& b)
{
    if (a.whole() && b.whole()) return *a.whole() < *b.whole();
    if (a.number() && b.number()) return *a.number() < *b.number();
    if (a.text() && b.text()) return *a.text() < *b.text();
    if (a.sequence() && b.sequence())
        return std::ranges::lexicographical_compare(a.sequence()->items, b.sequence()->items, less);
    failOperation("<", a, &b);
}

std::string str(const Value& value)
{
    if (value.isUndefined()) return {};
    return value.text() ? *value.text() : repr(value);
}

std::string repr(const Value& value)
{
    if (value.isNone()) return "None";
    if (const bool* truth = value.boolean()) return *truth ? "True" : "False";
    if (value.real()) return realText(*value.real());
    if (value.whole()) return std::to_string(*value.whole());
    if (value.text()) return quotedPython(*value.text());
    if (value.sequence()) return sequenceText(*value.sequence());
    if (!value.dictionary()) failOperation("{{ }}", value);
    std::vector<std::string> parts;
    for (const auto& [key, member] : value.dictionary()->items)
        parts.push_back(repr(key) + ": " + repr(member));
    return "{" + joinedBy(parts, ", ") + "}";
}

std::vector<std::string_view> charactersOf(std::string_view text)
{
    std::vector<std::string_view> characters;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        nextCharacter(text, at);
        characters.push_back(text.substr(begin, at - begin));
    }
    return characters;
}

std::vector<Value> itemsOf(const Value& value)
{
    std::vector<Value> items;
    if (value.isUndefined()) return items;
    if (Sequence* sequence = value.sequence()) {
        if (sequence->spent) return items;
        sequence->spent = sequence->kind == Sequence::Kind::Generator;
        return sequence->items;
    }
    if (value.text()) {
        if (value.text()->size() > kMostItems) failTooLong();
        for (const std::string_view c : charactersOf(*value.text()))
            items.emplace_back(c);
        return items;
    }
    if (!value.dictionary()) failOperation("for", value);
    for (const auto& [key, member] : value.dictionary()->items)
        items.push_back(key);
    return items;
}

std::string toJsonText(const Value& value, const JsonStyle& style, int level)
{
    if (value.text()) return quotedJson(*value.text(), style.ascii);
    if (value.isNone()) return "null";
    if (const bool* truth = value.boolean()) return *truth ? "true" : "false";
    if (value.number()) return repr(value);
    std::vector<std::string> members;
    if (const Sequence* sequence = value.sequence(); sequence && sequence->kind < Sequence::Kind::View) {
        for (const Value& item : sequence->items)
            members.push_back(toJsonText(item, style, level + 1));
        return bracketed('[', ']', members, style, level);
    }
    if (!value.dictionary()) failOperation("tojson", value);
    auto items = value.dictionary()->items;
    if (style.sorted) std::ranges::stable_sort(items, less, &std::pair<Value, Value>::first);
    for (const auto& [key, member] : items)
        members.push_back(quotedJson(jsonKey(key), style.ascii) + style.behindKey +
                          toJsonText(member, style, level + 1));
    return bracketed('{', '}', members, style, level);
}

} // namespace qs::jinja
