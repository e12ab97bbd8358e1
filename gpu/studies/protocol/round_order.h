// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace qs {

/// The order of variants in each round: Williams designs (Williams 1949), drawn anew each time. A block of as many
/// rounds as there are variants is a Latin square, so that each variant stands in each place of the round once and
/// drift favours none. Within its rounds each variant follows each other one once, too, so that what ran before favours
/// none either; an odd number of variants needs two blocks for that, in which each follows each other one twice.
/// Deterministic by seed.
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
    std::vector<int> m_rows, m_symbols, m_order;
};

} // namespace qs
