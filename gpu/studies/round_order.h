// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace qs {

/// The order of variants in each round. Blocks of as many rounds as there are variants form a Latin square, drawn anew for
/// every block: each variant stands in each place of the round exactly once, so that neither drift nor what ran before favours
/// one of them. Deterministic by seed.
class RoundOrder
{
public:
    RoundOrder(int variants, std::uint64_t seed);

    /// Variants of round `round` in the order in which they run. The reference is good until the next call.
    const std::vector<int>& round(std::int64_t round);
    /// Whether a block ends behind this round.
    bool endsBlock(std::int64_t round) const { return (round + 1) % m_variants == 0; }
    int variants() const { return m_variants; }

private:
    std::vector<int> permutation(std::uint64_t stream) const;

    int m_variants;
    std::uint64_t m_seed;
    std::int64_t m_block = -1;
    std::vector<int> m_rows, m_columns, m_symbols, m_order;
};

} // namespace qs
