// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/core/ascii.h"
#include "gpu/formats/io/describe.h"
#include "gpu/models/chat/jinja/run.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>

namespace qs::jinja {
namespace {

using TextCall = std::function<Value(Run&, const std::string&, const Arguments&)>;

bool isLetter(char32_t c) { return generalCategory(c).front() == 'L'; }
bool isUpper(char32_t c) { return generalCategory(c) == "Lu"; }

std::string upperCase(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();)
        appendUpperCase(out, nextCharacter(text, at));
    return out;
}

/// Whether there are characters, and all of them are such.
template <class Is> Value allOf(std::string_view text, Is is)
{
    for (std::size_t at = 0; at < text.size();)
        if (!is(nextCharacter(text, at))) return false;
    return !text.empty();
}

/// Of white space at its ends and in between; at most so many cuts, −1: all.
std::vector<Value> wordsOf(std::string_view text, std::int64_t most)
{
    std::vector<Value> words;
    const auto skip = [&](bool blank) {
        std::size_t end = 0;
        for (std::size_t at = 0; at < text.size(); end = at)
            if (isWhiteSpace(nextCharacter(text, at)) != blank) break;
        const std::string_view taken = text.substr(0, end);
        text.remove_prefix(end);
        return taken;
    };
    for (skip(true); !text.empty(); skip(true)) {
        if (most >= 0 && static_cast<std::int64_t>(words.size()) == most) {
            words.emplace_back(stripped(text, nullptr, false, true));
            break;
        }
        words.emplace_back(skip(false));
    }
    return words;
}

Value split(Run& run, const std::string& text, const Arguments& arguments, bool fromEnd)
{
    const Value* between = arguments.find(0, "sep");
    const std::int64_t most = wholeOf(arguments, 1, "maxsplit", -1);
    run.spend(text.size() / 4);
    if (!between || between->isNone()) {
        if (fromEnd && most >= 0) failArguments("rsplit");
        return Value::list(wordsOf(text, most));
    }
    if (!between->text() || between->text()->empty()) failArguments("split");
    const std::string& what = *between->text();
    std::vector<Value> parts;
    std::string_view rest = text;
    while (most < 0 || static_cast<std::int64_t>(parts.size()) < most) {
        const std::size_t at = fromEnd ? rest.rfind(what) : rest.find(what);
        if (at == std::string_view::npos) break;
        parts.emplace_back(fromEnd ? rest.substr(at + what.size()) : rest.substr(0, at));
        rest = fromEnd ? rest.substr(0, at) : rest.substr(at + what.size());
    }
    parts.emplace_back(rest);
    if (fromEnd) std::ranges::reverse(parts);
    return Value::list(std::move(parts));
}

/// startswith and endswith take several, too.
Value hasAt(const std::string& text, const Arguments& arguments, bool end)
{
    if (arguments.values.size() != 1) failArguments("startswith");
    const auto has = [&](const Value& one) {
        if (!one.text()) failArguments("prefix");
        return end ? text.ends_with(*one.text()) : text.starts_with(*one.text());
    };
    const Sequence* several = arguments.values[0].sequence();
    return several ? std::ranges::any_of(several->items, has) : has(arguments.values[0]);
}

/// In characters.
Value found(const std::string& text, const Arguments& arguments, bool last)
{
    if (arguments.values.size() != 1) failArguments("find");
    const std::string what = textOf(arguments, 0, "sub", "");
    const std::size_t at = last ? text.rfind(what) : text.find(what);
    if (at == std::string::npos) return std::int64_t{-1};
    return static_cast<std::int64_t>(charactersOf(std::string_view(text).substr(0, at)).size());
}

Value joined(Run& run, const std::string& between, const Arguments& arguments)
{
    std::string all;
    bool first = true;
    for (const Value& item : itemsOf(arguments.values.empty() ? Value() : arguments.values[0])) {
        if (!item.text()) failOperation("join", item);
        run.spend(1 + (between.size() + item.text()->size()) / 16);
        all.append(first ? "" : between).append(*item.text());
        if (all.size() > kLongestText) failTooLong();
        first = false;
    }
    return all;
}

Value counted(const std::string& text, const Arguments& arguments)
{
    const std::string what = textOf(arguments, 0, "sub", "");
    std::int64_t count = 0;
    if (what.empty()) return static_cast<std::int64_t>(charactersOf(text).size() + 1);
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += what.size())
        ++count;
    return count;
}

Value lines(const std::string& text, const Arguments& arguments)
{
    std::vector<Value> items;
    for (std::string& line : linesOf(text, truthOf(arguments, 0, "keepends", false)))
        items.emplace_back(std::move(line));
    return Value::list(std::move(items));
}

Value strippedBy(const std::string& text, const Arguments& arguments, bool left, bool right)
{
    return stripped(text, arguments.find(0, "chars"), left, right);
}

Value without(const std::string& text, const Arguments& arguments, bool end)
{
    const std::string what = textOf(arguments, 0, "prefix", "");
    if (end) return text.ends_with(what) ? text.substr(0, text.size() - what.size()) : text;
    return text.starts_with(what) ? text.substr(what.size()) : text;
}

const std::pair<std::string_view, TextCall> kTextMethods[] = {
    {"strip", [](Run&, const std::string& t, const Arguments& a) { return strippedBy(t, a, true, true); }},
    {"lstrip", [](Run&, const std::string& t, const Arguments& a) { return strippedBy(t, a, true, false); }},
    {"rstrip", [](Run&, const std::string& t, const Arguments& a) { return strippedBy(t, a, false, true); }},
    {"split", [](Run& run, const std::string& t, const Arguments& a) { return split(run, t, a, false); }},
    {"rsplit", [](Run& run, const std::string& t, const Arguments& a) { return split(run, t, a, true); }},
    {"splitlines", [](Run&, const std::string& t, const Arguments& a) { return lines(t, a); }},
    {"startswith", [](Run&, const std::string& t, const Arguments& a) { return hasAt(t, a, false); }},
    {"endswith", [](Run&, const std::string& t, const Arguments& a) { return hasAt(t, a, true); }},
    {"removeprefix", [](Run&, const std::string& t, const Arguments& a) { return without(t, a, false); }},
    {"removesuffix", [](Run&, const std::string& t, const Arguments& a) { return without(t, a, true); }},
    {"find", [](Run&, const std::string& t, const Arguments& a) { return found(t, a, false); }},
    {"rfind", [](Run&, const std::string& t, const Arguments& a) { return found(t, a, true); }},
    {"count", [](Run&, const std::string& t, const Arguments& a) { return counted(t, a); }},
    {"join", [](Run& run, const std::string& t, const Arguments& a) { return joined(run, t, a); }},
    {"replace",
     [](Run& run, const std::string& t, const Arguments& a) -> Value {
         return replacedIn(run, t, textOf(a, 0, "old", ""), textOf(a, 1, "new", ""), wholeOf(a, 2, "count", -1));
     }},
    {"upper", [](Run&, const std::string& t, const Arguments&) -> Value { return upperCase(t); }},
    {"lower", [](Run&, const std::string& t, const Arguments&) -> Value { return lowerCaseText(t); }},
    {"title", [](Run&, const std::string& t, const Arguments&) -> Value { return titled(t); }},
    {"capitalize", [](Run&, const std::string& t, const Arguments&) -> Value { return capitalized(t); }},
    {"isdigit",
     [](Run&, const std::string& t, const Arguments&) {
         return allOf(t, [](char32_t c) { return c < 0x80 && isDigit(static_cast<char>(c)); });
     }},
    {"isalpha", [](Run&, const std::string& t, const Arguments&) { return allOf(t, isLetter); }},
    {"isspace", [](Run&, const std::string& t, const Arguments&) { return allOf(t, isWhiteSpace); }},
    {"isupper", [](Run&, const std::string& t, const Arguments&) { return allOf(t, isUpper); }},
};

Value pairsOf(const Dictionary& dictionary)
{
    std::vector<Value> items;
    items.reserve(dictionary.items.size());
    for (const auto& [key, value] : dictionary.items)
        items.push_back(Value::list({key, value}, Sequence::Kind::Tuple));
    return Value::list(std::move(items), Sequence::Kind::View);
}

Value columnOf(const Dictionary& dictionary, bool keys)
{
    std::vector<Value> items;
    items.reserve(dictionary.items.size());
    for (const auto& [key, value] : dictionary.items)
        items.push_back(keys ? key : value);
    return Value::list(std::move(items), Sequence::Kind::View);
}

std::optional<Value> dictionaryMethod(const Value& of, const std::string& name)
{
    if (name == "get")
        return Function{name, [of](Run& run, const Arguments& arguments) -> Value {
                            run.spend(of.dictionary()->items.size() / 8);
                            if (arguments.values.empty()) failArguments("get");
                            const Value* member = of.dictionary()->find(arguments.values[0]);
                            const Value* missing = arguments.find(1, "default");
                            return member ? *member : missing ? *missing : Value(None{});
                        }};
    const bool pairs = name == "items", keys = name == "keys";
    if (pairs || keys || name == "values")
        return Function{name, [of, pairs, keys](Run& run, const Arguments&) {
                            run.spend(of.dictionary()->items.size());
                            return pairs ? pairsOf(*of.dictionary()) : columnOf(*of.dictionary(), keys);
                        }};
    for (const char* changes : {"pop", "popitem", "update", "setdefault", "clear", "copy", "fromkeys"})
        if (name == changes)
            return Function{name, [name](Run&, const Arguments&) -> Value { failUnsupported("method", name); }};
    return std::nullopt;
}

std::optional<Value> listMethod(const Value& of, const std::string& name)
{
    if (name == "count" || name == "index")
        return Function{name, [of, name](Run& run, const Arguments& arguments) -> Value {
                            const auto& items = of.sequence()->items;
                            run.spend(of.weight() / 8);
                            if (arguments.values.size() != 1) failArguments(name);
                            const auto same = [&](const Value& one) { return equal(one, arguments.values[0]); };
                            if (name == "count") return static_cast<std::int64_t>(std::ranges::count_if(items, same));
                            const auto at = std::ranges::find_if(items, same);
                            if (at == items.end()) failArguments("index");
                            return static_cast<std::int64_t>(at - items.begin());
                        }};
    for (const char* changes : {"append", "extend", "insert", "pop", "remove", "reverse", "sort", "clear", "copy"})
        if (name == changes)
            return Function{name, [name](Run&, const Arguments&) -> Value { failUnsupported("method", name); }};
    return std::nullopt;
}

std::optional<Value> textMethod(const Value& of, const std::string& name)
{
    const auto* known = std::ranges::find(kTextMethods, name, &std::pair<std::string_view, TextCall>::first);
    if (known != std::end(kTextMethods))
        return Function{name, [of, call = &known->second](Run& run, const Arguments& arguments) {
                            run.spend(of.text()->size() / 16);
                            return (*call)(run, *of.text(), arguments);
                        }};
    for (const char* other :
         {"format", "encode", "partition", "rpartition", "zfill", "ljust", "rjust", "center", "index", "swapcase",
          "casefold", "islower", "isalnum", "isnumeric", "istitle", "expandtabs", "translate", "format_map"})
        if (name == other)
            return Function{name, [name](Run&, const Arguments&) -> Value { failUnsupported("method", name); }};
    return std::nullopt;
}

} // namespace

std::string stripped(std::string_view text, const Value* characters, bool left, bool right)
{
    const bool blanks = !characters || characters->isNone();
    if (!blanks && !characters->text()) failArguments("chars");
    const auto goes = [&](std::string_view c) {
        std::size_t at = 0;
        if (blanks) {
            const char32_t one = nextCharacter(c, at);
            return isWhiteSpace(one) || (one >= 0x1c && one <= 0x1f); // Python's are some more
        }
        return characters->text()->find(c) != std::string::npos;
    };
    while (left && !text.empty()) {
        std::size_t end = 0;
        nextCharacter(text, end);
        if (!goes(text.substr(0, end))) break;
        text.remove_prefix(end);
    }
    while (right && !text.empty()) {
        std::size_t begin = text.size() - 1;
        while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xc0) == 0x80)
            --begin;
        if (!goes(text.substr(begin))) break;
        text = text.substr(0, begin);
    }
    return std::string(text);
}

std::string replacedIn(Run& run, std::string_view text, std::string_view from, std::string_view to, std::int64_t most)
{
    if (from.empty()) failArguments("replace");
    std::string out;
    std::size_t done = 0;
    for (std::size_t at = 0; most != 0 && (at = text.find(from, done)) != std::string_view::npos; --most) {
        out.append(text.substr(done, at - done)).append(to);
        done = at + from.size();
        if (out.size() > kLongestText) failTooLong();
    }
    out += text.substr(done);
    run.spend(out.size() / 16);
    return out;
}

std::vector<std::string> linesOf(std::string_view text, bool keepEnds)
{
    std::vector<std::string> all;
    for (std::size_t begin = 0, at = 0; begin < text.size();) {
        const std::size_t end = at;
        const char32_t c = at < text.size() ? nextCharacter(text, at) : U'\n';
        const bool ends = (c >= 0xa && c <= 0xd) || (c >= 0x1c && c <= 0x1e) || c == 0x85 || c == 0x2028 || c == 0x2029;
        if (!ends) continue;
        if (c == '\r' && at < text.size() && text[at] == '\n') ++at;
        all.emplace_back(text.substr(begin, (keepEnds ? at : end) - begin));
        begin = at;
    }
    return all;
}

std::string capitalized(std::string_view text)
{
    std::size_t end = 0;
    if (!text.empty()) nextCharacter(text, end);
    return upperCase(text.substr(0, end)) + lowerCaseText(text.substr(end));
}

std::string titled(std::string_view text)
{
    std::string out;
    bool within = false;
    for (const std::string_view c : charactersOf(text)) {
        std::size_t at = 0;
        const bool letter = isLetter(nextCharacter(c, at));
        out += !letter ? std::string(c) : within ? lowerCaseText(c) : upperCase(c);
        within = letter;
    }
    return out;
}

std::optional<Value> methodOf(const Value& of, const std::string& name)
{
    if (of.text()) return textMethod(of, name);
    if (of.dictionary()) return dictionaryMethod(of, name);
    return of.sequence() ? listMethod(of, name) : std::nullopt;
}

} // namespace qs::jinja
