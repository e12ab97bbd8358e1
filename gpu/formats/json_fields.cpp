// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/formats/json_fields.h"

#include "gpu/core/units.h"

#include <charconv>

namespace qs {

nlohmann::ordered_json floatsJson(const std::vector<float>& values)
{
    auto list = nlohmann::ordered_json::array();
    for (const float us : values) {
        if (!std::isfinite(us)) {
            list.push_back(nullptr);
            continue;
        }
        const std::string text = formatShortest(us);
        double value = us;
        std::from_chars(text.data(), text.data() + text.size(), value);
        list.push_back(value);
    }
    return list;
}

} // namespace qs
