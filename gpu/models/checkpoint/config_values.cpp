// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/models/checkpoint/config_values.h"

namespace qs {

using nlohmann::json;

const json* member(const json& object, const char* key)
{
    if (!object.is_object()) return nullptr;
    const auto found = object.find(key);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

std::string wordOf(const json& object, const char* key, const std::string& missing)
{
    const json* value = member(object, key);
    return value && value->is_string() ? value->get<std::string>() : missing;
}

bool flagOf(const json& object, const char* key, bool missing)
{
    const json* value = member(object, key);
    return value && value->is_boolean() ? value->get<bool>() : missing;
}

std::int64_t numberOf(const json& object, const char* key, std::int64_t missing)
{
    const json* value = member(object, key);
    if (!value || !value->is_number_integer()) return missing;
    const auto number = value->get<std::int64_t>();
    return number >= -1 && number <= (1 << 30) ? number : -2;
}

std::vector<std::string> wordsOf(const json& object, const char* key)
{
    std::vector<std::string> words;
    const json* list = member(object, key);
    if (list && list->is_string()) words.push_back(list->get<std::string>());
    if (!list || !list->is_array() || list->size() > 100'000) return words;
    for (const json& word : *list)
        if (word.is_string()) words.push_back(word.get<std::string>());
    return words;
}

bool setBlock(const json* block, MatrixFormat& out)
{
    if (!block || !block->is_array() || block->size() != 2 || !(*block)[0].is_number_unsigned() ||
        !(*block)[1].is_number_unsigned())
        return false;
    out.blockRows = (*block)[0].get<std::int64_t>();
    out.groupSize = (*block)[1].get<std::int64_t>();
    return out.blockRows > 0 && out.blockRows < 1 << 20 && out.groupSize > 0 && out.groupSize < 1 << 20;
}

Error refused(const Message& what, const Message& hint) { return {ErrorCode::BadInput, what, hint}; }

} // namespace qs
