// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/cpu/decoder/router.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace qs {

namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr float kLeastSum = 1e-20f; ///< what transformers adds to a sum of sigmoids before it divides by it

/// The `count` of [0, n) with the largest keys, first in `order`; of equal ones the first.
void largest(std::vector<std::int32_t>& order, std::int64_t n, std::int64_t count, const float* keys)
{
    order.resize(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), 0);
    std::partial_sort(order.begin(), order.begin() + count, order.end(), [keys](std::int32_t a, std::int32_t b) {
        return keys[a] != keys[b] ? keys[a] > keys[b] : a < b;
    });
}

/// Sum of the two largest of a group.
float groupKey(const float* keys, std::int64_t size)
{
    float first = kNever, second = kNever;
    for (std::int64_t i = 0; i < size; ++i) {
        second = std::max(second, std::min(first, keys[i]));
        first = std::max(first, keys[i]);
    }
    return size > 1 ? first + second : first;
}

/// Experts of other groups are never chosen.
void keepGroups(const Mixture& m, std::vector<float>& keys, std::vector<std::int32_t>& order)
{
    const std::int64_t size = m.experts / m.groups;
    std::vector<float> groups(static_cast<std::size_t>(m.groups));
    for (std::int64_t g = 0; g < m.groups; ++g)
        groups[static_cast<std::size_t>(g)] = groupKey(keys.data() + g * size, size);
    largest(order, m.groups, m.chosenGroups, groups.data());
    for (std::size_t i = static_cast<std::size_t>(m.chosenGroups); i < order.size(); ++i)
        std::fill_n(keys.begin() + order[i] * size, size, kNever);
}

} // namespace

void chooseExperts(const Mixture& m, const float* correction, float* products, ExpertChoice* chosen,
                   std::vector<std::int32_t>& order)
{
    const auto experts = static_cast<std::size_t>(m.experts), count = static_cast<std::size_t>(m.perToken);
    if (m.router == RouterKind::Sigmoid)
        for (std::size_t e = 0; e < experts; ++e)
            products[e] = 1.0f / (1.0f + std::exp(-products[e]));
    std::vector<float> keys(experts);
    for (std::size_t e = 0; e < experts; ++e) {
        const float key = products[e] + (correction ? correction[e] : 0.0f);
        keys[e] = std::isnan(key) ? kNever : key;
    }
    if (m.chosenGroups < m.groups) keepGroups(m, keys, order);
    largest(order, m.experts, m.perToken, keys.data());
    const float most = products[order[0]];
    float all = 0, sum = 0;
    if (m.router == RouterKind::Softmax)
        for (std::size_t e = 0; e < experts; ++e)
            all += std::exp(products[e] - most);
    for (std::size_t i = 0; i < count; ++i) {
        const float product = products[order[i]];
        const float weight = m.router == RouterKind::Sigmoid ? product : std::exp(product - most);
        chosen[i] = {order[i], m.router == RouterKind::Softmax ? weight / all : weight};
        sum += chosen[i].weight;
    }
    if (m.router == RouterKind::Sigmoid) sum += kLeastSum;
    const bool divides = m.normalized || m.router == RouterKind::ChosenSoftmax;
    for (std::size_t i = 0; i < count; ++i)
        chosen[i].weight = (divides ? chosen[i].weight / sum : chosen[i].weight) * static_cast<float>(m.scale);
    std::sort(chosen, chosen + count, [](const ExpertChoice& a, const ExpertChoice& b) { return a.expert < b.expert; });
}

} // namespace qs
