// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/chat/jinja/run.h"

#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs::jinja {
namespace {

constexpr std::size_t kMostSteps = 20'000'000;
constexpr int kDeepestCall = 1'000;

/// Index of Python, from the end where it is negative.
std::optional<std::size_t> indexOf(const Value& key, std::size_t size)
{
    if (!key.whole()) return std::nullopt;
    const std::int64_t count = static_cast<std::int64_t>(size),
                       at = *key.whole() < 0 ? *key.whole() + count : *key.whole();
    return at >= 0 && at < count ? std::optional(static_cast<std::size_t>(at)) : std::nullopt;
}

[[noreturn]] void failUndefined(const Value& value)
{
    fail(Message::tr("%1 is undefined").arg(quotedText(value.undefined().name)));
}

} // namespace

/// Counts how deep statements and expressions lie within one another, macros that call each other among them.
class Run::Deeper
{
public:
    explicit Deeper(Run& run) : m_run(run)
    {
        run.spend(1);
        if (++run.m_depth > kDeepestCall) fail(Message::tr("it calls itself too often"));
    }
    ~Deeper() { --m_run.m_depth; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

private:
    Run& m_run;
};

struct Run::Namespace final : Object
{
    Dictionary values;
    std::optional<Value> attribute(std::string_view name) const override
    {
        const Value* found = values.find(name);
        return found ? std::optional(*found) : std::nullopt;
    }
};

struct Run::Loop final : Object
{
    std::vector<Value> items;
    std::size_t at = 0;
    Value changedFrom;

    std::optional<Value> attribute(std::string_view name) const override
    {
        const auto number = [](std::size_t value) { return Value(static_cast<std::int64_t>(value)); };
        if (name == "index") return number(at + 1);
        if (name == "index0") return number(at);
        if (name == "first") return Value(at == 0);
        if (name == "last") return Value(at + 1 == items.size());
        if (name == "length") return number(items.size());
        if (name == "revindex") return number(items.size() - at);
        if (name == "revindex0") return number(items.size() - at - 1);
        if (name == "previtem") return at > 0 ? items[at - 1] : Value(Undefined{"loop.previtem"});
        if (name == "nextitem") return at + 1 < items.size() ? items[at + 1] : Value(Undefined{"loop.nextitem"});
        if (name == "cycle")
            return Value(Function{"cycle", [place = at](Run&, const Arguments& arguments) {
                                      if (arguments.values.empty()) failArguments("cycle");
                                      return arguments.values[place % arguments.values.size()];
                                  }});
        return std::nullopt;
    }
};

/// Namespaces may know each other in a circle, or in a chain as long as the template could make it.
Run::~Run()
{
    for (const auto& one : m_namespaces)
        one->values.items.clear();
}

void Run::spend(std::size_t steps)
{
    m_steps += steps;
    if (m_steps > kMostSteps) fail(Message::tr("it takes too many steps"));
}

std::string Run::render(const Block& block, Scope& names)
{
    m_out.clear();
    execute(block, names);
    return std::move(m_out);
}

void Run::print(const Value& value)
{
    spend(value.weight() / 16);
    write(str(value));
}

void Run::write(std::string_view text)
{
    if (m_out.size() + text.size() > kLongestText) failTooLong();
    spend(text.size() / 16);
    m_out += text;
}

std::shared_ptr<Object> Run::makeNamespace(const Arguments& arguments)
{
    auto made = std::make_shared<Namespace>();
    if (!arguments.values.empty() && arguments.values[0].dictionary()) made->values = *arguments.values[0].dictionary();
    for (const auto& [key, value] : arguments.named)
        made->values.set(key, value);
    m_namespaces.push_back(made);
    return made;
}

std::string Run::captured(const Block& block, Scope& names)
{
    std::string before;
    std::swap(before, m_out);
    execute(block, names);
    std::swap(before, m_out);
    return before;
}

Run::Flow Run::execute(const Block& block, Scope& names)
{
    for (const auto& statement : block)
        if (const Flow flow = execute(*statement, names); flow != Flow::On) return flow;
    return Flow::On;
}

Run::Flow Run::execute(const Statement& statement, Scope& names)
{
    using What = Statement::Kind;
    const Deeper deeper(*this);
    switch (statement.kind) {
    case What::Text:
        write(statement.text);
        break;
    case What::Print:
        print(evaluate(*statement.expressions[0], names));
        break;
    case What::If:
        return execute(evaluate(*statement.expressions[0], names).isTrue() ? statement.body : statement.otherwise,
                       names);
    case What::For:
        return loop(statement, names);
    case What::With: {
        Scope inner{.around = &names};
        for (std::size_t i = 0; i < statement.targets.size(); ++i)
            inner.values[statement.targets[i]] = evaluate(*statement.expressions[i], names);
        return execute(statement.body, inner);
    }
    case What::Generation: {
        Scope inner{.around = &names};
        return execute(statement.body, inner);
    }
    case What::Break:
        return Flow::Break;
    case What::Continue:
        return Flow::Continue;
    default:
        define(statement, names);
        break;
    }
    return Flow::On;
}

/// Sets names, and writes what blocks with a filter or a caller make.
void Run::define(const Statement& statement, Scope& names)
{
    using What = Statement::Kind;
    Scope inner{.around = &names};
    switch (statement.kind) {
    case What::Set:
        return assignAll(statement, evaluate(*statement.expressions[0], names), names);
    case What::SetBlock:
        return assignAll(statement, filtered(statement.expressions[0].get(), captured(statement.body, inner), names),
                         names);
    case What::Macro:
        return assign(statement.text, macro(statement, names), names);
    case What::FilterBlock:
        return write(str(filtered(statement.expressions[0].get(), captured(statement.body, inner), names)));
    default:
        break;
    }
    Arguments arguments = argumentsOf(*statement.condition, names);
    arguments.named.emplace_back("caller", macro(statement, names));
    write(str(call(evaluate(*statement.condition->parts[0], names), arguments)));
}

Value Run::filtered(const Expression* filters, std::string text, Scope& names)
{
    if (!filters) return text;
    const Value before = std::exchange(m_blockText, std::move(text));
    Value made = evaluate(*filters, names);
    m_blockText = before;
    return made;
}

void Run::assign(const std::string& target, Value value, Scope& names)
{
    const std::size_t dot = target.find('.');
    if (dot == std::string::npos) {
        names.values[target] = std::move(value);
        return;
    }
    const auto object = std::dynamic_pointer_cast<Namespace>(lookUp(target.substr(0, dot), names).object());
    if (!object) fail(Message::tr("%1 is not a namespace").arg(quotedText(target.substr(0, dot))));
    object->values.set(target.substr(dot + 1), std::move(value));
}

void Run::assignAll(const Statement& statement, const Value& value, Scope& names)
{
    if (!statement.unpacks) return assign(statement.targets[0], value, names);
    std::vector<Value> items = itemsOf(value);
    if (items.size() != statement.targets.size()) failOperation("=", value);
    for (std::size_t i = 0; i < items.size(); ++i)
        assign(statement.targets[i], std::move(items[i]), names);
}

Run::Flow Run::loop(const Statement& statement, Scope& names)
{
    auto state = std::make_shared<Loop>();
    const Value over = evaluate(*statement.expressions[0], names);
    for (Value& item : itemsOf(over)) {
        spend(1);
        if (statement.condition) {
            Scope inner{.around = &names};
            assignAll(statement, item, inner);
            if (!evaluate(*statement.condition, inner).isTrue()) continue;
        }
        state->items.push_back(std::move(item));
    }
    for (; state->at < state->items.size(); ++state->at) {
        Scope inner{.around = &names};
        assignAll(statement, state->items[state->at], inner);
        inner.values["loop"] = Value(std::shared_ptr<Object>(state));
        if (execute(statement.body, inner) == Flow::Break) break;
    }
    return state->items.empty() ? execute(statement.otherwise, names) : Flow::On;
}

/// The names within a macro: its parameters, by place or by name.
Scope Run::bound(const Statement& statement, Scope& around, const Arguments& arguments)
{
    Scope inner{.around = &around};
    if (arguments.values.size() > statement.targets.size()) failArguments(statement.text);
    for (const auto& [key, value] : arguments.named) {
        if (key != "caller" && std::ranges::find(statement.targets, key) == statement.targets.end())
            failArguments(statement.text);
        inner.values[key] = value;
    }
    for (std::size_t i = 0; i < statement.targets.size(); ++i) {
        const std::string& name = statement.targets[i];
        if (const Value* given = arguments.find(i, name))
            inner.values[name] = *given;
        else
            inner.values[name] =
                statement.expressions[i] ? evaluate(*statement.expressions[i], inner) : Value(Undefined{name});
    }
    return inner;
}

/// `around` outlives it: macros stand outside of loops, and callers are called while their block is.
Function Run::macro(const Statement& statement, Scope& around)
{
    return {statement.text, [&statement, &around](Run& run, const Arguments& arguments) -> Value {
                Scope inner = run.bound(statement, around, arguments);
                return run.captured(statement.body, inner);
            }};
}

Value Run::evaluate(const Expression& expression, Scope& names)
{
    const Deeper deeper(*this);
    return evaluateOne(expression, names);
}

Value Run::evaluateOne(const Expression& expression, Scope& names)
{
    const auto part = [&](std::size_t i) { return evaluate(*expression.parts[i], names); };
    switch (expression.kind) {
    case Expression::Kind::Constant:
        return expression.value;
    case Expression::Kind::Name:
        return lookUp(expression.text, names);
    case Expression::Kind::Attribute:
        return attribute(part(0), expression.text);
    case Expression::Kind::Subscript:
        return item(part(0), part(1));
    case Expression::Kind::Slice:
        return slice(expression, names);
    case Expression::Kind::Call: {
        const Value function = part(0);
        return call(function, argumentsOf(expression, names));
    }
    case Expression::Kind::Filter: {
        const Value value = expression.parts[0] ? part(0) : m_blockText;
        return filter(expression.text, value, argumentsOf(expression, names));
    }
    case Expression::Kind::Test: {
        const Value value = part(0);
        return test(expression.text, value, argumentsOf(expression, names));
    }
    case Expression::Kind::Unary:
        return unary(expression.text, part(0));
    case Expression::Kind::Binary: {
        const Value left = part(0);
        return binary(*this, expression.text, left, part(1));
    }
    case Expression::Kind::And:
    case Expression::Kind::Or: {
        Value left = part(0);
        return left.isTrue() == (expression.kind == Expression::Kind::Or) ? left : part(1);
    }
    case Expression::Kind::Compare:
        return compare(expression, names);
    case Expression::Kind::Conditional:
        if (part(0).isTrue()) return part(1);
        return expression.parts[2] ? part(2) : Value(Undefined{"else"});
    default:
        return container(expression, names);
    }
}

Value Run::lookUp(const std::string& name, const Scope& names) const
{
    for (const Scope* scope = &names; scope; scope = scope->around)
        if (const auto found = scope->values.find(name); found != scope->values.end()) return found->second;
    return Undefined{name};
}

Value Run::container(const Expression& expression, Scope& names)
{
    if (expression.kind == Expression::Kind::Dictionary) {
        Dictionary made;
        for (std::size_t i = 0; i < expression.parts.size(); i += 2) {
            spend(made.items.size());
            Value key = evaluate(*expression.parts[i], names);
            made.set(std::move(key), evaluate(*expression.parts[i + 1], names));
        }
        return Value::dictionary(std::move(made));
    }
    std::vector<Value> items;
    items.reserve(expression.parts.size());
    for (const auto& one : expression.parts)
        items.push_back(evaluate(*one, names));
    return Value::list(std::move(items),
                       expression.kind == Expression::Kind::List ? Sequence::Kind::List : Sequence::Kind::Tuple);
}

bool Run::compare(const Expression& expression, Scope& names)
{
    Value left = evaluate(*expression.parts[0], names);
    for (std::size_t i = 0; i < expression.operators.size(); ++i) {
        Value right = evaluate(*expression.parts[i + 1], names);
        const std::string& op = expression.operators[i];
        spend((left.weight() + right.weight()) / 16);
        const bool holds = op == "=="       ? equal(left, right)
                           : op == "!="     ? !equal(left, right)
                           : op == "<"      ? less(left, right)
                           : op == "<="     ? !less(right, left)
                           : op == ">"      ? less(right, left)
                           : op == ">="     ? !less(left, right)
                           : op == "not in" ? !contains(right, left)
                                            : contains(right, left);
        if (!holds) return false;
        left = std::move(right);
    }
    return true;
}

Arguments Run::argumentsOf(const Expression& expression, Scope& names)
{
    Arguments made;
    for (std::size_t i = 1; i < expression.parts.size(); ++i)
        made.values.push_back(evaluate(*expression.parts[i], names));
    for (const auto& [key, value] : expression.named)
        made.named.emplace_back(key, evaluate(*value, names));
    return made;
}

Value Run::call(const Value& function, const Arguments& arguments)
{
    if (function.isUndefined()) failUndefined(function);
    if (!function.function()) failOperation("()", function);
    return function.function()->call(*this, arguments);
}

Value Run::attribute(const Value& of, const std::string& name)
{
    if (of.isUndefined()) failUndefined(of);
    if (const auto object = of.object()) return object->attribute(name).value_or(Value(Undefined{name}));
    if (auto method = methodOf(of, name)) return *method;
    if (of.dictionary()) {
        spend(of.dictionary()->items.size() / 8);
        if (const Value* found = of.dictionary()->find(std::string_view(name))) return *found;
    }
    return Undefined{name};
}

Value Run::item(const Value& of, const Value& key)
{
    if (of.isUndefined()) failUndefined(of);
    if (of.dictionary()) {
        spend(of.dictionary()->items.size() / 8);
        if (const Value* found = of.dictionary()->find(key)) return *found;
    }
    if (const Sequence* sequence = of.sequence(); sequence && sequence->kind < Sequence::Kind::View)
        if (const auto at = indexOf(key, sequence->items.size())) return sequence->items[*at];
    if (of.text() && key.whole()) {
        spend(of.text()->size() / 16);
        const auto characters = charactersOf(*of.text());
        if (const auto at = indexOf(key, characters.size())) return characters[*at];
    }
    return key.text() ? attribute(of.dictionary() ? Value::dictionary({}) : of, *key.text())
                      : Value(Undefined{str(key)});
}

Value Run::slice(const Expression& expression, Scope& names)
{
    const Value of = evaluate(*expression.parts[0], names);
    if (of.isUndefined()) failUndefined(of);
    if (!of.text() && !of.sequence()) failOperation("for", of);
    std::optional<std::int64_t> bounds[3];
    for (std::size_t i = 0; i < 3; ++i)
        if (expression.parts[i + 1]) bounds[i] = evaluate(*expression.parts[i + 1], names).whole();
    const std::vector<Value> items = itemsOf(of);
    spend(items.size());
    const auto size = static_cast<std::int64_t>(items.size());
    const std::int64_t step = bounds[2].value_or(1);
    if (step == 0) failArguments("[::]");
    const auto clamped = [&](std::int64_t at) {
        return std::clamp<std::int64_t>(at < 0 ? at + size : at, step < 0 ? -1 : 0, step < 0 ? size - 1 : size);
    };
    const std::int64_t begin = bounds[0] ? clamped(*bounds[0]) : step < 0 ? size - 1 : 0;
    const std::int64_t end = bounds[1] ? clamped(*bounds[1]) : step < 0 ? -1 : size;
    std::vector<Value> made;
    for (std::int64_t at = begin; step > 0 ? at < end : at > end;
         at += std::clamp<std::int64_t>(step, -size - 1, size + 1))
        made.push_back(items[static_cast<std::size_t>(at)]);
    if (of.sequence()) return Value::list(std::move(made), of.sequence()->kind);
    std::string text;
    for (const Value& one : made)
        text += *one.text();
    return text;
}

} // namespace qs::jinja
