// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/io/describe.h"
#include "gpu/models/chat/jinja/run.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace qs::jinja {
namespace {

constexpr std::int64_t kLongestRange = 100'000; ///< of Jinja's sandbox

[[noreturn]] void failTypes(const std::string& op, const Value& a, const Value& b)
{
    for (const Value* one : {&a, &b})
        if (one->isUndefined()) fail(Message::tr("%1 is undefined").arg(quotedText(one->undefined().name)));
    failOperation(op, a, &b);
}

Value repeated(Run& run, const Value& what, std::int64_t times)
{
    const std::size_t count = times < 0 ? 0 : static_cast<std::size_t>(times);
    if (count > 0 && what.weight() > kLongestText / count) failTooLong();
    run.spend(what.weight() * count / 16);
    if (what.text()) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += *what.text();
        return text;
    }
    std::vector<Value> items;
    for (std::size_t i = 0; i < count; ++i)
        items.insert(items.end(), what.sequence()->items.begin(), what.sequence()->items.end());
    return Value::list(std::move(items), what.sequence()->kind);
}

/// Whole numbers; nothing where the result has no place in 64 bits.
std::optional<std::int64_t> wholeResult(char op, std::int64_t a, std::int64_t b)
{
    std::int64_t made = 0;
    if (op == '+') return __builtin_add_overflow(a, b, &made) ? std::nullopt : std::optional(made);
    if (op == '-') return __builtin_sub_overflow(a, b, &made) ? std::nullopt : std::optional(made);
    if (op == '*') return __builtin_mul_overflow(a, b, &made) ? std::nullopt : std::optional(made);
    if (b == 0) fail(Message::tr("a number is divided by 0"));
    if (a == std::numeric_limits<std::int64_t>::min() && b == -1) return std::nullopt;
    const std::int64_t rest = a % b, whole = a / b - (rest != 0 && (rest < 0) != (b < 0) ? 1 : 0);
    return op == '%' ? a - whole * b : whole;
}

/// `op` is one of + - * / // % **.
Value arithmetic(const std::string& op, const Value& a, const Value& b)
{
    const bool powers = op == "**" && b.whole() && *b.whole() >= 0 && *b.whole() <= 62;
    if (a.whole() && b.whole() && op != "/" && (op != "**" || powers)) {
        std::optional<std::int64_t> made = powers ? 1 : wholeResult(op == "//" ? '/' : op[0], *a.whole(), *b.whole());
        for (std::int64_t i = 0; powers && made && i < *b.whole(); ++i)
            made = wholeResult('*', *made, *a.whole());
        if (!made) fail(Message::tr("a number is too large"));
        return *made;
    }
    const double left = *a.number(), right = *b.number();
    if ((op[0] == '/' || op == "%") && right == 0) fail(Message::tr("a number is divided by 0"));
    if (op == "+") return left + right;
    if (op == "-") return left - right;
    if (op == "*") return left * right;
    if (op == "/") return left / right;
    if (op == "//") return std::floor(left / right);
    if (op == "%") return left - std::floor(left / right) * right;
    return std::pow(left, right);
}

Value rangeOf(Run& run, const Arguments& arguments)
{
    const std::size_t count = arguments.values.size();
    if (count < 1 || count > 3 || std::ranges::any_of(arguments.values, [](const Value& v) { return !v.whole(); }))
        failArguments("range");
    const std::int64_t begin = count > 1 ? *arguments.values[0].whole() : 0;
    const std::int64_t end = *arguments.values[count > 1 ? 1 : 0].whole();
    const std::int64_t step = count > 2 ? *arguments.values[2].whole() : 1;
    constexpr std::int64_t kFar = std::int64_t{1} << 40;
    if (step == 0 || std::abs(begin) > kFar || std::abs(end) > kFar || std::abs(step) > kFar ||
        (end - begin) / step > kLongestRange)
        failArguments("range");
    std::vector<Value> items;
    for (std::int64_t at = begin; step > 0 ? at < end : at > end; at += step)
        items.emplace_back(at);
    run.spend(items.size());
    return Value::list(std::move(items));
}

Value timeText(Run& run, const Arguments& arguments)
{
    const std::string format = textOf(arguments, 0, "format", "");
    char text[512];
    if (format.size() > 100) failArguments("strftime_now");
    return std::string(text, std::strftime(text, sizeof text, format.c_str(), &run.now()));
}

/// A text that is there from the second call on.
Value joinerOf(Run&, const Arguments& arguments)
{
    const auto used = std::make_shared<bool>(false);
    return Function{"joiner", [used, between = textOf(arguments, 0, "sep", ", ")](Run&, const Arguments&) -> Value {
                        return std::exchange(*used, true) ? between : std::string();
                    }};
}

} // namespace

std::int64_t wholeOf(const Arguments& arguments, std::size_t place, std::string_view name, std::int64_t missing)
{
    const Value* value = arguments.find(place, name);
    if (!value || value->isNone()) return missing;
    if (!value->whole()) failArguments(name);
    return *value->whole();
}

std::string textOf(const Arguments& arguments, std::size_t place, std::string_view name, std::string_view missing)
{
    const Value* value = arguments.find(place, name);
    if (!value || value->isNone()) return std::string(missing);
    if (!value->text()) failArguments(name);
    return *value->text();
}

bool truthOf(const Arguments& arguments, std::size_t place, std::string_view name, bool missing)
{
    const Value* value = arguments.find(place, name);
    return value ? value->isTrue() : missing;
}

Value binary(Run& run, const std::string& op, const Value& a, const Value& b)
{
    if (op == "~" || (op == "+" && a.text() && b.text())) {
        if (a.weight() + b.weight() > kLongestText) failTooLong();
        run.spend((a.weight() + b.weight()) / 16);
        return str(a) + str(b);
    }
    const Sequence *left = a.sequence(), *right = b.sequence();
    if (op == "+" && left && right && left->kind == right->kind && left->kind < Sequence::Kind::View) {
        run.spend(left->items.size() + right->items.size());
        std::vector<Value> items = left->items;
        items.insert(items.end(), right->items.begin(), right->items.end());
        return Value::list(std::move(items), left->kind);
    }
    if (op == "*" && b.whole() && (a.text() || left)) return repeated(run, a, *b.whole());
    if (op == "*" && a.whole() && (b.text() || right)) return repeated(run, b, *a.whole());
    if (!a.number() || !b.number()) failTypes(op, a, b);
    return arithmetic(op, a, b);
}

Value unary(const std::string& op, const Value& a)
{
    if (op == "not") return !a.isTrue();
    if (a.whole()) return op == "-" ? *wholeResult('-', 0, *a.whole()) : *a.whole();
    if (!a.number()) failTypes(op, Value(None{}), a);
    return op == "-" ? -*a.number() : *a.number();
}

bool contains(const Value& b, const Value& a)
{
    if (b.text()) {
        if (!a.text()) failTypes("in", a, b);
        return b.text()->find(*a.text()) != std::string::npos;
    }
    if (b.dictionary()) return b.dictionary()->find(a) != nullptr;
    const auto items = itemsOf(b);
    return std::ranges::any_of(items, [&](const Value& one) { return equal(one, a); });
}

void addGlobals(Scope& names)
{
    const auto add = [&](const char* name, std::function<Value(Run&, const Arguments&)> call) {
        names.values[name] = Function{name, std::move(call)};
    };
    add("range", rangeOf);
    add("strftime_now", timeText);
    add("joiner", joinerOf);
    add("namespace", [](Run& run, const Arguments& arguments) { return Value(run.makeNamespace(arguments)); });
    add("dict", [](Run&, const Arguments& arguments) {
        Dictionary made;
        if (!arguments.values.empty() && arguments.values[0].dictionary()) made = *arguments.values[0].dictionary();
        for (const auto& [key, value] : arguments.named)
            made.set(key, value);
        return Value::dictionary(std::move(made));
    });
    add("raise_exception", [](Run&, const Arguments& arguments) -> Value {
        fail(Message(printable(textOf(arguments, 0, "message", ""), 300)));
    });
}

} // namespace qs::jinja
