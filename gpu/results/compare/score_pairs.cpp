// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/results/compare/score_pairs.h"

#include <string_view>
#include <unordered_map>

namespace qs {

ScorePairs pairById(const Score& a, const Score& b)
{
    ScorePairs pairs;
    if (a.ids.size() != a.values.size() || b.ids.size() != b.values.size()) return pairs;
    std::unordered_map<std::string_view, double> known;
    known.reserve(a.ids.size());
    for (std::size_t i = 0; i < a.ids.size(); ++i)
        known.emplace(a.ids[i], a.values[i]);
    for (std::size_t i = 0; i < b.ids.size(); ++i) {
        const auto found = known.find(b.ids[i]);
        if (found == known.end()) continue;
        pairs.a.push_back(found->second);
        pairs.b.push_back(b.values[i]);
        known.erase(found);
    }
    return pairs;
}

} // namespace qs
