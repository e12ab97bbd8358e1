// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"
#include "gpu/formats/message_json.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace qs {

/// 'rows[].total has to be a whole number.'
inline Error wrongField(const std::string& field, const Message& expected)
{
    return {ErrorCode::BadInput, Message::tr("%1 must be %2.").arg(field, expected),
            Message::tr("The file was not written by Quantoscope or was modified by hand.")};
}

/// Reads optional members of one JSON object by name; remembers the first wrong type instead of throwing.
class ObjectReader
{
public:
    ObjectReader(const nlohmann::json& object, std::string where) : m_object(object), m_where(std::move(where))
    {
        if (!object.is_object()) fail("", Message::tr("an object"));
    }

    const nlohmann::json* find(const char* key) const
    {
        if (!m_object.is_object()) return nullptr;
        const auto it = m_object.find(key);
        return it == m_object.end() || it->is_null() ? nullptr : &*it;
    }
    void read(const char* key, std::string& out)
    {
        if (const auto* v = find(key))
            v->is_string() ? void(out = v->get<std::string>()) : fail(key, Message::tr("a string"));
    }
    /// A text and what it can be translated from.
    void read(const char* key, Message& out)
    {
        if (const auto* v = find(key))
            v->is_string() ? void(out = messageFromJson(v->get<std::string>(), find(sourceKey(key).c_str())))
                           : fail(key, Message::tr("a string"));
    }
    void read(const char* key, bool& out)
    {
        if (const auto* v = find(key))
            v->is_boolean() ? void(out = v->get<bool>()) : fail(key, Message::tr("true or false"));
    }
    void read(const char* key, double& out)
    {
        if (const auto* v = find(key))
            v->is_number() ? void(out = v->get<double>()) : fail(key, Message::tr("a number"));
    }
    /// The texts of a list, at the end of `out`; what is no text is left out.
    void read(const char* key, std::vector<std::string>& out)
    {
        const auto* list = find(key);
        if (!list || !list->is_array()) return;
        for (const auto& text : *list)
            if (text.is_string()) out.push_back(text.get<std::string>());
    }
    void read(const char* key, std::vector<Message>& out)
    {
        const auto *list = find(key), *sources = find(sourceKey(key).c_str());
        if (!list || !list->is_array()) return;
        const bool paired = sources && sources->is_array() && sources->size() == list->size();
        for (std::size_t i = 0; i < list->size(); ++i)
            if ((*list)[i].is_string())
                out.push_back(messageFromJson((*list)[i].get<std::string>(), paired ? &(*sources)[i] : nullptr));
    }
    /// A whole number in [low, high].
    template <typename Int> void readInt(const char* key, Int& out, double low, double high)
    {
        const auto* v = find(key);
        if (!v) return;
        if (!v->is_number()) return fail(key, Message::tr("a whole number"));
        const double value = v->get<double>();
        if (!(value >= low && value <= high) || std::floor(value) != value)
            return fail(key, Message::tr("a whole number in range"));
        if (v->is_number_integer())
            out = v->get<Int>();
        else if (value < std::ldexp(1.0, std::numeric_limits<Int>::digits))
            out = static_cast<Int>(value);
        else
            fail(key, Message::tr("a whole number in range")); // `high` is the largest Int, which a double rounds up
    }
    void fail(const std::string& key, const Message& expected)
    {
        fail(wrongField(m_where + (key.empty() ? "" : "." + key), expected));
    }
    /// The first one counts.
    void fail(Error error)
    {
        if (!m_error) m_error = std::move(error);
    }
    const std::optional<Error>& error() const { return m_error; }

private:
    const nlohmann::json& m_object;
    std::string m_where;
    std::optional<Error> m_error;
};

/// A finite number, or null for infinities and NaN (JSON has no way to write them).
inline nlohmann::ordered_json numberOrNull(double value)
{
    return std::isfinite(value) ? nlohmann::ordered_json(value) : nlohmann::ordered_json(nullptr);
}

/// A value, or null where there is none.
template <class T> nlohmann::ordered_json orNull(const std::optional<T>& value)
{
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

} // namespace qs
