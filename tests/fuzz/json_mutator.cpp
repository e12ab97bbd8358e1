// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/json_mutator.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace qs::fuzz {

namespace {

using Json = nlohmann::ordered_json;

class Mutator
{
public:
    Mutator(Json& document, std::uint32_t seed) : m_document(document), m_random(seed) {}

    void step()
    {
        m_nodes.clear();
        collect(m_document);
        Json& node = pick();
        switch (below(8)) {
        case 0:
            node = strangeValue();
            break;
        case 1:
            node = Json(pick());
            break;
        case 2:
            removeChild(node);
            break;
        case 3:
            repeatChild(node);
            break;
        case 4:
            rename(node);
            break;
        case 5:
            insertChild(node);
            break;
        default:
            bend(number());
            break;
        }
    }
    std::size_t below(std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random); }

private:
    void collect(Json& node)
    {
        if (m_nodes.size() > 100'000) return;
        m_nodes.push_back(&node);
        if (node.is_structured())
            for (Json& child : node)
                collect(child);
    }
    Json& pick() { return *m_nodes[below(m_nodes.size())]; }

    Json& number()
    {
        for (int i = 0; i < 16; ++i)
            if (Json& node = pick(); node.is_number()) return node;
        return pick();
    }

    Json strangeValue()
    {
        static const Json values = Json::array({nullptr,
                                                true,
                                                false,
                                                0,
                                                -1,
                                                1,
                                                0.5,
                                                -0.0,
                                                1e-320,
                                                1e300,
                                                -1e300,
                                                3e38,
                                                4e38,
                                                2147483647,
                                                2147483648LL,
                                                -2147483649LL,
                                                9007199254740993LL,
                                                std::numeric_limits<std::int64_t>::max(),
                                                std::numeric_limits<std::int64_t>::min(),
                                                std::numeric_limits<std::uint64_t>::max(),
                                                "",
                                                "nan",
                                                "1e5",
                                                "NVFP4",
                                                std::string(300, 'x'),
                                                "\xf0\x9f\x94\xac",
                                                "a\nb|c",
                                                Json::array(),
                                                Json::object(),
                                                Json::array({Json::array()}),
                                                Json::array({1, 2, 3}),
                                                Json::array({nullptr})});
        return values[below(values.size())];
    }

    void removeChild(Json& node)
    {
        if (node.empty() || !node.is_structured()) return;
        auto at = node.begin();
        std::advance(at, static_cast<std::ptrdiff_t>(below(node.size())));
        node.erase(at);
    }

    void repeatChild(Json& node)
    {
        if (!node.is_array() || node.empty() || node.size() > 200) return;
        const Json child = node[below(node.size())];
        for (std::size_t i = below(4) + 1; i > 0; --i)
            node.insert(node.begin() + static_cast<std::ptrdiff_t>(below(node.size() + 1)), child);
    }

    void rename(Json& node)
    {
        if (!node.is_object() || node.empty()) return;
        const Json& other = pick();
        auto at = node.begin();
        std::advance(at, static_cast<std::ptrdiff_t>(below(node.size())));
        const std::string from = at.key();
        const Json value = at.value();
        const std::string to = other.is_object() && !other.empty()
                                   ? std::next(other.begin(), static_cast<std::ptrdiff_t>(below(other.size()))).key()
                                   : "name";
        node.erase(from);
        node[to] = value;
    }

    void insertChild(Json& node)
    {
        if (node.is_array())
            node.push_back(strangeValue());
        else if (node.is_object())
            node["k" + std::to_string(below(3))] = strangeValue();
    }

    void bend(Json& node)
    {
        if (!node.is_number()) return;
        const double value = node.get<double>();
        const double bent[] = {-value,      value + 1,         value - 1,   value * 2, value * 1e6,
                               value / 1e6, std::floor(value), value + 0.5, 0};
        node = bent[below(std::size(bent))];
    }

    Json& m_document;
    std::minstd_rand m_random;
    std::vector<Json*> m_nodes;
};

} // namespace

std::optional<std::string> mutatedJson(std::string_view text, std::uint32_t seed)
{
    auto document = Json::parse(text, nullptr, false);
    if (document.is_discarded()) return std::nullopt;
    Mutator mutator(document, seed);
    for (std::size_t steps = mutator.below(4) + 1; steps > 0; --steps)
        mutator.step();
    return document.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace qs::fuzz
