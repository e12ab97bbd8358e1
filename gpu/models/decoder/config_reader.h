// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gpu/core/error.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace qs {

/// Reads members of one object of a config.json by name, keeps the first thing that is wrong, and remembers what was
/// asked for.
class ConfigReader
{
public:
    using json = nlohmann::json;

    /// Both outlive the reader. `prefix`: what stands before the keys in messages ("rope_parameters.").
    ConfigReader(const json& object, const std::string& file, std::string prefix = {})
        : m_object(object), m_file(file), m_prefix(std::move(prefix))
    {}

    /// Null where the key is missing or null.
    const json* find(const char* key) const
    {
        m_asked.insert(key);
        const auto found = m_object.find(key);
        return found == m_object.end() || found->is_null() ? nullptr : &*found;
    }
    bool has(const char* key) const
    {
        m_asked.insert(key);
        return m_object.contains(key);
    }
    const std::string& file() const { return m_file; }

    /// `missing`: of a key that is missing or null; empty: it has to be there.
    std::int64_t whole(const char* key, std::optional<std::int64_t> missing, std::int64_t low, std::int64_t high);
    double positive(const char* key, double missing, double high);
    bool flag(const char* key, bool missing);
    std::string word(const char* key, const std::string& missing);

    /// '"config.json": "vocab_size"', as sentences about a key begin.
    std::string place(const char* key) const;
    void isMissing(const char* key);
    void wrong(const char* key, const json& value, const Message& expected);
    void notSupported(const char* key, const std::string& value, const Message& supported);
    void fail(const Message& sentence,
              const Message& hint = Message::tr("Check that it is the complete config.json of a language model."));
    std::optional<Error>& error() { return m_error; }
    /// Takes an error of a reader of an object within this one over.
    void take(const ConfigReader& inner)
    {
        if (!m_error) m_error = inner.m_error;
    }
    /// Keys with a value that nobody has asked for, in order.
    std::vector<std::string> notAsked() const;

    static std::string shown(const json& value);

private:
    const json& m_object;
    const std::string& m_file;
    std::string m_prefix;
    std::optional<Error> m_error;
    mutable std::set<std::string> m_asked;
};

} // namespace qs
