// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/formats/json_read.h"

#include <concepts>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// What a struct is in JSON, said once:
///
///     template <class V> void fields(V& v, Visited<V, Layer>& layer)
///     {
///         v("name", layer.name);
///         v("inputs", layer.inputs, Within{0, 1e9});
///         if (v.when(layer.bias)) v("bias", layer.bias);
///         v.derived("weights", layer.weights());
///     }
///
/// A JsonWriter writes the members in this order, a JsonReader reads them: a missing member keeps its value, unknown
/// ones are ignored, and the first of a wrong type or out of range is the error.
namespace qs {

/// A struct as a visitor takes it: const where it is written.
template <class V, class T> using Visited = std::conditional_t<V::kReads, T, const T>;

/// How a series of samples is written.
using SeriesJson = std::function<nlohmann::ordered_json(const std::vector<float>& values)>;
/// Floats as the shortest decimals that read back as the same float, not as the digits of their doubles. NaN and
/// infinity as null.
nlohmann::ordered_json floatsJson(const std::vector<float>& values);

/// What becomes of an error inside of a member that is an object.
struct Inside
{
    const char* where = "";         ///< what its error texts call it
    const char* expected = nullptr; ///< the member 'has to be …' this, whatever is wrong inside of it
    bool ignored = false;           ///< what is wrong counts as missing
};
/// 'an object of numbers'
constexpr Inside allOf(const char* expected) { return {"", expected, false}; }
/// 'rows[].size'
constexpr Inside at(const char* where) { return {where, nullptr, false}; }
constexpr Inside kLenient{"", nullptr, true};

class JsonWriter
{
public:
    static constexpr bool kReads = false;
    explicit JsonWriter(const SeriesJson& series) : m_series(series) {}

    template <class T> void operator()(const char* key, const T& value) { m_json[key] = plain(value); }
    /// The English words, and beside them what a view needs to translate them.
    void operator()(const char* key, const Message& message) { writeMessage(m_json, key, message); }
    void operator()(const char* key, const std::vector<Message>& messages) { writeMessages(m_json, key, messages); }
    template <class T, class Form> void operator()(const char* key, const T& value, const Form& form)
    {
        m_json[key] = form.write(*this, value);
    }
    /// Whether a member is written; all are read.
    bool when(bool condition) const { return condition; }
    /// Written only, since it follows from the others: a value, or a function that makes it.
    template <class T> void derived(const char* key, const T& value)
    {
        if constexpr (std::invocable<const T&>)
            m_json[key] = plain(value());
        else
            m_json[key] = plain(value);
    }
    /// Several of those, of the object that `make` makes.
    template <std::invocable Make> void derived(const Make& make) { m_json.update(make()); }
    /// Some members as an object of their own.
    template <class Use> void object(const char* key, const Inside&, const Use& use)
    {
        JsonWriter inner(m_series);
        use(inner);
        m_json[key] = inner.take();
    }
    const SeriesJson& series() const { return m_series; }
    nlohmann::ordered_json take() { return std::move(m_json); }

private:
    template <class T> static nlohmann::ordered_json plain(const T& value)
    {
        if constexpr (std::same_as<T, double>)
            return numberOrNull(value);
        else
            return value;
    }

    const SeriesJson& m_series;
    nlohmann::ordered_json m_json = nlohmann::ordered_json::object();
};

class JsonReader : public ObjectReader
{
public:
    static constexpr bool kReads = true;
    using ObjectReader::ObjectReader;

    template <class T> void operator()(const char* key, T& out) { read(key, out); }
    template <class T, class Form> void operator()(const char* key, T& out, const Form& form)
    {
        form.read(*this, key, out);
    }
    bool when(bool) const { return true; }
    template <class T> void derived(const char*, const T&) const {}
    template <std::invocable Make> void derived(const Make&) const {}
    template <class Use> void object(const char* key, const Inside& inside, const Use& use)
    {
        const auto* json = find(key);
        if (!json) return;
        JsonReader inner(*json, inside.where);
        use(inner);
        if (!inner.error() || inside.ignored) return;
        inside.expected ? fail(key, Message::marked(inside.expected)) : fail(*inner.error());
    }
};

/// `value` as JSON.
template <class T> nlohmann::ordered_json writeFields(const T& value, const SeriesJson& series = floatsJson)
{
    JsonWriter writer(series);
    fields(writer, value);
    return writer.take();
}
/// A value of what writeFields() wrote; `where` is what error texts call it.
template <class T> Result<T> readFields(const nlohmann::json& json, const char* where)
{
    T value;
    JsonReader reader(json, where);
    fields(reader, value);
    if (reader.error()) return *reader.error();
    return value;
}

/// A specification, where it is valid; why not as an error of the file that it came from.
template <class Spec> Result<Spec> specFromJson(const nlohmann::json& json)
{
    auto spec = readFields<Spec>(json, "spec");
    if (!spec) return spec;
    if (auto valid = validate(*spec); !valid)
        return Error{ErrorCode::BadInput, valid.error().message, valid.error().hint};
    return spec;
}

// Forms: how a member is written and read.

/// A whole number in [low, high]; an optional one is null where it is not there.
struct Within
{
    double low, high;
    template <class Int> nlohmann::ordered_json write(const JsonWriter&, const Int& value) const { return value; }
    template <class Int> nlohmann::ordered_json write(const JsonWriter&, const std::optional<Int>& value) const
    {
        return orNull(value);
    }
    template <class Int> void read(ObjectReader& in, const char* key, Int& out) const
    {
        in.readInt(key, out, low, high);
    }
    template <class Int> void read(ObjectReader& in, const char* key, std::optional<Int>& out) const
    {
        if (in.find(key)) in.readInt(key, out.emplace(), low, high);
    }
};
/// As many as may be counted: beyond that not every whole number is a double.
inline constexpr Within kCount{0, 9e15};

/// A number that null stands for where it is not finite: missing, it is NaN.
struct OrNan
{
    static nlohmann::ordered_json write(const JsonWriter&, double value) { return numberOrNull(value); }
    static void read(ObjectReader& in, const char* key, double& out)
    {
        out = std::numeric_limits<double>::quiet_NaN();
        in.read(key, out);
    }
};
inline constexpr OrNan kOrNan;

/// An enumerator by its name. `expected`: of every other text; otherwise an empty one counts as missing.
template <class Enum> struct Named
{
    std::string_view (*name)(Enum);
    std::optional<Enum> (*parse)(std::string_view);
    const char* expected = nullptr;
    nlohmann::ordered_json write(const JsonWriter&, Enum value) const { return name(value); }
    void read(ObjectReader& in, const char* key, Enum& out) const
    {
        std::string text(expected ? name(out) : "");
        in.read(key, text);
        if (text.empty() && !expected) return;
        if (const auto value = parse(text))
            out = *value;
        else
            in.fail(key, expected ? Message::marked(expected) : Message::tr("a known name; '%1' is unknown").arg(text));
    }
};
template <class Enum>
Named(std::string_view (*)(Enum), std::optional<Enum> (*)(std::string_view), const char* = nullptr) -> Named<Enum>;

/// A struct that has fields() of its own; an optional one is null where it is not there.
struct Object
{
    Inside inside;
    template <class T> nlohmann::ordered_json write(const JsonWriter& writer, const T& value) const
    {
        return writeFields(value, writer.series());
    }
    template <class T> nlohmann::ordered_json write(const JsonWriter& writer, const std::optional<T>& value) const
    {
        return value ? write(writer, *value) : nlohmann::ordered_json(nullptr);
    }
    template <class T> void read(JsonReader& in, const char* key, T& out) const
    {
        in.object(key, inside, [&](JsonReader& inner) { fields(inner, out); });
    }
    template <class T> void read(JsonReader& in, const char* key, std::optional<T>& out) const
    {
        if (in.find(key)) read(in, key, out.emplace());
    }
};

/// A list of them.
struct List
{
    Inside inside;                                  ///< of each
    const char* expected = Message::mark("a list"); ///< null: what is no list counts as missing
    template <class Range> nlohmann::ordered_json write(const JsonWriter& writer, const Range& values) const
    {
        auto list = nlohmann::ordered_json::array();
        for (const auto& value : values)
            list.push_back(writeFields(value, writer.series()));
        return list;
    }
    template <class T> void read(JsonReader& in, const char* key, std::vector<T>& out) const
    {
        const auto* list = in.find(key);
        if (!list) return;
        if (!list->is_array()) return expected ? in.fail(key, Message::marked(expected)) : void();
        for (const auto& json : *list) {
            JsonReader one(json, inside.where);
            fields(one, out.emplace_back());
            if (one.error() && !inside.ignored)
                return inside.expected ? in.fail(key, Message::marked(inside.expected)) : in.fail(*one.error());
        }
    }
};

/// A list of what has fields(), where it is written only.
template <class T> nlohmann::ordered_json listJson(const std::vector<T>& values)
{
    const SeriesJson series = floatsJson;
    return List{}.write(JsonWriter(series), values);
}

/// What has a toJson() and a reader of its own. `ignored`: what the reader refuses counts as missing.
template <class T> struct OwnJson
{
    Result<T> (*parse)(const nlohmann::json&);
    bool ignored = false;
    nlohmann::ordered_json write(const JsonWriter&, const T& value) const { return toJson(value); }
    nlohmann::ordered_json write(const JsonWriter&, const std::optional<T>& value) const { return toJson(*value); }
    template <class Out> void read(ObjectReader& in, const char* key, Out& out) const
    {
        const auto* json = in.find(key);
        if (!json) return;
        if (auto value = parse(*json))
            out = std::move(*value);
        else if (!ignored)
            in.fail(value.error());
    }
};
template <class T> OwnJson(Result<T> (*)(const nlohmann::json&), bool = false) -> OwnJson<T>;

/// Whole numbers in [low, high].
struct Wholes
{
    std::int64_t low = std::numeric_limits<std::int64_t>::min(), high = std::numeric_limits<std::int64_t>::max();
    template <class Int> nlohmann::ordered_json write(const JsonWriter&, const std::vector<Int>& values) const
    {
        return values;
    }
    template <class Int> void read(ObjectReader& in, const char* key, std::vector<Int>& out) const
    {
        const auto* values = in.find(key);
        if (!values) return;
        out.clear();
        if (!values->is_array()) return in.fail(key, Message::tr("a list of whole numbers"));
        for (const auto& v : *values) {
            if (!v.is_number_integer() || v.get<std::int64_t>() < low || v.get<std::int64_t>() > high)
                return in.fail(key, Message::tr("a list of whole numbers"));
            out.push_back(v.get<Int>());
        }
    }
};

/// Anything else: `writes(value)` makes JSON, `reads(reader, key, value)` takes it.
template <class Write, class Read> struct Special
{
    Write writes;
    Read reads;
    template <class T> nlohmann::ordered_json write(const JsonWriter&, const T& value) const { return writes(value); }
    template <class T> void read(ObjectReader& in, const char* key, T& out) const { reads(in, key, out); }
};
template <class Write, class Read> Special(Write, Read) -> Special<Write, Read>;

} // namespace qs
