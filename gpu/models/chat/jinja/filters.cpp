// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/chat/jinja/run.h"
#include "gpu/models/tokenizer/text/unicode.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace qs::jinja {
namespace {

using FilterCall = std::function<Value(Run&, const Value&, const Arguments&)>;

/// 'a.b.0' of a value, as filters name attributes.
Value attributeAt(Run& run, Value of, const Value& path)
{
    if (path.whole()) return run.item(of, path);
    if (!path.text()) failArguments("attribute");
    std::string_view rest = *path.text();
    while (true) {
        const std::size_t dot = rest.find('.');
        const std::string_view part = rest.substr(0, dot);
        std::int64_t place = 0;
        const auto [end, code] = std::from_chars(part.data(), part.data() + part.size(), place);
        const bool isPlace = code == std::errc() && end == part.data() + part.size();
        of = run.item(of, isPlace ? Value(place) : Value(part));
        if (dot == std::string_view::npos) return of;
        rest.remove_prefix(dot + 1);
    }
}

Value generator(std::vector<Value> items) { return Value::list(std::move(items), Sequence::Kind::Generator); }

Arguments behind(const Arguments& arguments, std::size_t count)
{
    Arguments rest = arguments;
    rest.values.erase(rest.values.begin(),
                      rest.values.begin() + static_cast<std::ptrdiff_t>(std::min(count, rest.values.size())));
    return rest;
}

Value mapped(Run& run, const Value& value, const Arguments& arguments)
{
    std::vector<Value> items;
    const Value* path = arguments.values.empty() ? arguments.find(0, "attribute") : nullptr;
    const Value* missing = arguments.find(arguments.values.size(), "default");
    for (const Value& item : itemsOf(value)) {
        run.spend(1);
        if (!path) {
            items.push_back(run.filter(textOf(arguments, 0, "", ""), item, behind(arguments, 1)));
            continue;
        }
        Value member = attributeAt(run, item, *path);
        if (member.isUndefined() && missing) member = *missing;
        items.push_back(std::move(member));
    }
    return generator(std::move(items));
}

/// select, reject, selectattr and rejectattr.
Value selected(Run& run, const Value& value, const Arguments& arguments, bool byAttribute, bool keeps)
{
    std::vector<Value> items;
    const std::size_t first = byAttribute ? 1 : 0;
    if (byAttribute && arguments.values.empty()) failArguments("selectattr");
    const std::string test = textOf(arguments, first, "", "");
    const Arguments rest = behind(arguments, first + 1);
    for (const Value& item : itemsOf(value)) {
        run.spend(1);
        const Value member = byAttribute ? attributeAt(run, item, arguments.values[0]) : item;
        if ((test.empty() ? member.isTrue() : run.test(test, member, rest)) == keeps) items.push_back(item);
    }
    return generator(std::move(items));
}

/// What sorting, unique, min and max compare: lower case, unless they are told to be case sensitive.
Value sortKey(Run& run, const Value& item, const Value* path, bool caseSensitive)
{
    const Value key = path && !path->isNone() ? attributeAt(run, item, *path) : item;
    return key.text() && !caseSensitive ? Value(lowerCaseText(*key.text())) : key;
}

/// Of each item its key and itself, sorted where so wanted.
std::vector<std::pair<Value, Value>> keyed(Run& run, const Value& value, const Value* path, bool caseSensitive,
                                           bool sorts)
{
    std::vector<std::pair<Value, Value>> all;
    for (const Value& item : itemsOf(value))
        all.emplace_back(sortKey(run, item, path, caseSensitive), item);
    run.spend(all.size() * 20 + value.weight() / 4);
    if (sorts) std::ranges::stable_sort(all, less, &std::pair<Value, Value>::first);
    return all;
}

Value sorted(Run& run, const Value& value, const Arguments& arguments)
{
    const bool reverse = truthOf(arguments, 0, "reverse", false);
    auto all = keyed(run, value, arguments.find(2, "attribute"), truthOf(arguments, 1, "case_sensitive", false), false);
    const auto before = [&](const Value& a, const Value& b) { return reverse ? less(b, a) : less(a, b); };
    std::ranges::stable_sort(all, before, &std::pair<Value, Value>::first);
    std::vector<Value> items;
    items.reserve(all.size());
    for (auto& [key, item] : all)
        items.push_back(std::move(item));
    return Value::list(std::move(items));
}

Value dictionarySorted(Run& run, const Value& value, const Arguments& arguments)
{
    if (!value.dictionary()) failOperation("items", value);
    std::vector<Value> pairs;
    for (const auto& [key, member] : value.dictionary()->items)
        pairs.push_back(Value::list({key, member}, Sequence::Kind::Tuple));
    Arguments how;
    how.named.emplace_back("attribute", Value(std::int64_t{textOf(arguments, 1, "by", "key") == "value" ? 1 : 0}));
    how.named.emplace_back("case_sensitive", truthOf(arguments, 0, "case_sensitive", false));
    how.named.emplace_back("reverse", truthOf(arguments, 2, "reverse", false));
    return sorted(run, Value::list(std::move(pairs)), how);
}

Value unique(Run& run, const Value& value, const Arguments& arguments)
{
    std::vector<Value> items, keys;
    for (auto& [key, item] :
         keyed(run, value, arguments.find(1, "attribute"), truthOf(arguments, 0, "case_sensitive", false), false)) {
        run.spend(keys.size());
        if (std::ranges::any_of(keys, [&](const Value& one) { return equal(one, key); })) continue;
        keys.push_back(std::move(key));
        items.push_back(std::move(item));
    }
    return generator(std::move(items));
}

Value extreme(Run& run, const Value& value, const Arguments& arguments, bool largest)
{
    auto all = keyed(run, value, arguments.find(1, "attribute"), truthOf(arguments, 0, "case_sensitive", false), false);
    if (all.empty()) return Undefined{largest ? "max" : "min"};
    const auto at = largest ? std::ranges::max_element(all, less, &std::pair<Value, Value>::first)
                            : std::ranges::min_element(all, less, &std::pair<Value, Value>::first);
    return at->second;
}

Value summed(Run& run, const Value& value, const Arguments& arguments)
{
    const Value* path = arguments.find(0, "attribute");
    const Value* start = arguments.find(1, "start");
    Value sum = start ? *start : Value(std::int64_t{0});
    for (const Value& item : itemsOf(value))
        sum = binary(run, "+", sum, path && !path->isNone() ? attributeAt(run, item, *path) : item);
    return sum;
}

Value joined(Run& run, const Value& value, const Arguments& arguments)
{
    const std::string between = textOf(arguments, 0, "d", "");
    const Value* path = arguments.find(1, "attribute");
    std::string all;
    bool first = true;
    for (const Value& item : itemsOf(value)) {
        const Value one = path && !path->isNone() ? attributeAt(run, item, *path) : item;
        run.spend(1 + (one.weight() + between.size()) / 16);
        all.append(first ? "" : between).append(str(one));
        if (all.size() > kLongestText) failTooLong();
        first = false;
    }
    return all;
}

Value indented(Run& run, const Value& value, const Arguments& arguments)
{
    const Value* width = arguments.find(0, "width");
    const bool first = truthOf(arguments, 1, "first", false), blank = truthOf(arguments, 2, "blank", false);
    const std::int64_t count = width && width->text() ? 0 : wholeOf(arguments, 0, "width", 4);
    if (count < 0 || count > 1000) failArguments("indent");
    const std::string by = width && width->text() ? *width->text() : std::string(static_cast<std::size_t>(count), ' ');
    std::string out;
    const auto lines = linesOf(str(value) + "\n");
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i > 0) out += '\n';
        if (i > 0 ? blank || !lines[i].empty() : first) out += by;
        out += lines[i];
        if (out.size() > kLongestText) failTooLong();
    }
    run.spend(out.size() / 16);
    return out;
}

Value counted(const Value& value)
{
    if (value.text()) return static_cast<std::int64_t>(charactersOf(*value.text()).size());
    if (value.dictionary()) return static_cast<std::int64_t>(value.dictionary()->items.size());
    if (value.isUndefined()) return std::int64_t{0};
    if (!value.sequence() || value.sequence()->kind == Sequence::Kind::Generator) failOperation("length", value);
    return static_cast<std::int64_t>(value.sequence()->items.size());
}

Value whole(const Value& value, const Arguments& arguments)
{
    const std::int64_t missing = wholeOf(arguments, 0, "default", 0);
    if (value.whole()) return *value.whole();
    if (value.real()) return std::abs(*value.real()) < 9e18 ? static_cast<std::int64_t>(*value.real()) : missing;
    if (!value.text()) return missing;
    const std::string text = stripped(*value.text(), nullptr, true, true);
    const char *begin = text.data() + (text.starts_with('+') ? 1 : 0), *end = text.data() + text.size();
    std::int64_t made = 0;
    if (const auto read = std::from_chars(begin, end, made); read.ec == std::errc() && read.ptr == end) return made;
    double real = 0;
    const auto read = std::from_chars(begin, end, real);
    return read.ec == std::errc() && read.ptr == end && std::abs(real) < 9e18 ? static_cast<std::int64_t>(real)
                                                                              : missing;
}

Value real(const Value& value, const Arguments& arguments)
{
    const Value* missing = arguments.find(0, "default");
    if (value.number()) return *value.number();
    double made = 0;
    if (value.text()) {
        const std::string text = stripped(*value.text(), nullptr, true, true);
        const auto read = std::from_chars(text.data(), text.data() + text.size(), made);
        if (read.ec == std::errc() && read.ptr == text.data() + text.size()) return made;
    }
    return missing ? *missing : Value(0.0);
}

Value rounded(const Value& value, const Arguments& arguments)
{
    const std::string method = textOf(arguments, 1, "method", "common");
    const std::int64_t digits = wholeOf(arguments, 0, "precision", 0);
    if (!value.number() || digits < 0 || digits > 15) failArguments("round");
    const double factor = std::pow(10.0, static_cast<double>(digits)), scaled = *value.number() * factor;
    return (method == "ceil"    ? std::ceil(scaled)
            : method == "floor" ? std::floor(scaled)
                                : std::nearbyint(scaled)) /
           factor;
}

Value json(Run& run, const Value& value, const Arguments& arguments)
{
    JsonStyle style;
    run.spend(value.weight() / 4);
    style.ascii = truthOf(arguments, 0, "ensure_ascii", false);
    style.sorted = truthOf(arguments, 3, "sort_keys", false);
    if (const Value* indent = arguments.find(1, "indent"); indent && !indent->isNone()) {
        const std::int64_t width =
            indent->text() ? 0 : std::clamp<std::int64_t>(wholeOf(arguments, 1, "indent", 0), 0, 100);
        style.indent = indent->text() ? *indent->text() : std::string(static_cast<std::size_t>(width), ' ');
        style.between = ",";
    }
    if (const Value* separators = arguments.find(2, "separators"); separators && separators->sequence()) {
        const auto& pair = separators->sequence()->items;
        if (pair.size() != 2 || !pair[0].text() || !pair[1].text()) failArguments("tojson");
        style.between = *pair[0].text();
        style.behindKey = *pair[1].text();
    }
    return toJsonText(value, style);
}

Value itemAt(const Value& value, bool last)
{
    const std::vector<Value> items = itemsOf(value);
    if (items.empty()) return Undefined{last ? "last" : "first"};
    return last ? items.back() : items.front();
}

Value reversed(const Value& value)
{
    auto items = itemsOf(value);
    std::ranges::reverse(items);
    if (!value.text()) return generator(std::move(items));
    std::string text;
    for (const Value& one : items)
        text += *one.text();
    return text;
}

Value escaped(const std::string& text)
{
    std::string out;
    for (const char c : text)
        out += c == '&'    ? "&amp;"
               : c == '<'  ? "&lt;"
               : c == '>'  ? "&gt;"
               : c == '\'' ? "&#39;"
               : c == '"'  ? "&#34;"
                           : std::string(1, c);
    return out;
}

/// Each word with a capital, where words begin behind blanks, '-' and opening brackets.
std::string capitalizedWords(const std::string& text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("- \t\n\r\f\v({[<", at), text.size());
        out += capitalized(std::string_view(text).substr(at, end - at));
        if (end < text.size()) out += text[end];
        at = end + 1;
    }
    return out;
}

Value withDefault(const Value& value, const Arguments& arguments)
{
    const Value* other = arguments.find(0, "default_value");
    const bool takes = value.isUndefined() || (truthOf(arguments, 1, "boolean", false) && !value.isTrue());
    return !takes ? value : other ? *other : Value("");
}

Value itemsFilter(const Value& value)
{
    if (value.isUndefined()) return generator({});
    if (!value.dictionary()) failOperation("items", value);
    std::vector<Value> items;
    for (const auto& [key, member] : value.dictionary()->items)
        items.push_back(Value::list({key, member}, Sequence::Kind::Tuple));
    return generator(std::move(items));
}

Value absolute(const Value& value)
{
    if (!value.number()) failOperation("abs", value);
    return *value.number() < 0 ? unary("-", value) : value;
}

const std::pair<std::string_view, FilterCall> kFilters[] = {
    {"abs", [](Run&, const Value& v, const Arguments&) { return absolute(v); }},
    {"attr", [](Run& run, const Value& v, const Arguments& a) { return run.attribute(v, textOf(a, 0, "name", "")); }},
    {"capitalize", [](Run&, const Value& v, const Arguments&) -> Value { return capitalized(str(v)); }},
    {"count", [](Run&, const Value& v, const Arguments&) { return counted(v); }},
    {"d", [](Run&, const Value& v, const Arguments& a) { return withDefault(v, a); }},
    {"default", [](Run&, const Value& v, const Arguments& a) { return withDefault(v, a); }},
    {"dictsort", dictionarySorted},
    {"e", [](Run&, const Value& v, const Arguments&) { return escaped(str(v)); }},
    {"escape", [](Run&, const Value& v, const Arguments&) { return escaped(str(v)); }},
    {"first", [](Run&, const Value& v, const Arguments&) { return itemAt(v, false); }},
    {"float", [](Run&, const Value& v, const Arguments& a) { return real(v, a); }},
    {"indent", indented},
    {"int", [](Run&, const Value& v, const Arguments& a) { return whole(v, a); }},
    {"items", [](Run&, const Value& v, const Arguments&) { return itemsFilter(v); }},
    {"join", joined},
    {"last", [](Run&, const Value& v, const Arguments&) { return itemAt(v, true); }},
    {"length", [](Run&, const Value& v, const Arguments&) { return counted(v); }},
    {"list", [](Run&, const Value& v, const Arguments&) { return Value::list(itemsOf(v)); }},
    {"lower", [](Run&, const Value& v, const Arguments&) -> Value { return lowerCaseText(str(v)); }},
    {"map", mapped},
    {"max", [](Run& run, const Value& v, const Arguments& a) { return extreme(run, v, a, true); }},
    {"min", [](Run& run, const Value& v, const Arguments& a) { return extreme(run, v, a, false); }},
    {"reject", [](Run& run, const Value& v, const Arguments& a) { return selected(run, v, a, false, false); }},
    {"rejectattr", [](Run& run, const Value& v, const Arguments& a) { return selected(run, v, a, true, false); }},
    {"replace",
     [](Run& run, const Value& v, const Arguments& a) -> Value {
         return replacedIn(run, str(v), textOf(a, 0, "old", ""), textOf(a, 1, "new", ""), wholeOf(a, 2, "count", -1));
     }},
    {"reverse", [](Run&, const Value& v, const Arguments&) { return reversed(v); }},
    {"round", [](Run&, const Value& v, const Arguments& a) { return rounded(v, a); }},
    {"safe", [](Run&, const Value& v, const Arguments&) -> Value { return str(v); }},
    {"select", [](Run& run, const Value& v, const Arguments& a) { return selected(run, v, a, false, true); }},
    {"selectattr", [](Run& run, const Value& v, const Arguments& a) { return selected(run, v, a, true, true); }},
    {"sort", sorted},
    {"string", [](Run&, const Value& v, const Arguments&) -> Value { return str(v); }},
    {"sum", summed},
    {"title", [](Run&, const Value& v, const Arguments&) -> Value { return capitalizedWords(str(v)); }},
    {"tojson", json},
    {"trim",
     [](Run&, const Value& v, const Arguments& a) -> Value {
         return stripped(str(v), a.find(0, "chars"), true, true);
     }},
    {"unique", unique},
    {"upper",
     [](Run& run, const Value& v, const Arguments& a) { return run.call(*methodOf(Value(str(v)), "upper"), a); }},
};

using Test = std::function<bool(const Value&, const Value&)>;
const std::pair<std::string_view, Test> kTests[] = {
    {"defined", [](const Value& v, const Value&) { return !v.isUndefined(); }},
    {"undefined", [](const Value& v, const Value&) { return v.isUndefined(); }},
    {"none", [](const Value& v, const Value&) { return v.isNone(); }},
    {"boolean", [](const Value& v, const Value&) { return v.boolean() != nullptr; }},
    {"true", [](const Value& v, const Value&) { return v.boolean() && *v.boolean(); }},
    {"false", [](const Value& v, const Value&) { return v.boolean() && !*v.boolean(); }},
    {"string", [](const Value& v, const Value&) { return v.text() != nullptr; }},
    {"number", [](const Value& v, const Value&) { return v.number().has_value(); }},
    {"integer", [](const Value& v, const Value&) { return v.whole() && !v.boolean(); }},
    {"float", [](const Value& v, const Value&) { return v.real() != nullptr; }},
    {"mapping", [](const Value& v, const Value&) { return v.dictionary() != nullptr; }},
    {"sequence",
     [](const Value& v, const Value&) {
         return v.text() || v.dictionary() || v.isUndefined() ||
                (v.sequence() && v.sequence()->kind < Sequence::Kind::View);
     }},
    {"iterable",
     [](const Value& v, const Value&) { return v.text() || v.dictionary() || v.sequence() || v.isUndefined(); }},
    {"callable", [](const Value& v, const Value&) { return v.function() != nullptr; }},
    {"odd", [](const Value& v, const Value&) { return v.whole().value_or(0) % 2 != 0; }},
    {"even", [](const Value& v, const Value&) { return v.whole().value_or(1) % 2 == 0; }},
    {"divisibleby",
     [](const Value& v, const Value& a) {
         return v.whole() && a.whole() && *a.whole() != 0 && *v.whole() % *a.whole() == 0;
     }},
    {"eq", equal},
    {"equalto", equal},
    {"==", equal},
    {"sameas", [](const Value& v,
                  const Value& a) { return (v.boolean() != nullptr) == (a.boolean() != nullptr) && equal(v, a); }},
    {"ne", [](const Value& v, const Value& a) { return !equal(v, a); }},
    {"!=", [](const Value& v, const Value& a) { return !equal(v, a); }},
    {"lt", less},
    {"lessthan", less},
    {"<", less},
    {"gt", [](const Value& v, const Value& a) { return less(a, v); }},
    {"greaterthan", [](const Value& v, const Value& a) { return less(a, v); }},
    {">", [](const Value& v, const Value& a) { return less(a, v); }},
    {"le", [](const Value& v, const Value& a) { return !less(a, v); }},
    {"ge", [](const Value& v, const Value& a) { return !less(v, a); }},
    {"in", [](const Value& v, const Value& a) { return contains(a, v); }},
    {"lower", [](const Value& v, const Value&) { return v.text() && lowerCaseText(*v.text()) == *v.text(); }},
};

} // namespace

Value Run::filter(const std::string& name, const Value& value, const Arguments& arguments)
{
    const auto* found = std::ranges::find(kFilters, name, &std::pair<std::string_view, FilterCall>::first);
    if (found == std::end(kFilters)) failUnsupported("filter", name);
    spend(value.weight() / 16);
    return found->second(*this, value, arguments);
}

bool Run::test(const std::string& name, const Value& value, const Arguments& arguments)
{
    const auto* found = std::ranges::find(kTests, name, &std::pair<std::string_view, Test>::first);
    if (found == std::end(kTests)) failUnsupported("test", name);
    const Value other = arguments.values.empty() ? Value() : arguments.values[0];
    spend((value.weight() + other.weight()) / 16);
    return found->second(value, other);
}

} // namespace qs::jinja
