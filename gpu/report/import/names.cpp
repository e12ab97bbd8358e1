// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/report/import/names.h"

#include <algorithm>
#include <cstddef>
#include <map>

namespace qs {

namespace {

std::string valueOf(const NameFields& fields, const std::string& key)
{
    const auto found = std::ranges::find(fields, key, &std::pair<std::string, std::string>::first);
    return found == fields.end() ? std::string() : found->second;
}

/// Keys in their order of which those at `places` have different values.
std::vector<std::string> differingKeys(const std::vector<FieldedName>& all, const std::vector<std::size_t>& places)
{
    std::vector<std::string> keys, differing;
    for (const std::size_t at : places)
        for (const auto& [key, value] : all[at].fields)
            if (std::ranges::find(keys, key) == keys.end()) keys.push_back(key);
    for (const std::string& key : keys) {
        const std::string first = valueOf(all[places.front()].fields, key);
        if (std::ranges::any_of(places, [&](std::size_t at) { return valueOf(all[at].fields, key) != first; }))
            differing.push_back(key);
    }
    return differing;
}

} // namespace

std::vector<std::string> namesByDifference(const std::vector<FieldedName>& all)
{
    std::map<std::string, std::vector<std::size_t>> places;
    for (std::size_t i = 0; i < all.size(); ++i)
        places[all[i].name].push_back(i);
    std::vector<std::string> names(all.size());
    for (const auto& [name, at] : places) {
        const std::vector<std::string> keys = differingKeys(all, at);
        for (const std::size_t i : at) {
            names[i] = name;
            for (const std::string& key : keys)
                if (const std::string value = valueOf(all[i].fields, key); !value.empty())
                    names[i] += ", " + key + " " + value;
        }
    }
    return names;
}

} // namespace qs
