// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/message.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// The values of templates in Jinja, with the rules of Python.
namespace qs::jinja {

class Value;

/// Why a template cannot be parsed or rendered; never leaves Template.
struct Failure
{
    Message why;
};
[[noreturn]] void fail(const Message& why);
constexpr std::size_t kLongestText = std::size_t{16} << 20; ///< bytes, of a value or of what is rendered
[[noreturn]] void failTooLong();
[[noreturn]] void failUnsupported(const char* what, std::string_view name); ///< 'filter', 'test', …
[[noreturn]] void failArguments(std::string_view function);
[[noreturn]] void failOperation(std::string_view name, const Value& a, const Value* b = nullptr); ///< for their types

class Run;

struct Arguments
{
    std::vector<Value> values;
    std::vector<std::pair<std::string, Value>> named;

    /// The argument at a place, or of a name; null where there is none.
    const Value* find(std::size_t place, std::string_view name) const;
};

struct Function
{
    std::string name;
    std::function<Value(Run&, const Arguments&)> call;
};

/// What has attributes: a namespace, or a loop.
struct Object
{
    virtual ~Object() = default;
    virtual std::optional<Value> attribute(std::string_view name) const = 0;
};

struct Undefined
{
    std::string name;
};
struct None
{};

/// A list, a tuple, what a dictionary's items() gives, or a generator, which is true and can be walked over once.
struct Sequence
{
    enum class Kind : std::uint8_t { List, Tuple, View, Generator };
    Kind kind = Kind::List;
    std::vector<Value> items;
    int depth = 1;          ///< containers within one another, this one included
    std::size_t weight = 1; ///< bytes of texts and number of values within
    bool spent = false;     ///< of a generator
};

struct Dictionary
{
    std::vector<std::pair<Value, Value>> items;
    int depth = 1; ///< as of a sequence
    std::size_t weight = 1;

    const Value* find(const Value& key) const;
    const Value* find(std::string_view key) const;
    void set(Value key, Value value);
    void append(Value key, Value value); ///< the key is new
};

class Value
{
public:
    Value(Undefined undefined = {}) : m_data(std::move(undefined)) {}
    Value(None none) : m_data(none) {}
    Value(bool value) : m_data(value) {}
    Value(std::int64_t value) : m_data(value) {}
    Value(double value) : m_data(value) {}
    Value(std::string text) : m_data(std::make_shared<const std::string>(std::move(text))) {}
    Value(std::string_view text) : Value(std::string(text)) {}
    Value(const char* text) : Value(std::string(text)) {}
    Value(Function function) : m_data(std::make_shared<const Function>(std::move(function))) {}
    Value(std::shared_ptr<Object> object) : m_data(std::move(object)) {}
    static Value list(std::vector<Value> items, Sequence::Kind kind = Sequence::Kind::List);
    static Value dictionary(Dictionary dictionary);
    static Value fromJson(const nlohmann::ordered_json& json);

    bool isUndefined() const { return std::holds_alternative<Undefined>(m_data); }
    bool isNone() const { return std::holds_alternative<None>(m_data); }
    const bool* boolean() const { return std::get_if<bool>(&m_data); }
    const double* real() const { return std::get_if<double>(&m_data); }
    const std::string* text() const { return pointed<std::shared_ptr<const std::string>>(); }
    Sequence* sequence() const { return pointed<std::shared_ptr<Sequence>>(); }
    const Dictionary* dictionary() const { return pointed<std::shared_ptr<const Dictionary>>(); }
    const Function* function() const { return pointed<std::shared_ptr<const Function>>(); }
    std::shared_ptr<Object> object() const
    {
        const auto* found = std::get_if<std::shared_ptr<Object>>(&m_data);
        return found ? *found : nullptr;
    }
    /// Whole numbers, truth values among them.
    std::optional<std::int64_t> whole() const;
    /// All numbers.
    std::optional<double> number() const;
    bool isTrue() const;
    const Undefined& undefined() const { return std::get<Undefined>(m_data); }
    /// How deep containers lie within one another.
    int depth() const;
    /// About how much comparing or writing it takes: a container may have the same one many times.
    std::size_t weight() const;
    /// As Python's type is called: "str".
    const char* typeName() const;

private:
    template <class Pointer> typename Pointer::element_type* pointed() const
    {
        const auto* found = std::get_if<Pointer>(&m_data);
        return found ? found->get() : nullptr;
    }
    std::variant<Undefined, None, bool, std::int64_t, double, std::shared_ptr<const std::string>,
                 std::shared_ptr<Sequence>, std::shared_ptr<const Dictionary>, std::shared_ptr<const Function>,
                 std::shared_ptr<Object>>
        m_data;
};

/// Python's ==.
bool equal(const Value& a, const Value& b);
/// Python's <; fails for what cannot be ordered.
bool less(const Value& a, const Value& b);
/// Python's str().
std::string str(const Value& value);
/// Python's repr().
std::string repr(const Value& value);
/// The items of what can be walked over; fails for others. Empty for what is undefined.
std::vector<Value> itemsOf(const Value& value);
/// The characters of a text, as Python counts them.
std::vector<std::string_view> charactersOf(std::string_view text);

/// Python's json.dumps().
struct JsonStyle
{
    std::optional<std::string> indent; ///< of one level; nothing: in one line
    std::string between = ", ", behindKey = ": ";
    bool ascii = false, sorted = false;
};
std::string toJsonText(const Value& value, const JsonStyle& style, int level = 0);

} // namespace qs::jinja
