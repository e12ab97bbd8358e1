// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/studies/protocol/round_order.h"

#include "gpu/core/random.h"

#include <numeric>
#include <utility>

namespace qs {

RoundOrder::RoundOrder(int variants, std::uint64_t seed)
    : m_variants(variants), m_seed(seed ^ 0x5ca1ab1eull), m_order(static_cast<std::size_t>(variants))
{}

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
    const bool mirrored =
        m_variants % 2 != 0 && block % 2 != 0; // the second of the two squares that an odd number needs
    if (block != m_block) {
        m_block = block;
        const auto stream = static_cast<std::uint64_t>(block) * 2;
        m_rows = permutation(stream);
        m_symbols = permutation(mirrored ? stream - 1 : stream + 1);
    }
    // 0, 1, −1, 2, −2, … : neighbours differ by 1, −2, 3, −4, …, each difference (modulo the number of variants) once,
    // or with the mirrored row twice. Every round is that row moved on by another number.
    const auto row = static_cast<std::size_t>(m_rows[static_cast<std::size_t>(round % m_variants)]);
    const auto n = m_order.size();
    for (std::size_t place = 0; place < n; ++place) {
        const std::size_t step = (place + 1) / 2, moved = place % 2 != 0 ? step : n - step;
        m_order[mirrored ? n - 1 - place : place] = m_symbols[(row + moved) % n];
    }
    return m_order;
}

} // namespace qs
