// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qs {

/// What quantization did to the values; over the elements whose input is finite.
struct ErrorMetrics
{
    double sqnrDb = 0;          ///< 10·log10(Σx² / Σ(x−x̂)²); infinite where nothing changed
    double mse = 0;             ///< mean of (x−x̂)²
    double maxAbs = 0;          ///< largest |x−x̂|
    double cosine = 0;          ///< Σx·x̂ / (|x|·|x̂|); NaN where one side is all zero
    std::int64_t elements = 0;  ///< how many elements this is over
    std::int64_t nonFinite = 0; ///< elements left out because the input is NaN or infinite
};

/// Sums in double, mergeable, so that threads can each take a part.
class ErrorAccumulator
{
public:
    void add(float original, float restored);
    void merge(const ErrorAccumulator& other);
    ErrorMetrics metrics() const;

private:
    double m_signal = 0, m_noise = 0, m_dot = 0, m_restored = 0, m_maxAbs = 0;
    std::int64_t m_elements = 0, m_nonFinite = 0;
};

} // namespace qs
