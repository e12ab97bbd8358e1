// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/models/chat/jinja/syntax.h"

#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace qs::jinja {

/// The names of a part of a template, and those of what is around it.
struct Scope
{
    Scope* around = nullptr;
    std::map<std::string, Value, std::less<>> values = {};
};

/// Renders a template once. Steps, output and nesting are bounded, so that it ends whatever the template is.
class Run
{
public:
    explicit Run(std::tm now) : m_now(now) {}
    ~Run();
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    /// Fails for what transformers would fail for, too, and for what is not supported, by name.
    std::string render(const Block& block, Scope& names);

    /// Counts work that grows with what a template makes; fails where it is too much.
    void spend(std::size_t steps);
    Value call(const Value& function, const Arguments& arguments);
    Value filter(const std::string& name, const Value& value, const Arguments& arguments);
    bool test(const std::string& name, const Value& value, const Arguments& arguments);
    /// 'a.b' and 'a[b]'; undefined where there is none.
    Value attribute(const Value& of, const std::string& name);
    Value item(const Value& of, const Value& key);
    const std::tm& now() const { return m_now; }
    std::shared_ptr<Object> makeNamespace(const Arguments& arguments);

private:
    enum class Flow : std::uint8_t { On, Break, Continue };
    struct Namespace;
    struct Loop;
    class Deeper;

    Flow execute(const Block& block, Scope& names);
    Flow execute(const Statement& statement, Scope& names);
    Flow loop(const Statement& statement, Scope& names);
    void define(const Statement& statement, Scope& names);
    std::string captured(const Block& block, Scope& names);
    Value filtered(const Expression* filters, std::string text, Scope& names);
    void assign(const std::string& target, Value value, Scope& names);
    void assignAll(const Statement& statement, const Value& value, Scope& names);
    Function macro(const Statement& statement, Scope& around);
    Scope bound(const Statement& statement, Scope& around, const Arguments& arguments);
    void print(const Value& value);
    void write(std::string_view text);

    Value evaluate(const Expression& expression, Scope& names);
    Value evaluateOne(const Expression& expression, Scope& names);
    Value lookUp(const std::string& name, const Scope& names) const;
    Value container(const Expression& expression, Scope& names);
    Value slice(const Expression& expression, Scope& names);
    bool compare(const Expression& expression, Scope& names);
    Arguments argumentsOf(const Expression& expression, Scope& names);

    std::tm m_now;
    std::string m_out;
    std::size_t m_steps = 0;
    int m_depth = 0;
    const Expression* m_block = nullptr; ///< stands for nothing: where a filter block's text goes in
    Value m_blockText;
    std::vector<std::shared_ptr<Namespace>> m_namespaces;
};

/// a + b, a ~ b, …; `steps` counts what a text or a list takes.
Value binary(Run& run, const std::string& op, const Value& a, const Value& b);
Value unary(const std::string& op, const Value& a);
/// Whether `a` is in `b`.
bool contains(const Value& b, const Value& a);
/// A method of a text, a list or a dictionary; nothing where there is none of that name.
std::optional<Value> methodOf(const Value& of, const std::string& name);
/// range, dict, namespace, …
void addGlobals(Scope& names);

/// An argument that is a whole number, a text or a truth value; `missing` where it is not there.
std::int64_t wholeOf(const Arguments& arguments, std::size_t place, std::string_view name, std::int64_t missing);
std::string textOf(const Arguments& arguments, std::size_t place, std::string_view name, std::string_view missing);
bool truthOf(const Arguments& arguments, std::size_t place, std::string_view name, bool missing);
/// A text without white space, or without these characters, at its ends.
std::string stripped(std::string_view text, const Value* characters, bool left, bool right);
std::string replacedIn(Run& run, std::string_view text, std::string_view from, std::string_view to, std::int64_t most);
std::vector<std::string> linesOf(std::string_view text, bool keepEnds = false);
std::string capitalized(std::string_view text);
std::string titled(std::string_view text);

} // namespace qs::jinja
