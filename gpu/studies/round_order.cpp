// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/round_order.h"

#include "gpu/core/random.h"

#include <numeric>
#include <utility>

namespace qs {

RoundOrder::RoundOrder(int variants, std::uint64_t seed) : m_variants(variants), m_seed(seed ^ 0x5ca1ab1eull), m_order(static_cast<std::size_t>(variants)) {}

std::vector<int> RoundOrder::permutation(std::uint64_t stream) const
{
    std::vector<int> all(static_cast<std::size_t>(m_variants));
    std::iota(all.begin(), all.end(), 0);
    for (std::size_t i = all.size(); i > 1; --i) // Fisher and Yates
        std::swap(all[i - 1], all[splitmix64(m_seed, stream * 4096 + i) % i]);
    return all;
}

const std::vector<int>& RoundOrder::round(std::int64_t round)
{
    const std::int64_t block = round / m_variants;
    if (block != m_block) {
        m_block = block;
        const auto stream = static_cast<std::uint64_t>(block) * 3;
        m_rows = permutation(stream);
        m_columns = permutation(stream + 1);
        m_symbols = permutation(stream + 2);
    }
    // Rows, columns and symbols of the cyclic square, each shuffled.
    const int row = m_rows[static_cast<std::size_t>(round % m_variants)];
    for (std::size_t place = 0; place < m_order.size(); ++place)
        m_order[place] = m_symbols[static_cast<std::size_t>((row + m_columns[place]) % m_variants)];
    return m_order;
}

} // namespace qs
