// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// The generator of std::minstd_rand (Park and Miller 1993: 48271 mod 2^31 − 1) with the two draws that the test series
/// are made of.
class Minstd
{
public:
    explicit Minstd(std::uint64_t seed) : m_state(seed % kModulus == 0 ? 1 : seed % kModulus) {}
    /// Uniform in (0, 1).
    double uniform()
    {
        m_state = m_state * 48271 % kModulus;
        return static_cast<double>(m_state) / static_cast<double>(kModulus);
    }
    /// Nearly standard normal: twelve uniform numbers less 6.
    double gauss()
    {
        double sum = 0;
        for (int i = 0; i < 12; ++i)
            sum += uniform();
        return sum - 6.0;
    }

private:
    static constexpr std::uint64_t kModulus = 2147483647;
    std::uint64_t m_state;
};

} // namespace qs
