// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <regex>
#include <string>

namespace qs {

/// The numbers with a × in a text, and how many of them are `ratio` or its inverse, both within 3%.
struct Directions
{
    std::size_t right = 0, turned = 0;
    std::string around; ///< the first that is turned round, with what stands beside it
};

inline Directions directionsIn(const std::string& text, double ratio)
{
    static const std::regex number(R"((\d+\.\d+) ?×)");
    Directions found;
    for (std::sregex_iterator at(text.begin(), text.end(), number), end; at != end; ++at) {
        const double value = std::stod((*at)[1].str());
        if (std::fabs(value / ratio - 1) < 0.03) ++found.right;
        if (std::fabs(value * ratio - 1) >= 0.03) continue;
        ++found.turned;
        const auto from = static_cast<std::size_t>(at->position());
        if (found.around.empty()) found.around = text.substr(from - std::min<std::size_t>(from, 60), 120);
    }
    return found;
}

} // namespace qs
