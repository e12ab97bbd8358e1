// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/decoder/config_reader.h"

#include "gpu/core/units.h"
#include "gpu/formats/io/describe.h"

#include <algorithm>

namespace qs {
namespace {

Message range(std::int64_t low, std::int64_t high)
{
    return Message::tr("a whole number from %1 to %2").arg(formatCount(low), formatCount(high));
}

} // namespace

std::int64_t ConfigReader::whole(const char* key, std::optional<std::int64_t> missing, std::int64_t low,
                                 std::int64_t high)
{
    const json* value = find(key);
    if (!value) {
        if (!missing) isMissing(key);
        return missing.value_or(low);
    }
    if (!value->is_number_integer() ||
        (value->is_number_unsigned() && value->get<std::uint64_t>() > static_cast<std::uint64_t>(high))) {
        wrong(key, *value, range(low, high));
        return low;
    }
    const auto number = value->get<std::int64_t>();
    if (number < low || number > high) wrong(key, *value, range(low, high));
    return std::clamp(number, low, high);
}

double ConfigReader::positive(const char* key, double missing, double high)
{
    const json* value = find(key);
    if (!value) return missing;
    const double number = value->is_number() ? value->get<double>() : -1;
    if (number > 0 && number <= high) return number;
    wrong(key, *value, Message::tr("a number above 0 and up to %1").arg(formatNumber(high, 3)));
    return missing;
}

bool ConfigReader::flag(const char* key, bool missing)
{
    const json* value = find(key);
    if (value && !value->is_boolean()) wrong(key, *value, Message::tr("true or false"));
    return value && value->is_boolean() ? value->get<bool>() : missing;
}

std::string ConfigReader::word(const char* key, const std::string& missing)
{
    const json* value = find(key);
    if (value && !value->is_string()) wrong(key, *value, Message::tr("a string"));
    return value && value->is_string() ? value->get<std::string>() : missing;
}

std::string ConfigReader::place(const char* key) const
{
    return quotedText(m_file, 300) + ": \"" + m_prefix + key + "\"";
}

void ConfigReader::isMissing(const char* key) { fail(Message::tr("%1 is missing.").arg(place(key))); }

void ConfigReader::wrong(const char* key, const json& value, const Message& expected)
{
    fail(Message::tr("%1 is %2; expected %3.").arg(place(key), shown(value), expected));
}

void ConfigReader::notSupported(const char* key, const std::string& value, const Message& supported)
{
    fail(Message::tr("%1 is %2, which is not supported.").arg(place(key), value), supported);
}

void ConfigReader::fail(const Message& sentence, const Message& hint)
{
    if (!m_error) m_error = Error{ErrorCode::BadInput, sentence, hint};
}

std::vector<std::string> ConfigReader::notAsked() const
{
    std::vector<std::string> keys;
    for (const auto& [key, value] : m_object.items())
        if (!value.is_null() && !m_asked.contains(key)) keys.push_back(key);
    return keys;
}

std::string ConfigReader::shown(const json& value)
{
    return printable(value.dump(-1, ' ', false, json::error_handler_t::replace), 60);
}

} // namespace qs
