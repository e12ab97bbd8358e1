// SPDX-License-Identifier: GPL-3.0-or-later
// As much of JSON Schema (draft 2020-12) as the schemas in resources/schema use. What it does not know makes a check
// fail, so that a schema cannot ask for something that nobody looks at.
#pragma once

#include <nlohmann/json.hpp>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace qs {

class JsonSchema
{
public:
    /// A schema of resources/schema; others that it names are read from there, too.
    explicit JsonSchema(std::string file) : m_folder(QS_SOURCE_DIR "/resources/schema/"), m_file(std::move(file)) {}

    /// What is wrong with `value`, with its place; empty: nothing.
    std::string problem(const nlohmann::json& value) { return check(value, document(m_file), m_file, "$"); }
    /// Names of all properties of all levels.
    std::set<std::string> propertyNames()
    {
        std::set<std::string> names;
        collect(document(m_file), names);
        return names;
    }

private:
    using Json = nlohmann::json;

    const Json& document(const std::string& file)
    {
        auto [found, fresh] = m_documents.try_emplace(file);
        if (fresh) {
            std::ifstream in(m_folder + file);
            found->second = Json::parse(in);
        }
        return found->second;
    }

    std::string follow(const Json& value, const std::string& reference, const std::string& file,
                       const std::string& where)
    {
        const auto hash = reference.find('#');
        const std::string other = hash == 0 ? file : reference.substr(0, hash);
        const Json& root = document(other);
        const Json& part = hash == std::string::npos ? root : root.at(Json::json_pointer(reference.substr(hash + 1)));
        return check(value, part, other, where);
    }

    static bool isOfType(const Json& value, const std::string& type)
    {
        if (type == "object") return value.is_object();
        if (type == "array") return value.is_array();
        if (type == "string") return value.is_string();
        if (type == "boolean") return value.is_boolean();
        if (type == "null") return value.is_null();
        if (type == "integer")
            return value.is_number_integer() ||
                   (value.is_number() &&
                    value.get<double>() == static_cast<double>(static_cast<long long>(value.get<double>())));
        return type == "number" && value.is_number();
    }

    static bool isOfTypes(const Json& value, const Json& types)
    {
        if (types.is_string()) return isOfType(value, types.get<std::string>());
        for (const auto& type : types)
            if (isOfType(value, type.get<std::string>())) return true;
        return false;
    }

    std::string check(const Json& value, const Json& schema, const std::string& file, const std::string& where)
    {
        if (schema.is_boolean()) return schema.get<bool>() ? "" : where + ": nothing is allowed here";
        static const std::set<std::string> silent{
            "$schema", "$id", "$defs", "title", "description", "properties", "additionalProperties"};
        for (const auto& [key, rule] : schema.items()) {
            std::string wrong;
            if (key == "$ref")
                wrong = follow(value, rule.get<std::string>(), file, where);
            else if (key == "items")
                wrong = checkItems(value, rule, file, where);
            else if (key == "allOf" || key == "anyOf" || key == "oneOf")
                wrong = checkSome(key, value, rule, file, where);
            else if (!silent.contains(key))
                wrong = checkPlain(key, value, rule, where);
            if (!wrong.empty()) return wrong;
        }
        return checkMembers(value, schema, file, where);
    }

    std::string checkPlain(const std::string& key, const Json& value, const Json& rule, const std::string& where)
    {
        if (key == "type") return isOfTypes(value, rule) ? "" : where + ": not of type " + rule.dump();
        if (key == "const") return value == rule ? "" : where + ": not " + rule.dump();
        if (key == "enum")
            return std::find(rule.begin(), rule.end(), value) != rule.end() ? ""
                                                                            : where + ": not one of " + rule.dump();
        if (key == "minimum")
            return !value.is_number() || value.get<double>() >= rule.get<double>() ? ""
                                                                                   : where + ": below " + rule.dump();
        if (key == "maximum")
            return !value.is_number() || value.get<double>() <= rule.get<double>() ? ""
                                                                                   : where + ": above " + rule.dump();
        if (key == "minItems")
            return !value.is_array() || value.size() >= rule.get<std::size_t>() ? "" : where + ": too short";
        if (key == "maxItems")
            return !value.is_array() || value.size() <= rule.get<std::size_t>() ? "" : where + ": too long";
        if (key == "pattern")
            return !value.is_string() ||
                           std::regex_search(value.get<std::string>(), std::regex(rule.get<std::string>()))
                       ? ""
                       : where + ": not of the pattern " + rule.dump();
        if (key != "required") return where + ": the check does not know '" + key + "'";
        for (const auto& name : rule)
            if (value.is_object() && !value.contains(name.get<std::string>()))
                return where + ": no '" + name.get<std::string>() + "'";
        return {};
    }

    std::string checkItems(const Json& value, const Json& rule, const std::string& file, const std::string& where)
    {
        if (!value.is_array()) return {};
        for (std::size_t i = 0; i < value.size(); ++i)
            if (std::string wrong = check(value[i], rule, file, where + "[" + std::to_string(i) + "]"); !wrong.empty())
                return wrong;
        return {};
    }

    std::string checkSome(const std::string& key, const Json& value, const Json& rules, const std::string& file,
                          const std::string& where)
    {
        std::size_t right = 0;
        std::string wrong;
        for (const auto& rule : rules) {
            const std::string one = check(value, rule, file, where);
            if (one.empty())
                ++right;
            else
                wrong = one;
        }
        const bool ok = key == "allOf" ? right == rules.size() : key == "oneOf" ? right == 1 : right > 0;
        return ok ? "" : wrong.empty() ? where + ": more than one of the forms" : wrong;
    }

    std::string checkMembers(const Json& value, const Json& schema, const std::string& file, const std::string& where)
    {
        if (!value.is_object()) return {};
        const Json none = Json::object();
        const Json& known = schema.contains("properties") ? schema["properties"] : none;
        for (const auto& [key, member] : value.items()) {
            const auto rule = known.find(key);
            const Json* use = rule != known.end()                       ? &*rule
                              : schema.contains("additionalProperties") ? &schema["additionalProperties"]
                                                                        : nullptr;
            if (!use) continue;
            if (std::string wrong = check(member, *use, file, where + "." + key); !wrong.empty()) return wrong;
        }
        return {};
    }

    static void collect(const Json& schema, std::set<std::string>& names)
    {
        if (schema.is_object() && schema.contains("properties"))
            for (const auto& [key, rule] : schema["properties"].items())
                names.insert(key);
        if (schema.is_structured())
            for (const auto& part : schema)
                collect(part, names);
    }

    std::string m_folder, m_file;
    std::map<std::string, Json> m_documents;
};

} // namespace qs
